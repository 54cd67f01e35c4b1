"""A turn or a round in parts, as the booklet lists them: each is played when what the one before asked is answered."""

from typing import TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.rules import Ask, Seat, State, Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(Step[S]):
    """Lies below whatever its parts put on the table, and goes on whenever it comes to light."""

    parts: list[str]  # still to be played, the next one first

    def play(self, state: S, part: str) -> None:
        """Do what the booklet says under this heading; a step may be begun that somebody must answer."""
        raise NotImplementedError

    def finish(self, state: S) -> None:
        """All parts have been played: the course ends, and something else begins."""
        raise NotImplementedError

    def waits_for(self, state: S) -> list[Seat]:
        return []  # a part that needs an answer begins a step of its own

    def asks(self, state: S, seat: Seat) -> list[Ask]:
        return []

    def resume(self, state: S) -> None:
        """Part after part, until somebody is asked something."""
        while state.steps and state.steps[-1] is self:
            if not self.parts:
                self.finish(state)
                return
            self.play(state, self.parts.pop(0))
