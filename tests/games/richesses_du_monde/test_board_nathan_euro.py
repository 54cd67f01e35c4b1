"""The board of the euro edition: the order of its 64 steps, what is sold where, and how it lies on the sheet."""

from collections import Counter

import pytest

from ludotheque.games.richesses_du_monde.tables import AUCTION, CONTINENT, COUNTRY, JOKER, NEWS, START, WINDFALL, WORLD
from tests.games.richesses_du_monde.nathan_euro import EDITION, FILE, IDS, TABLES, country, square

# A star: a plaque lies there.
STEPS = """
Scandinavie*, Allemagne*, Choix Europe*, Royaume-Uni*, France*, Europe Méditerranéenne*, Choix Europe*,
Europe Danubienne*, Europe Balkanique*, Enchères, 500 000 €*, Actualité, Russie*, Russie*, Russie*, Actualité,
500 000 €*, Joker, Canada*, Mexique*, Choix Amérique*, Antilles*, Venezuela*, Pays Andins*, Choix Amérique*, Brésil*,
Argentine*, Enchères, 500 000 €*, Actualité, U.S.A.*, U.S.A.*, U.S.A.*, Actualité, 500 000 €*, Enchères, Maghreb*,
Afrique du Nord-Est*, Afrique Occidentale*, Choix Afrique*, Afrique Centrale*, Afrique des Grands Lacs*,
Afrique du Sud*, Joker, 500 000 €*, Choix mondial, Océanie*, Actualité, 500 000 €*, Enchères, Moyen-Orient*,
Péninsule Indienne*, Péninsule Indochinoise*, Choix Asie-Océanie*, Japon*, Chine*, Indonésie*, Joker, 500 000 €*,
Choix mondial, Océanie*, Actualité, 500 000 €*, Enchères
"""
BOARD = ["Départ", *STEPS.strip().replace("\n", " ").split(", ")]
CROSSING = 36
PLACES = [(square.x, square.y) for square in FILE.square]
OUTER = range(36)  # with the arrow
INNER = range(36, 64)


def sold_at(id: str) -> list[int]:
    return TABLES.on_sale[square(id)]


def titles_of(*countries: str) -> list[int]:
    wanted = [country(id) for id in countries]
    return [number for number, place in enumerate(TABLES.countries) if place in wanted]


def titles_in(*continents: str) -> list[int]:
    wanted = [IDS["continent"].index(id) for id in continents]
    return [number for number, place in enumerate(TABLES.countries) if TABLES.continents[place] in wanted]


def rim(width: int, height: int) -> int:
    return 2 * (width + height) - 4


# The order


def test_the_squares_follow_each_other_as_on_the_box() -> None:
    plaques = ["*" if plaque else "" for plaque in TABLES.plaques]

    assert [
        name.replace("\u00a0", " ") + star for name, star in zip(EDITION.names["fr"]["square"], plaques, strict=True)
    ] == BOARD
    assert TABLES.last_square == 64


def test_a_country_square_has_the_name_of_its_country_in_english_too() -> None:
    assert EDITION.names["en"]["square"][square("japon")] == "Japan"


def test_there_are_as_many_squares_of_each_kind_as_known() -> None:
    kinds = Counter(kind for step, kind in enumerate(TABLES.kinds) if FILE.square[step].same_as is None)

    assert kinds == {START: 1, COUNTRY: 34, CONTINENT: 6, WORLD: 2, AUCTION: 4, JOKER: 3, NEWS: 6, WINDFALL: 8}


def test_the_auction_at_the_crossing_is_met_twice() -> None:
    assert [step.same_as for step in FILE.square] == [None] * 64 + [IDS["square"][CROSSING]]
    assert TABLES.kinds[CROSSING] == TABLES.kinds[64] == AUCTION


def test_two_plaques_of_each_production_find_their_squares() -> None:
    assert sum(TABLES.plaques) == 48 == 2 * len(TABLES.yields)


def test_plaques_lie_on_countries_continental_choices_and_windfalls_and_on_all_of_them() -> None:
    royal = [kind in (COUNTRY, CONTINENT, WINDFALL) for kind in TABLES.kinds]

    assert royal == TABLES.plaques


# What is sold


def test_a_country_square_sells_the_titles_of_its_country() -> None:
    assert sold_at("france") == titles_of("france")
    assert len(sold_at("france")) == 3
    assert sold_at("russie-1") == sold_at("russie-2") == sold_at("russie-3") == titles_of("russie")


def test_coree_is_sold_at_japon_and_philippines_at_indonesie() -> None:
    assert sold_at("japon") == titles_of("japon", "coree")
    assert sold_at("indonesie") == titles_of("indonesie", "philippines")


def test_the_choices_of_europe_sell_benelux_but_not_russia() -> None:
    assert sold_at("choix-europe-1") == sold_at("choix-europe-2") == titles_in("europe")
    assert set(titles_of("benelux")) < set(titles_in("europe"))
    assert len(titles_in("europe")) == 19


def test_the_choices_of_america_leave_out_the_usa() -> None:
    assert sold_at("choix-amerique-1") == sold_at("choix-amerique-2") == titles_in("amerique")
    assert len(titles_in("amerique")) == 28


def test_the_other_choices_sell_africa_and_asia_with_oceania() -> None:
    assert sold_at("choix-afrique") == titles_in("afrique")
    assert sold_at("choix-asie-oceanie") == titles_in("asie", "oceanie")
    assert (len(titles_in("afrique")), len(titles_in("asie", "oceanie"))) == (16, 50)


def test_a_choice_of_the_world_sells_everything() -> None:
    assert sold_at("choix-mondial-1") == sold_at("choix-mondial-2") == list(range(144))


def test_benelux_has_no_square_of_its_own() -> None:
    (gas,) = titles_of("benelux")

    assert {CONTINENT, WORLD} == {TABLES.kinds[step] for step in range(65) if gas in TABLES.on_sale[step]}


@pytest.mark.parametrize("kind", [START, AUCTION, JOKER, NEWS, WINDFALL])
def test_nothing_is_sold_elsewhere(kind: int) -> None:
    assert [step for step in range(65) if TABLES.kinds[step] == kind and TABLES.on_sale[step]] == []


# The sheet


def test_the_outer_lap_fills_the_rim_of_eleven_by_nine_cells() -> None:
    cells = {PLACES[step] for step in OUTER}

    assert len(cells) == len(OUTER) == rim(11, 9)
    assert [cell for cell in cells if cell[0] not in (0, 10) and cell[1] not in (0, 8)] == []


def test_the_inner_lap_fills_the_ring_one_cell_in() -> None:
    cells = {PLACES[step] for step in INNER}

    assert len(cells) == len(INNER) == rim(9, 7)
    assert all(1 <= x <= 9 and 1 <= y <= 7 and (x in (1, 9) or y in (1, 7)) for x, y in cells)


def test_each_step_goes_to_a_neighbouring_cell_and_the_last_comes_out_to_square_1() -> None:
    path = [*PLACES, PLACES[1]]

    assert [
        step
        for step in range(65)
        if abs(path[step][0] - path[step + 1][0]) + abs(path[step][1] - path[step + 1][1]) != 1
    ] == []


def test_the_crossing_is_the_inner_corner_next_to_the_start() -> None:
    assert PLACES[0] == (0, 0)
    assert PLACES[CROSSING] == PLACES[64] == (1, 1)


def test_the_two_laps_cross_at_right_angles() -> None:
    (x, y) = PLACES[CROSSING]

    assert (PLACES[35], PLACES[37]) == ((x - 1, y), (x + 1, y))
    assert (PLACES[63], PLACES[1]) == ((x, y + 1), (x, y - 1))


def test_every_corner_is_a_square_without_plaque() -> None:
    corners = [(0, 0), (10, 0), (10, 8), (0, 8), (1, 1), (9, 1), (9, 7), (1, 7)]

    assert [TABLES.kinds[PLACES.index(corner)] for corner in corners] == [
        START,
        AUCTION,
        JOKER,
        AUCTION,
        AUCTION,
        JOKER,
        AUCTION,
        JOKER,
    ]
