"""« Vente des marchandises »: one card where the square is one of its places; inside, a purchase may follow."""

from ludotheque.games.joyeux_combinards.actions import SellCard
from ludotheque.games.joyeux_combinards.counter import Counter
from ludotheque.games.joyeux_combinards.events import CardSold
from ludotheque.games.joyeux_combinards.purchase import offer_purchase
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Money, OneOf, Seat


class SellGoods(Counter):
    """« Les marchandises peuvent être vendues »: nobody has to (ljc.sale.optional).

    Whoever holds nothing that sells here is asked as well: hands are secret (ljc.sale.always-asked).
    """

    place: int

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        cards = [card for card in state.hands[seat] if self.brings(state, card) > 0]
        return [Ask("sell-card", [OneOf("card", cards, "ljc.sale.place")]), Ask("move-on")]

    def law(self) -> str:
        return "ljc.sale.one-card"

    def brings(self, state: CombinardsState, card: int) -> Money:
        return state.tables.sale_prices[card][self.place]

    def accept(self, state: CombinardsState, action: Action) -> None:
        state.end_step()
        if isinstance(action, SellCard):
            self._sell(state, action.card)

    def _sell(self, state: CombinardsState, card: int) -> None:
        price = self.brings(state, card)
        state.put_under(self.seat, card)
        state.give(self.seat, price)
        state.tell(CardSold(EVERYONE, self.seat, card, price))
        # « A l'issue d'une vente effectuée sur le circuit intérieur, le joueur peut … acheter » (ljc.sale.then-buy),
        # not outside, nor without a sale (ljc.sale.not-outside)
        if not state.is_outside(self.seat):
            offer_purchase(state, self.seat)
