"""The worth of a sale in millions, for those who reckon with it."""

import pytest

from ludotheque.bots.cresus.dice import best_colour_odds, worth, worth_before, worth_thrown

GROWING = [0, 10, 30, 60, 170, 300, 500]  # for no face alike (never), one, two …


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


def test_a_sale_in_one_throw_is_worth_the_mean_of_its_prices() -> None:
    mean = sum(chance * price for chance, price in zip(best_colour_odds(1), GROWING, strict=True))

    assert worth_before(GROWING, 1) == pytest.approx(mean)


def test_before_the_dice_are_thrown_a_turn_is_worth_the_mean_of_what_it_adds() -> None:
    turned = sum(chance * GROWING[min(alike + 1, 6)] for alike, chance in enumerate(best_colour_odds(1)))

    assert worth_before(GROWING, 1, turns=1) == pytest.approx(turned)


def test_five_alike_and_one_throw_are_worth_a_sixth_of_the_way_to_six() -> None:
    assert worth_thrown(GROWING, (5,), 1) == pytest.approx(300 + 200 / 6)
    assert worth(GROWING, (5, 1), 1) == pytest.approx(300 + 200 / 6)
    assert worth(GROWING, (5, 1), 0) == 300
