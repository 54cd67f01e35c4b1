"""Who is looking: the open screens of a table, and since when a seat has had none.

A screen has no seat of its own: whose it is follows from the secret it showed and from who sits where at that moment.
"""

from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.server.clock import HouseClock
from ludotheque.server.limits import Limits
from ludotheque.server.refusal import NO_WATCHERS, TOO_MANY_SCREENS, Refusal
from ludotheque.server.screen import Screen
from ludotheque.server.table import Table


class Presence:
    def __init__(self, table: Table, clock: HouseClock, limits: Limits) -> None:
        self.screens: list[Screen] = []
        self._table = table
        self._clock = clock
        self._limits = limits
        self._left = [clock.now()] * table.setup.seats  # when each seat's last screen went, on the house's clock

    def seat_of(self, screen: Screen) -> Seat:
        return self._table.seating.held_by(screen.visitor.badge)

    def person(self, screen: Screen) -> str:
        """Whom limits are counted for: the seat, whatever the number of its screens, or else the address."""
        return screen.visitor.home if self.seat_of(screen) == NOBODY else screen.visitor.badge

    def seats(self) -> set[Seat]:
        return {self.seat_of(screen) for screen in self.screens} - {NOBODY}

    def of(self, seat: Seat) -> list[Screen]:
        return [screen for screen in self.screens if self.seat_of(screen) == seat]

    def watchers(self) -> list[Screen]:
        """Those who have no seat; a screen of the host's is no stranger's."""
        return [screen for screen in self.of(NOBODY) if not self._table.is_host(screen.visitor.badge)]

    def away(self) -> list[int | None]:
        """For how many milliseconds each seat has had no screen; None if it has one."""
        here, now = self.seats(), self._clock.now()
        return [None if seat in here else now - left for seat, left in enumerate(self._left)]

    def expect(self, seat: Seat) -> None:
        """Somebody has sat down there, and is about to come in."""
        self._left[seat] = self._clock.now()

    def enter(self, screen: Screen) -> bool:
        """Whether that makes a seat present. Watchers never take the place of players."""
        seat = self._admitted(screen)
        before = self.seats()
        self.screens.append(screen)
        if seat != NOBODY:
            self._make_room(seat)
        return self.seats() != before

    def leave(self, screen: Screen) -> bool:
        """Whether that makes a seat absent."""
        if screen not in self.screens:
            return False
        seat, before = self.seat_of(screen), self.seats()
        self.screens.remove(screen)
        if seat != NOBODY:
            self._left[seat] = self._clock.now()
        return self.seats() != before

    def send_watchers_away(self) -> None:
        for screen in self.watchers():
            screen.let_go(NO_WATCHERS)

    def _admitted(self, screen: Screen) -> Seat:
        badge = screen.visitor.badge
        if self._table.is_host(badge):
            return NOBODY
        seat = self._table.seating.opened_by(badge)
        if seat == NOBODY and not self._table.is_shown():
            raise Refusal(NO_WATCHERS, "the host wants no watchers")
        if seat == NOBODY and len(self.watchers()) >= self._limits.watchers_per_table:
            raise Refusal(TOO_MANY_SCREENS)
        return seat

    def _make_room(self, seat: Seat) -> None:
        """A player who comes back is let in, whatever has become of the screens from before."""
        for screen in self.of(seat)[: -self._limits.screens_per_seat]:
            screen.let_go(TOO_MANY_SCREENS)
