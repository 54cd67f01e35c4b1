"""The games on the shelf: players, options, editions, bots."""

import argparse
import json

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.box import Box
from ludotheque.cli.terminal.console import open_console
from ludotheque.cli.terminal.flow import sentence
from ludotheque.kernel.game import Option
from ludotheque.levels import known
from ludotheque.rules.clauses import Clause, load_clauses
from ludotheque.shelf import BOXES
from ludotheque.texts.sentences import LANGUAGES
from ludotheque.texts.texts import Texts


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--lang", choices=LANGUAGES, default="fr", help="standard: fr")


def run(args: argparse.Namespace) -> int:
    if args.json:
        print(json.dumps([game_data(box, args.lang) for box in BOXES.values()], ensure_ascii=False))
        return 0
    console = open_console()
    for box in BOXES.values():
        _print_game(box, Texts(box, box.edition(), args.lang), console)
    return 0


def game_data(box: Box, lang: str) -> dict[str, object]:
    game = box.game
    texts = Texts(box, box.edition(), lang)
    clauses = load_clauses(box)
    return {
        "game": game.name,
        "title": texts.say("game-title"),
        "pitch": texts.say("game-pitch"),
        "rules": game.rules_version,
        "players": {"least": game.least_seats, "most": game.most_seats},
        "options": [_option_data(option, clauses[option.clause], texts) for option in game.options],
        "editions": [{"id": edition.id, "title": edition.titles[lang]} for edition in box.editions.values()],
        "bots": known(box),
    }


def _option_data(option: Option, clause: Clause, texts: Texts) -> dict[str, object]:
    values: dict[str, object] = {"low": option.low, "high": option.high}
    if option.choices:
        values = {"choices": {choice: texts.option(option.name, choice) for choice in option.choices}}
    return {
        "option": option.name,
        "title": texts.option(option.name),
        "default": option.write(option.default) if option.choices else option.default,
        **values,
        "clause": clause.id,
        "sentence": clause.sentence(texts.lang),
    }


def _print_game(box: Box, texts: Texts, console: Console) -> None:
    game = box.game
    say = texts.say
    players = say("games-players", least=game.least_seats, most=game.most_seats)
    console.print(Text.assemble((say("game-title"), "bold"), f" — {game.name} — {players}"))
    console.print(sentence(say("game-pitch")))
    titles = [f"{edition.titles[texts.lang]} ({edition.id})" for edition in box.editions.values()]
    console.print(sentence(say("games-editions", editions=texts.join(titles))))
    console.print(sentence(say("games-bots", levels=", ".join(known(box)))))
    console.print(_options_grid(box, texts))


def _options_grid(box: Box, texts: Texts) -> Grid:
    grid = Grid(title=texts.say("games-options"), title_justify="left", show_lines=True)
    for heading in ("games-option", "games-values", "games-clause"):
        grid.add_column(texts.say(heading), ratio=2 if heading == "games-clause" else None)
    clauses = load_clauses(box)
    for option in box.game.options:
        name = Text.assemble((option.name, "bold"), "\n", texts.option(option.name))
        grid.add_row(name, _values(option, texts), sentence(clauses[option.clause].sentence(texts.lang)))
    return grid


def _values(option: Option, texts: Texts) -> Text:
    if not option.choices:
        bounds = texts.say("games-from-to", low=option.low, high=option.high)
        default = texts.say("games-default", value=texts.number(option.default))
        return Text(f"{bounds}\n{default}")
    lines = [f"{choice}: {texts.option(option.name, choice)}" for choice in option.choices]
    default = texts.say("games-default", value=option.write(option.default))
    return Text("\n".join([*lines, default]))
