"""A small module of rules, as it stands and as the compiler is given it, both ready to be used."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from ludotheque.expanding.sources import Sources, read_sources
from ludotheque.expanding.tree import expanded
from ludotheque.kernel.attributes import attributes
from ludotheque.kernel.data import Data
from ludotheque.kernel.step import Tables

SRC = Path(__file__).parents[2] / "src"
HEAD = '''"""A small module."""

from typing import TypeVar

from ludotheque.kernel.rules import Action, Chance, Data, Event, Seat, State, Step, Tables, at_first
from ludotheque.kernel.views import shown
from ludotheque.mechanics.sealed import SealedChoice

S = TypeVar("S", bound=State)

'''
Run = Callable[[str], ModuleType]

SMALL = "ludotheque.games.small"
_BELOW = read_sources(SRC, ["ludotheque.kernel", "ludotheque.mechanics"])


def written_out(text: str) -> str:
    """The module as the compiler is given it."""
    return expanded(Sources({**_BELOW, SMALL: HEAD + text}), SMALL)


def as_it_stands(text: str) -> ModuleType:
    return _run(HEAD + text)


def as_written_out(text: str) -> ModuleType:
    return _run(written_out(text))


def inside(thing: Any) -> Any:
    """What lies in a step, a position or a message, down to the last number."""
    if isinstance(thing, list):
        return [inside(item) for item in thing]
    if isinstance(thing, int | str | Data | Tables):
        return thing
    return {name: inside(value) for name, value in attributes(thing).items()}


def _run(text: str) -> ModuleType:
    module = ModuleType(SMALL)
    exec(compile(text, SMALL, "exec"), vars(module))
    return module
