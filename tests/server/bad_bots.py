"""Bots that cannot play: they fail, talk nonsense, bring their process down, or never make up their mind."""

import os
import time
from pathlib import Path
from typing import Any

from ludotheque.server.mind import Chosen, Errand, Known, choose
from ludotheque.showing import Why

GATE = "LUDOTHEQUE_TEST_GATE"  # names a file, which opens it


def fail(*_: Any) -> Chosen:
    raise RuntimeError("no idea")


def talk_nonsense(*_: Any) -> Chosen:
    return Chosen("fly-away", [], Why([]))


def end_the_process(*_: Any) -> Chosen:
    os._exit(1)


def think_for_ever(*_: Any) -> Chosen:
    time.sleep(60)
    raise AssertionError("nobody waits that long")


def wait_at_the_gate(known: Known, errand: Errand) -> Chosen:
    """Think until a test opens the gate; a file beside it says that the thought has begun."""
    gate = Path(os.environ[GATE])
    gate.with_suffix(".begun").touch()
    while not gate.exists():
        time.sleep(0.01)
    return choose(known, errand)


def advise_at_the_gate(known: Known, errand: Errand) -> Chosen:
    """Play at once, but think before giving advice."""
    return wait_at_the_gate(known, errand) if errand.role == "advises" else choose(known, errand)


def wait_at_random(known: Known, errand: Errand) -> Chosen:
    """One level thinks for ever, the others play."""
    return wait_at_the_gate(known, errand) if errand.level == "random" else choose(known, errand)
