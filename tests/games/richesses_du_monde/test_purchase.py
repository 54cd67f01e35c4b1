"""Buying at the shelf of a country."""

import pytest

from ludotheque.games.richesses_du_monde.actions import BuyTitle, RollDice, StopBuying
from ludotheque.games.richesses_du_monde.events import TitleBought
from ludotheque.games.richesses_du_monde.state import SHELF
from ludotheque.games.richesses_du_monde.tables import COUNTRY
from ludotheque.kernel.ask import OneOf
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import EDITION, MILLION, TABLES, Table, square, title, titles

FRENCH = titles("ble-france", "construction-automobile-france", "uranium-france")
SIX = titles(
    "aluminium-russie", "cobalt-russie", "construction-navale-russie", "coton-brut-russie", "plomb-russie", "or-russie"
)


def offered(game: Table, seat: int = 0) -> list[int]:
    blank = game.ask(seat, "buy-title").blanks[0]
    assert isinstance(blank, OneOf)
    return blank.choices


def sold_at(square_id: str) -> list[str]:
    return [EDITION.ids["title"][number] for number in TABLES.on_sale[square(square_id)]]


@clause("rdm.purchase.of-the-country")
def test_one_may_buy_the_titles_of_the_country() -> None:
    game = Table()
    game.lands(0, square("france"))

    assert FRENCH == offered(game)


@clause("rdm.purchase.of-the-country")
@pytest.mark.parametrize("elsewhere", ["ble-usa", "ble-russie", "gaz-naturel-pays-bas"])
def test_one_may_not_buy_what_is_elsewhere(elsewhere: str) -> None:
    game = Table().holds(0, "ble-france")
    game.lands(0, square("france"))

    assert game.refusal(BuyTitle(0, title(elsewhere))) == "rdm.purchase.of-the-country"


@clause("rdm.purchase.of-the-country")
def test_a_number_that_is_no_title_is_not_of_the_country() -> None:
    game = Table()
    game.lands(0, square("france"))

    assert game.refusal(BuyTitle(0, 144)) == "rdm.purchase.of-the-country"
    assert game.refusal(BuyTitle(0, -1)) == "rdm.purchase.of-the-country"


@clause("rdm.purchase.six-titles")
def test_with_the_sixth_title_the_visit_is_over() -> None:
    game = Table()
    game.lands(0, square("russie-1"))
    for number in SIX[:5]:
        game.plays(BuyTitle(0, number))

    assert "buy-title" in game.may(0)
    assert [TitleBought(EVERYONE, 0, SIX[5], 4 * MILLION)] == game.plays(BuyTitle(0, SIX[5]))
    assert game.refusal(BuyTitle(0, title("riz-chine"))) == "table.not-your-turn"
    assert [1] == game.waiting


@clause("rdm.purchase.six-titles")
def test_on_the_next_visit_one_may_buy_again() -> None:
    game = Table().owns(0, SIX)
    game.lands(0, square("russie-2"))

    assert len(offered(game)) == 10


@clause("rdm.purchase.at-will")
def test_on_the_very_first_visit_one_may_buy_nothing() -> None:
    game = Table()
    game.rolls(2, 3)

    game.plays(StopBuying(0))

    assert [SHELF] * 144 == game.state.owner
    assert [1] == game.waiting


@clause("rdm.purchase.at-will")
def test_one_may_stop_after_the_first_title() -> None:
    game = Table()
    game.lands(0, square("france"))
    game.plays(BuyTitle(0, FRENCH[0]))

    game.plays(StopBuying(0))

    assert [SHELF, SHELF] == [game.state.owner[number] for number in FRENCH[1:]]
    assert [1] == game.waiting


@clause("rdm.purchase.pay-the-bank")
def test_a_title_is_paid_to_the_bank_at_the_printed_price() -> None:
    game = Table().no_claims_at(square("france"))
    game.lands(0, square("france"))
    bank = game.state.bank

    events = game.plays(BuyTitle(0, title("ble-france")))

    assert [TitleBought(EVERYONE, 0, title("ble-france"), 2 * MILLION)] == events
    assert (64 * MILLION, bank + 2 * MILLION) == (game.state.cash[0], game.state.bank)
    assert game.state.owner[title("ble-france")] == 0


@clause("rdm.purchase.no-credit")
def test_one_may_not_buy_beyond_ones_cash() -> None:
    game = Table().cash(0, 2_350_000)
    game.lands(0, square("france"))

    assert titles("ble-france", "uranium-france") == offered(game)
    assert game.refusal(BuyTitle(0, title("construction-automobile-france"))) == "rdm.purchase.no-credit"


@clause("rdm.purchase.no-credit")
def test_the_last_euro_may_be_spent() -> None:
    game = Table().cash(0, 2_400_000)
    game.lands(0, square("france"))

    game.plays(BuyTitle(0, title("construction-automobile-france")))

    assert game.state.cash[0] == 0


@clause("rdm.purchase.on-the-shelf")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_title_that_anybody_owns_is_not_for_sale(owner: int) -> None:
    game = Table().holds(owner, "ble-france")
    game.lands(0, square("france"))

    assert title("ble-france") not in offered(game)
    assert game.refusal(BuyTitle(0, title("ble-france"))) == "rdm.purchase.on-the-shelf"


@clause("rdm.purchase.buy-or-stop")
def test_at_the_shelf_one_buys_or_stops() -> None:
    game = Table()
    game.lands(0, square("france"))

    assert {"buy-title", "stop-buying"} == game.may(0)
    assert game.refusal(RollDice(0)) == "rdm.purchase.buy-or-stop"


@clause("rdm.purchase.empty-shelf")
def test_where_everything_is_sold_the_turn_passes_on() -> None:
    game = Table().holds(1, "petrole-venezuela")

    game.lands(0, square("venezuela"))

    assert [1] == game.waiting
    assert "roll-dice" in game.may(1)


@clause("rdm.purchase.empty-shelf")
def test_with_the_last_title_of_the_country_the_visit_is_over() -> None:
    game = Table()
    game.lands(0, square("venezuela"))

    game.plays(BuyTitle(0, title("petrole-venezuela")))

    assert [1] == game.waiting


@clause("rdm.purchase.asked-anyway")
def test_whoever_has_no_cash_is_asked_all_the_same() -> None:
    game = Table().cash(0, 0)

    game.lands(0, square("france"))

    assert [0] == game.waiting
    assert {"stop-buying"} == game.may(0)


@clause("rdm.purchase.no-square")
def test_korea_is_sold_at_japan_and_the_philippines_at_indonesia() -> None:
    assert "construction-navale-coree" in sold_at("japon")
    assert "caoutchouc-naturel-philippines" in sold_at("indonesie")


@clause("rdm.purchase.no-square")
def test_the_netherlands_are_sold_only_by_a_choice() -> None:
    gas = title("gaz-naturel-pays-bas")
    places = [place for place in range(len(TABLES.kinds)) if gas in TABLES.on_sale[place]]

    assert ["choix-europe-1", "choix-europe-2", "choix-mondial-1", "choix-mondial-2"] == [
        EDITION.ids["square"][place] for place in places
    ]
    assert COUNTRY not in [TABLES.kinds[place] for place in places]
