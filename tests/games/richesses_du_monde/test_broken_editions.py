"""What is wrong with somebody's own edition of Richesses du Monde is told in one sentence, with its line."""

import re

import pytest

from ludotheque.editions.edition import BadEdition
from ludotheque.editions.richesses_du_monde import read_edition
from tests.games.richesses_du_monde.nathan_euro import TEXT


def complaint(text: str) -> str:
    with pytest.raises(BadEdition) as caught:
        read_edition(text)
    return str(caught.value)


def in_entry(table: str, id: str, ours: str, theirs: str) -> tuple[str, int, int]:
    """The file with one change inside the entry of this id, the line of the change, and that of the entry."""
    start = re.search(rf'\[\[{table}\]\]\nid += "{id}"\n', TEXT)
    assert start
    place = TEXT.index(ours, start.start())
    assert "\n[[" not in TEXT[start.start() : place]
    broken = TEXT[:place] + theirs + TEXT[place + len(ours) :]
    return broken, TEXT.count("\n", 0, place) + 1, TEXT.count("\n", 0, start.start()) + 1


def without_entry(table: str, id: str) -> str:
    broken = re.sub(rf'\[\[{table}\]\]\nid += "{id}"\n.*?\n\n', "", TEXT, count=1, flags=re.DOTALL)
    assert broken != TEXT
    return broken


def line_of_entry(table: str, id: str) -> int:
    return in_entry(table, id, f'"{id}"', "")[2]


@pytest.mark.parametrize(
    ("table", "id", "ours", "theirs", "told"),
    [
        ("country", "maghreb", '"afrique"', '"atlantide"', "there is no continent 'atlantide'"),
        ("title", "or-russie", '"or"', '"radium"', "there is no product 'radium'"),
        ("title", "or-russie", '"russie"', '"atlantide"', "there is no country 'atlantide'"),
        ("square", "japon", '"coree"', '"asie"', "there is no country 'asie'"),
        ("square", "choix-asie-oceanie", '"asie"', '"japon"', "there is no continent 'japon'"),
        ("square", "croisement-sortie", '"croisement-entree"', '"joker-9"', "there is no earlier square 'joker-9'"),
        ("card", "l-oeil-du-cyclone", '"coton-brut"', '"coton"', "there is no product 'coton'"),
        ("continent", "asie", '"asie"', '"europe"', "the continent 'europe' is there twice"),
        ("country", "chine", '"chine"', '"japon"', "the country 'japon' is there twice"),
        ("product", "the", '"the"', '"or"', "the product 'or' is there twice"),
        ("title", "the-inde", '"the-inde"', '"riz-inde"', "the title 'riz-inde' is there twice"),
        ("square", "chine", '"chine"', '"japon"', "the square 'japon' is there twice"),
        ("card", "trop-de-cafe", '"trop-de-cafe"', '"ruee-sur-l-acier"', "the card 'ruee-sur-l-acier' is there twice"),
        ("continent", "asie", '"jaune"', '"vert"', "invalid enum value 'vert'"),
        ("product", "or", "[90, 20_000_000]", "[95, 20_000_000]", "'or' needs a royalty from each of [30, 50, 70, 90]"),
        ("product", "or", "[90, 20_000_000]", "[90, 10_000_000]", "the royalties of 'or' do not rise"),
        ("title", "or-russie", "20\n", "22\n", "multiple of 5"),
        ("title", "or-russie", "4_000_000", "0", ">= 100000"),
        ("title", "or-russie", "4_000_000", "4_050_000", "multiple of 100000"),
        ("title", "acier-chine", "15\n", "0\n", ">= 5"),
        ("square", "depart", '"start"', '"news"', "the first square is the start, and no other"),
        ("square", "joker-1", '"joker"\n', '"start"\n', "the first square is the start, and no other"),
        ("square", "joker-1", "false", "true", "no plaque lies on a square of kind 'joker'"),
        ("square", "choix-mondial-1", "plaque", 'sells = ["asie"]\nplaque', "'world' does not say what it sells"),
        ("square", "france", "= 5", "= 6", "'france' does not touch 'royaume-uni', the square before"),
        ("square", "france", "= 5", "= 3", "'france' lies on 'choix-europe-1'"),
        ("square", "france", "= 5", "= 11", "<= 10"),
        ("square", "croisement-sortie", '"croisement-entree"', '"encheres-1"', "cannot be the same as 'encheres-1'"),
        ("card", "ruee-sur-l-acier", "9_000_000", "9_000_001", "multiple of 100000"),
    ],
)
def test_a_wrong_figure_is_told_with_its_line(table: str, id: str, ours: str, theirs: str, told: str) -> None:
    broken, line, _ = in_entry(table, id, ours, theirs)

    assert told in complaint(broken)
    assert complaint(broken).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("table", "id", "ours", "theirs", "told"),
    [
        ("title", "the-inde", "detail_en", "# ", "'the-inde' has its detail in one language only"),
        ("title", "acier-chine", "option_price", "# ", "the other reading of 'acier-chine' needs both"),
        ("title", "the-sri-lanka", '"Sri Lanka"', '"Inde"', "nothing tells 'the-sri-lanka' from another title"),
        ("square", "france", "sells", "# ", "the square 'france' must say what it sells"),
        ("square", "joker-1", "en ", "# ", "the square 'joker-1' needs a name in both languages"),
        ("card", "trop-de-cafe", "holder", "# ", "'trop-de-cafe' names productions and what their holder gets"),
        ("card", "trop-de-cafe", "products", "# ", "'trop-de-cafe' names productions and what their holder gets"),
        ("card", "c-est-votre-anniversaire", "from_each", "# ", "'c-est-votre-anniversaire' does nothing"),
        ("title", "or-russie", "price", "prize", "unknown field `prize`"),
        ("title", "or-russie", "percent", "# ", "missing required field `percent`"),
    ],
)
def test_what_an_entry_lacks_is_told_with_the_line_of_the_entry(
    table: str, id: str, ours: str, theirs: str, told: str
) -> None:
    broken, _, line = in_entry(table, id, ours, theirs)

    assert told in complaint(broken)
    assert complaint(broken).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("id", "ours", "theirs", "product", "told"),
    [
        ("or-russie", "20\n", "25\n", "or", "the titles of 'or' make 105 percent, not 90 to 100"),
        ("or-russie", "20\n", "5\n", "or", "the titles of 'or' make 85 percent, not 90 to 100"),
        ("acier-chine", "15\n", "25\n", "acier", "the titles of 'acier' make 105 percent, not 90 to 100"),
        ("or-russie", '"or"', '"riz"', "or", "'or' needs 6 titles, not 5"),
    ],
)
def test_titles_that_do_not_make_a_production_are_told_at_the_production(
    id: str, ours: str, theirs: str, product: str, told: str
) -> None:
    broken, _, _ = in_entry("title", id, ours, theirs)

    assert complaint(broken) == f"line {line_of_entry('product', product)}: {told}"


def test_a_missing_title_is_told() -> None:
    broken = without_entry("title", "uranium-niger")

    assert complaint(broken) == f"line {line_of_entry('product', 'uranium')}: 'uranium' needs 6 titles, not 5"


def test_a_plaque_too_few_is_told() -> None:
    broken, _, _ = in_entry("square", "france", "true", "false")

    assert (
        complaint(broken)
        == f"line {line_of_entry('square', 'depart')}: 48 squares must carry a plaque, 2 for each production, not 47"
    )


def test_a_missing_step_is_told() -> None:
    told = complaint(without_entry("square", "joker-1"))

    assert told.endswith(": a start and 64 steps are needed, not 64 squares in all")


def test_a_square_that_lies_on_another_is_told() -> None:
    broken, line, _ = in_entry("square", "croisement-sortie", "same_as", "# ")

    assert complaint(broken) == f"line {line - 2}: 'croisement-sortie' lies on 'croisement-entree'"


def test_a_last_square_far_from_square_1_is_told() -> None:
    broken, line, _ = in_entry("square", "croisement-sortie", "x       = 1\ny       = 1\nsame_as", "x = 2\ny = 2\n# ")

    assert complaint(broken) == f"line {line}: no step leads from the last square to 'scandinavie'"


def test_another_continent_is_told() -> None:
    broken, _, _ = in_entry("continent", "oceanie", '"oceanie"', '"antarctique"')

    told = complaint(broken)

    assert told.startswith(f"line {line_of_entry('continent', 'afrique')}: the continents are ['afrique', ")
    assert told.endswith("'antarctique']")


def test_stakes_are_needed_for_two_to_six_players() -> None:
    line = TEXT.count("\n", 0, TEXT.index("[[stake]]")) + 1

    assert complaint(TEXT.replace("players = 6", "players = 7")) == (
        f"line {line}: stakes are needed for [2, 3, 4, 5, 6] players in this order, not [2, 3, 4, 5, 7]"
    )


def test_banknotes_out_of_order_are_told() -> None:
    line = TEXT.count("\n", 0, TEXT.index("value  = 500_000")) + 1

    assert complaint(TEXT.replace("value  = 500_000", "value  = 100_000")) == (
        f"line {line}: banknotes go from the smallest to the largest"
    )


def test_an_edition_without_news_is_told() -> None:
    told = complaint("card = []\n" + TEXT[: TEXT.index("[[card]]")])

    assert "length >= 1" in told
