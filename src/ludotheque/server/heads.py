"""Who asks for the head of an answer alone (HEAD) gets that of the whole; the body is left out when it is sent."""

from typing import Any, cast

from litestar.types import ASGIApp, Receive, Scope, Send


class Heads:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(_asked_whole(scope), receive, send)


def _asked_whole(scope: Any) -> Scope:
    return cast(Scope, {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope)
