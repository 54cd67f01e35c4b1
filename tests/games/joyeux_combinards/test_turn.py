"""« Déroulement du jeu »: dice, arrows, circuits and STOP."""

from ludotheque.games.joyeux_combinards.actions import EnterCircuit, FlyTo, MoveOn, RollDice, StayInside
from ludotheque.games.joyeux_combinards.events import DiceRolled, ForkReached, PawnMoved
from ludotheque.games.joyeux_combinards.movement import way_inside
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.joyeux_combinards.arrange import TABLES, Table, square


@clause("ljc.turn.roll-dice")
def test_the_pawn_moves_by_the_total_of_both_dice_along_the_arrows() -> None:
    game = Table().at(0, "commissariat-gare")

    events = game.rolls(2, 3)

    assert [
        DiceRolled(EVERYONE, 0, 2, 3),
        PawnMoved(EVERYONE, 0, square("commissariat-gare"), square("volant-ville")),
    ] == events[:2]
    assert "volant-ville" == game.where(0)


def test_after_the_last_square_of_the_inner_circuit_comes_the_start() -> None:
    game = Table().at(0, "aeroport-lapiste")

    game.rolls(1, 1)

    assert "achat-arriere-boutique" == game.where(0)


def test_a_turn_begins_with_the_dice_and_nothing_else() -> None:
    game = Table()

    assert {"roll-dice"} == game.may(0)
    assert "ljc.turn.roll-dice" == game.refusal(StayInside(0))


@clause("ljc.turn.order")
def test_turns_follow_the_seats() -> None:
    game = Table(seats=3).at(0, "commissariat-gare").at(1, "commissariat-gare").at(2, "commissariat-gare")

    order = []
    for _ in range(4):
        order.append(game.turn)
        game.rolls(5, 2)  # to an airport
        game.plays(MoveOn(game.turn))
        game.at(order[-1], "commissariat-gare")

    assert [0, 1, 2, 0] == order


@clause("ljc.turn.shared-squares")
def test_several_pawns_may_stand_on_one_square() -> None:
    game = Table().at(1, "volant-ville").at(0, "commissariat-gare")

    game.rolls(2, 3)

    assert game.where(0) == game.where(1) == "volant-ville"


@clause("ljc.turn.doubles")
def test_a_double_changes_nothing() -> None:
    game = Table().at(0, "meline-3").at(1, "depart")

    events = game.rolls(3, 3)  # to the start, where nothing happens

    assert [DiceRolled(EVERYONE, 0, 3, 3), PawnMoved(EVERYONE, 0, square("meline-3"), square("depart"))] == events
    assert 1 == game.turn
    assert 100 == game.state.cash[0]


@clause("ljc.turn.choose-circuit")
def test_at_the_entrance_one_may_enter_or_stay_inside() -> None:
    entering = Table().at(0, "agios-sangsue")
    staying = Table().at(0, "agios-sangsue")
    for game in (entering, staying):
        game.rolls(1, 3)
        assert {"enter-circuit", "stay-inside"} == game.may(0)
        assert "ljc.turn.choose-circuit" == game.refusal(RollDice(0))

    entering.plays(EnterCircuit(0))
    staying.plays(StayInside(0))

    assert "stop-corniche" == entering.where(0)
    assert "achat-cave" == staying.where(0)


@clause("ljc.turn.at-the-fork")
def test_the_choice_comes_at_the_fork_with_points_left_after_the_dice() -> None:
    game = Table().at(0, "agios-sangsue")

    events = game.rolls(1, 3)

    assert ForkReached(EVERYONE, 0, square("achat-camionnette"), 3) == events[-1]
    assert "fork" == game.stage


def test_the_view_says_where_either_way_leads() -> None:
    game = Table().at(0, "agios-sangsue")
    assert game.sees(0).fork is None
    game.rolls(1, 3)

    ways = game.sees(1).fork

    assert ways is not None
    assert (square("stop-corniche"), square("achat-cave")) == (ways.enter, ways.stay)


def test_no_way_leads_past_the_next_fork() -> None:
    way = way_inside(TABLES, square("achat-camionnette"), 30)

    assert (square("puces-1"), square("achat-comptoir")) == (way[0], way[-1])


def test_who_stops_on_the_fork_itself_chooses_with_the_next_throw() -> None:
    game = Table(seats=2).at(0, "meline-1").holds(0, "miel")
    game.rolls(1, 1)
    assert ("achat-camionnette", "purchase") == (game.where(0), game.stage)
    game.plays(MoveOn(0))
    game.turn_of(0)

    events = game.rolls(2, 2)

    assert ForkReached(EVERYONE, 0, square("achat-camionnette"), 4) == events[-1]


def test_who_comes_from_one_outer_circuit_may_enter_the_other_in_the_same_move() -> None:
    game = Table().at(0, "controle-tunnel")

    game.rolls(4, 4)
    game.plays(EnterCircuit(0))

    assert "stop-docks" == game.where(0)


@clause("ljc.stop.compulsory")
def test_entering_stops_the_pawn_on_stop_and_loses_the_rest_of_the_dice() -> None:
    for white, red in ((1, 1), (6, 6)):
        game = Table().at(0, "achat-comptoir")
        game.rolls(white, red)

        game.plays(EnterCircuit(0))

        assert "stop-docks" == game.where(0)
        assert 0 == game.state.to_walk


@clause("ljc.stop.onward")
def test_from_stop_the_pawn_goes_on_outside_without_being_asked() -> None:
    game = Table().at(0, "stop-docks")

    game.rolls(1, 3)

    assert "casse-1" == game.where(0)


@clause("ljc.stop.only-going-out")
def test_leaving_an_outer_circuit_needs_no_stop_by_road_or_by_air() -> None:
    by_road = Table().at(0, "controle-tunnel")
    by_air = Table()
    by_air.lands(0, "aeroport-brumes")

    by_road.rolls(2, 3)
    by_air.plays(FlyTo(0, square("aeroport-manche")))

    assert "remboursement-ville" == by_road.where(0)
    assert "aeroport-manche" == by_air.where(0)


def test_the_view_shows_where_the_next_throw_can_lead() -> None:
    game = Table().at(0, "agios-sangsue")

    reach = game.sees(0).reach

    assert square("stop-corniche") in reach
    assert square("achat-camionnette") not in reach  # one step away
    assert square("puces-1") in reach
    assert square("achat-grossiste") in reach  # twelve steps
    assert square("singes-2") not in reach
