"""A house that stands below a path of its site: it answers there, whether or not the proxy takes the path off."""

import re
from typing import Any, cast

from litestar.types import ASGIApp, Receive, Scope, Send

from ludotheque.complaint import Complaint

ROOT = re.compile(r"(/[A-Za-z0-9_.~-]+)*")


def read_root(text: str) -> str:
    """`/ludo` from `/ludo/`; nothing where the house stands at the root."""
    root = text.rstrip("/")
    if not ROOT.fullmatch(root) or "/.." in root:
        raise Complaint(f"--root-path is a path such as /ludo, not {text!r}")
    return root


class Below:
    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = self._taken_off(scope)
        await self._app(scope, receive, send)

    def _taken_off(self, scope: Any) -> Scope:
        path: str = scope["path"]
        if path != self._root and not path.startswith(f"{self._root}/"):
            return cast(Scope, scope)
        shorter = path[len(self._root) :] or "/"
        return cast(Scope, {**scope, "path": shorter, "raw_path": shorter.encode()})
