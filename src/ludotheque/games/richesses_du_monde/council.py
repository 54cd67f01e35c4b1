"""« Toutes les décisions … seront donc prises en commun »: where the table wants it, every partner must agree."""

from typing import Any, Final

from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    BuyJoker,
    BuyTitle,
    CounterOffer,
    Decline,
    OfferPrice,
    ProposeAssociation,
    ProposeExchange,
    PutOnSale,
    PutUp,
    Sell,
    UseJoker,
    filling_of,
    read_action,
)
from ludotheque.games.richesses_du_monde.events import DecisionDropped, DecisionProposed
from ludotheque.games.richesses_du_monde.exchange import THINKING_MS
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import Ask, Filling
from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import NOT_YOUR_TURN
from ludotheque.kernel.step import OK, Step
from ludotheque.mechanics.windows import closes_after

# What partners decide together, by verb. What must be quick (claims, bids) or costs nothing is left to whoever speaks.
_COMMON: Final = [
    "buy-title",
    "buy-joker",
    "put-up",
    "use-joker",
    "put-on-sale",
    "offer-price",
    "sell",
    "propose-exchange",
    "counter-offer",
    "propose-association",
    "agree",
]


class Council(Step[RichessesState]):
    """Stands before every other step and turns a partner's wish into a question to the others."""

    def hears(self, state: RichessesState, action: Action) -> bool:
        alone = len(state.members(state.side_of[action.seat])) == 1
        return not alone and not isinstance(state.steps[-1], Consent) and verb_number(action) >= 0

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return []

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        return []

    def refusal(self, state: RichessesState, action: Action) -> str:
        step = addressee(state, action)
        if step is state.steps[-1] and action.seat not in step.waits_for(state):
            return NOT_YOUR_TURN
        return step.refusal(state, action)

    def accept(self, state: RichessesState, action: Action) -> None:
        ends = closes_after(state.now, state.window, THINKING_MS)
        state.steps.append(Consent(action.seat, verb_number(action), filling_of(action), ends))
        state.tell(DecisionProposed(EVERYONE, action.seat))

    def copy(self) -> "Council":
        return Council()


class Consent(Step[RichessesState]):
    """All partners but the one who proposed are asked; one refusal, or silence, and it is dropped."""

    def __init__(self, proposer: Seat, verb: int, filling: Filling, ends: int) -> None:
        self.proposer = proposer
        self.verb = verb
        self.filling = filling
        self.ends = ends
        self.agreed: list[Seat] = []

    def waits_for(self, state: RichessesState) -> list[Seat]:
        partners = state.members(state.side_of[self.proposer])
        return [seat for seat in partners if seat != self.proposer and seat not in self.agreed]

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        return [Ask("agree", []), Ask("decline", [])]

    def refusal(self, state: RichessesState, action: Action) -> str:
        return OK if isinstance(action, Agree | Decline) else "rdm.association.decide-together"

    def accept(self, state: RichessesState, action: Action) -> None:
        if isinstance(action, Decline):
            self._drop(state)
            return
        self.agreed.append(action.seat)
        if not self.waits_for(state):
            wish = self.wish()
            state.steps.pop()
            addressee(state, wish).accept(state, wish)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: RichessesState) -> None:
        self._drop(state)

    def copy(self) -> "Consent":
        twin = Consent(self.proposer, self.verb, [values[:] for values in self.filling], self.ends)
        twin.agreed = self.agreed[:]
        return twin

    def verb_text(self) -> str:
        return _COMMON[self.verb]

    def wish(self) -> Action:
        return read_action(self.proposer, self.verb_text(), self.filling)

    def _drop(self, state: RichessesState) -> None:
        """A transaction that partners turn down counts as opened: it has taken the table's time like any other."""
        if addressee(state, self.wish()) is not self:
            state.opened[state.side_of[self.proposer]] += 1
        state.tell(DecisionDropped(EVERYONE, self.proposer))
        state.end_step()


def addressee(state: RichessesState, action: Action) -> Step[Any]:
    """The step that would take the action if partners did not have to agree."""
    for desk in state.standing:
        if not isinstance(desk, Council) and desk.hears(state, action):
            return desk
    return state.steps[-1]


def verb_number(action: Action) -> int:
    """The place of the action among the common decisions, or -1."""
    if isinstance(action, BuyTitle):
        return 0
    if isinstance(action, BuyJoker):
        return 1
    if isinstance(action, PutUp):
        return 2
    if isinstance(action, UseJoker):
        return 3
    if isinstance(action, PutOnSale):
        return 4
    if isinstance(action, OfferPrice):
        return 5
    if isinstance(action, Sell):
        return 6
    if isinstance(action, ProposeExchange):
        return 7
    if isinstance(action, CounterOffer):
        return 8
    if isinstance(action, ProposeAssociation):
        return 9
    return 10 if isinstance(action, Agree) else -1
