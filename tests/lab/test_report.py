"""What a report says of outcomes."""

from ludotheque.lab.experiment import Outcome
from ludotheque.lab.report import Report
from tests.lab.plans import small_plan


def outcome(number: int, winners: list[int], scores: list[int]) -> Outcome:
    return Outcome(number, finished=True, decisions=10, length=12, winners=winners, scores=scores, reason="went-out")


def test_a_shared_win_counts_in_equal_parts() -> None:
    plan = small_plan(games=1, rotate=False)
    report = Report(plan, [outcome(0, [0, 2], [50, 10, 50])], 1.0).data()

    assert report["wins_by_seat"] == [0.5, 0, 0.5]
    assert report["wins_by_bot"] == {"greedy": 0.5, "random": 0.5}


def test_wins_follow_the_bot_as_it_rotates() -> None:
    """In the second game the greedy bot sits on seat 1, in the third on seat 2."""
    outcomes = [outcome(number, [number], [9 if seat == number else 3 for seat in range(3)]) for number in range(3)]
    report = Report(small_plan(games=3), outcomes, 1.0).data()

    assert report["wins_by_seat"] == [1, 1, 1]
    assert report["wins_by_bot"] == {"greedy": 3, "random": 0}
    assert report["mean_score_by_bot"] == {"greedy": 9, "random": 3}
    assert [chair["share"] for chair in report["win_share_by_chair"]] == [1, 0, 0]


def test_a_level_on_several_chairs_has_one_share_and_one_for_each_chair() -> None:
    plan = small_plan(games=2, rotate=False)
    report = Report(plan, [outcome(0, [1], [0, 5, 0]), outcome(1, [2], [0, 0, 5])], 1.0).data()

    assert report["win_share_by_bot"]["random"]["share"] == 1
    assert [chair["share"] for chair in report["win_share_by_chair"]] == [0, 0.5, 0.5]


def test_speed_is_decisions_by_seconds() -> None:
    report = Report(small_plan(games=1), [outcome(0, [0], [1, 0, 0])], 0.5).data()

    assert (report["decisions"], report["seconds"], report["decisions_per_s"]) == (10, 0.5, 20)
