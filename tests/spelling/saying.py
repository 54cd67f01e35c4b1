"""All that can be spelled, and all that asks allow, written out."""

from collections.abc import Iterator
from itertools import combinations, product

from ludotheque.kernel.action import Filling
from ludotheque.kernel.ask import Amount, Ask, Blank, OneOf, SomeOf
from ludotheque.kernel.chance import Chance
from ludotheque.spelling.speller import LETTERS, Speller

Answer = tuple[str, Filling]


def read_back(speller: Speller, asks: list[Ask], letters: list[int]) -> Answer:
    """What the letters say, each of them one that might come next."""
    speller.begin(asks)
    for letter in letters:
        speller.say(letter)
    assert speller.is_whole()
    return speller.verb, speller.filling


def all_spelled(speller: Speller, asks: list[Ask]) -> Iterator[Answer]:
    """Every answer that the letters lead to, in no order."""
    open_ends: list[list[int]] = [[]]
    while open_ends:
        said = open_ends.pop()
        speller.begin(asks)
        for letter in said:
            speller.take(letter)
        if speller.is_whole():
            yield speller.verb, speller.filling
            continue
        letters = speller.next_letters()
        assert letters, "an answer that has begun can be ended"
        assert letters == sorted(set(letters))
        assert 0 <= letters[0]
        assert letters[-1] < LETTERS
        open_ends += [[*said, letter] for letter in letters]


def spelled_at_random(speller: Speller, asks: list[Ask], luck: Chance) -> Answer:
    speller.begin(asks)
    while not speller.is_whole():
        letters = speller.next_letters()
        speller.say(letters[luck.below(len(letters))])
    return speller.verb, speller.filling


def all_allowed(asks: list[Ask]) -> list[Answer]:
    """By trying whatever the blanks could hold."""
    found = [
        (ask.verb, list(filling))
        for ask in asks
        for filling in product(*[_values(blank) for blank in ask.blanks])
        if ask.allows(list(filling))
    ]
    return [answer for place, answer in enumerate(found) if answer not in found[:place]]


def _values(blank: Blank) -> list[list[int]]:
    if isinstance(blank, Amount):
        return [[value] for value in range(blank.low, blank.high + 1)]
    if isinstance(blank, SomeOf):
        sizes = range(len(blank.choices) + 1)
        return [list(some) for size in sizes for some in combinations(blank.choices, size)]
    assert isinstance(blank, OneOf)
    return [[value] for value in blank.choices]
