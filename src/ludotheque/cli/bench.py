"""Measure decisions per second, copies and replays, or how fast the bots are, compiled and interpreted."""

import argparse
import json
import sys
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.cli.terminal.console import open_console
from ludotheque.lab.bench import BOTS, KERNEL, LEAST_ROUNDS, bench

FIGURES = {
    "decisions_per_s": "decisions/s",
    "copy_us": "copy, µs",
    "replay_ms": "replay, ms",
    "games_per_s": "whole games/s",
    "decision_us": "a decision, µs",
    "p99_us": "one in a hundred, µs",
    "worst_us": "the longest, µs",
}


def configure(parser: argparse.ArgumentParser) -> None:
    rounds = f"rounds of each measurement, {LEAST_ROUNDS} or more (standard: {LEAST_ROUNDS})"
    parser.add_argument("--rounds", type=int, default=LEAST_ROUNDS, metavar="N", help=rounds)
    parser.add_argument("--seconds", type=float, default=0.3, metavar="S", help="for each figure (standard: 0.3)")
    parser.add_argument("--bots", action="store_true", help="whole games and decisions of every level of every game")
    parser.add_argument("--json", action="store_true", help="print the JSON object alone")


def run(args: argparse.Namespace) -> int:
    figures = _bench(BOTS if args.bots else KERNEL, args.rounds, args.seconds)
    if not args.json:
        _print(figures)
    print(json.dumps(figures, ensure_ascii=False))
    return 0


def _bench(measured: str, rounds: int, seconds: float) -> dict[str, Any]:
    """With a progress bar, if somebody watches."""
    if not sys.stderr.isatty():
        return bench(measured, rounds, seconds)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("bench", total=rounds)
        return bench(measured, rounds, seconds, lambda done: bar.update(task, completed=done))


def _print(figures: dict[str, Any]) -> None:
    console = open_console()
    grid = Grid(title="Medians, with the lowest and the highest round", title_justify="left")
    for heading in ("subject", "figure", "compiled", "interpreted", "times faster"):
        grid.add_column(heading, justify="left" if heading in ("subject", "figure") else "right")
    for subject, measured in figures["subjects"].items():
        for figure, kinds in measured.items():
            cells = [_cell(kinds[kind]) for kind in ("compiled", "interpreted", "speedup")]
            grid.add_row(Text(subject, overflow="fold"), FIGURES[figure], *cells)
    console.print(grid)
    over = figures.get("tiny_market_over_plain")
    if over is not None:
        console.print("Decisions of Tiny Market over those of its plain twin:")
        console.print(f"compiled {_cell(over['compiled'])}, interpreted {_cell(over['interpreted'])}.")
    if figures["note"]:
        console.print(f"Note: {figures['note']}.")


def _cell(spread: dict[str, float] | None) -> str:
    if spread is None:
        return "–"
    return f"{_short(spread['median'])} ({_short(spread['min'])}–{_short(spread['max'])})"


def _short(value: float) -> str:
    """`575k` for 575 000."""
    if value >= 1e6:
        return f"{value / 1e6:g}M"
    return f"{value / 1e3:g}k" if value >= 1e4 else f"{value:g}"
