"""The map of 1990: real towns at their places, roads that do not cross, motorways, and circuits of like length."""

import itertools

import pytest
from tools.france_map import (
    REPORT,
    TOO_NEAR,
    crossings,
    dead_ends,
    distance,
    flat,
    in_the_way,
    line,
    nearest_pairs,
    report,
)
from tools.france_tours import Stop, distances, sections, shortest_tour, stopovers, stops, turns

from tests.games.richesses_de_france.france_1990 import FILE, IDS, TABLES, TOWNS, is_inside, outlines, prefectures

REGIONS = {region.id: region.fr for region in FILE.region}
ON_THE_SHORE = 1.5  # kilometres that a town by the water may lie outside a simplified outline


# Towns


def test_every_prefecture_is_on_the_map_at_its_place_or_one_with_paris() -> None:
    merged = TOWNS["paris"].merged
    by_name = {town.name.replace("’", "'"): town for town in FILE.town}
    by_name["Cergy"] = TOWNS["cergy"]
    for row in prefectures():
        if row["town"] in merged:
            continue
        town = by_name[row["town"]]
        assert (str(town.lat), str(town.lon)) == (str(float(row["latitude"])), str(float(row["longitude"])))
        assert REGIONS[town.region].replace("’", "'") == row["region"]
        assert town.kind == row["rank"]


def test_only_prefectures_of_the_ring_are_one_with_paris() -> None:
    places = {row["town"]: flat(float(row["longitude"]), float(row["latitude"])) for row in prefectures()}
    paris = flat(TOWNS["paris"].lon, TOWNS["paris"].lat)
    for name in TOWNS["paris"].merged:
        assert abs(places[name][0] - paris[0]) + abs(places[name][1] - paris[1]) < 40


def test_every_town_lies_in_its_region() -> None:
    shapes = outlines()
    for town in FILE.town:
        rings = shapes[REGIONS[town.region]]
        assert any(is_inside(town, ring) for ring in rings) or _distance_to(town.id, rings) < ON_THE_SHORE, town.id


def _distance_to(id: str, rings: list[list[tuple[float, float]]]) -> float:
    place = flat(TOWNS[id].lon, TOWNS[id].lat)
    return min(distance(place, flat(*a), flat(*b)) for ring in rings for a, b in itertools.pairwise(ring))


def test_every_region_has_one_capital_and_some_towns_to_arrive_in() -> None:
    assert all(len([town for town in FILE.town if town.region == region]) >= 5 for region in REGIONS)


@pytest.mark.parametrize(
    ("id", "name", "why"),
    [
        ("chalons-sur-marne", "Châlons-sur-Marne", "so named until 1997"),
        ("cosne-cours-sur-loire", "Cosne-Cours-sur-Loire", "so named since 1973"),
    ],
)
def test_towns_bear_their_names_of_1990(id: str, name: str, why: str) -> None:
    assert TOWNS[id].name == name
    assert why in TOWNS[id].source


def test_no_two_towns_choke_the_map() -> None:
    assert nearest_pairs(FILE, TOO_NEAR) == []


# Sections


def test_no_two_sections_cross_but_in_a_town() -> None:
    assert crossings(FILE) == []


def test_a_crossing_would_be_found() -> None:
    road = FILE.section[0].__class__(("lille", "marseille"), "road", "none")
    broken = FILE.__class__(**{name: getattr(FILE, name) for name in FILE.__struct_fields__})
    broken.section = [*FILE.section, road]

    assert len(crossings(broken)) > 10


def test_no_section_runs_over_a_third_town() -> None:
    assert in_the_way(FILE) == []


def test_no_town_is_a_dead_end_for_walkers() -> None:
    assert dead_ends(FILE) == []


def test_sections_join_neighbours() -> None:
    """On land none is longer than the way from Paris to Reims."""
    for section in FILE.section:
        points = line(FILE, section)
        length = sum(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 for a, b in itertools.pairwise(points))
        assert length < 140 or section.kind == "sea", section.between


def test_the_sea_is_crossed_from_three_ports_to_three_and_dearer_when_longer() -> None:
    lines = sorted((section.fare or 0, *section.between) for section in FILE.section if section.kind == "sea")

    assert lines == [
        (40, "nice", "calvi"),
        (50, "nice", "bastia"),
        (60, "toulon", "ajaccio"),
        (70, "marseille", "ajaccio"),
    ]


def test_corsica_is_reached_by_sea_alone_and_has_no_motorway() -> None:
    for section in FILE.section:
        islands = [TOWNS[id].region == "corse" for id in section.between]
        assert (section.kind == "sea") == (islands[0] != islands[1])
        assert section.kind != "motorway" or not any(islands)


@pytest.mark.parametrize(
    ("number", "towns"),
    [
        ("A1", ["paris", "compiegne", "peronne", "arras", "lille"]),
        ("A2", ["peronne", "cambrai", "valenciennes"]),
        ("A4", ["paris", "chateau-thierry", "reims", "chalons-sur-marne", "sainte-menehould", "verdun", "metz"]),
        ("A6", ["paris", "nemours", "auxerre", "beaune", "chalon-sur-saone", "macon", "lyon"]),
        ("A7", ["lyon", "valence", "montelimar", "orange", "salon-de-provence", "marseille"]),
        ("A8", ["aix-en-provence", "brignoles", "cannes", "nice"]),
        ("A10", ["paris", "orleans", "blois", "tours", "poitiers", "niort", "saintes", "bordeaux"]),
        ("A26", ["calais", "arras", "cambrai", "saint-quentin", "laon", "reims"]),
        ("A47", ["lyon", "saint-etienne"]),
    ],
)
def test_the_great_motorways_are_whole(number: str, towns: list[str]) -> None:
    kinds = {frozenset(section.between): (section.kind, section.road) for section in FILE.section}

    assert all(kinds[frozenset(pair)] == ("motorway", number) for pair in itertools.pairwise(towns))


def test_no_motorway_opened_after_the_map_is_on_it() -> None:
    later = {"A16", "A19", "A20", "A28", "A29", "A39", "A49", "A54", "A75", "A77", "A83", "A84", "A85", "A89"}

    assert not {section.road for section in FILE.section if section.kind == "motorway"} & later


def test_every_motorway_names_the_page_that_says_when_it_was_opened() -> None:
    for section in FILE.section:
        if section.kind == "motorway":
            page = f"https://fr.wikipedia.org/wiki/Autoroute_{section.road}_(France)"
            assert section.source == f"reconstructed: open about 1990, {page}", section.between


def test_the_mouth_of_the_seine_is_crossed_by_the_bridge_of_1959_alone() -> None:
    """That of Normandy, between Le Havre and Deauville, was opened in 1995."""
    ways = {frozenset(section.between): section.source for section in FILE.section}
    to_le_havre = {town for pair in ways if "le-havre" in pair for town in pair} - {"le-havre"}

    assert to_le_havre == {"rouen", "etretat", "pont-audemer"}
    assert ways[frozenset(("pont-audemer", "le-havre"))].endswith("https://fr.wikipedia.org/wiki/Pont_de_Tancarville")


@pytest.mark.parametrize(
    ("one", "other", "by"),
    [
        ("cannes", "nice", "grasse"),
        ("arras", "cambrai", "douai"),
        ("cambrai", "saint-quentin", "bohain"),
        ("lyon", "saint-etienne", "rive-de-gier"),
        ("valence", "montelimar", "livron"),
        ("montelimar", "orange", "pierrelatte"),
    ],
)
def test_walkers_go_beside_a_motorway_by_the_town_between(one: str, other: str, by: str) -> None:
    on_foot = distances(FILE, with_motorways=False)

    assert (on_foot[one][other], on_foot[one][by], on_foot[by][other]) == (2, 1, 1)


# Passing points


@pytest.mark.parametrize("circuit", ["monuments", "vins", "touristique", "vacances", "specialites"])
def test_two_stages_of_each_race_are_passing_points(circuit: str) -> None:
    stages = [TOWNS[stage.town] for stage in FILE.stage if stage.circuit == circuit]

    assert len([town for town in stages if town.kind == "passing"]) == 2


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("lille", "metz"),
        ("strasbourg", "lyon"),
        ("paris", "strasbourg"),
        ("toulouse", "ajaccio"),
        ("clermont-ferrand", "ajaccio"),
    ],
)
def test_whoever_drives_two_turns_between_these_stages_stops_at_a_passing_point(one: str, other: str) -> None:
    """The stages of Économie and Sports are capitals; the cards of these circuits are drawn on the road."""
    by_car = distances(FILE, with_motorways=True)
    between = stopovers(by_car, one, other, 4)

    assert turns(by_car, 4)(one, other) == 2
    assert {TOWNS[id].kind for id in between} == {"passing"}


# Circuits


@pytest.mark.parametrize("circuit", IDS["circuit"])
def test_every_circuit_can_be_completed_on_foot(circuit: str) -> None:
    on_foot = distances(FILE, with_motorways=False)
    number = IDS["circuit"].index(circuit)
    tour = shortest_tour(FILE.circuit[number], stops(FILE, circuit), sections(on_foot))

    assert len(tour.order) == len(TABLES.stages[number])
    assert tour.length < 70


def test_circuits_are_of_like_length_by_car() -> None:
    """The eight of Sports are lived through in its races and matches, and left aside here."""
    by_car = distances(FILE, with_motorways=True)
    lengths = [
        shortest_tour(circuit, stops(FILE, circuit.id), turns(by_car, 4)).length for circuit in FILE.circuit[:-1]
    ]

    assert max(lengths) <= 1.4 * min(lengths)


def test_the_shortest_tour_is_the_shortest() -> None:
    """Against every order of a few stages."""
    by_car = distances(FILE, with_motorways=True)
    circuit = FILE.circuit[1]
    few = stops(FILE, "monuments")[:6]
    best = min(_length(circuit.start or "", order, by_car) for order in itertools.permutations(few))

    assert shortest_tour(circuit, few, sections(by_car)).length == best


def _length(home: str, order: tuple[Stop, ...], by_car: dict[str, dict[str, int]]) -> int:
    towns = [home, *(stop.enter for stop in order), home]
    return sum(by_car[one][other] for one, other in itertools.pairwise(towns))


def test_the_report_is_up_to_date() -> None:
    assert REPORT.read_text("utf-8") == report(FILE), "stale: run python -m tools.france_map"
