"""Finds figures for a bot by self-play with common luck, from a seed: what the tuning scripts of the games share.

In every game each figure is a step above or below where it stands, by lot; then the same deal is played again with all
steps turned round. What a figure brings is the mean, over all games, of what was won with it above less what was won
with it below. After each round the figures move the way that paid. At the end the figures found play the deals of
another seed beside those of the beginning. The same number of rounds prints the same, however many processes play.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import fmean, pstdev
from typing import Protocol

from ludotheque.bots.seeds import derived
from ludotheque.kernel.action import Seat
from ludotheque.kernel.chance import Chance
from ludotheque.lab.experiment import GameOfBots, Setting

MOST_STEPS = 1.0  # that a figure moves in a round
CHECK = 7919  # added to the seed for the games at the end

Figures = dict[str, float]
Signs = dict[str, int]  # of each figure: 1 above, -1 below


class Study(Protocol):
    """What is tuned, and against whom."""

    start: Figures  # as they stand to begin with
    steps: Figures

    def win(self, figures: Figures, seed: int, number: int) -> float:
        """The part of the win that a bot with these figures takes in the game of this number."""
        ...


def arguments(description: str | None, games: int) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=games, help=f"in each round, and at the end (standard: {games})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=0, help="no round begins after so long (0: all are played)")
    return parser


def tune(study: Study, args: argparse.Namespace, rivals: str) -> None:
    """Prints what every round finds, and at the end what it is worth."""
    found = study.start
    began = time.monotonic()
    with ProcessPoolExecutor(args.jobs) as workers:
        for number in range(args.rounds):
            if args.minutes and time.monotonic() - began > 60 * args.minutes:
                break
            print(f"Round {number + 1}")
            found = round_of(workers, study, found, derived(args.seed, number), args.games // 2)
        before, after = (
            share(workers, study, figures, args.seed + CHECK, args.games) for figures in (study.start, found)
        )
    error = pstdev([one - other for one, other in zip(after, before, strict=True)]) / sqrt(args.games)
    print(f"Against {rivals}: {fmean(before):.1%} to begin with, {fmean(after):.1%} as found (± {error:.1%})")


def round_of(workers: ProcessPoolExecutor, study: Study, figures: Figures, seed: int, pairs: int) -> Figures:
    """Plays, prints what each figure brings, and moves them."""
    played = list(workers.map(partial(twice, study, figures, seed), range(pairs), chunksize=5))
    error = pstdev([difference for _, difference in played]) / sqrt(pairs)
    pulls = {}
    for name, value in figures.items():
        effect = fmean(signs[name] * difference for signs, difference in played)
        pulls[name] = max(-MOST_STEPS, min(MOST_STEPS, effect / error / 2))
        print(f"  {name:16} {value:11.5g}  a step brings {effect:+.2%} (± {error:.2%})")
    found = moved(study, figures, pulls)
    print("  now", {name: float(f"{value:.4g}") for name, value in found.items()}, flush=True)
    return found


def twice(study: Study, figures: Figures, seed: int, number: int) -> tuple[Signs, float]:
    """One deal with steps drawn by lot, and turned round: what the first brings more."""
    luck = Chance(derived(seed + 1, number))
    signs = {name: 2 * luck.below(2) - 1 for name in figures}
    above, below = (
        study.win(moved(study, figures, {name: way * sign for name, sign in signs.items()}), seed, number)
        for way in (1, -1)
    )
    return signs, (above - below) / 2


def moved(study: Study, figures: Figures, by: Figures) -> Figures:
    """None falls below zero."""
    return {name: max(0.0, value + by[name] * study.steps[name]) for name, value in figures.items()}


def share(workers: ProcessPoolExecutor, study: Study, figures: Figures, seed: int, games: int) -> list[float]:
    return list(workers.map(partial(study.win, figures, seed), range(games), chunksize=5))


def one_among(setting: Setting, levels: list[str], seed: int, number: int) -> GameOfBots:
    """The first of the levels among the others, a seat further from game to game."""
    seat = number % len(levels)
    return GameOfBots(setting.set_up(derived(seed, number), levels[-seat:] + levels[:-seat]), number)


def share_of(seat: Seat, winners: list[Seat]) -> float:
    """The seat's part of a win; what several have won together they share."""
    return 1 / len(winners) if seat in winners else 0.0
