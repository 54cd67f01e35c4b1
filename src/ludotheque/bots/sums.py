"""Fractions added up in one order: what comes out is the same from source, compiled, and on every Python."""


def added(parts: list[float]) -> float:
    """From the first to the last, rounding at each step; the interpreter's own `sum` may round otherwise."""
    found = 0.0
    for part in parts:
        found += part
    return found
