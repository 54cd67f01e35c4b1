"""One action, one line, and back."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.action import CLOCK, Action, Tick, kebab
from ludotheque.kernel.game import Game
from ludotheque.kernel.step import State
from ludotheque.record.notation import BadLine, read_action, write_action

SEATS = 4
LARGEST = 1 << 53


class Pass(Action):
    pass


class SealBid(Action):
    amount: int


class OfferCards(Action):
    cards: list[int]
    price: int
    others: list[int]


class Notary(Game[State]):
    """Reads actions and plays nothing."""

    def __init__(self) -> None:
        super().__init__("notary", "not", rules_version=1, least=1, most=SEATS)


NOTARY = Notary()
seats = st.integers(0, SEATS - 1)
numbers = st.integers(-LARGEST, LARGEST)
lists = st.lists(numbers, max_size=5)
actions = st.one_of(
    st.builds(Pass, seats),
    st.builds(SealBid, seats, numbers),
    st.builds(OfferCards, seats, lists, numbers, lists),
    st.builds(Tick, st.just(CLOCK), st.integers(0, LARGEST)),
)


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Pass(2), "2 pass"),
        (SealBid(0, 450), "0 seal-bid 450"),
        (SealBid(1, -3), "1 seal-bid -3"),
        (OfferCards(3, [3, 5], 0, [-1]), "3 offer-cards 3,5 0 -1"),
        (OfferCards(3, [], 7, []), "3 offer-cards . 7 ."),
        (Tick(CLOCK, 6_200), "- tick 6200"),
    ],
    ids=str,
)
def test_an_action_is_written_as_a_seat_a_verb_and_values(action: Action, line: str) -> None:
    assert line == write_action(action)
    assert action == read_action(NOTARY, SEATS, line)


@given(actions)
def test_every_action_is_read_back_as_it_was(action: Action) -> None:
    assert action == read_action(NOTARY, SEATS, write_action(action))


def test_spaces_around_the_words_do_not_count() -> None:
    assert SealBid(1, 5) == read_action(NOTARY, SEATS, "  1  seal-bid\t5 ")


@pytest.mark.parametrize(("name", "verb"), [("SealBid", "seal-bid"), ("Pass", "pass"), ("BuyXRay", "buy-x-ray")])
def test_a_verb_is_the_name_of_its_action_with_dashes(name: str, verb: str) -> None:
    assert verb == kebab(name)


def test_an_action_knows_its_verb_and_its_filling() -> None:
    action = OfferCards(3, [3, 5], 7, [])

    assert "offer-cards" == action.verb()
    assert [[3, 5], [7], []] == action.filling()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "an action is a seat, a verb and its values"),
        ("2", "an action is a seat, a verb and its values"),
        ("4 pass", "there is no seat '4'"),
        ("-1 pass", "there is no seat '-1'"),
        ("x pass", "there is no seat 'x'"),
        ("² pass", "there is no seat '²'"),
        ("9" * 5_000 + " pass", "there is no seat"),
        ("0 fly", "notary knows no 'fly'"),
        ("0 pass 1", "notary knows no 'pass' with 1"),
        ("0 seal-bid", "notary knows no 'seal-bid' with 0"),
        ("0 seal-bid 1,2", "notary knows no 'seal-bid' with 1"),
        ("0 seal-bid .", "notary knows no 'seal-bid' with 1"),
        ("0 seal-bid 1.5", "'1.5' is not a list of whole numbers"),
        ("0 seal-bid 1,", "'1,' is not a list of whole numbers"),
        ("0 seal-bid --1", "'--1' is not a list of whole numbers"),
        ("0 seal-bid +1", "is not a list of whole numbers"),
        ("0 seal-bid 9007199254740993", "is not a list of whole numbers"),
        ("0 seal-bid 99999999999999999999", "is not a list of whole numbers"),
        ("- pass", "the clock only says"),
        ("- tick", "the clock only says"),
        ("- tick 1,2", "the clock only says"),
        ("- tick .", "the clock only says"),
    ],
)
def test_a_line_that_is_no_action_is_explained(line: str, why: str) -> None:
    with pytest.raises(BadLine) as caught:
        read_action(NOTARY, SEATS, line)

    assert why in str(caught.value)


@given(st.text(max_size=30))
def test_any_text_is_an_action_or_a_bad_line(line: str) -> None:
    with contextlib.suppress(BadLine):
        assert isinstance(read_action(NOTARY, SEATS, line), Action)
