"""What may be done now, as things to type: numbers and names for single choices, letters for the rest.

What may not be done now, though one might look for it, stands beside it with the clause that closes it.
"""

from dataclasses import dataclass

from ludotheque.cli.terminal.blanks import numbered, read_values
from ludotheque.cli.terminal.finding import Unclear
from ludotheque.kernel.action import Filling, Seat
from ludotheque.kernel.ask import Amount, Ask, OneOf
from ludotheque.kernel.play import asks, closed
from ludotheque.kernel.step import State
from ludotheque.texts.texts import Texts


@dataclass
class Choice:
    asks: list[Ask]  # of one verb; several differ by whom or what they are about
    filling: Filling | None  # None while the blanks are to be filled in


@dataclass
class Closed:
    """Something that may not be done now, and why."""

    letter: str
    name: str
    clause: str


class Menu:
    """The asks of the step being played, and apart from them those of the desks, which are shown on request."""

    def __init__(self, asks: list[Ask], closed: list[Ask], desk_verbs: list[str], texts: Texts) -> None:
        self.asks = [ask for ask in asks if ask.verb not in desk_verbs]
        self.desk_asks = [ask for ask in asks if ask.verb in desk_verbs]
        self.texts = texts
        self._closed = closed
        self._desk_verbs = desk_verbs
        self.direct = next((ask for ask in self.asks if _is_single_choice(ask)), None)  # its value alone is typed
        self.values = numbered(self.direct.blanks[0]) if self.direct else []

    def number_of(self, value: int) -> int:
        """What to type for the value of the direct ask, from 1; 0 if it cannot be chosen."""
        return self.values.index(value) + 1 if value in self.values else 0

    def read(self, text: str) -> Choice:
        wanted = text.casefold()
        meant = [ask for ask in self.asks + self.desk_asks if wanted == self.texts.letter(ask)]
        if meant:
            return Choice(meant, None if meant[0].blanks else [])
        if self.direct is None:
            raise Unclear(text, [])
        return Choice([self.direct], [read_values(self.direct.blanks[0], text, self.texts)])

    def letters(self) -> list[tuple[str, str]]:
        """The letter and the name of each action that takes one."""
        return self._lettered([ask for ask in self.asks if ask is not self.direct])

    def desk_letters(self) -> list[tuple[str, str]]:
        return self._lettered(self.desk_asks)

    def closed(self) -> list[Closed]:
        """What the step being played does not allow now."""
        return [self._shut(ask) for ask in self._closed if ask.verb not in self._desk_verbs]

    def desk_closed(self) -> list[Closed]:
        return [self._shut(ask) for ask in self._closed if ask.verb in self._desk_verbs]

    def closure(self, text: str) -> str:
        """The clause against the closed action that the text is the letter of; nothing if it is none."""
        clauses = [ask.closure() for ask in self._closed if text.casefold() == self.texts.letter(ask)]
        return clauses[0] if clauses else ""

    def _shut(self, ask: Ask) -> Closed:
        return Closed(self.texts.letter(ask), self.texts.ask(ask), ask.closure())

    def _lettered(self, asks: list[Ask]) -> list[tuple[str, str]]:
        verbs = list(dict.fromkeys(ask.verb for ask in asks))
        return [(self.texts.letter(verb), self.texts.ask(verb)) for verb in verbs]


def menu_of(state: State, seat: Seat, texts: Texts) -> Menu:
    desk_verbs = [ask.verb for desk in state.standing for ask in desk.asks(state, seat)]
    return Menu(asks(state, seat), closed(state, seat), desk_verbs, texts)


def _is_single_choice(ask: Ask) -> bool:
    return len(ask.blanks) == 1 and isinstance(ask.blanks[0], OneOf | Amount)
