"""Games that nobody played: how they end is drawn from known strengths."""

from math import exp

from ludotheque.bots.seeds import derived
from ludotheque.kernel.chance import Chance
from ludotheque.lab.arena.fixtures import ArenaPlan, Fixture, fixtures
from ludotheque.lab.arena.play import Result

GRAIN = 1 << 20
GAME = "couleurs-du-monde"


def drawn_results(strengths: dict[str, float], games: int, seed: int) -> list[Result]:
    """As many games between any two levels; who comes first is drawn by strength, then who comes second, and so on."""
    plan = ArenaPlan(GAME, games, seed, list(strengths))
    luck = Chance(derived(seed, 1))
    return [_drawn(fixture, strengths, luck) for fixture in fixtures(plan)]


def _drawn(fixture: Fixture, strengths: dict[str, float], luck: Chance) -> Result:
    left = list(range(len(fixture.by_seat)))
    ranks = [0] * len(left)
    for rank in range(1, len(ranks) + 1):
        first = _pick([exp(strengths[fixture.by_seat[seat]]) for seat in left], luck)
        ranks[left.pop(first)] = rank
    return Result(fixture, True, ranks, [-rank for rank in ranks])


def _pick(weights: list[float], luck: Chance) -> int:
    left = luck.below(GRAIN) / GRAIN * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return len(weights) - 1
