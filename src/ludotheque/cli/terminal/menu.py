"""What may be done now, as things to type: numbers and names for single choices, letters for the rest."""

from dataclasses import dataclass

from ludotheque.cli.terminal.finding import Unclear, find_name
from ludotheque.kernel.ask import Amount, Ask, Blank, Filling, OneOf, SomeOf
from ludotheque.texts.catalogue import Catalogue


@dataclass
class Choice:
    ask: Ask
    filling: Filling | None  # None while its blanks are to be filled in


class Menu:
    def __init__(self, asks: list[Ask], catalogue: Catalogue) -> None:
        self.asks = asks
        self.catalogue = catalogue
        self.direct = next((ask for ask in asks if _is_single_choice(ask)), None)  # filled in by typing its value alone
        self.values = _choices(self.direct.blanks[0]) if self.direct else []

    def number_of(self, value: int) -> int:
        """What to type for the value of the direct ask, from 1; 0 if it cannot be chosen."""
        return self.values.index(value) + 1 if value in self.values else 0

    def read(self, text: str) -> Choice:
        for ask in self.asks:
            if text.casefold() == self.catalogue.letter(ask):
                return Choice(ask, None if ask.blanks else [])
        if self.direct is None:
            raise Unclear(text, [])
        return Choice(self.direct, [read_values(self.direct.blanks[0], text, self.catalogue)])

    def letters(self) -> list[tuple[str, str]]:
        """The letter and the name of each action that takes one."""
        return [(self.catalogue.letter(ask), self.catalogue.ask(ask)) for ask in self.asks if ask is not self.direct]


def bounds(blank: Blank, catalogue: Catalogue) -> str:
    """What may be typed into a blank."""
    if isinstance(blank, Amount):
        return catalogue.house("play-from-to", low=blank.low, high=blank.high)
    names = [catalogue.value(blank.name, value) for value in _choices(blank)]
    return ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))


def read_values(blank: Blank, text: str, catalogue: Catalogue) -> list[int]:
    """The values typed into a blank; several are separated by commas."""
    if isinstance(blank, Amount):
        values = [int(text)] if text.isdecimal() else []
    elif isinstance(blank, SomeOf):
        values = sorted(
            {_one(blank, part, catalogue) for part in text.split(",") if part.strip()}, key=blank.choices.index
        )
    else:
        values = [_one(blank, text, catalogue)]
    if not blank.allows(values):
        raise Unclear(text, [])
    return values


def _one(blank: Blank, text: str, catalogue: Catalogue) -> int:
    """One of the choices, by its number in the menu or by its name."""
    choices = _choices(blank)
    number = text.strip()
    if number.isdecimal() and 1 <= int(number) <= len(choices):
        return choices[int(number) - 1]
    return find_name(text, {value: catalogue.value(blank.name, value) for value in choices})


def _choices(blank: Blank) -> list[int]:
    assert isinstance(blank, OneOf | SomeOf)
    return sorted(blank.choices)


def _is_single_choice(ask: Ask) -> bool:
    return len(ask.blanks) == 1 and isinstance(ask.blanks[0], OneOf)
