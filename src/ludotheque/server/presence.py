"""Who is looking: the open screens of a table, and since when a seat has had none."""

from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.server.clock import HouseClock
from ludotheque.server.screen import Screen


class Presence:
    def __init__(self, seats: int, clock: HouseClock) -> None:
        self.screens: list[Screen] = []
        self._clock = clock
        self._left = [clock.now()] * seats  # when each seat's last screen went, on the house's clock

    def seats(self) -> set[Seat]:
        return {screen.seat for screen in self.screens} - {NOBODY}

    def away(self, seat: Seat) -> int:
        """For how many milliseconds the seat has had no screen; 0 if it has one."""
        return 0 if seat in self.seats() else self._clock.now() - self._left[seat]

    def enter(self, screen: Screen) -> bool:
        """Whether that makes a seat present."""
        before = self.seats()
        self.screens.append(screen)
        return self.seats() != before

    def leave(self, screen: Screen) -> bool:
        """Whether that makes a seat absent."""
        if screen not in self.screens:
            return False
        before = self.seats()
        self.screens.remove(screen)
        if screen.seat != NOBODY:
            self._left[screen.seat] = self._clock.now()
        return self.seats() != before

    def send_away(self, seat: Seat) -> None:
        """Whoever held the seat becomes a watcher."""
        for screen in self.screens:
            if screen.seat == seat:
                screen.seat = NOBODY

    def show(self, message: str) -> None:
        for screen in self.screens:
            screen.show(message)
