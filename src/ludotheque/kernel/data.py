"""Plain classes with named values: how they are made, compared and shown follows from the fields they declare.

    class SealBid(Action):
        amount: Money

is made by `SealBid(seat, amount)`. Interpreted, the constructor is derived here, when the class is defined; for the
compiled core `ludotheque.expanding` writes it out, so that it runs as fast as one written by hand.
"""

import sys
from typing import Any, Final, Literal, TypeVar, dataclass_transform

from mypy_extensions import mypyc_attr

if sys.version_info >= (3, 14):
    from annotationlib import Format, get_annotations

FIELDS: Final = "FIELDS"  # where a class keeps the names of what its constructor takes, in order
LISTS: Final = "LISTS"  # the names of those that hold several values
FIRST: Final = "FIRST"  # and what the other fields are at first, by name

T = TypeVar("T")


class AtFirst:
    """What a field is when the thing is made, though the constructor does not take it."""

    def __init__(self, value: Any) -> None:
        self.value = value


def at_first(value: T, *, init: Literal[False] = False) -> T:
    """Declares a field that the constructor does not take: `claimed: list[Seat] = at_first([])`."""
    assert not init, "the constructor does not take it"
    first: Any = AtFirst(value)
    found: T = first
    return found


@dataclass_transform(eq_default=False, field_specifiers=(at_first,))
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Data:
    """Its values never change once it is made, so copies of a position share it."""

    def __init_subclass__(cls) -> None:
        derive_constructor(cls)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and values_of(self) == values_of(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        values = [f"{name}={getattr(self, name)!r}" for name in fields_of(type(self))]
        return f"{type(self).__name__}({', '.join(values)})"


def fields_of(kind: Any) -> list[str]:
    """The names of what the constructor of a class takes, inherited ones first."""
    found: list[str] = getattr(kind, FIELDS, [])
    return found


def lists_of(kind: Any) -> list[str]:
    """The names of the fields that hold several values."""
    found: list[str] = getattr(kind, LISTS, [])
    return found


def values_of(thing: Data) -> list[Any]:
    return [getattr(thing, name) for name in fields_of(type(thing))]


def derive_constructor(cls: Any) -> None:
    """Unless the class has written its own, or the compiler has."""
    own = _declared(cls)
    if "__init__" in vars(cls) or not (own or issubclass(cls, Data)):
        return
    first: dict[str, Any] = dict(getattr(cls, FIRST, {}))
    fields = fields_of(cls)[:]
    lists = lists_of(cls)[:]
    for name, kind in own.items():
        value = vars(cls).get(name)
        if isinstance(value, AtFirst):
            first[name] = value.value
        elif name not in fields:
            fields.append(name)
            lists += [name] if str(kind).startswith("list[") else []
    for attribute, found in ((FIELDS, fields), (LISTS, lists), (FIRST, first)):
        setattr(cls, attribute, found)
    cls.__init__ = _constructor(fields, first)


def _declared(cls: Any) -> dict[str, Any]:
    """The names a class declares, with what they are. From Python 3.14 on that is worked out when somebody asks."""
    if sys.version_info >= (3, 14):
        return get_annotations(cls, format=Format.FORWARDREF)
    own: dict[str, Any] = vars(cls).get("__annotations__", {})
    return own


def _constructor(fields: list[str], first: dict[str, Any]) -> Any:
    """A function that takes the fields by place or by name and keeps them; the others are what they are at first."""
    lines = [f"def __init__({', '.join(['self', *fields])}):", *[f"    self.{name} = {name}" for name in fields]]
    lines += [f"    self.{name} = first[{name!r}]{'[:]' if isinstance(first[name], list) else ''}" for name in first]
    made: dict[str, Any] = {"first": first}
    exec("\n".join([*lines, "    return None"]), made)
    return made["__init__"]
