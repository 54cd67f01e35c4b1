"""What is made of games: a known ladder comes out as it is, and intervals cover what they should."""

import pytest

from ludotheque.lab.arena.equations import solved
from ludotheque.lab.arena.ratings import SETTLED, Fit, intervals, openskill
from ludotheque.lab.arena.shares import share_of, shares
from tests.lab.arena.toys import drawn_results

LADDER = {"child": -1.2, "middle": 0.0, "champion": 1.2}


def test_a_known_ladder_comes_out_in_its_order_with_clear_steps() -> None:
    results = drawn_results(LADDER, games=120, seed=4)
    found = intervals(results, Fit(list(LADDER), results).rate, seed=1, draws=40)

    assert found["child"].high < found["middle"].low
    assert found["middle"].high < found["champion"].low


def test_the_order_of_the_games_does_not_matter() -> None:
    results = drawn_results(LADDER, games=60, seed=4)
    forwards, backwards = (Fit(list(LADDER), games).ratings for games in (results, results[::-1]))

    assert forwards == pytest.approx(backwards)


def test_ratings_find_the_distances_that_games_were_drawn_with() -> None:
    """Strengths are in log-odds of beating somebody, and openskill counts them in its own unit."""
    results = drawn_results(LADDER, games=6_000, seed=4)
    found = Fit(list(LADDER), results).ratings
    unit = 2 * (openskill().beta ** 2 + SETTLED**2) ** 0.5  # at a table of four

    assert found["champion"] - found["middle"] == pytest.approx(1.2 * unit, rel=0.05)
    assert found["middle"] - found["child"] == pytest.approx(1.2 * unit, rel=0.05)


def test_whoever_wins_every_game_is_rated_all_the_same() -> None:
    results = drawn_results({"one": 40.0, "other": 0.0}, games=60, seed=4)
    found = intervals(results, Fit(["one", "other"], results).rate, seed=1, draws=40)

    assert found["other"].high + 10 < found["one"].low < 100


def test_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == [2.0, 3.0]


def test_levels_of_one_strength_are_not_told_apart() -> None:
    results = drawn_results({"one": 0.0, "other": 0.0}, games=120, seed=4)
    found = intervals(results, Fit(["one", "other"], results).rate, seed=1, draws=40)

    assert found["one"].low < found["other"].high
    assert found["other"].low < found["one"].high


def test_the_same_games_have_the_same_ratings() -> None:
    results = drawn_results(LADDER, games=24, seed=4)
    one, other = (intervals(results, Fit(list(LADDER), results).rate, seed=1, draws=10) for _ in range(2))

    assert one == other


def test_of_sixty_intervals_about_fifty_seven_cover_the_truth() -> None:
    strengths = {"one": 0.0, "other": 0.4}
    truth = shares(drawn_results(strengths, games=12_000, seed=77))["one : other"]
    found = [
        intervals(drawn_results(strengths, games=180, seed=seed), shares, seed, draws=80)["one : other"]
        for seed in range(1, 61)
    ]

    assert 52 <= sum(interval.low <= truth <= interval.high for interval in found)
    assert all(interval.high - interval.low < 0.2 for interval in found)


def test_a_share_of_a_win_is_reckoned_by_seat() -> None:
    result = drawn_results({"one": 0.0, "other": 0.0}, games=6, seed=4)[0]
    result.fixture.by_seat = ["one", "one", "other", "other"]
    result.ranks = [1, 3, 1, 4]

    assert share_of("one", result) == 0.5
    result.ranks = [1, 1, 3, 4]
    assert share_of("one", result) == 1.0
