"""Prints how Richesses de France plays: tours, chance cards and stakes exactly, and what simulated games show.

`python -m tools.tune_france RUNS` reads one JSON object per line, as `ludotheque simulate richesses-de-france … --json`
prints them, plays some games for the cards that are drawn in them, and prints the report that
docs/tuning/richesses-de-france.md keeps.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from statistics import quantiles
from typing import Any

from tools.france_map import EDITION
from tools.france_tours import distances, sections, shortest_tour, stops, turns

from ludotheque.bots.richesses_de_france.stakes import advantage, bets
from ludotheque.editions.richesses_de_france_file import Card, File
from ludotheque.editions.toml_lines import parse
from ludotheque.games.richesses_de_france.state import RESALE
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import full_options
from ludotheque.lab.experiment import Experiment
from ludotheque.lab.plan import Plan
from ludotheque.record.record import read_options
from ludotheque.shelf import box

Run = dict[str, Any]

GAME = "richesses-de-france"
DRAWS_SEED = 77
RIVALS = ["navigator", "greedy", "greedy", "greedy"]
BY_BICYCLE, BY_CAR = 2, 4  # sections a turn
BETS = ["on a colour", "on one number", "on two numbers"]
COUNTED = {
    "rounds": "round-begun",
    "vehicles bought": "vehicle-bought",
    "second-hand sales": "vehicle-sold",
    "vehicles back to the bank": "vehicle-returned",
    "work": "work-done",
    "tolls": "toll-paid",
    "chance cards": "card-drawn",
    "displacements": "pawn-displaced",
    "stakes won": "bet-won",
    "stakes lost": "bet-lost",
    "matches": "match-won",
    "races": "race-completed",
}


def tours(file: File) -> list[str]:
    by_road, by_car = distances(file, with_motorways=False), distances(file, with_motorways=True)
    lines = [
        "| Circuit | Sections by car | Turns by car | Turns by bicycle | Turns on foot |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for circuit in file.circuit:
        todo = stops(file, circuit.id)
        costs = [sections(by_car), turns(by_car, BY_CAR), turns(by_road, BY_BICYCLE), sections(by_road)]
        lengths = [str(shortest_tour(circuit, todo, cost).length) for cost in costs]
        lines.append(f"| {circuit.fr} | {' | '.join(lengths)} |")
    return lines


def cards(file: File) -> list[str]:
    """What a card brings on average, with three opponents and vehicles at their resale price."""
    lines = []
    for words, kit in (("on foot", []), ("with a bicycle", [BICYCLE]), ("with a car", [CAR])):
        total = sum(_brought(card, kit) for card in file.card)
        lines.append(f"- {words}: {total / len(file.card):+.1f} F a card")
    away = sum(card.town is not None for card in file.card)
    rests, agains = sum(card.rest for card in file.card), sum(card.again for card in file.card)
    lines.append(f"- {away} of {len(file.card)} send elsewhere, {rests} cost a turn, {agains} gives one")
    return lines


def draws(games: int) -> list[str]:
    """How many cards a table of three good drivers draws in a game."""
    lines = [
        "| Circuit | Games | A quarter draws at most | Median | A quarter draws at least |",
        "| --- " + "| ---: " * 4 + "|",
    ]
    for circuit in _circuits():
        experiment = Experiment(Plan(GAME, 3, games, DRAWS_SEED, ["navigator"], {"circuit": circuit}))
        drawn = [experiment.play(number).events["CardDrawn"] for number in range(games)]
        cells = " | ".join(f"{part:g}" for part in quantiles(drawn, n=4))
        lines.append(f"| {circuit} | {games} | {cells} |")
    return lines


def _circuits() -> list[str]:
    return next(option.choices for option in box(GAME).game.options if option.name == "circuit")


def _brought(card: Card, kit: list[int]) -> int:
    if card.drivers and CAR not in kit:
        return 0
    granted = {"bicycle": RESALE[BICYCLE], "car": RESALE[CAR]}.get(card.grants or "", 0)
    return (card.money or 0) + 3 * (card.from_each or 0) + granted


def odds() -> list[str]:
    found = box(GAME)
    lines = ["| Stake | as written | classic |", "| --- | ---: | ---: |"]
    worlds = []
    for choice in ("as-written", "classic"):
        options = full_options(found.game.options, read_options(found.game, {"circuit": "casinos", "odds": choice}))
        worlds.append(found.game.start(2, found.edition().tables, options, Chance(1)))
    for kind, words in enumerate(BETS):
        gains = [max(advantage(world, bet) for bet in bets(world) if bet.kind == kind) for world in worlds]
        lines.append(f"| {words} | {' | '.join(f'{gain:+.0%}' for gain in gains)} |")
    return lines


def shares(runs: list[Run]) -> list[str]:
    lines = ["| Circuit | Games | navigator | 95 % |", "| --- | ---: | ---: | --- |"]
    for run in runs:
        if run["bots"] == RIVALS:
            share = run["win_share_by_bot"]["navigator"]
            between = f"{share['low']:.1%} – {share['high']:.1%}"
            lines.append(f"| {_circuit(run)} | {run['games']} | {share['share']:.1%} | {between} |")
    return lines


def rounds(runs: list[Run]) -> list[str]:
    lines = [
        "| Circuit | Players | Bots | Finished | Illegal | Rounds | Ends |",
        "| --- | ---: | --- | ---: | ---: | ---: | --- |",
    ]
    for run in runs:
        ends = ", ".join(f"{reason} {count}" for reason, count in run["end_reasons"].items())
        cells = [_circuit(run), run["players"], ", ".join(run["bots"]), f"{run['finished']} of {run['games']}"]
        cells += [run["illegal"], round(run["events_per_game"]["round-begun"], 1), ends]
        lines.append(f"| {' | '.join(str(cell) for cell in cells)} |")
    return lines


def events(runs: list[Run]) -> list[str]:
    totals: Counter[str] = Counter()
    for run in runs:
        for words, kind in COUNTED.items():
            totals[words] += round(run["events_per_game"].get(kind, 0) * run["finished"])
    return [f"- {words}: {totals[words]}" for words in COUNTED]


def _circuit(run: Run) -> str:
    return str(run["options"]["circuit"])


def report(file: File, runs: list[Run], games: int) -> str:
    chapters = {
        "Shortest tours": tours(file),
        "Chance cards": cards(file),
        "Cards drawn by three navigators": draws(games),
        "Stakes: what a franc brings on average": odds(),
        "navigator against three greedy": shares(runs),
        "Games": rounds(runs),
        "What happened in all of them": events(runs),
    }
    return "\n".join(line for title, lines in chapters.items() for line in (f"## {title}", "", *lines, ""))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("runs", type=Path, metavar="RUNS", help="one JSON object per line")
    parser.add_argument("--games", type=int, default=200, help="played on each circuit for the cards that are drawn")
    wanted = parser.parse_args()
    runs = [json.loads(line) for line in wanted.runs.read_text("utf-8").splitlines()]
    print(report(parse(EDITION.read_text("utf-8"), File), runs, wanted.games))


if __name__ == "__main__":
    main()
