"""How a house stands: whether it is open, how it is, what it keeps."""

from collections import Counter

import msgspec

from ludotheque.complaint import Complaint
from ludotheque.server.errands import ask
from ludotheque.server.folder import Holder
from ludotheque.server.migrations import COMMON
from ludotheque.server.premises import Open, Premises


class Standing(msgspec.Struct):
    open: str  # where, and who; empty: no house is open
    holder: Holder | None  # the process that has the folder
    status: str  # as the open house sees it; "closed" if none is
    troubles: list[str]
    tables: dict[str, int]  # how many, by stage
    file: str  # or where the database is
    bytes: int
    version: int  # of what is kept
    newest_version: int
    room: int | None  # bytes left on the disk; null: somebody else looks after it


def standing_of(premises: Premises) -> Standing:
    with premises.register() as register:
        stages = Counter(table.stage for table in register.tables())
    house, size = premises.open_house(), premises.size()
    status, troubles = _health(house) if house else ("closed", [])
    return Standing(
        open=f"{house.address}: {house.who}" if house else "",
        holder=house.holder if house else None,
        status=status,
        troubles=troubles,
        tables=dict(stages),
        file=size.where,
        bytes=size.bytes,
        version=size.version,
        newest_version=len(COMMON),
        room=size.room,
    )


def _health(house: Open) -> tuple[str, list[str]]:
    try:
        told = ask(house, "GET", "/operator/health")
    except Complaint as silence:
        return "silent", [str(silence)]
    return told["status"], told["troubles"]
