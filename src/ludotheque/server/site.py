"""The web client as it was built: every file is read once; any other address is the client's own to show."""

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from litestar import Response
from litestar.enums import MediaType

BUILT = Path(__file__).parent / "static"
HASHED = "assets/"  # the builder puts a hash in these names, so they never change
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SMALLEST_PACKED = 1024
GUARDS = {  # the page loads nothing from elsewhere, tells nobody where one came from, and stands in no other's frame
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
NOT_BUILT = "Ludothèque is running, but its web client is not built: run `make site`, then start again.\n"


@dataclass
class Page:
    content: bytes
    packed: bytes  # empty if it would be no smaller
    kind: str
    cache: str


class Site:
    def __init__(self, folder: Path = BUILT) -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._pages = {path.relative_to(folder).as_posix(): _page(path, folder) for path in paths}

    def answer(self, address: str, may_pack: bool) -> Response[bytes]:
        page = self._pages.get(address.lstrip("/")) or self._pages.get("index.html")
        if page is None:
            return Response(NOT_BUILT.encode(), status_code=503, media_type=MediaType.TEXT)
        packed = may_pack and page.packed != b""
        headers = {"Cache-Control": page.cache, "Vary": "Accept-Encoding", **GUARDS}
        if packed:
            headers["Content-Encoding"] = "gzip"
        return Response(page.packed if packed else page.content, media_type=page.kind, headers=headers)


def _page(path: Path, folder: Path) -> Page:
    content = path.read_bytes()
    packed = gzip.compress(content, mtime=0) if len(content) >= SMALLEST_PACKED else b""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    return Page(content, packed if len(packed) < len(content) else b"", kind, FOR_EVER if hashed else ASK_AGAIN)
