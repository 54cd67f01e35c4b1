"""`ludotheque arena` ends with one JSON object, and writes it down with a page."""

import json
import re
from pathlib import Path

import pytest

from ludotheque.lab.arena import ratings
from tests.cli.command import call

WORDS = ["arena", "couleurs-du-monde", "--games", "6", "--levels", "random,greedy"]


def test_the_number_of_processes_does_not_change_the_report() -> None:
    assert call(*WORDS, "--json").out == call(*WORDS, "--json", "--jobs", "2").out


def test_it_rates_the_levels_and_says_which_steps_are_clear() -> None:
    result = call(*WORDS)
    found = json.loads(result.out.splitlines()[-1])

    assert found["ladder"] == ["random", "greedy"]
    assert found["games"] == 6
    assert found["shares"]["greedy"]["random"]["value"] > 0.5
    assert result.out.startswith("couleurs-du-monde: 6 games, 1 deals")


def test_neighbours_alone_make_a_ladder_with_gaps_between_the_others(tmp_path: Path) -> None:
    levels = ["--levels", "random,child,greedy", "--neighbours", "--out", str(tmp_path)]
    found = json.loads(call("arena", "couleurs-du-monde", "--games", "6", *levels).out.splitlines()[-1])

    assert found["games"] == 12
    assert sorted(found["shares"]["random"]) == ["child"]
    assert "Every two neighbours met" in (tmp_path / "arena.html").read_text("utf-8")


def test_the_page_stands_alone(tmp_path: Path) -> None:
    call(*WORDS, "--out", str(tmp_path))
    page = (tmp_path / "arena.html").read_text("utf-8")

    assert json.loads((tmp_path / "arena.json").read_text("utf-8"))["ladder"] == ["random", "greedy"]
    assert "<svg" in page
    assert not re.search(r"<script|<link|https?:|url\(|@import", page)


def test_without_openskill_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "openskill.models", None)
    result = call(*WORDS)

    assert (result.status, result.out) == (2, "")
    assert ratings.NOT_INSTALLED in result.err
