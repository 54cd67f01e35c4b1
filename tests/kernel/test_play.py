"""The only door: who is heard, in which order, and what a refusal leaves behind."""

import pytest

from ludotheque.kernel.action import NOBODY, Action, Seat
from ludotheque.kernel.ask import OK, Ask, OneOf
from ludotheque.kernel.ask import closed as not_now
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import (
    GAME_OVER,
    NOT_YOUR_TURN,
    IllegalAction,
    asks,
    closed,
    is_over,
    play,
    refusal,
    waiting,
)
from ludotheque.kernel.step import State, Step
from ludotheque.record.positions import dump_text
from tests.kernel.games import PAWNSHOP, TRADE_DESK
from tests.kernel.games.pawnshop import Payment
from tests.kernel.games.trade_desk import (
    CARDS,
    CardLaid,
    Decline,
    DeskState,
    LayCard,
    Offer,
    OfferMade,
    PassTurn,
    TradeDesk,
)


class GreedyDesk(TradeDesk):
    """Hears even the cards that are laid, and wants none of them."""

    def hears(self, state: DeskState, action: Action) -> bool:
        return isinstance(action, LayCard)

    def asks(self, state: DeskState, seat: Seat) -> list[Ask]:
        return [not_now("lay-card", "desk.greedy")]


class LastCardDesk(GreedyDesk):
    """Speaks of the same verb twice, and leaves it open once."""

    def asks(self, state: DeskState, seat: Seat) -> list[Ask]:
        return [not_now("lay-card", "desk.greedy"), Ask("lay-card", [OneOf("card", state.hands[seat][-1:])])]


class BusyDesk(GreedyDesk):
    """Takes the cards away before the turn sees them."""

    def asks(self, state: DeskState, seat: Seat) -> list[Ask]:
        return [Ask("lay-card", [OneOf("card", list(range(CARDS)))])]

    def accept(self, state: DeskState, action: Action) -> None:
        pass


class PoorTurn(Step[DeskState]):
    """Waits for seat 0, and says why seat 1 may not lay a card."""

    def waits_for(self, state: DeskState) -> list[Seat]:
        return [0]

    def asks(self, state: DeskState, seat: Seat) -> list[Ask]:
        return [Ask("pass-turn")]

    def closed_to(self, state: DeskState, seat: Seat) -> list[Ask]:
        return [not_now("lay-card", "desk.too-poor")] if seat == 1 else []


def table() -> DeskState:
    """Three seats; seat 0 is to lay a card."""
    state = TRADE_DESK.start(seats=3)
    assert isinstance(state, DeskState)
    return state


def over() -> State:
    state = table()
    state.steps = []
    return state


def verbs(found: list[Ask]) -> list[str]:
    return [ask.verb for ask in found]


def test_the_seat_that_is_waited_for_acts() -> None:
    state = table()
    card = state.hands[0][0]

    assert [CardLaid(EVERYONE, 0, card)] == play(state, LayCard(0, card))
    assert [1] == waiting(state)


def test_a_seat_that_is_not_waited_for_is_refused() -> None:
    state = table()

    assert NOT_YOUR_TURN == refusal(state, LayCard(1, state.hands[1][0]))


def test_a_seat_that_is_not_waited_for_may_be_told_what_is_closed_to_it_and_is_offered_nothing() -> None:
    state = table()
    state.steps = [PoorTurn()]

    assert "desk.too-poor" == refusal(state, LayCard(1, 0))
    assert NOT_YOUR_TURN == refusal(state, PassTurn(1)) == refusal(state, LayCard(2, 0))
    assert "lay-card" not in verbs(asks(state, 1))
    assert ("lay-card", "desk.too-poor") in [(ask.verb, ask.closure()) for ask in closed(state, 1)]
    assert "lay-card" not in verbs(closed(state, 2))


def test_the_step_says_why_it_refuses() -> None:
    state = table()

    assert "desk.turn.own-cards" == refusal(state, LayCard(0, state.hands[1][0]))
    assert "desk.turn.lay-a-card" == refusal(state, PassTurn(0))


def test_a_refused_action_is_an_error_with_its_clause_and_changes_nothing() -> None:
    state = table()
    before = dump_text(state)

    with pytest.raises(IllegalAction, match=r"^table\.not-your-turn$"):
        play(state, PassTurn(2))

    assert before == dump_text(state)


def test_a_standing_step_is_heard_out_of_turn() -> None:
    state = table()
    cards = state.hands[2][:2]

    assert [OfferMade(EVERYONE, 2, 1, cards, 5)] == play(state, Offer(2, 1, cards, 5))
    assert [0] == waiting(state)


def test_a_standing_step_is_heard_before_the_step_that_waits() -> None:
    state = table()
    state.standing.insert(0, GreedyDesk())

    assert "desk.greedy" == refusal(state, LayCard(0, state.hands[0][0]))


def test_a_standing_step_that_hears_an_action_is_the_one_to_carry_it_out() -> None:
    state = table()
    state.standing.insert(0, BusyDesk())
    before = dump_text(state)

    assert [] == play(state, LayCard(1, 0))
    assert before == dump_text(state)


def test_the_first_standing_step_that_hears_an_action_decides() -> None:
    state = table()
    state.standing = [BusyDesk(), GreedyDesk()]

    assert OK == refusal(state, LayCard(2, 0))


def test_a_seat_that_is_waited_for_is_asked_by_its_step_and_by_the_desks() -> None:
    assert ["lay-card", "offer", "offer"] == verbs(asks(table(), 0))


def test_a_seat_that_is_not_waited_for_is_asked_by_the_desks_alone() -> None:
    assert ["offer", "offer"] == verbs(asks(table(), 1))


def closures(state: State, seat: Seat) -> list[tuple[str, str]]:
    return [(ask.verb, ask.closure()) for ask in closed(state, seat)]


def test_what_the_moment_closes_is_told_with_its_clause() -> None:
    desks = [("agree", "desk.offers.to-you"), ("decline", "desk.offers.to-you")]

    assert [("pass-turn", "desk.turn.lay-a-card"), *desks] == closures(table(), 0)
    assert desks == closures(table(), 1)


def test_of_several_closed_asks_with_one_verb_one_is_told() -> None:
    state = table()
    state.hands[1] = []

    assert ["offer", "agree", "decline"] == [verb for verb, _ in closures(state, 1)]


def test_a_verb_that_is_open_once_is_not_closed() -> None:
    state = table()
    state.standing = [LastCardDesk()]

    assert [] == closures(state, 1)
    assert ["lay-card"] == verbs(asks(state, 1))
    assert OK == refusal(state, LayCard(1, state.hands[1][-1]))


def test_what_is_closed_without_a_clause_of_its_own_is_closed_by_the_moment() -> None:
    state = PAWNSHOP.start()
    state.steps.append(Payment(0, 6))

    assert [("pawn-box", "pawn.payment.pawn-a-box")] == closures(state, 0)


def test_when_the_game_is_over_nothing_is_closed_either() -> None:
    assert [] == closures(over(), 0)


def test_a_position_at_rest_holds_no_events() -> None:
    state = table()

    play(state, LayCard(0, state.hands[0][0]))

    assert [] == state.events


def test_a_game_without_steps_is_over() -> None:
    assert not is_over(table())
    assert is_over(over())


def test_when_the_game_is_over_nobody_is_waited_for_or_asked() -> None:
    state = over()

    assert [] == waiting(state)
    assert [] == [ask for seat in range(3) for ask in asks(state, seat)]


@pytest.mark.parametrize("action", [LayCard(0, 0), PassTurn(1), Decline(2, 0)], ids=str)
def test_when_the_game_is_over_every_action_is_refused_even_at_the_desks(action: Action) -> None:
    with pytest.raises(IllegalAction, match=GAME_OVER):
        play(over(), action)


@pytest.mark.parametrize("seat", [NOBODY, 3, 99])
def test_whoever_has_no_seat_is_asked_nothing_and_heard_nowhere(seat: int) -> None:
    assert [] == asks(table(), seat)
    assert NOT_YOUR_TURN == refusal(table(), Offer(seat, 1, [], 0))
