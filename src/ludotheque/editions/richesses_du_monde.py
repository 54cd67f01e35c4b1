"""Editions of Richesses du Monde: continents, countries, productions, titles, the board, news, money."""

from ludotheque.editions.edition import Edition, Names
from ludotheque.editions.head import edition_under
from ludotheque.editions.richesses_du_monde_checks import check
from ludotheque.editions.richesses_du_monde_file import File, Square
from ludotheque.editions.toml_lines import parse
from ludotheque.games.richesses_du_monde.tables import (
    AUCTION,
    CONTINENT,
    COUNTRY,
    JOKER,
    NEWS,
    START,
    WINDFALL,
    WORLD,
    RichessesTables,
)

KINDS = {
    "start": START,
    "country": COUNTRY,
    "continent": CONTINENT,
    "world": WORLD,
    "auction": AUCTION,
    "joker": JOKER,
    "news": NEWS,
    "windfall": WINDFALL,
}


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


def _tables(file: File) -> RichessesTables:
    continents = [continent.id for continent in file.continent]
    tables = RichessesTables(
        [KINDS[square.kind] for square in file.square],
        [_on_sale(file, square) for square in file.square],
        [square.plaque for square in file.square],
    )
    tables.continents = [continents.index(country.continent) for country in file.country]
    tables.continent_count = len(continents)
    tables.jokers = file.jokers.count
    tables.starting_cash = _starting_cash(file)
    for product in file.product:
        tables.add_product([amount for _, amount in product.royalties])
    _add_titles(tables, file)
    _add_news(tables, file)
    return tables


def _on_sale(file: File, square: Square) -> list[int]:
    continents = {country.id: country.continent for country in file.country}
    if square.kind == "world":
        return list(range(len(file.title)))
    if square.kind == "continent":
        return [number for number, title in enumerate(file.title) if continents[title.country] in square.sells]
    return [number for number, title in enumerate(file.title) if title.country in square.sells]


def _starting_cash(file: File) -> list[int]:
    """Indexed by the number of players; nobody plays alone."""
    cash = [0] * (file.stake[-1].players + 1)
    for stake in file.stake:
        cash[stake.players] = stake.cash
    return cash


def _add_titles(tables: RichessesTables, file: File) -> None:
    countries = [country.id for country in file.country]
    products = [product.id for product in file.product]
    for title in file.title:
        tables.add_title(
            countries.index(title.country),
            products.index(title.product),
            [title.percent, title.option_percent or title.percent],
            [title.price, title.option_price or title.price],
        )


def _add_news(tables: RichessesTables, file: File) -> None:
    products = [product.id for product in file.product]
    for card in file.card:
        holder = card.other if card.holder is None else card.holder
        tables.add_news([products.index(name) for name in card.products], holder, card.other, card.from_each)


def _ids(file: File) -> Names:
    return {
        "continent": [continent.id for continent in file.continent],
        "country": [country.id for country in file.country],
        "product": [product.id for product in file.product],
        "title": [title.id for title in file.title],
        "square": [square.id for square in file.square],
        "card": [card.id for card in file.card],
    }


def _french(file: File) -> Names:
    countries = {country.id: country.fr for country in file.country}
    products = {product.id: product.fr for product in file.product}
    return {
        "continent": [continent.fr for continent in file.continent],
        "country": list(countries.values()),
        "product": list(products.values()),
        "title": [f"{products[t.product]} – {t.detail_fr or countries[t.country]}" for t in file.title],
        "square": [_bound(square.fr) or countries[square.sells[0]] for square in file.square],
        "card": [card.fr for card in file.card],
    }


def _bound(name: str) -> str:
    """A sum stays in one piece: « 500 000 € »."""
    return name.replace(" 000", "\u00a0000").replace(" €", "\u00a0€")


def _english(file: File) -> Names:
    countries = {country.id: country.en for country in file.country}
    products = {product.id: product.en for product in file.product}
    return {
        "continent": [continent.en for continent in file.continent],
        "country": list(countries.values()),
        "product": list(products.values()),
        "title": [f"{products[t.product]} – {t.detail_en or countries[t.country]}" for t in file.title],
        "square": [square.en or countries[square.sells[0]] for square in file.square],
        "card": [card.en for card in file.card],
    }


def _sources(file: File) -> dict[str, list[str]]:
    return {
        "continent": [continent.source for continent in file.continent],
        "country": [country.source for country in file.country],
        "product": [product.source for product in file.product],
        "title": [title.source for title in file.title],
        "square": [square.source for square in file.square],
        "card": [card.source for card in file.card],
        "stake": [stake.source for stake in file.stake],
        "banknote": [banknote.source for banknote in file.banknote],
        "jokers": [file.jokers.source],
    }
