"""A slip in a lesson's script is one sentence with its line; a clause that says something else is one, too."""

import re

import pytest

from ludotheque.lessons.patterns import fits
from ludotheque.lessons.reading import BadLesson, lesson_of, read_lesson, sentences_in
from ludotheque.lessons.spoken import check_spoken, lesson_sentences
from ludotheque.lessons.start import CannotBegin, first_position
from ludotheque.shelf import BOXES, box
from ludotheque.texts.sentences import LANGUAGES
from tests.lessons.learner import script_of
from tests.texts.setting import amiss

TAUGHT = [name for name, box in BOXES.items() if (box.folder / "lesson").is_dir()]
MOST_LETTERS = 260  # that one sentence of the coach has

each_lesson = pytest.mark.parametrize("game", TAUGHT)

COULEURS = "couleurs-du-monde"
LAW = script_of(COULEURS).cues[0].law
HEAD = '[start]\nrivals = ["gaston", "irma"]\ncoach = "ndiaye"\nminutes = 5\n'
CUE = f'[[cue]]\nsays = "goal"\nclause = "cdm.table.goal"\nlaw = "{LAW}"\n'


@each_lesson
def test_a_lesson_rests_on_what_its_clauses_say_today(game: str) -> None:
    assert lesson_of(box(game)) is not None


@each_lesson
def test_every_sentence_of_a_coach_is_there_in_both_languages_and_said(game: str) -> None:
    said = {sentence.says for _, sentence in sentences_in(script_of(game))}
    for lang in LANGUAGES:
        sentences = lesson_sentences(box(game), lang)

        assert said == set(sentences.keys)
        for key in said:
            assert sentences.attribute(key, "title")
            assert len(sentences.say(key)) <= MOST_LETTERS, key


@each_lesson
def test_what_a_coach_says_is_well_set(game: str) -> None:
    for lang in LANGUAGES:
        sentences = lesson_sentences(box(game), lang)

        for key in sentences.keys:
            assert amiss(sentences.say(key), lang) == []
            assert amiss(sentences.attribute(key, "title"), lang) == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (HEAD.replace("gaston", "nobody") + CUE, "line 1: couleurs-du-monde has no character 'nobody'"),
        (HEAD + CUE.replace("cdm.table.goal", "cdm.table.gaol"), "line 5: there is no clause 'cdm.table.gaol'"),
        (HEAD + CUE.replace(LAW, "00000000"), f"line 5: cdm.table.goal says something else now; .*law = '{LAW}'"),
        (HEAD + CUE.replace('"goal"', '"gaol"'), "line 5: no sentence is called 'gaol' in fr.ftl"),
        (HEAD + CUE + 'points = "moon 3"\n', "line 5: nothing on the page is marked as 'moon'"),
        (HEAD + CUE + 'points = "part cellar"\n', "line 5: there is no part 'cellar'"),
        (HEAD + CUE + 'answer = ["play-card nation:nowhere"]\n', "line 5: there is no nation 'nowhere'"),
        (HEAD + CUE + 'until = "told no-such-event"\n', "line 5: couleurs-du-monde tells no 'no-such-event'"),
        (HEAD + CUE + 'until = "later"\n', "line 5: 'later' is no moment"),
        (HEAD + CUE + "dice = [7]\n", "line 9: expected `int` <= 6"),
        (HEAD + CUE + "color = 1\n", "line 5: object contains unknown field `color`"),
        (HEAD.replace("minutes = 5", "minutes = 9") + CUE, "line 4: expected `int` <= 8"),
        (HEAD + 'before = ["0 play-card nation:nowhere"]\n' + CUE, "line 1: there is no nation 'nowhere'"),
        (
            HEAD + CUE + f'[[cue.wrong]]\nsays = "goal"\nclause = "cdm.x"\nlaw = "{LAW}"\nanswer = ["pass-turn"]\n',
            "line 9: there is no clause 'cdm.x'",
        ),
        (HEAD, "line 1: object missing required field `cue`"),
        ("[start\n", "line 1: "),
    ],
)
def test_a_slip_is_told_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadLesson, match=f"^{complaint}"):
        check_spoken(read_lesson(text, box(COULEURS)))


def test_a_table_that_cannot_be_set_up_is_told() -> None:
    for head, complaint in [
        (HEAD + 'before = ["0 pass-turn"]\n', "'0 pass-turn' is refused before the lesson: table.not-your-turn"),
        (HEAD + "draws = [2, 1]\n", "1 of the draws of [start] were not called for"),
        (HEAD.replace('"gaston", ', ""), "couleurs-du-monde is for 3 to 6 players, not 2"),
    ]:
        with pytest.raises(CannotBegin, match=re.escape(complaint)):
            first_position(read_lesson(head + CUE, box(COULEURS)))


@pytest.mark.parametrize(
    ("pattern", "line", "fit"),
    [
        ("*", "seal-bid 20", True),
        ("seal-bid", "seal-bid 20", True),
        ("seal-bid 20", "seal-bid 20", True),
        ("seal-bid 20", "seal-bid 21", False),
        ("seal-bid 10..30", "seal-bid 20", True),
        ("seal-bid 10..30", "seal-bid 31", False),
        ("swap * 3,4", "swap 1 3,4", True),
        ("swap * 3,4", "swap 1 3", False),
        ("pass-turn", "seal-bid 20", False),
    ],
)
def test_an_answer_fits_what_a_cue_lets_through(pattern: str, line: str, fit: bool) -> None:
    assert fits(pattern, line) == fit
