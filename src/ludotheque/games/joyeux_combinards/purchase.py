"""« Achat des marchandises »: decide, draw, look, and announce a price, true or not."""

from ludotheque.games.joyeux_combinards.actions import AnnouncePrice, DrawCard
from ludotheque.games.joyeux_combinards.debts import would_ruin
from ludotheque.games.joyeux_combinards.doubt import DoubtWindow, is_lie
from ludotheque.games.joyeux_combinards.events import CardDrawn, CardSeen, PriceAnnounced
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Caution, Decision, OneOf, Seat, closes, grave, only, risk


def offer_purchase(state: CombinardsState, seat: Seat) -> None:
    """On a purchase square, or after a sale inside (ljc.purchase.square).

    Not with an empty stock, nor to whoever lacks the lowest price (ljc.purchase.empty-stock, ljc.purchase.own-cash).
    """
    if state.stock and state.cash[seat] >= state.tables.announcements[0]:
        state.begin(OfferPurchase(seat))


class OfferPurchase(Decision[CombinardsState]):
    """« il n'est pas obligatoire d'acheter » (ljc.purchase.optional)"""

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("draw-card"), Ask("move-on")]

    def cautions(self, state: CombinardsState, seat: Seat) -> list[Caution]:
        """A card dearer than all one has cannot be announced truly."""
        dearest = max(state.tables.prices)
        if not would_ruin(state, seat, dearest):
            return []
        figures = {"cash": state.cash[seat], "price": dearest}
        return [risk("draw-card", "forced-lie", "ljc.purchase.forced-lie", figures)]

    def law(self) -> str:
        return "ljc.purchase.decide-first"

    def accept(self, state: CombinardsState, action: Action) -> None:
        """« On ne peut acheter qu'une carte marchandise à la fois » (ljc.purchase.one-a-stop)"""
        state.end_step()
        if isinstance(action, DrawCard):
            self._draw(state)

    def _draw(self, state: CombinardsState) -> None:
        """« il tirera la première carte du paquet et la regardera sans la montrer » (ljc.purchase.first-card)"""
        card = state.stock.pop(0)
        state.tell(CardDrawn(EVERYONE, self.seat, len(state.stock)))
        state.tell(CardSeen(only(self.seat), self.seat, card, state.tables.prices[card]))
        state.begin(NamePrice(self.seat, card))


class NamePrice(Decision[CombinardsState]):
    """« il vous est possible d'annoncer le prix que vous voulez », above the real one too (ljc.purchase.overstate)"""

    card: int  # drawn, and in nobody's hand yet

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        prices = state.tables.announcements
        within = [price for price in prices if price <= state.cash[seat]]
        price = OneOf("price", prices, "ljc.purchase.six-prices").narrowed(within, "ljc.purchase.own-cash")
        return [Ask("announce-price", [price])]

    def law(self) -> str:
        return "ljc.purchase.announce"

    def cautions(self, state: CombinardsState, seat: Seat) -> list[Caution]:
        """Lies that would put their teller out of the game, if doubted; to be confirmed where there is another way."""
        real = state.tables.prices[self.card]
        if not would_ruin(state, seat, real):
            return []
        lies = [price for price in state.tables.announcements if is_lie(state.tables, self.card, price)]
        figures = {"cash": state.cash[seat], "price": real}
        if self.is_forced_to_lie(state):
            return [risk("announce-price", "lie-ruins", "ljc.out.insolvent", figures)]
        caution = grave("announce-price", "lie-ruins", "ljc.out.insolvent", figures)
        return [caution.when([[[price]] for price in lies])]

    def is_forced_to_lie(self, state: CombinardsState) -> bool:
        """Whoever drew a card dearer than all he has cannot tell the truth (ljc.purchase.forced-lie)."""
        return state.cash[self.seat] < state.tables.prices[self.card]

    def accept(self, state: CombinardsState, action: Action) -> None:
        assert isinstance(action, AnnouncePrice)
        state.tell(PriceAnnounced(EVERYONE, self.seat, action.price))
        state.end_step()
        state.begin(DoubtWindow(closes(state.now, state.window), self.seat, self.card, action.price))

    def binds(self) -> bool:
        """A price said aloud stands, whatever faces the others make."""
        return True
