"""What must hold in an edition of Les Joyeux Combinards before it can be played; each complaint has its line."""

from ludotheque.editions.fields import Entry, check_different
from ludotheque.editions.joyeux_combinards_board import check_board
from ludotheque.editions.joyeux_combinards_file import Card, File

CARDS = 62  # « 62 cartes marchandises »
MOST_PLAYERS = 6
SHOP = "meme-meline"  # all legal goods sell there
REFINERY = "raffinerie"  # all oil does, and nothing else
COLOURS = {  # what a card of each kind bears beside its prices
    "legal": "neither premium, fine nor years",
    "illegal": "a fine and years, and no premium",
    "oil": "a premium and a fine, and no years",
}


def check(text: str, file: File) -> None:
    _check_ids(text, file)
    _check_figures(text, file)
    check_board(text, file)
    _check_places(text, file)
    for number, card in enumerate(file.card):
        _check_card(Entry(text, "card", number), file, card)
    if len(file.card) != CARDS:
        last = Entry(text, "card", len(file.card) - 1)
        raise last.bad(f"there are {CARDS} cards, not {len(file.card)}")


def _check_ids(text: str, file: File) -> None:
    check_different(text, "circuit", [circuit.id for circuit in file.circuit])
    check_different(text, "place", [place.id for place in file.place])
    check_different(text, "square", [square.id for square in file.square])
    check_different(text, "card", [card.id for card in file.card])


def _check_figures(text: str, file: File) -> None:
    figures = file.figures
    entry = Entry(text, "figures", 0)
    if figures.announcements != sorted(set(figures.announcements)):
        raise entry.bad("the prices that may be announced do not rise", "announcements")
    if figures.cards_dealt * MOST_PLAYERS >= CARDS:
        raise entry.bad(f"{figures.cards_dealt} cards for each of {MOST_PLAYERS} players leave none", "cards_dealt")
    for number in range(1, len(file.banknote)):
        if file.banknote[number].value <= file.banknote[number - 1].value:
            raise Entry(text, "banknote", number).bad("banknotes go from the smallest to the largest", "value")


def _check_places(text: str, file: File) -> None:
    """A place has a square to stop on, all of them inside or all of them outside."""
    known = [place.id for place in file.place]
    for wanted in (SHOP, REFINERY):
        if wanted not in known:
            raise Entry(text, "place", 0).bad(f"there must be a place {wanted!r}")
    for number, place in enumerate(file.place):
        entry = Entry(text, "place", number)
        circuits = {square.circuit for square in file.square if square.place == place.id}
        if not circuits:
            raise entry.bad(f"no square leads to {place.id!r}")
        if file.circuit[0].id in circuits and len(circuits) > 1:
            raise entry.bad(f"{place.id!r} lies both inside and outside")


def _check_card(entry: Entry, file: File, card: Card) -> None:
    if card.price not in file.figures.announcements:
        raise entry.bad(f"{card.id!r} has a price that cannot be announced", "price")
    where = [place for place, _ in card.sells]
    entry.check_known("sells", "place", where, [place.id for place in file.place])
    if len(where) != len(set(where)):
        raise entry.bad(f"{card.id!r} names a place twice", "sells")
    bears = {
        "legal": not card.premium and not card.fine and not card.years,
        "illegal": not card.premium and card.fine > 0 and card.years > 0,
        "oil": card.premium > 0 and card.fine > 0 and not card.years,
    }
    if not bears[card.goods]:
        raise entry.bad(f"{card.id!r} must bear {COLOURS[card.goods]}")
    if (card.goods == "legal") != (SHOP in where):
        raise entry.bad(f"legal goods sell at {SHOP!r}, and no others do", "sells")
    if (card.goods == "oil") != (REFINERY in where) or (card.goods == "oil" and len(where) > 1):
        raise entry.bad(f"oil sells at {REFINERY!r} only, and nothing else does", "sells")
    if card.goods != "oil":
        _check_both_circuits(entry, file, card)


def _check_both_circuits(entry: Entry, file: File, card: Card) -> None:
    """« Toutes les cartes peuvent être revendues sur les 2 circuits »; illegal ones pay better outside."""
    inner = {square.place for square in file.square if square.circuit == file.circuit[0].id}
    inside = [price for place, price in card.sells if place in inner]
    outside = [price for place, price in card.sells if place not in inner]
    if not inside or not outside:
        raise entry.bad(f"{card.id!r} must sell inside and outside", "sells")
    if card.goods == "illegal" and max(inside) >= min(outside):
        raise entry.bad(f"{card.id!r} must bring more outside than inside", "sells")
