"""Game time at a terminal: it runs while a person can type, and only towards a deadline."""

from ludotheque.kernel.play import deadline
from ludotheque.kernel.step import NEVER, State
from ludotheque.server.clock import GameClock, HouseClock


class Hourglass:
    def __init__(self, live: bool) -> None:
        self._live = live  # a pipe has all the time in the world
        self._clock = GameClock(HouseClock(), 0)
        self._ends = NEVER

    def turn(self, state: State) -> None:
        """Somebody is asked: time runs towards the next deadline of the position, if there is one."""
        self._ends = deadline(state) if self._live else NEVER
        self._clock.set(state.now, runs=self._ends != NEVER)

    def lay_down(self) -> None:
        """Nobody is asked: bots may think as long as they like."""
        self._clock.set(0, runs=False)
        self._ends = NEVER

    def now(self) -> int:
        return self._clock.now()

    def left(self) -> int | None:
        """Milliseconds to the deadline; None as long as no time runs."""
        return None if self._ends == NEVER else max(0, self._ends - self.now())
