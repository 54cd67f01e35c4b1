"""A match as it stood after an action, so that it need not be played again from the beginning."""

import zlib

import msgspec

from ludotheque.box import Box
from ludotheque.cast.occasions import Wrong
from ludotheque.complaint import Complaint
from ludotheque.editions.edition import Edition
from ludotheque.kernel.action import Seat
from ludotheque.record.history import History
from ludotheque.record.notation import read_action, write_action
from ludotheque.record.positions import dump_text, load_text
from ludotheque.record.record import Header
from ludotheque.server.clock import HouseClock
from ludotheque.server.entries import Entry
from ludotheque.server.match import Match

EVERY = 100  # actions


class BadSnapshot(Complaint):
    """The snapshot cannot be read, or does not lead to the position it was taken of."""


class Snapshot(msgspec.Struct):
    number: int  # of the last action
    position: str  # after it
    firm: str  # the last position behind which nobody can go back
    standing: list[tuple[int, str]]  # what was played since then and still stands
    waits: dict[Seat, int]  # since when the table waits for a seat, on the house's clock
    log: list[Entry]
    wrongs: list[Wrong] = []


def take_snapshot(match: Match) -> Snapshot:
    history = match.history
    return Snapshot(
        number=match.number,
        position=dump_text(match.state),
        firm=dump_text(history.firm()),
        standing=[(number, write_action(action)) for number, action in history.standing()],
        waits=match.waiting_since(),
        log=list(match.log),
        wrongs=match.wrongs,
    )


def pack(snapshot: Snapshot) -> bytes:
    return zlib.compress(msgspec.json.encode(snapshot), level=1)


def unpack(packed: bytes) -> Snapshot:
    try:
        return msgspec.json.decode(zlib.decompress(packed), type=Snapshot)
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSnapshot(f"the snapshot cannot be read: {error}") from None


def history_from(snapshot: Snapshot, box: Box, edition: Edition) -> History:
    """The game as it stood; a Complaint or an error of the rules where it does not fit them."""
    history = History(load_text(box.game, edition.tables, snapshot.firm), box.reveals)
    seats = history.state.seats
    standing = [(number, read_action(box.game, seats, line)) for number, line in snapshot.standing]
    history.stand_again(standing, snapshot.number)
    if dump_text(history.state) != snapshot.position:
        raise BadSnapshot("the snapshot leads to another position than it was taken of")
    return history


def match_from(snapshot: Snapshot, box: Box, edition: Edition, header: Header, house: HouseClock) -> Match:
    return Match(
        box, header, house, history_from(snapshot, box, edition), snapshot.log, snapshot.waits, snapshot.wrongs
    )
