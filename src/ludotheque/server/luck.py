"""The luck of a table: what the house promised before anybody sat down, and the proof of each open draw as it falls."""

from collections.abc import Iterable

from ludotheque.record.luck import Draw
from ludotheque.record.open_luck import Opening, Places, Tree
from ludotheque.record.promise import NO_SALT, OpenDraws, Promise, Proof, Salt
from ludotheque.server import wire
from ludotheque.server.aside import Aside, courteously
from ludotheque.server.seating import Chair, is_sown_by_house
from ludotheque.server.setup import Setup
from ludotheque.showing import or_null


def salts_of(promise: Promise, chairs: list[Chair]) -> list[Salt]:
    """What each seat adds: people what they sent, bots what the house had committed to."""
    return [
        Salt("house", promise.salt_of(seat)) if is_sown_by_house(chair) else Salt("person", chair.salt or NO_SALT)
        for seat, chair in enumerate(chairs)
    ]


def seed_of(promise: Promise, chairs: list[Chair]) -> int:
    return promise.seed([salt.text for salt in salts_of(promise, chairs)])


def proof_of(setup: Setup, chairs: list[Chair]) -> Proof | None:
    """What a record needs to be verified; None at a table that promised nothing."""
    promise = setup.promise
    if promise is None:
        return None
    return Proof(promise.commitment(), promise, salts_of(promise, chairs), setup.root, setup.open_draws)


def show_promise(setup: Setup) -> wire.Luck | None:
    if setup.promise is None:
        return None
    shown = [wire.OpenDraws(kind.purpose, kind.turns, kind.counts) for kind in setup.open_draws]
    return wire.Luck(setup.promise.commitment(), setup.root, shown)


class OpenLuck:
    """Opens draws of a game that has begun. Its tree is made aside, when the first of them falls."""

    def __init__(self, seed: int, seats: int, kinds: Iterable[OpenDraws], aside: Aside) -> None:
        self._seed = seed
        self._places = Places(seats, kinds)
        self._aside = aside
        self._tree: Tree | None = None

    async def root(self) -> str:
        return (await self._grown()).root

    async def openings(self, draws: list[Draw]) -> list[wire.Opening]:
        """Of those among the draws that have a place in the tree."""
        opened = [draw for draw in draws if self._places.of(draw.key) is not None]
        if not opened:
            return []
        tree = await self._grown()
        found = [tree.opening(draw) for draw in opened]
        return [_show(opening) for opening in found if opening is not None]

    async def _grown(self) -> Tree:
        if self._tree is None:
            self._tree = await self._aside.do(lambda: Tree(self._seed, self._places, courteously))
        return self._tree


def _show(opening: Opening) -> wire.Opening:
    draw, key = opening.draw, opening.draw.key
    return wire.Opening(
        purpose=key.purpose,
        seat=or_null(key.seat),
        turn=key.turn,
        count=key.count,
        below=draw.below,
        outcome=draw.outcome,
        block=opening.block.hex(),
        path=[neighbour.hex() for neighbour in opening.path],
    )
