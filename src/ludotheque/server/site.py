"""The web client as it was built: every file is read once; any other address is the client's own to show.

An address that leads nowhere shows the client, too, which says so in the reader's language, but with status 404.
"""

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from litestar import Response
from litestar.enums import MediaType

from ludotheque.server.places import is_place

BUILT = Path(__file__).parent / "static"
HASHED = "assets/"  # the builder puts a hash in these names, so they never change
INDEX = "index.html"
ITS_OWN = b'="./'  # how it names what lies beside it
NO_ROOT = b'<meta name="root" content=""'
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SMALLEST_PACKED = 1024
# The page loads nothing from elsewhere, speaks to this house alone, tells nobody where one came from, and stands in no
# other's frame. Positions and colours are set on elements, so only these may have styles of their own.
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "manifest-src": "'self'",
    "connect-src": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
GUARDS = {
    "Content-Security-Policy": "; ".join(f"{what} {whence}" for what, whence in POLICY.items()),
    "Cross-Origin-Opener-Policy": "same-origin",
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
    """Below a path of its site, the page is told that path."""

    def __init__(self, folder: Path = BUILT, root: str = "") -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._pages = {path.relative_to(folder).as_posix(): _page(path, folder, root) for path in paths}

    def answer(self, address: str, may_pack: bool) -> Response[bytes]:
        file = self._pages.get(address.lstrip("/"))
        page = file or self._pages.get(INDEX)
        if page is None:
            return Response(NOT_BUILT.encode(), status_code=503, media_type=MediaType.TEXT)
        packed = may_pack and page.packed != b""
        headers = {"Cache-Control": page.cache, "Vary": "Accept-Encoding", **GUARDS}
        if packed:
            headers["Content-Encoding"] = "gzip"
        status = 200 if file is not None or is_place(address) else 404
        content = page.packed if packed else page.content
        return Response(content, status_code=status, media_type=page.kind, headers=headers)


def _page(path: Path, folder: Path, root: str) -> Page:
    content = path.read_bytes()
    if path.name == INDEX:
        content = _below(content, root.encode())
    packed = gzip.compress(content, mtime=0) if len(content) >= SMALLEST_PACKED else b""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    return Page(content, packed if len(packed) < len(content) else b"", kind, FOR_EVER if hashed else ASK_AGAIN)


def _below(index: bytes, root: bytes) -> bytes:
    return index.replace(ITS_OWN, b'="%b/' % root).replace(NO_ROOT, NO_ROOT.replace(b'""', b'"%b"' % root))
