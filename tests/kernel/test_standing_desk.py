"""Trade Desk: offers at any moment, while a step waits for somebody else."""

import pytest

from ludotheque.kernel.action import CLOCK, Tick
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import asks, deadline, play, refusal, waiting
from ludotheque.kernel.step import NEVER
from tests.kernel.games import TRADE_DESK
from tests.kernel.games.trade_desk import (
    Agree,
    CardsSold,
    Decline,
    DeskState,
    LayCard,
    Offer,
    OfferLapsed,
    PassTurn,
    desk_of,
)


def table() -> DeskState:
    """Seat 0 is to lay a card; the hands are 0–3, 10–13 and 20–23."""
    state = TRADE_DESK.start(seats=3)
    assert isinstance(state, DeskState)
    state.hands = [[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]]
    state.aside = [card for card in range(24) if card % 10 > 3]
    return state


def offered() -> DeskState:
    """Seat 1 offers 10 and 12 to seat 2 for 7."""
    state = table()
    play(state, Offer(1, 2, [10, 12], 7))
    return state


def test_an_offer_out_of_turn_leaves_the_turn_alone() -> None:
    assert [0] == waiting(offered())


def test_cards_and_money_change_hands_when_the_buyer_agrees() -> None:
    state = offered()

    assert [CardsSold(EVERYONE, 1, 2, [10, 12], 7)] == play(state, Agree(2, 1))
    assert [11, 13] == state.hands[1]
    assert [10, 12, 20, 21, 22, 23] == state.hands[2]
    assert [10, 17, 3] == state.cash


def test_only_the_buyer_answers() -> None:
    assert "desk.offers.to-you" == refusal(offered(), Agree(0, 1))


def test_a_declined_offer_is_gone() -> None:
    state = offered()

    assert [OfferLapsed(EVERYONE, 1)] == play(state, Decline(2, 1))
    assert "desk.offers.to-you" == refusal(state, Agree(2, 1))


def test_an_offer_lapses_in_time_even_if_somebody_else_is_waited_for() -> None:
    state = offered()

    assert 30_000 == deadline(state)
    assert [OfferLapsed(EVERYONE, 1)] == play(state, Tick(CLOCK, 30_000))
    assert NEVER == deadline(state)
    assert [0] == waiting(state)


def test_an_offer_lapses_when_a_card_of_it_is_laid() -> None:
    state = offered()
    play(state, LayCard(0, 0))

    assert OfferLapsed(EVERYONE, 1) in play(state, LayCard(1, 12))


def test_an_offer_lapses_when_the_buyer_can_no_longer_pay() -> None:
    state = offered()
    play(state, Offer(0, 2, [3], 6))

    events = play(state, Agree(2, 0))

    assert [CardsSold(EVERYONE, 0, 2, [3], 6), OfferLapsed(EVERYONE, 1)] == events


def test_whoever_sells_the_whole_hand_in_the_own_turn_passes() -> None:
    state = table()
    state.hands[0] = [0]
    play(state, Offer(0, 1, [0], 0))
    play(state, Agree(1, 0))

    assert ["pass-turn"] == [ask.verb for ask in asks(state, 0)]
    assert "" == refusal(state, PassTurn(0))


@pytest.mark.parametrize(
    ("offer", "clause"),
    [
        (Offer(1, 0, [11], 0), "desk.offers.one-at-a-time"),
        (Offer(0, 0, [1], 0), "desk.offers.to-another"),
        (Offer(0, 3, [1], 0), "desk.offers.to-another"),
        (Offer(0, 2, [1], 11), "desk.offers.within-the-purse"),
        (Offer(0, 2, [1], -1), "desk.offers.within-the-purse"),
        (Offer(0, 2, [20], 0), "desk.offers.own-cards"),
        (Offer(0, 2, [], 0), "desk.offers.own-cards"),
        (Offer(0, 2, [2, 1], 0), "desk.offers.own-cards"),
    ],
    ids=str,
)
def test_an_impossible_offer_is_refused(offer: Offer, clause: str) -> None:
    assert clause == refusal(offered(), offer)


def test_of_two_offers_the_older_lapses_first() -> None:
    state = offered()
    play(state, Tick(CLOCK, 10_000))
    play(state, Offer(0, 2, [3], 6))

    play(state, Tick(CLOCK, 35_000))

    assert [0] == [offer.seller for offer in desk_of(state).offers]
    assert 40_000 == deadline(state)
