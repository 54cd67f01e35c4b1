"""How a house stands: who holds its folder, how it is, what it keeps."""

import shutil
from collections import Counter
from pathlib import Path

import msgspec

from ludotheque.complaint import Complaint
from ludotheque.server.errands import ask
from ludotheque.server.folder import BESIDE, FILE, Holder, holder_of
from ludotheque.server.migrations import STEPS
from ludotheque.server.register import open_register


class Standing(msgspec.Struct):
    holder: Holder | None  # None: no house is open
    status: str  # as the open house sees it; "closed" if none is
    troubles: list[str]
    tables: dict[str, int]  # how many, by stage
    file: str
    bytes: int
    version: int  # of the file
    newest_version: int
    room: int  # bytes left on the disk


def standing_of(folder: Path) -> Standing:
    file = folder / FILE
    with open_register(file) as register:
        stages, version = Counter(table.stage for table in register.tables()), register.version()
    holder = holder_of(folder)
    status, troubles = _health(folder, holder) if holder else ("closed", [])
    parts = [file.with_name(file.name + ending) for ending in BESIDE]
    return Standing(
        holder=holder,
        status=status,
        troubles=troubles,
        tables=dict(stages),
        file=str(file),
        bytes=sum(part.stat().st_size for part in parts if part.exists()),
        version=version,
        newest_version=len(STEPS),
        room=shutil.disk_usage(folder).free,
    )


def _health(folder: Path, holder: Holder) -> tuple[str, list[str]]:
    try:
        told = ask(folder, holder, "GET", "/operator/health")
    except Complaint as silence:
        return "silent", [str(silence)]
    return told["status"], told["troubles"]
