"""One process that thinks for bots, as the house sees it: what it has been told, and what it answers."""

import asyncio
import multiprocessing
import socket
from multiprocessing.context import SpawnProcess

import msgspec

from ludotheque.kernel.action import Seat
from ludotheque.record.positions import dump_text
from ludotheque.server.match import Match
from ludotheque.server.requests import Thought
from ludotheque.server.worker import Answer, Chooser, Errand, Manner, Role, Whole, work

MOST_KNOWN = 4096  # matches; a position is some five kilobytes
LONGEST_ANSWER = 1 << 20  # bytes

_spawning = multiprocessing.get_context("spawn")
_answers = msgspec.json.Decoder(Answer)


class BotFailed(Exception):
    """The bot could not choose; its process can go on."""


class Told:
    """What a process knows of each match: it is told a whole position once, then what was played since."""

    def __init__(self, most: int = MOST_KNOWN) -> None:
        self._most = most
        self._numbers: dict[int, int] = {}  # of the action up to which a match is known; the latest thought of is last
        self._seats: dict[int, set[Seat]] = {}  # by match: those whose bots remember it

    def knows(self, match: Match) -> bool:
        return match.id in self._numbers

    def remembers(self, match: Match, seat: Seat) -> bool:
        """Whether a bot has thought there for the seat before."""
        return self.knows(match) and seat in self._seats[match.id]

    def news(self, match: Match, edition: str) -> Whole | list[str]:
        """What the process must hear of the match, which it counts as not knowing until it has answered."""
        number = self._numbers.pop(match.id, None)
        lines = None if number is None else match.lines_since(number)
        if lines is not None:
            return lines
        self._seats.pop(match.id, None)
        return Whole(match.game.name, edition, dump_text(match.state))

    def note(self, match: Match, number: int, seat: Seat) -> None:
        self._numbers[match.id] = number
        self._seats.setdefault(match.id, set()).add(seat)

    def surplus(self) -> list[int]:
        """Matches that the process is to forget, to make room for one more."""
        found = []
        while len(self._numbers) >= self._most:
            found.append(next(iter(self._numbers)))
            del self._numbers[found[-1]], self._seats[found[-1]]
        return found


class Thinker:
    """Thinks about one thing at a time. Its process starts when it is first needed, and again after it was ended."""

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser
        self._told = Told()
        self._process: SpawnProcess | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def knows(self, match: Match) -> bool:
        return self._told.knows(match)

    def remembers(self, match: Match, seat: Seat) -> bool:
        return self._told.remembers(match, seat)

    async def think(
        self, match: Match, edition: str, seat: Seat, level: str, role: Role, seed: int, manner: Manner
    ) -> Thought:
        """What a bot does for the seat in the position of this moment."""
        number = match.number
        news = self._told.news(match, edition)
        answer = await self._ask(Errand(match.id, news, seat, level, seed, self._told.surplus(), role, manner))
        if answer.choice is None:
            raise BotFailed(answer.failure)
        self._told.note(match, number, seat)
        return Thought(seat, number, answer.choice)

    def end(self) -> None:
        """End the process, whatever it is thinking about."""
        if self._streams is not None:
            self._streams[1].close()
        if self._process is not None:
            self._process.kill()
        self._told, self._process, self._streams = Told(), None, None

    async def _ask(self, errand: Errand) -> Answer:
        reader, writer = self._streams or await self._start()
        writer.write(msgspec.json.encode(errand) + b"\n")
        line = await reader.readline()
        if not line:
            raise ConnectionResetError("the process that thought has ended")
        return _answers.decode(line)

    async def _start(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        here, there = socket.socketpair()
        with there:
            self._process = _spawning.Process(target=work, args=(there, self._chooser), daemon=True)
            self._process.start()
        self._streams = await asyncio.open_connection(sock=here, limit=LONGEST_ANSWER)
        return self._streams
