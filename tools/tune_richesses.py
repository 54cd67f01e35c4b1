"""Finds the weights of the champion of Richesses du Monde: against three traders, with common luck, from a seed.

    python -m tools.tune_richesses [--rounds 6] [--games 2000] [--seed 1] [--jobs 2]

In every game each weight is a step above or below where it stands, by lot; then the same deal is played again with all
steps turned round. What a weight brings is the mean, over all games, of what was won with it above less what was won
with it below. After each round the weights move the way that paid. At the end the weights found play the deals of
another seed beside those that ship. The same command prints the same figures.
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from math import sqrt
from statistics import fmean, pstdev

from ludotheque.bots.richesses_du_monde.champion import ChampionBot
from ludotheque.bots.richesses_du_monde.weights import CHAMPION
from ludotheque.bots.seeds import derived
from ludotheque.kernel.chance import Chance
from ludotheque.lab.experiment import GameOfBots, Setting

GAME = "richesses-du-monde"
SEATS = 4
MOST_STEPS = 1.0  # that a weight moves in a round
CHECK = 7919  # added to the seed for the games at the end

STEPS = {
    "per_million": 0.006,
    "per_rival": 0.004,
    "growth": 0.07,
    "sharpness": 0.1,
    "appetite": 0.12,
    "too_late": 1.2,
    "cash": 0.2,
    "small_change": 0.3,
    "fear": 0.2,
    "drain": 0.2,
    "news_cost": 500_000.0,
    "worry": 0.02,
    "reluctance": 0.004,
    "worth_talking": 0.006,
    "purse_to_spend": 0.1,
    "margin": 0.012,
    "haggling": 0.05,
    "denial": 0.15,
    "boldness": 0.04,
    "frightening": 0.05,
    "better_together": 0.2,
}

Signs = dict[str, int]  # of each weight: 1 above, -1 below


def moved(weights: dict[str, float], by: dict[str, float]) -> dict[str, float]:
    """None falls below zero, and growth and sharpness are parts."""
    return {name: max(0.0, value + by[name] * STEPS[name]) for name, value in weights.items()}


def win(weights: dict[str, float], seed: int, number: int) -> float:
    """The champion's part of the win in the game of this number, on the seat of its turn."""
    setting = Setting(GAME, {}, "")
    seat = number % SEATS
    levels = ["champion" if other == seat else "trader" for other in range(SEATS)]
    recorder = setting.set_up(derived(seed, number), levels)
    game = GameOfBots(recorder, number)
    champion = game.bots[seat]
    assert isinstance(champion, ChampionBot)
    champion.weights = replace(CHAMPION)
    for name, value in weights.items():
        setattr(champion.weights, name, value)
    winners = game.play().winners
    return 1 / len(winners) if seat in winners else 0.0


def twice(weights: dict[str, float], seed: int, number: int) -> tuple[Signs, float]:
    """One deal with steps drawn by lot, and turned round: what the first brings more."""
    luck = Chance(derived(seed + 1, number))
    signs = {name: 2 * luck.below(2) - 1 for name in weights}
    above, below = (
        win(moved(weights, {name: way * sign for name, sign in signs.items()}), seed, number) for way in (1, -1)
    )
    return signs, (above - below) / 2


def round_of(workers: ProcessPoolExecutor, weights: dict[str, float], seed: int, pairs: int) -> dict[str, float]:
    """Plays, prints what each weight brings, and moves them."""
    played = list(workers.map(partial(twice, weights, seed), range(pairs), chunksize=5))
    error = pstdev([difference for _, difference in played]) / sqrt(pairs)
    pulls = {}
    for name, value in weights.items():
        effect = fmean(signs[name] * difference for signs, difference in played)
        pulls[name] = max(-MOST_STEPS, min(MOST_STEPS, effect / error / 2))
        print(f"  {name:16} {value:11.5g}  a step brings {effect:+.2%} (± {error:.2%})")
    found = moved(weights, pulls)
    print("  now", {name: float(f"{value:.4g}") for name, value in found.items()}, flush=True)
    return found


def share(workers: ProcessPoolExecutor, weights: dict[str, float], seed: int, games: int) -> list[float]:
    played: Callable[[int], float] = partial(win, weights, seed)
    return list(workers.map(played, range(games), chunksize=5))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=2000, help="in each round, and at the end (standard: 2000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    start = {name: float(getattr(CHAMPION, name)) for name in STEPS}
    found = start
    with ProcessPoolExecutor(args.jobs) as workers:
        for number in range(args.rounds):
            print(f"Round {number + 1}")
            found = round_of(workers, found, derived(args.seed, number), args.games // 2)
        before, after = (share(workers, weights, args.seed + CHECK, args.games) for weights in (start, found))
    error = pstdev([one - other for one, other in zip(after, before, strict=True)]) / sqrt(args.games)
    print(f"Against three traders: {fmean(before):.1%} as it ships, {fmean(after):.1%} as found (± {error:.1%})")


if __name__ == "__main__":
    main()
