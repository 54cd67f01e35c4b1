"""« Si un de vos adversaires ne vous fait pas confiance »: the four outcomes of a purchase."""

from ludotheque.games.joyeux_combinards import events
from ludotheque.games.joyeux_combinards.actions import Doubt, LetPass
from ludotheque.games.joyeux_combinards.debts import FOR_PRICE, settle
from ludotheque.games.joyeux_combinards.hearing import Hearing
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Money, Seat


class DoubtWindow(Hearing):
    """The card is still between stock and hand; only the buyer knows it."""

    def __init__(self, seat: Seat, ends: int, card: int, price: Money) -> None:
        super().__init__(seat, ends)
        self.card = card
        self.price = price  # announced

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("doubt", []), Ask("let-pass", [])]

    def refusal(self, state: CombinardsState, action: Action) -> str:
        return OK if isinstance(action, Doubt | LetPass) else "ljc.doubt.aloud"

    def risk(self, state: CombinardsState) -> Money:
        """A doubt is wrong only where the real price is no more than the one announced."""
        return self.price + state.indemnity

    def spoken(self, state: CombinardsState, seat: Seat) -> None:
        real = state.tables.prices[self.card]
        state.end_step()
        state.shown[self.card] = True
        state.tell(events.PriceDoubted(EVERYONE, seat, self.seat))
        state.tell(events.CardRevealed(EVERYONE, self.seat, self.card, real))
        if self.price < real:
            self._lose_card(state, seat, real)
        else:
            self._keep_card(state, seat, real)

    def silence(self, state: CombinardsState) -> None:
        """« vous payez le montant que vous avez annoncé à la banque et vous prenez la carte »"""
        state.end_step()
        state.take(self.seat, self.price)
        state.receive_card(self.seat, self.card)
        state.tell(events.CardBought(EVERYONE, self.seat, self.price))

    def _lose_card(self, state: CombinardsState, doubter: Seat, real: Money) -> None:
        """« vous aurez à payer à la banque le prix réel et vous donnerez la carte à ce joueur »"""
        state.receive_card(doubter, self.card)
        state.tell(events.DoubtJustified(EVERYONE, doubter, self.seat, self.card))
        settle(state, self.seat, real, FOR_PRICE)

    def _keep_card(self, state: CombinardsState, doubter: Seat, real: Money) -> None:
        """« ce joueur paiera le prix de la carte à la banque ; il vous paiera une indemnité »"""
        state.take(doubter, real)
        state.cash[doubter] -= state.indemnity
        state.cash[self.seat] += state.indemnity
        state.receive_card(self.seat, self.card)
        state.tell(events.DoubtUnjustified(EVERYONE, doubter, self.seat, self.card, real, state.indemnity))
