"""Every game in two minutes, and the tips at first tables: whole, well set, and true to their clauses."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.box import Box
from ludotheque.kernel.action import Seat
from ludotheque.kernel.play import play, waiting
from ludotheque.kernel.step import State
from ludotheque.primer.reading import BadPrimer, Primer, primer_of, primer_sentences, read_cues, read_lines
from ludotheque.record.notation import read_action
from ludotheque.record.read import read_record
from ludotheque.record.record import set_up
from ludotheque.shelf import BOXES
from ludotheque.texts.sentences import LANGUAGES, game_sentences
from tests.texts.setting import amiss

ROOT = Path(__file__).parent.parent
RECORDS = ROOT / "records"
GAMES = ROOT.parent / "web" / "src" / "games"
LONGEST = 170  # letters of a sentence: more are not read in two minutes
MOST_RECORDS = 6  # of each game that are looked through

each_box = pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))


def primer(box: Box) -> Primer:
    found = primer_of(box)
    assert found is not None
    return found


@each_box
def test_two_minutes_tell_the_aim_a_turn_the_end_and_three_traps(box: Box) -> None:
    parts = [line.part for line in primer(box).lines]

    assert parts == sorted(parts, key=["goal", "turn", "end", "trap"].index)
    assert (parts.count("goal"), parts.count("trap")) == (1, 3)
    assert 3 <= parts.count("turn") <= 5
    assert 1 <= parts.count("end") <= 2


@each_box
def test_every_sentence_is_used_short_and_well_set(box: Box) -> None:
    used = {said.says for said in [*primer(box).lines, *primer(box).cues]}

    for lang in LANGUAGES:
        sentences = primer_sentences(box, lang)
        assert set(sentences.keys) == used
        assert [key for key in sentences.keys if len(sentences.say(key)) > LONGEST] == []
        assert [key for key in sentences.keys if amiss(sentences.say(key), lang)] == []


@each_box
def test_its_pictures_are_plates_of_the_page(box: Box) -> None:
    text = (GAMES / box.game.name / "plates" / "index.ts").read_text("utf-8")
    drawn = re.findall(r'name: "([a-z-]+)"', text)
    wanted = [line.plate for line in primer(box).lines if line.plate]

    assert len(wanted) >= 4
    assert set(wanted) <= set(drawn)


@each_box
def test_whatever_people_are_asked_and_may_answer_in_two_ways_has_a_tip(box: Box) -> None:
    verbs = {cue.verb for cue in primer(box).cues}

    assert {question for question in _questions(box) if not question & verbs} == set()


@each_box
def test_a_tip_is_about_a_verb_of_the_game_and_no_verb_has_two(box: Box) -> None:
    verbs = [cue.verb for cue in primer(box).cues]

    assert len(verbs) == len(set(verbs))
    known = game_sentences(box.folder, "fr").keys
    assert [verb for verb in verbs if f"ask-{verb}" not in known] == []


LINE = """\
[[line]]
part   = "goal"
says   = "goal"
clause = "cre.end.island"
law    = "2b01f6ac"
"""


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (LINE.replace("2b01f6ac", "00000000"), "line 5: cre.end.island says something else now; if the sentence"),
        (LINE.replace("end.island", "end.moon"), "line 4: there is no clause 'cre.end.moon'"),
        (LINE.replace('"goal"\nclause', '"aim"\nclause'), "line 3: no sentence is called 'aim' in fr.ftl"),
        (LINE.replace('"goal"\nsays', '"aim"\nsays'), "line 2: invalid enum value 'aim'"),
        (LINE + "size = 3\n", "line 1: object contains unknown field `size`"),
        (LINE + "plate = \n", "line 6: invalid value"),
    ],
)
def test_a_slip_in_a_primer_is_one_sentence_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadPrimer) as told:
        read_lines(BOXES["cresus"], text)

    assert str(told.value).startswith(complaint)


def test_a_slip_in_a_tip_is_told_alike() -> None:
    cue = LINE.replace("line]", "cue]").replace('part   = "goal"', 'verb   = "seal-bid"')

    with pytest.raises(BadPrimer, match=r"^line 5: cre\.end\.island says something else now"):
        read_cues(BOXES["cresus"], cue.replace("2b01f6ac", "ffffffff"))


def _questions(box: Box) -> Iterator[frozenset[str]]:
    """What recorded games ask: the verbs that are open together."""
    for path in sorted((RECORDS / box.game.name).glob("*.record"))[:MOST_RECORDS]:
        record = read_record(path.read_text("utf-8"))
        header = record.header
        state: Any = set_up(box.game, box.edition(header.edition).tables, header)
        for line in record.lines:
            action = read_action(box.game, header.seats, line)
            if action.seat in waiting(state) and (question := _question(state, action.seat)):
                yield question
            play(state, action)


def _question(state: State, seat: Seat) -> frozenset[str]:
    """Nothing where there is one possible answer."""
    found = [ask for ask in state.steps[-1].asks(state, seat) if ask.is_open()]
    ways = sum(ask.count() for ask in found)
    return frozenset(ask.verb for ask in found) if ways > 1 else frozenset()
