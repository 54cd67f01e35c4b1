"""Checks and measures the map of Richesses de France, and writes docs/richesses-de-france-map.md.

`python -m tools.france_map` writes the report, `--check` only says whether it is up to date. `--edition FILE` measures
somebody's own edition and prints the report.
"""

import argparse
import itertools
import math
import sys
from collections import Counter
from pathlib import Path

from tools.france_tours import distances, sections, shortest_tour, stops, turns

from ludotheque.editions.richesses_de_france import read_edition
from ludotheque.editions.richesses_de_france_file import File, Section, Town
from ludotheque.editions.toml_lines import parse

ROOT = Path(__file__).parent.parent
EDITION = ROOT / "src/ludotheque/games/richesses_de_france/edition/france-1990.toml"
REPORT = ROOT / "docs/richesses-de-france-map.md"
MIDDLE = 46.5  # degrees north: the middle of France
DEGREE = 111.2  # kilometres
TOO_NEAR = 13  # kilometres between two towns: nearer, and the map would choke
IN_THE_WAY = 3  # kilometres from a section to a third town
BY_BICYCLE, BY_CAR = 2, 4  # sections a turn

Point = tuple[float, float]  # kilometres east and north, the map laid flat


def flat(lon: float, lat: float) -> Point:
    return lon * math.cos(math.radians(MIDDLE)) * DEGREE, (lat - MIDDLE) * DEGREE


def line(file: File, section: Section) -> list[Point]:
    """The section as it is drawn, with its bends."""
    places = {town.id: flat(town.lon, town.lat) for town in file.town}
    one, other = section.between
    return [places[one], *(flat(lon, lat) for lon, lat in section.via), places[other]]


def crossings(file: File) -> list[tuple[Section, Section]]:
    """Sections that meet elsewhere than in a town."""
    lines = [(section, line(file, section)) for section in file.section]
    return [
        (one, other)
        for (one, here), (other, there) in itertools.combinations(lines, 2)
        if any(_cross(*a, *b) for a in itertools.pairwise(here) for b in itertools.pairwise(there))
    ]


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def in_the_way(file: File) -> list[tuple[Town, Section]]:
    """Towns over which a section runs without stopping there."""
    found: list[tuple[Town, Section]] = []
    for section in file.section:
        points = line(file, section)
        for town in file.town:
            place = flat(town.lon, town.lat)
            near = min(distance(place, a, b) for a, b in itertools.pairwise(points)) < IN_THE_WAY
            if near and town.id not in section.between:
                found.append((town, section))
    return found


def distance(point: Point, a: Point, b: Point) -> float:
    """From a point to a stretch of line."""
    along = (b[0] - a[0], b[1] - a[1])
    part = ((point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1]) / (along[0] ** 2 + along[1] ** 2)
    part = max(0.0, min(1.0, part))
    return math.hypot(point[0] - a[0] - part * along[0], point[1] - a[1] - part * along[1])


def nearest_pairs(file: File, kilometres: float) -> list[tuple[Town, Town]]:
    return [
        (one, other)
        for one, other in itertools.combinations(file.town, 2)
        if math.dist(flat(one.lon, one.lat), flat(other.lon, other.lat)) < kilometres
    ]


def dead_ends(file: File) -> list[Town]:
    """Towns from which a walker has a single way on, the sea left aside."""
    ways = [town for section in file.section if section.kind == "road" for town in section.between]
    return [town for town in file.town if ways.count(town.id) < 2]


def report(file: File) -> str:
    names = {town.id: town.name for town in file.town}
    kinds = Counter(town.kind for town in file.town)
    lines = Counter(section.kind for section in file.section)
    parts = [
        "# The map of Richesses de France",
        "",
        "Written by `python -m tools.france_map`; a test says when it is out of date.",
        "",
        f"{len(file.town)} towns: {kinds['capital']} capitals of regions, {kinds['prefecture']} other prefectures, "
        f"{kinds['stage']} stages, {kinds['passing']} passing points. {len(file.section)} sections: {lines['road']} of "
        f"road, {lines['motorway']} of motorway, {lines['sea']} by sea.",
        "",
        f"Sections that cross outside a town: {len(crossings(file))}. Sections that run over a third town (nearer than "
        f"{IN_THE_WAY} km): {len(in_the_way(file))}. Towns nearer than {TOO_NEAR} km to each other: "
        f"{len(nearest_pairs(file, TOO_NEAR))}. Dead ends for walkers: "
        f"{', '.join(town.name for town in dead_ends(file)) or 'none'}.",
        "",
        "## How long the circuits are",
        "",
        "The shortest round through all stages, computed exactly, with a stop at every stage. Work, stakes, chance, "
        "other pawns and what a race itself takes are not counted; the casinos are entered at the best end.",
        "",
        "| Circuit | Stages | Sections by car | Turns by car | Turns by bicycle | Turns on foot | Best order by car |",
        "| --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    return "\n".join([*parts, *(_row(file, number, names) for number in range(len(file.circuit))), ""])


def _row(file: File, number: int, names: dict[str, str]) -> str:
    circuit = file.circuit[number]
    todo = stops(file, circuit.id)
    by_car, on_foot = distances(file, with_motorways=True), distances(file, with_motorways=False)
    tour = shortest_tour(circuit, todo, sections(by_car))
    figures = [
        len(todo),
        tour.length,
        shortest_tour(circuit, todo, turns(by_car, BY_CAR)).length,
        shortest_tour(circuit, todo, turns(on_foot, BY_BICYCLE)).length,
        shortest_tour(circuit, todo, sections(on_foot)).length,
    ]
    order = ", ".join(names[town] for town in tour.order)
    return f"| {circuit.fr} | {' | '.join(str(figure) for figure in figures)} | {order} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="say whether the report is up to date, write nothing")
    parser.add_argument("--edition", type=Path, help="somebody's own edition")
    wanted = parser.parse_args()
    text = (wanted.edition or EDITION).read_text("utf-8")
    read_edition(text)
    told = report(parse(text, File))
    if wanted.edition:
        print(told)
    elif not wanted.check:
        REPORT.write_text(told, "utf-8")
    elif REPORT.read_text("utf-8") != told:
        print(f"{REPORT} is stale: run python -m tools.france_map", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
