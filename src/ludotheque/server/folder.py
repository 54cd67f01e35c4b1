"""The house's folder: its files, which nobody else may read, and the house that holds it."""

import os
import secrets
import sys
import time
from pathlib import Path

import msgspec

from ludotheque.complaint import Complaint

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FILE = "house.sqlite3"
LOCK = "house.lock"
TOKEN = "operator.token"
BESIDE = ("", "-wal", "-shm")  # what SQLite keeps beside its file
OWN_FOLDER, OWN_FILE = 0o700, 0o600
TOKEN_BYTES = 24
TRIES, PAUSE = 10, 0.1  # who only looks at a lock lets go of it at once
FAR_OFF = 1 << 30  # Windows locks bytes, and a locked byte cannot be read


class Holder(msgspec.Struct):
    """The house that holds a folder."""

    pid: int
    machine: str
    since: int  # Unix time in seconds
    address: str  # where it listens

    def __str__(self) -> str:
        since = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(self.since))
        return f"process {self.pid} on {self.machine}, since {since}"


class FolderLock:
    """One house at a time holds a folder; the system takes it back when the process ends, however it ends."""

    _file = -1  # none is open

    def __init__(self, folder: Path, address: str = "") -> None:
        make_own(folder)
        self._file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, OWN_FILE)
        try:
            self._take(folder)
        except BaseException:
            self.release()
            raise
        holder = Holder(os.getpid(), _machine(), int(time.time()), address)
        os.truncate(self._file, 0)
        os.pwrite(self._file, msgspec.json.encode(holder), 0)

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
        self._file = -1

    def __del__(self) -> None:
        self.release()

    def _take(self, folder: Path) -> None:
        for _ in range(TRIES):
            if _lock(self._file):
                return
            time.sleep(PAUSE)
        raise Complaint(
            f"{folder} belongs to a house that is open: {_noted(folder)}; close it, or choose another folder"
        )


def holder_of(folder: Path) -> Holder | None:
    """The house that holds the folder now; None where it is free."""
    try:
        file = os.open(folder / LOCK, os.O_RDWR)
    except OSError:
        return None
    try:
        return None if _lock(file) else _noted(folder)
    finally:
        os.close(file)


def make_own(folder: Path) -> None:
    """A folder that is made here is its owner's alone; one that was there before stays as it is."""
    folder.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)


def close_to_others(file: Path) -> None:
    """Make the file, if there is none, and let nobody else read it, nor what lies beside it."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWN_FILE))
    for ending in BESIDE:
        beside = file.with_name(file.name + ending)
        if beside.exists():
            beside.chmod(OWN_FILE)


def operators_token(folder: Path) -> str:
    """The word that opens what is the operator's; drawn once."""
    path = folder / TOKEN
    close_to_others(path)
    if not path.read_text("ascii").strip():
        path.write_text(secrets.token_urlsafe(TOKEN_BYTES) + "\n", "ascii")
    return path.read_text("ascii").strip()


def note_token(folder: Path, token: str) -> None:
    """The word of a house that keeps it elsewhere, for who looks for it here."""
    make_own(folder)
    path = folder / TOKEN
    close_to_others(path)
    if path.read_text("ascii").strip() != token:
        path.write_text(token + "\n", "ascii")


def _noted(folder: Path) -> Holder:
    """What the holder has written down; it may be about to."""
    try:
        return msgspec.json.decode((folder / LOCK).read_bytes(), type=Holder)
    except (msgspec.DecodeError, OSError):
        return Holder(0, "an unknown machine", 0, "")


def _machine() -> str:
    return os.uname().nodename if sys.platform != "win32" else os.environ.get("COMPUTERNAME", "this machine")


def _lock(file: int) -> bool:
    try:
        if sys.platform == "win32":
            os.lseek(file, FAR_OFF, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
