"""« Achat de signes extérieurs de richesse »: one or two rungs of the ladder at the end of a round, none skipped."""

from typing import Final

from ludotheque.games.cresus.actions import BuySigns, RepayLoan
from ludotheque.games.cresus.events import IslandBought, LoanRepaid, SignsBought, SignsSealed
from ludotheque.games.cresus.state import CresusState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Amount, Ask, Money, Seat, Step

MOST_SIGNS: Final = 2  # « une ou deux cartes Signe Extérieur de Richesse à la fin de chaque tour »
UNDECIDED: Final = -1


def signs_price(state: CresusState, seat: Seat, count: int) -> Money:
    """What the next rungs cost together."""
    total = 0
    for rung in range(state.signs[seat], state.signs[seat] + count):
        total += state.tables.signs[rung]
    return total


def most_signs(state: CresusState, seat: Seat) -> int:
    """How many rungs the player can pay now; none before a loan is repaid."""
    if state.loans[seat] > 0:
        return 0
    most = 0
    left = len(state.tables.signs) - state.signs[seat]
    while most < min(MOST_SIGNS, left) and signs_price(state, seat, most + 1) <= state.cash[seat]:
        most += 1
    return most


class ClimbLadder(Step[CresusState]):
    """Everybody who can decides at the same time; what is bought is shown together."""

    wanted: list[int]  # of each seat, or UNDECIDED

    def waits_for(self, state: CresusState) -> list[Seat]:
        return [seat for seat in range(state.seats) if self._may_act(state, seat)]

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        found = [Ask("buy-signs", [Amount("signs", 0, most_signs(state, seat))])]
        if _may_repay(state, seat):
            found.append(Ask("repay-loan", []))
        return found

    def refusal(self, state: CresusState, action: Action) -> str:
        if isinstance(action, RepayLoan):
            return OK if _may_repay(state, action.seat) else "cre.debt.loan"
        if not isinstance(action, BuySigns):
            return "cre.signs.one-or-two"
        if state.loans[action.seat] > 0 and action.signs > 0:
            return "cre.debt.repay-first"
        return OK if 0 <= action.signs <= most_signs(state, action.seat) else "cre.signs.one-or-two"

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, RepayLoan):
            amount = state.loans[action.seat]
            state.take(action.seat, amount)
            state.loans[action.seat] = 0
            state.tell(LoanRepaid(EVERYONE, action.seat, amount))
        elif isinstance(action, BuySigns):
            self.wanted[action.seat] = action.signs
            state.tell(SignsSealed(EVERYONE, action.seat))
        self.close_if_done(state)

    def close_if_done(self, state: CresusState) -> None:
        if not self.waits_for(state):
            for seat in state.in_order():
                if self.wanted[seat] > 0:
                    _climb(state, seat, self.wanted[seat])
            state.end_step()

    def _may_act(self, state: CresusState, seat: Seat) -> bool:
        return self.wanted[seat] == UNDECIDED and (most_signs(state, seat) > 0 or _may_repay(state, seat))


def _may_repay(state: CresusState, seat: Seat) -> bool:
    return 0 < state.loans[seat] <= state.cash[seat]


def _climb(state: CresusState, seat: Seat, count: int) -> None:
    amount = signs_price(state, seat, count)
    bought = list(range(state.signs[seat], state.signs[seat] + count))
    state.take(seat, amount)
    state.signs[seat] += count
    state.tell(SignsBought(EVERYONE, seat, bought, amount))
    if has_island(state, seat):
        state.tell(IslandBought(EVERYONE, seat))


def has_island(state: CresusState, seat: Seat) -> bool:
    return state.signs[seat] == len(state.tables.signs)
