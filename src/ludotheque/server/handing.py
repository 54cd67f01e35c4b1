"""Handing out what is printed: the best packing that the browser takes, or a nod if it has the sheet."""

from collections.abc import Mapping
from typing import Any

from litestar import Response

from ludotheque.server.headers import accepted
from ludotheque.server.sheets import Sheet

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


def handed_out(sheet: Sheet, asked: Mapping[str, str], cache: str, **more: str) -> Response[Any]:
    """The answer to a request with these headers; nothing but a nod if the browser has the sheet."""
    headers = {"ETag": f'W/"{sheet.tag}"', "Cache-Control": cache, "Vary": "Accept-Encoding", **more}
    if sheet.tag in asked.get("If-None-Match", ""):
        return Response(None, status_code=304, headers=headers)
    encodings = accepted(asked.get("Accept-Encoding", ""))
    for encoding, packed in sheet.packed.items():
        if encoding in encodings:
            return Response(packed, media_type=sheet.kind, headers={**headers, "Content-Encoding": encoding})
    return Response(sheet.content, media_type=sheet.kind, headers=headers)


def kept_under(sheet: Sheet, tag: str, asked: Mapping[str, str]) -> Response[Any]:
    """Who asks for the sheet by its tag need never ask again."""
    return handed_out(sheet, asked, FOR_EVER if tag == sheet.tag else ASK_AGAIN)
