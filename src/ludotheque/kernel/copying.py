"""Copies of positions and steps: whatever can change is copied, whatever cannot is shared.

For the compiled core `ludotheque.expanding` writes the copy of each class out, field by field, to the same effect.
"""

import inspect
from functools import cache
from typing import Any

from ludotheque.kernel.attributes import attributes


def copied(thing: Any) -> Any:
    """Made by the constructor from the attributes named as its parameters; the others are set afterwards."""
    kind: Any = type(thing)
    parameters = _parameters(kind)
    values = {name: copy_of(value) for name, value in attributes(thing).items()}
    twin = kind(*[values[name] for name in parameters])
    for name, value in values.items():
        if name not in parameters:
            setattr(twin, name, value)
    return twin


def copy_of(value: Any) -> Any:
    """A list is copied, with the lists, steps and luck in it; numbers, tables and plain data never change."""
    if not isinstance(value, list):
        return value.copy() if hasattr(value, "copy") else value
    if not value or isinstance(value[0], int):
        return value[:]
    return [copy_of(item) for item in value]


@cache
def _parameters(kind: Any) -> list[str]:
    return list(inspect.signature(kind).parameters)
