"""What the screens of a table are shown: each what its seat may know, and watchers later if the host wants it so."""

from msgspec import Raw

from ludotheque.answering import Habits
from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.server import wire
from ludotheque.server.answers import Answers
from ludotheque.server.candour import Candour
from ludotheque.server.clock import HouseClock
from ludotheque.server.coach import show_lesson
from ludotheque.server.entries import Entry, log_entry, written
from ludotheque.server.gallery import Gallery, Whole
from ludotheque.server.pictures import Pictures
from ludotheque.server.presence import Presence
from ludotheque.server.screen import Screen
from ludotheque.server.table import Table
from ludotheque.showing import encode, or_null


class Shows:
    def __init__(self, table: Table, presence: Presence, answers: Answers, clock: HouseClock) -> None:
        self._table = table
        self._presence = presence
        self._answers = answers
        self._gallery = Gallery(self._show_watchers)
        self._delay = 0.0
        self._was_open = table.match is not None  # watchers have seen the position as it was played
        self._hurries = False  # somebody was told when a bot may play for somebody
        if table.delay():
            self._begin_delay(_age(table, clock))

    def close(self) -> None:
        self._gallery.clear()

    def moved(self, entry: Entry) -> None:
        pictures = self._pictures()
        shown: dict[Seat, str] = {}
        for screen in self._present():
            seat = self._presence.seat_of(screen)
            if seat not in shown:
                shown[seat] = pictures.moved(entry, seat)
                self._table.started().hears(seat)
            screen.show(shown[seat])
        if self._delay:
            self._gallery.add(pictures.seen_by_watchers(entry), pictures.recalled_to_watchers(entry))
        self._hurry()
        if self._table.started().is_over():
            self._confess()

    def _confess(self) -> None:
        """Bots keep nothing back when the game is over."""
        whys = [wire.WhyOf(entry.number, entry.why) for entry in self._table.started().log if entry.why is not None]
        if whys:
            self._tell(wire.Whys(whys))

    def seats(self) -> None:
        away = self._presence.away()
        self._hurries = self._is_hurried(away)
        self._tell(wire.Seats(self._table.seats(away)))

    def answers(self, seat: Seat) -> None:
        """To a seat: what the house answers for it from now on."""
        message = wire.text(wire.Answers(self._habits(seat), self._answers.shown(seat)))
        for screen in self._presence.of(seat):
            screen.show(message)

    def hint(self, seat: Seat, hint: wire.Hint) -> None:
        """To the seat that asked, and to nobody else."""
        message = wire.text(hint)
        for screen in self._presence.of(seat):
            screen.show(message)

    def no_hint(self, seat: Seat, clause: str) -> None:
        for screen in self._presence.of(seat):
            screen.refuse(clause, None)

    def clock(self) -> None:
        match = self._table.started()
        self._tell(wire.Clock(match.deadline_in(), match.rests()))

    def chat(self, line: wire.ChatLine) -> None:
        self._tell(wire.Chat(line))

    def whole(self) -> None:
        """All there is, to everybody."""
        self._heed_delay()
        for screen in self._present():
            screen.show(wire.text(self._whole(self._presence.seat_of(screen))))
        if self._delay:
            self._gallery.add(self._whole(NOBODY))

    def enter(self, screen: Screen) -> None:
        """All there is, to one who comes in."""
        if not self._delay or screen not in self._presence.watchers():
            screen.show(wire.text(self._whole(self._presence.seat_of(screen))))
        else:
            screen.show(wire.text(self._gallery.whole or self._later()))

    def rematch(self) -> None:
        """The company plays again elsewhere."""
        message = wire.Rematch(self._table.setup.rematch)
        for screen in self._present():
            if self._table.rematch_for(self._presence.seat_of(screen)):
                screen.show(wire.text(message))
        if self._delay and self._table.rematch_for(NOBODY):
            self._gallery.add(message)

    def lesson(self) -> None:
        """What the coach says now, where somebody is taught."""
        coaching = show_lesson(self._table.walk)
        if coaching is not None:
            self._tell(wire.Lesson(coaching))

    def _hurry(self) -> None:
        """Whom the others may soon replace by a bot changes with each move."""
        if self._hurries or self._is_hurried(self._presence.away()):
            self.seats()

    def _is_hurried(self, away: list[int | None]) -> bool:
        return any(self._table.bot_in(seat, left) is not None for seat, left in enumerate(away))

    def _tell(self, message: wire.Seats | wire.Clock | wire.Chat | wire.Whys | wire.Lesson) -> None:
        text = wire.text(message)
        for screen in self._present():
            screen.show(text)
        if self._delay:
            self._gallery.add(message)

    def _present(self) -> list[Screen]:
        """The screens that see things as they happen."""
        if not self._delay:
            return self._presence.screens
        later = self._presence.watchers()
        return [screen for screen in self._presence.screens if screen not in later]

    def _show_watchers(self, message: str) -> None:
        for screen in self._presence.watchers():
            screen.show(message)

    def _heed_delay(self) -> None:
        """The host may have wished for another one, or the game may have begun."""
        delay = self._table.delay()
        if delay and not self._delay:
            self._begin_delay(delay if self._was_open else 0)
        elif delay:
            self._delay = delay
            self._gallery.set_delay(delay)
        else:
            self._delay = 0
            self._was_open = self._table.match is not None
            self._gallery.clear()

    def _begin_delay(self, age: float) -> None:
        self._delay = self._table.delay()
        self._gallery.set_delay(self._delay)
        self._gallery.add(self._whole(NOBODY), age=age)

    def _later(self) -> wire.Later:
        return wire.Later(self._info(), None, self._gallery.left())

    def _info(self) -> wire.TableInfo:
        return self._table.info(self._presence.away())

    def _whole(self, seat: Seat) -> Whole:
        """All there is to show to a seat, in one message."""
        if self._table.kept:
            return self._kept(seat)
        chat = list(self._table.chat)
        match = self._table.match
        if match is None:
            return wire.Lobby(self._info(), or_null(seat), chat)
        pictures = self._pictures()
        entries = pictures.log(seat)
        match.hears(seat)
        return wire.Position(
            table=self._info(),
            seat=or_null(seat),
            now=pictures.now(seat),
            habits=self._habits(seat),
            log=entries,
            chat=chat,
            opened=self._table.opened,
            rematch=self._table.rematch_for(seat),
            lesson=show_lesson(self._table.walk),
        )

    def _habits(self, seat: Seat) -> Habits:
        return {} if seat == NOBODY else self._table.seating.chair(seat).habits

    def _kept(self, seat: Seat) -> wire.Kept:
        """What is left of a table that does not go on, as far as the seat may see it."""
        seen, chat = self._table.seen, list(self._table.chat)
        if seen is None:
            return wire.Kept(self._info(), or_null(seat), None, Raw(b"null"), [], chat)
        view = Raw(encode(self._table.view_of(seen, seat)))
        said = Candour(over=False, recalls=False, spoken=frozenset())
        entries = [log_entry(entry, written(entry.recalled_to(seat)), said.why(entry, seat)) for entry in seen.log]
        return wire.Kept(self._info(), or_null(seat), seen.number, view, entries, chat)

    def _pictures(self) -> Pictures:
        self._answers.look()
        pace = self._table.setup.pace
        return Pictures(self._table.started(), pace.decision_seconds, self._table.opened, self._answers)


def _age(table: Table, clock: HouseClock) -> float:
    """For how many seconds the position has stood as it is."""
    match = table.match
    return max(0.0, (clock.unix() - match.log[-1].at) / 1000) if match is not None and match.log else 0.0
