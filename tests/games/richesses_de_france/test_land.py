"""The ground under the map."""

from tools.france_land import LAND, TINTS, flat, land, text
from tools.france_map import EDITION

from ludotheque.editions.richesses_de_france_file import File
from ludotheque.editions.toml_lines import parse


def test_the_ground_of_the_page_is_up_to_date() -> None:
    assert LAND.read_text("utf-8") == text()


def test_every_region_has_a_shape_and_one_of_the_inks() -> None:
    regions = land()["regions"]

    assert set(regions) == {region.id for region in parse(EDITION.read_text("utf-8"), File).region}
    assert all(region["shape"].startswith("M") and region["tint"] < TINTS for region in regions.values())


def test_the_map_is_laid_flat_with_north_above() -> None:
    lille, marseille, brest = flat(3.06, 50.63), flat(5.37, 43.3), flat(-4.49, 48.39)

    assert lille[1] < brest[1] < marseille[1]
    assert brest[0] < lille[0] < marseille[0]
