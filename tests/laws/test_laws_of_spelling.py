"""Answers can be spelled letter by letter: all that the asks allow, and nothing else, in every game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.ask import MANY, Ask
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import asks, is_over
from ludotheque.spelling.sight import observed, outline
from ludotheque.spelling.spelled_game import verbs_of
from ludotheque.spelling.speller import Speller, Unspeakable
from tests.kernel.games.ready import Ready
from tests.laws.fillings import tries_around, tries_within, wild_tries
from tests.laws.positions import law, positions
from tests.laws.subjects import every_game
from tests.spelling.saying import all_allowed, all_spelled, read_back, spelled_at_random

FEW = 200  # answers that are all written out


def how_many(open_asks: list[Ask]) -> int:
    return min(MANY, sum(ask.count() for ask in open_asks))


@every_game
@law
@given(st.data())
def test_what_is_spelled_is_read_back_as_it_was(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)
    speller = Speller(verbs_of(subject.game))

    for seat, verb, filling in tries_within(state, position.luck()):
        open_asks = asks(state, seat)

        letters = speller.spelled(open_asks, verb, filling)

        assert (verb, filling) == read_back(speller, open_asks, letters)


@every_game
@law
@given(st.data())
def test_the_letters_that_may_come_next_lead_to_what_the_asks_allow_and_nowhere_else(
    subject: Ready, data: st.DataObject
) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)
    speller = Speller(verbs_of(subject.game))
    luck = position.luck()

    for seat in range(state.seats):
        open_asks = asks(state, seat)
        for _ in range(5 if open_asks else 0):
            verb, filling = spelled_at_random(speller, open_asks, luck)
            assert any(ask.verb == verb and ask.allows(filling) for ask in open_asks)
        if open_asks and how_many(open_asks) <= FEW:
            spelled = {repr(answer) for answer in all_spelled(speller, open_asks)}
            assert spelled == {repr(answer) for answer in all_allowed(open_asks)}


@every_game
@law
@given(st.data())
def test_what_the_asks_do_not_allow_has_no_letters(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)
    speller = Speller(verbs_of(subject.game))

    for said in [*tries_around(state, position.luck()), *wild_tries(subject.game, state.seats, position.luck())]:
        open_asks = asks(state, said.seat)
        if not any(ask.verb == said.verb and ask.allows(said.filling) for ask in open_asks):
            with pytest.raises(Unspeakable):
                speller.spelled(open_asks, said.verb, said.filling)


@every_game
@law
@given(st.data())
def test_a_seat_reads_the_same_numbers_in_a_world_that_it_cannot_tell_from_the_real_one(
    subject: Ready, data: st.DataObject
) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)

    for seat in range(state.seats):
        world = subject.game.redeal(state, seat, Chance(7))

        assert observed(subject.game, state, seat) == observed(subject.game, world, seat)


@every_game
@law
@given(st.data())
def test_what_a_seat_reads_has_the_same_shape_throughout(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    first = outline(subject.game, position.first(subject))
    state = position.of(subject)

    now = outline(subject.game, state)

    assert (first.names, first.counts) == (now.names, now.counts)
    if not is_over(state):
        assert len(observed(subject.game, state, 0)) == first.length
