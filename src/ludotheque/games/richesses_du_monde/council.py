"""« Toutes les décisions … seront donc prises en commun »: where the table wants it, every partner must agree."""

from typing import Any

from ludotheque.games.richesses_du_monde import actions
from ludotheque.games.richesses_du_monde.events import DecisionDropped, DecisionProposed
from ludotheque.games.richesses_du_monde.exchange import THINKING_MS
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.play import NOT_YOUR_TURN
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Seat, Step, at_first
from ludotheque.mechanics.windows import closes_after


def is_common(action: Action) -> bool:
    """What partners decide together. What must be quick (claims, bids) or costs nothing is left to whoever speaks."""
    buying = isinstance(action, actions.BuyTitle | actions.BuyJoker | actions.PutUp | actions.UseJoker)
    selling = isinstance(action, actions.PutOnSale | actions.OfferPrice | actions.Sell)
    return (
        buying
        or selling
        or isinstance(
            action, actions.ProposeExchange | actions.CounterOffer | actions.ProposeAssociation | actions.Agree
        )
    )


class Council(Step[RichessesState]):
    """Stands before every other step and turns a partner's wish into a question to the others."""

    def hears(self, state: RichessesState, action: Action) -> bool:
        alone = len(state.members(state.side_of[action.seat])) == 1
        return not alone and not isinstance(state.steps[-1], Consent) and is_common(action)

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
        state.begin(Consent(action, ends))
        state.tell(DecisionProposed(EVERYONE, action.seat))


class Consent(Step[RichessesState]):
    """All partners but the one who proposed are asked; one refusal, or silence, and it is dropped."""

    wish: Action
    ends: int
    agreed: list[Seat] = at_first([])

    def waits_for(self, state: RichessesState) -> list[Seat]:
        partners = state.members(state.side_of[self.wish.seat])
        return [seat for seat in partners if seat != self.wish.seat and seat not in self.agreed]

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        return [Ask("agree", []), Ask("decline", [])]

    def refusal(self, state: RichessesState, action: Action) -> str:
        return OK if isinstance(action, actions.Agree | actions.Decline) else "rdm.association.decide-together"

    def accept(self, state: RichessesState, action: Action) -> None:
        if isinstance(action, actions.Decline):
            self._drop(state)
            return
        self.agreed.append(action.seat)
        if not self.waits_for(state):
            state.end_step()
            addressee(state, self.wish).accept(state, self.wish)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: RichessesState) -> None:
        self._drop(state)

    def _drop(self, state: RichessesState) -> None:
        """A transaction that partners turn down counts as opened: it has taken the table's time like any other."""
        if addressee(state, self.wish) is not self:
            state.opened[state.side_of[self.wish.seat]] += 1
        state.tell(DecisionDropped(EVERYONE, self.wish.seat))
        state.end_step()


def addressee(state: RichessesState, action: Action) -> Step[Any]:
    """The step that would take the action if partners did not have to agree."""
    for desk in state.standing:
        if not isinstance(desk, Council) and desk.hears(state, action):
            return desk
    return state.steps[-1]
