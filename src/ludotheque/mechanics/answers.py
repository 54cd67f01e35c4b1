"""A window in which several seats may answer at once: whoever speaks first counts, or everybody lets it pass."""

from typing import TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.rules import Seat, State, Step, at_first

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswerWindow(Step[S]):
    """Who is asked, in which words, and what silence means are the game's own questions."""

    ends: int
    passed: list[Seat] = at_first([])  # who have let it pass

    def asked(self, state: S) -> list[Seat]:
        """Everybody who may speak up."""
        raise NotImplementedError

    def silence(self, state: S) -> None:
        """Nobody has spoken up, or the time is over."""
        raise NotImplementedError

    def waits_for(self, state: S) -> list[Seat]:
        return [seat for seat in self.asked(state) if seat not in self.passed]

    def resume(self, state: S) -> None:
        if not self.waits_for(state):
            self.silence(state)

    def let_pass(self, state: S, seat: Seat) -> None:
        self.passed.append(seat)
        self.resume(state)

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: S) -> None:
        self.silence(state)
