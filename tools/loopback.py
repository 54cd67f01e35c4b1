"""What load, siege, fuzz and torture share: a server process on loopback, and a socket client that costs little."""

import asyncio
import base64
import os
import signal
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import httpx

HERE = "127.0.0.1"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10  # kinds of frames
UNLIMITED = """
import sys
from pathlib import Path
from ludotheque.server.limits import Limits
from ludotheque.server.run import serve
from ludotheque.server.settings import Settings
if __name__ == "__main__":
    many = 10**9
    unlimited = Limits(
        messages_per_second=many, messages_at_once=many, tables_per_hour=many, tables_at_once=many,
        talk_at_once=many, take_backs_at_once=many, films_at_once=many, requests_at_once=many,
        codes_at_once=many, pages_at_once=many, sockets_per_address=many, lines_per_address=many, pause_after_refusal=0,
    )
    settings = Settings(data=Path(sys.argv[1]), bot_pause=0, moments=None, limits=unlimited)
    serve(settings, "127.0.0.1", int(sys.argv[2]))
"""
# The same, as several workers on one database.
TOGETHER = (
    UNLIMITED.replace("import serve\n", "import serve_together\n")
    .replace("Settings(data", "Settings(database=sys.argv[3], lease_seconds=float(sys.argv[6]), data")
    .replace("serve(settings", "serve_together(settings")
    .replace("int(sys.argv[2]))", 'int(sys.argv[2]), int(sys.argv[4]), f"127.0.0.1:{sys.argv[5]}")')
)
AS_SERVED = """
import sys
from ludotheque.cli.main import main
if __name__ == "__main__":
    sys.exit(main(["serve", "--data", sys.argv[1], "--port", sys.argv[2]]))
"""


class ServerProcess:
    """A server that can be killed and started again on the same port and the same data."""

    def __init__(self, data: Path, script: str = UNLIMITED, *words: str) -> None:
        self._data = data
        self._script = script
        self._words = words
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", self._script, str(self._data), str(self.port), *self._words]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        self._wait()

    def kill(self) -> None:
        """As if the machine had lost power, as far as the process can tell."""
        self.signal(signal.SIGKILL)
        assert self.process is not None
        self.process.wait()

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=20)

    def workers(self) -> list[int]:
        """The processes that it has started."""
        assert self.process is not None
        return children(self.process.pid)

    def memory(self) -> int:
        """Bytes the process holds, and those that it has started."""
        return sum(_memory(pid) for pid in self._pids())

    def cpu_seconds(self) -> float:
        """Processor time it has used, all threads together, and those that it has started."""
        return sum(cpu_seconds(pid) for pid in self._pids())

    def _pids(self) -> list[int]:
        assert self.process is not None
        return [self.process.pid, *self.workers()]

    def tracebacks(self) -> int:
        """How many there are in its log."""
        return self._log.read_text("utf-8", "replace").count("Traceback")

    @property
    def _log(self) -> Path:
        return self._data / "server.log"

    @property
    def url(self) -> str:
        return f"http://{HERE}:{self.port}"

    def _wait(self) -> None:
        until = time.monotonic() + 180
        while time.monotonic() < until:
            try:
                httpx.get(f"{self.url}/health", timeout=2).raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise TimeoutError(self._log.read_text()[-2000:])


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def frame(kind: int, content: bytes) -> bytes:
    """As a browser sends it: masked, with zeros, which changes nothing."""
    size = len(content)
    head = struct.pack("!BB", 0x80 | kind, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
    return head + b"\0\0\0\0" + content


class Socket(asyncio.Protocol):
    """A browser's socket at a table, without the browser: whole text frames in, masked text frames out."""

    def __init__(self, path: str, secret: str, hear: Callable[["Socket", bytes], None]) -> None:
        self._path = path
        self._secret = secret
        self._hear = hear
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by name
        offered = "ludotheque" + (f", {self._secret}" if self._secret else "")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self._path} HTTP/1.1",
            f"Host: {HERE}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Protocol: {offered}",
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            _, gap, rest = self._buffer.partition(b"\r\n\r\n")
            if not gap:
                return
            self._open, self._buffer = True, rest
        while self._take_frame():
            pass

    def connection_lost(self, error: Exception | None) -> None:
        if not self.lost.done():
            self.lost.set_result(None)

    def send(self, text: bytes) -> None:
        self.write(frame(TEXT, text))

    def write(self, raw: bytes) -> None:
        """Frames, or whatever somebody takes for frames."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(raw)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        kind, size, start = buffer[0] & 15, buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start or len(buffer) < start + size:
            return False
        self._buffer = buffer[start + size :]
        if kind == TEXT:
            self._hear(self, buffer[start : start + size])
        elif kind == PING:
            self.write(frame(PONG, buffer[start : start + size]))
        elif kind == CLOSE:
            self.close()  # or the house would wait for an answer
        return True


async def open_socket(
    port: int, key: str, secret: str, hear: Callable[[Socket, bytes], None], source: str = HERE
) -> Socket:
    """A socket at a table, opened from an address of this machine: each counts as another person's."""
    path = f"/api/tables/{key}/socket"
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Socket(path, secret, hear), HERE, port, local_addr=(source, 0))
    return client


def free_port() -> int:
    with socket.create_server((HERE, 0)) as probe:
        port: int = probe.getsockname()[1]
        return port
