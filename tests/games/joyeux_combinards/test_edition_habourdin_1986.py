"""The edition of 1986 says what the booklet says of board and cards, and owns up to the rest."""

import re
from collections import Counter

import pytest

from ludotheque.games.joyeux_combinards.tables import ILLEGAL, INNER, LEGAL, NO_ENTRANCE, OIL, PURCHASE, STOP
from ludotheque.kernel.chance import Chance
from tests.clauses import clause
from tests.games.joyeux_combinards import habourdin
from tests.games.joyeux_combinards.habourdin import EDITION, FILE, TABLES, card, place, square, squares_of

CARDS = range(len(FILE.card))


@clause("ljc.board.circuits")
def test_two_outer_circuits_leave_the_closed_inner_one_and_come_back() -> None:
    inner = [number for number in range(len(TABLES.kinds)) if TABLES.circuits[number] == INNER]
    walked = [inner[0]]
    while len(walked) < len(inner):
        walked.append(TABLES.following[walked[-1]])

    assert walked == inner
    assert TABLES.following[walked[-1]] == inner[0]
    for fork, stop in (("achat-camionnette", "stop-corniche"), ("achat-comptoir", "stop-docks")):
        assert square(stop) == TABLES.entrances[square(fork)]
    assert square("singes-2") == TABLES.following[square("douane-corniche")]
    assert square("meline-1") == TABLES.following[square("douane-docks")]


@clause("ljc.board.squares")
def test_the_booklet_counts_refineries_airports_customs_refunds_and_stops() -> None:
    count = Counter(square.kind for square in FILE.square)

    assert (4, 4, 2, 2, 2) == tuple(count[kind] for kind in ("refinery", "airport", "customs", "refund", "stop"))
    for circuit in FILE.circuit[1:]:
        course = [square.kind for square in FILE.square if square.circuit == circuit.id]
        assert ("stop", "customs") == (course[0], course[-1])


@clause("ljc.board.two-and-two")
def test_airports_lie_inside_and_outside_and_each_outer_circuit_has_two_refineries() -> None:
    assert Counter({"ville": 2, "corniche": 1, "docks": 1}) == Counter(s.circuit for s in squares_of("airport"))
    assert Counter({"corniche": 2, "docks": 2}) == Counter(s.circuit for s in squares_of("refinery"))


@clause("ljc.board.cards")
def test_each_of_the_62_cards_bears_its_figures() -> None:
    assert 62 == len(FILE.card) == len(TABLES.goods)
    for goods in FILE.card:
        number = card(goods.id)
        assert goods.price == TABLES.prices[number]
        assert {place(where): price for where, price in goods.sells} == {
            spot: price for spot, price in enumerate(TABLES.sale_prices[number]) if price
        }
        assert (goods.remission, goods.fine, goods.years, goods.premium) == (
            TABLES.remissions[number],
            TABLES.fines[number],
            TABLES.years[number],
            TABLES.premiums[number],
        )
    assert all(TABLES.remissions[number] > 0 for number in CARDS)


@clause("ljc.board.prices")
def test_purchase_prices_are_the_six_of_the_booklet() -> None:
    assert [1, 2, 5, 10, 20, 50] == TABLES.announcements
    assert {1, 2, 5, 10, 20, 50} == set(TABLES.prices)


@clause("ljc.board.colours")
def test_legal_goods_and_they_alone_sell_at_meme_melines() -> None:
    assert {LEGAL, ILLEGAL, OIL} == set(TABLES.goods)
    for number in CARDS:
        assert (TABLES.goods[number] == LEGAL) == (TABLES.sale_prices[number][place("meme-meline")] > 0)


@clause("ljc.board.both-circuits")
def test_every_card_but_oil_sells_inside_and_outside() -> None:
    for number in CARDS:
        where = [TABLES.places.index(spot) for spot, price in enumerate(TABLES.sale_prices[number]) if price]
        circuits = {TABLES.is_outer(spot) for spot in where}
        if TABLES.goods[number] == OIL:
            assert [place("raffinerie")] == [TABLES.places[spot] for spot in where]
        else:
            assert circuits == {True, False}, FILE.card[number].id


@clause("ljc.board.dearer-outside")
def test_illegal_goods_bring_more_than_twice_as_much_outside() -> None:
    inner = {s.place for s in FILE.square if s.circuit == habourdin.INNER}
    for goods in FILE.card:
        if goods.goods == "illegal":
            inside = max(price for where, price in goods.sells if where in inner)
            outside = min(price for where, price in goods.sells if where not in inner)
            assert outside >= 2 * inside, goods.id


@clause("ljc.board.reconstructed")
def test_every_entry_says_where_it_comes_from() -> None:
    for kind in ("circuit", "place", "square", "card"):
        assert len(EDITION.ids[kind]) == len(EDITION.sources[kind])
    for sources in EDITION.sources.values():
        assert all(source.startswith(("booklet", "reconstructed: ")) for source in sources)
    assert all(source.startswith("reconstructed: ") for source in EDITION.sources["card"])


def test_the_sums_of_the_rules_are_the_booklets() -> None:
    assert (100, 6) == (TABLES.stake, TABLES.cards_dealt)
    assert (10, 5, 7) == (TABLES.agios, TABLES.tax, TABLES.tax_limit)
    assert (7, 1) == (TABLES.customs_limit, TABLES.customs_fee)
    assert (3, 20, 10) == (TABLES.most_handed_in, TABLES.most_years, TABLES.year_cost)


def test_the_notes_are_those_of_the_picture() -> None:
    assert [(1, 23), (5, 24), (10, 24), (50, 12), (100, 12)] == [(note.value, note.count) for note in FILE.banknote]


@clause("ljc.board.after-stop")
def test_every_square_but_the_one_after_a_stop_can_be_stopped_on_and_that_is_a_purchase() -> None:
    """Two dice never make 1, and everybody who enters stops on STOP."""
    reached = {square("depart")}
    grown = True
    while grown:
        found = {spot for start in reached for spot in _reach(start)}
        grown = not found <= reached
        reached |= found

    unreached = set(range(len(TABLES.kinds))) - reached
    assert {TABLES.following[square(stop)] for stop in ("stop-corniche", "stop-docks")} == unreached
    assert {PURCHASE} == {TABLES.kinds[spot] for spot in unreached}


def _reach(start: int) -> list[int]:
    found: list[int] = []
    spot = start
    for points in range(1, 13):
        if TABLES.entrances[spot] != NO_ENTRANCE:
            found.append(TABLES.entrances[spot])
        spot = TABLES.following[spot]
        if points >= 2:
            found.append(spot)
    return found


def test_a_pawn_walks_from_neighbour_to_neighbour_on_a_sheet_of_thirteen_by_eleven() -> None:
    spots = [(square.x, square.y) for square in FILE.square]

    assert len(set(spots)) == len(spots)
    assert (13, 11) == (1 + max(x for x, _ in spots), 1 + max(y for _, y in spots))
    for number in range(len(spots)):
        ways = [TABLES.following[number]]
        if TABLES.entrances[number] != NO_ENTRANCE:
            ways.append(TABLES.entrances[number])
            assert STOP == TABLES.kinds[ways[-1]]
        for way in ways:
            assert 1 == abs(spots[number][0] - spots[way][0]) + abs(spots[number][1] - spots[way][1])


def test_a_card_sells_for_more_than_it_costs_wherever_it_sells() -> None:
    for goods in FILE.card:
        assert all(price > goods.price for _, price in goods.sells), goods.id


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_two_cards_or_places_have_the_same_name(lang: str) -> None:
    for kind in ("card", "place", "circuit"):
        names = EDITION.names[lang][kind]
        assert len(set(names)) == len(names)


def test_french_names_and_captions_are_set_with_their_own_apostrophes() -> None:
    words = [text for entry in FILE.card for text in (entry.fr, entry.caption_fr, entry.en, entry.caption_en)]
    for kind in ("square", "place", "circuit"):
        words += EDITION.names["fr"][kind] + EDITION.names["en"][kind]

    assert not [text for text in words if "'" in text]
    assert not [entry.id for entry in FILE.card if not re.search(r"[.!?]$", entry.caption_fr)]
    assert not [entry.id for entry in FILE.card if not re.search(r"[.!?]$", entry.caption_en)]


def test_a_refinery_is_met_on_about_one_passage_in_three_and_customs_on_one_in_seven() -> None:
    luck = Chance(7)
    passages, refineries, customs = 4000, 0, 0
    for passage in range(passages):
        kinds = _passage(square(["stop-corniche", "stop-docks"][passage % 2]), luck)
        refineries += "refinery" in kinds
        customs += "customs" in kinds

    assert 0.25 < refineries / passages < 0.40
    assert 0.11 < customs / passages < 0.18


def _passage(spot: int, luck: Chance) -> list[str]:
    """The kinds of squares that dice lead to from a STOP until the pawn is inside again."""
    kinds: list[str] = []
    while TABLES.is_outer(spot):
        kinds.append(FILE.square[spot].kind)
        for _ in range(luck.die() + luck.die()):
            spot = TABLES.following[spot]
    return kinds
