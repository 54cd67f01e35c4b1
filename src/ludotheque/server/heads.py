"""Who asks for the head of an answer is given that of the answer itself; the body stays in the house."""

from typing import Any, cast

from litestar.types import ASGIApp, Receive, Scope, Send


class Heads:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        if asked["type"] == "http" and asked["method"] == "HEAD":
            await self._app(cast(Scope, {**asked, "method": "GET"}), receive, _bodiless(send))
        else:
            await self._app(scope, receive, send)


def _bodiless(send: Send) -> Send:
    async def without_body(message: Any) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return without_body
