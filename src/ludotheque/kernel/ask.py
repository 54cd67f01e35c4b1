"""Questions: one thing a seat may do now, with the blanks it must fill in."""

from typing import Final

from ludotheque.kernel.chance import Chance

Filling = list[list[int]]  # one list of values for each blank of an ask

MANY: Final = 1 << 30


class Blank:
    """A place in an ask. The name tells what the values are: a nation, a seat, an amount."""

    def __init__(self, name: str) -> None:
        self.name = name

    def allows(self, values: list[int]) -> bool:
        raise NotImplementedError

    def count(self) -> int:
        """How many ways there are to fill it in (MANY stands for any greater number)."""
        raise NotImplementedError

    def pick(self, luck: Chance) -> list[int]:
        raise NotImplementedError


class Amount(Blank):
    """A number: low, low + step, … up to high."""

    def __init__(self, name: str, low: int, high: int, step: int = 1) -> None:
        super().__init__(name)
        self.low = low
        self.high = high
        self.step = step

    def allows(self, values: list[int]) -> bool:
        if len(values) != 1:
            return False
        above = values[0] - self.low
        return above >= 0 and values[0] <= self.high and above % self.step == 0

    def count(self) -> int:
        return max(0, min(MANY, (self.high - self.low) // self.step + 1))

    def pick(self, luck: Chance) -> list[int]:
        return [self.low + self.step * luck.below(self.count())]


class OneOf(Blank):
    """One value of a list."""

    def __init__(self, name: str, choices: list[int]) -> None:
        super().__init__(name)
        self.choices = choices

    def allows(self, values: list[int]) -> bool:
        return len(values) == 1 and values[0] in self.choices

    def count(self) -> int:
        return len(self.choices)

    def pick(self, luck: Chance) -> list[int]:
        return [self.choices[luck.below(len(self.choices))]]


class SomeOf(Blank):
    """Between `least` and `most` different values of a list, in the list's order."""

    def __init__(self, name: str, choices: list[int], least: int, most: int) -> None:
        super().__init__(name)
        self.choices = choices
        self.least = least
        self.most = min(most, len(choices))

    def allows(self, values: list[int]) -> bool:
        if len(values) < self.least or len(values) > self.most:
            return False
        place = 0
        for value in values:
            while place < len(self.choices) and self.choices[place] != value:
                place += 1
            if place == len(self.choices):
                return False
            place += 1
        return True

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


class Ask:
    def __init__(self, verb: str, blanks: list[Blank]) -> None:
        self.verb = verb
        self.blanks = blanks

    def allows(self, filling: Filling) -> bool:
        fits = len(filling) == len(self.blanks)
        return fits and all(blank.allows(filling[place]) for place, blank in enumerate(self.blanks))

    def count(self) -> int:
        total = 1
        for blank in self.blanks:
            total *= blank.count()
            if total >= MANY:
                return MANY
        return total

    def pick(self, luck: Chance) -> Filling:
        return [blank.pick(luck) for blank in self.blanks]
