"""Bots as the command line names them: a level of the game, somebody's class, or a program.

`greedy`, `package.module:Class`, `cmd:./my-bot --fast`. Only who starts a command may name what is to be run, so the
house and the protocol, which hear names from others, know the names of levels alone.
"""

import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from ludotheque.bots.bot import Bot
from ludotheque.box import Box
from ludotheque.complaint import Complaint
from ludotheque.levels import Maker, make_bot
from ludotheque.outside.program_bot import ProgramBot

PROGRAM = "cmd:"


def make_opponent(box: Box, name: str, seed: int) -> Bot:
    return maker_of(box, name)(name, seed)


def maker_of(box: Box, name: str) -> Maker:
    """A Complaint says what is wrong with the name."""
    if name.startswith(PROGRAM):
        return partial(ProgramBot, command=name.removeprefix(PROGRAM))
    if ":" in name:
        return _class(name)
    return partial(make_bot, box)


def _class(name: str) -> Maker:
    module, _, thing = name.partition(":")
    found = _find(module, thing)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Complaint(f"{name!r} is no class of bots: it must be made from ludotheque.bots.bot.Bot")
    return found


def _find(module: str, thing: str) -> Any:
    """Modules beside whoever calls the command are found, too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return getattr(import_module(module), thing)
    except (ImportError, AttributeError, ValueError) as error:
        raise Complaint(f"there is no bot {module}:{thing}: {error}") from None
