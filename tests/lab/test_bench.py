"""What the bench makes of its measurements. How fast anything is, no test says."""

import json
from pathlib import Path

import pytest

import ludotheque
from ludotheque.complaint import Complaint
from ludotheque.lab.bench import KERNEL, NO_COMPILED_CORE, Round, bench, over_its_twin, spread, summary
from ludotheque.lab.bot_subjects import BotGames, decision_times
from ludotheque.shelf import BOXES
from tests.cli.command import call


def measured(decisions: float, copy: float) -> Round:
    market = {"decisions_per_s": decisions, "copy_us": copy}
    return {"tiny-market": market, "plain-market": {"decisions_per_s": 1000.0, "copy_us": 1.0}}


def test_a_spread_is_the_median_with_both_ends() -> None:
    assert spread([3.0, 1.0, 8.0]) == {"median": 3, "min": 1, "max": 8}
    assert spread([123456.0]) == {"median": 123000, "min": 123000, "max": 123000}


def test_ratios_are_taken_round_by_round() -> None:
    rounds = {"interpreted": [measured(100, 8), measured(200, 4)], "compiled": [measured(500, 2), measured(600, 2)]}
    market = summary(rounds, 0.1)["subjects"]["tiny-market"]

    assert market["decisions_per_s"]["speedup"] == {"median": 4, "min": 3, "max": 5}
    assert market["copy_us"]["speedup"] == {"median": 3, "min": 2, "max": 4}


def test_tiny_market_is_compared_with_its_twin_in_the_same_round() -> None:
    rounds = {"interpreted": [measured(100, 8)], "compiled": [measured(600, 2)]}
    over = over_its_twin(rounds)

    assert over["interpreted"] == {"median": 0.1, "min": 0.1, "max": 0.1}
    assert over["compiled"] == {"median": 0.6, "min": 0.6, "max": 0.6}


def test_without_a_compiled_core_the_bench_says_so() -> None:
    rounds: dict[str, list[Round]] = {"interpreted": [measured(100, 8)], "compiled": []}
    found = summary(rounds, 0.1)

    assert not found["compiled"]
    assert found["note"] == NO_COMPILED_CORE
    assert found["subjects"]["tiny-market"]["copy_us"]["compiled"] is None
    assert over_its_twin(rounds)["compiled"] is None


def test_few_rounds_are_a_complaint() -> None:
    with pytest.raises(Complaint, match="at least 5 rounds"):
        bench(KERNEL, rounds=4, seconds=0.1)


def test_the_command_measures_every_game_and_ends_with_one_json_object(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(ludotheque.__file__).parents[1]))

    result = call("bench", "--seconds", "0.001")

    found = json.loads(result.out.splitlines()[-1])
    assert list(found["subjects"]) == [*BOXES, "tiny-market", "plain-market"]
    assert list(found["subjects"]["couleurs-du-monde"]) == ["decisions_per_s", "copy_us", "replay_ms"]
    assert found["rounds"] == 5


def test_of_decisions_the_mean_the_hundredth_and_the_longest_are_told() -> None:
    times = [float(time) for time in range(1, 201)]

    assert {"decision_us": 100.5, "p99_us": 199, "worst_us": 200} == decision_times(times[::-1])


def test_a_level_is_measured_by_whole_games_and_every_decision_in_them() -> None:
    found = BotGames(BOXES["cresus"], "greedy").measure(seconds=0.0)

    assert ["games_per_s", "decision_us", "p99_us", "worst_us"] == list(found)
    assert 0 < found["games_per_s"]
    assert 0 < found["decision_us"] <= found["worst_us"]
    assert found["p99_us"] <= found["worst_us"]
