"""Replays: any position of a game as a seat may see it. Positions are kept at intervals, so late ones come fast."""

from collections import OrderedDict

from msgspec import Raw

from ludotheque.kernel.action import CLOCK, Seat
from ludotheque.kernel.play import is_over, waiting
from ludotheque.record.history import History, read_move
from ludotheque.record.positions import dump_text
from ludotheque.record.record import set_up
from ludotheque.server import bodies, wire
from ludotheque.server.match import Entry
from ludotheque.server.storage import Line
from ludotheque.server.table import Table
from ludotheque.showing import encode, may_look_back, or_null, show_past, show_result

INTERVAL = 32
MOST_FRAMES = 200
FILMS = 64


class Film:
    """One table's game, which may still be growing."""

    def __init__(self, table: Table) -> None:
        state = set_up(table.game, table.edition.tables, table.setup.header([]))
        self._table = table
        self._lines: list[Line] = []
        self._opening = Entry(0, CLOCK, table.setup.created, state.told())
        self._kept = [History(table.game, state)]  # before each INTERVAL lines
        self._last = self._kept[0].copy()
        self._newest = self._opening
        self._turns = [0]

    @property
    def total(self) -> int:
        return len(self._lines)

    def extend(self, lines: list[Line]) -> None:
        for line in lines:
            if line.number <= self.total:
                continue  # another request was quicker
            before = waiting(self._last.state)
            self._newest = self._play(self._last, line)
            self._lines.append(line)
            if waiting(self._last.state) != before:
                self._turns.append(line.number)
            if self.total % INTERVAL == 0:
                self._kept.append(self._last.copy())

    def is_over(self) -> bool:
        return is_over(self._last.state)

    def frames(self, first: int, last: int, seat: Seat) -> bodies.Frames:
        """The frames from first to last as the seat sees them; scores only once they are no secret.

        Purses and hands tell of what was declared too: who may not look back is shown the present alone.
        """
        if not may_look_back(self._table.game, self._last.state):
            return bodies.Frames(self.total, self.total, [self.total], [self._present(seat)], None)
        first = min(first, self.total)
        last = min(last, self.total, first + MOST_FRAMES - 1)
        history = self._kept[max(0, first - 1) // INTERVAL].copy()
        frames = [self._frame(history, self._opening, seat)] if first == 0 else []
        for line in self._lines[history.number : last]:
            entry = self._play(history, line)
            if line.number >= first:
                frames.append(self._frame(history, entry, seat))
        return bodies.Frames(0, self.total, self._turns, frames, show_result(self._table.game, self._last.state))

    def position(self, number: int) -> str:
        """The position after an action, as text."""
        history = self._kept[min(number, self.total) // INTERVAL].copy()
        for line in self._lines[history.number : number]:
            self._play(history, line)
        return dump_text(history.state)

    def _play(self, history: History, line: Line) -> Entry:
        action = read_move(self._table.game, history.state.seats, line.text)
        return Entry(line.number, action.seat, line.at, history.play(action))

    def _present(self, seat: Seat) -> bodies.Frame:
        return self._frame(self._last, self._newest, seat)

    def _frame(self, history: History, entry: Entry, seat: Seat) -> bodies.Frame:
        game, state = self._table.game, history.state
        events = show_past(game, self._last.state, entry.events, seat)
        told = wire.LogEntry(entry.number, or_null(entry.seat), entry.at, Raw(encode(events)))
        scores = game.scores(state) if self.is_over() else None
        return bodies.Frame(told, Raw(encode(game.view(state, seat))), waiting(state), scores)


class Films:
    """The films looked at lately."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()

    def of(self, table: Table) -> Film:
        film = self._films.pop(table.key, None) or Film(table)
        self._films[table.key] = film
        if len(self._films) > FILMS:
            self._films.popitem(last=False)
        return film
