"""Ways to fill in asks: at random, at the bounds, just outside them, and wildly."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from ludotheque.kernel.action import Action, Filling, Seat, kebab
from ludotheque.kernel.ask import Amount, Ask, Blank, OneOf, SomeOf
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.data import fields_of, lists_of
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import asks
from ludotheque.kernel.step import State


class Try(NamedTuple):
    """What somebody might say, whether or not it is allowed."""

    seat: Seat
    verb: str
    filling: Filling


def tries_within(state: State, luck: Chance) -> Iterator[Try]:
    """Several fillings within bounds of every ask of every seat."""
    for seat in range(state.seats):
        for ask in asks(state, seat):
            for filling in fillings_within(ask, luck):
                yield Try(seat, ask.verb, filling)


def fillings_within(ask: Ask, luck: Chance) -> list[Filling]:
    lowest = [_edges(blank)[0] for blank in ask.blanks]
    highest = [_edges(blank)[1] for blank in ask.blanks]
    ends = [filling for filling in (lowest, highest) if filling not in ask.left_out]
    return [*ends, *(ask.pick(luck) for _ in range(3))] if ask.blanks else [[]]


def tries_around(state: State, luck: Chance) -> Iterator[Try]:
    """The asks of every seat with one blank just outside its bounds, and said by every other seat."""
    for said in tries_within(state, luck):
        for other in range(state.seats):
            yield said._replace(seat=other)
    for seat in range(state.seats):
        for ask in asks(state, seat):
            yield from (Try(seat, ask.verb, filling) for filling in ask.left_out)
            filling = ask.pick(luck)
            for place, blank in enumerate(ask.blanks):
                for values in _outside(blank):
                    yield Try(seat, ask.verb, [*filling[:place], values, *filling[place + 1 :]])


def wild_tries(game: Game[Any], seats: int, luck: Chance) -> Iterator[Try]:
    """Any verb of the game with any small numbers, from any seat."""
    for verb in verbs_of(game):
        for seat in range(seats):
            yield Try(seat, verb, wild_filling(game, verb, luck))


def verbs_of(game: Game[Any]) -> list[str]:
    return [kebab(kind.__name__) for kind in game.kinds(Action)]


def wild_filling(game: Game[Any], verb: str, luck: Chance) -> Filling:
    """Any small numbers that an action of this verb could carry, as many as it takes."""
    kind = next(kind for kind in game.kinds(Action) if kebab(kind.__name__) == verb)
    several = lists_of(kind)
    return [_numbers(luck.below(4) if name in several else 1, luck) for name in fields_of(kind)[1:]]


def _numbers(many: int, luck: Chance) -> list[int]:
    return [luck.below(12) - 2 for _ in range(many)]


def _edges(blank: Blank) -> tuple[list[int], list[int]]:
    if isinstance(blank, Amount):
        return [blank.low], [blank.low + (blank.count() - 1) * blank.step]
    if isinstance(blank, SomeOf):
        return blank.choices[: blank.least], blank.choices[len(blank.choices) - blank.most :]
    assert isinstance(blank, OneOf)
    return [blank.choices[0]], [blank.choices[-1]]


def _outside(blank: Blank) -> list[list[int]]:
    if isinstance(blank, Amount):
        return [[blank.low - 1], [blank.high + 1], [blank.low - blank.step], [blank.high + blank.step], [1 << 40]]
    if isinstance(blank, SomeOf):
        all_choices = blank.choices
        return [
            all_choices[::-1],
            all_choices + all_choices[:1],
            [all_choices[0]] * 2,
            [-1],
            [1 << 40],
            [],
            all_choices,
        ]
    assert isinstance(blank, OneOf)
    return [[min(blank.choices) - 1], [max(blank.choices) + 1], [-1], [1 << 40]]
