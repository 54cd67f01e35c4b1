"""« La faillite »: debts are settled one by one; who cannot pay is out, and the bank pays in his place."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.cautions import ruin_by_paying
from ludotheque.games.richesses_du_monde.ending import end_if_decided, tell_if_face_to_face
from ludotheque.games.richesses_du_monde.state import RESCUE, SHELF, RichessesState
from ludotheque.kernel.rules import EVERYONE, NEVER, Action, Ask, Caution, Final, Seat, Step, at_first
from ludotheque.mechanics.rules import BANK, Debt, Settlement, closes_after

RESCUE_MS: Final = 60_000


class DoubleDue(Debt):
    """To the bank, for two dice that show the same."""


class RoyaltyDue(Debt):
    product: int


class NewsDue(Debt):
    """To the bank, as a card says."""


class GiftDue(Debt):
    """From every other side, as a card says."""


class Payments(Settlement[RichessesState]):
    """Several debts are settled in the order in which they arose (rdm.bankruptcy.in-order).

    So two sides never fall at the same time (rdm.end.never-together).
    """

    def stops(self, state: RichessesState, debts: list[Debt]) -> bool:
        """Without a reprieve, bankruptcy is immediate whatever titles there are (rdm.bankruptcy.at-once)."""
        if not is_short(state, debts[0]):
            return False
        if state.bankruptcy == RESCUE:
            ask_for_cash(state, debts)
            return True
        go_bankrupt(state, debts[0])
        return False

    def pay(self, state: RichessesState, due: Debt) -> None:
        """« Sa dette est alors assumée par la banque »: the creditor gets it all (rdm.bankruptcy.bank-pays)."""
        if due.creditor != BANK:
            state.give(due.creditor, due.amount)
        if state.playing[due.debtor]:
            state.take(due.debtor, due.amount)
            tell_paid(state, due)
        elif due.creditor != BANK:
            state.tell(events.BankPaid(EVERYONE, due.creditor, due.amount))

    def settled(self, state: RichessesState) -> None:
        end_if_decided(state)


PAYMENTS: Final = Payments()


def settle(state: RichessesState, debts: list[Debt]) -> None:
    PAYMENTS.settle(state, debts)


def tell_paid(state: RichessesState, due: Debt) -> None:
    if isinstance(due, DoubleDue):
        state.tell(events.DoublePaid(EVERYONE, due.debtor, due.amount))
    elif isinstance(due, RoyaltyDue):
        state.tell(events.RoyaltyPaid(EVERYONE, due.debtor, due.creditor, due.product, due.amount))
    elif isinstance(due, NewsDue):
        state.tell(events.NewsPaid(EVERYONE, due.debtor, due.amount))
    else:
        state.tell(events.GiftPaid(EVERYONE, due.debtor, due.creditor, due.amount))


def is_short(state: RichessesState, due: Debt) -> bool:
    """« lorsqu'il n'a plus assez d'argent liquide pour payer une dette » (rdm.bankruptcy.short)

    Titles do not matter, nor does a last coin (rdm.bankruptcy.without-titles); whose turn it is does not either
    (rdm.bankruptcy.any-payer).
    """
    return state.playing[due.debtor] and state.cash[due.debtor] < due.amount


def ask_for_cash(state: RichessesState, debts: list[Debt]) -> None:
    """Whatever the debtor has opened before, he can still sell now (rdm.bankruptcy.rescue-each)."""
    state.opened[debts[0].debtor] = 0
    state.begin(RaiseCash(debts))
    state.tell(events.CashWanted(EVERYONE, debts[0].debtor, debts[0].amount))


class RaiseCash(Step[RichessesState]):
    """A debtor who is short may still sell before he is declared bankrupt (option)."""

    debts: list[Debt]  # the first is the one he is short for
    ends: int = at_first(NEVER)

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return state.speakers(self.debts[0].debtor)

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        return [Ask("settle-debt")]

    def cautions(self, state: RichessesState, seat: Seat) -> list[Caution]:
        return ruin_by_paying(state, self.debts[0].debtor, self.debts[0].amount)

    def law(self) -> str:
        return "rdm.bankruptcy.rescue"

    def accept(self, state: RichessesState, action: Action) -> None:
        self.expire(state)

    def resume(self, state: RichessesState) -> None:
        """Time counts afresh when a sale has come to its end (rdm.bankruptcy.sixty-seconds)."""
        self.ends = closes_after(state.now, state.window, RESCUE_MS)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: RichessesState) -> None:
        if is_short(state, self.debts[0]):
            go_bankrupt(state, self.debts[0])
        state.end_step()
        settle(state, self.debts)


def go_bankrupt(state: RichessesState, due: Debt) -> None:
    """The side is out: its pawn leaves the board (rdm.bankruptcy.out).

    « les titres qu'il possède encore sont remis, à leur place, dans les sabots » (rdm.bankruptcy.titles-back); cash,
    Jokers and instalments are the bank's again (rdm.bankruptcy.cash-and-jokers).
    """
    side = due.debtor
    titles = [title for title in range(len(state.owner)) if state.owner[title] == side]
    for title in titles:
        state.owner[title] = SHELF
    cash = state.cash[side]
    state.take(side, cash)
    state.jokers_left += state.jokers[side]
    state.jokers[side] = 0
    state.to_come[side] = []
    state.playing[side] = False
    state.fallen.append(side)
    state.tell(events.WentBankrupt(EVERYONE, side, due.amount, titles, cash))
    tell_if_face_to_face(state)
