"""Things of the kernel as plain JSON data."""

import dataclasses
from typing import Any

from ludotheque.kernel.action import kebab
from ludotheque.kernel.ask import Amount, Ask, Blank, OneOf, SomeOf
from ludotheque.kernel.data import fields_of
from ludotheque.kernel.event import EVERYONE, Event
from ludotheque.kernel.game import Option
from ludotheque.rules.clauses import Clause

Data = dict[str, Any]


def event_data(event: Event) -> Data:
    """The event's name, then its fields; who may know it comes with `audience_data`."""
    names = fields_of(type(event))[1:]
    return {"event": kebab(type(event).__name__), **{name: getattr(event, name) for name in names}}


def audience_data(event: Event, seats: int) -> str | list[int]:
    if event.audience == EVERYONE:
        return "everyone"
    return [seat for seat in range(seats) if event.audience & (1 << seat)]


def ask_data(ask: Ask) -> Data:
    return {"verb": ask.verb, "blanks": [_blank_data(blank) for blank in ask.blanks]}


def view_data(view: Any) -> Any:
    """A view is a dataclass of numbers, lists and smaller views."""
    if dataclasses.is_dataclass(view):
        return {field.name: view_data(getattr(view, field.name)) for field in dataclasses.fields(view)}
    if isinstance(view, list):
        return [view_data(item) for item in view]
    return view


def option_data(option: Option) -> Data:
    values: Data = {"choices": option.choices} if option.choices else {"low": option.low, "high": option.high}
    default = option.write(option.default) if option.choices else option.default
    return {"option": option.name, "default": default, **values, "clause": option.clause}


def clause_data(clause: Clause, lang: str) -> Data:
    return {
        "id": clause.id,
        "chapter": clause.chapter,
        "sentence": clause.sentence(lang),
        "origin": clause.origin,
        "note": clause.note(lang),
    }


def _blank_data(blank: Blank) -> Data:
    if isinstance(blank, Amount):
        return {"name": blank.name, "kind": "amount", "low": blank.low, "high": blank.high, "step": blank.step}
    if isinstance(blank, SomeOf):
        bounds = {"least": blank.least, "most": blank.most}
        return {"name": blank.name, "kind": "some-of", "choices": blank.choices, **bounds}
    assert isinstance(blank, OneOf)
    return {"name": blank.name, "kind": "one-of", "choices": blank.choices}
