"""Bots that cannot play: they fail, talk nonsense, bring their process down, or never make up their mind."""

import os
import time
from typing import Any

from ludotheque.server.mind import Chosen
from ludotheque.showing import Why


def fail(*_: Any) -> Chosen:
    raise RuntimeError("no idea")


def talk_nonsense(*_: Any) -> Chosen:
    return Chosen("fly-away", [], Why([]))


def end_the_process(*_: Any) -> Chosen:
    os._exit(1)


def think_for_ever(*_: Any) -> Chosen:
    time.sleep(60)
    raise AssertionError("nobody waits that long")
