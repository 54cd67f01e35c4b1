"""What only the operator may ask of an open house. The word that opens it lies in the house's folder."""

import secrets
from typing import Any

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.connection import ASGIConnection
from litestar.enums import MediaType
from litestar.handlers.base import BaseRouteHandler
from litestar.params import FromPath

from ludotheque import __version__
from ludotheque.server.given import TheHouse
from ludotheque.server.metrics import measures
from ludotheque.server.pulse import Word
from ludotheque.server.refusal import OPERATOR_ONLY, Refusal

BEARER = "Bearer "
FAILING_STATUS = 503


class HowItIs(msgspec.Struct):
    status: Word


class HowItIsIndeed(HowItIs):
    troubles: list[str]
    version: str
    rooms: int  # tables in memory
    screens: int  # people and watchers at them


def for_the_operator(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    offered = connection.headers.get("Authorization", "").removeprefix(BEARER)
    if not secrets.compare_digest(offered.encode(), connection.app.state.token.encode()):
        raise Refusal(OPERATOR_ONLY, "this needs the word in the file operator.token of the house's folder")


@get("/health", include_in_schema=False)
async def health(house: TheHouse) -> Response[HowItIs]:
    """For whoever spreads the load: one word, and a status of failure when the house cannot do its work."""
    word = house.pulse.word()
    return Response(HowItIs(word), status_code=FAILING_STATUS if word == "failing" else 200)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, guards=[for_the_operator])
async def measured() -> bytes:
    return measures()


@get("/health")
async def health_indeed(house: TheHouse) -> HowItIsIndeed:
    troubles = [trouble.what for trouble in house.pulse.troubles()]
    screens = sum(len(room.presence.screens) for room in house.rooms.values())
    return HowItIsIndeed(house.pulse.word(), troubles, __version__, len(house.rooms), screens)


@post("/tables/{id:int}/close", status_code=204)
async def close_table(house: TheHouse, id: FromPath[int]) -> None:
    await house.close_table(id)


@delete("/tables/{id:int}")
async def delete_table(house: TheHouse, id: FromPath[int]) -> None:
    await house.delete_table(id)


operators = Router(
    "/operator",
    route_handlers=[health_indeed, close_table, delete_table],
    guards=[for_the_operator],
    include_in_schema=False,
)
