"""Look inside any rules object, compiled or not. For copies, dumps and tests, never for rules."""

from typing import Any


def attributes(thing: Any) -> dict[str, Any]:
    """The attributes by name: those of a compiled class, those of a plain one, or both where one extends the other.

    What begins with an underscore is of the moment only, and no part of a position.
    """
    names = list(getattr(type(thing), "__mypyc_attrs__", ()))
    names += [name for name in getattr(thing, "__dict__", ()) if name not in names]
    return {name: getattr(thing, name) for name in names if not name.startswith("_")}
