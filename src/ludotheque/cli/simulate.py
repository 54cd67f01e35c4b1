"""Play many games of bots and report how they went."""

import argparse
import json
import sys
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from ludotheque.cli.arguments import BOTS, add_edition, add_game, option_texts
from ludotheque.cli.terminal.console import open_console
from ludotheque.lab.plan import Plan
from ludotheque.lab.report import Report
from ludotheque.lab.simulate import simulate


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", type=int, required=True, metavar="N", help="how many bots play")
    parser.add_argument("--games", type=int, default=100, metavar="K", help="how many games (standard: 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed, the same games (standard: 1)")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,…",
        help=f"for all seats, or for each: {BOTS}",
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the table")
    parser.add_argument("--rotate", action="store_true", help="bots move one seat on from game to game")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes; the results do not change")
    add_edition(parser)
    parser.add_argument("--records", default="", metavar="DIR", help="write one record per game into this folder")
    parser.add_argument("--json", action="store_true", help="print the JSON object alone")


def run(args: argparse.Namespace) -> int:
    plan = Plan(
        game=args.game,
        seats=args.players,
        games=args.games,
        seed=args.seed,
        bots=args.bots.split(","),
        options=option_texts(args.option),
        edition=args.edition,
        records=args.records,
        rotate=args.rotate,
    )
    report = _simulate(plan, args.jobs).data()
    if not args.json:
        _print(report)
    print(json.dumps(report, ensure_ascii=False))
    return 0


def _simulate(plan: Plan, jobs: int) -> Report:
    """With a progress bar, if somebody watches."""
    if not sys.stderr.isatty():
        return simulate(plan, jobs=jobs)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(plan.game, total=plan.games)
        return simulate(plan, lambda done: bar.update(task, completed=done), jobs)


def _print(report: dict[str, Any]) -> None:
    console = open_console()
    console.print(_grid(report))
    ends = ", ".join(f"{reason} {count}" for reason, count in report["end_reasons"].items())
    console.print(f"Wins by seat: {', '.join(f'{wins:g}' for wins in report['wins_by_seat'])}. Ends: {ends or 'none'}.")
    if report["round_limit"]:
        cut_off = "1 game was cut off" if report["cut_off"] == 1 else f"{report['cut_off']} games were cut off"
        console.print(f"The rules set no limit of rounds; here it was {report['round_limit']}, and {cut_off}.")
    counts = ", ".join(f"{kind} {count:g}" for kind, count in report["events_per_game"].items())
    console.print(f"In a game, on average: {counts or 'nothing'}.")
    core = "compiled" if report["compiled"] else "interpreted"
    console.print(
        f"{report['mean_length']:g} actions a game, {report['max_length']} at most; {report['illegal']} illegal; "
        f"{report['decisions_per_s']} decisions per second, {core}."
    )


def _grid(report: dict[str, Any]) -> Grid:
    title = f"{report['game']}: {report['finished']} of {report['games']} games finished"
    grid = Grid(title=title, title_justify="left")
    for heading in ("bot", "wins", "share", "95 % between", "mean score"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for level, share in report["win_share_by_bot"].items():
        if report["finished"]:
            between = f"{share['low']:.1%} and {share['high']:.1%}"
            wins, score = report["wins_by_bot"][level], report["mean_score_by_bot"][level]
            grid.add_row(level, f"{wins:g}", f"{share['share']:.1%}", between, f"{score:.1f}")
    return grid
