"""A position, and the steps it waits in: a step is one paragraph of the rules that waits for somebody."""

from typing import Any, Final, Generic, Self, TypeVar, dataclass_transform

from mypy_extensions import mypyc_attr

from ludotheque.kernel.action import Action, Filling, Seat
from ludotheque.kernel.ask import MOMENT, OK, Ask
from ludotheque.kernel.caution import Caution
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.copying import copied
from ludotheque.kernel.data import at_first, derive_constructor
from ludotheque.kernel.event import Event

NEVER: Final = -1
NOT_ASKED: Final = "table.not-asked"

S = TypeVar("S", bound="State")


@dataclass_transform(eq_default=False, field_specifiers=(at_first,))
@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What it must remember are its fields; what it asks is the whole law of its moment: refusals follow from that."""

    def __init_subclass__(cls) -> None:
        derive_constructor(cls)

    def hears(self, state: S, action: Action) -> bool:
        """Whether a standing step takes this action, out of turn or not."""
        return False

    def waits_for(self, state: S) -> list[Seat]:
        """Seats that may act now; the game goes no further without one of them, or a deadline."""
        raise NotImplementedError

    def asks(self, state: S, seat: Seat) -> list[Ask]:
        """What the seat may do, and what not now; every filling within bounds is accepted, and nothing else."""
        raise NotImplementedError

    def closed_to(self, state: S, seat: Seat) -> list[Ask]:
        """What a seat that is not waited for will look for here in vain: closed, with the clause that bars it."""
        return []

    def cautions(self, state: S, seat: Seat) -> list[Caution]:
        """What the seat might regret of what it may do here, as far as it can know."""
        return []

    def law(self) -> str:
        """The clause of this moment, for whoever wants to do something that is not spoken of here."""
        return NOT_ASKED

    def explain(self, state: S, action: Action, clause: str) -> str:
        """A nearer reason than the blank's clause, where a blank is narrowed by several rules at once.

        Only what the asks refuse is ever explained, so that law and reason cannot part.
        """
        return clause

    def refusal(self, state: S, action: Action) -> str:
        """Why the asks do not allow the action, as a clause id; OK if they do."""
        why = refused_by(self.asks(state, action.seat), action.verb(), action.filling())
        if why == OK:
            return OK
        why = self.explain(state, action, why)
        return self.law() if why == MOMENT else why

    def accept(self, state: S, action: Action) -> None:
        raise NotImplementedError

    def resume(self, state: S) -> None:
        """The step has come to the top, at first or because what lay on it has ended: go on, end, or just wait."""

    def deadline(self) -> int:
        """The moment at which the step expires, in game milliseconds."""
        return NEVER

    def expire(self, state: S) -> None:
        """What happens then; the step must end or move its deadline."""
        raise NotImplementedError

    def binds(self) -> bool:
        """Whether what is said in this step cannot be taken back, as nothing can while the clock runs."""
        return self.deadline() != NEVER

    def copy(self) -> Self:
        twin: Self = copied(self)
        return twin


def refused_by(asks: list[Ask], verb: str, filling: Filling) -> str:
    """Why none of the asks may be filled in so; of several with this verb, the one that fits furthest says it."""
    why = MOMENT
    furthest = -1
    for ask in asks:
        if ask.verb != verb:
            continue
        refusal = ask.refusal(filling)
        if refusal == OK:
            return OK
        fits = ask.fits_up_to(filling)
        if fits > furthest:
            furthest = fits
            why = refusal
    return why


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Tables:
    """What the box prints, as lists indexed by small integers. Shared between positions, never changed."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position: numbers and lists only, so that copy() is short and complete."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self._uncovers = False  # whether a step has ended, so that the one on top must be told
        self.seats = seats
        self.chance = chance
        self.now = 0
        self.steps: list[Step[Any]] = []  # a stack: the last one is being played; none: the game is over
        self.standing: list[Step[Any]] = []  # always open, such as the trade desk
        self.events: list[Event] = []

    def begin(self, step: Step[Any]) -> None:
        """Put a step on top of the others. It begins, or just waits, as soon as the present action is done with."""
        self.steps.append(step)

    def end_step(self) -> None:
        """The step on top has ended. The one that comes to light goes on as soon as the present action is done with."""
        self.steps.pop()
        self._uncovers = True

    def go_on(self, acted: Step[Any] | None) -> None:
        """Whatever step has come to the top since this one acted is told so, until the top stays as it is."""
        while self.steps and (self._uncovers or self.steps[-1] is not acted):
            self._uncovers = False
            acted = self.steps[-1]
            acted.resume(self)

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def told(self) -> list[Event]:
        """Hand the events over: a position at rest holds none."""
        events = self.events
        self.events = []
        return events

    def copy(self) -> Self:
        twin: Self = copied(self)
        return twin
