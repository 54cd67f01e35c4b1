"""Numbers and sums are read as people type them."""

import pytest

from ludotheque.cli.terminal.amounts import read_number, read_sum, read_units


@pytest.mark.parametrize(
    ("typed", "amount"),
    [
        ("4,5", 4_500_000),
        ("4.5", 4_500_000),
        ("4,5 M€", 4_500_000),
        ("€4.5m", 4_500_000),
        ("12", 12_000_000),
        ("1,05", 1_050_000),
        ("0", 0),
        ("350 000", 350_000),
        ("350\u202f000 €", 350_000),
        ("350,000", 350_000),
        ("1.500.000", 1_500_000),
        ("350k", 350_000),
        ("1000", 1_000),
        ("4500000", 4_500_000),
        ("-2,5", -2_500_000),
        ("−350 000", -350_000),
        ("+3", 3_000_000),
    ],
)
def test_a_sum_may_be_typed_in_millions_or_in_full(typed: str, amount: int) -> None:
    assert read_sum(typed) == amount


@pytest.mark.parametrize("typed", ["", "m", "4,5,6", "4..5", "four", "4,5678", "--3", "1e6", "٣"])
def test_what_is_no_sum_is_not_read_as_one(typed: str) -> None:
    assert read_sum(typed) is None


def test_a_plain_number_is_itself() -> None:
    assert [read_number("12"), read_number("-3"), read_number("1 200"), read_number("4,5"), read_number("")] == [
        12,
        -3,
        1200,
        None,
        None,
    ]


@pytest.mark.parametrize(("typed", "amount"), [("45", 45), ("45 M", 45), ("45m", 45), ("0", 0), ("1 200", 1_200)])
def test_a_sum_of_one_unit_is_typed_as_it_is_counted(typed: str, amount: int) -> None:
    assert read_units(typed) == amount


@pytest.mark.parametrize("typed", ["4,5", "45k", "M", "", "45 M€"])
def test_there_are_no_parts_of_the_unit(typed: str) -> None:
    assert read_units(typed) is None
