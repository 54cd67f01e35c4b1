"""Editions of Crésus: markets, sectors, shares, experts, fortune cards, signs."""

from typing import Annotated, Literal

import msgspec

from ludotheque.editions.edition import Edition, Names
from ludotheque.editions.fields import Entry, Slug, Text, check_different
from ludotheque.editions.head import Head, edition_under
from ludotheque.editions.toml_lines import parse
from ludotheque.games.cresus.tables import (
    ANALYST,
    BIRTHDAY,
    DICE,
    DOUBLE_PREMIUM,
    EXTRA_THROW,
    GAIN,
    HALF_PRICE,
    LEVY,
    LOSS,
    MARKETS,
    NO_MARKET,
    NO_SECTOR,
    PER_SHARE,
    PIRATE,
    RETHROW,
    SHIELD,
    TIE_BREAK,
    TOURNAMENT,
    TURN_DIE,
    CresusTables,
)

Millions = Annotated[int, msgspec.Meta(ge=0, le=2000)]
Price = Annotated[int, msgspec.Meta(ge=1, le=2000)]

EXPERTS = {
    "pirate": PIRATE,
    "extra-throw": EXTRA_THROW,
    "tie-break": TIE_BREAK,
    "analyst": ANALYST,
    "turn-die": TURN_DIE,
    "double-premium": DOUBLE_PREMIUM,
    "half-price": HALF_PRICE,
}
CARDS = {
    "gain": GAIN,
    "loss": LOSS,
    "per-share": PER_SHARE,
    "levy": LEVY,
    "tournament": TOURNAMENT,
    "birthday": BIRTHDAY,
    "shield": SHIELD,
    "rethrow": RETHROW,
}
COLOURS = {
    "jaune": {"fr": "jaune", "en": "yellow"},
    "bleu": {"fr": "bleu", "en": "blue"},
    "rouge": {"fr": "rouge", "en": "red"},
    "vert": {"fr": "vert", "en": "green"},
    "orange": {"fr": "orange", "en": "orange"},
    "violet": {"fr": "violet", "en": "purple"},
}
DIE = {"fr": "dé", "en": "die"}
OF_A_MARKET = ["pirate", "extra-throw"]
OF_A_SECTOR = ["per-share", "levy"]
KEPT = ["shield", "rethrow"]


class CresusHead(Head):
    game: Literal["cresus"]


class Stake(msgspec.Struct, forbid_unknown_fields=True):
    cash: Price
    experts: Annotated[int, msgspec.Meta(ge=1, le=40)]  # drawn in a game, one each round
    source: Text


class Market(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    fr: Text
    en: Text
    colour: Literal["jaune", "bleu", "rouge", "vert", "orange", "violet"]
    source: Text


class Sector(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    fr: Text
    en: Text
    bonus: Annotated[list[Millions], msgspec.Meta(min_length=1)]  # for the first share held, the second …
    premium: Millions
    source: Text


class Share(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    fr: Text
    en: Text
    market: Slug
    sector: Slug
    price: Price
    throws: Annotated[int, msgspec.Meta(ge=1, le=3)]
    pays: Annotated[list[Price], msgspec.Meta(min_length=DICE, max_length=DICE)]  # for one face alike, two …
    source: Text


class Expert(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    fr: Text
    en: Text
    text_fr: Text
    text_en: Text
    effect: Literal["pirate", "extra-throw", "tie-break", "analyst", "turn-die", "double-premium", "half-price"]
    source: Text
    market: str = ""


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    fr: Text
    en: Text
    text_fr: Text
    text_en: Text
    effect: Literal["gain", "loss", "per-share", "levy", "tournament", "birthday", "shield", "rethrow"]
    amount: Millions
    source: Text
    sector: str = ""


class Sign(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    fr: Text
    en: Text
    price: Price
    source: Text


class File(msgspec.Struct, forbid_unknown_fields=True):
    edition: CresusHead
    stake: Stake
    market: list[Market]
    sector: list[Sector]
    share: list[Share]
    expert: list[Expert]
    card: list[Card]
    sign: Annotated[list[Sign], msgspec.Meta(min_length=1)]


def read_edition(text: str) -> Edition:
    """The edition in a TOML text; BadEdition says what is wrong and on which line."""
    file = parse(text, File)
    _check(text, file)
    return edition_under(
        file.edition,
        text,
        tables=_tables(file),
        ids=_ids(file),
        names={"fr": _names(file, "fr"), "en": _names(file, "en")},
        sources=_sources(file),
    )


def _names(file: File, lang: str) -> Names:
    names = {
        "market": [getattr(market, lang) for market in file.market],
        "sector": [getattr(sector, lang) for sector in file.sector],
        "share": [getattr(share, lang) for share in file.share],
        "expert": [getattr(expert, lang) for expert in file.expert],
        "card": [getattr(card, lang) for card in file.card],
        "sign": [getattr(sign, lang) for sign in file.sign],
    }
    texts = {
        "effect": [getattr(expert, f"text_{lang}") for expert in file.expert],  # what each expert does
        "story": [getattr(card, f"text_{lang}") for card in file.card],  # what each fortune card tells
        "colour": [COLOURS[market.colour][lang] for market in file.market],  # of the faces of a die
    }
    dice = [f"{DIE[lang]}\u00a0{number}" for number in range(1, DICE + 1)]  # by their places
    return {**names, **texts, "die": dice, "dice": dice}


def _check(text: str, file: File) -> None:
    for kind, ids in _ids(file).items():
        check_different(text, kind, ids)
    if len(file.market) != MARKETS:
        raise Entry(text, "market", 0).bad(f"there are {MARKETS} markets, one for each face of a die")
    _check_colours(text, file)
    _check_shares(text, file)
    _check_cards(text, file)
    _check_signs(text, file)


def _check_colours(text: str, file: File) -> None:
    colours = [market.colour for market in file.market]
    for number, colour in enumerate(colours):
        if colour in colours[:number]:
            raise Entry(text, "market", number).bad(
                f"two markets are {colour!r}, but a die has one such face", "colour"
            )


def _ids(file: File) -> Names:
    return {
        "market": [market.id for market in file.market],
        "sector": [sector.id for sector in file.sector],
        "share": [share.id for share in file.share],
        "expert": [expert.id for expert in file.expert],
        "card": [card.id for card in file.card],
        "sign": [sign.id for sign in file.sign],
    }


def _sources(file: File) -> dict[str, list[str]]:
    return {
        "market": [market.source for market in file.market],
        "sector": [sector.source for sector in file.sector],
        "share": [share.source for share in file.share],
        "expert": [expert.source for expert in file.expert],
        "card": [card.source for card in file.card],
        "sign": [sign.source for sign in file.sign],
    }


def _check_shares(text: str, file: File) -> None:
    ids = _ids(file)
    for number, share in enumerate(file.share):
        entry = Entry(text, "share", number)
        entry.check_known("market", "market", [share.market], ids["market"])
        entry.check_known("sector", "sector", [share.sector], ids["sector"])
        if sorted(share.pays) != share.pays:  # (cre.sale.floor)
            raise entry.bad(f"{share.id!r} must not pay less for more faces alike", "pays")
    for number, market in enumerate(file.market):
        if not any(share.market == market.id for share in file.share):
            raise Entry(text, "market", number).bad(f"no share is sold in {market.id!r}")


def _check_cards(text: str, file: File) -> None:
    ids = _ids(file)
    if len(file.expert) < file.stake.experts:
        raise Entry(text, "expert", 0).bad(f"a game draws {file.stake.experts} experts, there are {len(file.expert)}")
    for number, expert in enumerate(file.expert):
        entry = Entry(text, "expert", number)
        if (expert.effect in OF_A_MARKET) != bool(expert.market):
            raise entry.bad(f"only {' and '.join(OF_A_MARKET)} name a market, and they must", "effect")
        entry.check_known("market", "market", [expert.market] if expert.market else [], ids["market"])
    for number, card in enumerate(file.card):
        entry = Entry(text, "card", number)
        if card.sector and card.effect not in OF_A_SECTOR:
            raise entry.bad(f"only {' and '.join(OF_A_SECTOR)} name a sector", "sector")
        entry.check_known("sector", "sector", [card.sector] if card.sector else [], ids["sector"])
        if (card.effect in KEPT) != (card.amount == 0):
            raise entry.bad(f"only {' and '.join(KEPT)} name no sum, and they must not", "amount")


def _check_signs(text: str, file: File) -> None:
    for number in range(1, len(file.sign)):
        if file.sign[number].price <= file.sign[number - 1].price:
            raise Entry(text, "sign", number).bad("signs go from the cheapest to the island", "price")


def _tables(file: File) -> CresusTables:
    ids = _ids(file)
    tables = CresusTables([sign.price for sign in file.sign])
    tables.starting_cash = file.stake.cash
    tables.experts_in_play = file.stake.experts
    for sector in file.sector:
        tables.add_sector([0, *sector.bonus], sector.premium)
    for share in file.share:
        market, of = ids["market"].index(share.market), ids["sector"].index(share.sector)
        tables.add_share(market, of, share.price, share.throws, [0, *share.pays])
    for expert in file.expert:
        where = ids["market"].index(expert.market) if expert.market else NO_MARKET
        tables.add_expert(EXPERTS[expert.effect], where)
    for card in file.card:
        about = ids["sector"].index(card.sector) if card.sector else NO_SECTOR
        tables.add_card(CARDS[card.effect], card.amount, about)
    return tables
