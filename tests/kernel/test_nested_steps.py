"""Pawnshop: a payment inside a purchase inside a turn, and back again."""

from ludotheque.kernel.action import Seat
from ludotheque.kernel.event import EVERYONE, only
from ludotheque.kernel.play import asks, closed, play, refusal
from tests.kernel.games import PAWNSHOP
from tests.kernel.games.pawnshop import (
    BoxBought,
    BoxOpened,
    BoxPawned,
    BoxShown,
    BuyBox,
    EndTurn,
    PawnBox,
    PawnState,
    PutInWindow,
)


def table(purse: int = 10, owned: int = 0) -> PawnState:
    """Seat 0 is on turn and has looked into its boxes, numbered from 0."""
    state = PAWNSHOP.start()
    assert isinstance(state, PawnState)
    state.bank += state.cash[0] - purse
    state.cash[0] = purse
    state.closed[0] = list(range(owned))
    state.stack = list(range(owned, 12))
    return state


def begun(state: PawnState) -> list[str]:
    return [type(step).__name__ for step in state.steps]


def verbs(state: PawnState, seat: Seat) -> list[str]:
    return [ask.verb for ask in asks(state, seat)]


def test_a_purchase_that_can_be_paid_asks_for_no_pawn() -> None:
    state = table()

    play(state, BuyBox(0))

    assert ["TakeTurn", "Purchase"] == begun(state)
    assert 4 == state.cash[0]


def test_whoever_is_short_is_asked_what_to_pawn_before_the_purchase_goes_on() -> None:
    state = table(purse=4, owned=2)

    play(state, BuyBox(0))

    assert ["TakeTurn", "Purchase", "Payment"] == begun(state)
    assert ["pawn-box"] == verbs(state, 0)


def test_the_payment_goes_on_until_the_price_is_there() -> None:
    state = table(purse=0, owned=3)
    play(state, BuyBox(0))

    assert [BoxPawned(EVERYONE, 0, 2)] == play(state, PawnBox(0, 2))
    assert ["TakeTurn", "Purchase", "Payment"] == begun(state)
    assert [BoxPawned(EVERYONE, 0, 0)] == play(state, PawnBox(0, 0))
    assert ["TakeTurn", "Purchase"] == begun(state)


def test_a_step_that_is_covered_is_not_heard() -> None:
    state = table(purse=4, owned=2)
    play(state, BuyBox(0))

    assert "pawn.payment.pawn-a-box" == refusal(state, PutInWindow(0, 0))
    assert "pawn.payment.pawn-a-box" == refusal(state, EndTurn(0))


def test_after_the_purchase_the_turn_goes_on() -> None:
    state = table()
    play(state, BuyBox(0))

    assert [BoxBought(EVERYONE, 0), BoxShown(EVERYONE, 0, 11)] == play(state, PutInWindow(0, 1))
    assert ["TakeTurn"] == begun(state)
    assert ["buy-box", "end-turn"] == verbs(state, 0)


def test_a_box_that_is_kept_closed_is_opened_by_its_buyer_alone() -> None:
    state = table()
    play(state, BuyBox(0))

    assert [BoxBought(EVERYONE, 0), BoxOpened(only(0), 11)] == play(state, PutInWindow(0, 0))


def test_what_one_cannot_pay_even_with_pawns_one_cannot_buy() -> None:
    assert "pawn.turn.what-one-can-pay" == refusal(table(purse=2, owned=1), BuyBox(0))


def closures(state: PawnState) -> list[tuple[str, str]]:
    return [(ask.verb, ask.closure()) for ask in closed(state, 0)]


def test_a_turn_says_why_nothing_more_can_be_bought() -> None:
    bought_two, empty = table(purse=20), table()
    for _ in range(2):
        play(bought_two, BuyBox(0))
        play(bought_two, PutInWindow(0, 0))
    empty.stack = []

    assert [("buy-box", "pawn.turn.two-boxes")] == closures(bought_two)
    assert [("buy-box", "pawn.turn.no-box-left")] == closures(empty)
    assert [("buy-box", "pawn.turn.what-one-can-pay")] == closures(table(purse=2, owned=1))


def test_the_window_is_closed_to_whoever_has_spent_the_last_coin() -> None:
    state = table(purse=6)
    play(state, BuyBox(0))

    assert "pawn.purchase.a-coin-for-the-window" == refusal(state, PutInWindow(0, 1))
    assert "pawn.purchase.window" == refusal(state, PutInWindow(0, 2))
    assert [BoxBought(EVERYONE, 0), BoxOpened(only(0), 11)] == play(state, PutInWindow(0, 0))
