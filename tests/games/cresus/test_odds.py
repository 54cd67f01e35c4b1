"""The odds of a sale and the best way to throw: against every throw and every choice, one by one."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

from ludotheque.games.cresus.odds import NO_DICE, WAYS, Sale, certain, counts_of, falls, kept_places, turned

COLOURS = range(6)
DICE = 6

# Prices for no face alike (never), one, two …
GROWING = (0, 10, 30, 60, 170, 300, 500)
LONG_SHOT = (0, 5, 6, 7, 8, 9, 1000)
STEP_AT_THREE = (0, 20, 25, 100, 101, 102, 103)
STEEP = (0, 1, 10, 100, 1_000, 10_000, 100_000)  # so that the colour that shows most is kept, and nothing else
each_table = pytest.mark.parametrize("pays", [GROWING, LONG_SHOT, STEP_AT_THREE])

Pays = tuple[int, ...]
Dice = tuple[int, ...]  # the colours that show, sorted


@cache
def throws_of(kept: Dice) -> Counter[Dice]:
    """Every way in which the dice not kept can fall."""
    thrown = product(COLOURS, repeat=DICE - len(kept))
    return Counter(tuple(sorted(kept + fallen)) for fallen in thrown)


@cache
def best(pays: Pays, dice: Dice, left: int) -> Fraction:
    """The best that can be had, found by trying every set of dice to keep; a colour is a colour."""
    price = Fraction(pays[max(dice.count(colour) for colour in COLOURS)])
    if left == 0:
        return price
    kept = {some for number in range(DICE) for some in combinations(dice, number)}
    return max(price, *(thrown_again(pays, some, left) for some in kept))


@cache
def thrown_again(pays: Pays, kept: Dice, left: int) -> Fraction:
    """All dice but these are thrown, as the first of the throws left."""
    ways = throws_of(kept)
    return sum((number * best(pays, dice, left - 1) for dice, number in ways.items()), Fraction(0)) / ways.total()


@each_table
def test_a_sale_is_worth_exactly_what_trying_every_choice_finds(pays: Pays) -> None:
    for throws in (1, 2, 3):
        assert Fraction(Sale(pays).thrown(NO_DICE, throws), certain(throws)) == thrown_again(pays, (), throws)


@pytest.mark.parametrize(
    "colours", [[0, 0, 1, 1, 2, 2], [3, 1, 4, 0, 5, 2], [5, 5, 5, 1, 1, 1], [2, 4, 4, 2, 4, 0], [1, 1, 1, 1, 1, 3]]
)
@each_table
def test_the_dice_it_keeps_are_as_good_as_any(pays: Pays, colours: list[int]) -> None:
    sale = Sale(pays)

    for left in (1, 2):
        keep = kept_places(colours, sale.best_keep(counts_of(colours), left))
        kept = tuple(sorted(colours[place] for place in keep))
        assert thrown_again(pays, kept, left) == best(pays, tuple(sorted(colours)), left)


@each_table
def test_the_chances_of_a_sale_add_up_to_its_worth_and_to_certainty(pays: Pays) -> None:
    sale = Sale(pays)

    for throws in (1, 2, 3):
        chances = sale.chances_thrown(NO_DICE, throws)
        assert sum(chances) == certain(throws)
        assert sum(part * price for part, price in zip(chances, pays, strict=True)) == sale.thrown(NO_DICE, throws)


@pytest.mark.parametrize(
    ("throws", "percent"),
    [
        (1, [1.5, 61.7, 31.5, 4.8, 0.39, 0.01]),
        (2, [0.0, 26.7, 46.3, 21.8, 4.8, 0.4]),
        (3, [0.0, 11.1, 38.8, 34.4, 13.7, 2.1]),
    ],
)
def test_the_chances_of_one_two_and_three_throws_are_the_known_ones(throws: int, percent: list[float]) -> None:
    chances = Sale(STEEP).chances_thrown(NO_DICE, throws)

    assert [100 * part / certain(throws) for part in chances[1:]] == pytest.approx(percent, abs=0.1)


def test_without_a_throw_left_the_dice_sell_as_they_lie() -> None:
    sale = Sale(GROWING)

    assert sale.chances((3, 2, 1), 0) == [0, 0, 0, 1, 0, 0, 0]
    assert sale.value((3, 2, 1), 0) == GROWING[3]


def test_a_good_price_is_taken_rather_than_thrown_for() -> None:
    sale = Sale((0, 10, 10, 90, 91, 92, 93))

    assert sale.is_worth_throwing((3, 3), 1)  # beside three kept alike a throw costs nothing
    assert not sale.is_worth_throwing((6,), 1)
    assert not sale.is_worth_throwing((3, 3), 0)


def test_one_pair_is_worth_more_than_two_even_where_three_alike_are_all_that_pays() -> None:
    sale = Sale((0, 0, 0, 100, 100, 100, 100))

    assert sale.best_keep((2, 2, 1, 1), 1) == (2,)
    assert Fraction(sale.thrown((2, 2), 1), WAYS) == 100 * (1 - Fraction(4, 9))


def test_a_throw_more_is_worth_something_and_never_costs() -> None:
    sale = Sale(GROWING)
    worths = [Fraction(sale.thrown(NO_DICE, throws), certain(throws)) for throws in (1, 2, 3, 4)]

    assert worths == sorted(set(worths))


def test_a_die_that_may_be_turned_makes_one_more_alike() -> None:
    sale = Sale(GROWING)

    assert sale.value((3, 2, 1), left=0, turns=1) == GROWING[4]
    assert sale.value((6,), left=0, turns=1) == GROWING[6]
    assert turned((6,)) == [(5, 1), (6,)]


def test_what_dice_may_show_is_counted_in_all_their_ways() -> None:
    assert dict(falls((4, 1))) == {(4, 1, 1): WAYS * 4 // 6, (4, 2): WAYS // 6, (5, 1): WAYS // 6}
    assert falls((6,)) == [((6,), WAYS)]


def test_the_places_kept_show_the_colours_kept() -> None:
    assert kept_places([4, 2, 4, 2, 4, 1], (3,)) == [0, 2, 4]
    assert kept_places([4, 2, 4, 2, 4, 1], (3, 2)) == [0, 1, 2, 3, 4]
    assert kept_places([4, 2, 4, 2, 4, 1], ()) == []
