"""Partners: seats may join for good; the side shares purse and hand, has one turn a round, and one place at the end."""

from typing import Final

from ludotheque.kernel.rules import EVERYONE, NOBODY, Action, Ask, Chance, Event, Money, OneOf, Seat, Step, closed, only
from ludotheque.mechanics.purses import Purses

CARDS: Final = 30
HAND: Final = 5
PURSE: Final = 5
ROUNDS: Final = 4


class SellCard(Action):
    card: int  # the bank pays its number


class ProposeUnion(Action):
    partner: Seat


class JoinUnion(Action):
    proposer: Seat


class HandSeen(Event):
    """Told to those whose hand it is: when it is dealt, and again to both when two become one."""

    cards: list[int]


class CardSold(Event):
    seat: Seat
    card: int
    purse: Money


class UnionProposed(Event):
    seat: Seat
    partner: Seat


class UnionMade(Event):
    side: Seat
    joined: Seat
    purse: Money


class PartnersState(Purses):
    """Purses, hands and turns are those of sides; a side is named after its first seat."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.side: list[Seat] = list(range(seats))  # of each seat
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.stock: list[int] = list(range(CARDS))  # never dealt, never seen
        self.sold: list[int] = []
        self.rounds = 1
        self.played: list[bool] = [False] * seats  # in this round

    def members(self, side: Seat) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.side[seat] == side]

    def sides(self) -> list[Seat]:
        return [side for side in range(self.seats) if self.members(side)]


class TakeTurn(Step[PartnersState]):
    """Any member of the side on turn sells a card of the common hand."""

    side: Seat

    def waits_for(self, state: PartnersState) -> list[Seat]:
        return state.members(self.side)

    def asks(self, state: PartnersState, seat: Seat) -> list[Ask]:
        return [Ask("sell-card", [OneOf("card", state.hands[self.side])])]

    def law(self) -> str:
        return "part.turn.own-cards"

    def accept(self, state: PartnersState, action: Action) -> None:
        assert isinstance(action, SellCard)
        state.hands[self.side].remove(action.card)
        state.sold.append(action.card)
        state.give(self.side, action.card)
        state.tell(CardSold(EVERYONE, action.seat, action.card, state.cash[self.side]))
        state.played[self.side] = True
        state.end_step()
        next_turn(state)


def next_turn(state: PartnersState) -> None:
    """One turn a round for each side, whether it is one seat or two."""
    if all(state.played[side] for side in state.sides()):
        state.rounds += 1
        state.played = [False] * state.seats
    if state.rounds <= ROUNDS:
        state.begin(TakeTurn(next(side for side in state.sides() if not state.played[side])))


class Registry(Step[PartnersState]):
    """Any side may propose to join another; two sides must remain. The side on turn stays on turn."""

    proposed: list[Seat]  # the side that each side would join, or NOBODY

    def hears(self, state: PartnersState, action: Action) -> bool:
        return isinstance(action, ProposeUnion | JoinUnion)

    def waits_for(self, state: PartnersState) -> list[Seat]:
        return []

    def asks(self, state: PartnersState, seat: Seat) -> list[Ask]:
        if len(state.sides()) <= 2:
            return [closed(verb, "part.union.two-sides-remain") for verb in ("propose-union", "join-union")]
        own = state.side[seat]
        others = OneOf("partner", [side for side in state.sides() if side != own], "part.union.another-side")
        suitors = OneOf("proposer", [side for side in state.sides() if self.proposed[side] == own], "part.union.asked")
        free = self.proposed[own] == NOBODY
        propose = Ask("propose-union", [others]) if free else closed("propose-union", "part.union.one-proposal")
        return [propose, Ask("join-union", [suitors])]

    def accept(self, state: PartnersState, action: Action) -> None:
        own = state.side[action.seat]
        if isinstance(action, ProposeUnion):
            self.proposed[own] = action.partner
            state.tell(UnionProposed(EVERYONE, action.seat, action.partner))
        elif isinstance(action, JoinUnion):
            self._unite(state, min(own, action.proposer), max(own, action.proposer))

    def _unite(self, state: PartnersState, side: Seat, joined: Seat) -> None:
        state.side = [side if of == joined else of for of in state.side]
        state.pass_cash(joined, side, state.cash[joined])
        state.hands[side] = sorted(state.hands[side] + state.hands[joined])
        state.hands[joined] = []
        state.played[side] = state.played[side] or state.played[joined]
        self.proposed = [NOBODY if to in (side, joined) else to for to in self.proposed]
        self.proposed[side] = self.proposed[joined] = NOBODY
        self._keep_turn(state, side, joined)
        state.tell(UnionMade(EVERYONE, side, joined, state.cash[side]))
        for seat in state.members(side):
            state.tell(HandSeen(only(seat), state.hands[side][:]))

    def _keep_turn(self, state: PartnersState, side: Seat, joined: Seat) -> None:
        turn = state.steps[-1]
        assert isinstance(turn, TakeTurn)
        if turn.side == joined:
            turn.side = side
