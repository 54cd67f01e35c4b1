"""Two clocks: the house's, which stands still while the server is down, and a game's, which runs only in a window."""

import time


class HouseClock:
    """Milliseconds the house has been open, over all its runs."""

    def __init__(self, before: int = 0) -> None:
        self._zero = time.monotonic_ns() // 1_000_000 - before

    def now(self) -> int:
        return time.monotonic_ns() // 1_000_000 - self._zero

    def put_forward(self, now: int) -> None:
        """Other houses share the clock, and one of them has come further."""
        self._zero -= max(0, now - self.now())

    def unix(self) -> int:
        """The time of day, to be shown, never to be measured with."""
        return time.time_ns() // 1_000_000


class GameClock:
    """A game's own milliseconds, which pass only while the game has a deadline ahead.

    So the rules are told the time only where it matters, and a table that was put away wakes up where it was.
    """

    def __init__(self, house: HouseClock, game_time: int) -> None:
        self._house = house
        self._time = game_time
        self._read_at = house.now()
        self._rest: int | None = 0  # before it begins to run; None: until it is set again
        self._runs = False

    def now(self) -> int:
        if not self._runs or self._rest is None:
            return self._time
        return self._time + max(0, self._passed() - self._rest)

    def set(self, at_least: int, runs: bool, rest: int | None = 0) -> None:
        """After an action: time never goes back, even if the action did. It may rest before it runs on."""
        self._time = max(self.now(), at_least)
        self._read_at = self._house.now()
        self._rest = rest
        self._runs = runs

    def _passed(self) -> int:
        return self._house.now() - self._read_at
