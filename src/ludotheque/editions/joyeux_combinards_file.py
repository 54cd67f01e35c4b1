"""The file of an edition of Les Joyeux Combinards: what each entry may hold. Sums are in millions of francs."""

from typing import Annotated, Literal

import msgspec

from ludotheque.editions.fields import Slug, Text
from ludotheque.editions.head import Head

Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Millions = Annotated[int, msgspec.Meta(ge=1, le=999)]
Points = Annotated[int, msgspec.Meta(ge=2, le=12)]  # of two dice


class CombinardsHead(Head):
    game: Literal["joyeux-combinards"]


class Figures(msgspec.Struct, forbid_unknown_fields=True):
    """The numbers in the sentences of the rules."""

    stake: Millions  # what each player receives to begin with
    cards_dealt: Count
    announcements: Annotated[list[Millions], msgspec.Meta(min_length=1)]  # purchase prices, rising
    agios: Millions
    tax: Millions
    tax_limit: Points  # up to here the dice spare from a tax
    customs_limit: Points  # from here customs let one go
    customs_fee: Millions  # for each card
    most_handed_in: Count
    most_years: Count
    year_cost: Millions  # what a year of prison counts for when the rounds are over
    source: Text


class Banknote(msgspec.Struct, forbid_unknown_fields=True):
    value: Millions
    count: Count
    source: Text


class Circuit(msgspec.Struct, forbid_unknown_fields=True):
    """The inner circuit comes first; an outer one leaves it at a fork and joins it again."""

    id: Slug
    fr: Text
    en: Text
    source: Text
    leaves: Slug | None = None  # square of the inner circuit
    joins: Slug | None = None


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """Where goods are sold; it may have several squares."""

    id: Slug
    fr: Text
    en: Text
    source: Text


class Square(msgspec.Struct, forbid_unknown_fields=True):
    """Squares of a circuit follow one another along the arrows."""

    id: Slug
    circuit: Slug
    kind: Literal[
        "start",
        "purchase",
        "place",
        "refinery",
        "airport",
        "stop",
        "customs",
        "police",
        "agios",
        "tax",
        "levy",
        "refund",
        "check",
        "flying-check",
    ]
    x: Annotated[int, msgspec.Meta(ge=0, le=12)]  # column of the sheet, from the left
    y: Annotated[int, msgspec.Meta(ge=0, le=10)]  # row, from the top
    fr: Text
    en: Text
    source: Text
    place: Slug | None = None  # what is sold there


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    goods: Literal["legal", "illegal", "oil"]
    fr: Text
    en: Text
    caption_fr: Text
    caption_en: Text
    price: Millions
    sells: Annotated[list[tuple[Slug, Millions]], msgspec.Meta(min_length=1)]  # where, and for how much
    remission: Count  # years off for whoever hands it in
    source: Text
    premium: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    fine: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    years: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0


class File(msgspec.Struct, forbid_unknown_fields=True):
    edition: CombinardsHead
    figures: Figures
    banknote: list[Banknote]
    circuit: Annotated[list[Circuit], msgspec.Meta(min_length=1)]
    place: list[Place]
    square: Annotated[list[Square], msgspec.Meta(min_length=1)]
    card: list[Card]
