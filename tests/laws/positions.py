"""Positions to try the laws on: any table, any options, any seed, after any number of random actions."""

import os
from dataclasses import dataclass, replace
from typing import Any

from hypothesis import note, settings
from hypothesis import strategies as st

from ludotheque.kernel.action import NOBODY, Action, Seat
from ludotheque.kernel.ask import Amount, Ask, Blank, OneOf, SomeOf
from ludotheque.kernel.caution import Caution
from ludotheque.kernel.chance import SEED_BITS, Chance
from ludotheque.kernel.event import EVERYONE, Event, may_know
from ludotheque.kernel.game import Option, Options
from ludotheque.kernel.play import asks, cautions, closed, deadline, is_over, play, waiting
from ludotheque.kernel.random_play import random_action
from ludotheque.kernel.step import State
from ludotheque.record.notation import write_action
from ludotheque.record.record import QUICK, Header, write_options, write_record
from tests.kernel.games.ready import Ready

LONGEST_OPENING = 300

EXPLORING = os.environ.get("LUDOTHEQUE_EXPLORE") == "1"  # with fresh examples, and many; otherwise the same every time

law = settings(max_examples=150 if EXPLORING else 25, deadline=None, database=None, derandomize=not EXPLORING)
slow_law = settings(max_examples=30 if EXPLORING else 6, deadline=None, database=None, derandomize=not EXPLORING)


@dataclass
class Position:
    """How a position came about, so that a broken law can be looked into."""

    seats: int
    options: Options
    seed: int
    actions: int

    def first(self, subject: Ready) -> State:
        return subject.start(self.seats, self.seed, self.options)

    def of(self, subject: Ready) -> State:
        """The position, played up to."""
        state = self.first(subject)
        actions = self.opening(subject, state)
        if EXPLORING:
            note(self.record(subject, actions, state))
        return state

    def record(self, subject: Ready, actions: list[Action], state: State) -> str:
        """The opening as a record, to look into what was found."""
        options = write_options(subject.game, self.options)
        header = Header(subject.game.name, subject.game.rules_version, "any", "0", self.seats, self.seed, options)
        return write_record(replace(header, luck=QUICK), [write_action(action) for action in actions], state)

    def opening(self, subject: Ready, state: State) -> list[Action]:
        """Play the opening on the state; these are its actions."""
        luck = self.luck()
        actions: list[Action] = []
        while len(actions) < self.actions and not is_over(state):
            actions.append(random_action(subject.game, state, luck))
            play(state, actions[-1])
        return actions

    def luck(self) -> Chance:
        """Of those who play; the table has its own."""
        return Chance(self.seed + 1)


def positions(subject: Ready) -> st.SearchStrategy[Position]:
    game = subject.game
    return st.builds(
        Position,
        seats=st.integers(game.least_seats, game.most_seats),
        options=st.fixed_dictionaries({option.name: _values(option) for option in game.options}),
        seed=st.integers(0, (1 << SEED_BITS) - 2),
        actions=st.integers(0, LONGEST_OPENING),
    )


def _values(option: Option) -> st.SearchStrategy[int]:
    """Every named choice; of a number, the default and the first few."""
    last = option.high if option.choices else min(option.high, option.low + 3)
    few = range(option.low, last + 1)
    return st.sampled_from(sorted({option.default, *few}))


def told_to(events: list[Event], seat: Seat) -> list[Event]:
    """The events a seat may know; watchers know what everyone does."""
    if seat == NOBODY:
        return [event for event in events if event.audience == EVERYONE]
    return [event for event in events if may_know(event, seat)]


def sees(subject: Ready, state: State, seat: Seat) -> dict[str, Any]:
    """All that leaves the position towards a seat: what it sees, may do, and may not do for which reason."""
    return {
        "view": subject.game.view(state, seat),
        "asks": [ask_bounds(ask) for ask in asks(state, seat)],
        "closed": [(ask.verb, ask.closure()) for ask in closed(state, seat)],
        "waiting": waiting(state),
        "cautions": [caution_words(one) for one in cautions(state, seat)],
        "deadline": deadline(state),
    }


def caution_words(one: Caution) -> list[Any]:
    return [one.verb, one.peril, one.clause, one.figures, one.weight, one.fillings, one.least]


def ask_bounds(ask: Ask) -> list[Any]:
    return [ask.verb, *(blank_bounds(blank) for blank in ask.blanks), ask.left_out]


def blank_bounds(blank: Blank) -> list[Any]:
    if isinstance(blank, Amount):
        return [blank.name, blank.low, blank.high, blank.step]
    if isinstance(blank, SomeOf):
        return [blank.name, blank.choices, blank.least, blank.most]
    assert isinstance(blank, OneOf)
    return [blank.name, blank.choices]
