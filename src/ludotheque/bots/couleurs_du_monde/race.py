"""The end of a deal once the stock is empty: as all hands lie open, the turns to come can be played in thought."""

from ludotheque.bots.couleurs_du_monde.hand import HandReader, Promise
from ludotheque.games.couleurs_du_monde import scoring
from ludotheque.games.couleurs_du_monde.ending import end_deal_if_over
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.games.couleurs_du_monde.turn import cover, openings
from ludotheque.kernel.action import Seat

NONE = -1


class Race:
    """Everybody lays, turn by turn, that chain of his hand which he would miss most."""

    def __init__(self, reader: HandReader, position: CouleursState) -> None:
        self.weights = reader.weights
        self.state = position.copy()
        self.starts = [False] * position.tables.nations
        for nation in openings(position, list(range(position.tables.nations))):
            self.starts[nation] = True
        self.plans = [self._plan(reader, hand) for hand in position.hands]

    def scores(self, seat: Seat) -> list[int]:
        """Of the deal when it is over, this seat being the next."""
        while not end_deal_if_over(self.state):
            self._take_turn(seat)
            seat = (seat + 1) % self.state.seats
        return self.state.scores

    def _plan(self, reader: HandReader, hand: list[int]) -> list[list[int]]:
        found: list[Promise] = []
        for group in reader.groups(hand):
            found += reader.promises(group, self.starts)
        return [promise.nations for promise in found]

    def _take_turn(self, seat: Seat) -> None:
        plan = self.plans[seat]
        best, best_gain = NONE, 0.0
        for place in range(len(plan)):
            chain = self._as_can_be_laid(plan[place])
            if chain:
                gain = self._gain(chain)
                if best == NONE or gain > best_gain:
                    best, best_gain = place, gain
        if best == NONE:
            self.state.scores[seat] -= scoring.UNABLE_PENALTY
            self.state.empty_passes += 1
        else:
            self._lay(seat, best)

    def _lay(self, seat: Seat, place: int) -> None:
        state, plan = self.state, self.plans[seat]
        chain = self._as_can_be_laid(plan[place])
        rest = [nation for nation in plan[place] if nation not in chain]
        if rest:
            plan[place] = rest
        else:
            plan.pop(place)
        for nation in chain:
            state.hands[seat].remove(nation)
            cover(state, seat, nation)
            for neighbour in state.tables.links[nation]:
                self.starts[neighbour] = True
        if not state.hands[seat]:
            state.without_cards.append(seat)
        state.empty_passes = 0
        state.scores[seat] += scoring.chain_points(state.tables, chain)
        scoring.reward_corners(state, seat, chain)

    def _as_can_be_laid(self, chain: list[int]) -> list[int]:
        """As planned, or backwards, or from somewhere in its middle; empty if it cannot be begun at all."""
        starts = self.starts
        if starts[chain[0]]:
            return chain
        if starts[chain[-1]]:
            return chain[::-1]
        for place in range(1, len(chain) - 1):
            if starts[chain[place]]:
                return chain[place:]
        return []

    def _gain(self, chain: list[int]) -> float:
        tables = self.state.tables
        lost = 0
        for nation in chain:
            lost += tables.values[nation]
        tempo = self.weights.race_tempo * (len(chain) - 1)
        return scoring.chain_points(tables, chain) + self.weights.race_lost * lost + tempo
