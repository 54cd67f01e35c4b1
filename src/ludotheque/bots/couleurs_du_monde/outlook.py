"""How a position looks for the turns to come: how many they are, and what hands and draws are worth by then."""

from ludotheque.bots.couleurs_du_monde.hand import Group, HandReader, Promise
from ludotheque.games.couleurs_du_monde.scoring import CORNER_BONUS
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.games.couleurs_du_monde.turn import openings

# Measured over games of greedy bots: the deal lasts about as many rounds.
ROUNDS_PER_CARD_IN_HAND = 0.8
ROUNDS_PER_CARD_IN_STOCK = 0.5  # and per player
DOUBT = 0.225  # of the rounds left, how far the guess may be off …
LEAST_DOUBT = 1.5  # … and that many more

NEARLY_FULL = 6  # from so many open nations on, a corner is worth a thought


class Outlook:
    def __init__(self, reader: HandReader, position: CouleursState) -> None:
        self.reader = reader
        self.position = position
        nations = range(position.tables.nations)
        first = openings(position, list(nations))
        self.starts = [nation in first for nation in nations]
        self.turns = self._turns_left()

    def _turns_left(self) -> float:
        shortest = min(len(hand) for hand in self.position.hands)
        stock = len(self.position.stock) / self.position.seats
        return ROUNDS_PER_CARD_IN_HAND * shortest + ROUNDS_PER_CARD_IN_STOCK * stock

    def likely(self, turn: int) -> float:
        """How likely a player gets to his turn of that number, counting from 0."""
        doubt = LEAST_DOUBT + DOUBT * self.turns
        return min(1.0, max(0.0, 0.5 + (self.turns - turn - 0.5) / (2 * doubt)))

    def worth_of_hand(self, hand: list[int]) -> float:
        """The best chains come first; a chain that comes too late costs the value of its cards."""
        worth = 0.0
        for turn, promise in enumerate(self._promises(hand)):
            likely = self.likely(turn)
            worth += likely * promise.points - (1 - likely) * promise.face
        return worth

    def worth_of_draw(self, hand: list[int], stock: list[int]) -> float:
        """What one card of the stock adds to the hand, on average: alone, or joining chains together."""
        if not stock:
            return 0.0
        groups = self.reader.groups(hand)
        alone = 2 * self.likely(len(self._promises(hand))) - 1
        gain = 0.0
        for nation in sorted(stock):  # as its order is not known, it must not matter
            worth = alone * self.position.tables.values[nation]
            near = [group for group in groups if self._touches(nation, group)]
            gain += max(worth, self.likely(0) * self._gain_of_joining(nation, near)) if near else worth
        return gain / len(stock)

    def hope_of_corners(self, hand: list[int]) -> float:
        """Who holds most of what is still open in a corner will most likely cover its last nation."""
        tables = self.position.tables
        hope = 0.0
        for area, left in enumerate(self.position.open_in_area):
            if tables.corners[area] and 0 < left <= NEARLY_FULL:
                held = sum(tables.areas[nation] == area for nation in hand)
                hope += CORNER_BONUS * held / left
        return hope

    def _promises(self, hand: list[int]) -> list[Promise]:
        found: list[Promise] = []
        for group in self.reader.groups(hand):
            found += self.reader.promises(group, self.starts)
        return sorted(found, key=lambda promise: -promise.points)

    def _touches(self, nation: int, group: Group) -> bool:
        return any(self.position.tables.linked[nation][other] for other in group)

    def _gain_of_joining(self, nation: int, near: list[Group]) -> float:
        joined = tuple(sorted([nation, *(other for group in near for other in group)]))
        return self._points(joined) - sum(self._points(group) for group in near)

    def _points(self, group: Group) -> float:
        return sum(promise.points for promise in self.reader.promises(group, self.starts))
