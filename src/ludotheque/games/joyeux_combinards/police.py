"""« Cases COMMISSARIAT »: cards against years of prison."""

from ludotheque.games.joyeux_combinards.actions import HandIn
from ludotheque.games.joyeux_combinards.counter import Counter
from ludotheque.games.joyeux_combinards.events import CardsHandedIn
from ludotheque.games.joyeux_combinards.prison import remit
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Seat, SomeOf


def visit_police(state: CombinardsState, seat: Seat) -> None:
    if state.hands[seat]:
        state.begin(VisitPolice(seat))


class VisitPolice(Counter):
    """« Le joueur peut échanger jusqu'à 3 cartes à la fois », of any kind (ljc.police.any-kind)."""

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        cards = SomeOf("cards", state.hands[seat], 1, state.tables.most_handed_in)
        return [Ask("hand-in", [cards]), Ask("move-on")]

    def law(self) -> str:
        return "ljc.police.hand-in"

    def brings(self, state: CombinardsState, card: int) -> int:
        return state.tables.remissions[card]

    def accept(self, state: CombinardsState, action: Action) -> None:
        """Oil that was declared takes its pledge along (ljc.oil.handed-in)."""
        if isinstance(action, HandIn):
            years = remit(state, self.seat, self.total(state, action.cards))
            for card in action.cards:
                state.put_under(self.seat, card)
            state.tell(CardsHandedIn(EVERYONE, self.seat, action.cards[:], years))
        state.end_step()
