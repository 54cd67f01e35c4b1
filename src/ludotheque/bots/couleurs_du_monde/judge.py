"""Compares the ends of one turn, as leads over the average of the others, in points."""

from math import fsum
from typing import Final

from ludotheque.bots.couleurs_du_monde.chains import Ending, find_chains
from ludotheque.bots.couleurs_du_monde.hand import HandReader
from ludotheque.bots.couleurs_du_monde.manner import grudge_weights
from ludotheque.bots.couleurs_du_monde.outlook import Outlook
from ludotheque.bots.couleurs_du_monde.race import Race
from ludotheque.bots.temper import Temper
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.kernel.action import Seat

MOST_CARDS_OF_NEXT: Final = 100


class Judgement:
    """An ending, and what it is worth."""

    def __init__(self, ending: Ending, value: float) -> None:
        self.ending = ending
        self.value = value


class Judge:
    def __init__(
        self, reader: HandReader, world: CouleursState, seat: Seat, temper: Temper, grudges: list[int]
    ) -> None:
        self.reader = reader
        self.weights = reader.weights
        self.world = world
        self.seat = seat
        self._minds = grudge_weights(world.seats, temper, grudges)  # how much each rival counts; none: all alike
        self._leads_of_hands: dict[tuple[int, ...], float] = {}

    def ranked(self, endings: list[Ending]) -> list[Judgement]:
        """What others could do takes long to find, so only the promising ends are looked at so far; the best first."""
        values = [self._value(ending) for ending in endings]
        shortlist = sorted(range(len(endings)), key=lambda place: -values[place])[: self.weights.shortlist]
        found = [Judgement(endings[place], self._weighed(endings[place], values[place])) for place in shortlist]
        found.sort(key=_less_worth)
        return found

    def worth_of_own(self, ending: Ending, outlook: Outlook) -> float:
        """Which cards the draw brings is not known, so only their number counts."""
        hand = ending.hand()
        kept = outlook.worth_of_hand(hand) + self.worth_of_hopes(hand, outlook)
        kept += self.weights.draw * self.drawn(ending) - outlook.haste(hand)
        return kept + self.draws(ending) * self.worth_of_draw(hand, outlook)

    def worth_of_hopes(self, hand: list[int], outlook: Outlook) -> float:
        return self.weights.corners * outlook.hope_of_corners(hand)

    def worth_of_draw(self, hand: list[int], outlook: Outlook) -> float:
        joining = self.weights.joining
        return joining * outlook.worth_of_draw(hand, self.world.stock) if joining > 0 else 0.0

    def drawn(self, ending: Ending) -> int:
        return len(self.world.stock) - len(ending.after().stock)

    def draws(self, ending: Ending) -> float:
        """The cards drawn at once, and a part of one's share of those that are left."""
        left = len(ending.after().stock)
        return len(self.world.stock) - left + self.weights.later_draws * left / self.world.seats

    def lead(self, of_seats: list[float]) -> float:
        """Over the average of the others."""
        return of_seats[self.seat] - self._average(of_seats)

    def foreseen(self, ending: Ending) -> bool:
        """Whether the end of the deal can be played out in thought."""
        return self.weights.race > 0 and not ending.ends_deal() and not ending.after().stock

    def raced(self, ending: Ending) -> float:
        """The lead at the end of the deal, if all lay their best chains in turn."""
        if ending.lead is None:
            ending.lead = self._lead_of_race(ending)
        return ending.lead

    def _lead_of_race(self, ending: Ending) -> float:
        after = ending.after()
        scores = Race(self.reader, after).scores(self.following())
        return self._lead_in_points([after.totals[seat] + score for seat, score in enumerate(scores)])

    def following(self) -> Seat:
        return (self.seat + 1) % self.world.seats

    def gift(self, ending: Ending) -> float:
        """What it costs that the next player finds the way open: his cards lie open."""
        minds = self._minds[self.following()] if self._minds else 1.0
        return minds * self.weights.gift * self.best_of_next(ending)

    def best_of_next(self, ending: Ending) -> int:
        """The most that the next player could announce."""
        if ending.ends_deal():
            return 0
        if ending.opens is None:
            ending.opens = self._most_of_next(ending)
        return ending.opens

    def _most_of_next(self, ending: Ending) -> int:
        most = 0
        for place, chain in enumerate(find_chains(ending.after(), self.following(), MOST_CARDS_OF_NEXT)):
            gain = chain.gained()
            most = gain if place == 0 else max(most, gain)
        return most

    def _weighed(self, ending: Ending, value: float) -> float:
        """With what the next player makes of it, and what the end of the deal will be."""
        found = value - self.gift(ending) if self.weights.gift > 0 else value
        return found + self.weights.race * (self.raced(ending) - value) if self.foreseen(ending) else found

    def _value(self, ending: Ending) -> float:
        points = self._lead_in_points(ending.points())
        return points if ending.ends_deal() else points + self._lead_of_hands(ending)

    def _lead_in_points(self, of_seats: list[int]) -> float:
        points = [float(of) for of in of_seats]
        return self.lead(points) - self.weights.leader * self._ahead(points)

    def _ahead(self, points: list[float]) -> float:
        """How far the foremost rival is ahead of the average of the others."""
        return max([of for seat, of in enumerate(points) if seat != self.seat]) - self._average(points)

    def _lead_of_hands(self, ending: Ending) -> float:
        """The same cards leave the same position, in whatever order they were laid."""
        key = tuple(ending.hand())
        lead = self._leads_of_hands.get(key)
        if lead is None:
            outlook = Outlook(self.reader, ending.after())
            lead = self.worth_of_own(ending, outlook) * self.weights.patience
            if self.weights.rivals > 0:
                hands = [outlook.worth_of_hand(hand) for hand in ending.after().hands]
                lead -= self.weights.rivals * self._average(hands)
            self._leads_of_hands[key] = lead
        return lead

    def _average(self, of_seats: list[float]) -> float:
        """Of the others; those against whom there is a grudge count for more."""
        minds = self._minds
        if not minds:
            return fsum([of for seat, of in enumerate(of_seats) if seat != self.seat]) / (len(of_seats) - 1)
        weights = fsum([mind for seat, mind in enumerate(minds) if seat != self.seat])
        return fsum([minds[seat] * of for seat, of in enumerate(of_seats) if seat != self.seat]) / weights


def _less_worth(judgement: Judgement) -> float:
    return -judgement.value
