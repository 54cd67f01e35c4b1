"""« Cases AGIOS », « IMPÔTS », « TAXES » and « REMBOURSEMENT DES FRAIS »: what goes into the pot, and who takes it."""

from ludotheque.games.joyeux_combinards import events
from ludotheque.games.joyeux_combinards.actions import PayTax
from ludotheque.games.joyeux_combinards.debts import POT, Due, settle, would_ruin
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Caution, Decision, Event, Final, Seat, closed, grave

MOST_POINTS: Final = 12  # of two dice


class AgiosDue(Due):
    def paid(self) -> Event:
        return events.AgiosPaid(EVERYONE, self.debtor, self.amount)


class TaxDue(Due):
    def paid(self) -> Event:
        return events.TaxPaid(EVERYONE, self.debtor, self.amount)


def pay_agios(state: CombinardsState, seat: Seat) -> None:
    """« Vous avez à payer 10 millions au centre du tapis. » (ljc.fees.agios)"""
    settle(state, AgiosDue(seat, POT, state.tables.agios))


class FaceTax(Decision[CombinardsState]):
    """« peut payer 5 millions au centre du tapis, ou alors décider de rejeter les dés »"""

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        can_pay = state.cash[seat] >= state.tables.tax
        return [Ask("pay-tax") if can_pay else closed("pay-tax", "ljc.fees.too-poor"), Ask("try-luck")]

    def cautions(self, state: CombinardsState, seat: Seat) -> list[Caution]:
        """The dice may cost more than there is, where paying would not."""
        can_pay = state.cash[seat] >= state.tables.tax
        if not can_pay or not would_ruin(state, seat, MOST_POINTS):
            return []
        figures = {"cash": state.cash[seat], "price": MOST_POINTS}
        return [grave("try-luck", "tax-ruins", "ljc.out.insolvent", figures)]

    def law(self) -> str:
        return "ljc.fees.pay-or-roll"

    def accept(self, state: CombinardsState, action: Action) -> None:
        state.end_step()
        if isinstance(action, PayTax):
            settle(state, TaxDue(self.seat, POT, state.tables.tax))
        else:
            self._throw(state)

    def _throw(self, state: CombinardsState) -> None:
        points = state.throw(self.seat, "tax")
        state.tell(events.TaxRolled(EVERYONE, self.seat, state.white, state.red))
        if points > state.tables.tax_limit:
            # « le joueur aura à payer autant de millions que de points » (ljc.fees.above-seven)
            settle(state, TaxDue(self.seat, POT, points))
        else:
            # « inférieur ou égal à 7, le joueur n'aura aucune pénalité » (ljc.fees.seven-or-less)
            state.tell(events.TaxEscaped(EVERYONE, self.seat, points))


def take_pot(state: CombinardsState, seat: Seat) -> None:
    """« ramassera l'argent du 'pot' », be it empty (ljc.fees.refund)."""
    amount = state.pot
    state.put_in_pot(seat, -amount)
    state.tell(events.PotTaken(EVERYONE, seat, amount))
