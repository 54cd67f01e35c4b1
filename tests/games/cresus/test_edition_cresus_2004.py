"""The edition says what the booklet says; what is reconstructed has a shape, whatever its figures become."""

import itertools
import re

import pytest

from ludotheque.games.cresus.tables import EXTRA_THROW, PIRATE
from ludotheque.texts.sentences import LANGUAGES
from tests.clauses import clause
from tests.games.cresus.cresus_2004 import EDITION, FILE, IDS, TABLES, TEXT, cards, experts

MARKETS = range(6)


# The booklet's own facts


@clause("cre.round.clockwise")
def test_the_markets_come_in_the_booklets_order() -> None:
    assert IDS["market"] == ["london", "new-york", "hong-kong", "sao-paulo", "sydney", "tokyo"]


@clause("cre.choice.six-markets")
def test_london_is_yellow_and_each_market_has_a_colour_of_its_own() -> None:
    colours = [market["colour"] for market in FILE["market"]]

    assert colours[0] == "jaune"
    assert "rouge" in colours
    assert len(set(colours)) == 6


@clause("cre.start.cash")
def test_everybody_gets_100_millions() -> None:
    assert TABLES.starting_cash == 100


@clause("cre.start.experts")
def test_ten_of_twenty_experts_take_part() -> None:
    assert (TABLES.experts_in_play, len(TABLES.expert_kinds)) == (10, 20)


@clause("cre.expert.pirate")
def test_each_market_has_a_pirate() -> None:
    pirates = [expert for expert in range(20) if TABLES.expert_kinds[expert] == PIRATE]

    assert sorted(TABLES.expert_markets[expert] for expert in pirates) == list(MARKETS)


@clause("cre.expert.extra-throw")
def test_new_york_has_an_expert_for_sales_and_so_has_each_market() -> None:
    brokers = [expert for expert in range(20) if TABLES.expert_kinds[expert] == EXTRA_THROW]

    assert sorted(TABLES.expert_markets[expert] for expert in brokers) == list(MARKETS)


@clause("cre.fortune.everyone", "cre.fortune.kept")
def test_there_are_tournaments_a_birthday_and_cards_to_keep() -> None:
    assert len(cards("tournament")) >= 2
    assert len(cards("birthday")) == 1
    assert cards("shield")
    assert cards("rethrow")


@clause("cre.sale.price-table")
def test_some_card_of_two_throws_pays_170_millions_for_four_alike() -> None:
    assert any(throws == 2 and pays[4] == 170 for throws, pays in zip(TABLES.throws, TABLES.payouts, strict=True))


@clause("cre.sale.throws")
def test_there_are_cards_of_one_two_and_three_throws() -> None:
    assert set(TABLES.throws) == {1, 2, 3}


@clause("cre.sale.floor")
def test_every_card_pays_something_for_one_face_and_no_less_for_more() -> None:
    assert all(pays[0] == 0 and pays[1] > 0 and pays == sorted(pays) for pays in TABLES.payouts)
    assert all(len(pays) == 7 for pays in TABLES.payouts)


@clause("cre.signs.island", "cre.signs.in-order")
def test_signs_rise_to_the_island_at_500_millions() -> None:
    assert TABLES.signs == sorted(set(TABLES.signs))
    assert (IDS["sign"][-1], TABLES.signs[-1]) == ("ile", 500)
    assert EDITION.names["fr"]["sign"][-1] == "Île paradisiaque"


# The shape of what is reconstructed


def test_there_are_six_sectors_each_with_a_bonus_and_a_premium() -> None:
    assert len(IDS["sector"]) == len(TABLES.premiums) == len(TABLES.sector_bonus) == 6
    assert all(premium > 0 for premium in TABLES.premiums)
    assert all(bonus[0] == 0 and bonus == sorted(bonus) and bonus[-1] > 0 for bonus in TABLES.sector_bonus)


@pytest.mark.parametrize("market", MARKETS)
def test_each_market_has_ten_shares_at_least(market: int) -> None:
    assert TABLES.markets.count(market) >= 10


@pytest.mark.parametrize("market", MARKETS)
def test_each_market_has_shares_of_every_sector_and_every_number_of_throws(market: int) -> None:
    shares = [share for share in range(len(TABLES.markets)) if TABLES.markets[share] == market]

    assert {TABLES.sectors[share] for share in shares} == set(range(6))
    assert {TABLES.throws[share] for share in shares} == {1, 2, 3}


def test_every_sector_is_as_large_as_any_other() -> None:
    assert len({TABLES.sectors.count(sector) for sector in range(6)}) == 1


def test_there_are_thirty_fortune_cards_at_least() -> None:
    assert len(FILE["card"]) >= 30


def test_each_sector_has_a_card_that_pays_and_one_that_costs() -> None:
    for effect in ("per-share", "levy"):
        assert {card["sector"] for card in cards(effect)} == set(IDS["sector"])


def test_every_kind_of_expert_and_of_card_is_there() -> None:
    kinds = ["pirate", "extra-throw", "tie-break", "analyst", "turn-die", "double-premium", "half-price"]
    effects = ["gain", "loss", "per-share", "levy", "tournament", "birthday", "shield", "rethrow"]

    assert all(experts(kind) for kind in kinds)
    assert all(cards(effect) for effect in effects)


# The file


def test_the_edition_says_what_it_is() -> None:
    assert (EDITION.id, EDITION.game) == ("cresus-2004", "cresus")
    assert all([EDITION.titles["fr"], EDITION.titles["en"], EDITION.source])


def test_every_entry_names_its_source() -> None:
    sources = list(itertools.chain(*EDITION.sources.values()))
    entries = sum(len(FILE[table]) for table in ("market", "sector", "share", "expert", "card", "sign"))

    assert len(sources) == entries
    assert [source for source in sources if not re.match("booklet, |https?://|reconstructed: .", source)] == []


def test_only_what_the_booklet_says_is_said_to_be_the_booklets() -> None:
    from_booklet = [kind for kind, sources in EDITION.sources.items() for source in sources if "booklet, " in source]

    assert from_booklet.count("market") == 6
    assert from_booklet.count("sign") == 1
    assert from_booklet.count("sector") == 0


@pytest.mark.parametrize("kind", ["market", "sector", "share", "expert", "card", "sign", "colour"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_things_of_a_kind_share_a_name(lang: str, kind: str) -> None:
    names = EDITION.names[lang][kind]

    assert len(names) == len(set(names))
    assert "" not in names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_experts_do_and_cards_tell_is_there_in_both_languages(lang: str) -> None:
    assert len(EDITION.names[lang]["effect"]) == len(IDS["expert"])
    assert len(EDITION.names[lang]["story"]) == len(IDS["card"])


def test_french_and_english_differ_where_words_do() -> None:
    assert EDITION.names["fr"]["colour"][0] == "jaune"
    assert EDITION.names["en"]["colour"][0] == "yellow"
    assert EDITION.names["fr"]["effect"] != EDITION.names["en"]["effect"]


def test_names_and_texts_are_set_with_their_own_apostrophes() -> None:
    words = re.findall(r'^(?:fr|en|text_fr|text_en) *= "(.*)"$', TEXT, re.MULTILINE)

    assert len(words) > 300
    assert [word for word in words if "'" in word] == []
