"""When the game is over, and who came where."""

import pytest

from ludotheque.games.richesses_de_france.events import FortunesCounted, GameEnded, RoundBegun
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import GAME, Table, fresh, told


def last_round(seats: int, circuit: str) -> Table:
    """The last seat is to play in the last round."""
    game = Table(seats, circuit, rounds="30")
    for seat, place in zip(range(seats), ["melun", "laon", "gap", "tulle"], strict=False):
        game.at(seat, place)
    game.state.round = 30
    return game.turn_of(seats - 1)


@clause("rdf.end.others")
def test_behind_the_winner_markers_count_and_then_money() -> None:
    game = Table(4).at(0, "melun").has_all_markers(0).has_marked(1, "reims").has_marked(2, "reims", "amiens")
    game.has_marked(3, "nimes").cash(3, 1010)

    assert told(game.walks("paris"), GameEnded) == [GameEnded(EVERYONE, [0], [12, 1, 2, 1])]
    assert GAME.ranks(game.state) == [1, 4, 2, 3]
    assert GAME.problem(game.state) == ""


@clause("rdf.end.others")
def test_the_winner_is_ahead_of_whoever_has_as_many_markers() -> None:
    game = Table(2).at(0, "melun").has_all_markers(0).has_all_markers(1).cash(1, 5000)
    game.walks("paris")

    assert GAME.ranks(game.state) == [1, 2]


@clause("rdf.end.rounds")
def test_after_the_agreed_rounds_most_markers_win_then_most_money() -> None:
    game = last_round(3, "wines").has_marked(1, "beaune").has_marked(2, "colmar").cash(2, 1010)

    assert told(game.stays(), GameEnded) == [GameEnded(EVERYONE, [2], [0, 1, 1])]
    assert GAME.end_reason(game.state) == "rounds-played"
    assert GAME.ranks(game.state) == [3, 2, 1]


@clause("rdf.end.rounds")
@pytest.mark.parametrize("circuit", ["economy", "casinos"])
def test_where_money_counts_the_richest_wins(circuit: str) -> None:
    game = last_round(2, circuit).cash(0, 900).cash(1, 600).owns(1, "car").has_all_markers(0).has_all_markers(1)

    assert told(game.stays(), FortunesCounted) == [FortunesCounted(EVERYONE, [1], [900, 1000])]


@clause("rdf.end.rounds")
def test_a_round_is_over_when_it_comes_back_to_whoever_began() -> None:
    game = Table(2, rounds="30")
    game.stays()
    assert game.state.round == 1

    assert RoundBegun(EVERYONE, 2) in game.stays()


@clause("rdf.end.rounds")
def test_there_is_no_limit_unless_the_table_sets_one() -> None:
    assert fresh(2).rounds == 0
    assert fresh(2, rounds="300").rounds == 300
    game = Table(2)
    game.state.round = 1000
    game.turn_of(1).stays()

    assert not game.is_over
    assert game.state.round == 1001


@clause("rdf.end.shares")
def test_those_whom_nothing_separates_share_the_place() -> None:
    game = last_round(3, "wines").cash(0, 10)

    assert told(game.stays(), GameEnded) == [GameEnded(EVERYONE, [1, 2], [0, 0, 0])]
    assert GAME.ranks(game.state) == [3, 1, 1]
