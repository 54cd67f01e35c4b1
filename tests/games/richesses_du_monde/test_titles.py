"""« Titres d'exploitation »: what the 144 titles are, and how they are held together."""

import pytest

from ludotheque.games.richesses_du_monde.actions import BuyTitle
from ludotheque.games.richesses_du_monde.events import ClaimsOpened, LotsWanted
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import (
    EDITION,
    GAME,
    TABLES,
    Table,
    fresh,
    product,
    square,
    title,
    titles,
    titles_of,
)

BELOW_A_HUNDRED = {"acier", "gaz-naturel", "cobalt", "cuivre", "fer", "houille", "petrole", "uranium"}


@clause("rdm.titles.six-of-each")
def test_there_are_six_titles_of_each_of_24_productions() -> None:
    assert [6] * 24 == [len(numbers) for numbers in TABLES.titles_of]


@clause("rdm.titles.six-of-each")
def test_the_aluminium_of_australia_is_as_the_booklet_shows_it() -> None:
    state, number = fresh(), title("aluminium-australie")

    assert EDITION.ids["country"][TABLES.countries[number]] == "oceanie"
    assert (10, 1_400_000) == (TABLES.percents[0][number], state.price(number))


@clause("rdm.titles.prices")
def test_a_price_follows_the_percent_and_the_greatest_yield() -> None:
    state, aluminium = fresh(), product("aluminium")
    a_point = [140_000 if number == aluminium else TABLES.yields[number][3] // 100 for number in range(24)]

    assert [state.price(number) for number in range(144)] == [
        TABLES.percents[0][number] * a_point[TABLES.products[number]] for number in range(144)
    ]


@clause("rdm.titles.not-a-hundred")
def test_eight_productions_make_less_than_a_hundred_percent_and_none_less_than_ninety() -> None:
    game = Table()
    for id in EDITION.ids["product"]:
        game.owns(0, titles_of(id, 6))

    totals = {id: game.state.percent(0, product(id)) for id in EDITION.ids["product"]}

    assert {id for id in totals if totals[id] < 100} == BELOW_A_HUNDRED
    assert min(totals.values()) == 90


@clause("rdm.titles.oceanian-gold")
def test_the_gold_of_oceania_is_one_title() -> None:
    oceania = EDITION.ids["country"].index("oceanie")

    gold = [number for number in TABLES.titles_of[product("or")] if TABLES.countries[number] == oceania]

    assert [10] == [TABLES.percents[0][number] for number in gold]


@clause("rdm.titles.canadian-silver")
def test_the_silver_of_canada_counts_fifteen_percent_so_that_silver_makes_a_hundred() -> None:
    game = Table().owns(0, titles_of("argent", 6))

    assert TABLES.percents[0][title("argent-canada")] == 15
    assert game.state.percent(0, product("argent")) == 100


@clause("rdm.titles.chinese-steel")
@pytest.mark.parametrize(
    ("steel", "percent", "price"), [("as-printed", 10, 2_200_000), ("fifteen", 15, 3_300_000)], ids=str
)
def test_the_steel_of_china_can_be_read_in_two_ways(steel: str, percent: int, price: int) -> None:
    game = Table(steel=steel).holds(0, "acier-chine")

    assert percent == game.state.percent(0, product("acier"))
    assert price == game.state.price(title("acier-chine")) == game.state.titles_price(0)


@clause("rdm.titles.chinese-steel")
@pytest.mark.parametrize(("steel", "claims"), [("as-printed", False), ("fifteen", True)])
def test_with_the_steel_of_the_usa_it_is_enough_to_claim_or_not(steel: str, claims: bool) -> None:
    game = Table(steel=steel).holds(1, "acier-chine", "acier-usa").plaque(square("france"), "acier")

    assert claims == (ClaimsOpened(EVERYONE, 0, product("acier")) in game.lands(0, square("france")))


@clause("rdm.titles.monopoly")
def test_two_titles_of_a_production_add_up_to_a_share_that_pays() -> None:
    game = Table().holds(1, "argent-australie", "argent-perou").plaque(square("france"), "argent")

    events = game.lands(0, square("france"))

    assert game.state.percent(1, product("argent")) == 35
    assert ClaimsOpened(EVERYONE, 0, product("argent")) in events


@clause("rdm.titles.trust-from-two")
def test_two_titles_already_cannot_be_parted() -> None:
    game = Table().holds(0, "riz-chine", "riz-japon").travelled(0)

    assert LotsWanted(EVERYONE, 0, 2) in game.lands(0, square("encheres-1"), white=3, red=1)


@clause("rdm.titles.merge")
def test_a_title_bought_is_at_once_parted_no_more_from_those_one_has() -> None:
    game = Table().holds(0, "riz-thailande").travelled(0)
    game.lands(0, square("peninsule-indochinoise"))
    game.plays(BuyTitle(0, title("riz-viet-nam")))

    assert titles("riz-thailande", "riz-viet-nam") == game.state.held(0, product("riz"))
    assert LotsWanted(EVERYONE, 0, 2) in game.lands(0, square("encheres-1"), white=3, red=1)


@clause("rdm.titles.public")
def test_everybody_sees_who_owns_what() -> None:
    game = Table().holds(0, "riz-chine").holds(1, "or-usa")

    owner = GAME.view(game.state, 2).owner

    assert (0, 1) == (owner[title("riz-chine")], owner[title("or-usa")])
