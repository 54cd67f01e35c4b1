"""Asks: what a blank allows, counts and picks is what counting by hand gives."""

from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.action import Filling
from ludotheque.kernel.ask import MANY, Amount, Ask, Blank, OneOf, SomeOf
from ludotheque.kernel.chance import Chance

NUMBERS = range(-3, 10)  # a little more than the bounds below
seeds = st.integers(0, 1 << 40)


@st.composite
def amounts(draw: st.DrawFn) -> Amount:
    low = draw(st.integers(-2, 4))
    return Amount("amount", low, draw(st.integers(low, 8)), step=draw(st.integers(1, 3)))


@st.composite
def choices(draw: st.DrawFn) -> list[int]:
    return draw(st.lists(st.integers(0, 6), min_size=1, max_size=5, unique=True))


@st.composite
def selections(draw: st.DrawFn) -> SomeOf:
    values = draw(choices())
    least = draw(st.integers(0, len(values)))
    return SomeOf("cards", values, least, draw(st.integers(least, 9)))


one_ofs = st.builds(OneOf, st.just("seat"), choices())
blanks = st.one_of(amounts(), one_ofs, selections())


def every_value(blank: Blank) -> list[list[int]]:
    """All that may be written in the blank, found without asking it."""
    if isinstance(blank, Amount):
        return [[value] for value in range(blank.low, blank.high + 1, blank.step)]
    if isinstance(blank, SomeOf):
        sizes = range(blank.least, blank.most + 1)
        return [list(some) for size in sizes for some in combinations(blank.choices, size)]
    assert isinstance(blank, OneOf)
    return [[choice] for choice in blank.choices]


def small_lists() -> list[list[int]]:
    return [[], *([one] for one in NUMBERS), *([one, two] for one, two in product(NUMBERS, NUMBERS))]


@given(blanks)
def test_a_blank_allows_its_values_and_no_others(blank: Blank) -> None:
    values = every_value(blank)

    assert all(blank.allows(value) for value in values)
    assert not any(blank.allows(value) for value in small_lists() if value not in values)


@given(blanks)
def test_a_blank_counts_its_values(blank: Blank) -> None:
    assert len(every_value(blank)) == blank.count()


@given(blanks, seeds)
def test_a_blank_picks_one_of_its_values(blank: Blank, seed: int) -> None:
    assert blank.pick(Chance(seed)) in every_value(blank)


@given(st.one_of(amounts(), one_ofs))
def test_every_value_is_picked_sooner_or_later(blank: Blank) -> None:
    chance = Chance(1)

    picked = {tuple(blank.pick(chance)) for _ in range(300)}

    assert {tuple(value) for value in every_value(blank)} == picked


def test_every_selection_is_picked_sooner_or_later() -> None:
    chance = Chance(1)
    blank = SomeOf("cards", [3, 1, 4, 5], 0, 4)

    picked = {tuple(blank.pick(chance)) for _ in range(1_000)}

    assert 16 == len(picked)


def test_a_selection_is_named_in_the_order_of_its_list() -> None:
    blank = SomeOf("cards", [3, 1, 4], 1, 3)

    assert blank.allows([3, 4])
    assert not blank.allows([4, 3])
    assert not blank.allows([3, 3])


def test_a_selection_from_a_short_list_takes_at_most_the_whole_list() -> None:
    assert 2 == SomeOf("cards", [8, 9], 0, 6).most


def test_a_count_beyond_measure_is_many() -> None:
    assert MANY == Amount("amount", 0, 1 << 40).count()
    assert MANY == SomeOf("cards", list(range(144)), 0, 144).count()
    assert MANY == Ask("bid", [Amount("a", 0, 1 << 20), Amount("b", 0, 1 << 20)]).count()


def test_an_amount_beyond_measure_is_picked_within_bounds() -> None:
    blank = Amount("amount", 5, 1 << 40)

    assert blank.allows(blank.pick(Chance(1)))


@given(st.lists(blanks, max_size=2))
def test_an_ask_allows_every_way_to_fill_in_its_blanks(parts: list[Blank]) -> None:
    ask = Ask("verb", parts)
    fillings: list[Filling] = [list(filling) for filling in product(*(every_value(part) for part in parts))]

    assert len(fillings) == ask.count()
    assert all(ask.allows(filling) for filling in fillings)


@given(st.lists(blanks, max_size=3), seeds)
def test_an_ask_is_filled_in_as_it_allows(parts: list[Blank], seed: int) -> None:
    ask = Ask("verb", parts)

    assert ask.allows(ask.pick(Chance(seed)))


@given(st.lists(blanks, max_size=3), seeds)
def test_an_ask_with_a_blank_too_few_or_too_many_is_not_filled_in(parts: list[Blank], seed: int) -> None:
    ask = Ask("verb", parts)
    filling = ask.pick(Chance(seed))

    assert not ask.allows([*filling, [0]])
    assert not parts or not ask.allows(filling[:-1])


@given(st.lists(blanks, min_size=1, max_size=2), st.lists(seeds, max_size=3), seeds)
def test_some_fillings_may_be_left_out(parts: list[Blank], said: list[int], seed: int) -> None:
    whole = Ask("verb", parts)
    left_out = [list(filling) for filling in product(*(every_value(part) for part in parts))][: len(said)]
    left_out += [[[99]] * len(parts)]  # what the blanks do not allow is refused by their own clause

    ask = Ask("verb", parts).leaving_out(left_out, "same")

    assert ask.count() == whole.count() - len(left_out) + 1
    assert {ask.refusal(filling) for filling in left_out[:-1]} <= {"same"}
    assert ask.refusal(left_out[-1]) == whole.refusal(left_out[-1])
    assert not ask.is_open() or ask.allows(ask.pick(Chance(seed)))


def test_an_ask_of_which_every_filling_is_left_out_is_closed_by_that_rule() -> None:
    ask = Ask("call", [OneOf("seat", [2], "own")]).leaving_out([[[2]]], "same")

    assert (ask.is_open(), ask.closure()) == (False, "same")
    assert Ask("call", [OneOf("seat", [], "own")]).leaving_out([[[2]]], "same").closure() == "own"


def test_almost_the_whole_of_a_long_list_is_counted_exactly() -> None:
    assert 41 == SomeOf("cards", list(range(40)), 39, 40).count()


def test_an_amount_without_room_counts_nothing() -> None:
    assert 0 == Amount("amount", 5, 1).count()
