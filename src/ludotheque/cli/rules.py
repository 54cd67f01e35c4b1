"""The rules of a game, clause by clause; where a rule is; or the clauses that no test proves and no code names."""

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ludotheque.box import Box
from ludotheque.cli.arguments import add_game
from ludotheque.cli.coverage import Coverage
from ludotheque.cli.terminal.console import open_console
from ludotheque.cli.terminal.flow import sentence
from ludotheque.complaint import Complaint
from ludotheque.protocol.data import clause_data
from ludotheque.rules.clauses import load_clauses
from ludotheque.rules.naming import ENOUGH_PERCENT
from ludotheque.rules.places import acting, proving, speaking_of
from ludotheque.shelf import box
from ludotheque.texts.sentences import LANGUAGES
from ludotheque.texts.texts import Texts

NOT_COVERED = 1


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--lang", choices=LANGUAGES, default="fr", help="standard: fr")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="list the clauses without a test, and those named neither in code nor in an edition; "
        f"status 1 if one has no test, or if less than {ENOUGH_PERCENT} %% are named",
    )
    parser.add_argument(
        "--where",
        default="",
        metavar="WORDS",
        help="only the clauses that speak of it, with the lines of code, edition and tests that name them",
    )
    parser.add_argument("--tests", default=".", metavar="DIR", help="where the tests lie (standard: here)")


def run(args: argparse.Namespace) -> int:
    chosen = box(args.game)
    if args.coverage:
        return _coverage(chosen, _folder(args.tests), args.json)
    if args.where:
        return _where(chosen, args.where, _folder(args.tests), args.lang)
    if args.json:
        clauses = load_clauses(chosen).values()
        print(json.dumps([clause_data(clause, args.lang) for clause in clauses], ensure_ascii=False))
    else:
        print_rules(chosen, Texts(chosen, chosen.edition(), args.lang), open_console())
    return 0


def print_rules(chosen: Box, texts: Texts, console: Console) -> None:
    """Chapter by chapter, each clause with its id and where it comes from."""
    chapter = ""
    for clause in load_clauses(chosen).values():
        if clause.chapter != chapter:
            chapter = clause.chapter
            title = texts.say(f"chapter-{chapter.replace('.', '-')}")
            console.print(Text(f"\n{title}", style="bold"))
        origin = texts.say(f"rules-origin-{clause.origin}")
        console.print(Padding(sentence(clause.sentence(texts.lang)), (0, 0, 0, 2), expand=False))
        console.print(Padding(Text(f"{clause.id} · {origin}", style="dim"), (0, 0, 0, 4), expand=False))


def _folder(name: str) -> Path:
    if not Path(name).is_dir():
        raise Complaint(f"{name!r} is not a folder of tests")
    return Path(name)


def _where(chosen: Box, words: str, tests: Path, lang: str) -> int:
    clauses = speaking_of(chosen, words)
    if not clauses:
        raise Complaint(f"no clause of {chosen.game.name} speaks of {words!r}")
    for clause in clauses:
        print(f"{clause.id}: {clause.sentence(lang)}")
        for place in acting(chosen, clause.id):
            print(f"  acts    {place}")
        for place in proving(tests, clause.id):
            print(f"  proved  {place}")
    return 0


def _coverage(chosen: Box, tests: Path, as_json: bool) -> int:
    found = Coverage(chosen, tests)
    print(json.dumps(found.data()) if as_json else "\n".join(found.lines()))
    return 0 if found.is_enough() else NOT_COVERED
