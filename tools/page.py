"""The house in a page: python -m tools.page FOLDER builds one folder that any web server can show, below any path.

The site as it was built, Pyodide as npm has it, the sources that the worker imports, and what the house prints of its
games. All that never changes lies in `assets/` and in a folder named after its content, so that a page, its worker and
its sheets are always of one version.
"""

import argparse
import gzip
import hashlib
import io
import json
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
from tools.imports import imported_by
from tools.offline import precached, worker_for

from ludotheque.complaint import Complaint
from ludotheque.server.bodies import GameInfo
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.prints import Prints
from ludotheque.server.site import BUILT
from ludotheque.server.wire import Language
from ludotheque.shelf import BOXES

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "web/node_modules/pyodide"
WHEELS = ROOT / "build/wheels"
ENTRY = "ludotheque.pocket.house"
VOICES = "ludotheque/cast/voices/fr.ftl"
BESIDE = ("ludotheque.bots", "ludotheque.boxes", "ludotheque.cast.voices")
LOADER = "pyodide.mjs"
PACKED = ["pyodide.asm.mjs", "pyodide.asm.wasm"]
LIBRARY = "python_stdlib.zip"
# Of Python's library: what no house needs, by the beginning of its name
LEFT_OUT = [
    *("_pyrepl", "ctypes", "curses", "dbm", "doctest", "ensurepip", "ftplib", "idlelib", "imaplib", "mailbox", "venv"),
    *("multiprocessing", "optparse", "pdb", "poplib", "pydoc", "smtplib", "sqlite3", "tkinter", "turtle", "unittest"),
    *("wsgiref", "xml", "xmlrpc", "zoneinfo", "pickletools", "statistics"),
    *(
        f"encodings/{name}"
        for name in ("big5", "cp1", "cp7", "cp8", "cp9", "euc", "gb", "hz", "iso", "koi8", "mac", "shift")
    ),
]
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # before which no archive can say when


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    build(parser.parse_args().folder)


def build(folder: Path) -> None:
    """Anew, whatever was there."""
    if not (BUILT / "index.html").is_file():
        raise Complaint("the page is not built: run `make site` first")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(BUILT, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    parts = dict(_python())
    files = {**parts, "parts.json": _parts(parts), **{f"{name}.packed": _packed(sheet) for name, sheet in _sheets()}}
    home = folder / f"house-{_version(files)}"
    for name, content in files.items():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    index = folder / "index.html"
    index.write_text(_introduced(index.read_text("utf-8"), f"{home.name}/"), "utf-8")
    (folder / "sw.js").write_text(worker_for(folder, precached(folder)), "utf-8")


def _python() -> Iterator[tuple[str, bytes]]:
    """What the worker fetches before it can begin."""
    yield LOADER, _without_map((PYODIDE / LOADER).read_bytes())
    for name in PACKED:
        yield f"{name}.packed", _packed(_without_map((PYODIDE / name).read_bytes()))
    yield LIBRARY, _library()
    yield "house.zip", _sources()


def _parts(parts: dict[str, bytes]) -> bytes:
    """What there is to be fetched, and which Pyodide it is, none of whose own packages are wanted."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    listed = [{"name": name, "bytes": len(content)} for name, content in parts.items()]
    return json.dumps({"lock": {"info": info, "packages": {}}, "parts": listed}).encode()


def _packed(content: bytes) -> bytes:
    """The page unpacks it: few web servers pack what they do not know, and some pack nothing."""
    return gzip.compress(content, 9, mtime=0)


def _without_map(script: bytes) -> bytes:
    return script.partition(b"\n//# sourceMappingURL=")[0]


def _library() -> bytes:
    with zipfile.ZipFile(PYODIDE / LIBRARY) as whole:
        names = [name for name in whole.namelist() if not name.startswith(tuple(LEFT_OUT)) and not name.endswith("/")]
        return _zipped({name: whole.read(name) for name in names})


def _sources() -> bytes:
    """What the worker imports of ours, the figures and clauses of the boxes, and two packages."""
    files: dict[str, bytes] = {}
    for path in imported_by(ENTRY, BESIDE).values():
        files[str(path.relative_to(ROOT / "src"))] = path.read_bytes()
    for path in sorted((ROOT / "src/ludotheque").rglob("*.toml")):
        if "server" not in path.parts and "primer" not in path.parts and "practice" not in path.parts:
            files[str(path.relative_to(ROOT / "src"))] = path.read_bytes()
    files[VOICES] = (ROOT / "src" / VOICES).read_bytes()
    for wheel in sorted(WHEELS.glob("*.whl")):
        with zipfile.ZipFile(wheel) as opened:
            files |= {name: opened.read(name) for name in opened.namelist() if not name.endswith((".pyi", "/"))}
    return _zipped(files)


def _zipped(files: dict[str, bytes]) -> bytes:
    """The same files give the same bytes."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED)
    return written.getvalue()


def _sheets() -> Iterator[tuple[str, bytes]]:
    """What the house prints, where the page looks for it."""
    prints = Prints(Catalogue(BOXES))
    yield "sheets/games", prints.games().content
    for game in msgspec.json.decode(prints.games().content, type=list[GameInfo]):
        beside = f"sheets/games/{game.name}"
        for lang in get_args(Language):
            yield f"{beside}/rules/{lang}", prints.rules(game.name, lang).content
            yield f"{beside}/primer/{lang}", prints.primer(game.name, lang).content
            yield f"{beside}/practice/{lang}", prints.practice(game.name, lang).content
            yield f"{beside}/texts/{lang}", prints.texts(game.name, lang).content
            if game.lesson is not None:
                yield f"{beside}/lesson/{lang}", prints.lesson_text(game.name, lang).content
        for edition in game.editions:
            yield f"{beside}/editions/{edition.hash}", prints.edition(game.name, edition.hash).content


def _introduced(index: str, home: str) -> str:
    """The page knows that the house is in it, and where."""
    told = f'<meta name="pocket" content="{home}" />'
    return index.replace('<meta name="root" content="" />', told).replace("./api/games", f"./{home}sheets/games.packed")


def _version(files: dict[str, bytes]) -> str:
    found = hashlib.sha256()
    for name, content in sorted(files.items()):
        found.update(f"{name} {len(content)}\n".encode() + content)
    return found.hexdigest()[:12]


if __name__ == "__main__":
    main()
