"""What is wrong with somebody's own edition of Richesses de France is told in one sentence, with its line."""

import re

import pytest

from ludotheque.editions.edition import BadEdition
from ludotheque.editions.richesses_de_france import read_edition
from tests.games.richesses_de_france.france_1990 import TEXT


def complaint(text: str) -> str:
    with pytest.raises(BadEdition) as caught:
        read_edition(text)
    return str(caught.value)


def change(before: str, after: str, start: str = "") -> tuple[str, int]:
    """The file with one change, the first after some text, and the line of the change."""
    place = TEXT.index(before, TEXT.index(start))
    return TEXT[:place] + after + TEXT[place + len(before) :], TEXT.count("\n", 0, place) + 1


def without(table: str, start: str) -> str:
    """The file without one entry, known by the lines it begins with."""
    broken = re.sub(rf"\[\[{table}\]\]\n{re.escape(start)}.*?\n\n", "", TEXT, count=1, flags=re.DOTALL)
    assert broken != TEXT
    return broken


def test_the_edition_itself_is_sound() -> None:
    assert read_edition(TEXT).id == "france-1990"


@pytest.mark.parametrize(
    ("start", "before", "after", "sentence", "line"),
    [
        ("[[face]]", "value  = 20", "value  = 10", "the die needs 6 different faces", "[[face]]"),
        ("[[face]]", 'colour = "blue"', 'colour = "red"', "half of the faces are red and half are blue", "[[face]]"),
        ("[[banknote]]", "count  = 10", "count  = 11", "the notes of a player make 1010 F, not 1000", "[[banknote]]"),
        ('id     = "laon"', 'n = "picardie"', 'n = "atlantis"', "no region 'atlantis'", 'region = "atlantis"'),
        ('id     = "metz"', '"capital"', '"prefecture"', "'lorraine' needs one capital, not 0", "[[region]]"),
        ("[[section]]", '["paris", "compiegne"]', '["paris", "atlantis"]', "there is no town 'atlantis'", "between"),
        ("[[section]]", '["paris", "compiegne"]', '["paris", "paris"]', "does not lead from 'paris' back", "between"),
        ("[[section]]", '["peronne", "arras"]', '["compiegne", "paris"]', "is there twice", "between"),
        ("# Sea passages", "fare    = 70\n", "", "a passage by sea has a fare", "[[section]]"),
        ("[[circuit]]", 'id      = "monuments"', 'id      = "castles"', "the circuits are", "[[circuit]]"),
        ("[[circuit]]", 'finish  = "paris"', 'finish  = "atlantis"', "there is no town 'atlantis'", "finish"),
        ("[[circuit]]", 'start   = "paris"\n', "", "a circuit has a start, except that", "[[circuit]]"),
        ("[[stage]]", '= "lille"', '= "paris"', "'paris' is the finish of 'economie'", 'town    = "paris"'),
        ("[[stage]]", '= "lille"', '= "metz"', "'metz' is a stage of 'economie' twice", 'town    = "metz"'),
        ("[[stage]]", '= "lille"', '= "arras"', "nobody can work at 'arras'", 'town    = "arras"'),
        ("[[match]]", 'town    = "bordeaux"', 'town    = "lyon"', "is not beside it", "[[match]]"),
        ("[[race]]", '"saverne", ', "", "no road joins 'strasbourg' and 'luneville'", "route"),
        ("[[race]]", 'vehicle = "foot"', 'vehicle = "car"', "the races are run by", "[[race]]"),
        ("[[card]]", "money   = 100\n", "", "'loto' must do one thing", "[[card]]"),
        ("[[card]]", "money   = 100\n", 'money   = 100\ntown    = "nice"\n', "'loto' must do one thing", "[[card]]"),
        ("[[card]]", "money   = 100\n", "money   = 100\ndrivers = true\n", "must cost drivers something", "money"),
        ("[[card]]", 'town    = "nice"', 'town    = "calais"', "'calais' is a passing point", 'town    = "calais"'),
    ],
)
def test_a_slip_is_told_with_its_line(start: str, before: str, after: str, sentence: str, line: str) -> None:
    broken, changed = change(before, after, start)

    said = complaint(broken)
    number = int(said.split(":")[0].removeprefix("line "))
    assert sentence in said
    assert broken.splitlines()[number - 1].startswith(line)
    assert number <= changed + 9


@pytest.mark.parametrize(
    ("table", "start", "sentence"),
    [
        ("region", 'id     = "corse"', "22 regions are needed"),
        ("stage", 'circuit = "vins"', "'vins' needs 8 stages, not 7"),
        ("match", "fr", "6 matches are needed, not 5"),
        ("card", 'id      = "loto"', "32 cards are needed, not 31"),
    ],
)
def test_a_missing_entry_is_told(table: str, start: str, sentence: str) -> None:
    assert sentence in complaint(without(table, start))


def test_a_town_that_nobody_can_walk_to_is_told_with_its_line() -> None:
    broken = TEXT.replace('[[town]]\nid     = "laon"', '[[town]]\nid     = "laon-nouveau"')
    broken = broken.replace('"laon"', '"laon-nouveau"')
    for road in ('["soissons", "laon-nouveau"]', '["laon-nouveau", "hirson"]'):
        place = broken.index(road)
        broken = broken[:place] + broken[place:].replace('kind    = "road"', 'kind    = "motorway"', 1)

    said = complaint(broken)
    assert "nobody can walk to 'laon-nouveau'" in said
    line = int(said.split(":")[0].removeprefix("line "))
    assert broken.splitlines()[line] == 'id     = "laon-nouveau"'


def test_an_id_that_is_there_twice_is_told_with_its_line() -> None:
    broken, line = change('id     = "melun"', 'id     = "paris"')

    assert complaint(broken) == f"line {line}: the town 'paris' is there twice"


def test_a_place_outside_france_is_told_with_its_line() -> None:
    broken, line = change("lat    = 48.853", "lat    = 38.853")

    assert complaint(broken).startswith(f"line {line}: ")
