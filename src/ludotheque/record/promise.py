"""Luck that nobody can have chosen: the house commits to its share of it before anybody sits down, then all add theirs.

Everything is the SHA-256 of one line of text, so that anybody can check it with what lies at hand.
"""

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Final, Literal

from ludotheque.kernel.action import Seat
from ludotheque.kernel.chance import SEED_BITS

DIGITS: Final = SEED_BITS // 4  # in hexadecimal
NO_SALT: Final = "-"  # of somebody who added nothing
SALT: Final = r"[A-Za-z0-9]{8,64}"

From = Literal["person", "house"]


@dataclass(frozen=True)
class Promise:
    """What the house keeps to itself until the game is over."""

    house: str  # its own seed
    nonce: str

    def commitment(self) -> str:
        """What everybody may know from the beginning: it gives nothing away, and fits nothing else."""
        return _digest(f"house {self.house} {self.nonce}")

    def salt_of(self, seat: Seat) -> str:
        """What a bot adds there. It follows from what the house committed to, which thus cannot choose it."""
        return _digest(f"salt {self.house} {self.nonce} {seat}")[:DIGITS]

    def seed(self, salts: list[str]) -> int:
        """The seed of the game's luck, once everybody has sat down; salts by seat."""
        return int(_digest(" ".join(["seed", self.house, self.nonce, *salts]))[:DIGITS], 16)


def new_promise() -> Promise:
    return Promise(secrets.token_hex(DIGITS // 2), secrets.token_hex(DIGITS // 2))


@dataclass(frozen=True)
class Salt:
    """What was added for a seat, and by whom: the house adds for bots only."""

    source: From
    text: str


@dataclass(frozen=True)
class OpenDraws:
    """Draws that everybody sees at once, as far as they have a place in the tree; others are checked at the end."""

    purpose: str
    turns: int  # of the table and of each seat, from 0
    counts: int  # in each turn


@dataclass(frozen=True)
class Proof:
    """All that is needed to see where a seed came from."""

    commitment: str
    promise: Promise
    salts: list[Salt]  # by seat
    root: str  # of the tree of open draws
    open_draws: list[OpenDraws]  # which these are, in the order of the tree


def is_salt(text: str) -> bool:
    return text == NO_SALT or re.fullmatch(SALT, text) is not None


def is_digest(text: str, digits: int) -> bool:
    return len(text) == digits and re.fullmatch("[0-9a-f]+", text) is not None


def _digest(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()
