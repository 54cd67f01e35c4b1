"""What a table is made of, from the command line: edition, players, seed, options."""

import argparse

from ludotheque.complaint import Complaint
from ludotheque.shelf import BOXES

BOTS = "a level, package.module:Class or cmd:PROGRAM"


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    """The game by name; where it is optional, the first on the shelf."""
    first = next(iter(BOXES))
    if optional:
        parser.add_argument(
            "game", metavar="GAME", nargs="?", default=first, help=f"name of a game (standard: {first})"
        )
    else:
        parser.add_argument("game", metavar="GAME", help="name of a game, as `ludotheque games` lists them")


def add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players", type=int, metavar="N", help="how many play (standard: four, or what the game takes)"
    )
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed brings the same luck (standard: drawn)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the table")
    add_edition(parser)


def add_edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--edition", default="", metavar="ID|FILE", help="an edition of the game, or your own .toml file"
    )


def option_texts(assignments: list[str]) -> dict[str, str]:
    """`["match=deals", "deals=3"]` as a dict."""
    texts: dict[str, str] = {}
    for assignment in assignments:
        name, equals, value = assignment.partition("=")
        if not equals:
            raise Complaint(f"an option is written NAME=VALUE, not {assignment!r}")
        texts[name] = value
    return texts
