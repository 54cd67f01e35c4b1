"""« Vente des marchandises »: one card where the square is one of its places; inside, a purchase may follow."""

from ludotheque.games.joyeux_combinards.actions import MoveOn, SellCard
from ludotheque.games.joyeux_combinards.events import CardSold
from ludotheque.games.joyeux_combinards.purchase import offer_purchase
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, OneOf, Seat, Step


class SellGoods(Step[CombinardsState]):
    """Whoever holds nothing that sells here is asked as well: hands are secret."""

    seat: Seat
    place: int

    def waits_for(self, state: CombinardsState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        cards = [card for card in state.hands[seat] if self._sells(state, card)]
        found = [Ask("sell-card", [OneOf("card", cards)])] if cards else []
        found.append(Ask("move-on", []))
        return found

    def refusal(self, state: CombinardsState, action: Action) -> str:
        if isinstance(action, MoveOn):
            return OK
        if not isinstance(action, SellCard):
            return "ljc.sale.one-card"
        held = action.card in state.hands[self.seat]
        return OK if held and self._sells(state, action.card) else "ljc.sale.place"

    def accept(self, state: CombinardsState, action: Action) -> None:
        state.end_step()
        if isinstance(action, SellCard):
            self._sell(state, action.card)

    def _sells(self, state: CombinardsState, card: int) -> bool:
        return state.tables.sale_prices[card][self.place] > 0

    def _sell(self, state: CombinardsState, card: int) -> None:
        price = state.tables.sale_prices[card][self.place]
        state.put_under(self.seat, card)
        state.give(self.seat, price)
        state.tell(CardSold(EVERYONE, self.seat, card, price))
        # « A l'issue d'une vente effectuée sur le circuit intérieur, le joueur peut … acheter »
        if not state.is_outside(self.seat):
            offer_purchase(state, self.seat)
