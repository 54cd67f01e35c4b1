"""What a thinker knows of the matches it thinks about, as the house sees it."""

from abc import abstractmethod

from ludotheque.kernel.action import Seat
from ludotheque.record.positions import dump_text
from ludotheque.server.match import Match
from ludotheque.server.mind import Answer, Errand, Manner, Role, Whole
from ludotheque.server.requests import Thought

MOST_KNOWN = 4096  # matches; a position is some five kilobytes


class BotFailed(Exception):
    """The bot could not choose; who thinks for it can go on."""


class Told:
    """What it knows of each match: it is told a whole position once, then what was played since."""

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
        """What it must hear of the match, which it counts as not knowing until it has answered."""
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
        """Matches that it is to forget, to make room for one more."""
        found = []
        while len(self._numbers) >= self._most:
            found.append(next(iter(self._numbers)))
            del self._numbers[found[-1]], self._seats[found[-1]]
        return found


class Informed:
    """Thinks about one thing at a time, and is told no more than it has to be."""

    def __init__(self) -> None:
        self._told = Told()

    def knows(self, match: Match) -> bool:
        return self._told.knows(match)

    def remembers(self, match: Match, seat: Seat) -> bool:
        return self._told.remembers(match, seat)

    def forget(self) -> None:
        self._told = Told()

    async def think(
        self, match: Match, edition: str, seat: Seat, level: str, role: Role, seed: int, manner: Manner
    ) -> Thought:
        """What a bot does for the seat in the position of this moment."""
        number = match.number
        news = self._told.news(match, edition)
        nature = match.nature(seat)
        answer = await self.ask(Errand(match.id, news, seat, level, seed, self._told.surplus(), role, manner, nature))
        if answer.choice is None:
            raise BotFailed(answer.failure)
        self._told.note(match, number, seat)
        return Thought(seat, number, answer.choice)

    @abstractmethod
    async def ask(self, errand: Errand) -> Answer: ...
