"""Open draws, such as dice, can be checked as they fall: a tree over all of them is made known before the first one.

A leaf is the SHA-256 of the whole block of ChaCha20 from which a draw is read: 512 bits, of which a die is one word, so
that the leaf tells nobody what the die will be. Showing the block and its way to the root proves that it was fixed.
"""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from ludotheque.kernel.action import NOBODY
from ludotheque.kernel.chance import WORD, number_of
from ludotheque.kernel.fair import chacha_block
from ludotheque.record.luck import Draw, Key
from ludotheque.record.promise import OpenDraws

GROUP: Final = 16  # leaves that are made anew when one of them is opened; only what lies above them is kept
EMPTY: Final = bytes(32)  # a place that no draw has
_LEAF: Final = b"\0"
_NODE: Final = b"\1"


@dataclass(frozen=True)
class Opening:
    """What proves a draw: the block it was read from, and the neighbours on the way from its leaf to the root."""

    draw: Draw
    block: bytes
    path: list[bytes]


class Places:
    """Where each draw has its leaf: purpose by purpose, then by whose it is (the table first), turn and count."""

    def __init__(self, seats: int, kinds: Iterable[OpenDraws]) -> None:
        self.total = 0
        self._whose = seats + 1
        self._from: list[tuple[int, OpenDraws]] = []
        for kind in kinds:
            self._from.append((self.total, kind))
            self.total += self._whose * kind.turns * kind.counts

    @property
    def depth(self) -> int:
        """How many steps lead from a leaf to the root."""
        groups = max(1, -(-self.total // GROUP))
        return (GROUP - 1).bit_length() + (groups - 1).bit_length()

    def of(self, key: Key) -> int | None:
        """None where the draw is none of these, or comes too late to have a place."""
        for first, kind in self._from:
            if kind.purpose == key.purpose and key.turn < kind.turns and key.count < kind.counts:
                return first + ((key.seat + 1) * kind.turns + key.turn) * kind.counts + key.count
        return None

    def key(self, place: int) -> Key:
        first, kind = next((first, kind) for first, kind in reversed(self._from) if first <= place)
        turns, count = divmod(place - first, kind.counts)
        whose, turn = divmod(turns, kind.turns)
        return Key(kind.purpose, whose + NOBODY, turn, count)


def block_of(seed: int, key: Key) -> bytes:
    """The block from which fair luck reads the draw."""
    words = (seed & WORD, seed >> 32 & WORD, seed >> 64 & WORD, seed >> 96 & WORD)
    block = chacha_block(words, (0, 0, 0, 0), (key.count, number_of(key.purpose), key.seat + 1, key.turn))
    return b"".join(word.to_bytes(4, "little") for word in block)


def outcome_in(block: bytes, below: int) -> int:
    """What is drawn from a block among so many outcomes: its first word that favours none of them."""
    limit = (WORD + 1) - (WORD + 1) % below
    words = [int.from_bytes(block[at : at + 4], "little") for at in range(0, len(block), 4)]
    return next(word for word in words if word < limit) % below


class Tree:
    """Over all open draws of a game. Making it takes a block for each of them: do it aside."""

    def __init__(self, seed: int, places: Places, each: Callable[[range], Iterable[int]] = iter) -> None:
        self._seed = seed
        self._places = places
        groups = [_levels(self._leaves(first))[-1][0] for first in each(range(0, places.total, GROUP))]
        self._above = _levels(groups or [EMPTY])

    @property
    def root(self) -> str:
        return self._above[-1][0].hex()

    def opening(self, draw: Draw) -> Opening | None:
        """None for what has no place: it is checked when the game is over."""
        place = self._places.of(draw.key)
        if place is None:
            return None
        group, within = divmod(place, GROUP)
        path = [*_way(_levels(self._leaves(place - within)), within), *_way(self._above, group)]
        return Opening(draw, block_of(self._seed, draw.key), path)

    def _leaves(self, first: int) -> list[bytes]:
        return [self._leaf(place) for place in range(first, first + GROUP)]

    def _leaf(self, place: int) -> bytes:
        if place >= self._places.total:
            return EMPTY
        return hashlib.sha256(_LEAF + block_of(self._seed, self._places.key(place))).digest()


def _levels(nodes: list[bytes]) -> list[list[bytes]]:
    """The nodes, and what lies above them up to the root; an odd one has an empty neighbour."""
    levels = [nodes]
    while len(levels[-1]) > 1:
        below = levels[-1] + [EMPTY] * (len(levels[-1]) % 2)
        levels[-1] = below
        levels.append([_joined(below[left], below[left + 1]) for left in range(0, len(below), 2)])
    return levels


def _joined(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(_NODE + left + right).digest()


def _way(levels: list[list[bytes]], place: int) -> list[bytes]:
    """The neighbours on the way up from a place."""
    return [level[place >> height ^ 1] for height, level in enumerate(levels[:-1])]


def leads_to(root: str, places: Places, key: Key, block: bytes, path: list[bytes]) -> bool:
    """Whether the block is the one that lies at the key's own place, and at its depth, below the root."""
    place = places.of(key)
    if place is None or len(path) != places.depth:
        return False
    node = hashlib.sha256(_LEAF + block).digest()
    for height, neighbour in enumerate(path):
        node = _joined(neighbour, node) if place >> height & 1 else _joined(node, neighbour)
    return node.hex() == root
