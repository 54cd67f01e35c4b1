"""« Achat des marchandises »: decide, draw, look, and announce a price, true or not."""

from ludotheque.games.joyeux_combinards.actions import AnnouncePrice, DrawCard, MoveOn
from ludotheque.games.joyeux_combinards.doubt import DoubtWindow
from ludotheque.games.joyeux_combinards.events import CardDrawn, CardSeen, PriceAnnounced
from ludotheque.games.joyeux_combinards.hearing import open_hearing
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Money, OneOf, Seat, Step, only
from ludotheque.mechanics.windows import closes


def offer_purchase(state: CombinardsState, seat: Seat) -> None:
    """Nothing is offered to whoever cannot pay the lowest price, nor when the stock is empty."""
    if state.stock and state.cash[seat] >= state.tables.announcements[0]:
        state.begin(OfferPurchase(seat))


class OfferPurchase(Step[CombinardsState]):
    """« il n'est pas obligatoire d'acheter »"""

    seat: Seat

    def waits_for(self, state: CombinardsState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("draw-card", []), Ask("move-on", [])]

    def refusal(self, state: CombinardsState, action: Action) -> str:
        return OK if isinstance(action, DrawCard | MoveOn) else "ljc.purchase.decide-first"

    def accept(self, state: CombinardsState, action: Action) -> None:
        if isinstance(action, MoveOn):
            state.end_step()
            return
        card = state.stock.pop(0)
        state.tell(CardDrawn(EVERYONE, self.seat, len(state.stock)))
        state.tell(CardSeen(only(self.seat), self.seat, card, state.tables.prices[card]))
        state.end_step()
        state.begin(NamePrice(self.seat, card))


class NamePrice(Step[CombinardsState]):
    """« il vous est possible d'annoncer le prix que vous voulez »"""

    seat: Seat
    card: int  # drawn, and in nobody's hand yet

    def waits_for(self, state: CombinardsState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("announce-price", [OneOf("price", _affordable(state, seat))])]

    def refusal(self, state: CombinardsState, action: Action) -> str:
        if not isinstance(action, AnnouncePrice):
            return "ljc.purchase.announce"
        if action.price not in state.tables.announcements:
            return "ljc.purchase.six-prices"
        return OK if action.price <= state.cash[self.seat] else "ljc.purchase.own-cash"

    def accept(self, state: CombinardsState, action: Action) -> None:
        assert isinstance(action, AnnouncePrice)
        state.tell(PriceAnnounced(EVERYONE, self.seat, action.price))
        state.end_step()
        open_hearing(state, DoubtWindow(self.seat, closes(state.now, state.window), self.card, action.price))

    def binds(self) -> bool:
        """A price said aloud stands, whatever faces the others make."""
        return True


def _affordable(state: CombinardsState, seat: Seat) -> list[Money]:
    return [price for price in state.tables.announcements if price <= state.cash[seat]]
