"""Before anything is answered: under which name the house was visited, from which page, and from where."""

import asyncio
import logging
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from ludotheque.server.bodies import Problem
from ludotheque.server.gate_rules import GateRules
from ludotheque.server.limits import Buckets, Limits
from ludotheque.server.refusal import FOREIGN_PAGE, JSON_ONLY, TOO_FAST, UNKNOWN_HOST, Refusal
from ludotheque.server.visitor import home_of

log = logging.getLogger(__name__)

API = "/api/"
SAFE = ("GET", "HEAD", "OPTIONS")


class Gate:
    def __init__(self, app: ASGIApp, rules: GateRules, limits: Limits) -> None:
        self._app = app
        self._rules = rules
        self._requests = Buckets(limits.requests_at_once, limits.requests_per_second)
        self._pages = Buckets(limits.pages_at_once, limits.pages_per_second)
        self._pause = limits.pause_after_too_much
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                await self._look_at(scope)
            except Refusal as refusal:
                await _turn_away(scope, refusal, send)
                return
        await self._app(scope, receive, send)

    async def _look_at(self, scope: Any) -> None:
        headers = _headers(scope)
        scope["client"] = (self._address(scope, headers), 0)
        await self._count(scope)
        self._check(scope, headers)

    def _address(self, scope: Any, headers: dict[str, str]) -> str:
        """Where somebody comes from: as far back as named proxies tell."""
        peer: str = scope["client"][0] if scope["client"] else ""
        told = [part.strip() for part in headers.get("x-forwarded-for", "").split(",") if part.strip()]
        if told and not self._rules.trusts(peer):
            self._warn(peer)
        while told and self._rules.trusts(peer):
            peer = told.pop()
        return peer

    def _warn(self, peer: str) -> None:
        if not self._warned:
            self._warned = True
            log.warning("a proxy is not believed; name it with --trusted-proxy", extra={"proxy": peer})

    async def _count(self, scope: Any) -> None:
        """Who asks too much is answered late, and so cannot ask more: an answer costs the house next to nothing."""
        buckets = self._requests if scope["path"].startswith(API) else self._pages
        if not buckets.grants(home_of(scope["client"][0])):
            await asyncio.sleep(self._pause)
            raise Refusal(TOO_FAST, "this address asks too much at once")

    def _check(self, scope: Any, headers: dict[str, str]) -> None:
        host = headers.get("host", "")
        if not self._rules.knows_host(host):
            raise Refusal(UNKNOWN_HOST, "the house does not go by this name; see --allowed-host")
        safe = scope["type"] == "http" and scope["method"] in SAFE
        origin = headers.get("origin", "").lower()
        if origin and not safe and not self._rules.knows_origin(origin, host):
            raise Refusal(FOREIGN_PAGE, "a page of another site asks; see --allowed-origin")
        if not safe and _has_body(headers) and not _is_json(headers):
            raise Refusal(JSON_ONLY, "a body is application/json")


def _headers(scope: Any) -> dict[str, str]:
    """What is said several times counts as one list, so that a second name or page does not hide a first."""
    headers: dict[str, str] = {}
    for raw, value in scope["headers"]:
        name, text = raw.decode("latin-1"), value.decode("latin-1")
        headers[name] = f"{headers[name]}, {text}" if name in headers else text
    return headers


def _has_body(headers: dict[str, str]) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def _is_json(headers: dict[str, str]) -> bool:
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


async def _turn_away(scope: Any, refusal: Refusal, send: Any) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": refusal.clause})
        return
    body = msgspec.json.encode(Problem(refusal.clause, refusal.reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
