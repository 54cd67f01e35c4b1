"""What need not be asked: the one possible answer, and what a person has asked to be always answered alike.

No rule is here: an answer is an open ask of the step being played that can be filled in in one way only.
"""

from typing import Final, Literal, NamedTuple

from ludotheque.box import Box
from ludotheque.kernel.action import Filling, Seat
from ludotheque.kernel.ask import MOMENT, OK, Ask
from ludotheque.kernel.caution import NOTE
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import asks, cautions, waiting
from ludotheque.kernel.step import State

Habit = Literal["always", "alone", "never"]  # when a verb is answered without asking; alone: where nothing else is open
Habits = dict[str, Habit]  # by verb; what is left out is `alone`

ALONE: Final[Habit] = "alone"

_NO_LUCK: Final = Chance(0)  # where there is one filling, any luck picks it


class Answer(NamedTuple):
    verb: str
    filling: Filling


def answer_for(state: State, seat: Seat, habits: Habits) -> Answer | None:
    """What the seat is taken to say; nothing where it has to decide itself, or should know a danger first."""
    if seat not in waiting(state):
        return None
    open_asks = _asked(state, seat)
    chosen = _by_habit(open_asks, habits) or _only(open_asks, habits)
    if chosen is None or _is_risky(state, seat, chosen.verb):
        return None
    return Answer(chosen.verb, chosen.pick(_NO_LUCK))


def verbs_for(box: Box, habit: Habit) -> tuple[str, ...]:
    """The verbs of which a person may wish that."""
    if habit == ALONE:
        return (*box.habits, *box.by_hand)
    return box.habits if habit == "always" else box.by_hand


def reason(state: State, seat: Seat) -> str:
    """The clause that closes the first of the things that the step speaks of and does not allow, if any."""
    step = state.steps[-1]
    for ask in step.asks(state, seat):
        why = ask.closure()
        if why != OK:
            return step.law() if why == MOMENT else why
    return OK


def is_alone(state: State, seat: Seat) -> bool:
    """Whether the step asks the seat something to which there is one possible answer."""
    return seat in waiting(state) and _only(_asked(state, seat), {}) is not None


def may_do_else(state: State, seat: Seat) -> bool:
    """Whether a standing desk is open to the seat meanwhile."""
    return len(asks(state, seat)) > len(_asked(state, seat))


def _is_risky(state: State, seat: Seat, verb: str) -> bool:
    return any(one.verb == verb and one.weight != NOTE for one in cautions(state, seat))


def _asked(state: State, seat: Seat) -> list[Ask]:
    return [ask for ask in state.steps[-1].asks(state, seat) if ask.is_open()]


def _by_habit(open_asks: list[Ask], habits: Habits) -> Ask | None:
    always = [ask for ask in open_asks if habits.get(ask.verb) == "always" and ask.count() == 1]
    return always[0] if always else None


def _only(open_asks: list[Ask], habits: Habits) -> Ask | None:
    if len(open_asks) != 1 or open_asks[0].count() != 1:
        return None
    return None if habits.get(open_asks[0].verb) == "never" else open_asks[0]
