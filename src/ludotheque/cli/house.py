"""Look after a house: how it is, its tables, backups."""

import argparse
from pathlib import Path

from ludotheque.cli.serve import DATA


def configure(parser: argparse.ArgumentParser) -> None:
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    house = argparse.ArgumentParser(add_help=False)
    house.add_argument("--data", type=Path, default=Path(DATA), metavar="DIR", help=f"standard: {DATA}")
    house.add_argument(
        "--database", default="", metavar="URL", help="the PostgreSQL database in which it keeps everything instead"
    )
    told = argparse.ArgumentParser(add_help=False, parents=[house])
    told.add_argument("--json", action="store_true", help="print JSON")
    table = argparse.ArgumentParser(add_help=False)
    table.add_argument("table", metavar="TABLE", help="its number, its code or its key")

    verbs.add_parser("status", parents=[told], help="whether it is open, how it is, what it keeps")
    tables = verbs.add_parser("tables", parents=[told], help="all its tables")
    tables.add_argument("--stage", default="", help="only those in this stage: lobby, playing, over, kept, closed")
    verbs.add_parser("show", parents=[told, table], help="one table, without the secrets of its game")
    verbs.add_parser("close", parents=[house, table], help="end the play at a table; it can still be read")
    delete = verbs.add_parser("delete", parents=[house, table], help="delete a table: its game, names and talk")
    delete.add_argument("--yes", action="store_true", help="it is meant: nothing brings the table back")
    verbs.add_parser("export", parents=[told, table], help="print the record of a game that is not played on")
    _configure_copies(verbs, house)
    move = verbs.add_parser("move", help="move a closed house from a folder to a PostgreSQL database, or back")
    for word in ("source", "target"):
        move.add_argument(word, metavar="DIR|URL", help=f"its folder or its database, {word}")
    check = verbs.add_parser("check", parents=[told], help="play every game again and say what is damaged")
    check.add_argument("--quick", action="store_true", help="look at the file only, not at every game")


def _configure_copies(
    verbs: "argparse._SubParsersAction[argparse.ArgumentParser]", house: argparse.ArgumentParser
) -> None:
    backup = verbs.add_parser("backup", parents=[house], help="copy the house into a file, also while it is open")
    backup.add_argument("target", type=Path, metavar="FILE|DIR", help="a new file, or a folder for one")
    restore = verbs.add_parser("restore", parents=[house], help="put a backup in the house's place")
    restore.add_argument("backup", type=Path, metavar="FILE", help="a backup")
    restore.add_argument("--replace", action="store_true", help="although there is a house: it is moved aside")


def run(args: argparse.Namespace) -> int:
    # Here, because other commands need not wait for the server.
    from ludotheque.cli.house_verbs import VERBS

    return VERBS[args.verb](args)
