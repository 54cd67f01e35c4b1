"""Sums as people write them: « 4,5 M€ », « 350 000 € ». How a game writes its money is in its own texts."""

from decimal import Decimal

from babel.numbers import format_decimal

from ludotheque.texts.sentences import Sentences

MILLION = 1_000_000
UNITS = "money"  # the sentence for less than a million
MILLIONS = "money-millions"  # and for the rest; a game without it writes every sum in its one unit


def has_money(sentences: Sentences) -> bool:
    """Whether the game says how it writes its money; in any other, a sum is a plain number."""
    return UNITS in sentences.keys


def has_one_unit(sentences: Sentences) -> bool:
    """Whether the game counts in one unit, such as whole millions, and never in parts of it."""
    return MILLIONS not in sentences.keys


def write_money(amount: int, sentences: Sentences) -> str:
    size = abs(amount)
    if size < MILLION or has_one_unit(sentences):
        text = sentences.say(UNITS, number=format_decimal(size, locale=sentences.lang))
    else:
        text = sentences.say(MILLIONS, number=format_decimal(Decimal(size) / MILLION, locale=sentences.lang))
    return f"−{text}" if amount < 0 else text


def sign(amount: int) -> int:
    """1, 0 or -1: a sentence may say something else of a sum that is nothing, or asked instead of paid."""
    return (amount > 0) - (amount < 0)
