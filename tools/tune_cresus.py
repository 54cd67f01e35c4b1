"""How the edition of Crésus plays among brokers: when the island is bought, what shares bring, what luck decides.

    python -m tools.tune_cresus [--games 300] [--seed 1] [--jobs 2] [--edition FILE.toml]

Prints the report that docs/tuning/cresus.md quotes. A few minutes; much less with the compiled core.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from statistics import fmean, pstdev

from ludotheque.bots.cresus.books import dice_worth
from ludotheque.bots.cresus.dice import best_colour_odds
from ludotheque.bots.seeds import derived
from ludotheque.bots.worlds import Worlds
from ludotheque.editions.edition import Edition
from ludotheque.games.cresus.events import (
    BonusPaid,
    ExchangeMade,
    ExpertHired,
    FortuneGained,
    FortunePaid,
    GiftPaid,
    IslandBought,
    ShareBought,
    ShareSold,
    SharesTraded,
    TournamentWon,
)
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import MARKETS, CresusTables
from ludotheque.kernel.event import Event
from ludotheque.kernel.play import is_over, waiting
from ludotheque.lab.experiment import Experiment
from ludotheque.lab.plan import Plan
from ludotheque.lab.simulate import simulate
from ludotheque.levels import make_bot
from ludotheque.shelf import box

PLAYERS = [2, 3, 4, 5, 6]
EARLY, LATE = 8, 10  # the rounds in which the island should be bought


@dataclass
class Tale:
    """What is kept of one game."""

    rounds: int = 0
    islands: int = 0  # how many bought it
    winners: list[int] = field(default_factory=list)
    by_market: list[list[int]] = field(default_factory=list)  # profit of each seat by market of the share
    by_sector: list[list[int]] = field(default_factory=list)
    bought: Counter[int] = field(default_factory=Counter)  # how often each share was bought from the bank
    paid: Counter[int] = field(default_factory=Counter)  # … and for how much in all
    fortune: list[int] = field(default_factory=list)  # what each seat gained by fortune cards, less what it lost
    expert_bids: list[int] = field(default_factory=list)
    sales: list[int] = field(default_factory=list)


class Ledger:
    """Writes down what each event brings to whom, and through which share."""

    def __init__(self, tables: CresusTables, seats: int) -> None:
        self.tables = tables
        self.tale = Tale()
        self.tale.by_market = [[0] * MARKETS for _ in range(seats)]
        self.tale.by_sector = [[0] * len(tables.premiums) for _ in range(seats)]
        self.tale.fortune = [0] * seats
        self.last_bought = 0

    def hear(self, event: Event) -> None:
        if isinstance(event, ShareBought):
            self.last_bought = event.share
            self.tale.bought[event.share] += 1
            self.tale.paid[event.share] += event.amount
            self._book(event.seat, event.share, -event.amount)
        elif isinstance(event, BonusPaid):
            self._book(event.seat, self.last_bought, event.amount)
        elif isinstance(event, ShareSold):
            self.tale.sales.append(event.amount)
            self._book(event.seat, event.share, event.amount + event.premium)
        elif isinstance(event, SharesTraded):
            self._book(event.buyer, event.wanted_shares[0], -event.amount)
            self._book(event.seller, event.wanted_shares[0], event.amount)
        elif isinstance(event, ExchangeMade):
            self._swap(event)
        elif isinstance(event, ExpertHired):
            self.tale.expert_bids.append(event.amount)
        elif isinstance(event, IslandBought):
            self.tale.islands += 1
        else:
            self._hear_fortune(event)

    def _hear_fortune(self, event: Event) -> None:
        if isinstance(event, FortuneGained | TournamentWon):
            self.tale.fortune[event.seat] += event.amount
        elif isinstance(event, FortunePaid):
            self.tale.fortune[event.seat] -= event.amount
        elif isinstance(event, GiftPaid):
            self.tale.fortune[event.giver] -= event.amount
            self.tale.fortune[event.receiver] += event.amount

    def _swap(self, event: ExchangeMade) -> None:
        """Shares change hands at what the dice promise."""
        for share in event.given_shares:
            self._hand_over(share, event.proposer, event.partner)
        for share in event.offered_shares:
            self._hand_over(share, event.partner, event.proposer)
        self._book(event.proposer, event.given_shares[0], event.amount)
        self._book(event.partner, event.given_shares[0], -event.amount)

    def _hand_over(self, share: int, giver: int, receiver: int) -> None:
        worth = round(dice_worth(self.tables, share))
        self._book(giver, share, worth)
        self._book(receiver, share, -worth)

    def _book(self, seat: int, share: int, amount: int) -> None:
        self.tale.by_market[seat][self.tables.markets[share]] += amount
        self.tale.by_sector[seat][self.tables.sectors[share]] += amount


def play_some(plan: Plan, numbers: range) -> list[Tale]:
    """In one experiment: what bots work out about its edition is worked out once."""
    experiment = Experiment(plan)
    return [play_one(experiment, plan, number) for number in numbers]


def play_one(experiment: Experiment, plan: Plan, number: int) -> Tale:
    recorder = experiment.set_up(number)
    state = recorder.state
    assert isinstance(state, CresusState)
    ledger = Ledger(state.tables, plan.seats)
    bots = [
        make_bot(box(plan.game), level, derived(recorder.header.seed, seat)) for seat, level in enumerate(plan.chairs())
    ]
    while not is_over(state):
        seat = min(waiting(state))
        for event in recorder.play(
            bots[seat].choose(Worlds(experiment.setting.game, state, seat, bots[seat].luck), seat).action
        ):
            ledger.hear(event)
    tale = ledger.tale
    tale.rounds = state.round
    tale.winners = [seat for seat, rank in enumerate(experiment.setting.game.ranks(state)) if rank == 1]
    return tale


def print_shares(edition: Edition) -> None:
    tables = edition.tables
    assert isinstance(tables, CresusTables)
    print("\nShares: price, throws, what the dice bring on average and how far they spread, profit with premium")
    for share, name in enumerate(edition.names["en"]["share"]):
        premium = tables.premiums[tables.sectors[share]]
        worth = dice_worth(tables, share)
        print(
            f"  {name:28} {edition.ids['market'][tables.markets[share]]:10}"
            f" {edition.ids['sector'][tables.sectors[share]]:13} {tables.prices[share]:4} {tables.throws[share]:2}"
            f" {worth:6.0f} {spread(tables, share):5.0f} {worth + premium - tables.prices[share]:6.0f}"
        )


def spread(tables: CresusTables, share: int) -> float:
    """The standard deviation of a sale."""
    odds, pays = best_colour_odds(tables.throws[share]), tables.payouts[share]
    mean = sum(chance * price for chance, price in zip(odds, pays, strict=True))
    square = sum(chance * price * price for chance, price in zip(odds, pays, strict=True))
    return sqrt(square - mean * mean)


def print_pace(seats: int, tales: list[Tale]) -> None:
    rounds = Counter(tale.rounds for tale in tales if tale.islands)
    bought = sum(tale.islands > 0 for tale in tales)
    in_time = sum(count for round, count in rounds.items() if EARLY <= round <= LATE)
    print(
        f"  {seats} players: island bought in {_percent(bought, len(tales))} of games,"
        f" in rounds {EARLY} to {LATE} in {_percent(in_time, len(tales))};"
        f" rounds {', '.join(f'{round}: {count}' for round, count in sorted(rounds.items()))};"
        f" several islands in {_percent(sum(tale.islands > 1 for tale in tales), len(tales))}"
    )


def print_shares_of(kind: str, names: list[str], tales: list[Tale], read: Callable[[Tale], list[list[int]]]) -> None:
    """1.00 is an even share. A win is split among the sources of the winner's profit."""
    places = range(len(names))
    profit = [sum(seat[place] for tale in tales for seat in read(tale)) for place in places]
    wins = [0.0] * len(names)
    for tale in tales:
        for seat in tale.winners:
            sources = read(tale)[seat]
            for place in places:
                wins[place] += sources[place] / sum(sources) / len(tale.winners)
    print(f"\nBy {kind}: part of all profit, part of the wins (even 1.00)")
    for place, name in enumerate(names):
        of_profit, of_wins = profit[place] / sum(profit), wins[place] / sum(wins)
        print(f"  {name:14} {len(names) * of_profit:5.2f} {len(names) * of_wins:5.2f}")


def print_fortune(seats: int, tales: list[Tale]) -> None:
    nets = [net for tale in tales for net in tale.fortune]
    rounds = fmean(tale.rounds for tale in tales)
    trading = [sum(seat) for tale in tales for seat in tale.by_market]
    lucky = 0.0
    for tale in tales:
        luckiest = [seat for seat in range(seats) if tale.fortune[seat] == max(tale.fortune)]
        lucky += sum(seat in tale.winners for seat in luckiest) / len(luckiest) / len(tale.winners)
    print(
        f"  {seats} players: fortune cards bring {fmean(nets):+.1f} a game, spread {pstdev(nets):.1f};"
        f" trading brings {fmean(trading) / rounds:.1f} a round, spread {pstdev(trading):.1f} a game;"
        f" the luckiest with cards wins {lucky / len(tales):.1%} (even {1 / seats:.1%})"
    )


def print_skill(games: int, seed: int, jobs: int, edition: str) -> None:
    for level, others in (("broker", "greedy"), ("greedy", "random")):
        plan = Plan("cresus", 4, games, seed, [level, others, others, others], edition=edition, rotate=True)
        share = simulate(plan, jobs=jobs).data()["win_share_by_bot"][level]
        print(
            f"  {level} against three {others}: {share['share']:.1%} (95 %: {share['low']:.1%} to {share['high']:.1%})"
        )


def _percent(part: int, whole: int) -> str:
    return f"{part / whole:.0%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="for each number of players (standard: 300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--edition", default="", help="an edition's id, or a .toml file")
    args = parser.parse_args()
    edition = box("cresus").find_edition(args.edition)
    print_shares(edition)
    by_seats: dict[int, list[Tale]] = {}
    with ProcessPoolExecutor(args.jobs) as workers:
        for seats in PLAYERS:
            plan = Plan("cresus", seats, args.games, args.seed, ["broker"], edition=args.edition)
            parts = [range(first, args.games, args.jobs) for first in range(args.jobs)]
            by_seats[seats] = [tale for part in workers.map(partial(play_some, plan), parts) for tale in part]
    tales = [tale for seats in PLAYERS for tale in by_seats[seats]]
    print("\nPace")
    for seats in PLAYERS:
        print_pace(seats, by_seats[seats])
    print_shares_of("market", edition.names["en"]["market"], tales, lambda tale: tale.by_market)
    print_shares_of("sector", edition.names["en"]["sector"], tales, lambda tale: tale.by_sector)
    print("\nFortune")
    for seats in PLAYERS:
        print_fortune(seats, by_seats[seats])
    print("\nSkill")
    print_skill(args.games, args.seed, args.jobs, args.edition)


if __name__ == "__main__":
    main()
