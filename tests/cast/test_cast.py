"""The characters of every box: enough of them, at levels that exist, and no two alike. A slip is told with its line."""

import pytest

from ludotheque.bots.temper import MOST
from ludotheque.box import Box
from ludotheque.cast.character import MOST_LEAN, BadCast, read_cast
from ludotheque.levels import opponent
from ludotheque.server.names import proper_name
from ludotheque.shelf import BOXES
from tests.texts.setting import amiss

LEAST = 6
QUICK = 3  # sit down at once

each_box = pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))

ONE = """\
[[character]]
id    = "ada"
name  = "Ada"
fr    = "compte"
en    = "counts"
level = "greedy"
voice = "dry"
face  = { ground = "sky", skin = "tan", coat = "red" }
"""


@each_box
def test_a_box_has_its_company_at_levels_that_exist(box: Box) -> None:
    assert len(box.cast) >= LEAST
    assert {one.level for one in box.cast} <= set(box.bots)
    assert {one.level for one in box.cast} == set(box.bots)


@each_box
def test_one_plays_at_once_against_three_different_ones_of_the_lively_level(box: Box) -> None:
    assert len([one for one in box.cast if one.level == opponent(box)]) >= QUICK


@each_box
def test_characters_are_called_as_people_may_be(box: Box) -> None:
    for one in box.cast:
        assert proper_name(one.name, []) == one.name


def test_no_two_characters_of_the_house_are_alike() -> None:
    everybody = [one for box in BOXES.values() for one in box.cast]

    assert len({one.face for one in everybody}) == len(everybody) >= 30
    assert len({one.name for one in everybody}) == len(everybody)
    assert len({one.id for one in everybody}) == len(everybody)


def test_a_character_leans_as_far_as_a_bot_can() -> None:
    [ada] = read_cast(ONE + "daring = 2\nthrift = -1\n", ["greedy"])

    assert (ada.daring, ada.thrift, ada.spite) == (MOST, -1, 0)
    assert MOST == MOST_LEAN


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (ONE.replace('"dry"', '"shrill"'), "line 7: invalid enum value 'shrill'"),
        (ONE.replace('"tan"', '"blue"'), "line 8: invalid enum value 'blue'"),
        (ONE.replace('"Ada"', '""'), "line 3: expected `str` of length >= 1"),
        (ONE + "wit = 3\n", "line 1: object contains unknown field `wit`"),
        (ONE + "spite = 3\n", "line 9: expected `int` <= 2"),
        (ONE.replace('"greedy"', '"genius"'), "line 6: there is no level 'genius'; there is greedy"),
        (ONE + ONE, "line 10: 'ada' is there twice"),
        (ONE + ONE.replace('"ada"', '"eve"'), "line 11: two are called 'Ada'"),
        (ONE + ONE.replace('"ada"', '"eve"').replace('"Ada"', '"Eve"'), "line 16: Eve looks like somebody else"),
        (ONE + "daring = \n", "line 9: invalid value"),
    ],
)
def test_a_slip_in_a_cast_is_one_sentence_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadCast) as told:
        read_cast(text, ["greedy"])

    assert str(told.value).startswith(complaint)


@each_box
def test_who_somebody_is_is_set_as_its_language_sets_sentences(box: Box) -> None:
    for one in box.cast:
        assert (amiss(one.fr, "fr"), amiss(one.en, "en")) == ([], [])
