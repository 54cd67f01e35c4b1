"""The core as it stands, as it is written out for the compiler, and as it is installed make, copy and play alike."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotheque.expanding.constructors import DATA
from ludotheque.expanding.copies import STATE, STEP
from ludotheque.expanding.sources import Declared, Sources, plain, read_sources
from ludotheque.expanding.tree import CORE, expand_tree
from tests.expanding.small import SRC

TELLING = Path(__file__).with_name("telling.py")
SOURCES = Sources(read_sources(SRC, CORE))
PLAIN: dict[str, Any] = {"int": 3, "bool": True, "str": "word", "Any": "anything"}

Told = dict[str, Any]


def complete(base: str) -> list[Declared]:
    """The classes below this one that nothing is left to say of, whether by a game or by a class that extends them."""
    found = [one for module in SOURCES.texts for one in SOURCES.classes(module) if SOURCES.extends(one, base)]
    return [one for one in found if one.path != base and not SOURCES.is_generic(one)]


def samples() -> dict[str, list[Any]]:
    """Of every class of the core whose constructor follows from its fields, something that it may be given."""
    found = [one for base in (DATA, STEP) for one in complete(base)]
    return {one.path: given(one) for one in found if not writes_its_constructor(one)}


def writes_its_constructor(declared: Declared) -> bool:
    return any("__init__" in elder.methods() for elder in SOURCES.line(declared))


def given(declared: Declared) -> list[Any]:
    return [sample(declared, field.kind) for field in SOURCES.fields(declared) if field.first is None]


def sample(declared: Declared, kind: str) -> Any:
    """A value of this type, as it stands in the class's source."""
    kind = plain(kind.removesuffix(" | None"))
    if kind.startswith("list["):
        return [sample(declared, kind.removeprefix("list[").removesuffix("]"))] * 2
    thing = SOURCES.named(declared.module, kind)
    return PLAIN[kind] if thing is None else {"is": thing.path, "given": given(thing)}


def told_by(sources: Path, interpreted: bool) -> Told:
    """What the core in this folder tells, in a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "LUDOTHEQUE_INTERPRETED"}
    environment["PYTHONPATH"] = str(sources)
    if interpreted:
        environment["LUDOTHEQUE_INTERPRETED"] = "1"
    told = subprocess.run(
        [sys.executable, str(TELLING)],
        input=json.dumps(samples()),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    found: Told = json.loads(told.stdout)
    return found


def differing(one: Told, other: Told) -> list[str]:
    """The classes of which they tell different things."""
    return [path for path in samples() if one["classes"][path] != other["classes"][path]]


@pytest.fixture(scope="module")
def derived() -> Told:
    return told_by(SRC, interpreted=True)


@pytest.fixture(scope="module")
def written_out(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """The whole house upon the core that the compiler is given."""
    folder = tmp_path_factory.mktemp("written-out")
    shutil.copytree(SRC / "ludotheque", folder / "ludotheque", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    expand_tree(SRC, folder)
    return told_by(folder, interpreted=True)


@pytest.fixture(scope="module")
def installed() -> Told:
    """Compiled, where a compiled core lies beside the sources."""
    return told_by(SRC, interpreted=False)


def test_every_class_of_messages_steps_and_positions_is_looked_at(derived: Told) -> None:
    elders = {elder.path for one in complete(STATE) for elder in SOURCES.line(one)[:-1]}
    positions = {one.path for one in complete(STATE)} - elders

    assert positions == {game["state"] for games in derived["games"].values() for game in games}
    assert set(derived["classes"]) == {one.path for base in (DATA, STEP) for one in complete(base)}


def test_every_class_written_out_is_made_read_and_copied_as_it_was_declared(derived: Told, written_out: Told) -> None:
    assert [] == differing(derived, written_out)
    assert [] == [path for path, told in written_out["classes"].items() if told.get("shares")]


def test_games_on_the_core_written_out_are_the_same(derived: Told, written_out: Told) -> None:
    assert derived["games"] == written_out["games"]


def test_the_installed_core_makes_copies_and_plays_as_the_sources_do(derived: Told, installed: Told) -> None:
    assert "from source" == derived["core"]
    assert [] == differing(derived, installed)
    assert derived["games"] == installed["games"]
