"""Bots choose the same from source and compiled: same seed, same games, line by line."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import ludotheque
from tests.bots import told_choices

SRC = Path(ludotheque.__file__).parents[1]
GAMES = 2  # of each game


def told(interpreted: bool) -> dict[str, Any]:
    """What a process of its own tells, on the installed core or from source."""
    environment = {name: value for name, value in os.environ.items() if name != "LUDOTHEQUE_INTERPRETED"}
    environment["PYTHONPATH"] = str(SRC)
    if interpreted:
        environment["LUDOTHEQUE_INTERPRETED"] = "1"
    command = [sys.executable, str(told_choices.__file__), str(GAMES)]
    process = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stderr
    found: dict[str, Any] = json.loads(process.stdout)
    return found


def test_the_installed_bots_choose_as_their_sources_do() -> None:
    from_source, installed = told(interpreted=True), told(interpreted=False)

    assert not from_source["compiled"]
    for game, lines in from_source["lines"].items():
        assert lines == installed["lines"][game], game
