"""What a seat may imagine: worlds it cannot tell from the real one."""

from ludotheque.games.richesses_de_france.actions import ClaimToll
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import only
from tests.games.richesses_de_france.arrange import GAME, Table, card, fresh, region


def worlds(state: FranceState, seat: Seat, count: int = 40) -> list[FranceState]:
    return [GAME.redeal(state, seat, Chance(seed)) for seed in range(count)]


def test_ones_own_cards_stay_and_those_of_others_may_be_any() -> None:
    state = fresh(3, circuit="wines")
    found = worlds(state, 0)

    assert all(world.hands[0] == state.hands[0] for world in found)
    others = {tuple(sorted(world.hands[1])) for world in found}
    assert len(others) > 20
    assert all(GAME.problem(world) == "" for world in found)


def test_a_watcher_knows_no_hand() -> None:
    state = fresh(2, circuit="wines")

    assert len({tuple(sorted(world.hands[0])) for world in worlds(state, NOBODY)}) > 20


def test_a_card_that_has_served_keeps_its_place() -> None:
    game = Table(3, "wines", tolls="on-request").at(0, "la-baule").holds(1, "bretagne", "alsace").dice(10)
    game.walks("vannes")
    game.plays(ClaimToll(1))

    assert all(world.pile[-1] == region("bretagne") for world in worlds(game.state, 2))
    assert GAME.view(game.state, 2).known_hands == [[], [], []]


def test_a_card_seen_going_into_a_hand_is_known_there() -> None:
    game = Table(3, "wines", tolls="on-request").at(0, "la-baule").holds(1, "bretagne", "alsace").dice(10)
    game.next_region("centre")
    game.state.shown[region("centre")] = True
    game.walks("vannes")
    game.plays(ClaimToll(1))

    assert GAME.view(game.state, 2).known_hands == [[], [region("centre")], []]
    assert all(region("centre") in world.hands[1] for world in worlds(game.state, 2))


def test_once_a_card_is_shown_it_no_longer_matters_who_was_known_to_lack_it() -> None:
    game = Table(3, tolls="on-request").holds(1, "ile-de-france")
    game.state.without[region("ile-de-france")] = only(2)
    game.walks("melun")
    game.plays(ClaimToll(1))

    assert game.state.without[region("ile-de-france")] == 0


def test_nobody_is_dealt_what_he_is_known_to_lack_be_it_nearly_everything() -> None:
    state = fresh(2, circuit="wines")
    for other in range(22):
        if other not in state.hands[1]:
            state.without[other] = only(1)

    assert all(sorted(world.hands[1]) == sorted(state.hands[1]) for world in worlds(state, 0))


def test_the_order_of_unread_chance_cards_is_open_and_that_of_read_ones_is_not() -> None:
    game = Table().next_cards("loto").at(0, "paris")
    game.walks("etampes")
    found = worlds(game.state, 0)

    assert all(world.cards[-1] == card("loto") for world in found)
    assert len({world.cards[0] for world in found}) > 15
    assert all(GAME.problem(world) == "" for world in found)
