"""Numbers and sums as people type them: `12`, `-3`; and for money `4,5`, `4.5 M`, `350 000 €`, `350k`."""

import re

from ludotheque.texts.money import MILLION

THOUSAND = 1_000
_NUMBER = re.compile(r"[-−+]?[0-9]+")
_SUM = re.compile(r"([-−+]?)([0-9]+)(?:[.,]([0-9]{1,2}))?(m|k)?")
_GROUPS = re.compile(r"(?<=\d)[.,](?=\d{3}(?!\d))")  # between thousands, as some write them


def read_number(text: str) -> int | None:
    """A whole number; None if the text is something else."""
    bare = "".join(text.split())
    return int(bare.replace("−", "-")) if _NUMBER.fullmatch(bare) else None


def read_sum(text: str) -> int | None:
    """A sum of money: what is too small to be meant in units is meant in millions."""
    bare = re.sub(r"[\s€]", "", text.casefold())
    found = _SUM.fullmatch(_GROUPS.sub("", bare))
    if found is None:
        return None
    sign, whole, part, unit = found.groups()
    hundredths = int(whole) * 100 + int((part or "").ljust(2, "0"))
    amount = hundredths * _unit(unit, part, int(whole)) // 100
    return -amount if sign in ("-", "−") else amount


def read_units(text: str) -> int | None:
    """A sum in the one unit of the game, with or without its sign: `45`, `45 M`."""
    return read_number("".join(text.split()).casefold().removesuffix("m"))


def _unit(unit: str | None, part: str | None, whole: int) -> int:
    if unit == "k":
        return THOUSAND
    return MILLION if unit == "m" or part or whole < THOUSAND else 1
