"""The file of an edition of Richesses du Monde: what each entry may hold."""

from typing import Annotated, Literal

import msgspec

from ludotheque.editions.fields import Slug, Text
from ludotheque.editions.head import Head

Percent = Annotated[int, msgspec.Meta(ge=5, le=100, multiple_of=5)]
Euros = Annotated[
    int, msgspec.Meta(ge=100_000, multiple_of=100_000)
]  # « Les surenchères sont au minimum de 100 000 € »
GainOrLoss = Annotated[int, msgspec.Meta(multiple_of=100_000)]


class RichessesHead(Head):
    game: Literal["richesses-du-monde"]


class Stake(msgspec.Struct, forbid_unknown_fields=True):
    """What each player receives to begin with."""

    players: int
    cash: Euros
    source: Text


class Banknote(msgspec.Struct, forbid_unknown_fields=True):
    value: Euros
    source: Text


class Jokers(msgspec.Struct, forbid_unknown_fields=True):
    count: Annotated[int, msgspec.Meta(ge=0, le=99)]
    source: Text


class Continent(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    fr: Text
    en: Text
    ink: Literal["brun", "rouge", "corail", "bleu", "gris", "jaune", "violet"]
    source: Text


class Country(msgspec.Struct, forbid_unknown_fields=True):
    """A country, or a group of countries that the board treats as one."""

    id: Slug
    fr: Text
    en: Text
    continent: Slug
    source: Text


class Product(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    fr: Text
    en: Text
    royalties: list[tuple[Percent, Euros]]  # from this percent, pays
    source: Text


class Title(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    product: Slug
    country: Slug
    percent: Percent
    price: Euros
    source: Text
    detail_fr: str = ""  # the member of the group that produces
    detail_en: str = ""
    option_percent: Percent | None = None  # by the other reading of the box
    option_price: Euros | None = None


class Square(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    kind: Literal["start", "country", "continent", "world", "auction", "joker", "news", "windfall"]
    plaque: bool  # whether a royalty plaque lies there
    x: Annotated[int, msgspec.Meta(ge=0, le=10)]  # column of the sheet, from the left
    y: Annotated[int, msgspec.Meta(ge=0, le=8)]  # row, from the top
    source: Text
    fr: str = ""  # a country's square has the name of the first country it sells
    en: str = ""
    sells: list[Slug] = []  # countries, or the continents of a choice
    same_as: Slug | None = None  # the earlier step on the same square


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    fr: Text
    en: Text
    text_fr: Text
    text_en: Text
    source: Text
    products: list[Slug] = []
    holder: GainOrLoss | None = None  # for whoever owns a title of one of the productions
    other: GainOrLoss = 0  # for anybody else
    from_each: Annotated[int, msgspec.Meta(ge=0, multiple_of=100_000)] = 0  # what every rival pays


class File(msgspec.Struct, forbid_unknown_fields=True):
    edition: RichessesHead
    stake: list[Stake]
    banknote: list[Banknote]
    jokers: Jokers
    continent: list[Continent]
    country: list[Country]
    product: Annotated[list[Product], msgspec.Meta(min_length=1)]
    title: list[Title]
    square: list[Square]
    card: Annotated[list[Card], msgspec.Meta(min_length=1)]
