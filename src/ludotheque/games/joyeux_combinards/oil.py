"""« Cartes PÉTROLE »: declared at STOP for a premium, pledged while one is outside, sold at refineries."""

from ludotheque.games.joyeux_combinards.actions import DeclareOil, SellOil
from ludotheque.games.joyeux_combinards.counter import Counter
from ludotheque.games.joyeux_combinards.events import OilDeclared, OilSold
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import OIL
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Money, Seat, SomeOf


class DeclareAtStop(Counter):
    """« C'est à ce moment que vous demanderez une prime à l'exportation en déclarant votre pétrole (facultatif). »"""

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("declare-oil", [_some_oil(state, seat, "ljc.oil.premium")]), Ask("move-on")]

    def law(self) -> str:
        return "ljc.stop.declare"

    def brings(self, state: CombinardsState, card: int) -> Money:
        return state.tables.premiums[card]

    def accept(self, state: CombinardsState, action: Action) -> None:
        """« il s'engage à vendre ce pétrole » (ljc.oil.pledge), which all have seen (ljc.oil.shown)."""
        if isinstance(action, DeclareOil):
            premium = self.total(state, action.cards)
            for card in action.cards:
                state.declared[card] = True
                state.shown[card] = True
            state.give(self.seat, premium)
            state.tell(OilDeclared(EVERYONE, self.seat, action.cards[:], premium))
        state.end_step()


class SellAtRefinery(Counter):
    """« vendre une ou plusieurs cartes pétrole »"""

    place: int

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("sell-oil", [_some_oil(state, seat, "ljc.oil.any-number")]), Ask("move-on")]

    def law(self) -> str:
        return "ljc.oil.refinery-only"

    def brings(self, state: CombinardsState, card: int) -> Money:
        return state.tables.sale_prices[card][self.place]

    def accept(self, state: CombinardsState, action: Action) -> None:
        if isinstance(action, SellOil):
            amount = self.total(state, action.cards)
            for card in action.cards:
                state.put_under(self.seat, card)
            state.give(self.seat, amount)
            state.tell(OilSold(EVERYONE, self.seat, action.cards[:], amount))
        state.end_step()


def _some_oil(state: CombinardsState, seat: Seat, clause: str) -> SomeOf:
    """Any number of one's oil cards. Whoever holds none is asked as well: hands are secret."""
    cards = state.cards_of(seat, OIL)
    return SomeOf("cards", cards, 1, len(cards), clause)


def clear_pledges(state: CombinardsState, seat: Seat) -> None:
    """« S'il sort du circuit extérieur …, il pourra renouveler l'opération » (ljc.oil.clears)

    Leaving by air is leaving, and whoever flies from one outer circuit to the other stays pledged (ljc.oil.by-air).
    """
    if not state.is_outside(seat):
        for card in state.pledged(seat):
            state.declared[card] = False
