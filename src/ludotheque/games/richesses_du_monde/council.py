"""« Toutes les décisions … seront donc prises en commun »: where the table wants it, every partner must agree."""

from typing import Any, Final

from ludotheque.games.richesses_du_monde import actions, events
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.play import NOT_YOUR_TURN
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Seat, Step, at_first, closes_after

THINKING_MS: Final = 30_000


def time_to_think(state: RichessesState) -> int:
    """When a proposal made now lapses for want of an answer."""
    return closes_after(state.now, state.window, THINKING_MS)


class SideDecides(Step[RichessesState]):
    """A side is waited for, and whoever speaks for it answers."""

    side: Seat

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return state.speakers(self.side)


class Talk(Step[RichessesState]):
    """Something is proposed; one refusal, or silence, and nothing comes of it."""

    ends: int

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        return [Ask("agree"), Ask("decline")]

    def accept(self, state: RichessesState, action: Action) -> None:
        if isinstance(action, actions.Agree):
            self.agree(state, action.seat)
        else:
            self.drop(state)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: RichessesState) -> None:
        self.drop(state)

    def agree(self, state: RichessesState, seat: Seat) -> None:
        raise NotImplementedError

    def drop(self, state: RichessesState) -> None:
        raise NotImplementedError


def is_common(action: Action) -> bool:
    """What partners decide together.

    What must be quick or costs nothing is left to whoever speaks (rdm.association.left-to-speaker).
    """
    at_the_shelf = isinstance(action, (actions.BuyTitle, actions.BuyJoker))
    at_auction = isinstance(action, (actions.PutUp, actions.UseJoker, actions.Sell))
    opening = isinstance(action, (actions.PutOnSale, actions.OfferPrice, actions.ProposeAssociation))
    exchanging = isinstance(action, (actions.ProposeExchange, actions.CounterOffer, actions.Agree))
    return at_the_shelf or at_auction or opening or exchanging


class Council(Step[RichessesState]):
    """Stands before every other step and turns a partner's wish into a question to the others."""

    def hears(self, state: RichessesState, action: Action) -> bool:
        alone = len(state.members(state.side_of[action.seat])) == 1
        return not alone and not isinstance(state.steps[-1], Consent) and is_common(action)

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return []

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        return []  # what may be wished is what the step asks that it is meant for

    def refusal(self, state: RichessesState, action: Action) -> str:
        """And what may not, that step refuses."""
        step = addressee(state, action)
        if step is state.steps[-1] and action.seat not in step.waits_for(state):
            return NOT_YOUR_TURN
        return step.refusal(state, action)

    def accept(self, state: RichessesState, action: Action) -> None:
        state.begin(Consent(time_to_think(state), action))
        state.tell(events.DecisionProposed(EVERYONE, action.seat))


class Consent(Talk):
    """All partners but the one who proposed are asked (rdm.association.decide-together)."""

    wish: Action
    agreed: list[Seat] = at_first([])

    def waits_for(self, state: RichessesState) -> list[Seat]:
        partners = state.members(state.side_of[self.wish.seat])
        return [seat for seat in partners if seat != self.wish.seat and seat not in self.agreed]

    def law(self) -> str:
        return "rdm.association.decide-together"

    def agree(self, state: RichessesState, seat: Seat) -> None:
        self.agreed.append(seat)
        if not self.waits_for(state):
            state.end_step()
            addressee(state, self.wish).accept(state, self.wish)

    def drop(self, state: RichessesState) -> None:
        """A transaction that partners turn down counts as opened (rdm.association.dropped-counts)."""
        if addressee(state, self.wish) is not self:
            state.opened[state.side_of[self.wish.seat]] += 1
        state.tell(events.DecisionDropped(EVERYONE, self.wish.seat))
        state.end_step()


def addressee(state: RichessesState, action: Action) -> Step[Any]:
    """The step that would take the action if partners did not have to agree."""
    for desk in state.standing:
        if not isinstance(desk, Council) and desk.hears(state, action):
            return desk
    return state.steps[-1]
