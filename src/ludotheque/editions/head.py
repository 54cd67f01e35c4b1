"""The `[edition]` table with which every edition file begins, and the edition that stands under it."""

import msgspec

from ludotheque.editions.edition import Edition, Names, hash_of
from ludotheque.editions.fields import Slug, Text
from ludotheque.kernel.step import Tables


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """Each game narrows `game` to its own name, so that a file of another game is refused."""

    id: Slug
    game: str
    fr: Text
    en: Text
    source: Text


def edition_under(
    head: Head, text: str, tables: Tables, ids: Names, names: dict[str, Names], sources: dict[str, list[str]]
) -> Edition:
    return Edition(
        id=head.id,
        game=head.game,
        titles={"fr": head.fr, "en": head.en},
        source=head.source,
        hash=hash_of(text),
        tables=tables,
        ids=ids,
        names=names,
        sources=sources,
    )
