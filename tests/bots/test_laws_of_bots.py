"""Laws for the bots of every box: they see what their seat knows, have words for why, and give nothing away."""

from collections.abc import Iterator
from itertools import islice

import pytest

from ludotheque.bots.choice import Choice, Reason
from ludotheque.bots.worlds import Worlds
from ludotheque.box import Box
from ludotheque.kernel.action import CLOCK, NOBODY, Action, Seat, Tick
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import full_options
from ludotheque.kernel.play import deadline, is_over, play, waiting
from ludotheque.kernel.step import State
from ludotheque.levels import RANDOM, levels, make_bot
from ludotheque.shelf import BOXES
from ludotheque.texts.sentences import LANGUAGES
from ludotheque.texts.texts import Texts

DECISIONS = 16
APART = 11  # so that one game brings many kinds of questions
MOST_REASONS = 5
PLAYERS = ["Ada", "Blaise", "Chloé", "Denis"]

BOTS = [(box, level) for box in BOXES.values() for level in box.bots]
every_bot = pytest.mark.parametrize(("box", "level"), BOTS, ids=[f"{box.game.name}-{level}" for box, level in BOTS])


def decisions_in(box: Box, seed: int) -> Iterator[tuple[State, Seat]]:
    """Positions in which a seat is waited for, all along games of the easiest bots."""
    while True:
        seats = min(4, box.game.most_seats)
        options = full_options(box.game.options, {})
        state: State = box.game.start(seats, box.edition().tables, options, Chance(seed))
        bots = [make_bot(box, next(iter(box.bots), RANDOM), seed + seat) for seat in range(seats)]
        while not is_over(state):
            asked = waiting(state)
            if not asked:
                play(state, Tick(CLOCK, deadline(state)))
                continue
            yield state, asked[0]
            worlds = Worlds(box.game, state, asked[0], Chance(seed))
            play(state, bots[asked[0]].choose(worlds, asked[0]).action)
        seed += 1


def some_decisions(box: Box) -> Iterator[tuple[State, Seat]]:
    return islice(decisions_in(box, 5), 0, DECISIONS * APART, APART)


def told(choice: Choice) -> tuple[Action, list[tuple[str, float, dict[str, int]]], Action | None, float | None]:
    reasons = [(one.word, one.weight, one.figures) for one in choice.reasons]
    return choice.action, reasons, choice.second, choice.behind


def chosen(box: Box, level: str, state: State, seat: Seat) -> Choice:
    """By a new bot, whose luck is always the same."""
    return make_bot(box, level, 3).choose(Worlds(box.game, state, seat, Chance(4)), seat)


@every_bot
def test_a_bot_chooses_the_same_for_the_same_reasons_in_all_worlds_its_seat_cannot_tell_apart(
    box: Box, level: str
) -> None:
    for state, seat in some_decisions(box):
        world = box.game.redeal(state, seat, Chance(17))

        assert told(chosen(box, level, state, seat)) == told(chosen(box, level, world, seat))


@every_bot
def test_what_a_bot_says_at_once_is_the_same_in_all_worlds_the_others_cannot_tell_apart(box: Box, level: str) -> None:
    for state, seat in some_decisions(box):
        here = chosen(box, level, state, seat)
        for observer in [NOBODY, *range(state.seats)]:
            world = box.game.redeal(state, observer, Chance(17))
            there = chosen(box, level, world, seat) if seat in waiting(world) else here

            if here.action == there.action:
                assert spoken(box, here) == spoken(box, there)


def spoken(box: Box, choice: Choice) -> list[tuple[str, float, dict[str, int]]]:
    return [(one.word, one.weight, one.figures) for one in choice.reasons if one.word in box.spoken]


@every_bot
def test_reasons_are_few_and_the_weightiest_comes_first(box: Box, level: str) -> None:
    for state, seat in some_decisions(box):
        weights = [abs(reason.weight) for reason in chosen(box, level, state, seat).reasons]

        assert len(weights) <= MOST_REASONS
        assert weights == sorted(weights, reverse=True)


@every_bot
def test_every_reason_has_its_sentence(box: Box, level: str) -> None:
    reasons: list[Reason] = []
    for state, seat in some_decisions(box):
        reasons += chosen(box, level, state, seat).reasons

    for lang in LANGUAGES:
        words = Texts(box, box.edition(), lang, PLAYERS)
        assert all("{" not in words.reason(reason.word, reason.figures) for reason in reasons)


@pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))
def test_what_may_be_said_at_once_is_a_reason_that_has_a_sentence(box: Box) -> None:
    for lang in LANGUAGES:
        keys = Texts(box, box.edition(), lang).sentences.keys

        assert [word for word in box.spoken if f"reason-{word}" not in keys] == []


def test_there_are_bots_to_try() -> None:
    assert all(levels(box)[0] == RANDOM for box in BOXES.values())
    assert {box.game.name for box, _ in BOTS} == set(BOXES)
