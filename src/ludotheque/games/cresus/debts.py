"""« Manque de liquidité » and « Faillite totale »: a payment that cannot be made is raised, lent or written off."""

from typing import Final

from ludotheque.games.cresus import events
from ludotheque.games.cresus.actions import Pay, SellShare, UseCard
from ludotheque.games.cresus.sale import begin_sale
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import SHIELD
from ludotheque.kernel.rules import EVERYONE, NOBODY, OK, Action, Ask, Money, OneOf, Seat, Step

BANK: Final = NOBODY  # as a creditor
LOAN: Final = 100  # « La banque lui prête 100 Millions de Crésus »

Debt = list[int]  # debtor, creditor, amount, whether he has made up his mind to pay


def debt(debtor: Seat, creditor: Seat, amount: Money) -> Debt:
    return [debtor, creditor, amount, 0]


def settle(state: CresusState, debts: list[Debt]) -> None:
    """Pay the debts in order, stopping where a debtor has something to decide."""
    for place, due in enumerate(debts):
        if due[3] == 0 and state.keeps(due[0], SHIELD):
            state.begin(FacePayment([later[:] for later in debts[place:]]))
            return
        if state.cash[due[0]] < due[2] and has_something_to_sell(state, due[0]):
            state.begin(RaiseMoney([later[:] for later in debts[place:]]))
            state.tell(events.MoneyWanted(EVERYONE, due[0], due[2]))
            return
        _pay(state, due)


def has_something_to_sell(state: CresusState, seat: Seat) -> bool:
    return state.signs[seat] > 0 or len(state.held(seat)) > 0


def sign_refund(state: CresusState, seat: Seat) -> Money:
    """« La banque le rachète à 50 % de sa valeur initiale »: the dearest sign goes first."""
    return state.tables.signs[state.signs[seat] - 1] // 2


def sell_sign(state: CresusState, seat: Seat) -> None:
    amount = sign_refund(state, seat)
    state.signs[seat] -= 1
    state.give(seat, amount)
    state.tell(events.SignSold(EVERYONE, seat, state.signs[seat], amount))


class FacePayment(Step[CresusState]):
    """Who has kept a card that lets him off may use it, or pay."""

    debts: list[Debt]  # the first is the one he faces

    def waits_for(self, state: CresusState) -> list[Seat]:
        return [self.debts[0][0]]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        return [Ask("use-card", [OneOf("card", state.keeps(seat, SHIELD))]), Ask("pay", [])]

    def refusal(self, state: CresusState, action: Action) -> str:
        if isinstance(action, Pay):
            return OK
        if not isinstance(action, UseCard):
            return "cre.fortune.pay-or-shield"
        return OK if action.card in state.keeps(action.seat, SHIELD) else "cre.fortune.own-card"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, UseCard):
            spend_card(state, action.seat, action.card)
            state.end_step()
            settle(state, self.debts[1:])
        else:
            self.debts[0][3] = 1
            state.end_step()
            settle(state, self.debts)


class RaiseMoney(Step[CresusState]):
    """The debtor sells shares by dice or signs at half price, in the order he likes, until he can pay."""

    debts: list[Debt]  # the first is the one he is short for

    def waits_for(self, state: CresusState) -> list[Seat]:
        return [self.debts[0][0]]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        held = state.held(seat)
        found = [Ask("sell-share", [OneOf("share", held)])] if held else []
        if state.signs[seat] > 0:
            found.append(Ask("sell-sign", []))  # which the desk does, here as anywhere
        return found

    def refusal(self, state: CresusState, action: Action) -> str:
        if isinstance(action, SellShare):
            return OK if action.share in state.held(action.seat) else "cre.sale.own-share"
        return "cre.debt.sell-first"

    def accept(self, state: CresusState, action: Action) -> None:
        assert isinstance(action, SellShare)
        begin_sale(state, action.seat, action.share)

    def resume(self, state: CresusState) -> None:
        debtor, amount = self.debts[0][0], self.debts[0][2]
        if state.cash[debtor] >= amount or not has_something_to_sell(state, debtor):
            state.end_step()
            settle(state, self.debts)


def spend_card(state: CresusState, seat: Seat, card: int) -> None:
    """A card that was kept is used, once."""
    state.kept[seat].remove(card)
    state.told_fortunes.append(card)
    state.tell(events.CardUsed(EVERYONE, seat, card))


def _pay(state: CresusState, due: Debt) -> None:
    debtor, creditor, amount = due[0], due[1], due[2]
    if state.cash[debtor] < amount and not state.borrowed[debtor]:
        _lend(state, debtor)
    paid = min(amount, state.cash[debtor])
    if paid > 0:
        _hand_over(state, debtor, creditor, paid)
    if paid < amount:
        state.tell(events.DebtWrittenOff(EVERYONE, debtor, amount - paid))


def _hand_over(state: CresusState, debtor: Seat, creditor: Seat, amount: Money) -> None:
    state.take(debtor, amount)
    if creditor == BANK:
        state.tell(events.FortunePaid(EVERYONE, debtor, amount))
    else:
        state.give(creditor, amount)
        state.tell(events.GiftPaid(EVERYONE, debtor, creditor, amount))


def _lend(state: CresusState, seat: Seat) -> None:
    """« Ce prêt n'est accepté qu'une seule fois par partie et par joueur. »"""
    state.borrowed[seat] = True
    state.loans[seat] = LOAN
    state.give(seat, LOAN)
    state.tell(events.LoanGranted(EVERYONE, seat, LOAN))
