"""The blanks of an ask: what may be typed into them, and what was meant."""

from ludotheque.cli.terminal.amounts import read_number, read_sum, read_units
from ludotheque.cli.terminal.finding import Unclear, find_name
from ludotheque.kernel.ask import Amount, Ask, Blank, OneOf, SomeOf
from ludotheque.texts.kinds import singular
from ludotheque.texts.texts import Texts

EXAMPLE = 4_500_000  # what « 4,5 » is read as


def blank_at(place: int, asks: list[Ask]) -> Blank:
    """The blank of several asks of one verb: a choice of one is a choice of what any of them takes."""
    first = asks[0].blanks[place]
    if not isinstance(first, OneOf):
        return first
    return OneOf(first.name, [value for ask in asks for value in numbered(ask.blanks[place])])


def bounds(blank: Blank, texts: Texts) -> str:
    """What may be typed into a blank."""
    if isinstance(blank, Amount):
        return _from_to(blank, texts)
    names = [_name(blank, value, texts) for value in numbered(blank)]
    return ", ".join(f"{number}\u00a0{name}" for number, name in enumerate(names, 1))


def read_values(blank: Blank, text: str, texts: Texts) -> list[int]:
    """The values typed into a blank; several are separated by commas."""
    if isinstance(blank, Amount):
        number = _read_amount(blank.name, text, texts)
        values = [] if number is None else [number]
    elif isinstance(blank, SomeOf):
        values = sorted({_one(blank, part, texts) for part in text.split(",") if part.strip()}, key=blank.choices.index)
    else:
        values = [_one(blank, text, texts)]
    if not blank.allows(values):
        raise Unclear(text, [])
    return values


def numbered(blank: Blank) -> list[int]:
    """The choices that a number from 1 on stands for; an amount stands for itself."""
    return sorted(blank.choices) if isinstance(blank, OneOf | SomeOf) else []


def _read_amount(name: str, text: str, texts: Texts) -> int | None:
    if not texts.is_sum(name):
        return read_number(text)
    return read_units(text) if texts.has_one_unit() else read_sum(text)


def _from_to(blank: Amount, texts: Texts) -> str:
    if not texts.is_sum(blank.name):
        return texts.say("play-from-to", low=blank.low, high=blank.high)
    low, high, example = (texts.value(blank.name, amount) for amount in (blank.low, blank.high, EXAMPLE))
    if texts.has_one_unit():
        return texts.say("play-from-to", low=low, high=high)
    return texts.say("play-from-to-sum", low=low, high=high, example=example)


def _one(blank: Blank, text: str, texts: Texts) -> int:
    """One of the choices, by its number in the menu or by its name."""
    known = numbered(blank)
    number = text.strip()
    if number.isdecimal() and 1 <= int(number) <= len(known):
        return known[int(number) - 1]
    return find_name(text, {value: _name(blank, value, texts) for value in known})


def _name(blank: Blank, value: int, texts: Texts) -> str:
    word = singular(blank.name) if isinstance(blank, SomeOf) else blank.name
    return texts.value(word, value)
