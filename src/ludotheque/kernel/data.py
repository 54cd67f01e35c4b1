"""Plain things with named values: how they are made, compared and shown follows from the fields they declare.

    class SealBid(Action):
        amount: Money

is made by `SealBid(seat, amount)`. Interpreted, the constructor is derived here, when the class is defined; for the
compiled core `ludotheque.expanding` writes it out, so that it runs as fast as one written by hand.
"""

from typing import Any, Final, dataclass_transform

from mypy_extensions import mypyc_attr

FIELDS: Final = "FIELDS"  # where a class keeps the names of its fields, in order
LISTS: Final = "LISTS"  # and the names of those that hold several values


@dataclass_transform(eq_default=False)
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Data:
    """Its values never change once it is made, so copies of a position share it."""

    def __init_subclass__(cls) -> None:
        if "__init__" not in vars(cls):
            _derive(cls)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and values_of(self) == values_of(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        values = [f"{name}={getattr(self, name)!r}" for name in fields_of(type(self))]
        return f"{type(self).__name__}({', '.join(values)})"


def fields_of(kind: Any) -> list[str]:
    """The names of the fields of a class, inherited ones first."""
    found: list[str] = getattr(kind, FIELDS, [])
    return found


def lists_of(kind: Any) -> list[str]:
    """The names of the fields that hold several values."""
    found: list[str] = getattr(kind, LISTS, [])
    return found


def values_of(thing: Data) -> list[Any]:
    return [getattr(thing, name) for name in fields_of(type(thing))]


def _derive(cls: Any) -> None:
    own = vars(cls).get("__annotations__", {})
    lists = [name for name, kind in own.items() if str(kind).startswith("list[")]
    inherited = fields_of(cls)
    fields = inherited + [name for name in own if name not in inherited]
    setattr(cls, FIELDS, fields)
    setattr(cls, LISTS, lists_of(cls) + lists)
    cls.__init__ = _constructor(fields)


def _constructor(fields: list[str]) -> Any:
    """A function that takes the fields by place or by name and keeps them."""
    lines = [f"def __init__({', '.join(['self', *fields])}):", *(f"    self.{name} = {name}" for name in fields)]
    made: dict[str, Any] = {}
    exec("\n".join([*lines, "    return None"]), made)
    return made["__init__"]
