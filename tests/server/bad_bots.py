"""Bots that cannot play: they fail, talk nonsense, or never make up their mind."""

import time
from typing import Any

from ludotheque.server.worker import Choice


def fail(*_: Any) -> Choice:
    raise RuntimeError("no idea")


def talk_nonsense(*_: Any) -> Choice:
    return "fly-away", []


def think_for_ever(*_: Any) -> Choice:
    time.sleep(60)
    raise AssertionError("nobody waits that long")
