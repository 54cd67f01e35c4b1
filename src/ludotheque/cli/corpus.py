"""Make a corpus of games as open data: Parquet files, one row for each game."""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from ludotheque.cli.arguments import BOTS, add_edition, add_game, option_texts
from ludotheque.lab.plan import Plan


def configure(parser: argparse.ArgumentParser) -> None:
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    make = verbs.add_parser("make", help="play the games and write them", description=__doc__)
    add_game(make)
    make.add_argument("--players", type=int, required=True, metavar="N", help="how many bots play")
    make.add_argument("--games", type=int, default=1000, metavar="K", help="how many games (standard: 1000)")
    make.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed, the same games (standard: 1)")
    make.add_argument("--bots", required=True, metavar="A,B,…", help=f"for all seats, or for each: {BOTS}")
    make.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the table")
    make.add_argument("--jobs", type=int, default=1, metavar="N", help="processes; the games do not change")
    make.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one here")
    make.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder for the files")
    add_edition(make)


def run(args: argparse.Namespace) -> int:
    # Here, because other commands need no Parquet.
    from ludotheque.corpus.make import make_corpus

    plan = Plan(
        game=args.game,
        seats=args.players,
        games=args.games,
        seed=args.seed,
        bots=args.bots.split(","),
        options=option_texts(args.option),
        edition=args.edition,
        rotate=True,
    )
    columns = [*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(plan.game, total=plan.games)
        made = make_corpus(plan, args.out, args.jobs, args.ray, lambda done: bar.update(task, completed=done))
    print(f"{made} games in {args.out}")
    return 0
