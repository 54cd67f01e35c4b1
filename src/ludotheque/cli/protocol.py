"""Referee a game for an outside program: JSON Lines on standard input and output."""

import argparse
import sys

from ludotheque.cli.arguments import add_game, add_table, option_texts
from ludotheque.protocol.conversation import Conversation
from ludotheque.protocol.header import new_header
from ludotheque.protocol.referee import Referee, Usual
from ludotheque.protocol.sight import read_sight
from ludotheque.record.record import set_up
from ludotheque.shelf import box
from ludotheque.texts.sentences import LANGUAGES


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_table(parser)
    parser.add_argument("--seat", default="all", metavar="all|none|K", help="tell only what this seat may know")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="of the sentences in refusals (standard: en)")


def run(args: argparse.Namespace) -> int:
    chosen = box(args.game)
    edition = chosen.find_edition(args.edition)
    usual = Usual(args.players, args.seed, option_texts(args.option))
    header = new_header(chosen, edition, usual.players, usual.seed, usual.options)
    set_up(chosen.game, edition.tables, header)  # complains before the first line is read
    referee = Referee(chosen, edition, usual, read_sight(args.seat), args.lang)
    return Conversation(referee, sys.stdin.buffer, sys.stdout.buffer).run()
