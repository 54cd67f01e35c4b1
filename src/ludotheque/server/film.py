"""Replays: any position of a game as a seat may see it. Positions are kept at intervals, so late ones come fast."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Raw

from ludotheque.complaint import Complaint
from ludotheque.kernel.action import CLOCK, Action, Seat
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import IllegalAction, is_over, waiting
from ludotheque.record.history import History, read_move
from ludotheque.record.positions import dump_text
from ludotheque.record.record import set_up
from ludotheque.record.story import Scribe
from ludotheque.server import bodies
from ludotheque.server.aside import Aside, courteously
from ludotheque.server.candour import candour_in
from ludotheque.server.entries import Entry, log_entry, tell, written
from ludotheque.server.ground import Ground
from ludotheque.server.refusal import DAMAGED, Refusal
from ludotheque.server.setup import Setup
from ludotheque.server.storage import Line, Storage
from ludotheque.server.stories import story_body
from ludotheque.server.table import Table
from ludotheque.showing import encode, may_look_back, show_result

log = logging.getLogger(__name__)

T = TypeVar("T")

INTERVAL = 32
MOST_FRAMES = 200
FILMS = 64


class Film:
    """One table's game, which may still be growing."""

    def __init__(self, ground: Ground, setup: Setup) -> None:
        self._ground = ground
        self._setup = setup
        self._game: Game[Any] = ground.box.game
        state = set_up(self._game, ground.edition.tables, setup.header([]))
        self._lines: list[Line] = []
        self._opening = tell(0, CLOCK, setup.created, state.told())
        self._kept = [History(state)]  # before each INTERVAL lines
        self._last = self._kept[0].copy()
        self._newest = self._opening
        self._turns = [0]

    @property
    def total(self) -> int:
        return len(self._lines)

    def extend(self, lines: list[Line]) -> None:
        for line in courteously(lines):
            if line.number <= self.total:
                continue  # another request was quicker
            if line.number > self.total + 1:
                raise Complaint(f"action {self.total + 1} is missing")
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
        if not self._may_look_back():
            return bodies.Frames(self.total, self.total, [self.total], [self._present(seat)], None)
        first = min(first, self.total)
        last = min(last, self.total, first + MOST_FRAMES - 1)
        history = self._kept[max(0, first - 1) // INTERVAL].copy()
        frames = [self._frame(history, self._opening, seat)] if first == 0 else []
        for line in courteously(self._lines[history.number : last]):
            entry = self._play(history, line)
            if line.number >= first:
                frames.append(self._frame(history, entry, seat))
        return bodies.Frames(0, self.total, self._turns[:], frames, show_result(self._game, self._last.state))

    def story(self) -> bodies.Story:
        """How the game went, from its end: nothing is hidden any more."""
        history = self._kept[0].copy()
        scribe = Scribe(self._game.decisive())
        opening = set_up(self._game, self._ground.edition.tables, self._setup.header([]))
        scribe.hear(opening.told(), self._game.scores(history.state))
        for line in courteously(self._lines):
            scribe.hear(history.follow(self._move(line)), self._game.scores(history.state))
        return story_body(scribe, self._game.winners(history.state), history.state.seats)

    def position(self, number: int) -> str:
        """The position after an action, as text."""
        history = self._kept[min(number, self.total) // INTERVAL].copy()
        for line in self._lines[history.number : number]:
            history.follow(self._move(line))
        return dump_text(history.state)

    def _move(self, line: Line) -> Action:
        return read_move(self._game, self._last.state.seats, line.text)

    def _play(self, history: History, line: Line) -> Entry:
        action = self._move(line)
        return tell(line.number, action.seat, line.at, history.follow(action), line.why)

    def _present(self, seat: Seat) -> bodies.Frame:
        return self._frame(self._last, self._newest, seat)

    def _frame(self, history: History, entry: Entry, seat: Seat) -> bodies.Frame:
        state = history.state
        candour = candour_in(self._ground.box, self._last.state)
        told = entry.known_to(seat) if candour.recalls else entry.recalled_to(seat)
        scores = self._game.scores(state) if self.is_over() else None
        view = Raw(encode(self._game.view(state, seat)))
        return bodies.Frame(log_entry(entry, written(told), candour.why(entry, seat)), view, waiting(state), scores)

    def _may_look_back(self) -> bool:
        return may_look_back(self._game, self._last.state)


class Films:
    """The films looked at lately. They are made aside; a film is only ever touched there."""

    def __init__(self, storage: Storage, aside: Aside) -> None:
        self._storage = storage
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._aside = aside

    async def show(self, table: Table, look: Callable[[Film], T]) -> T:
        """Look at a table's film, which reaches up to its last action."""
        ground = table.standing_on()
        film = self._films.get(table.key)
        lines = await self._storage.lines(table.key, film.total if film else 0)
        try:
            return await self._aside.do(
                lambda: look(self._extended(film or Film(ground, table.setup), table.key, lines))
            )
        except (Complaint, IllegalAction) as error:
            log.warning("a table's record is damaged", extra={"table": table.id, "why": str(error)})
            raise Refusal(DAMAGED, "the record of this table cannot be played again") from None

    def close(self) -> None:
        self._aside.close()

    def _extended(self, film: Film, key: str, lines: list[Line]) -> Film:
        film.extend(lines)
        self._films[key] = film
        self._films.move_to_end(key)
        if len(self._films) > FILMS:
            self._films.popitem(last=False)
        return film
