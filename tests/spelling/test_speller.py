"""Letters say what the asks allow, whatever the asks are made of."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.kernel.ask import Amount, Ask, Blank, OneOf, SomeOf
from ludotheque.spelling.speller import STOP, Speller, Unspeakable
from tests.spelling.saying import all_allowed, all_spelled, read_back

VERBS = ["pass", "sell", "swap"]
A_FEW = st.lists(st.integers(0, 9), min_size=1, max_size=4, unique=True)
STRANGE = st.lists(st.integers(-3, 400), min_size=1, max_size=4, unique=True)


def amounts(low: int, many: int, step: int) -> Blank:
    return Amount("amount", low, low + many, step=step)


def subsets(choices: list[int], least: int, more: int) -> Blank:
    return SomeOf("cards", choices, min(least, len(choices)), min(least, len(choices)) + more)


BLANKS = st.one_of(
    st.builds(amounts, st.integers(-5, 5), st.integers(0, 5), st.integers(1, 3)),
    st.builds(lambda choices: OneOf("card", choices), A_FEW | STRANGE),
    st.builds(subsets, A_FEW | STRANGE, st.integers(0, 2), st.integers(0, 2)),
)


@st.composite
def some_asks(draw: st.DrawFn) -> list[Ask]:
    asks = []
    for verb in draw(st.lists(st.sampled_from(VERBS), min_size=1, max_size=4)):
        ask = Ask(verb, draw(st.lists(BLANKS, max_size=2)))
        everything = [filling for _, filling in all_allowed([ask])]
        if ask.blanks and everything:
            ask.leaving_out(draw(st.lists(st.sampled_from(everything), max_size=4, unique_by=str)), "not.this")
        if ask.is_open():
            asks.append(ask)
    return asks or [Ask("pass")]


@settings(max_examples=150, deadline=None, database=None, derandomize=True)
@given(some_asks())
def test_all_that_asks_allow_can_be_spelled_and_nothing_else(asks: list[Ask]) -> None:
    speller = Speller(VERBS)
    allowed = all_allowed(asks)

    spelled = list(all_spelled(speller, asks))

    assert sorted(map(repr, allowed)) == sorted({repr(answer) for answer in spelled})
    for verb, filling in allowed:
        assert (verb, filling) == read_back(speller, asks, speller.spelled(asks, verb, filling))


def test_a_large_amount_is_told_coarsely_first() -> None:
    asks = [Ask("sell", [Amount("amount", 1_000, 101_000, step=100)])]  # a thousand and one amounts: two digits

    assert [1, 3, 232] == Speller(VERBS).spelled(asks, "sell", [[101_000]])
    assert [1, 0, 0] == Speller(VERBS).spelled(asks, "sell", [[1_000]])


def test_an_amount_without_bounds_takes_as_many_digits_as_it_needs() -> None:
    asks = [Ask("sell", [Amount("amount", 0, 1 << 40)])]
    speller = Speller(VERBS)

    letters = speller.spelled(asks, "sell", [[(1 << 40) - 1]])

    assert ("sell", [[(1 << 40) - 1]]) == read_back(speller, asks, letters)


def test_a_subset_ends_by_itself_where_nothing_more_may_come() -> None:
    asks = [Ask("swap", [SomeOf("cards", [4, 7, 9], 1, 2)])]

    assert [2, 4, STOP] == Speller(VERBS).spelled(asks, "swap", [[4]])
    assert [2, 4, 9] == Speller(VERBS).spelled(asks, "swap", [[4, 9]])
    assert [2, 9] == Speller(VERBS).spelled(asks, "swap", [[9]])


def test_asks_that_part_later_are_told_apart_by_their_values() -> None:
    asks = [
        Ask("swap", [OneOf("partner", [0]), SomeOf("cards", [1, 2], 1, 1)]),
        Ask("swap", [OneOf("partner", [3]), SomeOf("cards", [5], 1, 1)]),
    ]

    assert [2, 3, 5] == Speller(VERBS).spelled(asks, "swap", [[3], [5]])


def test_what_no_ask_allows_has_no_letters() -> None:
    asks = [Ask("sell", [OneOf("card", [4, 7])])]
    speller = Speller(VERBS)

    with pytest.raises(Unspeakable, match="no ask allows sell"):
        speller.spelled(asks, "sell", [[5]])
    speller.begin(asks)
    with pytest.raises(Unspeakable, match="may not come next"):
        speller.say(0)
