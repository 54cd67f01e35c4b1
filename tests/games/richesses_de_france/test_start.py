"""Préparation du jeu."""

import pytest

from ludotheque.games.richesses_de_france.actions import BeReady, BuyVehicle, StayPut, Work
from ludotheque.games.richesses_de_france.events import (
    GameBegun,
    OrderRolled,
    ReadyToLeave,
    RegionsDealt,
    VehicleBought,
)
from ludotheque.games.richesses_de_france.tables import BICYCLE, BLUE, CAR, RED
from ludotheque.kernel.event import EVERYONE, only
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import GAME, TABLES, Table, face, fresh, kinds, region, set_out, told, town

CIRCUITS = ["economy", "monuments", "casinos", "wines", "tourism", "holidays", "specialities", "sports"]


@clause("rdf.table.players")
def test_two_to_four_play() -> None:
    assert (GAME.least_seats, GAME.most_seats) == (2, 4)
    assert [len(fresh(seats).cash) for seats in (2, 3, 4)] == [2, 3, 4]


@clause("rdf.start.circuit")
def test_the_circuit_is_chosen_at_the_table_and_is_everybodys() -> None:
    assert [fresh(circuit=circuit).circuit for circuit in CIRCUITS] == list(range(8))
    assert [len(marks) for marks in fresh(3, circuit="wines").done] == [8, 8, 8]


@clause("rdf.start.cash")
@pytest.mark.parametrize("circuit", CIRCUITS[1:])
def test_the_bank_gives_everyone_a_thousand_francs(circuit: str) -> None:
    state = fresh(3, circuit=circuit)

    assert state.cash == [1000, 1000, 1000]
    assert state.bank == -3000


@clause("rdf.start.regions")
def test_everyone_gets_two_region_cards_that_he_alone_sees() -> None:
    state = fresh(4, circuit="wines")
    dealt = told(state.told(), RegionsDealt)

    assert dealt == [RegionsDealt(only(seat), seat, state.hands[seat]) for seat in range(4)]
    assert [GAME.view(state, seat).hand for seat in range(4)] == [sorted(hand) for hand in state.hands]
    assert len({card for hand in state.hands for card in hand}) == 8
    assert len(state.pile) == 22 - 8


@clause("rdf.start.regions")
def test_the_cards_are_dealt_otherwise_with_other_luck() -> None:
    assert len({tuple(fresh(2, seed).hands[0]) for seed in range(1, 9)}) > 4


@clause("rdf.table.open-purses")
def test_nobody_sees_the_region_cards_of_another_but_everything_else() -> None:
    state = fresh(2, circuit="monuments")
    mine, theirs = GAME.view(state, 0), GAME.view(state, 1)

    assert mine.hand != theirs.hand
    theirs.hand = mine.hand
    assert mine == theirs
    assert mine.cash == [1000, 1000]


@clause("rdf.table.open-purses")
def test_a_watcher_sees_no_region_card() -> None:
    assert GAME.view(fresh(), -1).hand == []


@clause("rdf.start.chance")
def test_the_thirty_two_chance_cards_are_shuffled() -> None:
    piles = [fresh(2, seed).cards for seed in range(1, 5)]

    assert all(sorted(pile) == list(range(32)) for pile in piles)
    assert len({tuple(pile) for pile in piles}) == 4


@clause("rdf.start.highest-roll")
def test_the_highest_throw_begins_and_play_goes_clockwise() -> None:
    state = fresh(3, seed=3, circuit="monuments")
    events = set_out(state)
    rolls = [event for event in events if isinstance(event, OrderRolled)]
    best = max(rolls[-3:], key=lambda roll: roll.face)

    assert state.first == best.seat
    assert GameBegun(EVERYONE, best.seat, 1) in events
    game = Table(3)
    game.stays()
    assert game.waiting == [1]
    game.stays()
    assert game.waiting == [2]
    game.stays()
    assert game.waiting == [0]


@clause("rdf.start.ties")
def test_only_those_who_tie_throw_again() -> None:
    for seed in range(1, 60):
        rolls = [event for event in set_out(fresh(3, seed, circuit="wines")) if isinstance(event, OrderRolled)]
        faces = [roll.face for roll in rolls[:3]]
        tied = [seat for seat in range(3) if faces[seat] == max(faces)]
        if len(tied) == 2:
            assert [roll.seat for roll in rolls[3:5]] == tied
            return
    raise AssertionError("two of three tie sooner or later")


@clause("rdf.start.die")
def test_the_die_has_six_faces_in_two_colours() -> None:
    assert TABLES.faces == [10, 20, 30, 40, 50, 60]
    assert TABLES.colours.count(RED) == TABLES.colours.count(BLUE) == 3


@clause("rdf.table.goal")
def test_all_stand_at_the_start_with_all_stages_before_them() -> None:
    state = fresh(2, circuit="specialities")

    assert state.towns == [town("lyon"), town("lyon")]
    assert state.done == [[False] * 12, [False] * 12]


@clause("rdf.table.bank")
def test_the_bank_pays_whatever_it_has_paid_before() -> None:
    game = Table().cash(0, 1_000_000).dice(60)
    game.plays(Work(0))

    assert game.state.cash[0] == 1_000_060
    assert game.state.bank == -1_001_060


@clause("rdf.table.bank")
def test_all_sums_are_multiples_of_ten_francs() -> None:
    assert all(value % 10 == 0 for value in [*TABLES.faces, *TABLES.card_money, *TABLES.card_from_each])
    assert all(fare % 10 == 0 for fares in TABLES.way_fares for fare in fares)


@clause("rdf.circuits.no-corsica")
@pytest.mark.parametrize("circuit", CIRCUITS)
def test_the_card_of_corsica_is_left_out_on_three_circuits(circuit: str) -> None:
    state = fresh(2, circuit=circuit)
    cards = [card for cards in [state.pile, *state.hands] for card in cards]

    assert (region("corse") not in cards) == (circuit in ("economy", "monuments", "casinos"))


def test_the_die_that_decides_is_told_before_the_game_begins() -> None:
    events = kinds(set_out(fresh(2, circuit="wines")))

    assert events.index("OrderRolled") < events.index("GameBegun") < events.index("RoundBegun")
    assert face(60) == 5


@clause("rdf.vehicle.before-the-throw")
def test_vehicles_are_bought_before_the_throw_for_the_start() -> None:
    game = Table(2)
    game.state = fresh(2, circuit="wines")
    game.state.told()
    assert game.waiting == [0, 1]
    assert game.may(1) == {"buy-vehicle", "be-ready"}

    assert [VehicleBought(EVERYONE, 1, BICYCLE, 200)] == game.plays(BuyVehicle(1, BICYCLE))
    assert [ReadyToLeave(EVERYONE, 1)] == game.plays(BeReady(1))
    assert game.waiting == [0]
    assert kinds(game.plays(BeReady(0)))[:2] == ["ReadyToLeave", "OrderRolled"]
    assert game.state.bicycles == [False, True]


@clause("rdf.vehicle.before-the-throw")
def test_before_the_throw_there_is_nothing_else_to_do() -> None:
    game = Table(2)
    game.state = fresh(2, circuit="sports")

    assert game.refusal(StayPut(0)) == "rdf.vehicle.before-the-throw"
    assert GAME.view(game.state, 0).fitting_out == [0, 1]
    assert GAME.view(game.state, 0).turn == -1
    assert GAME.problem(game.state) == ""


@clause("rdf.vehicle.before-the-throw")
def test_one_may_set_out_with_both_vehicles_and_without_a_franc() -> None:
    game = Table(2)
    game.state = fresh(2, circuit="sports")
    game.plays(BuyVehicle(0, CAR))
    game.plays(BuyVehicle(0, BICYCLE))

    assert game.state.cash[0] == 0
    assert game.closed(0)["buy-vehicle"] == "rdf.vehicle.one-of-each"


@clause("rdf.vehicle.before-the-throw")
def test_on_economy_the_die_is_thrown_at_once() -> None:
    state = fresh(2, circuit="economy")

    assert "OrderRolled" in kinds(state.told())
    assert GAME.view(state, 0).fitting_out == []
