"""What a hand promises: the chains it could lay in turns to come."""

from typing import Final

from ludotheque.bots.couleurs_du_monde.weights import Weights
from ludotheque.games.couleurs_du_monde.scoring import card_points
from ludotheque.games.couleurs_du_monde.tables import CouleursTables

Group = tuple[int, ...]  # nations of a hand that links hold together, in order of number

MOST_CHAINS: Final = 150  # looked at in one group
MOST_REMEMBERED: Final = 20_000  # groups


class Promise:
    """A chain for some later turn."""

    def __init__(self, nations: list[int], points: float, face: int, can_begin: bool) -> None:
        self.nations = nations
        self.points = points
        self.face = face  # lost instead if the deal ends first
        self.can_begin = can_begin


class HandReader:
    """Reads hands, and remembers what it has read: the same cards promise the same whenever they can be played."""

    def __init__(self, tables: CouleursTables, weights: Weights) -> None:
        self.tables = tables
        self.weights = weights
        self._groups: dict[Group, list[Group]] = {}
        self._promises: dict[tuple[Group, Group], list[Promise]] = {}

    def groups(self, hand: list[int]) -> list[Group]:
        key = tuple(hand)
        found = self._groups.get(key)
        if found is None:
            found = self._hold_together(hand)
            self._groups[key] = found
        return found

    def promises(self, group: Group, starts: list[bool]) -> list[Promise]:
        """The best chain of the group, then those of what it leaves; `starts` says where a turn may begin now."""
        key = (group, tuple([nation for nation in group if starts[nation]]))
        found = self._promises.get(key)
        if found is None:
            found = self._split(group, starts)
            self._promises[key] = found
        return found

    def forget_much(self) -> None:
        """Before the memory grows too large."""
        if len(self._promises) > MOST_REMEMBERED or len(self._groups) > MOST_REMEMBERED:
            self._promises.clear()
            self._groups.clear()

    def _hold_together(self, hand: list[int]) -> list[Group]:
        left = sorted(hand)
        found: list[Group] = []
        while left:
            group = [left.pop(0)]
            for nation in group:
                linked = self.tables.linked[nation]
                group += [other for other in left if linked[other]]
                left = [other for other in left if not linked[other]]
            found.append(tuple(sorted(group)))
        return found

    def _split(self, group: Group, starts: list[bool]) -> list[Promise]:
        chains = _Chains(self.tables, self.weights, group, starts)
        best = chains.best()
        found = [Promise(best, chains.points, chains.face(), starts[best[0]])]
        for rest in self.groups([nation for nation in group if nation not in best]):
            found += self.promises(rest, starts)
        return found


class _Chains:
    """The first chains of a group, depth first, and the best of them."""

    def __init__(self, tables: CouleursTables, weights: Weights, group: Group, starts: list[bool]) -> None:
        self.tables = tables
        self.out_of_reach = weights.out_of_reach
        self.tempo = weights.tempo
        self.group = list(group)
        self.starts = starts
        self.points = -1.0  # of the best
        self.best_gain = -1.0
        self._best: list[int] = []
        self._chain: list[int] = []
        self._left = MOST_CHAINS

    def best(self) -> list[int]:
        for nation in self.group:
            self._lengthen(nation, 0)
        return self._best

    def face(self) -> int:
        """The value of the cards of the best chain."""
        return sum([self.tables.values[nation] for nation in self._best])

    def _lengthen(self, nation: int, before: int) -> None:
        """By one nation; `before` is what the chain brings without it."""
        if self._left == 0:
            return
        self._left -= 1
        chain = self._chain
        chain.append(nation)
        points = before + card_points(self.tables, nation, len(chain))
        self._weigh(points if self.starts[chain[0]] else self.out_of_reach * points)
        linked = self.tables.linked[nation]
        for other in self.group:
            if linked[other] and other not in chain:
                self._lengthen(other, points)
        chain.pop()

    def _weigh(self, points: float) -> None:
        gain = points + self.tempo * (len(self._chain) - 1)
        if gain > self.best_gain or (gain == self.best_gain and self._chain > self._best):
            self.best_gain = gain
            self.points = points
            self._best = self._chain[:]
