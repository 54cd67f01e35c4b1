"""How a position looks for the turns to come: how many they are, and what hands and draws are worth by then."""

from typing import Final

from ludotheque.bots.couleurs_du_monde.hand import Group, HandReader, Promise
from ludotheque.bots.sums import added
from ludotheque.games.couleurs_du_monde.scoring import CORNER_BONUS
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.games.couleurs_du_monde.turn import openings

NEARLY_FULL: Final = 6  # from so many open nations on, a corner is worth a thought


class Outlook:
    def __init__(self, reader: HandReader, position: CouleursState) -> None:
        self.reader = reader
        self.weights = reader.weights
        self.position = position
        first = openings(position, list(range(position.tables.nations)))
        self.starts = [False] * position.tables.nations
        for nation in first:
            self.starts[nation] = True
        self.turns = self._turns_left()

    def _turns_left(self) -> float:
        shortest = min([len(hand) for hand in self.position.hands])
        stock = len(self.position.stock) / self.position.seats
        rounds = self.weights.rounds_per_card * shortest + self.weights.rounds_per_stock * stock
        if self.weights.by_chains > 0 and not self.position.stock:
            chains = min([len(self._promises(hand)) for hand in self.position.hands])
            rounds += self.weights.by_chains * (chains - rounds)
        return rounds

    def likely(self, turn: int) -> float:
        """How likely a player gets to his turn of that number, counting from 0."""
        doubt = self.weights.least_doubt + self.weights.doubt * self.turns
        return min(1.0, max(0.0, 0.5 + (self.turns - turn - 0.5) / (2 * doubt)))

    def worth_of_hand(self, hand: list[int]) -> float:
        """The best chains come first; a chain that comes too late costs the value of its cards."""
        worth = 0.0
        for turn, promise in enumerate(self._promises(hand)):
            likely = self.likely(turn)
            worth += likely * promise.points - (1 - likely) * promise.face
        return worth

    def haste(self, hand: list[int]) -> float:
        """What it costs to need many turns, and to hold chains that cannot be begun yet."""
        promises = self._promises(hand)
        waiting = len([promise for promise in promises if not promise.can_begin])
        return self.weights.hurry * len(promises) + self.weights.stranded * waiting

    def worth_of_draw(self, hand: list[int], stock: list[int]) -> float:
        """What one card of the stock adds to the hand, on average: alone, or joining chains together."""
        if not stock:
            return 0.0
        groups = self.reader.groups(hand)
        soon = self.likely(0)
        alone = 2 * self.likely(len(self._promises(hand))) - 1
        gain = 0.0
        for nation in sorted(stock):  # as its order is not known, it must not matter
            worth = alone * self.position.tables.values[nation]
            near = self._near(nation, groups)
            gain += max(worth, soon * self._gain_of_joining(nation, near)) if near else worth
        return gain / len(stock)

    def hope_of_corners(self, hand: list[int]) -> float:
        """Who holds most of what is still open in a corner will most likely cover its last nation."""
        tables = self.position.tables
        hope = 0.0
        for area, left in enumerate(self.position.open_in_area):
            if tables.corners[area] and 0 < left <= NEARLY_FULL:
                held = len([nation for nation in hand if tables.areas[nation] == area])
                hope += CORNER_BONUS * held / left
        return hope

    def _promises(self, hand: list[int]) -> list[Promise]:
        """The best first."""
        found: list[Promise] = []
        for group in self.reader.groups(hand):
            found += self.reader.promises(group, self.starts)
        if len(found) > 1:
            found.sort(key=_less_promising)
        return found

    def _near(self, nation: int, groups: list[Group]) -> list[Group]:
        linked = self.position.tables.linked[nation]
        return [group for group in groups if any(linked[other] for other in group)]

    def _gain_of_joining(self, nation: int, near: list[Group]) -> float:
        joined = [nation]
        apart = 0.0
        for group in near:
            joined += group
            apart += self._points(group)
        return self._points(tuple(sorted(joined))) - apart

    def _points(self, group: Group) -> float:
        return added([promise.points for promise in self.reader.promises(group, self.starts)])


def _less_promising(promise: Promise) -> float:
    return -promise.points
