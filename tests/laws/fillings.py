"""Ways to fill in asks: at random, at the bounds, just outside them, and wildly."""

from collections.abc import Iterator
from typing import NamedTuple

from ludotheque.kernel.action import Action, Filling, Seat
from ludotheque.kernel.ask import Amount, Ask, Blank, OneOf, SomeOf
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import asks, is_over, play
from ludotheque.kernel.random_play import random_action
from ludotheque.kernel.step import State
from tests.kernel.games.ready import Ready


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
    return [lowest, highest, *(ask.pick(luck) for _ in range(3))] if ask.blanks else [[]]


def tries_around(state: State, luck: Chance) -> Iterator[Try]:
    """The asks of every seat with one blank just outside its bounds, and said by every other seat."""
    for said in tries_within(state, luck):
        for other in range(state.seats):
            yield said._replace(seat=other)
    for seat in range(state.seats):
        for ask in asks(state, seat):
            filling = ask.pick(luck)
            for place, blank in enumerate(ask.blanks):
                for values in _outside(blank):
                    yield Try(seat, ask.verb, [*filling[:place], values, *filling[place + 1 :]])


def wild_tries(known: list[Action], seats: int, luck: Chance) -> Iterator[Try]:
    """Any verb of the game with any small numbers, from any seat."""
    for action in known:
        for seat in range(seats):
            filling = [[luck.below(12) - 2 for _ in values] for values in action.filling()]
            yield Try(seat, action.verb(), filling)


def actions_of(subject: Ready) -> list[Action]:
    """One action of every verb that random games come to."""
    found: dict[str, Action] = {}
    for seed in range(1, 4):
        state = subject.start(subject.game.most_seats, seed)
        luck = Chance(seed)
        for _ in range(60):
            if not is_over(state):
                action = random_action(subject.game, state, luck)
                play(state, action)
                found.setdefault(action.verb(), action)
    found.pop("tick", None)
    return list(found.values())


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
