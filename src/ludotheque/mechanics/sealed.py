"""Secret and simultaneous: everybody concerned seals a number, and the last one brings them all out."""

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.rules import Blank, Chance, Seat, State, Step

S = TypeVar("S", bound=State)

UNSEALED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedChoice(Step[S]):
    """What is chosen, and what comes of it, are the game's own questions."""

    choosers: list[Seat]
    sealed: list[int]  # by each of them, or UNSEALED

    def slip(self, state: S, seat: Seat) -> Blank:
        """What the seat may seal."""
        raise NotImplementedError

    def reveal(self, state: S) -> None:
        """All have chosen: it comes out, and the step ends."""
        raise NotImplementedError

    def waits_for(self, state: S) -> list[Seat]:
        return [seat for place, seat in enumerate(self.choosers) if self.sealed[place] == UNSEALED]

    def seal(self, state: S, seat: Seat, value: int) -> None:
        self.sealed[self.choosers.index(seat)] = value
        self.resume(state)

    def resume(self, state: S) -> None:
        if not self.waits_for(state):
            self.reveal(state)

    def sealed_by(self, seat: Seat) -> int:
        """What the seat has sealed; UNSEALED if it has not, or need not."""
        return self.sealed[self.choosers.index(seat)] if seat in self.choosers else UNSEALED

    def seal_anew(self, state: S, seat: Seat, luck: Chance) -> None:
        """For a world in which the others have sealed anything they may, as far as this seat knows."""
        for place, other in enumerate(self.choosers):
            if other != seat and self.sealed[place] != UNSEALED:
                self.sealed[place] = self.slip(state, other).pick(luck)[0]
