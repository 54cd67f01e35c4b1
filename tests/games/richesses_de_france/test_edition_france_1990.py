"""The edition of 1990: money, die, circuits with stages that fit their theme, and balanced cards."""

from collections import Counter

import pytest

from ludotheque.games.richesses_de_france.sale import PRICES
from ludotheque.games.richesses_de_france.state import RESALE
from ludotheque.games.richesses_de_france.tables import BLUE, CASINOS, ECONOMY, RED
from tests.games.richesses_de_france.france_1990 import EDITION, FILE, IDS, TABLES, TOWNS

MEAN_RIVALS = 2  # of a player among two to four


def test_the_notes_of_a_player_make_a_thousand_francs() -> None:
    assert [(note.value, note.count) for note in FILE.banknote] == [(10, 10), (50, 4), (100, 2), (500, 1)]


def test_the_faces_of_the_die_alternate_in_colour() -> None:
    assert TABLES.colours == [RED, BLUE] * 3


def test_vehicles_are_taken_back_at_half_price() -> None:
    assert [price // 2 for price in PRICES] == RESALE


def test_the_circuits_are_those_of_the_booklet() -> None:
    names = EDITION.names["fr"]["circuit"]
    ends = [(IDS["town"][a] if a >= 0 else "", IDS["town"][b] if b >= 0 else "") for a, b in _ends()]

    assert list(zip(names, ends, [len(stages) for stages in TABLES.stages], strict=True)) == [
        ("Économie", ("paris", "paris"), 10),
        ("Monuments", ("paris", "paris"), 12),
        ("Casinos", ("", "paris"), 8),
        ("Routes des vins", ("bordeaux", "bordeaux"), 8),
        ("Touristique", ("ajaccio", "ajaccio"), 9),
        ("Vacances", ("paris", "paris"), 10),
        ("Spécialités", ("lyon", "lyon"), 12),
        ("Sports", ("paris", ""), 9),
    ]


def _ends() -> list[tuple[int, int]]:
    return list(zip(TABLES.starts, TABLES.finishes, strict=True))


def test_circuits_with_the_card_of_corsica_go_there_and_the_others_do_not() -> None:
    for number, circuit in enumerate(FILE.circuit):
        regions = {TABLES.regions[place] for place in [*TABLES.stages[number], TABLES.starts[number]] if place >= 0}
        assert (TABLES.corsica in regions) == circuit.corsica, circuit.id


def test_every_stage_says_what_it_is_known_for_and_where_that_can_be_read() -> None:
    for stage in FILE.stage:
        assert stage.fr
        assert stage.en
        assert stage.source.startswith("reconstructed: https://fr.wikipedia.org/wiki/"), stage


@pytest.mark.parametrize(
    ("circuit", "town", "fact"),
    [
        ("economie", "clermont-ferrand", "le pneu"),
        ("economie", "metz", "le technopôle"),
        ("monuments", "carcassonne", "la Cité"),
        ("casinos", "deauville", "casino de la plage"),
        ("vins", "epernay", "champagne"),
        ("touristique", "chamonix", "le mont Blanc"),
        ("vacances", "arcachon", "le bassin et la dune"),
        ("vacances", "carnac", "la plage et les menhirs"),
        ("vacances", "le-touquet", "la plage des Parisiens"),
        ("specialites", "montelimar", "le nougat"),
    ],
)
def test_stages_fit_their_theme(circuit: str, town: str, fact: str) -> None:
    assert [stage.fr for stage in FILE.stage if (stage.circuit, stage.town) == (circuit, town)] == [fact]


def test_casinos_are_by_the_sea_at_a_lake_or_at_a_spa() -> None:
    """The law of 1907 allows them in such resorts only."""
    assert sorted(IDS["town"][place] for place in TABLES.stages[CASINOS]) == [
        "biarritz",
        "cannes",
        "deauville",
        "evian-les-bains",
        "la-baule",
        "le-touquet",
        "royan",
        "vichy",
    ]


def test_the_stages_of_economie_are_spread_over_ten_regions() -> None:
    assert len({TABLES.regions[place] for place in TABLES.stages[ECONOMY]}) == 10


def test_what_the_cards_bring_and_what_they_cost_balance() -> None:
    money = sum(TABLES.card_money) + MEAN_RIVALS * sum(TABLES.card_from_each)
    vehicles = sum(RESALE[vehicle] for vehicle in TABLES.card_vehicles)

    assert abs(money + vehicles) <= 2 * len(FILE.card)  # two francs a card


def test_the_cards_do_all_that_the_booklet_speaks_of() -> None:
    assert len([money for money in TABLES.card_money if money > 0]) == 9
    assert len([money for money in TABLES.card_money if money < 0]) == 13
    assert sorted(vehicle for vehicle in TABLES.card_vehicles if vehicle) == [1, 2]
    sent = [IDS["town"][place] for place in TABLES.card_towns if place >= 0]
    assert sorted(sent) == ["bastia", "nice", "rennes", "strasbourg"]
    assert (sum(TABLES.card_rests), sum(TABLES.card_agains)) == (2, 1)


def test_no_card_sends_anybody_to_a_finish_or_into_a_match() -> None:
    matches = {TOWNS[match.town].id for match in FILE.match}
    finishes = {circuit.finish for circuit in FILE.circuit}

    assert not {card.town for card in FILE.card if card.town} & (matches | finishes)


def test_every_card_is_told_in_both_languages_and_names_its_sum() -> None:
    for card in FILE.card:
        for text in (card.text_fr, card.text_en):
            sum_of = abs(card.money) or card.from_each
            assert not sum_of or f"{sum_of} F" in text.replace("\u00a0", " "), card.id


def test_every_entry_has_its_source() -> None:
    assert all(source for sources in EDITION.sources.values() for source in sources)
    assert Counter({kind: len(sources) for kind, sources in EDITION.sources.items()})["section"] == len(FILE.section)


def test_names_are_set_with_typographic_apostrophes() -> None:
    names = [name for lang in ("fr", "en") for kind in EDITION.names[lang].values() for name in kind]

    assert [name for name in names if "'" in name] == []
