"""A process runs wholly compiled or wholly from source, whatever is put beside it while it runs."""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
ENDING = sysconfig.get_config_var("EXT_SUFFIX")
LANDS = f"""
from pathlib import Path
import ludotheque

Path("src/ludotheque/kernel/play{ENDING}").write_text("half a compiled module")
from ludotheque.kernel import play
print(play.__file__)
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The sources, and nothing compiled beside them."""
    compiled = shutil.ignore_patterns(f"*{ENDING}", "__pycache__")
    shutil.copytree(REPOSITORY / "src/ludotheque", tmp_path / "src/ludotheque", ignore=compiled)
    return tmp_path


def run(folder: Path, program: str) -> "subprocess.CompletedProcess[str]":
    surroundings = {"PYTHONPATH": str(folder / "src"), "PATH": ""}
    words = [sys.executable, "-c", program]
    return subprocess.run(words, cwd=folder, env=surroundings, capture_output=True, text=True, check=False)


def test_what_started_from_source_stays_so_when_a_core_lands(package: Path) -> None:
    assert run(package, LANDS).stdout.strip() == str(package / "src/ludotheque/kernel/play.py")
