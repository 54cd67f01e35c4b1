"""What the house needs to know of a game: how it starts, what a seat sees, how it ends."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.action import Action, Filling, Seat, UnknownVerb
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.data import Data, fields_of, lists_of
from ludotheque.kernel.decisive import Decisive
from ludotheque.kernel.reckoning import BY_FIGURES, POINTS, Reckoning, figure, line
from ludotheque.kernel.sheet import Sheet
from ludotheque.kernel.step import State, Step, Tables

G = TypeVar("G", bound=State)

OPTION_OFF: Final = 0
OPTION_ON: Final = 1

LONGEST_SHOWN: Final = 40  # letters of a bad value that the complaint repeats

MECHANICS: Final = "ludotheque.mechanics."  # what games share may lie in their positions


class BadOption(ValueError):
    """An option that does not exist, or a value it does not take."""


class Option:
    """A rule the table may set: a number within bounds, or one of a few named choices. Its clause explains it."""

    def __init__(self, name: str, clause: str, default: int, low: int, high: int, choices: list[str]) -> None:
        self.name = name
        self.clause = clause
        self.default = default
        self.low = low
        self.high = high
        self.choices = choices  # names of low, low + 1, …; empty for a plain number

    def read(self, text: str) -> int:
        """The value written as text: a choice's name or a number within bounds."""
        if text in self.choices:
            return self.low + self.choices.index(text)
        if not self.choices and self._is_short_number(text) and self.low <= int(text) <= self.high:
            return int(text)
        raise BadOption(f"option {self.name} is {self.bounds()}, not {text[:LONGEST_SHOWN]!r}")

    def _is_short_number(self, text: str) -> bool:
        """Longer ones are out of bounds, and some are too long to be read at all."""
        return text.isdecimal() and len(text) <= max(len(str(self.low)), len(str(self.high)))

    def write(self, value: int) -> str:
        return self.choices[value - self.low] if self.choices else str(value)

    def bounds(self) -> str:
        if self.choices:
            return "one of " + ", ".join(self.choices)
        return f"a number from {self.low} to {self.high}"


def switch(name: str, clause: str) -> Option:
    """An option that is off unless the table wants it."""
    return Option(name, clause, OPTION_OFF, OPTION_OFF, OPTION_ON, ["off", "on"])


def choice(name: str, clause: str, choices: list[str]) -> Option:
    """An option with named choices; the first is the booklet's."""
    return Option(name, clause, 0, 0, len(choices) - 1, choices)


def number(name: str, clause: str, default: int, low: int, high: int) -> Option:
    return Option(name, clause, default, low, high, [])


Options = dict[str, int]  # every option of the game, by name


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G]):
    def __init__(self, name: str, prefix: str, rules_version: int, least: int, most: int) -> None:
        self.name = name
        self.prefix = prefix  # of its clause ids
        self.rules_version = rules_version
        self.least_seats = least
        self.most_seats = most
        self.options: list[Option] = []
        self.over_days: Options = {}  # values that a table played over days cannot do without
        self._samples: dict[str, Action] = {}  # one action of each kind, by verb

    def home(self) -> str:
        """Where the game's actions, events, steps and position are declared: beside `game.py`, or in one module."""
        module: str = type(self).__module__
        return module.removesuffix(".game")

    def start(self, seats: int, tables: Tables, options: Options, chance: Chance) -> G:
        """The first position; what happened while setting up is in its events."""
        raise NotImplementedError

    def action(self, seat: Seat, verb: str, filling: Filling) -> Action:
        """The action that an ask with this verb stands for, once its blanks are filled in."""
        sample = self._samples.get(verb)
        if sample is None:
            sample = self._sample(verb)
        return sample.made(seat, filling)

    def _sample(self, verb: str) -> Action:
        """Any action with this verb: the game's kinds of action are looked up when the first one is wanted."""
        for kind in self.kinds(Action):
            sample = self.sample(kind)
            self._samples[sample.verb()] = sample
        if verb not in self._samples:
            raise UnknownVerb(verb)
        return self._samples[verb]

    def sample(self, kind: Any) -> Action:
        """Any action of this kind."""
        sample: Action = kind(*[[] if name in lists_of(kind) else 0 for name in fields_of(kind)])
        return sample

    def kinds(self, base: Any) -> list[Any]:
        """The classes of this game that extend one of the kernel's: its actions, its events, its steps."""
        home = self.home()
        return [kind for kind in descendants(base) if kind.__module__ == home or kind.__module__.startswith(home + ".")]

    def pieces(self) -> list[Any]:
        """The classes of which its positions are made, so that they can be read back."""
        shared = [kind for kind in descendants(Data) if kind.__module__.startswith(MECHANICS)]
        return [*shared, *self.kinds(State), *self.kinds(Step), *self.kinds(Data)]

    def view(self, state: G, seat: Seat) -> Any:
        """Everything that the seat may see, as `Data`; NOBODY sees what is public."""
        raise NotImplementedError

    def observe(self, state: G, seat: Seat, sheet: Sheet) -> None:
        """What the seat may see as numbers, for programs that learn; a game may leave them with the asks alone."""

    def recalls(self, state: G) -> bool:
        """Whether the house may tell again what was told once; not where remembering it is part of the game."""
        return True

    def is_out(self, state: G, seat: Seat) -> bool:
        """Whether the seat has left the game for good, while others play on."""
        return False

    def redeal(self, state: G, seat: Seat, luck: Chance) -> G:
        """A world the seat cannot tell from the real one: hidden things dealt anew, fresh luck."""
        raise NotImplementedError

    def ranks(self, state: G) -> list[int]:
        """The place of each seat, 1 the best; equals share a place. Meant for a position that is over."""
        raise NotImplementedError

    def winners(self, state: G) -> list[Seat]:
        """Who has won: those who came first, unless the rules let others win with them. Meant for one that is over."""
        return [seat for seat, rank in enumerate(self.ranks(state)) if rank == 1]

    def scores(self, state: G) -> list[int]:
        raise NotImplementedError

    def reckonings(self, state: G) -> list[Reckoning]:
        """Of what each score is the sum, and what else decides. Points explain themselves."""
        return [Reckoning(BY_FIGURES, [figure(POINTS, [line("score", score)])]) for score in self.scores(state)]

    def decisive(self) -> list[Decisive]:
        """The kinds of events that decide it, so that its story can be told."""
        return []

    def end_reason(self, state: G) -> str:
        """Why the game is over, as a word that texts explain."""
        raise NotImplementedError

    def problem(self, state: G) -> str:
        """What is impossible about the position (lost cards, money from nowhere), in a sentence; or nothing."""
        raise NotImplementedError


def descendants(base: Any) -> list[Any]:
    """All classes below this one, each once, those defined first coming first."""
    found: list[Any] = []
    for kind in base.__subclasses__():
        for one in [kind, *descendants(kind)]:
            if one not in found:
                found.append(one)
    return found


def full_options(options: list[Option], wanted: Options) -> Options:
    """The wanted values over the defaults; an unknown name or value is an error."""
    values = {option.name: option.default for option in options}
    for name, value in wanted.items():
        if name not in values:
            raise BadOption(f"there is no option {name!r}; there are {', '.join(values) or 'none'}")
        values[name] = value
    for option in options:
        if not option.low <= values[option.name] <= option.high:
            raise BadOption(f"option {option.name} is {option.bounds()}")
    return values
