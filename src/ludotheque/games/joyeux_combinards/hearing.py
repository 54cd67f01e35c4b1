"""A window in which every opponent may speak against a player, the first one counting, or let it pass."""

from ludotheque.games.joyeux_combinards.actions import LetPass
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.rules import Action, Money, Seat, Step, at_first


class Hearing(Step[CombinardsState]):
    """Each kind of hearing says what speaking up risks, what happens then, and what if nobody does."""

    seat: Seat
    ends: int
    passed: list[Seat] = at_first([])

    def waits_for(self, state: CombinardsState) -> list[Seat]:
        """Only those who can pay for being wrong."""
        risk = self.risk(state)
        others = state.opponents(self.seat)
        return [other for other in others if state.cash[other] >= risk and other not in self.passed]

    def accept(self, state: CombinardsState, action: Action) -> None:
        if not isinstance(action, LetPass):
            self.spoken(state, action.seat)
            return
        self.passed.append(action.seat)
        if not self.waits_for(state):
            self.silence(state)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: CombinardsState) -> None:
        self.silence(state)

    def binds(self) -> bool:
        """However long the table waits: who has let pass must not learn from the silence and speak up after all."""
        return True

    def risk(self, state: CombinardsState) -> Money:
        raise NotImplementedError

    def spoken(self, state: CombinardsState, seat: Seat) -> None:
        raise NotImplementedError

    def silence(self, state: CombinardsState) -> None:
        raise NotImplementedError


def open_hearing(state: CombinardsState, hearing: Hearing) -> None:
    state.begin(hearing)
    if not hearing.waits_for(state):
        hearing.silence(state)
