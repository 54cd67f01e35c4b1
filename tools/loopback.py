"""What the load and the torture share: a server process on loopback, and a socket client that costs next to nothing."""

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

ROOT = Path(__file__).parent.parent
SERVE = """
import sys
from pathlib import Path
from typing import cast
from ludotheque.server.limits import Limits
from ludotheque.server.run import serve
from ludotheque.server.settings import Settings
if __name__ == "__main__":
    unlimited = Limits(messages_per_second=1e9, messages_at_once=10**9, tables_per_hour=1e9, tables_at_once=10**9)
    serve(Settings(data=Path(sys.argv[1]), bot_pause=0, limits=unlimited), "127.0.0.1", int(sys.argv[2]))
"""


class ServerProcess:
    """A server that can be killed and started again on the same port and the same data."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self.port = _free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self._data), str(self.port)]
        log = (self._data / "server.log").open("ab")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        self._wait()

    def kill(self) -> None:
        """As if the machine had lost power, as far as the process can tell."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=20)

    def memory(self) -> int:
        """Bytes the process holds."""
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    def cpu_seconds(self) -> float:
        """Processor time the process has used, all threads together."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _wait(self) -> None:
        until = time.monotonic() + 30
        while time.monotonic() < until:
            try:
                httpx.get(f"{self.url}/health", timeout=2).raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise TimeoutError((self._data / "server.log").read_text()[-2000:])


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
            "Host: 127.0.0.1",
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
        if self._transport is None or self._transport.is_closing():
            return
        size = len(text)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self._transport.write(head + b"\0\0\0\0" + text)  # a mask of zeros changes nothing

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
        if kind == 1:
            self._hear(self, buffer[start : start + size])
        elif kind == 9 and self._transport is not None:
            self._transport.write(struct.pack("!BB", 0x8A, 0x80 | size) + b"\0\0\0\0" + buffer[start : start + size])
        return True


async def open_socket(port: int, key: str, secret: str, hear: Callable[[Socket, bytes], None]) -> Socket:
    path = f"/api/tables/{key}/socket"
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Socket(path, secret, hear), "127.0.0.1", port)
    return client


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port
