"""Préparation."""

import pytest

from ludotheque.complaint import Complaint
from ludotheque.games.couleurs_du_monde.deal import HAND
from ludotheque.games.couleurs_du_monde.events import CardsDealt, HandDealt
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import waiting
from ludotheque.record.record import Header, set_up
from tests.clauses import clause
from tests.games.couleurs_du_monde.arrange import EDITION, GAME, TABLES, fresh


def header(seats: int) -> Header:
    return Header(GAME.name, GAME.rules_version, EDITION.id, EDITION.hash, seats, 1)


@clause("cdm.table.players")
def test_three_to_six_play() -> None:
    assert [set_up(GAME, TABLES, header(seats)).seats for seats in (3, 4, 5, 6)] == [3, 4, 5, 6]


@clause("cdm.table.players")
@pytest.mark.parametrize("seats", [0, 2, 7])
def test_no_other_number_can_sit_down(seats: int) -> None:
    with pytest.raises(Complaint, match="3 to 6 players"):
        set_up(GAME, TABLES, header(seats))


@clause("cdm.deal.dealer")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = [fresh(seats=5, seed=seed).dealer for seed in range(1, 200)]

    assert {0, 1, 2, 3, 4} == set(dealers)


@clause("cdm.deal.nine-cards")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_player_gets_nine_cards(seats: int) -> None:
    state = fresh(seats)

    assert HAND == 9
    assert [9] * seats == [len(hand) for hand in state.hands]


@clause("cdm.deal.nine-cards")
def test_all_cards_are_shuffled_together() -> None:
    first_hands = {tuple(fresh(seed=seed).hands[0]) for seed in range(1, 30)}

    assert len(first_hands) == 29


@clause("cdm.deal.stock")
def test_the_remaining_cards_are_the_stock() -> None:
    state = fresh(seats=4)
    dealt = [card for hand in state.hands for card in hand]

    assert len(state.stock) == TABLES.nations - 4 * 9
    assert sorted(dealt + state.stock) == list(range(TABLES.nations))


@clause("cdm.deal.stock")
def test_no_view_shows_the_stock_but_for_its_height() -> None:
    state = fresh(seats=4)

    assert GAME.view(state, 0).stock == len(state.stock)


@clause("cdm.deal.open-hands")
def test_everybody_sees_every_hand() -> None:
    state = fresh(seats=4)

    assert all(GAME.view(state, seat).hands == state.hands for seat in range(4))
    assert [HandDealt(EVERYONE, seat, state.hands[seat]) for seat in range(4)] == state.told()[1:]


@clause("cdm.deal.open-hands")
def test_only_the_order_of_the_stock_is_unknown() -> None:
    state = fresh(seats=4)

    world = GAME.redeal(state, 2, Chance(9))

    assert world.hands == state.hands
    assert world.stock != state.stock
    assert sorted(world.stock) == sorted(state.stock)


@clause("cdm.turn.left-of-dealer")
def test_the_player_on_the_dealers_left_begins() -> None:
    starts = [(fresh(seats=4, seed=seed).dealer, waiting(fresh(seats=4, seed=seed))) for seed in range(1, 30)]

    assert all(first == [(dealer + 1) % 4] for dealer, first in starts)


def test_the_deal_is_told_to_everyone() -> None:
    state = fresh(seats=3)

    assert state.told()[0] == CardsDealt(EVERYONE, 1, state.dealer, TABLES.nations - 27)
