"""A program of somebody else's: one line of JSON in, one line out. Its error stream is shown as it is."""

import queue
import shlex
import subprocess
import threading
import weakref
from typing import IO, Any

import msgspec

from ludotheque.complaint import Complaint
from ludotheque.showing import encode

LONGEST_LINE = 64 * 1024
PATIENCE_S = 10.0  # for one answer, starting the program included
MANNERS_S = 1.0  # in which a program that was told to quit may do so


class ProgramFailed(Exception):
    """It did not answer, or not in time, or not in JSON."""


class Program:
    """Runs until it is ended, or nobody holds it any more."""

    def __init__(self, command: str) -> None:
        self._process = _started(command)
        self._answers: queue.Queue[bytes] = queue.Queue()
        self.end = weakref.finalize(self, _dismiss, self._process)
        threading.Thread(target=_listen, args=(self._process.stdout, self._answers), daemon=True).start()

    def ask(self, request: dict[str, Any]) -> Any:
        """What it answers. After ProgramFailed nothing more can be asked."""
        try:
            _tell(self._process, request)
        except (OSError, ValueError):
            raise ProgramFailed("it has ended") from None
        try:
            return msgspec.json.decode(self._answer())
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ProgramFailed(f"its answer is not JSON: {error}") from None

    def _answer(self) -> bytes:
        try:
            line = self._answers.get(timeout=PATIENCE_S)
        except queue.Empty:
            raise ProgramFailed(f"it did not answer within {PATIENCE_S:g} seconds") from None
        if not line:
            raise ProgramFailed("it has ended")
        if not line.endswith(b"\n"):
            raise ProgramFailed(f"its answer breaks off, or is longer than {LONGEST_LINE} bytes")
        return line


def _started(command: str) -> subprocess.Popen[bytes]:
    try:
        words = shlex.split(command)
        return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    except (OSError, ValueError, IndexError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Complaint(f"the program {command!r} does not start: {reason}") from None


def _tell(process: subprocess.Popen[bytes], request: dict[str, Any]) -> None:
    assert process.stdin is not None
    process.stdin.write(encode(request) + b"\n")
    process.stdin.flush()


def _listen(source: IO[bytes], answers: "queue.Queue[bytes]") -> None:
    """Line by line; an empty one at the end."""
    with source:
        while line := source.readline(LONGEST_LINE):
            answers.put(line)
    answers.put(b"")


def _dismiss(process: subprocess.Popen[bytes]) -> None:
    """Tell it to go, and see that it does."""
    try:
        _tell(process, {"do": "quit"})
        process.communicate(timeout=MANNERS_S)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        process.kill()
        process.wait()
