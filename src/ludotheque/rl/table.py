"""One table of programs that learn: whose letters are awaited, what each seat sees, what came of it."""

from typing import Any

import numpy as np

from ludotheque.kernel.action import CLOCK, Seat, Tick
from ludotheque.kernel.play import asks, deadline, is_over, take, waiting
from ludotheque.mechanics.sealed import SealedChoice
from ludotheque.rl.title import Title
from ludotheque.spelling.cells import Cells
from ludotheque.spelling.sight import outline, write_sight
from ludotheque.spelling.speller import LETTERS, Speller


class Table:
    """Sealed choices are awaited from all who make one; anything else from one seat after another."""

    def __init__(self, title: Title, seed: int) -> None:
        self.title = title
        self.state = title.start(seed)
        self.verbs = title.verbs()
        self.cells = Cells(1, outline(title.game, self.state).length)
        self._row = np.frombuffer(self.cells.block, np.int32)
        self.spellers: dict[Seat, Speller] = {}
        self.decisions = 0
        self.go_on()

    def is_over(self) -> bool:
        return is_over(self.state)

    def asked(self) -> list[Seat]:
        return list(self.spellers)

    def letters(self, seat: Seat) -> list[int]:
        return self.spellers[seat].next_letters() if seat in self.spellers else []

    def say(self, seat: Seat, letter: int) -> bool:
        """Whether the letter might come next; otherwise nothing has happened."""
        if letter not in self.letters(seat):
            return False
        speller = self.spellers[seat]
        speller.take(letter)
        if speller.is_whole():
            self._play(seat, speller)
        return True

    def see(self, seat: Seat) -> Any:
        """A copy of its own, which does not change any more."""
        said = self.spellers[seat].said if seat in self.spellers else []
        self.cells.turn_to(0, seat, self.state.seats)
        write_sight(self.title.game, self.state, seat, said, self.cells)
        return self._row.copy()

    def mask(self, seat: Seat) -> Any:
        found: Any = np.zeros(LETTERS, np.int8)
        found[self.letters(seat)] = 1
        return found

    def rewards(self) -> list[float]:
        """The share of the win that each seat has, less what is even; nothing before the end."""
        if not self.is_over():
            return [0.0] * self.state.seats
        winners = self.title.game.winners(self.state)
        even = 1.0 / self.state.seats
        return [(1.0 / len(winners) if seat in winners else 0.0) - even for seat in range(self.state.seats)]

    def go_on(self) -> None:
        """To whoever has to answer next, or to the end."""
        while not is_over(self.state) and not waiting(self.state):
            take(self.state, Tick(CLOCK, max(deadline(self.state), self.state.now)))
        self.state.told()
        seats = sorted(waiting(self.state))
        if seats and not isinstance(self.state.steps[-1], SealedChoice):
            seats = seats[:1]
        self.spellers = {}
        for seat in seats:
            self.spellers[seat] = Speller(self.verbs)
            self.spellers[seat].begin(asks(self.state, seat))

    def _play(self, seat: Seat, speller: Speller) -> None:
        step = self.state.steps[-1]
        take(self.state, self.title.game.action(seat, speller.verb, speller.filling))
        self.decisions += 1
        del self.spellers[seat]
        still_sealing = self.state.steps and self.state.steps[-1] is step and isinstance(step, SealedChoice)
        if not (still_sealing and self.spellers):
            self.go_on()
