"""The wheel alone is enough: an empty environment, no Node, no compiler, and the site is served."""

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest

REPOSITORY = Path(__file__).parents[2]
PATIENCE_S = 60


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    words = ["pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), "."]
    compiling = {**os.environ, "LUDOTHEQUE_PURE": "0"}
    subprocess.run([sys.executable, "-m", *words], cwd=REPOSITORY, check=True, env=compiling)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of an environment that holds the wheel and what it needs."""
    home = tmp_path_factory.mktemp("empty")
    venv.create(home, with_pip=True)
    commands = home / "bin"
    locked = ["--constraint", str(_versions(tmp_path_factory.mktemp("locked")))]
    subprocess.run([commands / "pip", "install", "--quiet", *locked, f"{wheel}[server]"], check=True)
    return commands


def _versions(folder: Path) -> Path:
    """The versions of the lock files, without their hashes: a constraint."""
    text = "".join(path.read_text("utf-8") for path in sorted((REPOSITORY / "requirements").glob("*.lock")))
    found = re.findall(r"^([A-Za-z0-9_.-]+==[^ ;\\]+)", text, re.MULTILINE)
    path = folder / "versions.txt"
    path.write_text("\n".join(found), "utf-8")
    return path


def test_the_wheel_holds_the_site_the_texts_and_the_compiled_core(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()

    assert "ludotheque/server/static/index.html" in names
    assert "ludotheque/games/couleurs_du_monde/edition/monde-1961.toml" in names
    assert "ludotheque/texts/fr.ftl" in names
    assert [name for name in names if re.match(r"ludotheque/kernel/play\..*\.(so|pyd)", name)]


def test_an_installed_wheel_simulates_with_the_compiled_core(installed: Path) -> None:
    plan = ["--players", "3", "--games", "2", "--seed", "1", "--bots", "random", "--json"]
    words = ["simulate", "couleurs-du-monde", *plan]

    done = subprocess.run([installed / "ludotheque", *words], env=_bare(installed), capture_output=True, check=True)

    report = json.loads(done.stdout)
    assert (2, 0, True) == (report["finished"], report["illegal"], report["compiled"])


def test_an_installed_wheel_serves_the_site_without_node(installed: Path, tmp_path: Path) -> None:
    words = [str(installed / "ludotheque"), "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(words, env=_bare(installed), stdout=subprocess.PIPE, text=True) as house:
        try:
            address = _address(house)
            page = urllib.request.urlopen(address, timeout=PATIENCE_S).read().decode()
            script = re.findall(r'src="(/assets/[^"]+\.js)"', page)[0]
            games = json.load(urllib.request.urlopen(f"{address}/api/games", timeout=PATIENCE_S))

            assert "Ludothèque" in page
            assert urllib.request.urlopen(address + script, timeout=PATIENCE_S).read()
            assert "couleurs-du-monde" in [game["name"] for game in games]
            for game in games:
                _teaches(address, game)
        finally:
            house.terminate()


def _teaches(address: str, game: dict[str, Any]) -> None:
    """It in two minutes, its positions to practise on, and its guided first game."""
    name = game["name"]
    for lang in ("fr", "en"):
        primer = json.load(urllib.request.urlopen(f"{address}/api/games/{name}/primer/{lang}", timeout=PATIENCE_S))
        practice = json.load(urllib.request.urlopen(f"{address}/api/games/{name}/practice/{lang}", timeout=PATIENCE_S))
        coach = urllib.request.urlopen(f"{address}/api/games/{name}/lesson/{lang}", timeout=PATIENCE_S).read()

        assert primer["lines"]
        assert len(practice) == game["practice"] > 0
        assert b".title" in coach
    wanted = json.dumps({"game": name, "name": "Ada"}).encode()
    lesson = urllib.request.Request(f"{address}/api/lessons", wanted, {"Content-Type": "application/json"})
    assert json.load(urllib.request.urlopen(lesson, timeout=PATIENCE_S))["key"]


def _bare(commands: Path) -> dict[str, str]:
    return {"PATH": str(commands), "HOME": str(commands)}


def _address(house: "subprocess.Popen[str]") -> str:
    """As the house prints it when it opens."""
    assert house.stdout is not None
    until = time.monotonic() + PATIENCE_S
    said = ""
    while time.monotonic() < until:
        line = house.stdout.readline()
        said += line
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found:
            return found[0]
        if not line:
            break
    raise AssertionError(f"the house did not open: {said}")
