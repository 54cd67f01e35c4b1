"""Who has the question before his eyes: against the clock, nobody's time begins before he can see what he is asked.

Only what everybody may know decides: whom the table waits for, for whom a bot plays, whose screen has shown what.
"""

from ludotheque.kernel.action import Seat
from ludotheque.kernel.step import NEVER

LEAST_MS = 2_000  # what led to a question is shown meanwhile; who sees it sooner or later within this tells nothing
MOST_MS = 20_000  # for people who do not see the question, since anything has happened in its window
WEIGHING_MS = 20_000  # before an answer that may ruin


class Sight:
    """For how long the clock of the open window rests."""

    def __init__(self, seats: int) -> None:
        self._people = set(range(seats))
        self._seen = [-1] * seats  # number of the last position that a screen of each seat has shown
        self._given_up: set[Seat] = set()  # people who were waited for in vain, until they are back
        self._ends = NEVER
        self._asked: dict[Seat, int] = {}  # in the open window: number of the action since which a seat is asked
        self._moved_at = 0  # when anything happened last in the window, on the house's clock
        self._least = 0  # until when the clock rests whoever sees it

    def play(self, people: set[Seat], now: int) -> None:
        """Bots play for all the others: they see everything at once."""
        self._give_up(now)
        self._people = people

    def ask(self, number: int, ends: int, waiting: list[Seat], weighs: bool, now: int) -> None:
        """After an action: the window that is open now, if any, and whom it asks."""
        self._give_up(now)
        before = self._asked if ends == self._ends else {}
        self._asked = {seat: before.get(seat, number) for seat in waiting} if ends != NEVER else {}
        if weighs or ends != self._ends:
            self._least = now + (WEIGHING_MS if weighs else LEAST_MS)
        self._ends = ends
        self._moved_at = now

    def sees(self, seat: Seat, number: int, now: int) -> None:
        """A screen of the seat shows the position after this action. Whoever is left has his time afresh."""
        self._give_up(now)
        was_missing = self._is_missing(seat)
        self._given_up.discard(seat)
        self._seen[seat] = max(self._seen[seat], number)
        if was_missing and not self._is_missing(seat):
            self._moved_at = now

    def rests_until(self, now: int) -> int | None:
        """When the clock begins to run; None: when somebody is back, where nobody else is kept waiting."""
        missing = self.missing(now)
        if not missing:
            return self._least
        return None if missing == self._people else max(self._least, self._moved_at + MOST_MS)

    def said_to_rest_until(self, now: int) -> int | None:
        """The same, as far as it is told: at first nobody learns who sees the question and who does not."""
        return self._least if now < self._least else self.rests_until(now)

    def missing(self, now: int) -> set[Seat]:
        """People who are asked and do not see it, and are still waited for."""
        self._give_up(now)
        return {seat for seat in self._asked if self._is_missing(seat)}

    def _is_missing(self, seat: Seat) -> bool:
        unseen = self._seen[seat] < self._asked.get(seat, -1)
        return unseen and seat in self._people and seat not in self._given_up

    def _give_up(self, now: int) -> None:
        """Where others wait, somebody who does not see the question is not waited for again before he is back."""
        if not self._asked:
            return
        missing = {seat for seat in self._asked if self._is_missing(seat)}
        if missing != self._people and now - self._moved_at >= MOST_MS:
            self._given_up |= missing
