"""Finds figures of the champion of Les Joyeux Combinards, or what beats it.

    python -m tools.train_combinards [--rounds 6] [--games 2000] [--seed 1] [--jobs 2] [--minutes 0] [--exploit]

It plays against three schemers and against three champions as they ship, in turn. With --exploit only the champions are
there, and the search begins with the best of some simple adversaries: what it takes of them in the end says how far
they can be exploited (even: 25 %).
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from statistics import fmean

from tools.self_play import Figures, arguments, one_among, share, share_of, tune

from ludotheque.bots.joyeux_combinards.champion import ChampionBot
from ludotheque.bots.joyeux_combinards.lore import PRICES, STRANGERS, Lore
from ludotheque.bots.joyeux_combinards.manner import CHAMPION, Manner
from ludotheque.bots.seeds import derived
from ludotheque.lab.experiment import Setting

GAME = "joyeux-combinards"
AMONG_SCHEMERS = ["champion", "schemer", "schemer", "schemer"]
AMONG_CHAMPIONS = ["champion"] * 4

MANNER_STEPS = {
    "cunning": 0.3,
    "suspicion": 0.1,
    "year": 2.0,
    "caution": 0.2,
    "step": 0.03,
    "patience": 0.04,
    "crowd": 0.006,
    "least_patience": 0.05,
    "hurry": 0.1,
    "caught": 0.03,
    "near": 0.06,
    "steep": 0.8,
    "safe_cash": 10.0,
    "most_cards": 1.5,
    "stretch": 0.02,
    "warmth": 1.5,
    "sure": 1.5,
    "relish": 0.12,
    "threat": 0.25,
    "posts": 0.03,
    "informing": 1.0,
    "spite": 0.2,
}
LORE_STEPS = {"certainty": 1.0, "habit": 1.0}
TABLE_STEPS = {"lying": 0.06, "pretence": 0.12, "doubts": 0.05}  # of each price


ADVERSARIES: dict[str, Figures] = {
    "one like them": {},
    "never lies": {"cunning": 0.0},
    "lies whenever it can": {"cunning": 1000.0},
    "never doubts": {"suspicion": 0.0},
    "doubts whatever may pay": {"sure": 0.1},
    "never lies, doubts whatever may pay": {"cunning": 0.0, "sure": 0.1},
    "lies where it promises most": {"warmth": 0.5},
}


class AgainstTables:
    def __init__(self, tables: list[list[str]], changed: Figures) -> None:
        self.tables = tables
        self.start = start() | changed
        self.steps = MANNER_STEPS | LORE_STEPS | _by_price(TABLE_STEPS)

    def win(self, figures: Figures, seed: int, number: int) -> float:
        table = self.tables[number // 4 % len(self.tables)]
        game = one_among(Setting(GAME, {}, ""), table, seed, number)
        seat = number % len(table)
        luck = derived(game.recorder.header.seed, seat)
        game.bots[seat] = ChampionBot("learner", luck, manner_of(figures), lore_of(figures))
        return share_of(seat, game.play().winners)


def start() -> Figures:
    found = {name: float(getattr(CHAMPION, name)) for name in MANNER_STEPS}
    found |= {name: float(getattr(STRANGERS, name)) for name in LORE_STEPS}
    return found | {
        f"{name}_{place}": getattr(STRANGERS, name)[place] for name in TABLE_STEPS for place in range(PRICES)
    }


def _by_price(steps: Figures) -> Figures:
    return {f"{name}_{place}": step for name, step in steps.items() for place in range(PRICES)}


def manner_of(figures: Figures) -> Manner:
    return replace(CHAMPION, **{name: figures[name] for name in MANNER_STEPS})


def lore_of(figures: Figures) -> Lore:
    tables = {name: tuple(figures[f"{name}_{place}"] for place in range(PRICES)) for name in TABLE_STEPS}
    return Lore(**tables, **{name: figures[name] for name in LORE_STEPS})


def best_adversary(args: argparse.Namespace) -> Figures:
    """Of the simple ones, by as many games as a round has."""
    shares: dict[str, float] = {}
    with ProcessPoolExecutor(args.jobs) as workers:
        for name, changed in ADVERSARIES.items():
            study = AgainstTables([AMONG_CHAMPIONS], changed)
            shares[name] = fmean(share(workers, study, study.start, args.seed, args.games))
            print(f"  {name}: {shares[name]:.1%}", flush=True)
    return ADVERSARIES[max(shares, key=lambda name: shares[name])]


def main() -> None:
    parser = arguments(__doc__, 2000)
    parser.add_argument("--exploit", action="store_true", help="against three champions alone")
    args = parser.parse_args()
    if args.exploit:
        tune(AgainstTables([AMONG_CHAMPIONS], best_adversary(args)), args, "three champions")
    else:
        tune(AgainstTables([AMONG_SCHEMERS, AMONG_CHAMPIONS], {}), args, "three schemers and three champions in turn")


if __name__ == "__main__":
    main()
