"""Moves as lines, written as in records: `play-card 103`, `offer 3,5 450`, `choose-none .`. Asks are as they travel."""

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any

from ludotheque.kernel.action import Filling
from ludotheque.kernel.ask import Amount, Ask, Blank, OneOf, SomeOf
from ludotheque.record.notation import BadLine, read_values, write_values
from ludotheque.texts.kinds import singular

MOST_WRITTEN_OUT = 40  # ways to fill in one ask; where there are more, its blanks are described

Name = Callable[[str, int], str]  # what a value is called, by the name of its blank
Asked = dict[str, Any]  # an ask, as JSON


def write_move(verb: str, filling: Filling) -> str:
    return " ".join([verb, *map(write_values, filling)])


def read_move(line: str) -> tuple[str, Filling]:
    """A Complaint if it is no move at all."""
    words = line.split()
    if not words:
        raise BadLine("a move is a verb and its values, such as: play-card 103")
    return words[0], [read_values(word) for word in words[1:]]


def legal_moves(asks: list[Asked], name: Name) -> list[str]:
    """What may be written now, line by line."""
    return [line for ask in asks for line in _lines(ask, name)]


def as_asks(asks: list[Asked]) -> list[Ask]:
    """As the kernel has them, without their clauses."""
    return [Ask(ask["verb"], [_as_blank(blank) for blank in ask["blanks"]]) for ask in asks]


def _as_blank(blank: Asked) -> Blank:
    if blank["is"] == "amount":
        return Amount(blank["name"], blank["low"], blank["high"], step=blank["step"])
    if blank["is"] == "one-of":
        return OneOf(blank["name"], blank["choices"])
    return SomeOf(blank["name"], blank["choices"], blank["least"], blank["most"])


def all_fillings(ask: Asked) -> list[Filling] | None:
    """Every way to fill it in; None where there are too many to write out."""
    found: list[Filling] = []
    left_out = (ask.get("but") or {}).get("fillings", [])
    for filling in product(*[_values(blank) for blank in ask["blanks"]]):
        if len(found) > MOST_WRITTEN_OUT:
            return None
        if list(filling) not in left_out:
            found.append(list(filling))
    return found


def _lines(ask: Asked, name: Name) -> Iterator[str]:
    fillings = all_fillings(ask)
    if fillings is None:
        yield " ".join([ask["verb"], *[_described(blank, name) for blank in ask["blanks"]]])
        return
    for filling in fillings:
        meant = [_named(blank, values, name) for blank, values in zip(ask["blanks"], filling, strict=True)]
        said = "; ".join(word for word in meant if word)
        yield write_move(ask["verb"], filling) + (f"   ({said})" if said else "")


def _values(blank: Asked) -> Iterator[list[int]]:
    if blank["is"] == "amount":
        yield from ([value] for value in range(blank["low"], blank["high"] + 1, blank["step"]))
    elif blank["is"] == "one-of":
        yield from ([value] for value in blank["choices"])
    else:
        for size in range(blank["least"], blank["most"] + 1):
            yield from (list(some) for some in combinations(blank["choices"], size))


def _named(blank: Asked, values: list[int], name: Name) -> str:
    word = singular(blank["name"]) if blank["is"] == "some-of" else blank["name"]
    return ", ".join(filter(None, [name(word, value) for value in values]))


def _described(blank: Asked, name: Name) -> str:
    if blank["is"] == "amount":
        steps = f" by {blank['step']}" if blank["step"] != 1 else ""
        return f"<{blank['name']}: {blank['low']} to {blank['high']}{steps}>"
    word = singular(blank["name"]) if blank["is"] == "some-of" else blank["name"]
    choices = [" ".join(filter(None, [str(value), name(word, value)])) for value in blank["choices"]]
    if blank["is"] == "one-of":
        return f"<{blank['name']}, one of: {', '.join(choices)}>"
    many = f"{blank['least']} to {blank['most']}"
    return f"<{blank['name']}, {many} of these in this order, between commas, or . for none: {', '.join(choices)}>"
