"""« La faillite »: debts are settled one by one; who cannot pay is out, and the bank pays in his place."""

from typing import Final

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.actions import SettleDebt
from ludotheque.games.richesses_du_monde.ending import end_if_decided, tell_if_face_to_face
from ludotheque.games.richesses_du_monde.state import RESCUE, SHELF, RichessesState
from ludotheque.kernel.rules import EVERYONE, NOBODY, OK, Action, Ask, Money, Seat, Step
from ludotheque.mechanics.windows import closes_after

BANK: Final = NOBODY  # as a creditor

FOR_DOUBLE: Final = 0  # what a debt is for
FOR_ROYALTY: Final = 1
FOR_NEWS: Final = 2
FOR_GIFT: Final = 3

RESCUE_MS: Final = 60_000

Debt = list[int]  # debtor, creditor, amount, what for, production


def debt(debtor: Seat, creditor: Seat, amount: Money, cause: int, product: int = NOBODY) -> Debt:
    return [debtor, creditor, amount, cause, product]


def settle(state: RichessesState, debts: list[Debt]) -> None:
    """Pay the debts in order. With rescue, whoever is short gets time to sell before the rest is settled."""
    for place, due in enumerate(debts):
        if _is_short(state, due):
            if state.bankruptcy == RESCUE:
                _ask_for_cash(state, debts[place:])
                return
            _go_bankrupt(state, due)
        _pay(state, due)
    end_if_decided(state)


def _ask_for_cash(state: RichessesState, debts: list[Debt]) -> None:
    """Whatever the debtor has opened before, he can still sell now."""
    debtor, amount = debts[0][0], debts[0][2]
    state.opened[debtor] = 0
    state.begin(RaiseCash([due[:] for due in debts], closes_after(state.now, state.window, RESCUE_MS)))
    state.tell(events.CashWanted(EVERYONE, debtor, amount))


class RaiseCash(Step[RichessesState]):
    """A debtor who is short may still sell before he is declared bankrupt (option)."""

    debts: list[Debt]  # the first is the one he is short for
    ends: int

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return state.speakers(self.debts[0][0])

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        return [Ask("settle-debt", [])]

    def refusal(self, state: RichessesState, action: Action) -> str:
        return OK if isinstance(action, SettleDebt) else "rdm.bankruptcy.rescue"

    def accept(self, state: RichessesState, action: Action) -> None:
        self._close(state)

    def resume(self, state: RichessesState) -> None:
        """A sale has come to its end: time counts afresh."""
        self.ends = closes_after(state.now, state.window, RESCUE_MS)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: RichessesState) -> None:
        self._close(state)

    def _close(self, state: RichessesState) -> None:
        if _is_short(state, self.debts[0]):
            _go_bankrupt(state, self.debts[0])
        state.end_step()
        settle(state, self.debts)


def _is_short(state: RichessesState, due: Debt) -> bool:
    return state.playing[due[0]] and state.cash[due[0]] < due[2]


def _go_bankrupt(state: RichessesState, due: Debt) -> None:
    """« les titres qu'il possède encore sont remis, à leur place, dans les sabots »"""
    side = due[0]
    titles = [title for title in range(len(state.owner)) if state.owner[title] == side]
    for title in titles:
        state.owner[title] = SHELF
    state.take(side, state.cash[side])
    state.jokers_left += state.jokers[side]
    state.jokers[side] = 0
    state.to_come[side] = []
    state.playing[side] = False
    state.fallen.append(side)
    state.tell(events.WentBankrupt(EVERYONE, side, due[2], titles))
    tell_if_face_to_face(state)


def _pay(state: RichessesState, due: Debt) -> None:
    debtor, creditor, amount, cause = due[0], due[1], due[2], due[3]
    if creditor != BANK:
        state.give(creditor, amount)
    if not state.playing[debtor]:
        if creditor != BANK:
            state.tell(events.BankPaid(EVERYONE, creditor, amount))
        return
    state.take(debtor, amount)
    if cause == FOR_DOUBLE:
        state.tell(events.DoublePaid(EVERYONE, debtor, amount))
    elif cause == FOR_ROYALTY:
        state.tell(events.RoyaltyPaid(EVERYONE, debtor, creditor, due[4], amount))
    elif cause == FOR_NEWS:
        state.tell(events.NewsPaid(EVERYONE, debtor, amount))
    else:
        state.tell(events.GiftPaid(EVERYONE, debtor, creditor, amount))
