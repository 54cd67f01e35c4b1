"""Every mishap is one sentence and a status, never a traceback."""

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque import __version__
from ludotheque.cli import games
from ludotheque.cli.main import COMMANDS
from tests.cli.command import call

ROOT = Path(__file__).parents[2]
PATIENCE_S = 60  # a busy machine is slow
COMMAND = [sys.executable, "-m", "ludotheque.cli.main"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def test_the_version_is_told() -> None:
    assert call("--version").out == f"ludotheque {__version__}\n"


def test_help_names_every_command() -> None:
    text = call("--help").out

    assert all(command in text for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    result = call(command, "--help")

    assert (result.status, result.err) == (0, "")


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("dance",),
        ("games", "--loud"),
        ("replay",),
        ("rules",),
        ("edition",),
        ("edition", "burn"),
        ("play", "--players", "many"),
        ("rules", "couleurs-du-monde", "--lang", "la"),
    ],
)
def test_misuse_is_one_sentence(words: tuple[str, ...]) -> None:
    assert call(*words).complaint()


@pytest.mark.parametrize(
    "words",
    [
        ["rules", "monopoly"],
        ["play", "monopoly"],
        ["protocol", "monopoly"],
        ["simulate", "monopoly", "--players", "3", "--bots", "random"],
        ["edition", "show", "monopoly"],
    ],
)
def test_an_unknown_game_is_named(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_INTERPRETED", "1")

    assert "'monopoly'" in call(*words).complaint()


def test_a_file_that_is_not_there_is_named() -> None:
    assert call("replay", "/no/such/record").complaint() == "/no/such/record: No such file or directory"


def test_bytes_that_are_not_text_are_told(tmp_path: Path) -> None:
    path = tmp_path / "bytes"
    path.write_bytes(b"\xff\xfe\x00")

    assert "not UTF-8" in call("replay", str(path)).complaint()


def test_an_interrupt_leaves_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "run", interrupted)

    result = call("games")
    assert (result.status, result.out, result.err) == (130, "", "")


def test_the_command_runs_as_a_program() -> None:
    done = subprocess.run([*COMMAND, "games", "--json"], env=ENVIRONMENT, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
    assert "couleurs-du-monde" in done.stdout


@pytest.mark.parametrize("words", [["rules", "couleurs-du-monde"], ["edition", "show", "couleurs-du-monde"]])
def test_a_reader_who_leaves_is_no_mishap(words: list[str]) -> None:
    with subprocess.Popen(
        [*COMMAND, *words], env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()

        assert program.stderr.read() == b""
        assert program.wait(PATIENCE_S) == 0


def _hear_ctrl_c() -> None:
    """A suite that runs in the background is deaf to it, and its children would be too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _ended_by_ctrl_c(program: subprocess.Popen[bytes]) -> int:
    """The status; a signal that comes just before a program begins to read goes unheard, and is given again."""
    for _ in range(PATIENCE_S // 5):
        program.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            return program.wait(5)
    raise AssertionError("it does not hear")


def test_ctrl_c_at_the_prompt_leaves_quietly() -> None:
    words = [*COMMAND, "play", "--seed", "1", "--bots", "random"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        words, env=ENVIRONMENT, stdin=pipe, stdout=pipe, stderr=pipe, preexec_fn=_hear_ctrl_c
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        assert any("? Aide" in line for line in map(bytes.decode, program.stdout))  # the prompt comes next

        assert _ended_by_ctrl_c(program) == 130
        assert b"Traceback" not in program.stderr.read()
