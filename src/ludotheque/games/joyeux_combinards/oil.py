"""« Cartes PÉTROLE »: declared at STOP for a premium, pledged while one is outside, sold at refineries."""

from ludotheque.games.joyeux_combinards.actions import DeclareOil, MoveOn, SellOil
from ludotheque.games.joyeux_combinards.events import OilDeclared, OilSold
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import OIL
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Seat, SomeOf, Step


class OilStop(Step[CombinardsState]):
    """A square where oil cards count, any number of them. Whoever holds none is asked as well: hands are secret."""

    seat: Seat

    def waits_for(self, state: CombinardsState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        cards = state.cards_of(seat, OIL)
        found = [Ask(self.verb(), [SomeOf("cards", cards, 1, len(cards))])] if cards else []
        found.append(Ask("move-on", []))
        return found

    def verb(self) -> str:
        raise NotImplementedError


class DeclareAtStop(OilStop):
    """« C'est à ce moment que vous demanderez une prime à l'exportation en déclarant votre pétrole (facultatif). »"""

    def verb(self) -> str:
        return "declare-oil"

    def refusal(self, state: CombinardsState, action: Action) -> str:
        if isinstance(action, MoveOn):
            return OK
        if not isinstance(action, DeclareOil):
            return "ljc.stop.declare"
        return OK if _some_oil(state, self.seat, action.cards) else "ljc.oil.premium"

    def accept(self, state: CombinardsState, action: Action) -> None:
        if isinstance(action, DeclareOil):
            premium = 0
            for card in action.cards:
                premium += state.tables.premiums[card]
                state.declared[card] = True
                state.shown[card] = True
            state.give(self.seat, premium)
            state.tell(OilDeclared(EVERYONE, self.seat, action.cards[:], premium))
        state.end_step()


class SellAtRefinery(OilStop):
    """« vendre une ou plusieurs cartes pétrole »"""

    def __init__(self, seat: Seat, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def verb(self) -> str:
        return "sell-oil"

    def refusal(self, state: CombinardsState, action: Action) -> str:
        if isinstance(action, MoveOn):
            return OK
        if not isinstance(action, SellOil):
            return "ljc.oil.refinery-only"
        return OK if _some_oil(state, self.seat, action.cards) else "ljc.oil.any-number"

    def accept(self, state: CombinardsState, action: Action) -> None:
        if isinstance(action, SellOil):
            amount = 0
            for card in action.cards:
                amount += state.tables.sale_prices[card][self.place]
                state.put_under(self.seat, card)
            state.give(self.seat, amount)
            state.tell(OilSold(EVERYONE, self.seat, action.cards[:], amount))
        state.end_step()


def clear_pledges(state: CombinardsState, seat: Seat) -> None:
    """« S'il sort du circuit extérieur …, il pourra renouveler l'opération »"""
    if not state.is_outside(seat):
        for card in state.pledged(seat):
            state.declared[card] = False


def _some_oil(state: CombinardsState, seat: Seat, cards: list[int]) -> bool:
    held = state.cards_of(seat, OIL)
    return SomeOf("cards", held, 1, len(held)).allows(cards)
