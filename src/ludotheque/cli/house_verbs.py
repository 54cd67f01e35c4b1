"""What `ludotheque house` does, verb by verb."""

import argparse
from collections.abc import Callable

import msgspec
from rich.console import Console
from rich.progress import Progress

from ludotheque.cli.house_report import print_check, print_standing, print_table, print_tables
from ludotheque.complaint import Complaint
from ludotheque.plain import plain_json
from ludotheque.server.backup import back_up, restore
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.checking import check_tables, record_of
from ludotheque.server.errands import close_table, delete_table
from ludotheque.server.folder import FILE
from ludotheque.server.moving import move
from ludotheque.server.premises import Premises, premises_of
from ludotheque.server.register import Entered, open_register
from ludotheque.server.standing import standing_of
from ludotheque.shelf import BOXES

DAMAGED = 1
PLAYED_AT = ("lobby", "playing")


def _status(args: argparse.Namespace) -> int:
    standing = standing_of(_premises(args))
    _print_json(standing) if args.json else print_standing(standing)
    return 0


def _tables(args: argparse.Namespace) -> int:
    with _premises(args).register() as register:
        tables = [table for table in register.tables() if args.stage in ("", table.stage)]
    _print_json(tables) if args.json else print_tables(tables)
    return 0


def _show(args: argparse.Namespace) -> int:
    table = _find(args)
    _print_json(table) if args.json else print_table(table)
    return 0


def _close(args: argparse.Namespace) -> int:
    table = _find(args)
    close_table(_premises(args), table.id)
    print(f"table {table.id} is closed")
    return 0


def _delete(args: argparse.Namespace) -> int:
    table = _find(args)
    if not args.yes:
        raise Complaint(
            f"table {table.id} ({table.actions} actions) would be gone for ever; say --yes if that is meant"
        )
    delete_table(_premises(args), table.id)
    print(f"table {table.id} is deleted")
    return 0


def _export(args: argparse.Namespace) -> int:
    """The record; in JSON with all else that is kept of the table, but for hashes of secrets."""
    with _premises(args).register() as register:
        table = register.table(args.table)
        if table.stage in PLAYED_AT:
            raise Complaint(f"table {table.id} is still played at, and a record holds every secret: close it first")
        record, talk = record_of(register, table, Catalogue(BOXES)), register.talk(table)
    if args.json:
        _print_json({"table": table, "talk": talk, "record": record})
    else:
        print(record, end="")
    return 0


def _backup(args: argparse.Namespace) -> int:
    path = back_up(_premises(args).folder("backup"), args.target)
    with open_register(path) as register:
        print(f"{path}: {len(register.tables())} tables, {path.stat().st_size} bytes")
    return 0


def _restore(args: argparse.Namespace) -> int:
    folder = _premises(args).folder("restore")
    if not args.replace and (folder / FILE).exists():
        raise Complaint(f"there is a house in {folder}; say --replace, and it is moved aside")
    before = restore(args.backup, folder)
    print(f"the house in {folder} is as it was when the backup was taken")
    if before is not None:
        print(f"the house that was there is now {before}")
    return 0


def _move(args: argparse.Namespace) -> int:
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        copying = bar.add_task("copying", total=None)
        moved = move(
            args.source,
            args.target,
            lambda table, rows: bar.update(copying, description=f"copying {table}", completed=rows),
        )
    print(f"moved: {moved.tables} tables, {moved.actions} actions; what was there before is now {moved.aside}")
    return 0


def _check(args: argparse.Namespace) -> int:
    with _premises(args).register() as register:
        problems = register.problems()
        findings = [] if args.quick or problems else check_tables(register, Catalogue(BOXES))
    if args.json:
        _print_json({"problems": problems, "tables": findings})
    else:
        print_check(problems, findings)
    return DAMAGED if problems or any(finding.is_damage() for finding in findings) else 0


def _premises(args: argparse.Namespace) -> Premises:
    return premises_of(args.data, args.database)


def _find(args: argparse.Namespace) -> Entered:
    with _premises(args).register() as register:
        return register.table(args.table)


def _print_json(thing: object) -> None:
    print(plain_json(msgspec.json.encode(thing).decode()))


VERBS: dict[str, Callable[[argparse.Namespace], int]] = {
    "status": _status,
    "tables": _tables,
    "show": _show,
    "close": _close,
    "delete": _delete,
    "export": _export,
    "backup": _backup,
    "restore": _restore,
    "move": _move,
    "check": _check,
}
