"""The only door through which a position changes, and the questions one may put to a position."""

from typing import Any, Final

from ludotheque.kernel.action import CLOCK, Action, Seat, Tick
from ludotheque.kernel.ask import MOMENT, OK, Ask
from ludotheque.kernel.ask import closed as closed_by
from ludotheque.kernel.caution import Caution
from ludotheque.kernel.event import Event
from ludotheque.kernel.step import NEVER, State, Step, refused_by

GAME_OVER: Final = "table.game-over"
NOT_YOUR_TURN: Final = "table.not-your-turn"
TIME_ONLY_FORWARD: Final = "table.time-only-forward"


class IllegalAction(ValueError):
    """The rules refuse the action; the message is the clause id."""


def is_over(state: State) -> bool:
    return not state.steps


def waiting(state: State) -> list[Seat]:
    """The seats without which the game does not go on."""
    if is_over(state):
        return []
    return state.steps[-1].waits_for(state)


def asks(state: State, seat: Seat) -> list[Ask]:
    """All that the seat may do now: in the current step if it is waited for, and at the standing desks."""
    found: list[Ask] = []
    for step in _asking(state, seat):
        found = found + [ask for ask in step.asks(state, seat) if ask.is_open()]
    return found


def closed(state: State, seat: Seat) -> list[Ask]:
    """What the seat may not do now though the moment speaks of it, each verb once, with the clause that closes it."""
    found = _closed_to(state, seat)
    known = [ask.verb for ask in [*asks(state, seat), *found]]
    for step in _asking(state, seat):
        for ask in step.asks(state, seat):
            if ask.verb not in known:
                known.append(ask.verb)
                why = ask.closure()
                found.append(closed_by(ask.verb, step.law() if why == MOMENT else why))
    return found


def cautions(state: State, seat: Seat) -> list[Caution]:
    """What the seat might regret of what it may do now."""
    found: list[Caution] = []
    for step in _asking(state, seat):
        found = found + step.cautions(state, seat)
    return found


def _asking(state: State, seat: Seat) -> list[Step[Any]]:
    """The steps that speak to the seat now."""
    if is_over(state) or not _sits_here(state, seat):
        return []
    top = state.steps[-1]
    return [top, *state.standing] if seat in top.waits_for(state) else state.standing


def _closed_to(state: State, seat: Seat) -> list[Ask]:
    """What the current step says to a seat that it does not wait for."""
    if is_over(state) or not _sits_here(state, seat):
        return []
    top = state.steps[-1]
    return [] if seat in top.waits_for(state) else top.closed_to(state, seat)


def refusal(state: State, action: Action) -> str:
    """Why the position refuses the action, as a clause id; OK if it does not."""
    if is_over(state):
        return GAME_OVER
    if isinstance(action, Tick):
        forward = action.seat == CLOCK and action.now >= state.now
        return OK if forward else TIME_ONLY_FORWARD
    if not _sits_here(state, action.seat):
        return NOT_YOUR_TURN
    for desk in state.standing:
        if desk.hears(state, action):
            return desk.refusal(state, action)
    step = state.steps[-1]
    if action.seat in step.waits_for(state):
        return step.refusal(state, action)
    why = refused_by(_closed_to(state, action.seat), action.verb(), action.filling())
    return why if why not in (OK, MOMENT) else NOT_YOUR_TURN


def play(state: State, action: Action) -> list[Event]:
    """The door for whatever comes from outside: judged once, then taken. A refused action changes nothing."""
    why = refusal(state, action)
    if why != OK:
        raise IllegalAction(why)
    return take(state, action)


def take(state: State, action: Action) -> list[Event]:
    """Apply an action that was made from an open ask of this very position, and return what happened."""
    if isinstance(action, Tick):
        _let_time_pass(state, action.now)
    else:
        top = state.steps[-1]
        step = step_for(state, action) if state.standing else top
        step.accept(state, action)
        state.go_on(top)
        _let_time_pass(state, state.now)  # a step that was covered may be overdue
    return state.told()


def deadline(state: State) -> int:
    """The next moment at which something happens by itself, or NEVER."""
    step = _first_to_expire(state)
    return NEVER if step is None else step.deadline()


def _sits_here(state: State, seat: Seat) -> bool:
    return 0 <= seat < state.seats


def step_for(state: State, action: Action) -> Step[Any]:
    """The step in which the action is said: a standing one that hears it, or the one being played."""
    for desk in state.standing:
        if desk.hears(state, action):
            return desk
    return state.steps[-1]


def _let_time_pass(state: State, now: int) -> None:
    """Deadlines run out one after another, each at its own moment, however late the clock calls."""
    step = _first_to_expire(state)
    while step is not None and step.deadline() <= now:
        state.now = max(state.now, step.deadline())
        top = state.steps[-1]
        step.expire(state)
        state.go_on(top)
        step = _first_to_expire(state)
    state.now = now


def _first_to_expire(state: State) -> Step[Any] | None:
    if is_over(state):
        return None
    first = state.steps[-1]
    for desk in state.standing:
        if _expires_before(desk, first):
            first = desk
    return None if first.deadline() == NEVER else first


def _expires_before(one: Step[Any], other: Step[Any]) -> bool:
    ends = one.deadline()
    return ends != NEVER and (other.deadline() == NEVER or ends < other.deadline())
