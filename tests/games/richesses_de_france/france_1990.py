"""The edition as its tests read it: the file, what is made of it, and the outlines of the regions."""

import csv
import json
from pathlib import Path

import ludotheque
from ludotheque.editions.richesses_de_france import read_edition
from ludotheque.editions.richesses_de_france_file import File, Town
from ludotheque.editions.toml_lines import parse
from ludotheque.games.richesses_de_france.tables import FranceTables

PATH = Path(ludotheque.__file__).parent / "games/richesses_de_france/edition/france-1990.toml"
TEXT = PATH.read_text("utf-8")
FILE = parse(TEXT, File)
EDITION = read_edition(TEXT)
assert isinstance(EDITION.tables, FranceTables)
TABLES: FranceTables = EDITION.tables
IDS = EDITION.ids
TOWNS = {town.id: town for town in FILE.town}

GEO = Path(__file__).parent / "geo"
Ring = list[tuple[float, float]]


def prefectures() -> list[dict[str, str]]:
    """One row for each département: town, region, rank, latitude, longitude."""
    with (GEO / "prefectures.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def outlines() -> dict[str, list[Ring]]:
    """The outer rings of each region, by its name (IGN Admin Express, open licence; simplified)."""
    found: dict[str, list[Ring]] = {}
    for feature in json.loads((GEO / "regions-of-france-1982-2015.geojson").read_text("utf-8"))["features"]:
        shape = feature["geometry"]
        polygons = shape["coordinates"] if shape["type"] == "MultiPolygon" else [shape["coordinates"]]
        name = feature["properties"]["nom"].replace("'", "’")
        found[name] = [[(lon, lat) for lon, lat in polygon[0]] for polygon in polygons]
    return found


def is_inside(town: Town, ring: Ring) -> bool:
    """By counting how often a line from the town eastwards leaves the ring."""
    inside = False
    for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (y1 > town.lat) != (y2 > town.lat) and town.lon < (x2 - x1) * (town.lat - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
