"""A real terminal: the command in a process of its own, with a keyboard one types on and a screen one reads."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROWS, COLUMNS = 40, 100
PATIENCE = 60.0  # seconds; a busy machine is slow to start a process
_SIGNS = re.compile(r"\x1b(\[[0-9;]*m|[78])")  # colours, and the cursor kept in its place


class Terminal:
    def __init__(self, process: subprocess.Popen[bytes], wire: int) -> None:
        self.process = process
        self.wire = wire
        self.written = b""
        self.read_so_far = 0

    @property
    def screen(self) -> str:
        """All that has been written, without colours and with plain spaces."""
        text = _SIGNS.sub("", self.written.decode(errors="ignore"))
        return text.replace("\r\n", "\n").replace("\u00a0", " ").replace("\u202f", " ")

    def type(self, text: str) -> None:
        os.write(self.wire, text.encode())

    def read_until(self, words: str) -> str:
        """What is written until the words have come, from where the last reading ended."""
        give_up = time.monotonic() + PATIENCE
        start = self.read_so_far
        while words not in self.screen[start:]:
            left = give_up - time.monotonic()
            assert left > 0, f"{words!r} did not come; the screen shows:\n{self.screen}"
            self._read(left)
        self.read_so_far = self.screen.index(words, start) + len(words)
        return self.screen[start : self.read_so_far]

    def end(self) -> int:
        """The status of the command, once it has written all it wants."""
        while self._read(PATIENCE):
            pass
        return self.process.wait(PATIENCE)

    def _read(self, seconds: float) -> bool:
        if not select.select([self.wire], [], [], seconds)[0]:
            return False
        try:
            written = os.read(self.wire, 1 << 16)
        except OSError:  # how Linux tells that nobody writes any more
            return False
        self.written += written
        return bool(written)


@contextmanager
def at_a_terminal(*words: str) -> Iterator[Terminal]:
    wire, end = pty.openpty()
    fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "TERM": "xterm", "LUDOTHEQUE_INTERPRETED": "1"}
    command = [sys.executable, "-m", "ludotheque.cli.main", *words]
    process = subprocess.Popen(command, stdin=end, stdout=end, stderr=end, env=environment, start_new_session=True)
    os.close(end)
    try:
        yield Terminal(process, wire)
    finally:
        process.kill()
        process.wait()
        os.close(wire)
