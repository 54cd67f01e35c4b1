"""What houses that share a database ask of each other; nobody else is answered."""

from typing import Any

from litestar import Router, post
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from ludotheque.server import bodies
from ludotheque.server.gate import INSIDE
from ludotheque.server.given import TheHouse
from ludotheque.server.refusal import UNKNOWN_ADDRESS, Refusal


def for_houses(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    if not connection.scope.get(INSIDE):
        raise Refusal(UNKNOWN_ADDRESS, f"nothing is at {connection.scope['path']}")


@post("/mine", status_code=200)
async def mine(house: TheHouse, data: JSONBody[bodies.MySecrets]) -> list[bodies.MyTable]:
    return await house.mine_here(data.secrets)


@post("/tables/{key:str}/let-go", status_code=204)
async def let_go(house: TheHouse, key: FromPath[str]) -> None:
    house.hand_over(key)


houses = Router("/inside", route_handlers=[mine, let_go], guards=[for_houses], include_in_schema=False)
