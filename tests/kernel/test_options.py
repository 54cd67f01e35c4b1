"""Options: what a table may set, as numbers inside and words outside."""

import pytest

from ludotheque.kernel.game import BadOption, Option, choice, full_options, number, switch

STAKE = number("stake", "bids.start.stake", default=4, low=1, high=40)
CLAIMS = choice("claims", "roy.claims", ["timed", "patient", "automatic"])
OPEN = switch("open", "roy.open")


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(STAKE, "12", 12), (STAKE, "1", 1), (STAKE, "40", 40), (CLAIMS, "patient", 1), (OPEN, "on", 1)],
)
def test_an_option_is_read_and_written(option: Option, text: str, value: int) -> None:
    assert value == option.read(text)
    assert text == option.write(value)


@pytest.mark.parametrize("text", ["0", "41", "-3", "", "4.0", "many", "1_0", " 4", "²", "9" * 4_301])
def test_a_number_out_of_bounds_or_no_number_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="option stake is a number from 1 to 40"):
        STAKE.read(text)


def test_a_complaint_repeats_only_the_beginning_of_a_bad_value() -> None:
    with pytest.raises(BadOption) as complaint:
        STAKE.read("9" * 4_301)

    assert len(str(complaint.value)) < 100


@pytest.mark.parametrize("text", ["1", "Timed", "", "never"])
def test_a_choice_is_one_of_its_names(text: str) -> None:
    with pytest.raises(BadOption, match="option claims is one of timed, patient, automatic"):
        CLAIMS.read(text)


def test_the_first_choice_is_the_default_and_a_switch_is_off() -> None:
    assert {"claims": 0, "open": 0, "stake": 4} == full_options([CLAIMS, OPEN, STAKE], {})


def test_wanted_values_go_over_the_defaults() -> None:
    assert {"claims": 2, "stake": 4} == full_options([CLAIMS, STAKE], {"claims": 2})


def test_an_option_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no option 'speed'; there are claims, stake"):
        full_options([CLAIMS, STAKE], {"speed": 1})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="there are none"):
        full_options([], {"speed": 1})


@pytest.mark.parametrize("value", [-1, 3])
def test_a_value_out_of_bounds_is_refused(value: int) -> None:
    with pytest.raises(BadOption, match="option claims is one of"):
        full_options([CLAIMS], {"claims": value})
