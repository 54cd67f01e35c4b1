"""What may be done now, as things to type: numbers and names for single choices, letters for the rest."""

from dataclasses import dataclass

from ludotheque.cli.terminal.blanks import numbered, read_values
from ludotheque.cli.terminal.finding import Unclear
from ludotheque.kernel.action import Filling, Seat
from ludotheque.kernel.ask import Amount, Ask, OneOf
from ludotheque.kernel.play import waiting
from ludotheque.kernel.step import State
from ludotheque.texts.texts import Texts


@dataclass
class Choice:
    asks: list[Ask]  # of one verb; several differ by whom or what they are about
    filling: Filling | None  # None while the blanks are to be filled in


class Menu:
    def __init__(self, asks: list[Ask], desk_asks: list[Ask], texts: Texts) -> None:
        self.asks = asks
        self.desk_asks = desk_asks  # what is open at any moment, shown on request
        self.texts = texts
        self.direct = next((ask for ask in asks if _is_single_choice(ask)), None)  # filled in by typing its value alone
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

    def _lettered(self, asks: list[Ask]) -> list[tuple[str, str]]:
        verbs = list(dict.fromkeys(ask.verb for ask in asks))
        return [(self.texts.letter(verb), self.texts.ask(verb)) for verb in verbs]


def menu_of(state: State, seat: Seat, texts: Texts) -> Menu:
    """What the seat is asked by the step being played, and what the standing desks offer beside it."""
    step = state.steps[-1]
    asked = step.asks(state, seat) if seat in waiting(state) else []
    return Menu(asked, [ask for desk in state.standing for ask in desk.asks(state, seat)], texts)


def _is_single_choice(ask: Ask) -> bool:
    return len(ask.blanks) == 1 and isinstance(ask.blanks[0], OneOf | Amount)
