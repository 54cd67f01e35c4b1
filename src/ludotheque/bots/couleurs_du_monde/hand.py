"""What a hand promises: the chains it could lay in turns to come."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from ludotheque.games.couleurs_du_monde.scoring import chain_points
from ludotheque.games.couleurs_du_monde.tables import CouleursTables

Group = tuple[int, ...]  # nations of a hand that links hold together, in order of number

OUT_OF_REACH = 0.8  # what a chain is worth whose first nation cannot be played yet
MOST_CHAINS = 150  # looked at in one group


@dataclass
class Promise:
    """A chain for some later turn."""

    points: float
    face: int  # lost instead if the deal ends first


class HandReader:
    """Reads hands for one decision, and remembers what it has read."""

    def __init__(self, tables: CouleursTables) -> None:
        self.tables = tables
        self._groups: dict[Group, list[Group]] = {}
        self._promises: dict[tuple[Group, Group], list[Promise]] = {}

    def groups(self, hand: list[int]) -> list[Group]:
        key = tuple(hand)
        if key not in self._groups:
            self._groups[key] = self._hold_together(hand)
        return self._groups[key]

    def promises(self, group: Group, starts: list[bool]) -> list[Promise]:
        """The best chain of the group, then those of what it leaves; `starts` says where a turn may begin now."""
        key = (group, tuple(nation for nation in group if starts[nation]))
        if key not in self._promises:
            self._promises[key] = self._split(group, starts)
        return self._promises[key]

    def _hold_together(self, hand: list[int]) -> list[Group]:
        left = sorted(hand)
        found: list[Group] = []
        while left:
            group = [left.pop(0)]
            for nation in group:
                near = [other for other in left if self.tables.linked[nation][other]]
                left = [other for other in left if other not in near]
                group += near
            found.append(tuple(sorted(group)))
        return found

    def _split(self, group: Group, starts: list[bool]) -> list[Promise]:
        candidates = islice(self._chains(group), MOST_CHAINS)
        points, chain = max((self._points(chain, starts), chain) for chain in candidates)
        found = [Promise(points, sum(self.tables.values[nation] for nation in chain))]
        for rest in self.groups([nation for nation in group if nation not in chain]):
            found += self.promises(rest, starts)
        return found

    def _points(self, chain: list[int], starts: list[bool]) -> float:
        points = chain_points(self.tables, chain)
        return points if starts[chain[0]] else OUT_OF_REACH * points

    def _chains(self, group: Group) -> Iterator[list[int]]:
        for nation in group:
            yield from self._longer([nation], [other for other in group if other != nation])

    def _longer(self, chain: list[int], left: list[int]) -> Iterator[list[int]]:
        yield chain
        linked = self.tables.linked[chain[-1]]
        for nation in left:
            if linked[nation]:
                yield from self._longer([*chain, nation], [other for other in left if other != nation])
