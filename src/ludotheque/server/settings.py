"""How the house is run."""

from dataclasses import dataclass, field
from pathlib import Path

from ludotheque.box import Box
from ludotheque.server.answers import Moments
from ludotheque.server.clock import HouseClock
from ludotheque.server.gate_rules import GateRules
from ludotheque.server.limits import Limits
from ludotheque.server.thinking import LONGEST_THOUGHT, PAUSE
from ludotheque.shelf import BOXES


@dataclass
class Settings:
    data: Path
    address: str = ""  # where it listens, for its own operator
    root: str = ""  # the path of its site below which it stands
    editions: Path | None = None  # a folder with more of them
    gate: GateRules = field(default_factory=GateRules)
    keep_days: int | None = None  # how long an untouched table is kept; None: for ever
    bot_pause: float = PAUSE
    longest_thought: float = LONGEST_THOUGHT
    moments: Moments | None = field(default_factory=Moments)  # of the house's answers; None: people answer everything
    idle_seconds: float = 60  # after which a table nobody looks at leaves the memory
    clock: type[HouseClock] = HouseClock
    limits: Limits = field(default_factory=Limits)
    boxes: dict[str, Box] = field(default_factory=lambda: BOXES)
