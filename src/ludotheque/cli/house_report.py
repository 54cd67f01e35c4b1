"""How a house and its tables look in a terminal."""

import time

from ludotheque.plain import plain
from ludotheque.server.checking import Finding
from ludotheque.server.register import Entered
from ludotheque.server.standing import Standing

HEADINGS = ["number", "code", "stage", "game", "actions", "last touched", "players"]
UNREADABLE = "cannot be read"
OPEN_SEAT = "–"


def print_standing(standing: Standing) -> None:
    if not standing.open:
        _tell("closed: no house is open there")
    else:
        _tell(f"open at {standing.open}")
        _tell(f"health: {standing.status}")
    for trouble in standing.troubles:
        _tell(f"trouble: {trouble}")
    stages = ", ".join(f"{stage} {count}" for stage, count in sorted(standing.tables.items()))
    _tell(f"tables: {sum(standing.tables.values())}" + (f" ({stages})" if stages else ""))
    _tell(f"kept in {standing.file}, {_size(standing.bytes)}, version {standing.version} of {standing.newest_version}")
    if standing.room is not None:
        _tell(f"room on the disk: {_size(standing.room)}")


def print_tables(tables: list[Entered]) -> None:
    """One a line, for other programs to cut up; the players come last, as their names are of any length."""
    rows = [HEADINGS, *(_row(table) for table in tables)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    for row in rows:
        _tell("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def print_table(table: Entered) -> None:
    _tell(f"table {table.id}: {table.game or UNREADABLE}, {table.stage}, {table.actions} actions")
    _tell(f"code {table.code}, key {table.key} (who has it may watch)")
    for seat, player in enumerate(table.players):
        _tell(f"seat {seat}: {player or 'open'}")
    _tell(f"opened {_moment(table.created)}, last touched {_moment(table.touched)}, {table.talk} lines of talk")


def print_check(problems: list[str], findings: list[Finding]) -> None:
    for problem in problems:
        _tell(f"the file: {problem}")
    for finding in findings:
        _tell(f"table {finding.table}: {finding.clause} ({finding.why})")
    if not problems and not findings:
        _tell("all is well")


def _tell(line: str) -> None:
    """Strangers chose some of the words in it."""
    print(plain(line))


def _row(table: Entered) -> list[str]:
    game, touched = table.game or UNREADABLE, _moment(table.touched)
    return [str(table.id), table.code, table.stage, game, str(table.actions), touched, _players(table)]


def _players(table: Entered) -> str:
    return ", ".join(player or OPEN_SEAT for player in table.players)


def _moment(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000)) if milliseconds else "?"


def _size(count: int) -> str:
    """`1.5 MiB` for 1 572 864."""
    size, units = float(count), ["bytes", "KiB", "MiB", "GiB", "TiB"]
    while size >= 1024 and len(units) > 1:
        size, units = size / 1024, units[1:]
    return f"{size:.1f} {units[0]}" if units[0] != "bytes" else f"{count} bytes"
