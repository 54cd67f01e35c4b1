"""Bringing a table back from disk: it goes on where it stood, or is kept as it was, with the reason.

It goes on from its last snapshot, or else by playing its record again. A table of older rules is played again whole,
and goes on if it passes every fingerprint that it passed before.
"""

import logging

from ludotheque.complaint import Complaint
from ludotheque.kernel.step import State
from ludotheque.record.positions import fingerprint, load_text
from ludotheque.record.record import set_up
from ludotheque.server.aside import Aside, courteously
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.clock import HouseClock
from ludotheque.server.ground import Ground, Kept, find_ground, is_older, renew
from ludotheque.server.match import Match, begin
from ludotheque.server.refusal import KEPT_CLOSED, KEPT_DAMAGED, KEPT_OPENED, KEPT_RULES
from ludotheque.server.snapshot import BadSnapshot, Snapshot, match_from, unpack
from ludotheque.server.storage import Line, Storage, StorageFailed, StoredTable
from ludotheque.server.table import LastSeen, Table

log = logging.getLogger(__name__)


class Astray(ValueError):
    """The record leads elsewhere than it did."""


class Loader:
    def __init__(self, catalogue: Catalogue, storage: Storage, clock: HouseClock, aside: Aside) -> None:
        self._catalogue = catalogue
        self._storage = storage
        self._clock = clock
        self._aside = aside

    async def table(self, stored: StoredTable) -> Table:
        table = Table(stored, self._catalogue, self._storage, self._clock, self._aside)
        try:
            await self._bring_back(table, stored)
        except Kept as kept:
            extra = {"table": stored.id, "game": stored.setup.game, "clause": kept.clause, "why": str(kept)}
            log.warning("a table is kept", extra=extra)
            table.keep(kept.clause, await self._aside.do(lambda: last_seen(table.ground, stored)))
        return table

    def close(self) -> None:
        self._aside.close()

    async def _bring_back(self, table: Table, stored: StoredTable) -> None:
        if stored.stage == "closed":
            table.ground = await self._aside.do(lambda: find_ground(self._catalogue, stored))
            raise Kept(KEPT_CLOSED, "it was closed")
        older = is_older(self._catalogue, stored.setup)
        if older and stored.stage == "lobby":
            renew(self._catalogue, stored)
        ground = table.ground = await self._aside.do(lambda: find_ground(self._catalogue, stored))
        if stored.stage != "lobby":
            await table.resume(await self._match(ground, stored, older))
        elif older:
            await self._aside.do(lambda: check_setting_up(ground, stored))
        if stored.stage == "kept":
            raise Kept(KEPT_OPENED, "its record was given out")
        if older:
            stored.setup.rules = ground.box.game.rules_version
            await self._storage.set_setup(stored.setup, stored.edition)

    async def _match(self, ground: Ground, stored: StoredTable, older: bool) -> Match:
        match = None if older else await self._from_snapshot(ground, stored)
        if match is None:
            match = await self._from_record(ground, stored, older)
        if stored.stage == "over" and not match.is_over():
            raise Kept(KEPT_DAMAGED, "the end of the record is missing")
        return match

    async def _from_snapshot(self, ground: Ground, stored: StoredTable) -> Match | None:
        """Nothing where there is none, or it is of no use: the record alone counts."""
        if stored.snapshot is None:
            return None
        try:
            snapshot = unpack(stored.snapshot)
            header = stored.header()
            lines = await self._storage.lines(stored.setup.key, snapshot.number)
            return await self._aside.do(
                lambda: followed(match_from(snapshot, ground.box, ground.edition, header, self._clock), lines, {})
            )
        except StorageFailed:
            raise
        except Exception as error:
            log.warning("a snapshot is of no use", extra={"table": stored.id, "why": _words(error)})
            return None

    async def _from_record(self, ground: Ground, stored: StoredTable, older: bool) -> Match:
        lines = await self._storage.lines(stored.setup.key)
        marks = await self._storage.marks(stored.setup.key)
        if older and not marks:
            raise Kept(KEPT_RULES, "it has no fingerprints to be compared with")
        try:
            return await self._aside.do(lambda: followed(self._first(ground, stored), lines, marks))
        except Exception as error:
            raise Kept(KEPT_RULES if older else KEPT_DAMAGED, _words(error)) from None

    def _first(self, ground: Ground, stored: StoredTable) -> Match:
        return begin(ground.box, ground.edition, stored.header(), stored.setup.created, self._clock)


def followed(match: Match, lines: list[Line], marks: dict[int, str]) -> Match:
    """The match after these lines, which must pass the fingerprints."""
    _compare(match, marks)
    for line in courteously(lines):
        match.follow(line)
        if match.number != line.number:
            raise Astray(f"action {match.number} is missing")
        _compare(match, marks)
    match.go_on()
    return match


def _compare(match: Match, marks: dict[int, str]) -> None:
    if match.number in marks and marks[match.number] != fingerprint(match.state):
        raise Astray(f"another position after action {match.number}")


def check_setting_up(ground: Ground, stored: StoredTable) -> None:
    try:
        set_up(ground.box.game, ground.edition.tables, stored.header())
    except Exception as error:
        raise Kept(KEPT_RULES, _words(error)) from None


def last_seen(ground: Ground | None, stored: StoredTable) -> LastSeen | None:
    """What the last snapshot still shows: the log, and the position if today's game has such positions."""
    if stored.snapshot is None:
        return None
    try:
        snapshot = unpack(stored.snapshot)
    except BadSnapshot:
        return None
    return LastSeen(snapshot.number, snapshot.log, _position(snapshot, ground))


def _position(snapshot: Snapshot, ground: Ground | None) -> State | None:
    try:
        return load_text(ground.box.game, ground.edition.tables, snapshot.position) if ground else None
    except Complaint:
        return None


def _words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
