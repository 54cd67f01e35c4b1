"""What a broker reckons: the worth of shares to each player, everybody's wealth, and how long the game may last."""

from functools import cache
from statistics import fmean

from ludotheque.bots.cresus.dice import best_colour_odds, worth_before
from ludotheque.bots.cresus.ladder import Pacer
from ludotheque.games.cresus.sale import sale_premium
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import MARKETS, CresusTables
from ludotheque.kernel.action import Money, Seat

SAME_SECTOR = 0.4  # shares of a given sector that a collector buys in a round
COLLECTING_ROUNDS = 3  # beyond which nobody knows what he will still hold
SHARED_PROFIT = 0.25  # of a share's profit, what is left of it when several players want it

PURSE = 2.0  # mean prices that one should have at hand for the next two shares
HALVINGS = 9  # of the interval in which a price is looked for


@cache
def dice_worth(tables: CresusTables, share: int, more: int = 0, turns: int = 0) -> float:
    """What a sale brings on average, premium aside, with so many throws more and dice to turn."""
    return worth_before(tables.payouts[share], tables.throws[share] + more, turns)


@cache
def mean_price(tables: CresusTables) -> float:
    return fmean(tables.prices)


@cache
def mean_profit(tables: CresusTables) -> float:
    """Of a share bought at list price and sold on another market."""
    shares = range(len(tables.prices))
    return fmean(
        dice_worth(tables, share) + tables.premiums[tables.sectors[share]] - tables.prices[share] for share in shares
    )


@cache
def income(tables: CresusTables, seats: int) -> float:
    """What a round of trading brings a player with enough in his purse: two shares, if nobody else is there."""
    alone = (1 - 1 / (MARKETS - 1)) ** (seats - 1)
    return 2 * mean_profit(tables) * (alone + (1 - alone) * SHARED_PROFIT)


def capital(tables: CresusTables) -> Money:
    """Enough to buy two shares, which may both be dear."""
    return round(PURSE * mean_price(tables))


@cache
def _plan(tables: CresusTables, seats: int) -> Pacer:
    return Pacer(tuple(tables.signs), tables.experts_in_play, income(tables, seats), capital(tables))


class Books:
    """Kept for one decision."""

    def __init__(self, world: CresusState, seat: Seat) -> None:
        self.world = world
        self.tables = world.tables
        self.seat = seat
        self.rounds_left = len(world.experts)  # after this one
        self._worths: dict[tuple[int, Seat], float] = {}
        self.plan = _plan(world.tables, world.seats)
        self.horizon = min(self.rounds_left, min(self._rounds_to_island(player) for player in range(world.seats)))

    def worth(self, share: int, seat: Seat) -> float:
        """What the share promises the player who holds it: dice, premium, and the bonus it may help to."""
        key = (share, seat)
        if key not in self._worths:
            self._worths[key] = self._promised(share, seat) + self.collecting(share, seat)
        return self._worths[key]

    def trade_worth(self, seat: Seat, got: list[int], given: list[int]) -> float:
        """What the player gains by getting the first shares for the others."""
        gained = sum(self._promised(share, seat) for share in got)
        for share in given:
            gained -= self._promised(share, seat)
        sectors = self.tables.sectors
        for sector in {sectors[share] for share in [*got, *given]}:
            held = self.world.held_in_sector(seat, sector)
            more = sum(sectors[share] == sector for share in got) - sum(sectors[share] == sector for share in given)
            gained += self._outlook(sector, held + more) - self._outlook(sector, held)
        return gained

    def worth_bought(self, share: int, seat: Seat) -> float:
        """Bought from the bank it also brings the bonus of its sector."""
        sector = self.tables.sectors[share]
        return self.worth(share, seat) + self.tables.bonus(sector, self.world.held_in_sector(seat, sector) + 1)

    def most_to_pay(self, share: int) -> float:
        """The price at which buying it from the bank changes nothing: the poorer one is, the more a risk costs."""
        tables, world, seat = self.tables, self.world, self.seat
        sure = self.worth_bought(share, seat) - dice_worth(tables, share)
        odds = best_colour_odds(tables.throws[share])
        outcomes = [(chance, pay + sure) for chance, pay in zip(odds, tables.payouts[share], strict=True) if chance]
        plan, rung, wealth = self.plan, world.signs[seat], self.wealth(seat)
        now = plan.value(self.rounds_left, rung, wealth)
        low, high = 0.0, 2.0 * self.worth_bought(share, seat)
        for _ in range(HALVINGS):
            price = (low + high) / 2
            after = sum(chance * plan.value(self.rounds_left, rung, wealth - price + pay) for chance, pay in outcomes)
            low, high = (price, high) if after >= now else (low, price)
        return low

    def collecting(self, share: int, seat: Seat) -> float:
        """By how much the share raises the bonus of those that may follow in its sector."""
        sector = self.tables.sectors[share]
        others = self.world.held_in_sector(seat, sector)
        if self.world.owner[share] == seat:
            others -= 1
        return self._outlook(sector, others + 1) - self._outlook(sector, others)

    def _outlook(self, sector: int, held: int) -> float:
        """The bonus to come for whoever holds so many shares of the sector."""
        following = SAME_SECTOR * min(self.horizon, COLLECTING_ROUNDS)
        return following * self.tables.bonus(sector, held + 1)

    def wealth(self, seat: Seat) -> float:
        """Cash and what the shares should bring, less the loan."""
        world = self.world
        return world.cash[seat] - world.loans[seat] + sum(self._promised(share, seat) for share in world.held(seat))

    def to_climb(self, seat: Seat) -> Money:
        """What the rest of the ladder costs."""
        return sum(self.tables.signs[self.world.signs[seat] :])

    def rungs_left(self, seat: Seat) -> int:
        return len(self.tables.signs) - self.world.signs[seat]

    def _promised(self, share: int, seat: Seat) -> float:
        """By dice and premium."""
        return dice_worth(self.tables, share) + self._premium(share, seat)

    def _premium(self, share: int, seat: Seat) -> Money:
        """Later a player stands elsewhere; in the last round it depends on where he is."""
        if self.rounds_left == 0:
            return sale_premium(self.world, seat, share)
        return self.tables.premiums[self.tables.sectors[share]]

    def _rounds_to_island(self, seat: Seat) -> int:
        """How many rounds after this one the player is likely to need."""
        short = self.to_climb(seat) - self.wealth_guess(seat)
        by_money = max(0.0, short) / income(self.tables, self.world.seats)
        by_rungs = (self.rungs_left(seat) + 1) // 2 - 1
        return max(by_rungs, round(by_money))

    def wealth_guess(self, seat: Seat) -> float:
        """Good enough to see how far a player is."""
        shares = len(self.world.held(seat))
        each = mean_price(self.tables) + mean_profit(self.tables)
        return self.world.cash[seat] - self.world.loans[seat] + each * shares
