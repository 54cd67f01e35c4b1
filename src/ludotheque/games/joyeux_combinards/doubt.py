"""« Si un de vos adversaires ne vous fait pas confiance »: the four outcomes of a purchase."""

from ludotheque.games.joyeux_combinards import events
from ludotheque.games.joyeux_combinards.debts import Due, settle
from ludotheque.games.joyeux_combinards.hearing import Hearing
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.games.joyeux_combinards.tables import CombinardsTables
from ludotheque.mechanics.rules import BANK, EVERYONE, Ask, Event, Money, Seat, closed


class PriceDue(Due):
    """The real price, by a buyer who was found out."""

    def paid(self) -> Event:
        return events.PricePaid(EVERYONE, self.debtor, self.amount)


def is_lie(tables: CombinardsTables, card: int, price: Money) -> bool:
    """« si le chiffre que vous avez indiqué est inférieur à celui mentionné sur la carte »"""
    return price < tables.prices[card]


class DoubtWindow(Hearing):
    """The card is still between stock and hand; only the buyer knows it."""

    card: int
    price: Money  # announced

    def word(self) -> str:
        return "doubt"

    def law(self) -> str:
        return "ljc.doubt.aloud"

    def asked(self, state: CombinardsState) -> list[Seat]:
        return [other for other in state.opponents(self.seat) if self.can_pay(state, other)]

    def closed_to(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        poor = state.playing[seat] and seat != self.seat and not self.can_pay(state, seat)
        return [closed("doubt", "ljc.doubt.can-pay")] if poor else []

    def can_pay(self, state: CombinardsState, seat: Seat) -> bool:
        return state.cash[seat] >= self.risk(state)

    def risk(self, state: CombinardsState) -> Money:
        """A doubt is wrong only where the real price is no more than the one announced."""
        return self.price + state.indemnity

    def spoken(self, state: CombinardsState, speaker: Seat) -> None:
        """« cela vous obligera à dévoiler votre marchandise » (ljc.doubt.reveal)"""
        real = state.tables.prices[self.card]
        state.end_step()
        state.shown[self.card] = True
        state.tell(events.PriceDoubted(EVERYONE, speaker, self.seat))
        state.tell(events.CardRevealed(EVERYONE, self.seat, self.card, real))
        if is_lie(state.tables, self.card, self.price):
            self._lose_card(state, speaker, real)
        else:
            self._keep_card(state, speaker, real)

    def silence(self, state: CombinardsState) -> None:
        """« vous payez le montant que vous avez annoncé … et vous prenez la carte » (ljc.purchase.trusted)"""
        state.end_step()
        state.take(self.seat, self.price)
        state.receive_card(self.seat, self.card)
        state.tell(events.CardBought(EVERYONE, self.seat, self.price))

    def _lose_card(self, state: CombinardsState, doubter: Seat, real: Money) -> None:
        """« vous aurez à payer … le prix réel et vous donnerez la carte à ce joueur » (ljc.doubt.justified)

        The card is given even if the price cannot be paid (ljc.doubt.cannot-pay).
        """
        state.receive_card(doubter, self.card)
        state.tell(events.DoubtJustified(EVERYONE, doubter, self.seat, self.card))
        settle(state, PriceDue(self.seat, BANK, real))

    def _keep_card(self, state: CombinardsState, doubter: Seat, real: Money) -> None:
        """« ce joueur paiera le prix de la carte … il vous paiera une indemnité » (ljc.doubt.unjustified)"""
        state.take(doubter, real)
        state.pass_cash(doubter, self.seat, state.indemnity)
        state.receive_card(self.seat, self.card)
        state.tell(events.DoubtUnjustified(EVERYONE, doubter, self.seat, self.card, real, state.indemnity))
