"""« Cases AGIOS », « IMPÔTS », « TAXES » and « REMBOURSEMENT DES FRAIS »: what goes into the pot, and who takes it."""

from ludotheque.games.joyeux_combinards.actions import PayTax, TryLuck
from ludotheque.games.joyeux_combinards.debts import FOR_TAX, settle
from ludotheque.games.joyeux_combinards.events import PotTaken, TaxEscaped, TaxRolled
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Seat, Step


class FaceTax(Step[CombinardsState]):
    """Pay, or throw the dice again."""

    seat: Seat

    def waits_for(self, state: CombinardsState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        found = [Ask("pay-tax", [])] if self._can_pay(state) else []
        found.append(Ask("try-luck", []))
        return found

    def refusal(self, state: CombinardsState, action: Action) -> str:
        if isinstance(action, TryLuck):
            return OK
        if not isinstance(action, PayTax):
            return "ljc.fees.pay-or-roll"
        return OK if self._can_pay(state) else "ljc.fees.too-poor"

    def accept(self, state: CombinardsState, action: Action) -> None:
        state.end_step()
        if isinstance(action, PayTax):
            settle(state, self.seat, state.tables.tax, FOR_TAX)
        else:
            self._throw(state)

    def _can_pay(self, state: CombinardsState) -> bool:
        return state.cash[self.seat] >= state.tables.tax

    def _throw(self, state: CombinardsState) -> None:
        """« si le jet des dés est supérieur à 7, le joueur aura à payer autant de millions que de points »"""
        points = state.throw()
        state.tell(TaxRolled(EVERYONE, self.seat, state.white, state.red))
        if points > state.tables.tax_limit:
            settle(state, self.seat, points, FOR_TAX)
        else:
            state.tell(TaxEscaped(EVERYONE, self.seat, points))


def take_pot(state: CombinardsState, seat: Seat) -> None:
    amount = state.pot
    state.cash[seat] += amount
    state.pot = 0
    state.tell(PotTaken(EVERYONE, seat, amount))
