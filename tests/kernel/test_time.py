"""Time: only the clock moves it, only forward, and deadlines run out in order, each at its own moment."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.action import CLOCK, Action, Seat, Tick
from ludotheque.kernel.ask import Ask
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import EVERYONE, Event
from ludotheque.kernel.play import GAME_OVER, TIME_ONLY_FORWARD, IllegalAction, deadline, is_over, play, refusal
from ludotheque.kernel.step import NEVER, State, Step
from ludotheque.record.positions import dump_text


class FuseBurnt(Event):
    moment: int


class BellRung(Event):
    moment: int


class Fuse(Step[State]):
    """Burns down at a moment; then, if there are more fuses on its string, the next one burns as long as it is."""

    ends: int
    string: list[int]

    def waits_for(self, state: State) -> list[Seat]:
        return [0]

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: State) -> None:
        state.tell(FuseBurnt(EVERYONE, state.now))
        state.end_step()
        if self.string:
            state.begin(Fuse(state.now + self.string[0], self.string[1:]))


class Bell(Step[State]):
    """A standing step that rings again and again."""

    rings: int
    every: int

    def waits_for(self, state: State) -> list[Seat]:
        return []

    def deadline(self) -> int:
        return self.rings

    def expire(self, state: State) -> None:
        state.tell(BellRung(EVERYONE, state.now))
        self.rings += self.every


class Patience(Step[State]):
    """Waits for ever."""

    def waits_for(self, state: State) -> list[Seat]:
        return [0]


def table(*steps: Step[State], standing: list[Step[State]] | None = None) -> State:
    state = State(1, Chance(1))
    state.steps = list(steps)
    state.standing = standing or []
    return state


def ticks(state: State, *moments: int) -> list[Event]:
    """What the clock's calls at these moments bring, as long as the game lasts."""
    return [event for moment in moments if not is_over(state) for event in play(state, Tick(CLOCK, moment))]


durations = st.integers(1, 40)
strings = st.lists(durations, min_size=1, max_size=5)
rhythms = st.tuples(durations, st.integers(5, 40))


def burning(stack: list[list[int]], desks: list[tuple[int, int]]) -> State:
    """Fuses on one another, and bells beside them."""
    fuses = [Fuse(string[0], string[1:]) for string in stack]
    return table(Patience(), *fuses, standing=[Bell(first, every) for first, every in desks])


def test_a_tick_moves_time() -> None:
    state = table(Patience())

    play(state, Tick(CLOCK, 1_234))

    assert 1_234 == state.now


def test_time_may_stand_still_but_not_go_backwards() -> None:
    state = table(Patience())
    play(state, Tick(CLOCK, 100))

    assert "" == refusal(state, Tick(CLOCK, 100))
    assert TIME_ONLY_FORWARD == refusal(state, Tick(CLOCK, 99))


def test_only_the_clock_tells_the_time() -> None:
    assert TIME_ONLY_FORWARD == refusal(table(Patience()), Tick(0, 100))


def test_time_does_not_go_on_when_the_game_is_over() -> None:
    with pytest.raises(IllegalAction, match=GAME_OVER):
        play(table(), Tick(CLOCK, 100))


def test_nothing_happens_before_the_deadline() -> None:
    state = table(Fuse(7_000, []))

    assert [] == play(state, Tick(CLOCK, 6_999))


def test_a_step_expires_at_its_deadline() -> None:
    state = table(Fuse(7_000, []))

    assert [FuseBurnt(EVERYONE, 7_000)] == play(state, Tick(CLOCK, 7_000))


def test_a_late_tick_lets_every_deadline_run_out_at_its_own_moment() -> None:
    state = table(Fuse(10, [20, 30]), standing=[Bell(25, 100)])

    events = play(state, Tick(CLOCK, 1_000))

    assert [FuseBurnt(EVERYONE, 10), BellRung(EVERYONE, 25), FuseBurnt(EVERYONE, 30)] == events[:3]


def test_time_stops_where_the_clock_says() -> None:
    state = table(Patience(), standing=[Bell(25, 100)])

    play(state, Tick(CLOCK, 60))

    assert 60 == state.now


def test_at_the_same_moment_the_step_that_waits_expires_before_the_desks() -> None:
    state = table(Patience(), Fuse(50, []), standing=[Bell(50, 100)])

    assert [FuseBurnt(EVERYONE, 50), BellRung(EVERYONE, 50)] == play(state, Tick(CLOCK, 50))


def test_a_step_that_is_covered_does_not_expire_while_another_waits_above_it() -> None:
    state = table(Fuse(10, []), Patience())

    assert [] == play(state, Tick(CLOCK, 50))
    assert NEVER == deadline(state)


def test_a_step_whose_deadline_passed_while_it_was_covered_expires_as_soon_as_it_is_uncovered() -> None:
    state = table(Patience(), Fuse(10, []), Fuse(30, []))

    assert [FuseBurnt(EVERYONE, 30), FuseBurnt(EVERYONE, 30)] == play(state, Tick(CLOCK, 40))


def test_the_next_deadline_is_the_earliest_of_the_step_and_the_desks() -> None:
    assert 25 == deadline(table(Fuse(40, []), standing=[Bell(60, 9), Bell(25, 9)]))
    assert 40 == deadline(table(Fuse(40, []), standing=[Bell(60, 9)]))


def test_without_deadlines_there_is_none() -> None:
    assert NEVER == deadline(table(Patience()))
    assert NEVER == deadline(table(standing=[Bell(5, 5)]))


@given(st.lists(strings, min_size=1, max_size=3), st.lists(rhythms, max_size=2), st.sets(st.integers(0, 120)))
def test_one_late_tick_is_the_same_as_ticks_at_all_moments_before(
    stack: list[list[int]], desks: list[tuple[int, int]], moments: set[int]
) -> None:
    late, often = burning(stack, desks), burning(stack, desks)

    once = ticks(late, 120)
    often_told = ticks(often, *sorted(moments), 120)

    assert once == often_told
    assert dump_text(late) == dump_text(often)


class Uncover(Action):
    pass


class Cover(Patience):
    """Ends as soon as somebody wishes."""

    def asks(self, state: State, seat: Seat) -> list[Ask]:
        return [Ask("uncover")]

    def accept(self, state: State, action: Action) -> None:
        state.end_step()


class PatientFuse(Fuse):
    """Burns on for as long as it had left when it was covered."""

    def resume(self, state: State) -> None:
        self.ends += state.now


def test_a_step_that_is_overdue_when_an_action_uncovers_it_expires_with_that_action() -> None:
    state = table(Patience(), Fuse(10, []), Cover())
    play(state, Tick(CLOCK, 50))

    assert [FuseBurnt(EVERYONE, 50)] == play(state, Uncover(0))


def test_a_step_that_goes_on_may_move_its_deadline() -> None:
    state = table(Patience(), PatientFuse(10, []), Cover())
    play(state, Tick(CLOCK, 50))

    assert [] == play(state, Uncover(0))
    assert 60 == deadline(state)


def test_the_end_of_the_last_step_is_the_end_of_the_game() -> None:
    state = table(Cover())

    play(state, Uncover(0))

    assert is_over(state)
