"""A window in which every opponent may speak against a player, the first one counting, or let it pass."""

from ludotheque.games.joyeux_combinards.actions import LetPass
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.rules import Action, Ask, Money, Seat, closed
from ludotheque.mechanics.answers import AnswerWindow


class Hearing(AnswerWindow[CombinardsState]):
    """Each kind of hearing says what speaking up risks, what happens then, and what if nobody does."""

    seat: Seat

    def word(self) -> str:
        """The verb by which one speaks up."""
        raise NotImplementedError

    def risk(self, state: CombinardsState) -> Money:
        raise NotImplementedError

    def too_dear(self) -> str:
        """The clause by which whoever cannot pay for being wrong keeps quiet."""
        raise NotImplementedError

    def spoken(self, state: CombinardsState, speaker: Seat) -> None:
        raise NotImplementedError

    def asked(self, state: CombinardsState) -> list[Seat]:
        """Only those who can pay for being wrong."""
        risk = self.risk(state)
        return [other for other in state.opponents(self.seat) if state.cash[other] >= risk]

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask(self.word()), Ask("let-pass")]

    def closed_to(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        poor = state.playing[seat] and seat != self.seat and state.cash[seat] < self.risk(state)
        return [closed(self.word(), self.too_dear())] if poor else []

    def accept(self, state: CombinardsState, action: Action) -> None:
        """When all have let it pass, nobody waits any longer (ljc.doubt.let-pass)."""
        if isinstance(action, LetPass):
            self.let_pass(state, action.seat)
        else:
            self.spoken(state, action.seat)

    def binds(self) -> bool:
        """However long the table waits: who has let pass must not learn from the silence and speak up after all."""
        return True
