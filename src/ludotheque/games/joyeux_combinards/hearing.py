"""A window in which opponents may speak against a player, the first one counting, or let it pass."""

from ludotheque.games.joyeux_combinards.actions import LetPass
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import Action, AnswerWindow, Ask, Seat


class Hearing(AnswerWindow[CombinardsState]):
    """Each kind of hearing says who is heard, what happens when somebody speaks up, and what if nobody does."""

    seat: Seat

    def word(self) -> str:
        """The verb by which one speaks up."""
        raise NotImplementedError

    def spoken(self, state: CombinardsState, speaker: Seat) -> None:
        raise NotImplementedError

    def asked(self, state: CombinardsState) -> list[Seat]:
        return state.opponents(self.seat)

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask(self.word()), Ask("let-pass")]

    def accept(self, state: CombinardsState, action: Action) -> None:
        """When all have let it pass, nobody waits any longer (ljc.doubt.let-pass)."""
        if isinstance(action, LetPass):
            self.let_pass(state, action.seat)
        else:
            self.spoken(state, action.seat)

    def binds(self) -> bool:
        """However long the table waits: who has let pass must not learn from the silence and speak up after all."""
        return True
