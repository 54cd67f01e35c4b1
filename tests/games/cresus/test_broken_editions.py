"""What is wrong with somebody's own edition of Crésus is told in one sentence, with its line."""

import re

import pytest

from ludotheque.editions.cresus import read_edition
from ludotheque.editions.edition import BadEdition
from tests.games.cresus.cresus_2004 import FILE, IDS, TEXT


def complaint(text: str) -> str:
    with pytest.raises(BadEdition) as caught:
        read_edition(text)
    return str(caught.value)


def with_line(table: str, id: str, key: str, line: str) -> tuple[str, int]:
    """The file with this line instead of the entry's own, and its number."""
    lines = TEXT.split("\n")
    place = line_of_entry(table, id)  # the line after the heading
    while not re.match(rf"{key}\s*=", lines[place]):
        assert not lines[place].startswith("[["), f"{id} has no {key}"
        place += 1
    return "\n".join([*lines[:place], line, *lines[place + 1 :]]), place + 1


def line_of_entry(table: str, id: str) -> int:
    found = re.search(rf'\[\[{table}\]\]\nid +=\s+"{id}"\n', TEXT)
    assert found
    return TEXT.count("\n", 0, found.start()) + 1


def without(table: str) -> str:
    """The file without any entry of the table."""
    return f"{table} = []\n" + re.sub(rf"\[\[{table}\]\]\n(?:[^\[\n].*\n)+", "", TEXT)


SHARE, OTHER_SHARE = IDS["share"][0], IDS["share"][1]
GAIN, LEVY, SHIELD = (
    next(card["id"] for card in FILE["card"] if card["effect"] == effect) for effect in ("gain", "levy", "shield")
)
GAVEL = next(expert["id"] for expert in FILE["expert"] if expert["effect"] == "tie-break")


def test_the_edition_as_it_is_can_be_read() -> None:
    assert read_edition(TEXT).id == "cresus-2004"


@pytest.mark.parametrize(
    ("table", "id", "key", "line", "told"),
    [
        ("share", SHARE, "market", 'market = "paris"', "there is no market 'paris'"),
        ("share", SHARE, "sector", 'sector = "tulipes"', "there is no sector 'tulipes'"),
        ("expert", "pirate-tokyo", "market", 'market = "paris"', "there is no market 'paris'"),
        ("card", LEVY, "sector", 'sector = "tulipes"', "there is no sector 'tulipes'"),
        ("share", OTHER_SHARE, "id", f'id = "{SHARE}"', f"the share '{SHARE}' is there twice"),
        ("market", "tokyo", "id", 'id = "london"', "the market 'london' is there twice"),
        ("market", "tokyo", "colour", 'colour = "jaune"', "two markets are 'jaune', but a die has one such face"),
        ("market", "tokyo", "colour", 'colour = "rose"', "invalid enum value 'rose'"),
        ("share", SHARE, "throws", "throws = 4", "<= 3"),
        ("share", SHARE, "throws", "throws = 0", ">= 1"),
        ("share", SHARE, "price", "price = 0", ">= 1"),
        ("share", SHARE, "pays", "pays = [10, 20, 30, 40, 50]", "length >= 6"),
        ("share", SHARE, "pays", "pays = [0, 20, 30, 40, 50, 60]", ">= 1"),
        (
            "share",
            SHARE,
            "pays",
            "pays = [10, 20, 15, 40, 50, 60]",
            f"'{SHARE}' must not pay less for more faces alike",
        ),
        ("expert", GAVEL, "effect", 'effect = "hypnosis"', "invalid enum value 'hypnosis'"),
        ("expert", GAVEL, "effect", 'effect = "pirate"', "only pirate and extra-throw name a market, and they must"),
        ("expert", "pirate-tokyo", "effect", 'effect = "tie-break"', "only pirate and extra-throw name a market"),
        ("card", GAIN, "amount", "amount = 0", "only shield and rethrow name no sum, and they must not"),
        ("card", SHIELD, "amount", "amount = 5", "only shield and rethrow name no sum, and they must not"),
        ("card", GAIN, "amount", "amount = -5", ">= 0"),
        ("sign", "ile", "price", "price = 1", "signs go from the cheapest to the island"),
        ("sign", "ile", "price", "price = 2_001", "<= 2000"),
        ("sector", IDS["sector"][0], "bonus", "bonus = []", "length >= 1"),
    ],
)
def test_a_wrong_figure_is_told_with_its_line(table: str, id: str, key: str, line: str, told: str) -> None:
    broken, number = with_line(table, id, key, line)

    assert told in complaint(broken)
    assert complaint(broken).startswith(f"line {number}: ")


def test_a_sector_where_none_belongs_is_told() -> None:
    broken, _ = with_line("card", LEVY, "effect", 'effect = "gain"')
    _, number = with_line("card", LEVY, "sector", "")

    assert complaint(broken) == f"line {number}: only per-share and levy name a sector"


@pytest.mark.parametrize(
    ("table", "id", "key", "told"),
    [
        ("share", SHARE, "price", "missing required field `price`"),
        ("share", SHARE, "source", "missing required field `source`"),
        ("card", LEVY, "text_en", "missing required field `text_en`"),
        ("sign", "ile", "fr", "missing required field `fr`"),
    ],
)
def test_what_an_entry_lacks_is_told_with_the_line_of_the_entry(table: str, id: str, key: str, told: str) -> None:
    broken, _ = with_line(table, id, key, "")

    assert complaint(broken) == f"line {line_of_entry(table, id)}: object {told}"


def test_an_unknown_field_is_told() -> None:
    broken, _ = with_line("share", SHARE, "price", "prize = 5")

    assert "unknown field `prize`" in complaint(broken)


def test_a_seventh_market_is_told() -> None:
    seventh = TEXT.replace(
        "[[sector]]",
        '[[market]]\nid = "paris"\nfr = "P"\nen = "P"\ncolour = "vert"\nsource = "ours"\n\n[[sector]]',
        1,
    )

    assert (
        complaint(seventh)
        == f"line {line_of_entry('market', 'london')}: there are 6 markets, one for each face of a die"
    )


def test_a_market_without_shares_is_told() -> None:
    broken = TEXT.replace('market = "tokyo"\nsector', 'market = "london"\nsector')

    assert complaint(broken) == f"line {line_of_entry('market', 'tokyo')}: no share is sold in 'tokyo'"


def test_an_edition_without_signs_is_told() -> None:
    assert "length >= 1" in complaint(without("sign"))


def test_an_edition_without_experts_is_told() -> None:
    assert complaint(without("expert")) == "line 1: a game draws 10 experts, there are 0"


def test_more_experts_drawn_than_there_are_is_told() -> None:
    told = complaint(TEXT.replace("experts = 10", "experts = 21"))

    assert told == f"line {line_of_entry('expert', IDS['expert'][0])}: a game draws 21 experts, there are 20"


def test_another_games_edition_is_told() -> None:
    assert "invalid enum value" in complaint(TEXT.replace('game   = "cresus"', 'game   = "monopole"'))
