"""What a seat sees: whatever a view declares under the name of something in the position is shown as it is.

A view is `Data`, or a dataclass. For the compiled core `ludotheque.expanding` writes out what is shown, field by field.
"""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

from ludotheque.kernel.copying import copy_of
from ludotheque.kernel.data import fields_of

V = TypeVar("V")


def shown(kind: Callable[..., V], thing: Any, **worked_out: Any) -> V:
    """A view of a position or of a step. A field that the view does not declare stays secret."""
    for name in _declared(kind):
        if name not in worked_out:
            worked_out[name] = copy_of(getattr(thing, name))
    return kind(**worked_out)


@cache
def _declared(kind: Any) -> list[str]:
    return fields_of(kind) or [field.name for field in fields(kind)]
