"""Files that are made again only when what they are made from has changed."""

import hashlib
from collections.abc import Callable
from pathlib import Path


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


class Marks:
    """Beside a build, one mark for each file: from what it was made. It is written last, so half a file has none."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make(self, path: Path, cause: str, make: Callable[[], object]) -> None:
        mark = self.folder / str(path).replace("/", "+").replace("\\", "+")
        if path.exists() and mark.exists() and mark.read_text("ascii") == cause:
            return
        mark.unlink(missing_ok=True)
        make()
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.write_text(cause, "ascii")
