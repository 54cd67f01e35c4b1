"""Opening a record file: it must be of a game on the shelf, under today's rules, with the same edition."""

from dataclasses import dataclass
from pathlib import Path

from ludotheque.box import Box
from ludotheque.editions.edition import Edition
from ludotheque.kernel.step import State
from ludotheque.record.read import read_record
from ludotheque.record.record import BadRecord, Record, replay
from ludotheque.shelf import BOXES


@dataclass
class OpenedRecord:
    box: Box
    edition: Edition
    record: Record
    state: State  # where the record leads


def open_record(path: str, edition_wanted: str = "") -> OpenedRecord:
    """Read the file and replay it to its end, checking every line."""
    return replayed(read_record(Path(path).read_text("utf-8")), edition_wanted)


def replayed(record: Record, edition_wanted: str = "") -> OpenedRecord:
    box = _box_for(record)
    edition = box.find_edition(edition_wanted or _known_edition(box, record))
    _check_edition(record, edition)
    return OpenedRecord(box, edition, record, replay(record, box.game, edition.tables))


def _box_for(record: Record) -> Box:
    game = record.header.game
    if game not in BOXES:
        raise _wrong(record, "game", f"the record is of the game {game!r}, which is not on the shelf")
    theirs, ours = record.header.rules, BOXES[game].game.rules_version
    if theirs != ours:
        raise _wrong(record, "rules", f"the record follows version {theirs} of the rules; this is version {ours}")
    return BOXES[game]


def _known_edition(box: Box, record: Record) -> str:
    edition = record.header.edition
    if edition not in box.editions:
        raise _wrong(record, "edition", f"the edition {edition!r} is unknown: give its file with --edition")
    return edition


def _check_edition(record: Record, edition: Edition) -> None:
    theirs = (record.header.edition, record.header.edition_hash)
    if theirs != (edition.id, edition.hash):
        raise _wrong(record, "edition", f"this edition is {edition.id} {edition.hash}, not {' '.join(theirs)}")


def _wrong(record: Record, key: str, reason: str) -> BadRecord:
    return BadRecord(f"line {record.places[key]}: {reason}")
