"""`make play` opens the house at once, and what it compiles beside it ends with it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
PATIENCE_S = 120
MAKE = """#!/bin/sh
echo "asked to $*"
echo $$ >compiling
sleep 600
"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    """The house beside a compilation that takes very long."""
    make = tmp_path / "make"
    make.write_text(MAKE)
    make.chmod(0o755)
    surroundings = {**os.environ, "MAKE": str(make), "PYTHONPATH": f"{REPOSITORY}:{REPOSITORY / 'src'}"}
    words = [sys.executable, "-m", "tools.play", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(words, cwd=tmp_path, env=surroundings, stdout=subprocess.PIPE, text=True) as opened:
        yield opened
        opened.terminate()


@pytest.mark.parametrize("closing", [signal.SIGTERM, signal.SIGHUP])
def test_the_house_is_open_while_the_core_compiles_and_both_end_together(
    house: "subprocess.Popen[str]", tmp_path: Path, closing: signal.Signals
) -> None:
    assert house.stdout is not None
    assert any("http://127.0.0.1:" in line for line in iter(house.stdout.readline, ""))
    wait_until((tmp_path / "compiling").exists)
    compiling = int((tmp_path / "compiling").read_text())
    assert is_running(compiling)

    house.send_signal(closing)
    house.wait(PATIENCE_S)

    wait_until(lambda: not is_running(compiling))
    assert "asked to --no-print-directory compile\n" == (tmp_path / "build/compile.log").read_text()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE_S
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.02)
