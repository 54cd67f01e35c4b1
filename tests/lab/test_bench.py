"""What the bench makes of its measurements. How fast anything is, no test says."""

import json
from pathlib import Path

import pytest

import ludotheque
from ludotheque.complaint import Complaint
from ludotheque.lab.bench import NO_COMPILED_CORE, Round, bench, spread, summary
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
    over = summary(rounds, 0.1)["tiny_market_over_plain"]

    assert (over["interpreted"]["median"], over["compiled"]["median"]) == (0.1, 0.6)


def test_without_a_compiled_core_the_bench_says_so() -> None:
    found = summary({"interpreted": [measured(100, 8)], "compiled": []}, 0.1)

    assert not found["compiled"]
    assert found["note"] == NO_COMPILED_CORE
    assert found["subjects"]["tiny-market"]["copy_us"]["compiled"] is None
    assert found["tiny_market_over_plain"]["compiled"] is None


def test_few_rounds_are_a_complaint() -> None:
    with pytest.raises(Complaint, match="at least 5 rounds"):
        bench(rounds=4, seconds=0.1)


def test_the_command_measures_every_game_and_ends_with_one_json_object(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(ludotheque.__file__).parents[1]))

    result = call("bench", "--seconds", "0.001")

    found = json.loads(result.out.splitlines()[-1])
    assert list(found["subjects"]) == [*BOXES, "tiny-market", "plain-market"]
    assert list(found["subjects"]["couleurs-du-monde"]) == ["decisions_per_s", "copy_us", "replay_ms"]
    assert found["rounds"] == 5
