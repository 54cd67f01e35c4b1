"""Questions: one thing a seat may do now, with the blanks it must fill in, or why it may not do it now.

An ask carries its law. A blank names the clause that bounds it; an ask that cannot be filled in, or that the rules
close for the moment, names the clause that closes it. Nothing else decides what is legal.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.action import Filling
from ludotheque.kernel.chance import Chance

OK: Final = ""  # no clause: nothing is broken
MOMENT: Final = "moment"  # stands for the clause of the step's own moment

MANY: Final = 1 << 30
NO_LIMIT: Final = 1 << 60  # of an amount that only a purse bounds

_NO_CHOICES: Final[list[list[int]]] = []  # shared by all blanks that are not narrowed
_NO_REASONS: Final[list[str]] = []
_NOTHING_TO_FILL_IN: Final[Filling] = []
_NOTHING_LEFT_OUT: Final[list[Filling]] = []


@mypyc_attr(acyclic=True)
class Blank:
    """A place in an ask. The name tells what the values are: a nation, a seat, an amount."""

    def __init__(self, name: str, clause: str) -> None:
        self.name = name
        self.clause = clause  # why no other value

    def why_not(self, values: list[int]) -> str:
        """The clause that these values break; OK if they are allowed."""
        return OK if self.allows(values) else self.clause

    def closure(self) -> str:
        """The clause that leaves nothing to write here."""
        return self.clause

    def allows(self, values: list[int]) -> bool:
        raise NotImplementedError

    def count(self) -> int:
        """How many ways there are to fill it in (MANY stands for any greater number)."""
        raise NotImplementedError

    def pick(self, luck: Chance) -> list[int]:
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class Amount(Blank):
    """A number: low, low + step, … up to high."""

    def __init__(self, name: str, low: int, high: int, clause: str = MOMENT, step: int = 1) -> None:
        self.name = name
        self.clause = clause
        self.low = low
        self.high = high
        self.step = step
        self.above = clause  # why no more
        self.between = clause  # why only every so many

    def at_most(self, most: int, clause: str) -> "Amount":
        """No more than this, for a reason of its own."""
        if most < self.high:
            self.high = most
            self.above = clause
        return self

    def in_steps(self, step: int, clause: str) -> "Amount":
        """Only every so many, counted from the lowest, for a reason of its own."""
        self.step = step
        self.between = clause
        return self

    def why_not(self, values: list[int]) -> str:
        if self.allows(values):
            return OK
        if len(values) != 1 or values[0] < self.low:
            return self.clause
        return self.between if (values[0] - self.low) % self.step else self.above

    def closure(self) -> str:
        return self.above

    def allows(self, values: list[int]) -> bool:
        if len(values) != 1:
            return False
        above = values[0] - self.low
        return above >= 0 and values[0] <= self.high and above % self.step == 0

    def count(self) -> int:
        span = self.high - self.low
        if span < 0:
            return 0
        return span + 1 if self.step == 1 and span < MANY else min(MANY, span // self.step + 1)

    def pick(self, luck: Chance) -> list[int]:
        return [self.low + self.step * luck.below(self.count())]


@mypyc_attr(acyclic=True, free_list_len=1)
class OneOf(Blank):
    """One value of a list."""

    def __init__(self, name: str, choices: list[int], clause: str = MOMENT) -> None:
        self.name = name
        self.clause = clause
        self.choices = choices
        self.wider = _NO_CHOICES  # the choices before each narrowing
        self.reasons = _NO_REASONS  # of each narrowing

    def narrowed(self, choices: list[int], clause: str) -> "OneOf":
        """Only these of the choices, for a reason of its own."""
        self.wider = [*self.wider, self.choices]
        self.reasons = [*self.reasons, clause]
        self.choices = choices
        return self

    def why_not(self, values: list[int]) -> str:
        if self.allows(values):
            return OK
        return narrowing(self.clause, self.wider, self.reasons, values)

    def closure(self) -> str:
        return emptied(self.clause, self.wider, self.reasons)

    def allows(self, values: list[int]) -> bool:
        return len(values) == 1 and values[0] in self.choices

    def count(self) -> int:
        return len(self.choices)

    def pick(self, luck: Chance) -> list[int]:
        return [self.choices[luck.below(len(self.choices))]]


@mypyc_attr(acyclic=True)
class SomeOf(Blank):
    """Between `least` and `most` different values of a list, in the list's order."""

    def __init__(self, name: str, choices: list[int], least: int, most: int, clause: str = MOMENT) -> None:
        self.name = name
        self.clause = clause
        self.choices = choices
        self.least = least
        self.most = min(most, len(choices))
        self.too_many = clause  # why no more of them

    def at_most(self, most: int, clause: str) -> "SomeOf":
        """No more of them than this, for a reason of its own."""
        if most < self.most:
            self.most = most
            self.too_many = clause
        return self

    def why_not(self, values: list[int]) -> str:
        if self.allows(values):
            return OK
        return self.too_many if len(values) > self.most and in_order(values, self.choices) else self.clause

    def closure(self) -> str:
        return self.too_many if len(self.choices) >= self.least else self.clause

    def allows(self, values: list[int]) -> bool:
        return self.least <= len(values) <= self.most and in_order(values, self.choices)

    def count(self) -> int:
        total = 0
        ways = 1  # of choosing `size` out of the list
        for size in range(self.most + 1):
            if size >= self.least:
                total += ways
            if total >= MANY:
                return MANY
            ways = ways * (len(self.choices) - size) // (size + 1)
        return total

    def pick(self, luck: Chance) -> list[int]:
        wanted = self.least + luck.below(self.most - self.least + 1)
        chosen: list[int] = []
        left = len(self.choices)
        for choice in self.choices:
            if luck.below(left) < wanted - len(chosen):
                chosen.append(choice)
            left -= 1
        return chosen


_NO_BLANKS: Final[list[Blank]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """One thing a seat may do, with its blanks. One that cannot be filled in is closed, and says why."""

    def __init__(self, verb: str, blanks: list[Blank] = _NO_BLANKS, closed_by: str = OK) -> None:
        self.verb = verb
        self.blanks = blanks
        self.closed_by = closed_by
        self.left_out = _NOTHING_LEFT_OUT  # fillings that the blanks allow and a rule does not
        self.left_out_by = OK  # that rule

    def leaving_out(self, fillings: list[Filling], clause: str) -> "Ask":
        """Anything that the blanks allow, except these fillings, for a reason of their own."""
        self.left_out = [filling for filling in fillings if self.allows(filling)]
        self.left_out_by = clause
        return self

    def is_open(self) -> bool:
        return self.count() > 0

    def closure(self) -> str:
        """The clause that closes it; OK if it is open."""
        if self.closed_by != OK:
            return self.closed_by
        for blank in self.blanks:
            if blank.count() == 0:
                return blank.closure()
        return OK if self.is_open() else self.left_out_by

    def refusal(self, filling: Filling) -> str:
        """Why it may not be filled in so; OK if it may."""
        if self.closed_by != OK:
            return self.closed_by
        if len(filling) != len(self.blanks):
            return MOMENT
        for place in range(len(self.blanks)):
            why = self.blanks[place].why_not(filling[place])
            if why != OK:
                return why
        return self.left_out_by if filling in self.left_out else OK

    def fits_up_to(self, filling: Filling) -> int:
        """How many blanks, from the first, the filling fits: of several asks the nearest one gives the reason."""
        place = 0
        while place < min(len(self.blanks), len(filling)) and self.blanks[place].allows(filling[place]):
            place += 1
        return place

    def allows(self, filling: Filling) -> bool:
        return self.refusal(filling) == OK

    def count(self) -> int:
        """In how many ways it can be filled in; none: it is closed."""
        if self.closed_by != OK:
            return 0
        total = 1
        for blank in self.blanks:
            total *= blank.count()
            if total >= MANY:
                return MANY
        return total - len(self.left_out)

    def pick(self, luck: Chance) -> Filling:
        if not self.blanks:
            return _NOTHING_TO_FILL_IN
        filling = [blank.pick(luck) for blank in self.blanks]
        while self.left_out and filling in self.left_out:
            filling = [blank.pick(luck) for blank in self.blanks]
        return filling


def closed(verb: str, clause: str) -> Ask:
    """Not now, and this is why."""
    return Ask(verb, _NO_BLANKS, clause)


def narrowing(clause: str, wider: list[list[int]], reasons: list[str], values: list[int]) -> str:
    """The first narrowing that left the value out; of what was never among the choices, the blank's own clause."""
    if len(values) != 1:
        return clause
    for place in range(len(reasons) - 1, -1, -1):
        if values[0] in wider[place]:
            return reasons[place]
    return clause


def emptied(clause: str, wider: list[list[int]], reasons: list[str]) -> str:
    """The narrowing after which nothing was left to choose."""
    for place in range(len(reasons)):
        if not wider[place]:
            return clause if place == 0 else reasons[place - 1]
    return reasons[-1] if reasons else clause


def in_order(values: list[int], choices: list[int]) -> bool:
    """Whether the values are different ones of the choices, in their order."""
    place = 0
    for value in values:
        while place < len(choices) and choices[place] != value:
            place += 1
        if place == len(choices):
            return False
        place += 1
    return True
