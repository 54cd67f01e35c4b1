"""Secret and simultaneous: everybody concerned seals a number, and the last one brings them all out."""

from typing import Final, TypeVar

from ludotheque.kernel.rules import Seat, State, Step

S = TypeVar("S", bound=State)

UNSEALED: Final = -1


class SealedChoice(Step[S]):
    """What is chosen, and what comes of it, are the game's own questions."""

    choosers: list[Seat]
    sealed: list[int]  # by each of them, or UNSEALED

    def reveal(self, state: S) -> None:
        """All have chosen: it comes out, and the step ends."""
        raise NotImplementedError

    def waits_for(self, state: S) -> list[Seat]:
        return [seat for place, seat in enumerate(self.choosers) if self.sealed[place] == UNSEALED]

    def seal(self, seat: Seat, value: int) -> None:
        self.sealed[self.choosers.index(seat)] = value

    def sealed_by(self, seat: Seat) -> int:
        """What the seat has sealed; UNSEALED if it has not, or need not."""
        return self.sealed[self.choosers.index(seat)] if seat in self.choosers else UNSEALED
