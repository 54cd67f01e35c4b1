"""The built web client, served from memory."""

import gzip
from pathlib import Path

import pytest

from ludotheque.server.site import Site

PAGE = "<!doctype html><title>Ludothèque</title>" + "<p>…</p>" * 200


@pytest.fixture
def site(tmp_path: Path) -> Site:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    (tmp_path / "assets" / "main-1a2b3c.js").write_text("let table;", "utf-8")
    return Site(tmp_path)


def test_every_address_of_the_client_shows_its_page(site: Site) -> None:
    for address in ("/", "/index.html", "/tables/abc", "/../../etc/passwd"):
        answer = site.answer(address, may_pack=False)
        assert answer.content == PAGE.encode()
        assert answer.headers["Cache-Control"] == "no-cache"


def test_hashed_files_are_kept_by_browsers(site: Site) -> None:
    answer = site.answer("/assets/main-1a2b3c.js", may_pack=True)

    assert answer.content == b"let table;"
    assert answer.media_type == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["Cache-Control"]


def test_pages_are_packed_for_browsers_that_can_unpack(site: Site) -> None:
    answer = site.answer("/", may_pack=True)

    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(answer.content) == PAGE.encode()


def test_a_page_loads_nothing_from_elsewhere(site: Site) -> None:
    policy = site.answer("/", may_pack=False).headers["Content-Security-Policy"]

    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "http" not in policy


def test_a_client_that_is_not_built_is_a_plain_sentence(tmp_path: Path) -> None:
    answer = Site(tmp_path / "nothing").answer("/", may_pack=False)

    assert answer.status_code == 503
    assert b"make site" in answer.content
