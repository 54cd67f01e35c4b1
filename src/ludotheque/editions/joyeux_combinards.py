"""Editions of Les Joyeux Combinards: figures, circuits, places of sale, squares and cards."""

from itertools import pairwise

from ludotheque.editions.edition import Edition, Names
from ludotheque.editions.head import edition_under
from ludotheque.editions.joyeux_combinards_checks import check
from ludotheque.editions.joyeux_combinards_file import Card, File
from ludotheque.editions.toml_lines import parse
from ludotheque.games.joyeux_combinards.tables import (
    AGIOS,
    AIRPORT,
    CHECK,
    CUSTOMS,
    FLYING_CHECK,
    ILLEGAL,
    LEGAL,
    NO_PLACE,
    OIL,
    PLACE,
    POLICE,
    PURCHASE,
    REFINERY,
    REFUND,
    START,
    STOP,
    TAX,
    CombinardsTables,
)

KINDS = {
    "start": START,
    "purchase": PURCHASE,
    "place": PLACE,
    "refinery": REFINERY,
    "airport": AIRPORT,
    "stop": STOP,
    "customs": CUSTOMS,
    "police": POLICE,
    "agios": AGIOS,
    "tax": TAX,
    "levy": TAX,
    "refund": REFUND,
    "check": CHECK,
    "flying-check": FLYING_CHECK,
}
GOODS = {"legal": LEGAL, "illegal": ILLEGAL, "oil": OIL}


def read_edition(text: str) -> Edition:
    """The edition in a TOML text; BadEdition says what is wrong and on which line."""
    file = parse(text, File)
    check(text, file)
    return edition_under(
        file.edition,
        text,
        tables=_tables(file),
        ids=_ids(file),
        names={"fr": _french(file), "en": _english(file)},
        sources=_sources(file),
    )


def _tables(file: File) -> CombinardsTables:
    circuits = [circuit.id for circuit in file.circuit]
    places = [place.id for place in file.place]
    tables = CombinardsTables(
        [KINDS[square.kind] for square in file.square],
        [circuits.index(square.circuit) for square in file.square],
        [NO_PLACE if square.place is None else places.index(square.place) for square in file.square],
        _following(file),
    )
    _lay_entrances(tables, file)
    _print_figures(tables, file)
    _print_cards(tables, file)
    return tables


def _following(file: File) -> list[int]:
    """The last square of the inner circuit leads to its first, that of an outer one to where it joins."""
    found = [0] * len(file.square)
    ids = [square.id for square in file.square]
    for circuit in file.circuit:
        course = [number for number, square in enumerate(file.square) if square.circuit == circuit.id]
        course.append(course[0] if circuit.joins is None else ids.index(circuit.joins))
        for before, square in pairwise(course):
            found[before] = square
    return found


def _lay_entrances(tables: CombinardsTables, file: File) -> None:
    ids = [square.id for square in file.square]
    for circuit in file.circuit:
        if circuit.leaves is not None:
            first = next(number for number, square in enumerate(file.square) if square.circuit == circuit.id)
            tables.entrances[ids.index(circuit.leaves)] = first


def _print_figures(tables: CombinardsTables, file: File) -> None:
    figures = file.figures
    tables.announcements = figures.announcements
    tables.stake = figures.stake
    tables.cards_dealt = figures.cards_dealt
    tables.agios = figures.agios
    tables.tax = figures.tax
    tables.tax_limit = figures.tax_limit
    tables.customs_limit = figures.customs_limit
    tables.customs_fee = figures.customs_fee
    tables.most_handed_in = figures.most_handed_in
    tables.most_years = figures.most_years
    tables.year_cost = figures.year_cost


def _print_cards(tables: CombinardsTables, file: File) -> None:
    places = [place.id for place in file.place]
    tables.goods = [GOODS[card.goods] for card in file.card]
    tables.prices = [card.price for card in file.card]
    tables.sale_prices = [_sale_prices(places, card) for card in file.card]
    tables.remissions = [card.remission for card in file.card]
    tables.fines = [card.fine for card in file.card]
    tables.years = [card.years for card in file.card]
    tables.premiums = [card.premium for card in file.card]


def _sale_prices(places: list[str], card: Card) -> list[int]:
    prices = dict(card.sells)
    return [prices.get(place, 0) for place in places]


def _ids(file: File) -> Names:
    return {
        "circuit": [circuit.id for circuit in file.circuit],
        "place": [place.id for place in file.place],
        "square": [square.id for square in file.square],
        "card": [card.id for card in file.card],
    }


def _french(file: File) -> Names:
    return {
        "circuit": [circuit.fr for circuit in file.circuit],
        "place": [place.fr for place in file.place],
        "square": [square.fr for square in file.square],
        "card": [card.fr for card in file.card],
    }


def _english(file: File) -> Names:
    return {
        "circuit": [circuit.en for circuit in file.circuit],
        "place": [place.en for place in file.place],
        "square": [square.en for square in file.square],
        "card": [card.en for card in file.card],
    }


def _sources(file: File) -> dict[str, list[str]]:
    return {
        "figures": [file.figures.source],
        "banknote": [banknote.source for banknote in file.banknote],
        "circuit": [circuit.source for circuit in file.circuit],
        "place": [place.source for place in file.place],
        "square": [square.source for square in file.square],
        "card": [card.source for card in file.card],
    }
