"""« Cases COMMISSARIAT »: cards against years of prison."""

from ludotheque.games.joyeux_combinards.actions import HandIn, MoveOn
from ludotheque.games.joyeux_combinards.events import CardsHandedIn
from ludotheque.games.joyeux_combinards.prison import remit
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Seat, SomeOf, Step


def visit_police(state: CombinardsState, seat: Seat) -> None:
    if state.hands[seat]:
        state.begin(VisitPolice(seat))


class VisitPolice(Step[CombinardsState]):
    """« Le joueur peut échanger jusqu'à 3 cartes à la fois. »"""

    seat: Seat

    def waits_for(self, state: CombinardsState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("hand-in", [self._choice(state)]), Ask("move-on", [])]

    def refusal(self, state: CombinardsState, action: Action) -> str:
        if isinstance(action, MoveOn):
            return OK
        fits = isinstance(action, HandIn) and self._choice(state).allows(action.cards)
        return OK if fits else "ljc.police.hand-in"

    def accept(self, state: CombinardsState, action: Action) -> None:
        if isinstance(action, HandIn):
            years = 0
            for card in action.cards:
                years += state.tables.remissions[card]
                state.put_under(self.seat, card)
            state.tell(CardsHandedIn(EVERYONE, self.seat, action.cards[:], remit(state, self.seat, years)))
        state.end_step()

    def _choice(self, state: CombinardsState) -> SomeOf:
        return SomeOf("cards", state.hands[self.seat][:], 1, state.tables.most_handed_in)
