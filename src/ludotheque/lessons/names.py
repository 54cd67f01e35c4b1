"""Things by their names in a script: « nation:egypte » is the number that the edition gives that nation."""

from ludotheque.complaint import Complaint
from ludotheque.editions.edition import Edition


class NoSuchThing(Complaint):
    """The edition has nothing of this name."""


def number_of(edition: Edition, word: str) -> int:
    """Of « kind:id », or of a number as it stands."""
    kind, colon, id = word.partition(":")
    if not colon:
        if not word.lstrip("-").isdecimal():
            raise NoSuchThing(f"{word!r} is neither a number nor KIND:ID")
        return int(word)
    if kind not in edition.ids:
        raise NoSuchThing(f"there is no kind {kind!r}; there is {', '.join(edition.ids)}")
    if id not in edition.ids[kind]:
        raise NoSuchThing(f"there is no {kind} {id!r}")
    return edition.ids[kind].index(id)


def in_numbers(edition: Edition, line: str) -> str:
    """A line or a pattern with numbers in the place of names; stars and spans stay as they are."""
    return " ".join(",".join(_part(edition, part) for part in word.split(",")) for word in line.split())


def _part(edition: Edition, part: str) -> str:
    return str(number_of(edition, part)) if ":" in part else part
