"""Play every level of a game against every other and rate them."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from ludotheque.cli.arguments import add_edition, add_game, option_texts
from ludotheque.cli.terminal.console import open_console
from ludotheque.lab.arena.fixtures import ArenaPlan
from ludotheque.lab.arena.page import page
from ludotheque.lab.arena.play import Result, play_all
from ludotheque.lab.arena.ratings import openskill
from ludotheque.lab.arena.report import report


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=int, default=120, metavar="K", help="between any two levels (standard: 120)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed, the same games (standard: 1)")
    parser.add_argument("--levels", default="", metavar="A,B,…", help="only these; all that the game has, if not given")
    parser.add_argument("--neighbours", action="store_true", help="each level plays only against the next one")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the table")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes; the results do not change")
    add_edition(parser)
    parser.add_argument("--out", default="", metavar="DIR", help="write arena.json and arena.html into this folder")
    parser.add_argument("--json", action="store_true", help="print the JSON object alone")


def run(args: argparse.Namespace) -> int:
    plan = ArenaPlan(
        game=args.game,
        games=args.games,
        seed=args.seed,
        levels=args.levels.split(",") if args.levels else [],
        options=option_texts(args.option),
        edition=args.edition,
        neighbours=args.neighbours,
    )
    openskill()  # whether there is something to reckon with is known before the first game
    found = report(plan, _played(plan, args.jobs))
    if args.out:
        _write(Path(args.out), found)
    if not args.json:
        _print(found)
    print(json.dumps(found, ensure_ascii=False))
    return 0


def _played(plan: ArenaPlan, jobs: int) -> list[Result]:
    """With a progress bar, if somebody watches."""
    if not sys.stderr.isatty():
        return play_all(plan, jobs)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(plan.game)
        return play_all(plan, jobs, lambda done, total: bar.update(task, completed=done, total=total))


def _write(folder: Path, found: dict[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "arena.json").write_text(json.dumps(found, ensure_ascii=False, indent=2) + "\n", "utf-8")
    (folder / "arena.html").write_text(page(found), "utf-8")


def _print(found: dict[str, Any]) -> None:
    console = open_console()
    grid = Grid(title=f"{found['game']}: {found['games']} games, {found['deals']} deals", title_justify="left")
    for heading in ("level", "rating", "95 % between"):
        grid.add_column(heading, justify="left" if heading == "level" else "right")
    for level in reversed(found["ladder"]):
        rating = found["ratings"][level]
        grid.add_row(level, f"{rating['value']:.1f}", f"{rating['low']:.1f} and {rating['high']:.1f}")
    console.print(grid)
    for step in found["steps"]:
        told = "a clear step" if step["clear"] else "not sure: the intervals touch"
        console.print(f"From {step['from']} to {step['to']}: {told}.")
