"""Debts: they are paid, or raised where the table grants relief, or whoever owes them is out."""

from typing import Final

from ludotheque.games.joyeux_combinards import events
from ludotheque.games.joyeux_combinards.actions import SellToBank
from ludotheque.games.joyeux_combinards.ending import end_if_decided
from ludotheque.games.joyeux_combinards.state import RELIEF, CombinardsState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Money, OneOf, Seat, Step

FOR_PRICE: Final = 0  # what a debt is for
FOR_AGIOS: Final = 1
FOR_TAX: Final = 2
FOR_CUSTOMS: Final = 3
FOR_FINE: Final = 4


def settle(state: CombinardsState, debtor: Seat, amount: Money, cause: int) -> None:
    """« Sera éliminé du jeu, le joueur qui ne pourra faire face à ses paiements. »"""
    if state.cash[debtor] >= amount:
        _pay(state, debtor, amount, cause)
    elif state.insolvency == RELIEF and state.hands[debtor]:
        state.begin(RaiseCash(debtor, amount, cause))
        state.tell(events.CashWanted(EVERYONE, debtor, amount))
    else:
        state.tell(events.WentBroke(EVERYONE, debtor, amount, leave(state, debtor)))
        end_if_decided(state)


def leave(state: CombinardsState, seat: Seat) -> list[int]:
    """The player is out: money to the bank, cards under the stock. These are the cards."""
    cards = state.hands[seat][:]
    for card in cards:
        state.put_under(seat, card)
    state.take(seat, state.cash[seat])
    state.playing[seat] = False
    state.fallen.append(seat)
    return cards


def relief_price(state: CombinardsState, card: int) -> Money:
    """Half the purchase price, rounded up so that every card is worth something."""
    return (state.tables.prices[card] + 1) // 2


class RaiseCash(Step[CombinardsState]):
    """The debtor sells card after card to the bank until he can pay (option)."""

    debtor: Seat
    amount: Money
    cause: int

    def waits_for(self, state: CombinardsState) -> list[Seat]:
        return [self.debtor]

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("sell-to-bank", [OneOf("card", state.hands[self.debtor][:])])]

    def refusal(self, state: CombinardsState, action: Action) -> str:
        sells = isinstance(action, SellToBank) and action.card in state.hands[self.debtor]
        return OK if sells else "ljc.out.relief-sells"

    def accept(self, state: CombinardsState, action: Action) -> None:
        assert isinstance(action, SellToBank)
        price = relief_price(state, action.card)
        state.put_under(self.debtor, action.card)
        state.give(self.debtor, price)
        state.tell(events.CardSoldToBank(EVERYONE, self.debtor, action.card, price))
        if state.cash[self.debtor] >= self.amount or not state.hands[self.debtor]:
            state.end_step()
            settle(state, self.debtor, self.amount, self.cause)


def _pay(state: CombinardsState, debtor: Seat, amount: Money, cause: int) -> None:
    """« IMPÔTS, AGIOS et TAXES sont versés au centre du tapis »; everything else goes to the bank."""
    if cause in (FOR_AGIOS, FOR_TAX):
        state.cash[debtor] -= amount
        state.pot += amount
    else:
        state.take(debtor, amount)
    if cause == FOR_PRICE:
        state.tell(events.PricePaid(EVERYONE, debtor, amount))
    elif cause == FOR_AGIOS:
        state.tell(events.AgiosPaid(EVERYONE, debtor, amount))
    elif cause == FOR_TAX:
        state.tell(events.TaxPaid(EVERYONE, debtor, amount))
    elif cause == FOR_CUSTOMS:
        state.tell(events.CustomsFeePaid(EVERYONE, debtor, amount))
    else:
        state.tell(events.FinePaid(EVERYONE, debtor, amount))
