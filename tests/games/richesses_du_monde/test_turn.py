"""A turn: the dice, doubles, the way round the board, the Tour du Monde."""

import pytest

from ludotheque.games.richesses_du_monde.actions import RollDice, StopBuying
from ludotheque.games.richesses_du_monde.events import (
    DiceRolled,
    DoublePaid,
    InstalmentPaid,
    LotsWanted,
    PawnMoved,
    SquareRests,
    TourCompleted,
    WentBankrupt,
)
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import EDITION, MILLION, TABLES, Table, kinds, square, told


@clause("rdm.turn.roll-dice")
def test_one_throws_both_dice_and_moves_as_many_squares() -> None:
    game = Table()

    assert [DiceRolled(EVERYONE, 0, 2, 3), PawnMoved(EVERYONE, 0, 0, square("france"))] == game.rolls(2, 3)


@clause("rdm.turn.roll-dice")
def test_a_turn_begins_with_the_dice() -> None:
    game = Table()

    assert "roll-dice" in game.may(0)
    assert game.refusal(StopBuying(0)) == "rdm.turn.roll-dice"


@clause("rdm.turn.one-after-another")
def test_players_take_turns_to_the_left() -> None:
    game = Table(seats=4).turn_of(2)

    order = game.waiting
    for _ in range(4):
        game.rolls(2, 3)
        game.plays(StopBuying(game.waiting[0]))
        order += game.waiting

    assert order == [2, 3, 0, 1, 2]


@clause("table.not-your-turn")
def test_nobody_rolls_in_anothers_turn() -> None:
    assert Table().refusal(RollDice(1)) == "table.not-your-turn"


@clause("rdm.turn.two-laps")
def test_the_outer_lap_leads_to_the_inner_one_without_completing_the_tour() -> None:
    game = Table().at(0, 35)

    events = game.rolls(1, 2)

    assert game.state.squares[0] == square("afrique-du-nord-est") == 38
    assert [] == told(events, TourCompleted)


@clause("rdm.turn.two-laps")
def test_both_laps_make_a_tour_of_64_squares() -> None:
    game = Table().at(0, 63)

    assert TourCompleted(EVERYONE, 0, 1) in game.rolls(1, 2)
    assert game.state.squares[0] == 63 + 3 - 64


@clause("rdm.turn.start-once")
def test_after_the_sixty_fourth_square_comes_the_first() -> None:
    game = Table().at(0, 62)

    game.rolls(1, 2)

    assert EDITION.ids["square"][game.state.squares[0]] == "scandinavie"


@clause("rdm.turn.tour-completed")
def test_stopping_on_the_sixty_fourth_square_does_not_complete_the_tour() -> None:
    game = Table().holds(0, "riz-japon").at(0, 61)

    events = game.rolls(1, 2)

    assert game.state.squares[0] == TABLES.last_square == 64
    assert [SquareRests(EVERYONE, 0, 64, 0)] == told(events, SquareRests)
    assert [] == told(events, TourCompleted)


@clause("rdm.turn.tour-completed")
def test_leaving_the_sixty_fourth_square_completes_it() -> None:
    game = Table().at(0, 64)

    assert TourCompleted(EVERYONE, 0, 1) in game.rolls(1, 2)


@clause("rdm.turn.tour-completed")
def test_on_the_second_tour_the_sixty_fourth_square_is_an_auction() -> None:
    game = Table().holds(0, "riz-japon").at(0, 61, tours=1)

    assert LotsWanted(EVERYONE, 0, 1) in game.rolls(1, 2)


@clause("rdm.turn.crossing")
@pytest.mark.parametrize(("crossing", "after"), [("croisement-entree", 39), ("croisement-sortie", 3)])
def test_the_crossing_leads_on_by_the_lap_on_which_it_was_met(crossing: str, after: int) -> None:
    game = Table().at(0, square(crossing))

    assert PawnMoved(EVERYONE, 0, square(crossing), after) in game.rolls(1, 2)


@clause("rdm.turn.crossing")
def test_one_passes_the_crossing_straight_on() -> None:
    game = Table().at(0, 35).at(1, 63)
    game.rolls(1, 2)
    game.plays(StopBuying(0))
    game.rolls(1, 2)

    assert [38, 2] == game.state.squares[:2]


@clause("rdm.turn.no-salary")
def test_completing_a_tour_pays_nothing() -> None:
    game = Table().at(0, 63)

    events = game.rolls(1, 2)

    assert ["DiceRolled", "PawnMoved", "TourCompleted"] == kinds(events)
    assert game.state.cash[0] == 66 * MILLION


@clause("rdm.turn.double")
@pytest.mark.parametrize("points", [1, 2, 3, 4, 5, 6])
def test_a_double_costs_as_many_millions_as_one_die_has_points(points: int) -> None:
    game = Table().at(0, square("500-000-8") - 2 * points)

    events = game.rolls(points, points)

    assert [DoublePaid(EVERYONE, 0, points * MILLION)] == told(events, DoublePaid)
    assert game.state.cash[0] == 66 * MILLION  # the windfall on which he lands gives as much back


@clause("rdm.turn.double")
def test_two_different_dice_cost_nothing() -> None:
    assert [] == told(Table().rolls(2, 3), DoublePaid)


@clause("rdm.turn.double-before-move")
def test_a_double_is_paid_before_the_pawn_completes_its_tour() -> None:
    game = Table().at(0, 63)

    assert ["DiceRolled", "DoublePaid", "PawnMoved", "TourCompleted"] == kinds(game.rolls(1, 1))


@clause("rdm.turn.double-before-move")
def test_an_instalment_behind_the_line_comes_too_late_for_the_double() -> None:
    game = Table(instalments="on").at(0, 63).cash(0, 2 * MILLION)

    events = game.rolls(3, 3)

    assert WentBankrupt(EVERYONE, 0, 3 * MILLION, [], 2 * MILLION) in events
    assert [] == told(events, PawnMoved) == told(events, InstalmentPaid)


@clause("rdm.turn.double-before-move")
def test_a_windfall_on_which_one_would_land_comes_too_late_for_the_double() -> None:
    game = Table().at(0, square("500-000-1") - 2).cash(0, 900_000)

    assert WentBankrupt(EVERYONE, 0, MILLION, [], 900_000) in game.rolls(1, 1)


@clause("rdm.turn.double-no-second-turn")
def test_after_a_double_the_next_player_rolls() -> None:
    game = Table()
    game.rolls(1, 1)

    game.plays(StopBuying(0))

    assert [1] == game.waiting
    assert "roll-dice" in game.may(1)


@clause("rdm.turn.roll-dice")
def test_before_the_first_throw_no_die_shows_anything() -> None:
    game = Table()
    before = game.view(1)
    game.rolls(2, 3)

    assert (0, 0) == (before.white, before.red)
    assert (2, 3) == (game.view(1).white, game.view(1).red)
