"""The worth of a sale and the best way to throw: against every throw and every choice, one by one."""

from collections import Counter
from functools import cache
from itertools import combinations, product

import pytest

from ludotheque.bots.cresus.dice import Sale, best_colour_odds, counts_of, kept_places

COLOURS = range(6)
DICE = 6

# Prices for no face alike (never), one, two …
GROWING = (0, 10, 30, 60, 170, 300, 500)
LONG_SHOT = (0, 5, 6, 7, 8, 9, 1000)
STEP_AT_THREE = (0, 20, 25, 100, 101, 102, 103)

Pays = tuple[int, ...]
Dice = tuple[int, ...]  # the colours that show, sorted


@cache
def throws_of(kept: Dice) -> Counter[Dice]:
    """Every way in which the dice not kept can fall."""
    thrown = product(COLOURS, repeat=DICE - len(kept))
    return Counter(tuple(sorted(kept + fallen)) for fallen in thrown)


@cache
def best(pays: Pays, dice: Dice, left: int) -> float:
    """The best that can be had, found by trying every set of dice to keep; a colour is a colour."""
    price = float(pays[max(dice.count(colour) for colour in COLOURS)])
    if left == 0:
        return price
    kept = {some for number in range(DICE) for some in combinations(dice, number)}
    return max(price, *(thrown_again(pays, some, left) for some in kept))


@cache
def thrown_again(pays: Pays, kept: Dice, left: int) -> float:
    """All dice but these are thrown, as the first of the throws left."""
    ways = throws_of(kept)
    return sum(number * best(pays, dice, left - 1) for dice, number in ways.items()) / ways.total()


@pytest.mark.parametrize("pays", [GROWING, LONG_SHOT, STEP_AT_THREE])
def test_a_sale_is_worth_what_trying_every_choice_finds(pays: Pays) -> None:
    for throws in (1, 2, 3):
        assert Sale(pays).before(throws) == pytest.approx(thrown_again(pays, (), throws))


@pytest.mark.parametrize(
    "colours", [[0, 0, 1, 1, 2, 2], [3, 1, 4, 0, 5, 2], [5, 5, 5, 1, 1, 1], [2, 4, 4, 2, 4, 0], [1, 1, 1, 1, 1, 3]]
)
@pytest.mark.parametrize("pays", [GROWING, LONG_SHOT, STEP_AT_THREE])
def test_the_dice_it_keeps_are_as_good_as_any(pays: Pays, colours: list[int]) -> None:
    sale = Sale(pays)

    for left in (1, 2):
        keep = kept_places(colours, sale.best_keep(counts_of(colours), left))
        kept = tuple(sorted(colours[place] for place in keep))
        assert thrown_again(pays, kept, left) == pytest.approx(best(pays, tuple(sorted(colours)), left))


@pytest.mark.parametrize(
    ("throws", "percent"),
    [
        (1, [1.5, 61.7, 31.5, 4.8, 0.39, 0.01]),
        (2, [0.0, 26.7, 46.3, 21.8, 4.8, 0.4]),
        (3, [0.0, 11.1, 38.8, 34.4, 13.7, 2.1]),
    ],
)
def test_the_odds_of_the_best_colour_are_the_known_ones(throws: int, percent: list[float]) -> None:
    odds = best_colour_odds(throws)

    assert odds[0] == 0
    assert sum(odds) == pytest.approx(1)
    assert [100 * chance for chance in odds[1:]] == pytest.approx(percent, abs=0.1)


def test_a_throw_more_is_worth_something_and_never_costs() -> None:
    sale = Sale(GROWING)

    assert sale.before(1) < sale.before(2) < sale.before(3) < sale.before(4)


def test_a_die_that_may_be_turned_makes_one_more_alike() -> None:
    sale = Sale(GROWING)

    assert sale.value((3, 2, 1), left=0, turns=1) == GROWING[4]
    assert sale.value((6,), left=0, turns=1) == GROWING[6]


def test_before_the_dice_are_thrown_a_turn_is_worth_the_mean_of_what_it_adds() -> None:
    odds = best_colour_odds(1)
    turned = sum(chance * GROWING[min(alike + 1, 6)] for alike, chance in enumerate(odds))

    assert Sale(GROWING).before(1, turns=1) == pytest.approx(turned)


def test_the_places_kept_show_the_colours_kept() -> None:
    assert kept_places([4, 2, 4, 2, 4, 1], (3,)) == [0, 2, 4]
    assert kept_places([4, 2, 4, 2, 4, 1], (3, 2)) == [0, 1, 2, 3, 4]
    assert kept_places([4, 2, 4, 2, 4, 1], ()) == []
