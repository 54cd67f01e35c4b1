"""A small installation: the rules load little, and what is missing is named with the extra that brings it."""

import subprocess
import sys

import pytest

HEAVY = ["litestar", "uvicorn", "websockets", "numpy", "pettingzoo", "pyspiel", "pyarrow", "mcp", "rich", "babel"]

LACKING = """
import sys
for package in {packages!r}:
    sys.modules[package] = None
from ludotheque.cli.main import main
sys.exit(main({words!r}))
"""


def without(packages: list[str], *words: str) -> "subprocess.CompletedProcess[str]":
    code = LACKING.format(packages=packages, words=list(words))
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_the_rules_alone_load_nothing_heavy() -> None:
    code = f"import sys, ludotheque.shelf; print([one for one in {HEAVY!r} if one in sys.modules])"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout == "[]\n"


@pytest.mark.parametrize(
    ("package", "extra", "words"),
    [
        ("litestar", "server", ["serve", "--port", "0"]),
        ("mcp", "mcp", ["mcp", "http://127.0.0.1:1/s#secret"]),
        ("pyarrow", "corpus", ["corpus", "make", "cresus", "--players", "2", "--bots", "random", "--out", "nowhere"]),
    ],
)
def test_what_is_missing_is_named_with_its_extra(package: str, extra: str, words: list[str]) -> None:
    done = without([package], *words)

    assert done.returncode == 2
    assert f"pip install 'ludotheque[{extra}]'" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_games_are_simulated_without_any_extra() -> None:
    extras = ["litestar", "uvicorn", "websockets", "openskill", "numpy", "pyarrow", "mcp", "ray", "prometheus_client"]
    done = without(
        extras, *["simulate", "couleurs-du-monde", "--players", "3", "--games", "1", "--bots", "random", "--json"]
    )

    assert done.returncode == 0
    assert '"finished": 1' in done.stdout
