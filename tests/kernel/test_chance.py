"""Luck: the same from the same seed, on every machine, interpreted or compiled."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.chance import SEED_BITS, Chance

BIG = 1 << 32  # below this bound a draw is the generator's own word

# The first words and the first dice (from 0) of a few seeds. Records rest on them: they may never change.
FIRST_WORDS = {
    0: [3122034404, 1105599451, 858075462, 2378448267],
    1: [3639941416, 2608826411, 4267625983, 181142002],
    42: [3290435638, 2359705627, 3210663967, 3042299484],
    1 << 32: [3781141199, 1824555115, 1715157095, 3772277320],
    (1 << 64) + 1: [3732452244, 1171394625, 1384457676, 3076916771],
    (1 << 127) + 12345: [3102560708, 3891220931, 405491681, 1667408867],
}
FIRST_DICE = {
    1: [4, 5, 1, 4, 1, 4, 2, 3, 2, 5, 4, 5],
    (1 << 64) + 1: [0, 3, 0, 5, 0, 1, 2, 2, 0, 0, 0, 0],
}

seeds = st.integers(0, (1 << SEED_BITS) - 1)


@pytest.mark.parametrize("seed", FIRST_WORDS, ids=str)
def test_a_seed_gives_the_same_words_for_ever(seed: int) -> None:
    chance = Chance(seed)

    assert FIRST_WORDS[seed] == [chance.below(BIG) for _ in FIRST_WORDS[seed]]


@pytest.mark.parametrize("seed", FIRST_DICE, ids=str)
def test_a_seed_gives_the_same_dice_for_ever(seed: int) -> None:
    chance = Chance(seed)

    assert FIRST_DICE[seed] == [chance.below(6) for _ in FIRST_DICE[seed]]


def test_every_bit_of_a_seed_matters() -> None:
    firsts = {tuple(Chance(1 << bit).below(BIG) for _ in range(1)) for bit in range(SEED_BITS)}

    assert SEED_BITS == len(firsts)


@given(seeds, st.integers(1, 1 << 32))
def test_a_draw_lies_below_its_bound(seed: int, bound: int) -> None:
    chance = Chance(seed)

    assert all(0 <= chance.below(bound) < bound for _ in range(5))


@given(seeds)
def test_a_die_shows_one_to_six(seed: int) -> None:
    assert 1 <= Chance(seed).die() <= 6


def test_no_outcome_is_favoured_below_a_bound_that_does_not_divide_the_words() -> None:
    """Without throwing words away, the lowest third would come up twice as often as the rest."""
    bound = 3 << 30
    chance = Chance(9)

    low = len([1 for _ in range(6_000) if chance.below(bound) < 1 << 30])

    assert 1_800 < low < 2_200


def test_a_shuffle_brings_every_order_about_equally_often() -> None:
    chance = Chance(5)
    seen = dict.fromkeys(permutations([0, 1, 2]), 0)

    for _ in range(6_000):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        seen[cards[0], cards[1], cards[2]] += 1

    assert all(880 < times < 1_120 for times in seen.values())


@given(seeds, st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_the_cards(seed: int, cards: list[int]) -> None:
    shuffled = cards[:]

    Chance(seed).shuffle(shuffled)

    assert sorted(cards) == sorted(shuffled)


def test_loaded_dice_come_first_and_then_the_seed_goes_on() -> None:
    chance = Chance(1)
    chance.scripted = [2, 3]

    assert [3, 4] == [chance.die(), chance.die()]
    assert FIRST_DICE[1][:3] == [chance.below(6) for _ in range(3)]


def test_a_copy_brings_the_same_luck_on_its_own() -> None:
    chance = Chance(3)
    chance.scripted = [5]
    twin = chance.copy()

    drawn = [chance.below(100) for _ in range(6)]

    assert drawn == [twin.below(100) for _ in range(6)]


def test_luck_is_the_same_until_something_is_drawn() -> None:
    chance = Chance(3)
    twin = chance.copy()

    assert chance.same_as(twin)
    twin.below(6)
    assert not chance.same_as(twin)


def test_luck_with_other_loaded_dice_is_not_the_same() -> None:
    chance, twin = Chance(3), Chance(3)
    twin.scripted = [1]

    assert not chance.same_as(twin)


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_a_bound_beyond_one_word_is_a_mistake(bound: int) -> None:
    with pytest.raises(AssertionError):
        Chance(1).below(bound)
