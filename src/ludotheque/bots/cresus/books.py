"""What a broker reckons: the worth of shares to each player, everybody's wealth, and how long the game may last."""

from functools import cache, lru_cache
from statistics import fmean
from typing import Final

from ludotheque.bots.choice import Reason
from ludotheque.bots.cresus.dice import best_colour_odds, worth_before
from ludotheque.bots.cresus.ladder import Pacer
from ludotheque.bots.cresus.weights import BROKER, Pace, Weights
from ludotheque.bots.sums import added
from ludotheque.games.cresus.sale import sale_premium
from ludotheque.games.cresus.state import PILE, CresusState
from ludotheque.games.cresus.tables import MARKETS, CresusTables
from ludotheque.kernel.action import Action, Money, Seat

MOST_RATES: Final = 512  # kept in mind
MILLION: Final = 0.002  # shares of a win, as the fortunes of brokers are spread at a table of four
UNKNOWN: Final = -1
HALVINGS: Final = 9  # of the interval in which a price is looked for


@cache
def dice_worth(tables: CresusTables, share: int, more: int = 0, turns: int = 0) -> float:
    """What a sale brings on average, premium aside, with so many throws more and dice to turn."""
    return worth_before(tables.payouts[share], tables.throws[share] + more, turns)


class Rates:
    """What the tables say of shares on average, and of a game among so many."""

    def __init__(self, tables: CresusTables, seats: int, pace: Pace) -> None:
        shared_profit, purse = pace[0], pace[1]
        self.sold = [dice_worth(tables, share) for share in range(len(tables.prices))]  # of each share: by the dice
        self.price = fmean(tables.prices)
        self.profit = fmean(self._profits(tables))
        self.capital: Money = round(purse * self.price)  # enough to buy two shares, which may both be dear
        self.income = self._income(seats, shared_profit)
        self.plan = Pacer(tables.signs, tables.experts_in_play, self.income, self.capital, pace)

    def _profits(self, tables: CresusTables) -> list[float]:
        """Of shares bought at list price and sold on another market."""
        premiums = tables.premiums
        return [self.sold[share] + premiums[tables.sectors[share]] - price for share, price in enumerate(tables.prices)]

    def _income(self, seats: int, shared_profit: float) -> float:
        """What a round of trading brings a player with enough in his purse: two shares, if nobody else is there."""
        alone = float((1 - 1 / (MARKETS - 1)) ** (seats - 1))
        return 2 * self.profit * (alone + (1 - alone) * shared_profit)


@lru_cache(maxsize=MOST_RATES)
def rates_of(tables: CresusTables, seats: int, pace: Pace) -> Rates:
    return Rates(tables, seats, pace)


class Books:
    """Kept for one decision."""

    def __init__(self, world: CresusState, seat: Seat, weights: Weights = BROKER) -> None:
        self.weights = weights
        self.reasons: list[Reason] = []  # of what is being decided
        self.second: Action | None = None  # what comes next to it …
        self.behind = 0.0  # … and by how many millions it is worse
        self.demands: list[float] = []  # what a deal with each player must bring beyond the usual
        self.world = world
        self.tables = world.tables
        self.seat = seat
        self.rates = rates_of(world.tables, world.seats, weights.pace())
        self.plan = self.rates.plan
        self.rounds_left = len(world.experts)  # after this one
        self.held = _portfolios(world)  # shares of each player
        self._worths: dict[tuple[int, Seat], float] = {}
        self._horizon = UNKNOWN

    @property
    def horizon(self) -> int:
        """How many rounds there may be after this one."""
        if self._horizon == UNKNOWN:
            soonest = min([self._rounds_to_island(player) for player in range(self.world.seats)])
            self._horizon = min(self.rounds_left, soonest)
        return self._horizon

    def because(self, word: str, millions: float, figures: dict[str, int]) -> None:
        """Note what spoke for the decision, or against it."""
        self.reasons.append(Reason(word, MILLION * millions, figures))

    def otherwise(self, second: Action, millions: float) -> None:
        self.second, self.behind = second, MILLION * millions

    def worth(self, share: int, seat: Seat) -> float:
        """What the share promises the player who holds it: dice, premium, and the bonus it may help to."""
        key = (share, seat)
        found = self._worths.get(key)
        if found is None:
            found = self.promised(share, seat) + self.collecting(share, seat)
            self._worths[key] = found
        return found

    def trade_worth(self, seat: Seat, got: list[int], given: list[int]) -> float:
        """What the player gains by getting the first shares for the others."""
        gained = 0.0
        for share in got:
            gained += self.promised(share, seat)
        for share in given:
            gained -= self.promised(share, seat)
        for sector in range(len(self.tables.premiums)):
            here, away = self._count(got, sector), self._count(given, sector)
            if here + away > 0:
                held = self._held_in_sector(seat, sector)
                gained += self._outlook(sector, held + here - away) - self._outlook(sector, held)
        return gained

    def worth_bought(self, share: int, seat: Seat) -> float:
        """Bought from the bank it also brings the bonus of its sector."""
        sector = self.tables.sectors[share]
        return self.worth(share, seat) + self.tables.bonus(sector, self._held_in_sector(seat, sector) + 1)

    def most_to_pay(self, share: int) -> float:
        """The price at which buying it from the bank changes nothing: the poorer one is, the more a risk costs."""
        rung, wealth = self.world.signs[self.seat], self.wealth(self.seat)
        worth = self.worth_bought(share, self.seat)
        sure = worth - self.rates.sold[share]
        now = self.plan.value(self.rounds_left, rung, wealth)
        low, high = 0.0, 2.0 * worth
        for _ in range(HALVINGS):
            price = (low + high) / 2
            if self._value_sold(share, sure, rung, wealth - price) >= now:
                low = price
            else:
                high = price
        return low

    def _value_sold(self, share: int, sure: float, rung: int, wealth: float) -> float:
        """What the plan makes of that wealth with the share in hand, over all that the dice may bring for it."""
        odds, pays = best_colour_odds(self.tables.throws[share]), self.tables.payouts[share]
        value = 0.0
        for alike, chance in enumerate(odds):
            if chance:
                value += chance * self.plan.value(self.rounds_left, rung, wealth + (pays[alike] + sure))
        return value

    def collecting(self, share: int, seat: Seat) -> float:
        """By how much the share raises the bonus of those that may follow in its sector."""
        sector = self.tables.sectors[share]
        others = self._held_in_sector(seat, sector)
        if self.world.owner[share] == seat:
            others -= 1
        return self._outlook(sector, others + 1) - self._outlook(sector, others)

    def _outlook(self, sector: int, held: int) -> float:
        """The bonus to come for whoever holds so many shares of the sector."""
        following = self.weights.same_sector * min(self.horizon, self.weights.collecting_rounds)
        return following * self.tables.bonus(sector, held + 1)

    def wealth(self, seat: Seat) -> float:
        """Cash and what the shares should bring, less the loan."""
        world = self.world
        shares = added([self.promised(share, seat) for share in self.held[seat]])
        return world.cash[seat] - world.loans[seat] + shares

    def to_climb(self, seat: Seat) -> Money:
        """What the rest of the ladder costs."""
        return sum(self.tables.signs[self.world.signs[seat] :])

    def rungs_left(self, seat: Seat) -> int:
        return len(self.tables.signs) - self.world.signs[seat]

    def promised(self, share: int, seat: Seat) -> float:
        """By dice and premium."""
        return self.rates.sold[share] + self._premium(share, seat)

    def _held_in_sector(self, seat: Seat, sector: int) -> int:
        return self._count(self.held[seat], sector)

    def _count(self, shares: list[int], sector: int) -> int:
        """How many of the shares are of the sector."""
        sectors = self.tables.sectors
        count = 0
        for share in shares:
            if sectors[share] == sector:
                count += 1
        return count

    def _premium(self, share: int, seat: Seat) -> Money:
        """Later a player stands elsewhere; in the last round it depends on where he is."""
        if self.rounds_left == 0:
            return sale_premium(self.world, seat, share)
        return self.tables.premiums[self.tables.sectors[share]]

    def _rounds_to_island(self, seat: Seat) -> int:
        """How many rounds after this one the player is likely to need."""
        short = self.to_climb(seat) - self.wealth_guess(seat)
        by_money = max(0.0, short) / self.rates.income
        by_rungs = (self.rungs_left(seat) + 1) // 2 - 1
        return max(by_rungs, round(by_money))

    def wealth_guess(self, seat: Seat) -> float:
        """Good enough to see how far a player is."""
        each = self.rates.price + self.rates.profit
        return self.world.cash[seat] - self.world.loans[seat] + each * len(self.held[seat])


def _portfolios(world: CresusState) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(world.seats)]
    for share in range(len(world.owner)):
        owner = world.owner[share]
        if owner != PILE:
            found[owner].append(share)
    return found
