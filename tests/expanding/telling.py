"""Run by itself, on any core: makes, copies and plays what it is told on standard input, and tells what came of it.

Reads the classes to make, each with what its constructor is given; writes one JSON object to standard output.
"""

import importlib
import json
import sys
from typing import Any

from ludotheque.kernel.action import NOBODY, Action
from ludotheque.kernel.attributes import attributes
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.data import Data, fields_of, lists_of
from ludotheque.kernel.game import Game, full_options
from ludotheque.kernel.play import is_over, take
from ludotheque.kernel.random_play import random_action
from ludotheque.kernel.step import State, Step, Tables
from ludotheque.proving.tiny_market import TinyMarket
from ludotheque.record.notation import write_action
from ludotheque.record.positions import dump, dump_text, fingerprint
from ludotheque.shelf import BOXES

SEEDS = range(1, 4)
LONGEST = 400  # actions of a game that is looked at
LOOKS = 5  # actions from one look at what is seen to the next


def tell(samples: dict[str, list[Any]]) -> dict[str, Any]:
    games: list[tuple[Game[Any], Tables]] = [(TinyMarket(), Tables())]
    games += [(box.game, box.edition().tables) for box in BOXES.values()]
    core = importlib.import_module("ludotheque.kernel.play")
    return {
        "core": "compiled" if str(core.__file__).endswith((".so", ".pyd")) else "from source",
        "classes": {path: told_of(path, given) for path, given in samples.items()},
        "games": {game.name: [played(game, tables, seed) for seed in SEEDS] for game, tables in games},
    }


def told_of(path: str, given: list[Any]) -> dict[str, Any]:
    """A thing of this class, made from what is given; its copy, or how an action is written and read."""
    kind = class_of(path)
    made = kind(*[thing(value) for value in given])
    told: dict[str, Any] = {"made": dump(made)}
    if isinstance(made, Data):
        told.update(fields=fields_of(kind), lists=lists_of(kind))
    if isinstance(made, Action):
        again = made.made(made.seat, made.filling())
        told.update(verb=made.verb(), filling=made.filling(), again=dump(again), line=write_action(made))
    if isinstance(made, Step):
        twin = made.copy()
        told.update(copy=dump(twin), shares=shares(made, twin))
    return told


def thing(value: Any) -> Any:
    """Numbers, words and lists as they are; an object where one is described."""
    if isinstance(value, list):
        return [thing(item) for item in value]
    return class_of(value["is"])(*[thing(item) for item in value["given"]]) if isinstance(value, dict) else value


def class_of(path: str) -> Any:
    module, _, name = path.rpartition(".")
    return getattr(importlib.import_module(module), name)


def shares(one: Any, other: Any) -> bool:
    """Whether both hold a list that one of them could change under the other."""
    own = {id(found) for found in lists_in(one)}
    return any(id(found) in own for found in lists_in(other))


def lists_in(thing: Any) -> list[list[Any]]:
    """Every list inside, down to the last, but for what never changes."""
    if isinstance(thing, list):
        return [thing, *(found for item in thing for found in lists_in(item))]
    if isinstance(thing, State | Step | Chance):
        return [found for value in attributes(thing).values() for found in lists_in(value)]
    return []


def played(game: Game[Any], tables: Tables, seed: int) -> dict[str, Any]:
    """A random game that goes on in copies: its actions, what was seen meanwhile, and where they led."""
    state = game.start(game.most_seats, tables, full_options(game.options, {}), Chance(seed))
    state.told()
    luck = Chance(seed + 1)
    lines: list[str] = []
    views: list[Any] = []
    while not is_over(state) and len(lines) < LONGEST:
        twin = state.copy()
        assert dump_text(state) == dump_text(twin), "a copy is the same position"
        assert not shares(state, twin), "a copy shares nothing"
        state = twin
        if len(lines) % LOOKS == 0:
            views.append([dump(game.view(state, seat)) for seat in range(NOBODY, state.seats)])
        action = random_action(game, state, luck)
        lines.append(write_action(action))
        take(state, action)
    kind = type(state)
    home = f"{kind.__module__}.{kind.__name__}"
    return {"state": home, "actions": lines, "views": views, "position": fingerprint(state)}


if __name__ == "__main__":
    json.dump(tell(json.load(sys.stdin)), sys.stdout)
