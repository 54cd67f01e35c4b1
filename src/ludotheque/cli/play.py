"""Play a game in the terminal, with bots on the other seats."""

import argparse

from ludotheque.box import Box
from ludotheque.cli.arguments import BOTS, add_game, add_table, option_texts
from ludotheque.cli.boards.laying_out import lay_out
from ludotheque.cli.records import open_record
from ludotheque.cli.terminal.console import open_console
from ludotheque.cli.terminal.flow import sentence
from ludotheque.cli.terminal.person import Person
from ludotheque.cli.terminal.sitting import Sitting
from ludotheque.complaint import Complaint
from ludotheque.editions.edition import Edition
from ludotheque.kernel.action import Seat
from ludotheque.kernel.play import is_over
from ludotheque.levels import hardest
from ludotheque.outside.opponents import make_opponent
from ludotheque.protocol.header import checked_names, new_header
from ludotheque.record.record import Header, Recorder, read_options
from ludotheque.shelf import box
from ludotheque.texts.sentences import LANGUAGES, house_sentences
from ludotheque.texts.texts import Texts

PERSON: Seat = 0


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser, optional=True)
    add_table(parser)
    parser.add_argument(
        "--bots",
        default="",
        metavar="A,B,…",
        help=f"{BOTS} (standard: the strongest)",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="fr", help="standard: fr")
    parser.add_argument("--name", default="", help="your name in the log")
    parser.add_argument("--names", metavar="VALUE", help="the same as --option names=VALUE")
    parser.add_argument("--resume", default="", metavar="FILE", help="go on with a game that was kept")


def run(args: argparse.Namespace) -> int:
    console = open_console()
    if args.resume:
        chosen, edition, recorder = _resume(args)
    else:
        chosen, edition, recorder = _begin(args)
    texts = _texts(chosen, edition, recorder.header, args.lang)
    options = read_options(chosen.game, recorder.header.options)
    person = Person(chosen, PERSON, texts, lay_out(chosen, edition, texts, PERSON, options), console)
    title = texts.say("game-title")
    console.print(sentence(texts.say("play-welcome", title=title, players=texts.join(texts.players))))
    Sitting(recorder, person, _levels(chosen, recorder.header.seats, args.bots), console).run()
    return 0


def _begin(args: argparse.Namespace) -> tuple[Box, Edition, Recorder]:
    chosen = box(args.game)
    edition = chosen.find_edition(args.edition)
    options = option_texts(args.option)
    if args.names is not None:
        options["names"] = args.names
    header = new_header(chosen, edition, args.players, args.seed, options)
    recorder = Recorder(chosen.game, edition.tables, header)
    header.names = checked_names(_player_names(header.seats, args.name, args.lang), header.seats)
    return chosen, edition, recorder


def _resume(args: argparse.Namespace) -> tuple[Box, Edition, Recorder]:
    """The table of a record, as its last line left it."""
    opened = open_record(args.resume, args.edition)
    if is_over(opened.state):
        raise Complaint(f"{args.resume}: this game is over")
    game, header = opened.box.game, opened.record.header
    recorder = Recorder(game, opened.edition.tables, header)
    recorder.state = opened.state
    recorder.lines = opened.record.lines[:]
    recorder.opening = []
    names = header.names or _player_names(header.seats, args.name, args.lang)
    header.names = checked_names(names, header.seats)
    return opened.box, opened.edition, recorder


def _player_names(seats: int, name: str, lang: str) -> list[str]:
    say = house_sentences(lang).say
    return [name or say("default-name"), *(say(f"bot-name-{number}") for number in range(1, seats))]


def _texts(chosen: Box, edition: Edition, header: Header, lang: str) -> Texts:
    return Texts(chosen, edition, lang, header.names, header.options.get("names", ""))


def _levels(chosen: Box, seats: int, wanted: str) -> dict[Seat, str]:
    """One level for all bots, or one for each; the last named serves the seats that are left."""
    named = wanted.split(",") if wanted else [hardest(chosen)]
    for level in named:
        make_opponent(chosen, level, seed=0)  # or a Complaint
    return {seat: named[min(seat - 1, len(named) - 1)] for seat in range(1, seats)}
