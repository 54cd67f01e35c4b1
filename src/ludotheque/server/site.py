"""The web client as it was built: every file is read once; any other address is the client's own to show.

An address that leads nowhere shows the client, too, which says so in the reader's language, but with status 404.
"""

import mimetypes
import re
from collections.abc import Mapping
from pathlib import Path

from litestar import Response
from litestar.enums import MediaType

from ludotheque.server.handing import ASK_AGAIN, FOR_EVER, handed_out
from ludotheque.server.headers import accepted
from ludotheque.server.places import is_place
from ludotheque.server.sheets import GZIP, Sheet, printed
from ludotheque.texts.sentences import LANGUAGES

BUILT = Path(__file__).parent / "static"
PAGE = Path(__file__).parent / "page"  # the house in a page, where it has been built
BELOW = "pocket/"  # where that stands
HASHED = re.compile("assets/|pocket/(assets|house-[0-9a-f]+)/")  # named after what is in them, so they never change
INDEX = "index.html"
ITS_OWN = b'="./'  # how it names what lies beside it
NO_ROOT = b'<meta name="root" content=""'
IN_FRENCH = b'<html lang="fr"'
# The builder lays what it has packed beside what is packed, under these endings; the best first.
PACKED = {"br": ".br", GZIP: ".gz"}
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
# The worker that keeps the house in a page runs Python, which comes as WebAssembly and a script that it unpacks itself.
WORKER_POLICY = POLICY | {"script-src": "'self' blob: 'wasm-unsafe-eval'"}
WORKER = re.compile(r"pocket/assets/worker-[^/]+\.js")


def _policy(rules: dict[str, str]) -> str:
    return "; ".join(f"{what} {whence}" for what, whence in rules.items())


GUARDS = {
    "Content-Security-Policy": _policy(POLICY),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
NOT_BUILT = "Ludothèque is running, but its web client is not built: run `make site`, then start again.\n"


class Site:
    """Below a path of its site, the page is told that path; it is in the language that the browser asks for first."""

    def __init__(self, folder: Path = BUILT, root: str = "", page: Path | None = None) -> None:
        self._files = _files_of(folder)
        index = self._files.pop(INDEX, None)
        offered = _files_of(page) if page is not None and index else {}
        self._index = _in_languages(_below(index.content, root.encode(), bool(offered))) if index else {}
        for name, sheet in offered.items():
            twin = self._files.get(name)  # the same scripts, but packed
            self._files[BELOW + name] = twin if twin is not None and twin.tag == sheet.tag else sheet

    def answer(self, address: str, asked: Mapping[str, str]) -> Response[bytes]:
        name = address.lstrip("/")
        if name == BELOW and name + INDEX in self._files:
            return handed_out(self._files[name + INDEX], asked, ASK_AGAIN, **GUARDS)
        if name in self._files:
            more = {"Content-Security-Policy": _policy(WORKER_POLICY)} if WORKER.fullmatch(name) else {}
            return handed_out(self._files[name], asked, FOR_EVER if HASHED.match(name) else ASK_AGAIN, **more)
        if not self._index:
            return Response(NOT_BUILT.encode(), status_code=503, media_type=MediaType.TEXT)
        lang = _language(asked.get("Accept-Language", ""))
        more = {"Vary": "Accept-Encoding, Accept-Language", "Content-Language": lang}
        if is_place(address) or name == INDEX:
            return handed_out(self._index[lang], asked, ASK_AGAIN, **GUARDS, **more)
        anew = {"Accept-Encoding": asked.get("Accept-Encoding", "")}
        nowhere = handed_out(self._index[lang], anew, ASK_AGAIN, **GUARDS, **more)
        nowhere.status_code = 404
        return nowhere


def _sheet(path: Path) -> Sheet:
    """A file as it was built, with what the builder has packed of it."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    beside = {encoding: path.with_name(path.name + ending) for encoding, ending in PACKED.items()}
    packed = {encoding: found.read_bytes() for encoding, found in beside.items() if found.is_file()}
    return Sheet(path.read_bytes(), kind, packed)


def _below(index: bytes, root: bytes, offers: bool) -> bytes:
    told = NO_ROOT.replace(b'""', b'"%b"' % root)
    if offers:
        told = b'<meta name="offline" content="%b/%b" />\n    ' % (root, BELOW.encode()) + told
    return index.replace(ITS_OWN, b'="%b/' % root).replace(NO_ROOT, told)


def _files_of(folder: Path) -> dict[str, Sheet]:
    paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    plain = [path for path in paths if path.suffix not in PACKED.values()]
    return {path.relative_to(folder).as_posix(): _sheet(path) for path in plain}


def _in_languages(index: bytes) -> dict[str, Sheet]:
    inked = {lang: index.replace(IN_FRENCH, IN_FRENCH.replace(b"fr", lang.encode())) for lang in LANGUAGES}
    return {lang: printed(page, "text/html; charset=utf-8") for lang, page in inked.items()}


def _language(wanted: str) -> str:
    """The first that the house speaks; the page itself, which knows what one chose here before, asks the same."""
    spoken = (word.partition("-")[0] for word in accepted(wanted))
    return next((lang for lang in spoken if lang in LANGUAGES), LANGUAGES[0])
