"""Stakes by exact odds: as written they favour the player, at classic odds they do not."""

import pytest

from ludotheque.bots.richesses_de_france.stakes import advantage, bets
from ludotheque.games.richesses_de_france.actions import BetColour, BetNumber, BetTwoNumbers
from ludotheque.games.richesses_de_france.casinos import ON_COLOUR, ON_NUMBER, ON_TWO_NUMBERS, PlaceBet
from tests.bots.richesses_de_france.choosing import choice, where_it_goes
from tests.games.richesses_de_france.arrange import Table, fresh


def at_the_table(cash: int, odds: str) -> Table:
    table = Table(circuit="casinos", odds=odds).at(0, "vichy").has_marked(0, "vichy").cash(0, cash)
    table.state.steps.append(PlaceBet(0))
    return table


@pytest.mark.parametrize(
    ("kind", "as_written", "classic"),
    [(ON_COLOUR, 1 / 2, 0), (ON_TWO_NUMBERS, 1 / 3, 0), (ON_NUMBER, 1 / 6, 0)],
)
def test_what_a_stake_brings_is_reckoned_from_the_die(kind: int, as_written: float, classic: float) -> None:
    for odds, expected in (("as-written", as_written), ("classic", classic)):
        world = fresh(circuit="casinos", odds=odds)
        found = [advantage(world, bet) for bet in bets(world) if bet.kind == kind]

        assert found == [pytest.approx(expected)] * len(found)
        assert found


def test_as_written_it_stakes_all_it_may_on_a_colour() -> None:
    bet = choice("navigator", at_the_table(1000, "as-written"), 0)

    assert isinstance(bet, BetColour)
    assert bet.amount == 300


def test_a_small_purse_is_not_laid_down_whole() -> None:
    bet = choice("navigator", at_the_table(200, "as-written"), 0)

    assert isinstance(bet, BetColour)
    assert 50 <= bet.amount < 200


def test_at_classic_odds_it_lays_down_the_smallest_stake() -> None:
    bet = choice("navigator", at_the_table(1000, "classic"), 0)

    assert isinstance(bet, BetColour | BetNumber | BetTwoNumbers)
    assert bet.amount == 10


def test_it_stays_where_it_has_not_won_as_long_as_that_pays() -> None:
    table = Table(circuit="casinos").at(0, "vichy").has_marked(0, "vichy").owns(0, "car")

    assert isinstance(choice("navigator", table, 0), BetColour)


def test_it_does_not_stay_at_classic_odds() -> None:
    table = Table(circuit="casinos", odds="classic").at(0, "vichy").has_marked(0, "vichy").owns(0, "car")

    assert where_it_goes("navigator", table, 0) != "vichy"


def test_it_ends_the_game_when_it_is_far_ahead() -> None:
    table = Table(circuit="casinos").at(0, "versailles").has_all_markers(0).owns(0, "car").cash(0, 2000)

    where_it_goes("navigator", table, 0)

    assert table.is_over


def test_it_does_not_end_a_game_that_somebody_else_would_win() -> None:
    table = Table(circuit="casinos").at(0, "versailles").has_all_markers(0).owns(0, "car").cash(1, 5000)

    where_it_goes("navigator", table, 0)

    assert not table.is_over


def test_nor_one_in_which_it_has_won_everywhere() -> None:
    table = Table(circuit="casinos").at(0, "versailles").has_all_markers(0).owns(0, "car").cash(1, 5000)
    table.state.won[0] = [True] * len(table.state.won[0])

    where_it_goes("navigator", table, 0)

    assert not table.is_over


def test_greedy_stakes_the_same_small_sum_and_moves_on() -> None:
    assert choice("greedy", at_the_table(1000, "as-written"), 0) == BetColour(0, 0, 100)
    assert choice("greedy", at_the_table(50, "as-written"), 0) == BetColour(0, 0, 50)

    table = Table(circuit="casinos").at(0, "vichy").has_marked(0, "vichy").owns(0, "car")
    assert where_it_goes("greedy", table, 0) != "vichy"
