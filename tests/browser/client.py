"""The web client, built once if it is not there."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
WEB = REPOSITORY / "web"
BUILT = REPOSITORY / "src/ludotheque/server/static/index.html"
AXE = WEB / "node_modules/axe-core/axe.min.js"


def ensure_built() -> None:
    """Several workers may want it at once: the first builds, the others wait."""
    with (Path(tempfile.gettempdir()) / "ludotheque-web-build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if BUILT.exists() and AXE.exists():
            return
        if shutil.which("npm") is None:
            pytest.fail("the web client is not built, and there is no npm to build it")
        if not AXE.exists():
            _npm("ci", "--no-audit", "--no-fund")
        if not BUILT.exists():
            _npm("run", "build")


def _npm(*words: str) -> None:
    subprocess.run(["npm", *words], cwd=WEB, check=True, stdout=subprocess.DEVNULL)


def chromium() -> str | None:
    """The browser of this machine; None: the one that came with Playwright, if any."""
    named = os.environ.get("LUDOTHEQUE_CHROMIUM")
    return named or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
