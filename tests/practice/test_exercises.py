"""Positions to practise on: true to their clauses, well set, and each with one answer that is clearly the best."""

import re

import pytest

from ludotheque.box import Box
from ludotheque.practice.reading import (
    TITLE,
    WHY,
    BadPractice,
    Exercise,
    Shelf,
    exercise_of,
    exercises_of,
    names_of,
    practice_sentences,
    read_exercise,
)
from ludotheque.practice.writing import written
from ludotheque.shelf import BOXES, box
from ludotheque.texts.sentences import LANGUAGES
from tests.texts.setting import amiss

FEWEST = 6  # in each box
LEAST_BEHIND = 0.05  # shares of a win by which the best answer is ahead of every other
ERRORS = 3  # standard errors of that
LEAST_WORLDS = 200
LONGEST_QUESTION, LONGEST_ANSWER = 260, 60  # letters

each_box = pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))
GAME = "joyeux-combinards"
SAMPLE = names_of(box(GAME))[0]
TEXT = (box(GAME).folder / "practice" / f"{SAMPLE}.toml").read_text("utf-8")


@each_box
def test_each_box_has_exercises_of_rising_difficulty(box: Box) -> None:
    found = [one.page.difficulty for one in exercises_of(box)]

    assert len(found) >= FEWEST
    assert found == sorted(found)
    assert {1, 2, 3} == set(found)


@each_box
def test_the_best_answer_beats_the_others_beyond_noise(box: Box) -> None:
    for one in exercises_of(box):
        best, *others = one.page.answer

        assert one.page.judge in box.bots, one.id
        assert one.page.worlds >= LEAST_WORLDS, one.id
        assert best.behind == 0, one.id
        for other in others:
            assert other.behind >= LEAST_BEHIND, (one.id, other.says)
            assert other.behind > ERRORS * other.behind_error, (one.id, other.says)


@each_box
def test_what_exercises_say_is_used_short_and_well_set(box: Box) -> None:
    exercises = {one.id: one for one in exercises_of(box)}

    for lang in LANGUAGES:
        sentences = practice_sentences(box, lang)
        assert set(sentences.keys) == set(exercises)
        for id in sentences.keys:
            answers = [answer.says for answer in exercises[id].page.answer]
            assert set(sentences.attributes(id)) == {TITLE, WHY, *answers}
            said = {part: sentences.attribute(id, part) for part in (TITLE, WHY, *answers)}
            assert [text for text in [sentences.say(id), *said.values()] if amiss(text, lang)] == []
            assert len(sentences.say(id)) <= LONGEST_QUESTION
            assert [said[answer] for answer in answers if len(said[answer]) > LONGEST_ANSWER] == []
            assert len({said[answer] for answer in answers}) == len(answers)


@each_box
def test_an_exercise_that_is_written_reads_as_it_was(box: Box) -> None:
    shelf = Shelf(box)
    for one in exercises_of(box):
        assert read_exercise(shelf, one.id, written(one.page)).page == one.page


def test_a_box_may_have_no_exercise_of_a_name() -> None:
    assert exercise_of(box(GAME), "no-such") is None
    assert isinstance(exercise_of(box(GAME), SAMPLE), Exercise)


def line(key: str) -> str:
    return next(line for line in TEXT.splitlines() if line.startswith(key))


def changed(key: str, to: str) -> str:
    return TEXT.replace(line(key), to, 1)


FIRST = line("line")
GROUND = '\n[[ground]]\nword = "no-such-word"\nweight = 0.1\n'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (changed("clause", 'clause = "ljc.no.such"'), "line 1: there is no clause 'ljc.no.such'"),
        (changed("law", 'law = "00000000"'), r"line 2: \S+ says something else now; .*law = '"),
        (changed("law", 'law = "x"'), "line 2: expected `str` matching regex"),
        (changed("edition", 'edition = "nowhere"'), "line 3: joyeux-combinards has no edition 'nowhere'"),
        (changed("difficulty", "difficulty = 4"), "line 4: expected `int` <= 3"),
        (changed("seat", "seat = 5"), "line 5: seat 5 is not asked anything here"),
        (changed("position", "position = '{}'"), "line 9: the position does not fit joyeux-combinards"),
        (changed("position", "position = 'nonsense'"), "line 9: the position is not JSON"),
        (TEXT.replace(FIRST, 'line = "0 no-such-verb"'), "line 13: joyeux-combinards knows no 'no-such-verb'"),
        (TEXT.replace(FIRST, 'line = "9 move-on"'), "line 13: there is no seat '9' at this table"),
        (TEXT.replace(FIRST, 'line = "0 roll-dice"'), "line 13: '0 roll-dice' is no answer here"),
        (TEXT + TEXT[TEXT.index("\n[[answer]]") :], r"line \d+: .* is there twice"),
        (changed("says", 'says = "unspoken"'), f"line 1: the sentence '{SAMPLE}' lacks 'unspoken' in fr.ftl"),
        (TEXT + GROUND, r"line \d+: no bot gives the reason 'no-such-word'"),
        (TEXT[: TEXT.index("[[answer]]")], "line 1: object missing required field `answer`"),
        ("clause = ]", "line 1: "),
    ],
)
def test_a_slip_is_told_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadPractice, match=f"^{complaint}"):
        read_exercise(Shelf(box(GAME)), SAMPLE, text)


def test_an_exercise_without_a_sentence_is_told() -> None:
    with pytest.raises(BadPractice, match=re.escape("line 1: no sentence is called 'nameless' in fr.ftl")):
        read_exercise(Shelf(box(GAME)), "nameless", TEXT)
