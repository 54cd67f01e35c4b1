"""Opening a record file: it must be of a game on the shelf, under today's rules, with the same edition."""

from dataclasses import dataclass
from pathlib import Path

from ludotheque.cli.table import find_edition
from ludotheque.editions.edition import Edition
from ludotheque.kernel.step import State
from ludotheque.record.read import read_record
from ludotheque.record.record import BadRecord, Header, Record, replay
from ludotheque.shelf import BOXES, Box


@dataclass
class OpenedRecord:
    box: Box
    edition: Edition
    record: Record
    state: State  # where the record leads


def open_record(path: str, edition_wanted: str = "") -> OpenedRecord:
    """Read the file and replay it to its end, checking every line."""
    record = read_record(Path(path).read_text("utf-8"))
    box = _box_for(record.header)
    edition = find_edition(box, edition_wanted or _known_edition(box, record.header))
    _check_edition(record.header, edition)
    return OpenedRecord(box, edition, record, replay(record, box.game, edition.tables))


def _box_for(header: Header) -> Box:
    if header.game not in BOXES:
        raise BadRecord(f"the record is of the game {header.game!r}, which is not on the shelf")
    box = BOXES[header.game]
    if header.rules != box.game.rules_version:
        ours = box.game.rules_version
        raise BadRecord(
            f"the record follows version {header.rules} of the rules of {header.game}; this is version {ours}"
        )
    return box


def _known_edition(box: Box, header: Header) -> str:
    if header.edition not in box.editions:
        raise BadRecord(
            f"the record uses the edition {header.edition!r}, which is unknown: give its file with --edition"
        )
    return header.edition


def _check_edition(header: Header, edition: Edition) -> None:
    if (header.edition, header.edition_hash) != (edition.id, edition.hash):
        theirs = f"{header.edition} {header.edition_hash}"
        raise BadRecord(f"the record uses the edition {theirs}; this one is {edition.id} {edition.hash}")
