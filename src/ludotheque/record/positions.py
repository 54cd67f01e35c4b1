"""A position as JSON and back, as FEN does for chess."""

import hashlib
import inspect
import json
from typing import Any

from ludotheque.complaint import Complaint
from ludotheque.kernel.attributes import attributes
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.fair import FairChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import asks, deadline, is_over, waiting
from ludotheque.kernel.step import NEVER, State, Step, Tables

KIND = "is"  # the key that names an object's class


class BadPosition(Complaint):
    """The text is not a position of this game; the message says why."""


def dump(thing: Any) -> Any:
    """The thing as nested lists and dicts. Tables are the edition's and are not repeated."""
    if isinstance(thing, bool | int | str | None):
        return thing
    if isinstance(thing, list | tuple):
        return [dump(item) for item in thing]
    if isinstance(thing, dict | set | float):
        raise TypeError(f"a position is made of whole numbers and lists, not of {thing!r}")
    inside = {name: dump(value) for name, value in attributes(thing).items() if not isinstance(value, Tables)}
    return {KIND: type(thing).__name__, **dict(sorted(inside.items()))}


def dump_text(state: State) -> str:
    """The position as one line of JSON, the same on every machine, interpreted or compiled."""
    return json.dumps(dump(state), separators=(",", ":"), ensure_ascii=False)


def fingerprint(state: State) -> str:
    return fingerprint_of(dump_text(state))


def fingerprint_of(dumped: str) -> str:
    return hashlib.sha256(dumped.encode()).hexdigest()[:32]


def load_text(game: Game[Any], tables: Tables, text: str) -> State:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"the position is not JSON: {error}") from None
    return load(game, tables, data)


def load(game: Game[Any], tables: Tables, data: Any) -> State:
    """The position that `dump` wrote, or a sentence about what is wrong with it."""
    kinds = {kind.__name__: kind for kind in [Chance, FairChance, *game.pieces()]}
    try:
        state: Any = _build(data, kinds, tables)
        fits = dump(state) == data
    except (TypeError, ValueError, AttributeError, LookupError) as error:
        raise BadPosition(f"the position does not fit {game.name}: {error}") from None
    if not isinstance(state, State) or not fits:
        raise BadPosition(f"this is not a position of {game.name}")
    problem = _problem(game, state)
    if problem:
        raise BadPosition(f"the position is impossible: {problem}")
    return state


def _problem(game: Game[Any], state: State) -> str:
    try:
        return game.problem(state) or _standstill(game, state)
    except (TypeError, ValueError, AttributeError, LookupError, AssertionError) as error:
        return f"it is not made of the right parts ({error})"


def _standstill(game: Game[Any], state: State) -> str:
    """Why the game cannot go on from here, whatever its own rules say of the position."""
    parts = isinstance(state.chance, Chance) and not state.events
    if not parts or not all(isinstance(step, Step) for step in state.steps + state.standing):
        return "it is not made of the right parts"
    for seat in range(state.seats):
        game.view(state, seat)
        asks(state, seat)
    waited_for = waiting(state)
    if not all(type(seat) is int and 0 <= seat < state.seats for seat in waited_for):
        return "it waits for a seat that is not there"
    stuck = not waited_for and deadline(state) == NEVER
    return "it waits for nobody" if stuck and not is_over(state) else ""


def _build(data: Any, kinds: dict[str, type], tables: Tables) -> Any:
    if isinstance(data, list):
        return [_build(item, kinds, tables) for item in data]
    if isinstance(data, int | str):
        return data
    if not isinstance(data, dict):
        raise TypeError(f"{data!r} is neither a whole number nor a word")
    name = data.get(KIND)
    if name not in kinds:
        raise KeyError(f"nothing is called {name!r} here")
    inside = {key: _build(value, kinds, tables) for key, value in data.items() if key != KIND}
    return _make(kinds[name], inside, tables)


def _make(kind: type, inside: dict[str, Any], tables: Tables) -> Any:
    """Call the constructor with the attributes of the same names, then set the others."""
    if issubclass(kind, Chance):
        thing: Any = kind(0)
    else:
        inside["tables"] = tables
        wanted = inspect.signature(kind).parameters
        thing = kind(**{key: inside[key] for key in wanted})
        del inside["tables"]
    known = attributes(thing)
    for key, value in inside.items():
        if key not in known or type(value) is not type(known[key]):
            raise TypeError(f"{kind.__name__} has no such {key}")
        setattr(thing, key, value)
    return thing
