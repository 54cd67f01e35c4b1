"""The built web client, served from memory."""

import gzip
import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludotheque.complaint import Complaint
from ludotheque.server.below import read_root
from ludotheque.server.site import Site
from tests.server.door import PATIENCE, house_at

PAGE = "<!doctype html><title>Ludothèque</title>" + "<p>…</p>" * 200


PLAIN: dict[str, str] = {}


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """As the builder leaves it: what it has packed lies beside what is packed."""
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    (assets / "main-1a2b3c.js").write_text("let table;", "utf-8")
    (assets / "main-1a2b3c.js.br").write_bytes(b"packed best")
    (assets / "main-1a2b3c.js.gz").write_bytes(b"packed")
    return Site(tmp_path)


def test_every_address_of_the_client_shows_its_page(site: Site) -> None:
    for address in ("/", "/index.html", "/new/cresus", "/t/abc", "/t/abc/big", "/t/abc/dice/", "/s", "/j/AB-CD"):
        answer = site.answer(address, PLAIN)
        assert answer.status_code in (None, 200)
        assert answer.content == PAGE.encode()
        assert answer.headers["Cache-Control"] == "no-cache"


def test_the_house_in_a_page_is_told_of_in_a_head_that_stays_whole(tmp_path: Path) -> None:
    head = '<meta name="root" content="" />\n    <link rel="icon" href="./box.svg" />'
    for folder in ("static", "page"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "index.html").write_text(f'<!doctype html><html lang="fr"><head>{head}</head>', "utf-8")

    page = Site(tmp_path / "static", "/ludo", tmp_path / "page").answer("/", PLAIN).content.decode()

    assert '<meta name="offline" content="/ludo/pocket/" />' in page
    assert '<meta name="root" content="/ludo" />' in page
    assert "/>" not in re.sub(r"<[^>]*>", "", page)


def test_an_address_that_leads_nowhere_says_so_to_programs_and_to_people(site: Site) -> None:
    for address in ("/tables/abc", "/../../etc/passwd", "/t", "/t/abc/small", "/wp-login.php", "/assets/main-0.js"):
        answer = site.answer(
            address, {"Accept-Encoding": "gzip", "If-None-Match": site.answer("/", PLAIN).headers["ETag"]}
        )
        assert answer.status_code == 404
        assert gzip.decompress(answer.content) == PAGE.encode()


def test_hashed_files_are_kept_by_browsers(site: Site) -> None:
    answer = site.answer("/assets/main-1a2b3c.js", PLAIN)

    assert answer.content == b"let table;"
    assert answer.media_type == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["Cache-Control"]


@pytest.mark.parametrize(
    ("accepted", "encoding", "content"),
    [
        ("gzip, deflate, br", "br", b"packed best"),
        ("gzip", "gzip", b"packed"),
        ("br;q=0, gzip;q=0.5", "gzip", b"packed"),
        ("identity", None, b"let table;"),
    ],
)
def test_files_come_packed_as_the_browser_likes(
    site: Site, accepted: str, encoding: str | None, content: bytes
) -> None:
    answer = site.answer("/assets/main-1a2b3c.js", {"Accept-Encoding": accepted})

    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.content == content
    assert "Accept-Encoding" in answer.headers["Vary"]


def test_what_lies_packed_beside_a_file_is_no_file_of_its_own(site: Site) -> None:
    assert site.answer("/assets/main-1a2b3c.js.gz", PLAIN).content == PAGE.encode()


def test_the_page_is_packed_for_browsers_that_can_unpack(site: Site) -> None:
    answer = site.answer("/", {"Accept-Encoding": "gzip"})

    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(answer.content) == PAGE.encode()


def test_a_browser_that_has_the_page_is_only_told_so(site: Site) -> None:
    known = site.answer("/", PLAIN).headers["ETag"]

    assert site.answer("/", {"If-None-Match": known}).status_code == 304
    assert site.answer("/", {"If-None-Match": 'W/"another"'}).content == PAGE.encode()


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [("en-GB,en;q=0.9,fr;q=0.8", "en"), ("fr-CA,en", "fr"), ("de,en;q=0.5", "en"), ("de", "fr"), ("", "fr")],
)
def test_the_page_says_its_language_before_it_has_begun(tmp_path: Path, wanted: str, lang: str) -> None:
    (tmp_path / "index.html").write_text('<!doctype html><html lang="fr">')
    answer = Site(tmp_path).answer("/", {"Accept-Language": wanted})

    assert answer.content == f'<!doctype html><html lang="{lang}">'.encode()
    assert answer.headers["Content-Language"] == lang
    assert "Accept-Language" in answer.headers["Vary"]


def test_a_page_loads_nothing_from_elsewhere_and_speaks_to_its_own_house_alone(site: Site) -> None:
    policy = site.answer("/", PLAIN).headers["Content-Security-Policy"]
    allowed = dict(rule.split(" ", 1) for rule in policy.split("; "))

    assert (allowed["default-src"], allowed["script-src"], allowed["connect-src"]) == ("'none'", "'self'", "'self'")
    assert (allowed["frame-ancestors"], allowed["form-action"], allowed["base-uri"]) == ("'none'",) * 3
    assert {word for rule in allowed.values() for word in rule.split()} <= {
        "'self'",
        "'none'",
        "'unsafe-inline'",
        "data:",
    }


def test_a_client_that_is_not_built_is_a_plain_sentence(tmp_path: Path) -> None:
    answer = Site(tmp_path / "nothing").answer("/", PLAIN)

    assert answer.status_code == 503
    assert b"make site" in answer.content


BUILT = '<meta name="root" content="" /><link href="./box.svg"><script src="./assets/main.js"></script>'


@pytest.mark.parametrize("root", ["", "/ludo", "/games/old"])
def test_a_page_is_told_below_which_path_it_stands(tmp_path: Path, root: str) -> None:
    (tmp_path / "index.html").write_text(BUILT)
    page = Site(tmp_path, root).answer("/t/abc", PLAIN).content.decode()

    assert f'<meta name="root" content="{root}" />' in page
    assert f'href="{root}/box.svg"' in page
    assert f'src="{root}/assets/main.js"' in page


@pytest.mark.parametrize("prefix", ["/ludo", ""], ids=["left on", "taken off"])
def test_a_house_below_a_path_answers_whatever_the_proxy_does_with_the_path(tmp_path: Path, prefix: str) -> None:
    with house_at(tmp_path, root="/ludo") as door:
        games = door.get(f"{prefix}/api/games")
        socket = f"ws://127.0.0.1:{door.port}{prefix}/api/tables/nothing/socket"

        assert len(games.json()) == 5
        assert door.get(f"{prefix}/health").json() == {"status": "ok"}
        with connect(socket, subprotocols=["ludotheque"]) as open_socket, pytest.raises(ConnectionClosed) as closed:  # type: ignore[list-item]
            open_socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        assert door.get("/ludothek/api/games").headers["content-type"].startswith("text/")


def test_a_path_that_is_none_is_complained_about() -> None:
    assert read_root("/ludo/") == "/ludo"
    assert read_root("/") == ""
    for bad in ("ludo", "/a b", "/a//b", "/../x", '/"x'):
        with pytest.raises(Complaint, match="--root-path is a path such as /ludo"):
            read_root(bad)
