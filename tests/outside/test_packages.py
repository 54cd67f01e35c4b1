"""Games and bots of other people's packages, as `pip` would lay them beside ours."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
QUICK = ["--seed", "1", "--json"]


def lay(folder: Path, name: str, entry_points: str) -> None:
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(entry_points, "utf-8")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of installed packages: the examples, and some that are broken."""
    lay(tmp_path, "cochon", "[ludotheque.games]\ncochon = cochon.box:BOX\n")
    lay(tmp_path, "squirrel", "[ludotheque.bots]\ncouleurs-du-monde.squirrel = squirrel.bot:SquirrelBot\n")
    lay(tmp_path, "broken", "[ludotheque.games]\nbroken = no_such_module:BOX\n")
    lay(tmp_path, "thief", "[ludotheque.games]\nthief = ludotheque.boxes.cresus:BOX\n")
    lay(
        tmp_path,
        "wrong",
        "[ludotheque.games]\nwrong = pathlib:Path\n[ludotheque.bots]\ncresus.wrong = no_such_module:Bot\n",
    )
    return tmp_path


def command(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = [site, EXAMPLES / "cochon" / "src", EXAMPLES / "squirrel" / "src"]
    outside = os.pathsep.join([*map(str, paths), os.environ.get("PYTHONPATH", "")])
    words = (sys.executable, "-m", "ludotheque.cli.main", *words)
    return subprocess.run(words, env={**os.environ, "PYTHONPATH": outside}, capture_output=True, text=True, timeout=300)


def test_a_game_of_a_package_is_on_the_shelf_and_broken_ones_are_left_out(site: Path) -> None:
    done = command(site, "games")

    assert "Le Cochon — cochon" in done.stdout
    assert "the game 'broken' of the package broken is left out: ModuleNotFoundError" in done.stderr
    assert "the game 'thief' of the package thief is left out: there is a game 'cresus' already" in done.stderr
    assert "the game 'wrong' of the package wrong is left out: it is no box" in done.stderr


def test_a_game_of_a_package_is_simulated_with_its_own_bots(site: Path) -> None:
    done = command(site, "simulate", "cochon", "--players", "2", "--games", "20", "--bots", "counting,shy", *QUICK)

    assert '"finished": 20' in done.stdout
    assert '"illegal": 0' in done.stdout


def test_a_bot_of_a_package_is_named_like_a_level(site: Path) -> None:
    bots = ["--bots", "squirrel,greedy,greedy"]
    done = command(site, "simulate", "couleurs-du-monde", "--players", "3", "--games", "2", *bots, *QUICK)

    assert '"finished": 2' in done.stdout
    assert "squirrel" in command(site, "games").stdout


def test_a_bot_that_does_not_load_is_one_sentence(site: Path) -> None:
    done = command(site, "simulate", "cresus", "--players", "2", "--games", "1", "--bots", "wrong,greedy", *QUICK)

    assert 2 == done.returncode
    assert "ludotheque: the bot 'cresus.wrong' does not load: ModuleNotFoundError" in done.stderr
