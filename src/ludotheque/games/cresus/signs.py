"""« Achat de signes extérieurs de richesse »: one or two rungs of the ladder at the end of a round, none skipped."""

from ludotheque.games.cresus.actions import BuySigns, RepayLoan
from ludotheque.games.cresus.events import IslandBought, LoanRepaid, SignsBought, SignsSealed
from ludotheque.games.cresus.sealed import SealedSlip
from ludotheque.games.cresus.state import CresusState
from ludotheque.mechanics.rules import EVERYONE, UNSEALED, Action, Amount, Ask, Blank, Final, Money, Seat, from_seat

MOST_SIGNS: Final = 2  # « une ou deux cartes Signe Extérieur de Richesse à la fin de chaque tour »


def open_ladder(state: CresusState) -> None:
    """Nobody is asked who can neither buy nor repay (cre.signs.not-asked)."""
    ladder = ClimbLadder(list(range(state.seats)), [UNSEALED] * state.seats)
    if ladder.waits_for(state):
        state.begin(ladder)


def signs_prices(state: CresusState, seat: Seat) -> list[Money]:
    """Of the next sign, and of the next two together: « l'ordre croissant des valeurs » (cre.signs.in-order)"""
    total = 0
    prices: list[Money] = []
    for price in state.tables.signs[state.signs[seat] :][:MOST_SIGNS]:
        total += price
        prices.append(total)
    return prices


def most_signs(state: CresusState, seat: Seat) -> int:
    """How many rungs the player can pay now; none before a loan is repaid."""
    if not can_climb(state, seat):
        return 0
    return len([price for price in signs_prices(state, seat) if price <= state.cash[seat]])


def can_climb(state: CresusState, seat: Seat) -> bool:
    """Whether the player can pay the next rung, if there is one, and owes nothing."""
    signs, rung = state.tables.signs, state.signs[seat]
    return rung < len(signs) and signs[rung] <= state.cash[seat] and state.loans[seat] == 0


class ClimbLadder(SealedSlip):
    """Everybody who can decides at the same time; what is bought is shown together (cre.signs.together)."""

    def waits_for(self, state: CresusState) -> list[Seat]:
        undecided = super().waits_for(state)
        return [seat for seat in undecided if can_climb(state, seat) or may_repay(state, seat)]

    def slip(self, state: CresusState, seat: Seat) -> Blank:
        count = Amount("signs", 0, MOST_SIGNS, "cre.signs.one-or-two")
        if state.loans[seat] > 0:
            # « qu'il devra lui rembourser avant l'achat du premier signe extérieur de richesse »
            return count.at_most(0, "cre.debt.repay-first")
        return count.at_most(most_signs(state, seat), "cre.signs.one-or-two")

    def asks(self, state: CresusState, seat: Seat) -> list[Ask]:
        found = [Ask("buy-signs", [self.slip(state, seat)])]
        if may_repay(state, seat):
            found.append(Ask("repay-loan"))
        return found

    def law(self) -> str:
        return "cre.signs.one-or-two"

    def explain(self, state: CresusState, action: Action, clause: str) -> str:
        return "cre.debt.loan" if isinstance(action, RepayLoan) else clause

    def accept(self, state: CresusState, action: Action) -> None:
        if isinstance(action, RepayLoan):
            repay(state, action.seat)
            self.resume(state)
        elif isinstance(action, BuySigns):
            state.tell(SignsSealed(EVERYONE, action.seat))
            self.seal(state, action.seat, action.signs)

    def reveal(self, state: CresusState) -> None:
        for seat in from_seat(state.first, state.seats):
            if self.sealed[seat] > 0:
                climb(state, seat, self.sealed[seat])
        state.end_step()


def may_repay(state: CresusState, seat: Seat) -> bool:
    """In one go (cre.debt.repay-whole)."""
    return 0 < state.loans[seat] <= state.cash[seat]


def repay(state: CresusState, seat: Seat) -> None:
    amount = state.loans[seat]
    state.take(seat, amount)
    state.loans[seat] = 0
    state.tell(LoanRepaid(EVERYONE, seat, amount))


def climb(state: CresusState, seat: Seat, count: int) -> None:
    """« paie le montant requis à la banque » (cre.signs.pay-the-bank); there are copies for all (cre.signs.copies)."""
    amount = signs_prices(state, seat)[count - 1]
    bought = list(range(state.signs[seat], state.signs[seat] + count))
    state.take(seat, amount)
    state.signs[seat] += count
    state.tell(SignsBought(EVERYONE, seat, bought, amount))
    if has_island(state, seat):
        state.tell(IslandBought(EVERYONE, seat))


def has_island(state: CresusState, seat: Seat) -> bool:
    """« réaliser un rêve » (cre.table.goal): the last of the signs (cre.signs.island)."""
    return state.signs[seat] == len(state.tables.signs)
