"""Editions of Couleurs du Monde: areas, nations, links."""

from typing import Annotated, Literal

import msgspec

from ludotheque.editions.edition import BadEdition, Edition, Names
from ludotheque.editions.head import Head, edition_under
from ludotheque.editions.toml_lines import line_of, parse
from ludotheque.games.couleurs_du_monde.deal import HAND
from ludotheque.games.couleurs_du_monde.tables import CouleursTables

CENTRE = "centre"  # the grey nations' area
MOST_PLAYERS = 6

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]


class CouleursHead(Head):
    game: Literal["couleurs-du-monde"]


class Area(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    fr: Text
    en: Text
    corner: bool
    source: Text


class Nation(msgspec.Struct, forbid_unknown_fields=True):
    id: Slug
    fr: Text
    en: Text
    area: Slug
    value: Annotated[int, msgspec.Meta(ge=1, le=99)]
    island: bool
    source: Text
    modern_fr: str = ""
    modern_en: str = ""
    iso: Annotated[str, msgspec.Meta(pattern=r"^([a-z]{2})?$")] = ""


class Link(msgspec.Struct, forbid_unknown_fields=True):
    between: tuple[Slug, Slug]
    line: Literal["solid", "dotted", "sea"]
    source: Text


class Omitted(msgspec.Struct, forbid_unknown_fields=True):
    between: tuple[Slug, Slug]
    why: Text


class File(msgspec.Struct, forbid_unknown_fields=True):
    edition: CouleursHead
    area: list[Area]
    nation: list[Nation]
    link: list[Link]
    omitted: list[Omitted] = []


def read_edition(text: str) -> Edition:
    """The edition in a TOML text; BadEdition says what is wrong and on which line."""
    file = parse(text, File)
    _check(text, file)
    return edition_under(
        file.edition,
        text,
        tables=_tables(file),
        ids={"nation": [nation.id for nation in file.nation], "area": [area.id for area in file.area]},
        names=_names(file),
        sources={
            "area": [area.source for area in file.area],
            "nation": [nation.source for nation in file.nation],
            "link": [link.source for link in file.link],
        },
    )


def _check(text: str, file: File) -> None:
    areas = _numbers(text, "area", [area.id for area in file.area])
    nations = _numbers(text, "nation", [nation.id for nation in file.nation])
    for number, nation in enumerate(file.nation):
        if nation.area not in areas:
            raise BadEdition(f"line {line_of(text, 'nation', number, 'area')}: there is no area {nation.area!r}")
    _check_pairs(text, "link", [link.between for link in file.link], nations)
    _check_pairs(text, "omitted", [omitted.between for omitted in file.omitted], nations)
    _check_playable(text, file)


def _numbers(text: str, table: str, ids: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for number, name in enumerate(ids):
        if name in found:
            raise BadEdition(f"line {line_of(text, table, number, 'id')}: the {table} {name!r} is there twice")
        found[name] = number
    return found


def _check_pairs(text: str, table: str, pairs: list[tuple[str, str]], nations: dict[str, int]) -> None:
    seen: set[frozenset[str]] = set()
    for number, pair in enumerate(pairs):
        line = line_of(text, table, number, "between")
        for name in pair:
            if name not in nations:
                raise BadEdition(f"line {line}: there is no nation {name!r}")
        if len(set(pair)) == 1:
            raise BadEdition(f"line {line}: {pair[0]!r} cannot be linked to itself")
        if frozenset(pair) in seen:
            raise BadEdition(f"line {line}: this {table} between {pair[0]!r} and {pair[1]!r} is there twice")
        seen.add(frozenset(pair))


def _check_playable(text: str, file: File) -> None:
    """A deal needs cards for all, somewhere to begin, and a way to every nation."""
    if len(file.nation) < HAND * MOST_PLAYERS:
        last = line_of(text, "nation", len(file.nation) - 1)
        raise BadEdition(f"line {last}: at least {HAND * MOST_PLAYERS} nations are needed, not {len(file.nation)}")
    if not any(nation.area == CENTRE for nation in file.nation):
        raise BadEdition(f"line {line_of(text, 'nation', 0)}: no nation lies in {CENTRE!r}, so no turn can begin")
    tables = _tables(file)
    reached = [number for number in range(tables.nations) if tables.starters[number]]
    for number in reached:
        reached += [other for other in tables.links[number] if other not in reached]
    if len(reached) < tables.nations:
        lost = next(number for number in range(tables.nations) if number not in reached)
        line = line_of(text, "nation", lost)
        raise BadEdition(f"line {line}: no chain of links leads from the centre to {file.nation[lost].id!r}")


def _tables(file: File) -> CouleursTables:
    areas = [area.id for area in file.area]
    nations = {nation.id: number for number, nation in enumerate(file.nation)}
    tables = CouleursTables(
        [nation.value for nation in file.nation],
        [areas.index(nation.area) for nation in file.nation],
        [area.corner for area in file.area],
    )
    for number, nation in enumerate(file.nation):
        if nation.area == CENTRE:
            tables.mark_grey(number)
        if nation.island:
            tables.mark_island(number)
    for link in file.link:
        tables.link(nations[link.between[0]], nations[link.between[1]])
    return tables


def _names(file: File) -> dict[str, Names]:
    return {
        "fr": {"nation": [n.fr for n in file.nation], "area": [a.fr for a in file.area]},
        "en": {"nation": [n.en for n in file.nation], "area": [a.en for a in file.area]},
        "fr-modern": {"nation": [n.modern_fr or n.fr for n in file.nation], "area": [a.fr for a in file.area]},
        "en-modern": {"nation": [n.modern_en or n.en for n in file.nation], "area": [a.en for a in file.area]},
    }
