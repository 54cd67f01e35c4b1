"""A position, and the steps it waits in: a step is one paragraph of the rules that waits for somebody."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import Ask
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.event import Event

OK: Final = ""
NEVER: Final = -1

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    def __init__(self) -> None:
        """Steps keep what they must remember in attributes, named as the constructor's parameters."""

    def hears(self, state: S, action: Action) -> bool:
        """Whether a standing step takes this action, out of turn or not."""
        return False

    def waits_for(self, state: S) -> list[Seat]:
        """Seats that may act now; the game goes no further without one of them, or a deadline."""
        raise NotImplementedError

    def asks(self, state: S, seat: Seat) -> list[Ask]:
        """What the seat may do; every filling within bounds is accepted, and nothing else."""
        raise NotImplementedError

    def refusal(self, state: S, action: Action) -> str:
        """Why the action breaks the rules, as a clause id; OK if it does not."""
        raise NotImplementedError

    def accept(self, state: S, action: Action) -> None:
        raise NotImplementedError

    def resume(self, state: S) -> None:
        """The step above has ended: go on, end as well, or just wait again. Here a covered deadline can be moved."""

    def deadline(self) -> int:
        """The moment at which the step expires, in game milliseconds."""
        return NEVER

    def expire(self, state: S) -> None:
        """What happens then; the step must end or move its deadline."""
        raise NotImplementedError

    def binds(self) -> bool:
        """Whether what is said in this step cannot be taken back, as nothing can while the clock runs."""
        return self.deadline() != NEVER

    def copy(self) -> "Step[S]":
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """What the box prints, as lists indexed by small integers. Shared between positions, never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: numbers and lists only, so that copy() is short and complete."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.now = 0
        self.steps: list[Step[Any]] = []  # a stack: the last one is being played; none: the game is over
        self.standing: list[Step[Any]] = []  # always open, such as the trade desk
        self.events: list[Event] = []

    def end_step(self) -> None:
        """The step on top has ended, and the one below goes on."""
        self.steps.pop()
        if self.steps:
            self.steps[-1].resume(self)

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def told(self) -> list[Event]:
        """Hand the events over: a position at rest holds none."""
        events = self.events
        self.events = []
        return events

    def copy_course(self, twin: "State") -> None:
        """Copy what every position has: the moment, and the steps the game is in."""
        twin.now = self.now
        twin.steps = [step.copy() for step in self.steps]
        twin.standing = [step.copy() for step in self.standing]

    def copy(self) -> "State":
        raise NotImplementedError
