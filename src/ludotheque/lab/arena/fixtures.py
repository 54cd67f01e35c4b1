"""Who meets whom, on which seats, and with which luck.

Every two levels meet as often as any other two, or each only its neighbours. For each deal of the cards both share a
table, and they play the same deal in every order of seats: what luck gives one of them it gives the other as well.
"""

from dataclasses import dataclass, field
from itertools import combinations, pairwise, permutations
from typing import Any

from ludotheque.bots.seeds import derived
from ludotheque.complaint import Complaint
from ludotheque.kernel.game import Game
from ludotheque.levels import levels
from ludotheque.outside.opponents import make_opponent
from ludotheque.shelf import box

PLAYERS = 4  # at a table, or as near as the game allows
LEAST_LEVELS = 2


@dataclass
class ArenaPlan:
    game: str
    games: int  # between any two levels, at least so many
    seed: int
    levels: list[str] = field(default_factory=list)  # all that the game has, if none is named
    options: dict[str, str] = field(default_factory=dict)
    edition: str = ""
    neighbours: bool = False  # each level meets only the next one

    def contestants(self) -> list[str]:
        return self.levels or levels(box(self.game))

    def pairs(self) -> list[tuple[str, str]]:
        return list(pairwise(self.contestants()) if self.neighbours else combinations(self.contestants(), 2))


@dataclass
class Fixture:
    """One game to be played."""

    pair: tuple[str, str]
    deal: int  # games of one deal have the same luck, whoever plays
    seed: int
    by_seat: list[str]  # the level on each seat


def check(plan: ArenaPlan) -> None:
    """A Complaint says which number or name of the plan is wrong."""
    if plan.games < 1:
        raise Complaint(f"the number of games is at least 1, not {plan.games}")
    if plan.seed < 0:
        raise Complaint(f"a seed is a whole number, not below 0 as {plan.seed}")
    for level in plan.contestants():
        make_opponent(box(plan.game), level, seed=0)
    if len(set(plan.contestants())) < max(LEAST_LEVELS, len(plan.contestants())):
        raise Complaint("name at least two levels, each of them once")


def fixtures(plan: ArenaPlan) -> list[Fixture]:
    """All games of the plan, deal by deal, so that a longer arena begins with the games of a shorter one."""
    orders = orders_of_seats(seats_of(box(plan.game).game))
    deals = -(-plan.games // len(orders))
    return [
        Fixture(pair, deal, derived(plan.seed, deal), [pair[side] for side in order])
        for deal in range(deals)
        for pair in plan.pairs()
        for order in orders
    ]


def seats_of(game: Game[Any]) -> int:
    return min(max(PLAYERS, game.least_seats), game.most_seats)


def orders_of_seats(seats: int) -> list[tuple[int, ...]]:
    """Every way two levels, 0 and 1, can share a table in halves; where one has a seat more, once either."""
    few, many = seats // 2, seats - seats // 2
    shares = {(0,) * few + (1,) * many, (0,) * many + (1,) * few}
    return sorted({order for share in shares for order in permutations(share)})
