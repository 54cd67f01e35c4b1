"""A compiled core is put in place as a whole."""

from pathlib import Path

import pytest
from tools import placing
from tools.placing import ENDING, LIBRARY, put_in_place

PLAY, OLD = f"ludotheque/kernel/play{ENDING}", f"ludotheque/kernel/old{ENDING}"


def files(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*") if path.is_file()}


def write(folder: Path, names: list[str], text: str) -> Path:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A core of one module."""
    return write(tmp_path / "built", [LIBRARY, PLAY], "after")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """The sources of that module, with an older core beside it that had a module more."""
    write(tmp_path / "source", [LIBRARY, PLAY, OLD], "before")
    return write(tmp_path / "source", ["ludotheque/kernel/play.py"], "rules")


def test_a_new_core_replaces_the_old_and_nothing_else(built: Path, source: Path) -> None:
    put_in_place(built, source, [LIBRARY, PLAY])

    assert {LIBRARY: "after", PLAY: "after", "ludotheque/kernel/play.py": "rules"} == files(source)


def test_the_library_is_away_until_all_else_is_in_place(
    built: Path, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put, seen = placing._put, list[dict[str, str]]()

    def put_and_look(one: Path, other: Path) -> None:
        seen.append(files(source))
        put(one, other)

    monkeypatch.setattr(placing, "_put", put_and_look)
    put_in_place(built, source, [LIBRARY, PLAY])

    rules = {"ludotheque/kernel/play.py": "rules"}
    assert [{PLAY: "before", OLD: "before", **rules}, {PLAY: "after", **rules}] == seen


def test_where_nothing_could_be_compiled_no_old_core_stays(built: Path, source: Path) -> None:
    put_in_place(built, source, [])

    assert {"ludotheque/kernel/play.py": "rules"} == files(source)
