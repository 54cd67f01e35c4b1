"""« Manque de liquidité » and « Faillite totale »: a payment that cannot be made is raised, lent or written off."""

from ludotheque.games.cresus import events
from ludotheque.games.cresus.actions import SellShare, UseCard
from ludotheque.games.cresus.cautions import half_price_sign
from ludotheque.games.cresus.sale import begin_sale
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import NO_MARKET, SHIELD
from ludotheque.kernel.rules import EVERYONE, Action, Ask, Caution, Final, Money, OneOf, Seat, Step, closed
from ludotheque.mechanics.rules import BANK, Debt, Settlement

LOAN: Final = 100  # « La banque lui prête 100 Millions de Crésus » (cre.debt.bankruptcy)


class Resolved(Debt):
    """One that its debtor would rather pay than use a card that lets him off."""


class FortuneDebts(Settlement[CresusState]):
    """What a fortune card makes players pay, to the bank or to others."""

    def stops(self, state: CresusState, debts: list[Debt]) -> bool:
        due = debts[0]
        if not isinstance(due, Resolved) and state.keeps(due.debtor, SHIELD):
            state.begin(FacePayment(debts))
            return True
        if is_short(state, due):
            state.begin(RaiseMoney(debts))
            state.tell(events.MoneyWanted(EVERYONE, due.debtor, due.amount))
            return True
        return False

    def pay(self, state: CresusState, due: Debt) -> None:
        """Whoever cannot pay though everything is sold pays from a loan at once (cre.debt.from-the-loan)."""
        if state.cash[due.debtor] < due.amount and not state.borrowed[due.debtor]:
            lend(state, due.debtor)
        paid = min(due.amount, state.cash[due.debtor])
        if paid > 0:
            hand_over(state, due, paid)
        if paid < due.amount:
            # In a second insolvency the rest is forgiven (cre.debt.written-off).
            state.tell(events.DebtWrittenOff(EVERYONE, due.debtor, due.amount - paid))


def settle(state: CresusState, debts: list[Debt]) -> None:
    FortuneDebts().settle(state, debts)


def is_short(state: CresusState, due: Debt) -> bool:
    """Whether the debtor cannot pay yet, but has something that he may sell."""
    if state.cash[due.debtor] >= due.amount:
        return False
    shares = state.holds_shares(due.debtor) and not is_shut_in(state, due.debtor)
    return state.signs[due.debtor] > 0 or shares


def is_shut_in(state: CresusState, seat: Seat) -> bool:
    """« pas d'achat ou de vente sur ce marché »: nor to pay; signs are left, then the loan (cre.debt.shut-in)."""
    return state.closed != NO_MARKET and state.pawns[seat] == state.closed


def hand_over(state: CresusState, due: Debt, amount: Money) -> None:
    if due.creditor == BANK:
        state.take(due.debtor, amount)
        state.tell(events.FortunePaid(EVERYONE, due.debtor, amount))
    else:
        state.pass_cash(due.debtor, due.creditor, amount)
        state.tell(events.GiftPaid(EVERYONE, due.debtor, due.creditor, amount))


def lend(state: CresusState, seat: Seat) -> None:
    """« Ce prêt n'est accepté qu'une seule fois par partie et par joueur. » (cre.debt.loan)"""
    state.borrowed[seat] = True
    state.loans[seat] = LOAN
    state.give(seat, LOAN)
    state.tell(events.LoanGranted(EVERYONE, seat, LOAN))


class FacePayment(Step[CresusState]):
    """Who has kept a card that lets him off may use it, or pay (cre.fortune.shield)."""

    debts: list[Debt]  # the first is the one he faces

    def waits_for(self, state: CresusState) -> list[Seat]:
        return [self.debts[0].debtor]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        return [Ask("use-card", [OneOf("card", state.keeps(seat, SHIELD), "cre.fortune.own-card")]), Ask("pay")]

    def law(self) -> str:
        return "cre.fortune.pay-or-shield"

    def accept(self, state: CresusState, action: Action) -> None:
        due = self.debts[0]
        state.end_step()
        if isinstance(action, UseCard):
            state.lay_aside(action.seat, action.card)
            receivers = [] if due.creditor == BANK else [due.creditor]
            state.tell(events.CardUsed(EVERYONE, action.seat, action.card, due.amount, receivers))
            settle(state, self.debts[1:])
        else:
            settle(state, [Resolved(due.debtor, due.creditor, due.amount), *self.debts[1:]])


class RaiseMoney(Step[CresusState]):
    """The debtor sells shares by dice or signs at half price, in the order he likes, until he can pay."""

    debts: list[Debt]  # the first is the one he is short for

    def waits_for(self, state: CresusState) -> list[Seat]:
        return [self.debts[0].debtor]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        if is_shut_in(state, seat):
            return [closed("sell-share", "cre.debt.shut-in"), sign_asked(state, seat)]
        share = OneOf("share", state.held(seat), "cre.sale.own-share")
        return [Ask("sell-share", [share]), sign_asked(state, seat)]

    def cautions(self, state: CresusState, seat: Seat) -> list[Caution]:
        """Where shares are left to sell instead."""
        other_ways = state.holds_shares(seat) and not is_shut_in(state, seat)
        return half_price_sign(state, seat, sign_refund(state, seat)) if other_ways else []

    def law(self) -> str:
        return "cre.debt.sell-first"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, SellShare):
            # Where the pawn stands (cre.debt.by-dice), and beyond any limit (cre.debt.not-counted).
            begin_sale(state, action.seat, action.share)
        else:
            sell_sign(state, action.seat)
            self.resume(state)

    def resume(self, state: CresusState) -> None:
        """As soon as the sum is there nothing more is sold (cre.debt.no-more-than-needed)."""
        if not is_short(state, self.debts[0]):
            state.end_step()
            settle(state, self.debts)


def sign_asked(state: CresusState, seat: Seat) -> Ask:
    """« Il doit commencer par vendre son signe ayant le plus de valeur. »"""
    return Ask("sell-sign") if state.signs[seat] > 0 else closed("sell-sign", "cre.debt.dearest-sign")


def sign_refund(state: CresusState, seat: Seat) -> Money:
    """« La banque le rachète à 50 % de sa valeur initiale » (cre.debt.half-price), rounded down."""
    if state.signs[seat] == 0:
        return 0
    return state.tables.signs[state.signs[seat] - 1] // 2  # (cre.debt.half-rounded-down)


def sell_sign(state: CresusState, seat: Seat) -> None:
    """The next one to be bought is then this one again (cre.debt.climb-again)."""
    amount = sign_refund(state, seat)
    state.signs[seat] -= 1
    state.give(seat, amount)
    state.tell(events.SignSold(EVERYONE, seat, state.signs[seat], amount))
