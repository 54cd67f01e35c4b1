"""Every box is whole: what it names exists, and naming it costs nothing before it is wanted."""

import inspect
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from ludotheque.bots.bot import Bot
from ludotheque.box import Box, fetch
from ludotheque.cli.boards.board import Board
from ludotheque.cli.boards.laying_out import lay_out
from ludotheque.kernel.event import Event
from ludotheque.record.record import read_options
from ludotheque.shelf import BOXES
from ludotheque.texts.texts import Texts

REPOSITORY = Path(__file__).parents[2]
OF_ONE_GAME = re.compile(r"/(games|bots|boxes|editions|cli/boards|static)/|wire\.ts$|\.test\.ts$")

each_box = pytest.mark.parametrize("box", BOXES.values(), ids=list(BOXES))


@each_box
def test_a_box_is_known_by_the_name_of_its_game(box: Box) -> None:
    assert BOXES[box.game.name] is box


@each_box
def test_every_bot_that_a_box_names_is_one(box: Box) -> None:
    assert box.bots
    assert all(issubclass(fetch(named), Bot) for named in box.bots.values())


@each_box
def test_every_board_that_a_box_names_can_be_laid_out(box: Box) -> None:
    texts = Texts(box, box.edition(), "fr", ["Ada", "Blaise"])

    board: Board = lay_out(box, box.edition(), texts, 0, read_options(box.game, {}))

    assert type(board) is fetch(box.board)


@each_box
def test_every_event_that_is_said_to_reveal_something_is_one_of_the_game(box: Box) -> None:
    package = type(box.game).__module__.rpartition(".")[0]
    known = _events(import_module(f"{package}.events"))

    assert set() == box.reveals - known


def test_the_shelf_imports_neither_bots_nor_boards() -> None:
    code = "import sys, ludotheque.shelf; print([name for name in sys.modules if name.startswith(('ludotheque.bots', "
    code += "'ludotheque.cli', 'rich'))])"

    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert "[]\n" == said


def test_no_file_that_games_share_names_one_of_them() -> None:
    names = [form for name in BOXES for form in (name, name.replace("-", "_"))]
    shared = [path for path in _sources() if not OF_ONE_GAME.search(path.as_posix())]

    naming = [path.name for path in shared if any(name in path.read_text("utf-8") for name in names)]

    assert ["shelf.py"] == naming


def _sources() -> list[Path]:
    found = [*(REPOSITORY / "src").rglob("*"), *(REPOSITORY / "web/src").rglob("*")]
    return [path for path in found if path.suffix in (".py", ".ftl", ".ts", ".svelte", ".css")]


def _events(module: ModuleType) -> set[str]:
    found = inspect.getmembers(module, inspect.isclass)
    return {name for name, kind in found if issubclass(kind, Event)}
