"""Asks, events, actions and results as JSON: one dialect for the socket, the replay and the protocol.

What may be of several kinds says of which in the field `is`. The web client's types are generated from this file too.
"""

import functools
from typing import Any, Literal

import msgspec

from ludotheque.bots import choice as chosen
from ludotheque.kernel import ask as kernel
from ludotheque.kernel import caution as kernel_caution
from ludotheque.kernel import reckoning as kernel_reckoning
from ludotheque.kernel.action import NOBODY, Action, Seat, kebab
from ludotheque.kernel.data import Data, fields_of
from ludotheque.kernel.event import Event, is_told_once, may_know
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import asks, cautions, is_over
from ludotheque.kernel.step import State

KIND = "is"
Weight = Literal["note", "risk", "grave"]
WEIGHT_PLACES = 4  # of a share of a win: a hundredth of a hundredth
ONCE = "once"  # of an event: where the table does not recall it, nobody hears it again


def _plain(thing: Any) -> dict[str, Any]:
    """A view, or a part of one, by the names of its fields."""
    if isinstance(thing, Data):
        return {name: getattr(thing, name) for name in fields_of(type(thing))}
    raise NotImplementedError(f"{type(thing).__name__} does not travel")


encode = msgspec.json.Encoder(enc_hook=_plain).encode


class Message(msgspec.Struct, tag_field=KIND, tag=kebab, forbid_unknown_fields=True):
    """A struct that says what it is."""


class Amount(Message):
    """A blank: a number low, low + step, … up to high."""

    name: str  # what it is: an amount, a price …
    low: int
    high: int
    step: int


class OneOf(Message):
    """A blank: one value of a list."""

    name: str  # what the values are: nation, seat …
    choices: list[int]


class SomeOf(Message):
    """A blank: between least and most different values of a list, in the list's order."""

    name: str
    choices: list[int]
    least: int
    most: int


class Except(msgspec.Struct):
    """Fillings of an ask that its blanks allow and a rule does not."""

    fillings: list[list[list[int]]]
    clause: str  # which rule: id of a clause


class Caution(msgspec.Struct, omit_defaults=True):
    """What follows from an answer that one might regret."""

    peril: str  # a word that the texts explain, with the figures
    clause: str  # the rule behind it: id of a clause
    figures: dict[str, int]
    weight: Weight  # a risk is nobody's automatic answer; what is grave is to be confirmed
    fillings: list[list[list[int]]] = []  # to which it applies; none: to any
    least: int = 0  # or from which amount on, the amount being the last blank


class Ask(msgspec.Struct, omit_defaults=True):
    """Something the seat may do: a verb with blanks. To do it, send one list of values for each blank."""

    verb: str
    blanks: list[Amount | OneOf | SomeOf]
    but: Except | None = None  # left out if anything will do that fits the blanks
    cautions: list[Caution] = []  # left out where nothing is to be feared


class Closed(msgspec.Struct):
    """Something the seat may not do now, although one might look for it here."""

    verb: str
    clause: str  # why: id of a clause


class Reason(msgspec.Struct):
    """What spoke for a bot's choice, or against it."""

    word: str  # that the texts explain, with the figures
    weight: float  # in shares of a win, from the bot's seat; below 0: it spoke against
    figures: dict[str, int]


class Deed(msgspec.Struct):
    """An ask as it was filled in, or might have been."""

    verb: str
    filling: list[list[int]]
    names: list[str]  # of the blanks: what the values are


class Second(Deed):
    """What came next to a bot's choice."""

    behind: float | None = None  # by how many shares of a win it is worse; null: nobody said


class Why(msgspec.Struct):
    """Why a bot chose what it chose, the weightiest reason first, as far as it may be told."""

    reasons: list[Reason]
    second: Second | None = None  # null: nothing else was looked at, or it is not told


class ScoreLine(msgspec.Struct):
    """One thing that counts in a score, by a word that the texts explain."""

    word: str
    count: int  # how many of it there are
    amount: int  # what they bring


class Figure(msgspec.Struct):
    """A sum by which a seat is ranked, and the lines that add up to it."""

    measure: str  # what is counted: points, money, or what the game's texts name
    total: int
    lines: list[ScoreLine]


class Reckoning(msgspec.Struct):
    """Why a seat stands where it does."""

    standing: str  # what comes before all figures, a word that the texts explain; empty: nothing does
    figures: list[Figure]  # the first is the seat's score; each decides among equals in the one before


class Over(msgspec.Struct):
    ranks: list[int]  # of each seat, 1 the best; equals share a place
    winners: list[int]  # seats; more than came first, where the rules let them win together
    scores: list[int]
    reckonings: list[Reckoning]  # of what each score is the sum
    reason: str  # a word that the texts explain


def show_asks(state: State, seat: Seat) -> list[Ask]:
    """All that the seat may do now, and what it might regret of it."""
    feared = cautions(state, seat)
    return [_ask(ask, feared) for ask in asks(state, seat)]


def _ask(ask: kernel.Ask, feared: list[kernel_caution.Caution]) -> Ask:
    blanks = [_blank(blank) for blank in ask.blanks]
    return Ask(ask.verb, blanks, _except(ask), [_caution(one) for one in feared if one.verb == ask.verb])


def _caution(one: kernel_caution.Caution) -> Caution:
    return Caution(one.peril, one.clause, one.figures, msgspec.convert(one.weight, Weight), one.fillings, one.least)


def show_closed(shut: list[kernel.Ask]) -> list[Closed]:
    return [Closed(ask.verb, ask.closure()) for ask in shut]


def show_event(event: Event) -> dict[str, Any]:
    """The event's kind and its fields, and whether it is told `once`; who may know it is not told."""
    kind: Any = type(event)
    head, names = _shape(kind)
    return {**head, **{name: getattr(event, name) for name in names}}


def show_events(events: list[Event], seat: Seat) -> list[dict[str, Any]]:
    """The events that the seat may know."""
    return [show_event(event) for event in events if may_know(event, seat)]


def may_look_back(game: Game[Any], state: State) -> bool:
    """Whether the past may be shown; not while a game runs in which the players have to remember it themselves."""
    return is_over(state) or game.recalls(state)


def show_why(choice: chosen.Choice) -> Why:
    """All the reasons there are."""
    reasons = [Reason(one.word, round(one.weight, WEIGHT_PLACES), one.figures) for one in choice.reasons]
    return Why(reasons, _second(choice))


def show_deed(action: Action) -> Deed:
    return Deed(action.verb(), action.filling(), blanks_of(action))


def blanks_of(action: Action) -> list[str]:
    """The names of what fills it in."""
    return fields_of(type(action))[1:]


def _second(choice: chosen.Choice) -> Second | None:
    action, behind = choice.second, choice.behind
    if action is None:
        return None
    rounded = None if behind is None else round(behind, WEIGHT_PLACES)
    return Second(action.verb(), action.filling(), blanks_of(action), rounded)


def show_action(action: Action) -> dict[str, Any]:
    """An ask as it was filled in."""
    return {"seat": action.seat, "verb": action.verb(), "filling": action.filling()}


def show_result(game: Game[Any], state: State) -> Over | None:
    """How the game ended; null while it goes on."""
    if not is_over(state):
        return None
    reckonings = [_reckoning(one) for one in game.reckonings(state)]
    return Over(game.ranks(state), game.winners(state), game.scores(state), reckonings, game.end_reason(state))


def _reckoning(one: kernel_reckoning.Reckoning) -> Reckoning:
    return Reckoning(one.standing, [_figure(figure) for figure in one.figures])


def _figure(one: kernel_reckoning.Figure) -> Figure:
    return Figure(one.measure, one.total, [ScoreLine(line.word, line.count, line.amount) for line in one.lines])


def or_null(seat: Seat) -> int | None:
    """A seat as it travels: nobody is null."""
    return None if seat == NOBODY else seat


def _except(ask: kernel.Ask) -> Except | None:
    return Except(ask.left_out, ask.left_out_by) if ask.left_out else None


def _blank(blank: kernel.Blank) -> Amount | OneOf | SomeOf:
    if isinstance(blank, kernel.Amount):
        return Amount(blank.name, blank.low, blank.high, blank.step)
    if isinstance(blank, kernel.SomeOf):
        return SomeOf(blank.name, blank.choices, blank.least, blank.most)
    assert isinstance(blank, kernel.OneOf)
    return OneOf(blank.name, blank.choices)


@functools.cache
def _shape(kind: Any) -> tuple[dict[str, Any], list[str]]:
    head: dict[str, Any] = {KIND: kebab(kind.__name__)}
    if is_told_once(kind):
        head[ONCE] = True
    return head, fields_of(kind)[1:]  # the first is the audience
