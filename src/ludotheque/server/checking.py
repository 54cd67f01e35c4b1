"""Whether every table of a house's file can be read and leads where it led. Nothing is changed by looking."""

from dataclasses import dataclass

from ludotheque.record.record import write_kept_record, write_record
from ludotheque.record.verify import with_draws
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.clock import HouseClock
from ludotheque.server.ground import Kept, find_ground, is_older, renew
from ludotheque.server.loader import check_setting_up, followed
from ludotheque.server.luck import proof_of
from ludotheque.server.match import Match, begin
from ludotheque.server.refusal import DAMAGED, KEPT_DAMAGED, KEPT_RULES
from ludotheque.server.register import Entered, Register
from ludotheque.server.storage import DamagedTable, StoredTable


@dataclass
class Finding:
    """A table that does not go on."""

    table: int
    clause: str
    why: str

    def is_damage(self) -> bool:
        return self.clause in (DAMAGED, KEPT_DAMAGED)


def check_tables(register: Register, catalogue: Catalogue) -> list[Finding]:
    findings = [check_table(register, entered, catalogue) for entered in register.tables()]
    return [finding for finding in findings if finding is not None]


def check_table(register: Register, entered: Entered, catalogue: Catalogue) -> Finding | None:
    try:
        stored = register.stored(entered)
        if stored.stage == "lobby":
            _check_lobby(catalogue, stored)
        elif stored.number or stored.stage != "closed":
            play_again(register, entered, catalogue)
    except DamagedTable as damaged:
        return Finding(entered.id, DAMAGED, str(damaged))
    except Kept as kept:
        return Finding(entered.id, kept.clause, str(kept))
    return None


def play_again(register: Register, entered: Entered, catalogue: Catalogue) -> Match:
    """The game at its end, played by today's rules through every fingerprint; Kept where that cannot be."""
    stored = register.stored(entered)
    ground = find_ground(catalogue, stored)
    lines, marks = register.lines(entered), register.marks(entered)
    try:
        first = begin(ground.box, ground.edition, stored.header(), stored.setup.created, HouseClock())
        match = followed(first, lines, marks)
    except Exception as error:
        clause = KEPT_RULES if is_older(catalogue, stored.setup) else KEPT_DAMAGED
        raise Kept(clause, f"{type(error).__name__}: {error}") from None
    if stored.stage == "over" and not match.is_over():
        raise Kept(KEPT_DAMAGED, "the end of the record is missing")
    return match


def record_of(register: Register, entered: Entered, catalogue: Catalogue) -> str:
    """The record, with its last position and all that was drawn if today's rules lead there."""
    stored = register.stored(entered)
    header = stored.header()
    header.proof = proof_of(stored.setup, stored.chairs)
    lines = [line.text for line in register.lines(entered)]
    try:
        text = write_record(header, lines, play_again(register, entered, catalogue).state)
    except Kept:
        return write_kept_record(header, lines)
    ground = find_ground(catalogue, stored)
    return text if stored.setup.promise is None else with_draws(text, ground.box.game, ground.edition.tables)


def _check_lobby(catalogue: Catalogue, stored: StoredTable) -> None:
    if is_older(catalogue, stored.setup):
        renew(catalogue, stored)
    check_setting_up(find_ground(catalogue, stored), stored)
