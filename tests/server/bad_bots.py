"""Bots that cannot play: they fail, talk nonsense, bring their process down, or never make up their mind."""

import os
import time
from typing import Any

from ludotheque.server.worker import Choice


def fail(*_: Any) -> Choice:
    raise RuntimeError("no idea")


def talk_nonsense(*_: Any) -> Choice:
    return "fly-away", []


def end_the_process(*_: Any) -> Choice:
    os._exit(1)


def think_for_ever(*_: Any) -> Choice:
    time.sleep(60)
    raise AssertionError("nobody waits that long")
