"""Weighs what a turn brings now against the hand it keeps, the cards it draws and what it opens to others."""

from statistics import fmean

from ludotheque.bots.bot import Bot
from ludotheque.bots.couleurs_du_monde.chains import Ending, find_chains, find_pass
from ludotheque.bots.couleurs_du_monde.hand import HandReader
from ludotheque.bots.couleurs_du_monde.outlook import Outlook
from ludotheque.bots.worlds import Worlds
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.play import is_over

MOST_CARDS_TRIED = 150
MOST_CARDS_OF_NEXT = 100
SHORTLIST = 6

LATER_DRAWS = 0.5  # how much of one's share of the stock counts beside the cards drawn at once
CORNERS = 0.5  # how much a hoped-for corner bonus counts
GIFT = 0.2  # how much it hurts what the next player could announce at once


class CarefulBot(Bot):
    def choose(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        assert isinstance(world, CouleursState)
        endings = find_chains(world, seat, MOST_CARDS_TRIED) + find_pass(world, seat)
        if len(endings) == 1:
            return endings[0].first
        return _Judge(worlds, world, seat).best(endings).first


class _Judge:
    """Compares the ends of one turn, as leads over the average of the others."""

    def __init__(self, worlds: Worlds, world: CouleursState, seat: Seat) -> None:
        self.game = worlds.game
        self.world = world
        self.seat = seat
        self.reader = HandReader(world.tables)

    def best(self, endings: list[Ending]) -> Ending:
        """What the next player could do takes long to find, so only the promising ends are looked at so far."""
        values = {ending: self._value(ending) for ending in endings}
        shortlist = sorted(endings, key=lambda ending: -values[ending])[:SHORTLIST]
        return max(shortlist, key=lambda ending: values[ending] - GIFT * self._best_of_next(ending.after))

    def _value(self, ending: Ending) -> float:
        after = ending.after
        if self._deal_is_over(after):
            return self._lead(self.game.scores(after))
        outlook = Outlook(self.reader, after)
        mine = self._worth_of_own(ending, outlook)
        hands = [mine if seat == self.seat else outlook.worth_of_hand(hand) for seat, hand in enumerate(after.hands)]
        return self._lead(self.game.scores(after)) + self._lead(hands)

    def _deal_is_over(self, after: CouleursState) -> bool:
        return is_over(after) or after.deal != self.world.deal

    def _lead(self, of_seats: list[int] | list[float]) -> float:
        return of_seats[self.seat] - fmean(of for seat, of in enumerate(of_seats) if seat != self.seat)

    def _worth_of_own(self, ending: Ending, outlook: Outlook) -> float:
        """Which cards the draw brings is not known, so only their number counts."""
        stock = self.world.stock
        left = len(ending.after.stock)
        draws = len(stock) - left + LATER_DRAWS * left / self.world.seats
        kept = outlook.worth_of_hand(ending.hand) + CORNERS * outlook.hope_of_corners(ending.hand)
        return kept + draws * outlook.worth_of_draw(ending.hand, stock)

    def _best_of_next(self, after: CouleursState) -> int:
        """The most the next player could announce: his cards lie open."""
        if self._deal_is_over(after):
            return 0
        following = (self.seat + 1) % after.seats
        before = self.game.scores(after)[following]
        chains = find_chains(after, following, MOST_CARDS_OF_NEXT)
        return max((self.game.scores(chain.after)[following] - before for chain in chains), default=0)
