"""The house in a page is opened by what a browser has: no server, no threads, no processes, no words in Fluent."""

import os
import subprocess
import sys
from pathlib import Path

from tools.imports import imported_by
from tools.page import BESIDE, ENTRY

from ludotheque.pocket.desk import ROUTES
from ludotheque.server.api import routes

NOT_IN_A_BROWSER = [
    *("litestar", "uvicorn", "uvloop", "httptools", "websockets", "prometheus_client", "rich", "fluent", "babel"),
    *("sqlite3", "multiprocessing", "ctypes", "fcntl", "concurrent.futures.thread"),
]
IMPORTING = f"""
import sys

class Refusing:
    def find_spec(self, name, path=None, target=None):
        if any(name == word or name.startswith(word + ".") for word in {NOT_IN_A_BROWSER}):
            raise ImportError(f"a browser has no {{name}}")

sys.meta_path.insert(0, Refusing())
import {ENTRY}
print(*sorted(name for name in sys.modules if name.startswith("ludotheque")))
"""
PRINTED = ["/games"]  # handed out as files that were made beforehand


def test_nothing_that_a_browser_lacks_is_imported_and_nothing_imported_is_left_at_home() -> None:
    environment = os.environ | {"LUDOTHEQUE_INTERPRETED": "1", "PYTHONPATH": str(Path("src").resolve())}
    done = subprocess.run([sys.executable, "-c", IMPORTING], capture_output=True, text=True, env=environment)

    assert done.returncode == 0, done.stderr[-2000:]
    assert set(done.stdout.split()) <= set(imported_by(ENTRY, BESIDE))


def test_the_house_in_a_page_answers_whatever_another_answers() -> None:
    """But for what is printed, which lies in files."""
    asked = {
        (method, path.replace(":str", "").replace(":int", ""))
        for handler in routes.routes
        for path in [handler.path]
        for method in sorted(handler.methods - {"OPTIONS"})
    }
    here = {(route.method, f"/api{route.address}") for route in ROUTES}
    printed = {(method, path) for method, path in asked if path.startswith("/api/games")}

    assert here - printed == asked - printed
