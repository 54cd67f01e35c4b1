"""Draws the ground of the map of Richesses de France: regions, seas, neighbours, rivers and mountains, laid flat.

`python -m tools.france_land` writes web/src/games/richesses-de-france/land.json, `--check` only says whether it is up
to date. Towns and roads are not in it: the page lays them on this ground from the edition, in the same projection.
"""

import argparse
import itertools
import json
import math
import sys
import tomllib
from typing import Any

from tools.france_map import DEGREE, EDITION, MIDDLE, ROOT

from ludotheque.editions.richesses_de_france_file import File
from ludotheque.editions.toml_lines import parse

OUTLINES = ROOT / "tests/games/richesses_de_france/geo/regions-of-france-1982-2015.geojson"
SCENERY = ROOT / "tools/france_scenery.toml"
LAND = ROOT / "web/src/games/richesses-de-france/land.json"
WEST, NORTH = -9.0, 52.0  # where the sheet begins, which is measured in kilometres
TINTS = 6  # inks for the regions; neighbours differ
CLEAR = 12  # kilometres from a mountain to a town

Point = tuple[float, float]


def flat(lon: float, lat: float) -> Point:
    """Kilometres to the right of the sheet's corner, and below it."""
    return (lon - WEST) * math.cos(math.radians(MIDDLE)) * DEGREE, (NORTH - lat) * DEGREE


def text() -> str:
    return json.dumps(land(), ensure_ascii=False, separators=(",", ":")) + "\n"


def land() -> dict[str, Any]:
    file = parse(EDITION.read_text("utf-8"), File)
    scenery = tomllib.loads(SCENERY.read_text("utf-8"))
    rings = _rings(file)
    towns = [flat(town.lon, town.lat) for town in file.town]
    return {
        "projection": {"west": WEST, "north": NORTH, "middle": MIDDLE, "degree": DEGREE},
        "regions": _regions(rings),
        "abroad": " ".join(_polygon([(lon, lat) for lon, lat in ring]) for ring in _lists(scenery["abroad"])),
        "lakes": " ".join(_curve([(lon, lat) for lon, lat in ring], closed=True) for ring in _lists(scenery["lakes"])),
        "rivers": " ".join(_curve([(lon, lat) for lon, lat in line]) for line in _lists(scenery["rivers"])),
        "mountains": [
            _mountain(lon, lat, int(size), towns) for range in _lists(scenery["mountains"]) for lon, lat, size in range
        ],
    }


def _lists(entries: dict[str, str]) -> list[list[list[float]]]:
    """« 2.35,48.85 1.72,49 »: numbers by place, places by entry."""
    return [[[float(number) for number in place.split(",")] for place in entry.split()] for entry in entries.values()]


def _rings(file: File) -> dict[str, list[list[Point]]]:
    """The outlines of each region of the edition, in degrees."""
    ids = {_plain(region.fr): region.id for region in file.region}
    found: dict[str, list[list[Point]]] = {}
    for feature in json.loads(OUTLINES.read_text("utf-8"))["features"]:
        shape = feature["geometry"]
        parts = shape["coordinates"] if shape["type"] == "MultiPolygon" else [shape["coordinates"]]
        found[ids[_plain(feature["properties"]["nom"])]] = [[(lon, lat) for lon, lat in part[0]] for part in parts]
    return found


def _plain(name: str) -> str:
    return name.replace("’", "'").replace("-", " ").lower()


def _regions(rings: dict[str, list[list[Point]]]) -> dict[str, dict[str, Any]]:
    corners = {id: {point for ring in parts for point in ring} for id, parts in rings.items()}
    tints: dict[str, int] = {}
    for id in sorted(rings, key=lambda one: -_borders(one, corners)):
        taken = [tint for other, tint in tints.items() if corners[id] & corners[other]]
        free = [tint for tint in range(TINTS) if tint not in taken]
        tints[id] = min(free, key=lambda tint: list(tints.values()).count(tint))
    return {id: {"tint": tints[id], "shape": " ".join(_polygon(ring) for ring in parts)} for id, parts in rings.items()}


def _borders(id: str, corners: dict[str, set[Point]]) -> int:
    return sum(1 for other in corners if other != id and corners[id] & corners[other])


def _mountain(lon: float, lat: float, size: int, towns: list[Point]) -> list[float]:
    """Where it is, or as near to it as leaves towns in sight."""
    place = flat(lon, lat)
    for _ in range(12):
        near = min(towns, key=lambda town: math.dist(town, place))
        gap = math.dist(near, place)
        if gap >= CLEAR:
            break
        away = max(gap, 0.1)
        place = tuple(here + (here - there) / away * 3 for here, there in zip(place, near, strict=True))  # type: ignore[assignment]
    return [round(place[0]), round(place[1]), size]


def _polygon(ring: list[Point]) -> str:
    """Relative steps in tenths of a kilometre are short to write."""
    points = [(round(x, 1), round(y, 1)) for x, y in (flat(*point) for point in ring)]
    corner = f"M{_number(points[0][0])} {_number(points[0][1])}l"
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(points)]
    return corner + " ".join(f"{_number(x)} {_number(y)}" for x, y in steps) + "z"


def _curve(line: list[Point], closed: bool = False) -> str:
    """A smooth line through the points."""
    points = [flat(*point) for point in line]
    ends = (points[-2 if closed else 0], points[1 if closed else -1])
    around = [ends[0], *points, ends[1]]
    drawn = f"M{_number(points[0][0])} {_number(points[0][1])}"
    for before, here, there, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        first = [h + (t - b) / 6 for b, h, t in zip(before, here, there, strict=True)]
        second = [t - (a - h) / 6 for h, t, a in zip(here, there, after, strict=True)]
        drawn += "C" + " ".join(_number(value) for value in (*first, *second, *there))
    return drawn


def _number(value: float) -> str:
    return f"{round(value, 1):g}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="say whether the ground is up to date, write nothing")
    wanted = parser.parse_args()
    if not wanted.check:
        LAND.write_text(text(), "utf-8")
    elif LAND.read_text("utf-8") != text():
        print(f"{LAND} is stale: run python -m tools.france_land", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
