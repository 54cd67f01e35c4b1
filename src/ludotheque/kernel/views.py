"""What a seat sees, as a dataclass: what it declares under the name of something in the position is shown as it is."""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

from ludotheque.kernel.copying import copy_of

V = TypeVar("V")


def shown(kind: Callable[..., V], thing: Any, **worked_out: Any) -> V:
    """A view of a position or of a step. A field that the view does not declare stays secret."""
    for name in _declared(kind):
        if name not in worked_out:
            worked_out[name] = copy_of(getattr(thing, name))
    return kind(**worked_out)


@cache
def _declared(kind: Any) -> list[str]:
    return [field.name for field in fields(kind)]
