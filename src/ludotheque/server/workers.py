"""Several processes that serve one house: started, started again when they end, handed over one after the other."""

import ctypes
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Final

from ludotheque.complaint import Complaint

log = logging.getLogger(__name__)

PR_SET_PDEATHSIG: Final = 1
PATIENCE: Final = 15.0  # seconds a worker has to hand over what it holds
PAUSE: Final = 0.5  # seconds before a worker that ended by itself is replaced


class Workers:
    """`serve` runs a worker until it ends; `bury` is told which one has died, when it is certain that it has."""

    def __init__(self, many: int, serve: Callable[[int], None], bury: Callable[[int], None]) -> None:
        if not hasattr(os, "fork"):
            raise Complaint("--workers needs a system on which a process can fork; start one house for each instead")
        self._many = many
        self._serve = serve
        self._bury = bury
        self._living: dict[int, int] = {}  # number of the worker, by process
        self._closing = False
        self._renewing = False

    def run(self) -> None:
        """Until SIGTERM or SIGINT; SIGHUP puts new processes in the place of all, one after the other."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._close)
        signal.signal(signal.SIGHUP, self._renew)
        for worker in range(self._many):
            self._start(worker)
        while self._living:
            ended = self._next_ended()
            if ended is not None and not self._closing:
                self._bury(ended)
                time.sleep(PAUSE)
                if not self._closing:
                    self._start(ended)
            if self._renewing and not self._closing:
                self._renewing = False
                self._renew_all()

    def _start(self, worker: int) -> None:
        parent = os.getpid()
        sys.stdout.flush()
        process = os.fork()
        if process:
            self._living[process] = worker
            return
        status = 1
        try:
            for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
                signal.signal(number, signal.SIG_DFL)
            _end_with(parent)
            self._serve(worker)
            status = 0
        except SystemExit as end:  # what it has to say it has said
            status = end.code if isinstance(end.code, int) else 1
        except BaseException:
            log.exception("a worker broke")
        finally:
            os._exit(status)

    def _next_ended(self) -> int | None:
        """The worker that has ended by now; nobody if a signal came first."""
        try:
            process, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return None
        if not process:
            time.sleep(0.05)
            return None
        worker = self._living.pop(process)
        if not self._closing:
            log.warning("a worker ended", extra={"worker": worker, "status": status})
        return worker

    def _renew_all(self) -> None:
        """There is always somebody else to take over what one worker hands on."""
        for process, worker in list(self._living.items()):
            self._end(process)
            self._living.pop(process, None)
            self._start(worker)

    def _end(self, process: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGTERM)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if os.waitpid(process, os.WNOHANG)[0]:
                return
            time.sleep(0.02)
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)

    def _close(self, number: int, frame: FrameType | None) -> None:
        self._closing = True
        for process in self._living:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGTERM)

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._renewing = True


def own_doors(first: str, many: int) -> list[socket.socket]:
    """A door of its own for each worker, for the others and for a proxy: at this port and the next ones."""
    host, _, port = first.rpartition(":")
    try:
        start = int(port)
        return [
            socket.create_server((host.strip("[]"), start + number if start else 0), backlog=2048)
            for number in range(many)
        ]
    except (OSError, ValueError, OverflowError) as error:
        raise Complaint(f"--own-doors is an address and a first port such as 127.0.0.1:9001: {error}") from None


def _end_with(parent: int) -> None:
    """Whatever becomes of who started it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != parent:
        raise SystemExit
