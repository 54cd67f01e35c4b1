"""« Choix continental » and « Choix mondial »: buying more of what one already has."""

import pytest

from ludotheque.editions.richesses_du_monde import read_edition
from ludotheque.games.richesses_du_monde.actions import (
    BuyTitle,
    ClaimRoyalty,
    OfferPrice,
    Sell,
    SettleDebt,
    StandAside,
)
from ludotheque.games.richesses_du_monde.events import ClaimsOpened, SquareRests, TitleBought
from ludotheque.games.richesses_du_monde.state import NO_PLAQUE
from ludotheque.games.richesses_du_monde.tables import RichessesTables
from ludotheque.kernel.ask import OK, OneOf
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import EDITION, MILLION, TABLES, Table, product, square, title, titles, told
from tests.games.richesses_du_monde.nathan_euro import TEXT

AMERICA = square("choix-amerique-1")
ASIA = square("choix-asie-oceanie")
WORLD = square("choix-mondial-1")
PERU, CANADA = titles("argent-perou", "argent-canada")
SILVER = titles("argent-mexique", "argent-perou", "argent-canada", "argent-bolivie")
SIX_OF_ASIA = titles("riz-chine", "riz-inde", "riz-indonesie", "riz-thailande", "the-inde", "the-sri-lanka")


def offered(game: Table) -> list[int]:
    blank = game.ask(0, "buy-title").blanks[0]
    assert isinstance(blank, OneOf)
    return blank.choices


def continent_of(number: int) -> str:
    return EDITION.ids["continent"][TABLES.continents[TABLES.countries[number]]]


def buys_from(game: Table, seller: int, id: str) -> None:
    """Seat 0 offers for another's holding, nobody raises, and gets it."""
    game.plays(OfferPrice(0, seller, product(id), 5 * MILLION))
    game.plays(StandAside(3 - seller))
    game.plays(Sell(seller))


def sells_to(game: Table, buyer: int, id: str) -> None:
    """Another offers for a holding of seat 0, nobody raises, and gets it."""
    game.plays(OfferPrice(buyer, 0, product(id), 5 * MILLION))
    game.plays(StandAside(3 - buyer))
    game.plays(Sell(0))


def with_the_silver_of_the_example() -> RichessesTables:
    """An edition whose owner follows the booklet's example: Canada 20 %, and five less in Mexico."""
    text = with_percent(with_percent(TEXT, "argent-canada", 15, 20), "argent-mexique", 25, 20)
    tables = read_edition(text).tables
    assert isinstance(tables, RichessesTables)
    return tables


def with_percent(text: str, id: str, old: int, new: int) -> str:
    before, after = text.split(f'id      = "{id}"')
    return before + f'id      = "{id}"' + after.replace(f"percent = {old}", f"percent = {new}", 1)


@clause("rdm.choice.royalties-first")
def test_royalties_come_before_the_choice() -> None:
    game = Table().holds(0, "argent-australie").holds(1, "riz-chine").plaque(AMERICA, "riz")
    events = game.lands(0, AMERICA)

    game.plays(ClaimRoyalty(1))

    assert ClaimsOpened(EVERYONE, 0, product("riz")) in events
    assert game.refusal(BuyTitle(0, title("argent-perou"))) == "rdm.royalties.before-all"


@clause("rdm.choice.royalties-first")
def test_after_the_royalties_the_choice_opens() -> None:
    game = Table().holds(0, "argent-australie").holds(1, "riz-chine").plaque(AMERICA, "riz")
    game.lands(0, AMERICA)

    game.waits(7_000)

    assert SILVER == offered(game)


@clause("rdm.choice.held-before")
def test_the_silver_of_australia_opens_that_of_peru_and_canada_as_in_the_booklet() -> None:
    game = Table().holds(0, "argent-australie").no_claims_at(AMERICA)
    game.lands(0, AMERICA)

    assert [TitleBought(EVERYONE, 0, PERU, 2_800_000)] == game.plays(BuyTitle(0, PERU))
    assert [TitleBought(EVERYONE, 0, CANADA, 2_100_000)] == game.plays(BuyTitle(0, CANADA))
    assert game.state.percent(0, product("argent")) == 15 + 20 + 15


@clause("rdm.choice.held-before")
def test_with_the_twenty_percent_that_the_booklets_example_gives_canada_it_is_fifty_five() -> None:
    game = Table().holds(0, "argent-australie").no_claims_at(AMERICA)
    game.state.tables = with_the_silver_of_the_example()
    game.lands(0, AMERICA)

    game.plays(BuyTitle(0, PERU))
    game.plays(BuyTitle(0, CANADA))

    assert game.state.percent(0, product("argent")) == 15 + 20 + 20 == 55


@clause("rdm.choice.held-before")
def test_a_production_of_which_one_has_nothing_cannot_be_bought() -> None:
    game = Table().holds(0, "argent-australie")
    game.lands(0, AMERICA)

    assert title("cuivre-chili") not in offered(game)
    assert game.refusal(BuyTitle(0, title("cuivre-chili"))) == "rdm.choice.held-before"


@clause("rdm.choice.of-the-continent")
def test_the_whole_continent_is_on_offer_and_nothing_else() -> None:
    game = Table().holds(0, "argent-australie")
    game.lands(0, AMERICA)

    assert SILVER == offered(game)
    assert game.refusal(BuyTitle(0, title("argent-usa"))) == "rdm.choice.of-the-continent"
    assert game.refusal(BuyTitle(0, 144)) == "rdm.choice.of-the-continent"


@clause("rdm.choice.of-the-continent")
def test_what_another_owns_is_not_on_offer() -> None:
    game = Table().holds(0, "argent-australie").holds(1, "argent-perou")
    game.lands(0, AMERICA)

    assert game.refusal(BuyTitle(0, PERU)) == "rdm.purchase.on-the-shelf"


@clause("rdm.choice.continents")
@pytest.mark.parametrize(
    ("place", "continents"),
    [
        ("choix-europe-1", {"europe"}),
        ("choix-europe-2", {"europe"}),
        ("choix-amerique-1", {"amerique"}),
        ("choix-amerique-2", {"amerique"}),
        ("choix-afrique", {"afrique"}),
        ("choix-asie-oceanie", {"asie", "oceanie"}),
    ],
)
def test_a_choice_is_of_its_colours(place: str, continents: set[str]) -> None:
    numbers = [number for number in range(144) if continent_of(number) in continents]

    assert numbers == TABLES.on_sale[square(place)]


@clause("rdm.choice.continents")
def test_europe_has_benelux_but_not_russia() -> None:
    game = Table().holds(0, "gaz-naturel-usa")
    game.lands(0, square("choix-europe-1"))

    assert titles("gaz-naturel-pays-bas", "gaz-naturel-royaume-uni") == offered(game)


@clause("rdm.choice.six-titles")
@pytest.mark.parametrize("place", [ASIA, WORLD], ids=["continent", "world"])
def test_with_the_sixth_title_the_choice_is_over(place: int) -> None:
    game = Table().travelled(0).no_claims_at(ASIA)
    game.holds(0, "riz-japon", "caoutchouc-naturel-inde", "the-chine").lands(0, place)
    for number in SIX_OF_ASIA[:5]:
        game.plays(BuyTitle(0, number))

    assert "buy-title" in game.may(0)
    assert [TitleBought(EVERYONE, 0, SIX_OF_ASIA[5], 1_500_000)] == game.plays(BuyTitle(0, SIX_OF_ASIA[5]))
    assert [1] == game.waiting


@clause("rdm.choice.before-visit")
def test_a_title_bought_from_another_during_the_choice_opens_nothing_more() -> None:
    game = Table().holds(0, "argent-australie").holds(1, "cuivre-zambie")
    game.lands(0, AMERICA)
    buys_from(game, 1, "cuivre")

    assert game.state.holds(0, product("cuivre"))
    assert game.refusal(BuyTitle(0, title("cuivre-chili"))) == "rdm.choice.held-before"


@clause("rdm.choice.before-visit")
def test_a_title_bought_from_another_before_the_royalties_are_paid_opens_nothing_either() -> None:
    game = Table().holds(0, "argent-australie").holds(1, "riz-chine").holds(2, "cuivre-zambie")
    game.plaque(AMERICA, "riz")
    game.lands(0, AMERICA)
    game.plays(ClaimRoyalty(1))
    buys_from(game, 2, "cuivre")
    game.plays(SettleDebt(0))

    assert SILVER == offered(game)


@clause("rdm.choice.still-held")
def test_whoever_sells_a_production_during_the_visit_buys_no_more_of_it() -> None:
    game = Table().holds(0, "argent-australie", "cuivre-zambie").no_claims_at(AMERICA)
    game.lands(0, AMERICA)
    sells_to(game, 1, "argent")

    assert not set(SILVER) & set(offered(game))
    assert "rdm.choice.still-held" == game.refusal(BuyTitle(0, PERU))
    assert OK == game.refusal(BuyTitle(0, title("cuivre-chili")))


@clause("rdm.choice.still-held")
def test_the_shelf_shows_only_what_may_still_be_bought() -> None:
    game = Table().holds(0, "argent-australie", "cuivre-zambie").no_claims_at(AMERICA)
    game.lands(0, AMERICA)
    sells_to(game, 1, "argent")

    seen = game.view(0).purchase

    assert seen is not None
    assert offered(game) == seen.titles


@clause("rdm.choice.still-held")
def test_a_production_that_comes_back_during_the_visit_may_be_bought_again() -> None:
    game = Table().holds(0, "argent-australie").no_claims_at(AMERICA)
    game.lands(0, AMERICA)
    sells_to(game, 1, "argent")
    closed = game.closed(0)["buy-title"]
    buys_from(game, 1, "argent")

    assert "rdm.choice.still-held" == closed
    assert SILVER == offered(game)


@clause("rdm.choice.still-held", "rdm.choice.nothing-held")
def test_whoever_has_sold_everything_to_pay_finds_no_shelf_open() -> None:
    game = Table().holds(0, "argent-australie").holds(1, "riz-chine").plaque(AMERICA, "riz")
    game.lands(0, AMERICA)
    game.plays(ClaimRoyalty(1))
    sells_to(game, 2, "argent")
    game.plays(SettleDebt(0))

    assert [1] == game.waiting


@clause("rdm.choice.still-held")
def test_on_a_country_nothing_need_be_held() -> None:
    game = Table().holds(0, "argent-australie").no_claims_at(square("mexique"))
    game.lands(0, square("mexique"))
    sells_to(game, 1, "argent")

    assert OK == game.refusal(BuyTitle(0, title("argent-mexique")))


@clause("rdm.choice.nothing-held")
@pytest.mark.parametrize("place", [AMERICA, WORLD], ids=["continent", "world"])
def test_without_anything_to_add_to_the_turn_passes_on(place: int) -> None:
    game = Table().travelled(0)

    game.lands(0, place)

    assert [1] == game.waiting


@clause("rdm.choice.world")
def test_the_world_choice_opens_russia_and_the_usa_as_well() -> None:
    game = Table().holds(0, "or-canada").travelled(0)
    game.lands(0, WORLD)

    places = ("union-sud-africaine", "russie", "usa", "australie-fidji-nouvelle-guinee", "bresil")
    assert titles(*(f"or-{place}" for place in places)) == offered(game)


@clause("rdm.choice.world")
def test_in_the_world_too_one_must_have_some_of_the_production() -> None:
    game = Table().holds(0, "or-canada").travelled(0)
    game.lands(0, WORLD)

    assert game.refusal(BuyTitle(0, title("riz-chine"))) == "rdm.choice.held-before"


@clause("rdm.choice.world-after-tour")
def test_before_the_first_tour_is_completed_the_world_choice_rests() -> None:
    game = Table().holds(0, "or-canada")

    assert SquareRests(EVERYONE, 0, WORLD, 0) in game.lands(0, WORLD)
    assert [1] == game.waiting


@clause("rdm.choice.world-no-plaque")
def test_nothing_is_due_on_a_world_choice() -> None:
    game = Table().owns(1, list(range(144))).holds(0, "or-canada").travelled(0)

    events = game.lands(0, WORLD)

    assert [NO_PLAQUE, NO_PLAQUE] == [game.state.plaques[square(f"choix-mondial-{n}")] for n in (1, 2)]
    assert [] == told(events, ClaimsOpened)
