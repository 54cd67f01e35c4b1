"""The 1961 world says what the booklet says, and its board can be played."""

import itertools
import re
import tomllib
import unicodedata
from pathlib import Path
from statistics import mean

from tests.clauses import clause

ROOT = Path(__file__).parents[3]
FILE = ROOT / "src/ludotheque/games/couleurs_du_monde/edition/monde-1961.toml"
EDITION = tomllib.loads(FILE.read_text(encoding="utf-8"))

AREAS = ["amerique-du-sud", "afrique", "extreme-orient", "europe", "amerique-du-nord", "orient", "centre"]
CORNERS = AREAS[:4]
TRIO = ["cuba", "haiti", "republique-dominicaine"]
AFRICAN_EXAMPLE = ["republique-arabe-unie", "soudan", "union-sud-africaine", "congo-leopoldville"]
NAMED_BY_THE_BOOKLET = [
    "Arabie Séoudite",
    "Jordanie",
    "Irak",
    "Yemen",
    "République Arabe Unie",
    "Soudan",
    "Union Sud-Africaine",
    "Iran",
    "Pakistan",
    "Afghanistan",
    "U.R.S.S.",
    "Grande-Bretagne",
    "Pays-Bas",
    "Cuba",
    "Haïti",
    "République Dominicaine",
]

NATIONS = {nation["id"]: nation for nation in EDITION["nation"]}
LINKS = [frozenset(link["between"]) for link in EDITION["link"]]
OMITTED = [frozenset(border["between"]) for border in EDITION["omitted"]]


def neighbours(nation: str) -> set[str]:
    return {other for link in LINKS if nation in link for other in link if other != nation}


def in_area(area: str) -> list[str]:
    return [nation for nation in NATIONS if NATIONS[nation]["area"] == area]


def islands() -> list[str]:
    return [nation for nation in NATIONS if NATIONS[nation]["island"]]


def steps_from(starts: list[str], allowed: set[str]) -> dict[str, int]:
    """How many links away from the starts each allowed nation lies."""
    steps = dict.fromkeys(starts, 0)
    queue = list(starts)
    for nation in queue:
        for other in sorted(neighbours(nation)):
            if other in allowed and other not in steps:
                steps[other] = steps[nation] + 1
                queue.append(other)
    return steps


def slug(name: str) -> str:
    plain = (
        unicodedata.normalize("NFD", name.replace(".", "").replace("’", "-")).encode("ascii", "ignore").decode().lower()
    )
    return re.sub("[^a-z0-9]+", "-", plain).strip("-")


# The file


def test_the_edition_says_what_it_is() -> None:
    edition = EDITION["edition"]

    assert (edition["id"], edition["game"]) == ("monde-1961", "couleurs-du-monde")
    assert all(edition[key] for key in ("fr", "en", "source"))


def test_the_file_has_no_key_outside_its_schema() -> None:
    schema = {
        "area": {"id", "fr", "en", "corner", "source"},
        "nation": {"id", "fr", "en", "modern_fr", "modern_en", "iso", "area", "value", "island", "source"},
        "link": {"between", "line", "source"},
        "omitted": {"between", "why"},
    }

    assert {"edition", *schema} == set(EDITION)
    for table, keys in schema.items():
        assert [entry for entry in EDITION[table] if not entry.keys() <= keys] == []


def test_every_entry_names_its_source() -> None:
    sources = [entry["source"] for entry in EDITION["area"] + EDITION["nation"] + EDITION["link"]]

    assert [source for source in sources if not re.match("booklet|border of 1961|reconstructed: .", source)] == []


def test_a_border_left_out_says_why() -> None:
    assert [border for border in EDITION["omitted"] if not border["why"]] == []


# Areas


def test_there_are_seven_areas_of_which_the_first_four_are_corners() -> None:
    areas = EDITION["area"]

    assert [area["id"] for area in areas] == AREAS
    assert [area["id"] for area in areas if area["corner"]] == CORNERS


def test_every_area_has_a_name_in_both_languages() -> None:
    assert [area for area in EDITION["area"] if not (area["fr"] and area["en"])] == []


def test_every_nation_lies_in_a_known_area() -> None:
    assert set(AREAS) == {nation["area"] for nation in EDITION["nation"]}


def test_eight_nations_are_grey_and_arabie_seoudite_is_one_of_them() -> None:
    grey = in_area("centre")

    assert len(grey) == 8
    assert "arabie-seoudite" in grey


def test_the_nations_that_the_example_tells_apart_from_the_centre_are_not_grey() -> None:
    grey = in_area("centre")

    assert [nation for nation in ("yemen", "republique-arabe-unie", "iran") if nation in grey] == []


def test_every_corner_area_has_ten_nations_or_more() -> None:
    assert [area for area in CORNERS if len(in_area(area)) < 10] == []


def test_every_corner_area_has_ten_nations_or_more_with_a_link() -> None:
    linked = {area: sum(bool(neighbours(nation)) for nation in in_area(area)) for area in CORNERS}

    assert [area for area in CORNERS if linked[area] < 10] == []


# Nations


def test_there_are_between_100_and_112_nations() -> None:
    assert 100 <= len(EDITION["nation"]) <= 112


def test_no_two_nations_share_an_id() -> None:
    assert len(EDITION["nation"]) == len(NATIONS)


def test_an_id_is_the_french_name_in_plain_letters() -> None:
    assert [nation["id"] for nation in EDITION["nation"] if nation["id"] != slug(nation["fr"])] == []


def test_every_nation_has_a_name_of_its_own_in_both_languages() -> None:
    for language in ("fr", "en"):
        names = [nation[language].strip() for nation in EDITION["nation"]]

        assert "" not in names
        assert len(names) == len(set(names))


def test_a_modern_name_is_given_only_where_it_differs() -> None:
    for language in ("fr", "en"):
        modern = f"modern_{language}"

        assert [nation for nation in EDITION["nation"] if nation.get(modern) in ("", nation[language])] == []


def test_no_two_nations_share_a_name_today() -> None:
    for language in ("fr", "en"):
        names = [nation.get(f"modern_{language}", nation[language]) for nation in EDITION["nation"]]

        assert len(names) == len(set(names))


def test_an_iso_code_is_two_small_letters_and_belongs_to_one_nation() -> None:
    codes = [nation["iso"] for nation in EDITION["nation"] if "iso" in nation]

    assert [code for code in codes if not re.fullmatch("[a-z]{2}", code)] == []
    assert len(codes) == len(set(codes))


def test_a_nation_without_iso_code_says_why() -> None:
    assert [nation["id"] for nation in EDITION["nation"] if ("iso" in nation) == ("no iso: " in nation["source"])] == []


def test_values_run_from_one_to_ten() -> None:
    values = {nation["value"] for nation in EDITION["nation"]}

    assert values <= set(range(1, 11))
    assert {1, 10} <= values


def test_no_area_is_worth_much_more_or_less_than_the_others() -> None:
    overall = mean(nation["value"] for nation in EDITION["nation"])
    by_area = {area: mean(NATIONS[nation]["value"] for nation in in_area(area)) for area in AREAS}

    assert {area: worth for area, worth in by_area.items() if not 0.8 <= worth / overall <= 1.2} == {}


def test_a_nation_with_few_links_is_worth_more_than_a_hub() -> None:
    mainland = [nation for nation in NATIONS if not NATIONS[nation]["island"]]
    few = [NATIONS[nation]["value"] for nation in mainland if len(neighbours(nation)) <= 2]
    many = [NATIONS[nation]["value"] for nation in mainland if len(neighbours(nation)) >= 6]

    assert min(few) > max(many)


def test_an_island_has_a_middling_value() -> None:
    assert [nation for nation in islands() if not 3 <= NATIONS[nation]["value"] <= 7] == []


# Links


def test_a_link_joins_two_different_known_nations() -> None:
    assert [link for link in EDITION["link"] if len(link["between"]) != 2 or len(set(link["between"])) != 2] == []
    assert set() == set().union(*LINKS) - set(NATIONS)


def test_a_pair_is_linked_once() -> None:
    assert len(LINKS) == len(set(LINKS))


def test_a_line_is_solid_dotted_or_a_sea_passage() -> None:
    assert {"solid", "dotted", "sea"} == {link["line"] for link in EDITION["link"]}


def test_a_dotted_or_sea_line_is_never_passed_off_as_a_border() -> None:
    assert [
        link for link in EDITION["link"] if link["line"] != "solid" and link["source"].startswith("border of 1961")
    ] == []


def test_a_border_left_out_joins_two_known_nations_that_no_link_joins() -> None:
    assert [border for border in OMITTED if len(border) != 2 or border in LINKS] == []
    assert set() == set().union(*OMITTED) - set(NATIONS)


def test_an_island_has_no_link_but_the_two_exceptions_of_the_booklet() -> None:
    links = {link for link in LINKS if link & set(islands())}

    assert {
        frozenset(["grande-bretagne", "pays-bas"]),
        frozenset(["cuba", "haiti"]),
        frozenset(["cuba", "republique-dominicaine"]),
        frozenset(["haiti", "republique-dominicaine"]),
    } == links


def test_a_nation_without_link_is_an_island() -> None:
    alone = [nation for nation in NATIONS if not neighbours(nation)]

    assert [nation for nation in alone if nation not in islands()] == []


def test_every_nation_but_the_islands_can_be_reached_from_every_other() -> None:
    mainland = {nation for nation in NATIONS if not NATIONS[nation]["island"]} | {"grande-bretagne"}

    assert mainland == set(steps_from(["arabie-seoudite"], mainland))


def test_every_area_touches_the_centre() -> None:
    touched = {NATIONS[other]["area"] for grey in in_area("centre") for other in neighbours(grey)}

    assert set(AREAS) - touched <= {"centre"}


def test_no_nation_is_more_than_five_links_from_the_centre() -> None:
    steps = steps_from(in_area("centre"), set(NATIONS))

    assert max(steps.values()) <= 5


def test_only_geography_makes_a_dead_end() -> None:
    dead_ends = {nation for nation in NATIONS if len(neighbours(nation)) == 1}

    assert {"coree-du-sud", "grande-bretagne", "malaisie", "portugal", "somalie", "yemen"} == dead_ends


@clause("cdm.edition.no-leap")
def test_the_only_line_across_half_a_continent_is_the_one_of_the_booklets_example() -> None:
    leaps = [link for link in EDITION["link"] if "all the way" in link["source"]]

    assert neighbours("somalie") == {"ethiopie"}
    assert [link["between"] for link in leaps] == [AFRICAN_EXAMPLE[1:3]]
    assert "the booklet's Soudan, Union Sud-Africaine" in leaps[0]["source"]


# What the booklet states


def test_the_nations_of_the_booklet_are_there_under_its_spelling() -> None:
    names = [nation["fr"] for nation in EDITION["nation"]]

    assert [name for name in NAMED_BY_THE_BOOKLET if name not in names] == []


def test_the_congo_of_the_booklet_is_there_and_so_is_the_other_one() -> None:
    names = [nation["fr"] for nation in EDITION["nation"] if nation["fr"].startswith("Congo")]

    assert names == ["Congo (Brazzaville)", "Congo (Léopoldville)"]


def test_the_first_player_of_the_example_goes_from_arabie_to_jordanie_to_irak() -> None:
    assert "jordanie" in neighbours("arabie-seoudite")
    assert "irak" in neighbours("jordanie")


def test_nothing_can_follow_the_yemen_because_arabie_seoudite_is_its_only_neighbour() -> None:
    assert {"arabie-seoudite"} == neighbours("yemen")


def test_the_second_player_of_the_example_may_start_with_the_rau_or_iran() -> None:
    covered = {"arabie-seoudite", "jordanie", "irak"}

    assert neighbours("republique-arabe-unie") & covered
    assert neighbours("iran") & covered


def test_the_example_leaves_out_no_neighbour_of_its_first_chain_that_is_not_grey() -> None:
    covered = {"arabie-seoudite", "jordanie", "irak"}
    open_to_play = set().union(*(neighbours(nation) for nation in covered)) - covered

    assert {"yemen", "republique-arabe-unie", "iran"} == open_to_play - set(in_area("centre"))


def test_the_african_chain_of_the_example_can_be_played_in_its_order() -> None:
    pairs = [frozenset(pair) for pair in itertools.pairwise(AFRICAN_EXAMPLE)]

    assert [pair for pair in pairs if pair not in LINKS] == []


def test_the_eastern_chain_of_the_example_can_be_played_in_its_order() -> None:
    chain = ["iran", "pakistan", "afghanistan", "urss"]
    pairs = [frozenset(pair) for pair in itertools.pairwise(chain)]

    assert [pair for pair in pairs if pair not in LINKS] == []


def test_grande_bretagne_is_an_island_joined_to_pays_bas_by_sea() -> None:
    lines = [link["line"] for link in EDITION["link"] if "grande-bretagne" in link["between"]]

    assert NATIONS["grande-bretagne"]["island"]
    assert {"pays-bas"} == neighbours("grande-bretagne")
    assert lines == ["sea"]


def test_cuba_haiti_and_republique_dominicaine_form_one_whole() -> None:
    assert [nation for nation in TRIO if not NATIONS[nation]["island"]] == []
    assert [nation for nation in TRIO if neighbours(nation) != set(TRIO) - {nation}] == []
