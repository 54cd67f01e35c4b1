"""The file of an edition of Richesses de France: what each entry may hold."""

from typing import Annotated, Literal

import msgspec

from ludotheque.editions.fields import Slug, Text
from ludotheque.editions.head import Head

Francs = Annotated[int, msgspec.Meta(ge=10, multiple_of=10)]
GainOrLoss = Annotated[int, msgspec.Meta(multiple_of=10)]
Latitude = Annotated[float, msgspec.Meta(ge=41.3, le=51.1)]  # from Bonifacio to Dunkerque
Longitude = Annotated[float, msgspec.Meta(ge=-5.2, le=9.6)]  # from Ouessant to Aléria
Vehicle = Literal["bicycle", "car"]


class FranceHead(Head):
    game: Literal["richesses-de-france"]


class Banknote(msgspec.Struct, forbid_unknown_fields=True):
    value: Francs
    count: Annotated[int, msgspec.Meta(ge=1)]  # how many each player receives
    source: Text


class Face(msgspec.Struct, forbid_unknown_fields=True):
    """One face of the die."""

    value: Francs
    colour: Literal["red", "blue"]
    source: Text


class Region(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    fr: Text
    en: Text
    source: Text


class Town(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    name: Text
    region: Slug
    kind: Literal["capital", "prefecture", "stage", "passing"]
    lat: Latitude
    lon: Longitude
    source: Text
    merged: list[Text] = []  # prefectures so near that they are one with it


class Section(msgspec.Struct, forbid_unknown_fields=True):
    """A stretch of road, motorway or sea between two neighbours."""

    between: tuple[Slug, Slug]
    kind: Literal["road", "motorway", "sea"]
    source: Text
    road: str = ""  # its number
    fare: Francs | None = None  # of a passage by sea
    via: list[tuple[Longitude, Latitude]] = []  # where the line bends, to keep clear of a third town


class Circuit(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    fr: Text
    en: Text
    corsica: bool  # whether its region card is in the pile
    source: Text
    start: Slug | None = None
    finish: Slug | None = None


class Stage(msgspec.Struct, forbid_unknown_fields=True):
    circuit: Slug
    town: Slug
    fr: Text  # what the town is known for
    en: Text
    source: Text


class Match(msgspec.Struct, forbid_unknown_fields=True):
    """Played in a town by whoever calls, against the opposite town."""

    fr: Text
    en: Text
    town: Slug
    against: Slug
    source: Text


class Race(msgspec.Struct, forbid_unknown_fields=True):
    fr: Text
    en: Text
    vehicle: Literal["foot", "bicycle", "car"]
    route: Annotated[list[Slug], msgspec.Meta(min_length=2)]
    source: Text


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A chance card: it does one thing."""

    id: Slug
    fr: Text
    en: Text
    text_fr: Text
    text_en: Text
    source: Text
    money: GainOrLoss = 0  # what the bank pays; below zero: what the card costs
    drivers: bool = False  # whether it concerns owners of a car only
    from_each: Annotated[int, msgspec.Meta(ge=0, multiple_of=10)] = 0  # what every other player gives
    grants: Vehicle | None = None
    town: Slug | None = None  # where it sends
    rest: bool = False  # whether it costs the next turn
    again: bool = False  # whether one plays again at once


class File(msgspec.Struct, forbid_unknown_fields=True):
    edition: FranceHead
    banknote: list[Banknote]
    face: list[Face]
    region: list[Region]
    town: list[Town]
    section: list[Section]
    circuit: list[Circuit]
    stage: list[Stage]
    match: list[Match]
    race: list[Race]
    card: list[Card]
