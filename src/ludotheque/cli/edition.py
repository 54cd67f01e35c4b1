"""Show an edition with the source of every figure, or check the file of one."""

import argparse
import json
from pathlib import Path

from ludotheque.editions.bounds import read_file
from ludotheque.editions.edition import BadEdition, Edition
from ludotheque.editions.toml_lines import game_of, line_of
from ludotheque.shelf import BOXES, box


def configure(parser: argparse.ArgumentParser) -> None:
    verbs = parser.add_subparsers(dest="verb", metavar="show|check", required=True)
    show = verbs.add_parser("show", help="the editions, or one of them with its sources")
    show.add_argument("game", metavar="GAME", nargs="?", default="", help="without it: every edition there is")
    show.add_argument("id", metavar="ID|FILE", nargs="?", default="", help="standard: the game's first edition")
    show.add_argument("--json", action="store_true", help="print JSON")
    check = verbs.add_parser("check", help="explain what is wrong with an edition file, and on which line")
    check.add_argument("file", metavar="FILE", help="a TOML file")


def run(args: argparse.Namespace) -> int:
    if args.verb == "check":
        edition = read_any_edition(read_file(Path(args.file)))
        print(f"{args.file} is a sound edition of {edition.game}: {edition.id} {edition.hash}")
    elif args.game:
        _show(box(args.game).find_edition(args.id), args.json)
    else:
        _list(args.json)
    return 0


def read_any_edition(text: str) -> Edition:
    """An edition of whatever game its head names."""
    game = game_of(text)
    if game not in BOXES:
        line = line_of(text, "edition", 0, "game")
        raise BadEdition(f"line {line}: there is no game {game!r}; there is {', '.join(BOXES)}")
    return BOXES[game].read_edition(text)


def _list(as_json: bool) -> None:
    editions = [edition for each in BOXES.values() for edition in each.editions.values()]
    if as_json:
        print(json.dumps([_head(edition) for edition in editions], ensure_ascii=False))
        return
    for edition in editions:
        print(f"{edition.game}  {edition.id}  {edition.hash}  {edition.titles['fr']}")


def _show(edition: Edition, as_json: bool) -> None:
    if as_json:
        whole = {**_head(edition), "names": edition.names, "sources": edition.sources}
        print(json.dumps(whole, ensure_ascii=False))
        return
    print(f"{edition.titles['fr']} / {edition.titles['en']}")
    print(f"{edition.game}  {edition.id}  {edition.hash}")
    print(edition.source)
    for kind, sources in edition.sources.items():
        _show_kind(kind, edition.names["fr"].get(kind, []), sources)


def _show_kind(kind: str, names: list[str], sources: list[str]) -> None:
    rebuilt = sum(source.startswith("reconstructed") for source in sources)
    print(f"\n{kind}: {len(sources)}, of which {rebuilt} reconstructed")
    for number, source in enumerate(sources):
        name = names[number] if number < len(names) else ""
        print(f"{number:>4}  {name:<26}  {source}" if names else f"{number:>4}  {source}")


def _head(edition: Edition) -> dict[str, object]:
    return {
        "id": edition.id,
        "game": edition.game,
        "hash": edition.hash,
        "titles": edition.titles,
        "source": edition.source,
    }
