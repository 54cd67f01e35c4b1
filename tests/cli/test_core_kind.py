"""Before long work the user learns whether the core is compiled, and whether it is current."""

import os
from pathlib import Path

import pytest

from ludotheque.cli import core_kind
from ludotheque.kernel import play
from tests.cli.command import call


def a_package(folder: Path, source_age: int) -> Path:
    """A compiled kernel beside a rule that was written so many seconds before it."""
    (folder / "kernel").mkdir()
    (folder / "games").mkdir()
    compiled = folder / "kernel" / "play.cpython-311.so"
    source = folder / "games" / "turn.py"
    compiled.touch()
    source.touch()
    os.utime(compiled, (5000, 5000))
    os.utime(source, (5000 - source_age, 5000 - source_age))
    return compiled


def test_a_compiled_core_newer_than_its_source_is_current(tmp_path: Path) -> None:
    assert not core_kind.is_stale(a_package(tmp_path, source_age=10))


def test_a_source_changed_since_then_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "__file__", str(a_package(tmp_path, source_age=-10)))

    assert core_kind.warning() == "compiled core is older than the source: run make compile"


def test_an_interpreted_core_is_told_once_by_long_commands_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "__file__", "/somewhere/kernel/play.py")
    monkeypatch.delenv("LUDOTHEQUE_INTERPRETED", raising=False)

    assert call("play", "--bots", "random").err.count("interpreted") == 1
    assert call("games").err == ""


def test_whoever_asked_for_the_interpreter_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "__file__", "/somewhere/kernel/play.py")
    monkeypatch.setenv("LUDOTHEQUE_INTERPRETED", "1")

    assert core_kind.warning() == ""
