"""Weighs what a turn brings now against the hand it keeps, the cards it draws and what it opens to others."""

from math import fsum
from typing import Final

from ludotheque.bots.bot import Bot
from ludotheque.bots.couleurs_du_monde.chains import Ending, find_chains, find_pass
from ludotheque.bots.couleurs_du_monde.hand import HandReader
from ludotheque.bots.couleurs_du_monde.outlook import Outlook
from ludotheque.bots.couleurs_du_monde.race import Race
from ludotheque.bots.couleurs_du_monde.weights import CAREFUL
from ludotheque.bots.worlds import Worlds
from ludotheque.games.couleurs_du_monde.scoring import points_so_far
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.play import is_over

MOST_CARDS_TRIED: Final = 150
MOST_CARDS_OF_NEXT: Final = 100


class CarefulBot(Bot):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.weights = CAREFUL
        self._reader: HandReader | None = None

    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        assert isinstance(world, CouleursState)
        endings = find_chains(world, seat, MOST_CARDS_TRIED) + find_pass(world, seat)
        if len(endings) == 1:
            return endings[0].first
        return _Judge(self._reader_for(world), world, seat).best(endings).first

    def _reader_for(self, world: CouleursState) -> HandReader:
        reader = self._reader
        if reader is None or reader.tables is not world.tables or reader.weights is not self.weights:
            reader = HandReader(world.tables, self.weights)
            self._reader = reader
        reader.forget_much()
        return reader


class _Judge:
    """Compares the ends of one turn, as leads over the average of the others."""

    def __init__(self, reader: HandReader, world: CouleursState, seat: Seat) -> None:
        self.reader = reader
        self.weights = reader.weights
        self.world = world
        self.seat = seat
        self._leads_of_hands: dict[tuple[int, ...], float] = {}

    def best(self, endings: list[Ending]) -> Ending:
        """What the next player could do takes long to find, so only the promising ends are looked at so far."""
        values = [self._value(ending) for ending in endings]
        shortlist = sorted(range(len(endings)), key=lambda place: -values[place])[: self.weights.shortlist]
        best = max(shortlist, key=lambda place: self._weighed(endings[place], values[place]))
        return endings[best]

    def _weighed(self, ending: Ending, value: float) -> float:
        """With what the next player makes of it, and what the end of the deal will be if it can be foreseen."""
        found = value - self.weights.gift * self._best_of_next(ending.after)
        if self.weights.race > 0 and not ending.after.stock and not self._deal_is_over(ending.after):
            found += self.weights.race * (self._raced(ending) - value)
        return found

    def _raced(self, ending: Ending) -> float:
        after = ending.after
        scores = Race(self.reader, after).scores((self.seat + 1) % after.seats)
        totals = [float(after.totals[seat] + score) for seat, score in enumerate(scores)]
        return self._lead(totals) - self.weights.leader * self._ahead(totals)

    def _value(self, ending: Ending) -> float:
        after = ending.after
        scores = [float(score) for score in points_so_far(after)]
        points = self._lead(scores) - self.weights.leader * self._ahead(scores)
        return points if self._deal_is_over(after) else points + self._lead_of_hands(ending)

    def _lead_of_hands(self, ending: Ending) -> float:
        """The same cards leave the same position, in whatever order they were laid."""
        key = tuple(ending.hand)
        lead = self._leads_of_hands.get(key)
        if lead is None:
            outlook = Outlook(self.reader, ending.after)
            hands = [outlook.worth_of_hand(hand) for hand in ending.after.hands]
            hands[self.seat] = self._worth_of_own(ending, outlook)
            lead = self._lead_in_hand(hands)
            self._leads_of_hands[key] = lead
        return lead

    def _deal_is_over(self, after: CouleursState) -> bool:
        return is_over(after) or after.deal != self.world.deal

    def _lead(self, of_seats: list[float]) -> float:
        """Over the average of the others."""
        others = fsum([of for seat, of in enumerate(of_seats) if seat != self.seat])
        return of_seats[self.seat] - others / (len(of_seats) - 1)

    def _lead_in_hand(self, hands: list[float]) -> float:
        """Hands of others may count less than one's own."""
        others = fsum([of for seat, of in enumerate(hands) if seat != self.seat])
        return hands[self.seat] - self.weights.rivals * (others / (len(hands) - 1))

    def _ahead(self, scores: list[float]) -> float:
        """How far the foremost rival is ahead of the average of the others."""
        others = [score for seat, score in enumerate(scores) if seat != self.seat]
        return max(others) - fsum(others) / len(others)

    def _worth_of_own(self, ending: Ending, outlook: Outlook) -> float:
        """Which cards the draw brings is not known, so only their number counts."""
        stock = self.world.stock
        left = len(ending.after.stock)
        draws = len(stock) - left + self.weights.later_draws * left / self.world.seats
        kept = outlook.worth_of_hand(ending.hand) + self.weights.corners * outlook.hope_of_corners(ending.hand)
        drawn = len(stock) - left
        kept += self.weights.draw * drawn - outlook.haste(ending.hand)
        return kept + draws * outlook.worth_of_draw(ending.hand, stock)

    def _best_of_next(self, after: CouleursState) -> int:
        """The most the next player could announce: his cards lie open."""
        if self._deal_is_over(after):
            return 0
        following = (self.seat + 1) % after.seats
        before = points_so_far(after)[following]
        most = 0
        for place, chain in enumerate(find_chains(after, following, MOST_CARDS_OF_NEXT)):
            gain = points_so_far(chain.after)[following] - before
            most = gain if place == 0 else max(most, gain)
        return most
