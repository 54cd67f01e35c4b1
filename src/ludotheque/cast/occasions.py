"""What makes characters speak, thank, and bear grudges: public events of a game, as its `voices.toml` names them.

An event travels here as it is shown to everybody: a dictionary of plain values. Nothing else is looked at, so that no
remark, no grudge and no promise can rest on what is hidden.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from ludotheque.cast.character import BadCast
from ludotheque.editions.edition import BadEdition
from ludotheque.editions.toml_lines import line_of, parse
from ludotheque.kernel.action import NOBODY, Seat

Shown = dict[str, Any]  # an event as everybody is told it

ACTOR: Final = "actor"  # who made the move that brought it about
OTHERS: Final = "others"  # everybody but whom it is about
PROMISE: Final = 0  # what an event does instead of wronging somebody: it closes a deal

Family = Literal[
    "begins", "wronged", "refused", "outbid", "grumbles", "pleased", "thanks", "deal", "proposes", "challenges",
    "teases", "admires", "wins",
]  # fmt: skip
Word = Annotated[str, Meta(pattern="^[a-z][a-z-]*$")]
Field = Annotated[str, Meta(pattern=r"^([a-z-]+\.)?[a-z_]+$")]  # of the event, or of the latest one of a kind


class Occasion(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    event: Word  # its kind
    who: Field  # may speak, or is wronged
    says: Family
    about: Field | None = None  # of whom
    since: Word | None = None  # how far back `who` and `about` are looked for: to the latest event of this kind
    by: Field | None = None  # only where this is who acted
    wrongs: Annotated[int, Meta(ge=0, le=3)] = 0  # steps of a grudge that `who` bears against `about`
    promises: bool = False  # `who` forgets what `about` did, and holds nothing against him for a while


class Case(NamedTuple):
    """An occasion that has come: one seat, and the other of whom it speaks."""

    occasion: Occasion
    who: Seat
    about: Seat


class Wrong(msgspec.Struct, array_like=True):
    """What one did to another, or the deal that they struck."""

    number: int  # of the action
    who: Seat  # was wronged
    against: Seat
    weight: int  # in steps of a grudge, or PROMISE


class _File(msgspec.Struct, forbid_unknown_fields=True):
    occasion: list[Occasion] = []


def read_occasions(text: str, kinds: dict[str, list[str]]) -> list[Occasion]:
    """Of a game whose events of these kinds have these fields."""
    try:
        found = parse(text, _File).occasion
    except BadEdition as error:
        raise BadCast(str(error)) from None
    for number, one in enumerate(found):
        for key, field in (("who", one.who), ("about", one.about), ("by", one.by)):
            if field is not None and not _is_there(field, one.event, kinds):
                reason = f"{one.event!r} has no {field!r}, or is not told to all"
                raise BadCast(f"line {line_of(text, 'occasion', number, key)}: {reason}")
    return found


def _is_there(field: str, event: str, kinds: dict[str, list[str]]) -> bool:
    kind, _, name = field.rpartition(".")
    return event in kinds and (name in (ACTOR, OTHERS) or name in kinds.get(kind or event, []))


def cases(
    occasions: Sequence[Occasion], events: list[Shown], before: list[Shown], actor: Seat, seats: int
) -> list[Case]:
    """What an action has given occasion to: `before` is what happened until then, the latest last."""
    found: list[Case] = []
    for place, event in enumerate(events):
        past = before + events[:place]
        for occasion in occasions:
            if occasion.event == event["is"] and _is_by(occasion, event, actor):
                found += _cases(occasion, event, past, actor, seats)
    return found


def _is_by(occasion: Occasion, event: Shown, actor: Seat) -> bool:
    return occasion.by is None or event[occasion.by] == actor


def _cases(occasion: Occasion, event: Shown, past: list[Shown], actor: Seat, seats: int) -> list[Case]:
    found = _seats(occasion.about, occasion, event, past, actor) if occasion.about is not None else [NOBODY]
    about = found[0] if found else NOBODY
    if occasion.about is not None and about == NOBODY:
        return []
    speakers = list(range(seats)) if occasion.who == OTHERS else _seats(occasion.who, occasion, event, past, actor)
    return [Case(occasion, seat, about) for seat in speakers if 0 <= seat < seats and seat != about]


def _seats(field: str, occasion: Occasion, event: Shown, past: list[Shown], actor: Seat) -> list[Seat]:
    if field == ACTOR:
        return [actor]
    kind, _, name = field.rpartition(".")
    source = _latest(kind, occasion, past, event) if kind else event
    value = NOBODY if source is None else source[name]
    return value if isinstance(value, list) else [value]


def _latest(kind: str, occasion: Occasion, past: list[Shown], now: Shown) -> Shown | None:
    """The latest of a kind, but for what speaks of who has got what it was about."""
    got = {now.get("buyer"), now.get("bidder")} - {None}
    for event in reversed(past):
        if event["is"] == kind and event.get("bidder") not in got:
            return event
        if event["is"] == occasion.since:
            return None
    return None


def wrongs_of(found: list[Case], number: int) -> list[Wrong]:
    """What an action did to whom."""
    wrongs: list[Wrong] = []
    for occasion, who, about in found:
        if occasion.promises or occasion.wrongs:
            wrongs.append(Wrong(number, who, about, PROMISE if occasion.promises else occasion.wrongs))
    return wrongs
