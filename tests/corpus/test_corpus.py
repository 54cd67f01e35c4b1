"""The games of the corpus still go as they went; and they are of all kinds."""

import pytest

from ludotheque.levels import levels
from ludotheque.shelf import BOXES, box
from ludotheque.texts.sentences import game_sentences
from tests.corpus.diff import SAME, change
from tests.corpus.kept import KeptGame, kept_games, titles
from tests.corpus.plan import values_of

AT_LEAST = 400
END = "end-"  # how the sentence begins that tells why a game is over
PARTS = 8  # in which a title's games are replayed, so that processors share them

every_title = pytest.mark.parametrize("title", list(BOXES))


@every_title
@pytest.mark.parametrize("part", range(PARTS))
def test_a_kept_game_replays_to_its_end(title: str, part: int) -> None:
    for number, game in list(enumerate(kept_games(title), 1))[part::PARTS]:
        found = change(box(title), number, game)

        assert (SAME, "") == (found.how, found.details), number


def test_there_are_hundreds_of_them_of_every_title() -> None:
    assert set(BOXES) == set(titles())
    assert AT_LEAST <= sum(len(kept_games(title)) for title in titles())


@every_title
def test_every_number_of_seats_is_among_them(title: str) -> None:
    game = BOXES[title].game

    assert set(range(game.least_seats, game.most_seats + 1)) == {kept.read().header.seats for kept in kept_games(title)}


@every_title
def test_every_value_of_every_option_is_among_them(title: str) -> None:
    seen = [kept.read().header.options for kept in kept_games(title)]
    for option in BOXES[title].game.options:
        values = {option.read(options[option.name]) if option.name in options else option.default for options in seen}

        assert set(values_of(option)) <= values, option.name


@every_title
def test_every_level_of_bot_is_among_them(title: str) -> None:
    names = {name.split()[1] for kept in kept_games(title) for name in kept.read().header.names}

    assert set(levels(BOXES[title])) <= names


@every_title
def test_every_reason_a_game_can_end_is_among_them(title: str) -> None:
    keys = game_sentences(BOXES[title].folder, "fr").keys

    assert {key.removeprefix(END) for key in keys if key.startswith(END)} == {kept.reason for kept in kept_games(title)}


def test_a_game_that_goes_another_way_is_told_with_its_place() -> None:
    kept = kept_games("couleurs-du-monde")[0]
    lines = kept.record.splitlines()
    start = lines.index("") + 1
    spoilt = [*lines[:start], "0 announce-points", *lines[start:]]

    found = change(box("couleurs-du-monde"), 1, KeptGame("\n".join(spoilt), kept.reason, kept.ranks, kept.scores))

    assert found.how.startswith("announce-points is refused by ")
    assert found.details.startswith(f"line {start + 1} of ")
