"""The service worker of a house in a page: it keeps one version whole, and says when there is another."""

import hashlib
import json
from pathlib import Path

HERE = Path(__file__).parent
TEMPLATE = HERE / "offline.js"
NOT_KEPT = ("sw.js", "robots.txt")
SELDOM = ("-greek", "-cyrillic", "og-")  # fetched when somebody wants it


def precached(folder: Path) -> list[str]:
    """Every file that a page may want without the network."""
    paths = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    return [name for name in paths if name not in NOT_KEPT and not any(word in name for word in SELDOM)]


def worker_for(folder: Path, files: list[str]) -> str:
    """It differs from another as soon as a byte of any of these does."""
    found = hashlib.sha256(TEMPLATE.read_bytes())
    for name in files:
        found.update(name.encode() + b"\n" + hashlib.sha256((folder / name).read_bytes()).digest())
    head = f"const VERSION = {json.dumps(found.hexdigest()[:12])};\nconst FILES = {json.dumps(files)};\n"
    return head + TEMPLATE.read_text("utf-8")
