"""A redeal is invisible: nobody sees, is asked, is told or is refused more than their seat may know."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.action import CLOCK, NOBODY, Action, Seat, Tick
from ludotheque.kernel.ask import OK
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE, Event
from ludotheque.kernel.play import deadline, play, refusal
from ludotheque.kernel.step import NEVER, State
from ludotheque.record.positions import dump, dump_text
from tests.kernel.games.ready import Ready
from tests.laws.fillings import tries_around, tries_within
from tests.laws.positions import Position, law, positions, sees, told_to
from tests.laws.subjects import every_game


def redealt(subject: Ready, state: State, seat: Seat, seed: int) -> State:
    world: State = subject.game.redeal(state, seat, Chance(seed))
    return world


def everybody(state: State) -> list[Seat]:
    return [NOBODY, *range(state.seats)]


GONE_WITH_THE_SALE = {"DieTurned"}  # all have seen which die lay how, though no dice lie there once a sale is closed


def before_reveal(subject: Ready, events: list[Event]) -> list[Event]:
    """What is told up to the moment at which something hidden comes out."""
    for place, event in enumerate(events):
        if kind_of(event) in subject.reveals:
            return events[:place]
    return events


def kind_of(event: Event) -> str:
    return type(event).__name__


def actions_in(subject: Ready, state: State, position: Position) -> list[Action]:
    """What may be done next by any seat, and by the clock."""
    said = [subject.game.action(*said) for said in tries_within(state, position.luck())]
    ends = deadline(state)
    return said if ends == NEVER else [*said, Tick(CLOCK, max(ends, state.now))]


@every_game
@law
@given(st.data())
def test_a_seat_cannot_tell_a_redealt_world_from_the_real_one(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)

    for seat in everybody(state):
        world = redealt(subject, state, seat, position.actions + 7)

        assert sees(subject, state, seat) == sees(subject, world, seat)


@every_game
@law
@given(st.data())
def test_a_redealt_world_is_sound_and_has_its_own_luck(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)

    for seat in everybody(state):
        world = redealt(subject, state, seat, position.actions + 7)

        assert "" == subject.game.problem(world)
        assert dump(world.chance) != dump(state.chance)


@every_game
@law
@given(st.data())
def test_a_redeal_does_not_look_at_the_luck_to_come(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state, other = position.of(subject), position.of(subject)
    other.chance = Chance(position.seed + 2)

    for seat in everybody(state):
        assert dump_text(redealt(subject, state, seat, 7)) == dump_text(redealt(subject, other, seat, 7))


@every_game
@law
@given(st.data())
def test_a_redeal_leaves_the_real_world_and_the_given_luck_alone(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state, again = position.of(subject), position.of(subject)
    luck = Chance(7)

    subject.game.redeal(state, 0, luck)

    assert dump(luck) == dump(Chance(7))
    assert dump(state.chance) == dump(again.chance)
    assert sees(subject, state, 0) == sees(subject, again, 0)


@every_game
@law
@given(st.data())
def test_a_seat_is_told_the_same_in_both_worlds_until_something_comes_out(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)
    seat = data.draw(st.sampled_from(everybody(state)))
    world = redealt(subject, state, seat, position.actions + 7)

    for action in actions_in(subject, state, position):
        if OK != refusal(world, action):
            continue  # another seat's secret, which is elsewhere in this world
        real, other = state.copy(), world.copy()
        told, told_there = told_to(play(real, action), seat), told_to(play(other, action), seat)

        assert before_reveal(subject, told) == before_reveal(subject, told_there), action
        if told == told_there:
            assert sees(subject, real, seat) == sees(subject, other, seat), action


@every_game
@law
@given(st.data())
def test_two_fillings_after_which_another_seat_sees_the_same_are_told_to_it_in_the_same_words(
    subject: Ready, data: st.DataObject
) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)
    seat = data.draw(st.sampled_from(everybody(state)))
    told: list[tuple[Seat, str, dict[str, Any], list[Event]]] = []

    for action in actions_in(subject, state, position):
        world = state.copy()
        events = told_to(play(world, action), seat)
        # What comes out may cover the traces: a card takes a pawn away from where all have seen it arrive.
        covered = before_reveal(subject, events) != events or any(
            kind_of(event) in GONE_WITH_THE_SALE for event in events
        )
        if action.seat != seat and not covered:
            told.append((action.seat, action.verb(), sees(subject, world, seat), events))

    for *said, events in told:
        assert all(events == others for *other, others in told if other == said)


@every_game
@law
@given(st.data())
def test_a_seat_is_refused_the_same_in_both_worlds(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)
    seat = data.draw(st.integers(0, state.seats - 1))
    world = redealt(subject, state, seat, position.actions + 7)

    for said in tries_around(state, position.luck()):
        if said.seat == seat:
            action = subject.game.action(*said)

            assert refusal(state, action) == refusal(world, action), action


@every_game
@law
@given(st.data())
def test_a_secret_is_told_to_seats_of_this_table(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    state = position.of(subject)

    for action in actions_in(subject, state, position):
        for event in play(state.copy(), action):
            assert event.audience == EVERYONE or 0 < event.audience < 1 << state.seats, event
