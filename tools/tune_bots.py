"""Finds the weights of a champion by self-play with common luck, from a seed, with the simulator alone.

    python -m tools.tune_bots couleurs-du-monde|cresus [--rounds 6] [--games 3000] [--seed 1] [--jobs 2] [--minutes M]

The champion plays three of the level below it. In every game each weight is a step above or below where it stands, by
lot; then the same deal is played again with all steps turned round. What a weight brings is the mean, over all games,
of what was won with it above less what was won with it below. After each round the weights move the way that paid. At
the end the weights found play the deals of another seed beside those that ship. The same command prints the same
figures; with --minutes it begins no other round after so many, and how many there are depends on the machine.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from functools import partial
from math import sqrt
from statistics import fmean, pstdev
from time import monotonic
from typing import Any

from ludotheque.bots.couleurs_du_monde.weights import CHAMPION as COULEURS
from ludotheque.bots.cresus.weights import CHAMPION as CRESUS
from ludotheque.bots.seeds import derived
from ludotheque.kernel.chance import Chance
from ludotheque.lab.experiment import GameOfBots, Setting
from ludotheque.levels import levels
from ludotheque.shelf import box

SEATS = 4
MOST_STEPS = 1.0  # that a weight moves in a round
CHECK = 7919  # added to the seed for the games at the end

SHIPPED: dict[str, Any] = {"couleurs-du-monde": COULEURS, "cresus": CRESUS}
STEPS: dict[str, dict[str, float]] = {
    "couleurs-du-monde": {
        "rounds_per_card": 0.1,
        "rounds_per_stock": 0.08,
        "by_chains": 0.2,
        "doubt": 0.05,
        "least_doubt": 0.4,
        "out_of_reach": 0.06,
        "tempo": 0.8,
        "stranded": 0.6,
        "hurry": 0.8,
        "later_draws": 0.15,
        "draw": 0.6,
        "corners": 0.15,
        "gift": 0.06,
        "rivals": 0.15,
        "leader": 0.15,
        "race": 0.2,
        "race_tempo": 0.8,
        "race_lost": 0.3,
    },
    "cresus": {
        "same_sector": 0.1,
        "collecting_rounds": 0.6,
        "fear": 2.0,
        "shared_profit": 0.08,
        "purse": 0.4,
        "spread": 0.15,
        "patience": 0.05,
        "ease": 0.4,
        "consolation": 0.1,
        "reached": 0.15,
        "alone_soon": 0.12,
        "insight": 0.1,
        "last_word": 0.05,
        "sales_per_round": 0.6,
        "shared": 0.1,
        "doubt": 0.1,
        "eagerness": 0.06,
        "rivals": 0.08,
        "worth_offering": 1.5,
        "worth_agreeing": 1.5,
        "least_left": 0.5,
        "generosity": 0.1,
    },
}

Values = dict[str, float]
Signs = dict[str, int]  # of each weight: 1 above, -1 below


def moved(game: str, values: Values, by: dict[str, float]) -> Values:
    """None falls below zero."""
    return {name: max(0.0, value + by[name] * STEPS[game][name]) for name, value in values.items()}


def win(game: str, values: Values, seed: int, number: int) -> float:
    """The champion's part of the win in the game of this number, on the seat of its turn."""
    setting = Setting(game, {}, "")
    seat = number % SEATS
    below, best = levels(box(game))[-2:]
    recorder = setting.set_up(derived(seed, number), [best if other == seat else below for other in range(SEATS)])
    table = GameOfBots(recorder, number)
    champion: Any = table.bots[seat]
    champion.weights = copy(SHIPPED[game])
    for name, value in values.items():
        setattr(champion.weights, name, value)
    winners = table.play().winners
    return 1 / len(winners) if seat in winners else 0.0


def twice(game: str, values: Values, seed: int, number: int) -> tuple[Signs, float]:
    """One deal with steps drawn by lot, and turned round: what the first brings more."""
    luck = Chance(derived(seed + 1, number))
    signs = {name: 2 * luck.below(2) - 1 for name in values}
    above, below = (
        win(game, moved(game, values, {name: way * sign for name, sign in signs.items()}), seed, number)
        for way in (1, -1)
    )
    return signs, (above - below) / 2


def round_of(workers: ProcessPoolExecutor, game: str, values: Values, seed: int, pairs: int) -> Values:
    """Plays, prints what each weight brings, and moves them."""
    played = list(workers.map(partial(twice, game, values, seed), range(pairs), chunksize=5))
    error = pstdev([difference for _, difference in played]) / sqrt(pairs)
    pulls = {}
    for name, value in values.items():
        effect = fmean(signs[name] * difference for signs, difference in played)
        pulls[name] = max(-MOST_STEPS, min(MOST_STEPS, effect / (2 * error or 1.0)))
        print(f"  {name:18} {value:9.4g}  a step brings {effect:+.2%} (± {error:.2%})")
    found = moved(game, values, pulls)
    print("  now", {name: float(f"{value:.4g}") for name, value in found.items()}, flush=True)
    return found


def share(workers: ProcessPoolExecutor, game: str, values: Values, seed: int, games: int) -> list[float]:
    return list(workers.map(partial(win, game, values, seed), range(games), chunksize=5))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(STEPS))
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=3000, help="in each round, and at the end (standard: 3000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no other round after so many")
    args = parser.parse_args()
    start = {name: float(getattr(SHIPPED[args.game], name)) for name in STEPS[args.game]}
    found = start
    ends = monotonic() + 60 * args.minutes
    with ProcessPoolExecutor(args.jobs) as workers:
        for number in range(args.rounds):
            if monotonic() > ends:
                break
            print(f"Round {number + 1}")
            found = round_of(workers, args.game, found, derived(args.seed, number), args.games // 2)
        check = args.seed + CHECK
        before, after = (share(workers, args.game, values, check, args.games) for values in (start, found))
    error = pstdev([one - other for one, other in zip(after, before, strict=True)]) / sqrt(args.games)
    print(f"Against three others: {fmean(before):.1%} as it ships, {fmean(after):.1%} as found (± {error:.1%})")


if __name__ == "__main__":
    main()
