"""Debts: they are paid, or raised where the table grants relief, or whoever owes them is out."""

from ludotheque.games.joyeux_combinards.actions import SellToBank
from ludotheque.games.joyeux_combinards.ending import end_if_decided
from ludotheque.games.joyeux_combinards.events import CardSoldToBank, CashWanted, WentBroke
from ludotheque.games.joyeux_combinards.state import RELIEF, CombinardsState
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Debt, Event, Final, Money, OneOf, Seat, Step

POT: Final = -2  # as a creditor, beside the bank


class Due(Debt):
    """Every cause of a debt says what is told when it is paid."""

    def paid(self) -> Event:
        raise NotImplementedError


def settle(state: CombinardsState, due: Due) -> None:
    """« Sera éliminé du jeu, le joueur qui ne pourra faire face à ses paiements. » (ljc.out.insolvent)"""
    debtor = due.debtor
    if state.cash[debtor] >= due.amount:
        _pay(state, due)
    elif relief(state, debtor) > 0:
        state.begin(RaiseCash(due))
        state.tell(CashWanted(EVERYONE, debtor, due.amount))
    else:
        state.tell(WentBroke(EVERYONE, debtor, due.amount, leave(state, debtor)))
        end_if_decided(state)


def _pay(state: CombinardsState, due: Due) -> None:
    """« IMPÔTS, AGIOS et TAXES sont versés au centre du tapis »; all else goes to the bank (ljc.fees.only-fees)."""
    if due.creditor == POT:
        state.put_in_pot(due.debtor, due.amount)
    else:
        state.take(due.debtor, due.amount)
    state.tell(due.paid())


def leave(state: CombinardsState, seat: Seat) -> list[int]:
    """The player is out: money to the bank, cards under the stock (ljc.out.leaves). These are the cards."""
    cards = state.hands[seat][:]
    for card in cards:
        state.put_under(seat, card)
    state.take(seat, state.cash[seat])
    state.playing[seat] = False
    state.fallen.append(seat)
    return cards


def would_ruin(state: CombinardsState, seat: Seat, amount: Money) -> bool:
    """Whether the seat could not pay so much, whatever it sold."""
    return state.cash[seat] + relief(state, seat) < amount


def relief(state: CombinardsState, seat: Seat) -> Money:
    """What the bank would give for all cards of the hand, where the table grants relief (ljc.out.relief)."""
    total = 0
    if state.insolvency == RELIEF:
        for card in state.hands[seat]:
            total += relief_price(state, card)
    return total


def relief_price(state: CombinardsState, card: int) -> Money:
    """Half the purchase price, rounded up so that every card is worth something."""
    return (state.tables.prices[card] + 1) // 2


class RaiseCash(Step[CombinardsState]):
    """The debtor sells card after card to the bank until he can pay (option)."""

    due: Due

    def waits_for(self, state: CombinardsState) -> list[Seat]:
        return [self.due.debtor]

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("sell-to-bank", [OneOf("card", state.hands[seat])])]

    def law(self) -> str:
        return "ljc.out.relief-sells"

    def accept(self, state: CombinardsState, action: Action) -> None:
        assert isinstance(action, SellToBank)
        debtor = self.due.debtor
        price = relief_price(state, action.card)
        state.put_under(debtor, action.card)
        state.give(debtor, price)
        state.tell(CardSoldToBank(EVERYONE, debtor, action.card, price))
        if self.missing(state) == 0 or not state.hands[debtor]:
            state.end_step()
            settle(state, self.due)

    def missing(self, state: CombinardsState) -> Money:
        return max(0, self.due.amount - state.cash[self.due.debtor])
