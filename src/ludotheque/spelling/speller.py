"""One answer, spelled letter by letter: its verb, then its blanks one after another. A letter is a number below 256.

A verb is its place among the verbs of the game. A blank that takes one value is that value; an amount is spelled in
digits of base 256, coarse ones first, counted in steps from the lowest; of a blank that takes several values each is a
letter, in their order, and STOP ends them where more might come. Where asks with the same verb part, the next letter
says which of them is meant. What may come next follows from the asks: all that they allow can be spelled, and no more.
"""

from typing import Final

from ludotheque.kernel.action import Filling
from ludotheque.kernel.ask import MANY, Amount, Ask, Blank, OneOf, SomeOf

LETTERS: Final = 256
STOP: Final = 255

VERB: Final = 0  # what the next letter is
WHICH: Final = 1  # one of several asks
VALUE: Final = 2  # of a blank that takes one
DIGIT: Final = 3
ITEM: Final = 4  # of a blank that takes several
DONE: Final = 5

_NO_ASKS: Final[list[Ask]] = []


class Unspeakable(ValueError):
    """A letter that may not come next, or an answer that no ask allows."""


class Speller:
    def __init__(self, verbs: list[str]) -> None:
        self.verbs = verbs
        self.stage = DONE
        self.meant = _NO_ASKS  # the asks that may still be meant
        self.verb = ""
        self.filling: Filling = []
        self.said: list[int] = []  # all letters so far
        self.part: list[int] = []  # of the blank that is being filled in: its values so far
        self.number = 0  # what the digits so far amount to
        self.digits = 0  # how many are still to come

    def begin(self, open_asks: list[Ask]) -> None:
        self.stage = VERB
        self.meant = open_asks
        self.verb = ""
        self.filling = []
        self.said = []

    def is_whole(self) -> bool:
        return self.stage == DONE

    def next_letters(self) -> list[int]:
        """What may come next, in rising order; nothing once the answer is whole."""
        if self.stage == VERB:
            return sorted_once([self.verbs.index(ask.verb) for ask in self.meant])
        if self.stage == WHICH:
            return list(range(len(self.meant)))
        if self.stage == VALUE:
            return self._values()
        if self.stage == DIGIT:
            return self._next_digits()
        return self._items() if self.stage == ITEM else []

    def say(self, letter: int) -> None:
        if letter not in self.next_letters():
            raise Unspeakable(f"{letter} may not come next; {self.next_letters()} may")
        self.take(letter)

    def take(self, letter: int) -> None:
        """A letter that is known to be one of those that may come next."""
        self.said.append(letter)
        if self.stage == VERB:
            self.verb = self.verbs[letter]
            self._mean([ask for ask in self.meant if ask.verb == self.verb])
        elif self.stage == WHICH:
            self._mean([self.meant[letter]])
        elif self.stage == VALUE:
            self._fill([letter])
        elif self.stage == DIGIT:
            self._take_digit(letter)
        else:
            self._take_item(letter)

    def spelled(self, open_asks: list[Ask], verb: str, filling: Filling) -> list[int]:
        """The letters of an answer; Unspeakable if no ask allows it."""
        target = _allowing(open_asks, verb, filling)
        self.begin(open_asks)
        while self.stage != DONE:
            self.take(self._letter_towards(target, filling))
        return self.said

    # What may come next

    def _values(self) -> list[int]:
        if len(self.meant) == 1 and not self.meant[0].left_out:
            blank = self.meant[0].blanks[len(self.filling)]
            assert isinstance(blank, OneOf)
            return sorted_once(blank.choices)
        return sorted_once([value for ask in self.meant for value in self._values_of(ask)])

    def _values_of(self, ask: Ask) -> list[int]:
        blank = ask.blanks[len(self.filling)]
        assert isinstance(blank, OneOf)
        if not ask.left_out:
            return blank.choices
        return [value for value in blank.choices if self._leaves_some_with(ask, [value], True, 1)]

    def _next_digits(self) -> list[int]:
        ask = self.meant[0]
        blank = ask.blanks[len(self.filling)]
        weight = power(self.digits - 1)
        last = min(LETTERS - 1, (size(blank) - 1) // weight - self.number * LETTERS)
        if not ask.left_out:
            return list(range(last + 1))
        found: list[int] = []
        for digit in range(last + 1):
            first = (self.number * LETTERS + digit) * weight
            end = min(first + weight, size(blank))
            if self._leaves_some_between(ask, blank, first, end):
                found.append(digit)
        return found

    def _items(self) -> list[int]:
        ask = self.meant[0]
        blank = ask.blanks[len(self.filling)]
        assert isinstance(blank, SomeOf)
        by_value = are_letters(blank.choices)
        have = len(self.part)
        found: list[int] = []
        for place in range(self._place_after(blank), len(blank.choices)):
            left = len(blank.choices) - place - 1
            if have + 1 + left < blank.least:
                break
            ways = subsets(left, blank.least - have - 1, blank.most - have - 1)
            if self._leaves_some_with(ask, [*self.part, blank.choices[place]], False, ways):
                found.append(blank.choices[place] if by_value else place)
        found.sort()
        if have >= blank.least and self._leaves_some_with(ask, self.part, True, 1):
            found.append(STOP)
        return found

    def _place_after(self, blank: SomeOf) -> int:
        return blank.choices.index(self.part[-1]) + 1 if self.part else 0

    def _leaves_some_between(self, ask: Ask, blank: Blank, first: int, end: int) -> bool:
        """Whether not all ways to go on from the values at these places are left out."""
        place = len(self.filling)
        total = (end - first) * self._ways_after(ask)
        for filling in ask.left_out:
            if filling[:place] == self.filling and first <= place_in(blank, filling[place][0]) < end:
                total -= 1
        return total > 0

    def _leaves_some_with(self, ask: Ask, part: list[int], ended: bool, ways: int) -> bool:
        """The same from these values, with which the present blank begins, or ends."""
        if not ask.left_out:
            return True
        place = len(self.filling)
        total = ways * self._ways_after(ask)
        for filling in ask.left_out:
            fits = filling[place] == part if ended else filling[place][: len(part)] == part
            if fits and filling[:place] == self.filling:
                total -= 1
        return total > 0

    def _ways_after(self, ask: Ask) -> int:
        total = 1
        for place in range(len(self.filling) + 1, len(ask.blanks)):
            total = min(MANY, total * ask.blanks[place].count())
        return total

    # What a letter leads to

    def _mean(self, asks: list[Ask]) -> None:
        """Only these asks may still be meant: on to their next blank."""
        self.meant = asks
        place = len(self.filling)
        longest = max([len(ask.blanks) for ask in asks])
        if place == longest:
            self.stage = DONE
        elif len(asks) == 1:
            self._open(asks[0].blanks[place])
        else:
            self.stage = VALUE if all_take_one_letter(asks, place) else WHICH

    def _open(self, blank: Blank) -> None:
        self.part = []
        if isinstance(blank, SomeOf):
            self.stage = ITEM
            if blank.most == 0 or not blank.choices:
                self._fill([])
        elif isinstance(blank, OneOf) and are_letters(blank.choices):
            self.stage = VALUE
        else:
            self.stage = DIGIT
            self.number = 0
            self.digits = length(size(blank))

    def _take_digit(self, digit: int) -> None:
        self.number = self.number * LETTERS + digit
        self.digits -= 1
        if self.digits == 0:
            self._fill([value_at(self.meant[0].blanks[len(self.filling)], self.number)])

    def _take_item(self, letter: int) -> None:
        blank = self.meant[0].blanks[len(self.filling)]
        assert isinstance(blank, SomeOf)
        if letter == STOP:
            self._fill(self.part)
            return
        self.part.append(letter if are_letters(blank.choices) else blank.choices[letter])
        if len(self.part) == blank.most or self._place_after(blank) == len(blank.choices):
            self._fill(self.part)

    def _fill(self, values: list[int]) -> None:
        place = len(self.filling)
        self.filling.append(values)
        asks = self.meant
        if len(asks) > 1:
            asks = [ask for ask in asks if ask.blanks[place].allows(values) and self._goes_on(ask)]
        self._mean(asks)

    def _goes_on(self, ask: Ask) -> bool:
        """Whether not everything that begins like this is left out."""
        if not ask.left_out:
            return True
        total = 1
        for place in range(len(self.filling), len(ask.blanks)):
            total = min(MANY, total * ask.blanks[place].count())
        for filling in ask.left_out:
            if filling[: len(self.filling)] == self.filling:
                total -= 1
        return total > 0

    def _letter_towards(self, target: Ask, filling: Filling) -> int:
        if self.stage == VERB:
            return self.verbs.index(target.verb)
        if self.stage == WHICH:
            return place_of(self.meant, target)
        values = filling[len(self.filling)]
        if self.stage == VALUE:
            return values[0]
        blank = target.blanks[len(self.filling)]
        if self.stage == DIGIT:
            return place_in(blank, values[0]) // power(self.digits - 1) % LETTERS
        assert isinstance(blank, SomeOf)
        if len(self.part) == len(values):
            return STOP
        following = values[len(self.part)]
        return following if are_letters(blank.choices) else blank.choices.index(following)


def _allowing(asks: list[Ask], verb: str, filling: Filling) -> Ask:
    for ask in asks:
        if ask.verb == verb and ask.allows(filling):
            return ask
    raise Unspeakable(f"no ask allows {verb} {filling}")


def place_of(asks: list[Ask], target: Ask) -> int:
    for place in range(len(asks)):
        if asks[place] is target:
            return place
    raise AssertionError("the ask that is meant stays among those that may be")


def sorted_once(values: list[int]) -> list[int]:
    """In rising order, each once."""
    found: list[int] = []
    for value in sorted(values):
        if not found or found[-1] != value:
            found.append(value)
    return found


def all_take_one_letter(asks: list[Ask], place: int) -> bool:
    for ask in asks:
        if place >= len(ask.blanks):
            return False
        blank = ask.blanks[place]
        if not isinstance(blank, OneOf) or not are_letters(blank.choices):
            return False
    return True


def are_letters(values: list[int]) -> bool:
    """Whether each of them can stand for itself."""
    return min(values) >= 0 and max(values) < STOP if values else True


def size(blank: Blank) -> int:
    """How many values a blank that takes one has."""
    if isinstance(blank, Amount):
        return (blank.high - blank.low) // blank.step + 1
    assert isinstance(blank, OneOf)
    return len(blank.choices)


def value_at(blank: Blank, place: int) -> int:
    if isinstance(blank, Amount):
        return blank.low + place * blank.step
    assert isinstance(blank, OneOf)
    return blank.choices[place]


def place_in(blank: Blank, value: int) -> int:
    if isinstance(blank, Amount):
        return (value - blank.low) // blank.step
    assert isinstance(blank, OneOf)
    return blank.choices.index(value)


def length(values: int) -> int:
    """How many digits tell so many values apart."""
    digits = 1
    reach = LETTERS
    while reach < values:
        digits += 1
        reach *= LETTERS
    return digits


def power(exponent: int) -> int:
    found = 1
    for _ in range(exponent):
        found *= LETTERS
    return found


def subsets(things: int, least: int, most: int) -> int:
    """How many subsets have between least and most of the things (MANY stands for any greater number)."""
    total = 0
    ways = 1
    for count in range(min(most, things) + 1):
        if count >= least:
            total += ways
        if total >= MANY:
            return MANY
        ways = ways * (things - count) // (count + 1)
    return total
