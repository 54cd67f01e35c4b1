"""The games on the shelf: players, options, editions, bots."""

import argparse
import json

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludotheque.bots.registry import levels
from ludotheque.cli.terminal.flow import sentence
from ludotheque.cli.terminal.screen import open_screen
from ludotheque.kernel.game import Option
from ludotheque.rules.clauses import Clause, load_clauses
from ludotheque.shelf import BOXES, Box
from ludotheque.texts.catalogue import Catalogue
from ludotheque.texts.sentences import LANGUAGES


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--lang", choices=LANGUAGES, default="fr", help="standard: fr")


def run(args: argparse.Namespace) -> int:
    if args.json:
        print(json.dumps([game_data(box, args.lang) for box in BOXES.values()], ensure_ascii=False))
        return 0
    console = open_screen()
    for box in BOXES.values():
        _print_game(box, Catalogue(box, box.edition(), args.lang), console)
    return 0


def game_data(box: Box, lang: str) -> dict[str, object]:
    game = box.game
    catalogue = Catalogue(box, box.edition(), lang)
    clauses = load_clauses(box)
    return {
        "game": game.name,
        "title": catalogue.house("game-title"),
        "pitch": catalogue.house("game-pitch"),
        "rules": game.rules_version,
        "players": {"least": game.least_seats, "most": game.most_seats},
        "options": [_option_data(option, clauses[option.clause], catalogue) for option in game.options],
        "editions": [{"id": edition.id, "title": edition.titles[lang]} for edition in box.editions.values()],
        "bots": levels(game.name),
    }


def _option_data(option: Option, clause: Clause, catalogue: Catalogue) -> dict[str, object]:
    values: dict[str, object] = {"low": option.low, "high": option.high}
    if option.choices:
        values = {"choices": {choice: catalogue.option(option.name, choice) for choice in option.choices}}
    return {
        "option": option.name,
        "title": catalogue.option(option.name),
        "default": option.write(option.default) if option.choices else option.default,
        **values,
        "clause": clause.id,
        "sentence": clause.sentence(catalogue.lang),
    }


def _print_game(box: Box, catalogue: Catalogue, console: Console) -> None:
    game = box.game
    say = catalogue.house
    players = say("games-players", least=game.least_seats, most=game.most_seats)
    console.print(Text.assemble((say("game-title"), "bold"), f" — {game.name} — {players}"))
    console.print(sentence(say("game-pitch")))
    titles = [f"{edition.titles[catalogue.lang]} ({edition.id})" for edition in box.editions.values()]
    console.print(sentence(say("games-editions", editions=catalogue.join(titles))))
    console.print(sentence(say("games-bots", levels=", ".join(levels(game.name)))))
    console.print(_options_table(box, catalogue))


def _options_table(box: Box, catalogue: Catalogue) -> Table:
    table = Table(title=catalogue.house("games-options"), title_justify="left", show_lines=True)
    for heading in ("games-option", "games-values", "games-clause"):
        table.add_column(catalogue.house(heading), ratio=2 if heading == "games-clause" else None)
    clauses = load_clauses(box)
    for option in box.game.options:
        name = Text.assemble((option.name, "bold"), "\n", catalogue.option(option.name))
        table.add_row(name, _values(option, catalogue), sentence(clauses[option.clause].sentence(catalogue.lang)))
    return table


def _values(option: Option, catalogue: Catalogue) -> Text:
    if not option.choices:
        bounds = catalogue.house("games-from-to", low=option.low, high=option.high)
        default = catalogue.house("games-default", value=catalogue.number(option.default))
        return Text(f"{bounds}\n{default}")
    lines = [f"{choice}: {catalogue.option(option.name, choice)}" for choice in option.choices]
    default = catalogue.house("games-default", value=option.write(option.default))
    return Text("\n".join([*lines, default]))
