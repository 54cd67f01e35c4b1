"""The whole server: a house, its doors, and what keeps it tidy."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludotheque import __version__
from ludotheque.server import bodies
from ludotheque.server.api import routes
from ludotheque.server.catalogue import Catalogue
from ludotheque.server.chores import do_chores
from ludotheque.server.house import House
from ludotheque.server.inside import houses
from ludotheque.server.keeping import Keeping, keeping_of
from ludotheque.server.limits import BODY_BYTES
from ludotheque.server.neighbours import Elsewhere
from ludotheque.server.operating import health, measured, operators
from ludotheque.server.others import Others
from ludotheque.server.prints import Prints
from ludotheque.server.reading import HouseRequest, why_not
from ludotheque.server.refusal import MALFORMED, TOO_LARGE, TRY_AGAIN, UNKNOWN_ADDRESS, Refusal
from ludotheque.server.settings import Settings
from ludotheque.server.site import PAGE, Site
from ludotheque.server.sockets import table_socket
from ludotheque.server.storage import StorageFailed
from ludotheque.server.threads import with_threads

log = logging.getLogger(__name__)

# A table's key stands in the page's address, so the address must not travel to other sites.
HEADERS = {"Referrer-Policy": "same-origin", "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY"}
CLAUSES = {404: UNKNOWN_ADDRESS, 405: UNKNOWN_ADDRESS, 413: TOO_LARGE}


def make_app(settings: Settings) -> Litestar:
    """Bad editions, and a folder that cannot be used, are complained about here, before anything is served."""
    catalogue = Catalogue(settings.boxes, settings.editions)
    prints = Prints(catalogue)
    keeping = keeping_of(settings)
    return Litestar(
        [routes, table_socket, health, measured, operators, houses, page],
        lifespan=[lambda app: _open_house(app, settings, catalogue, keeping)],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "prints": Provide(_prints, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: _refused,
            StorageFailed: _failed,
            Elsewhere: _moved,
            HTTPException: _refused_by_litestar,
            Exception: _broken,
        },
        request_class=HouseRequest,
        response_headers=HEADERS,
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Ludothèque", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        state=State(
            {
                "site": Site(root=settings.root, page=PAGE),
                "token": keeping.token,
                "word": keeping.word,
                "prints": prints,
            }
        ),
        logging_config=None,
    )


@get(["/", "/{_:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, State]) -> Response[bytes]:
    path = request.url.path
    if path.startswith("/api/"):
        raise Refusal(UNKNOWN_ADDRESS, f"nothing is at {path}")
    site: Site = request.app.state.site
    return site.answer(path, request.headers)


def _house(state: State) -> House:
    house: House = state.house
    return house


def _prints(state: State) -> Prints:
    prints: Prints = state.prints
    return prints


@contextlib.asynccontextmanager
async def _open_house(app: Litestar, settings: Settings, catalogue: Catalogue, keeping: Keeping) -> AsyncIterator[None]:
    async with keeping.opened() as kept:
        means = with_threads(settings, Others(keeping.word))
        house = House(settings, catalogue, kept.storage, kept.clock, means)
        app.state.house = house
        async with keeping.held(kept, house.put_all_away):
            chores = asyncio.create_task(do_chores(house))
            log.info("open", extra={"games": list(settings.boxes)})
            try:
                yield
            finally:
                chores.cancel()
                await house.close()
                log.info("closed")


def _refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[bodies.Problem]:
    return Response(bodies.Problem(refusal.clause, refusal.reason), status_code=refusal.status)


def _failed(request: Request[Any, Any, Any], error: StorageFailed) -> Response[bodies.Problem]:
    log.warning("the disk failed a request", extra={"why": str(error)})
    return _refused(request, Refusal(TRY_AGAIN, "the disk does not answer at the moment"))


def _moved(request: Request[Any, Any, Any], _: Elsewhere) -> Response[bodies.Problem]:
    return _refused(request, Refusal(TRY_AGAIN, "another house has just taken the table"))


def _refused_by_litestar(_: Request[Any, Any, Any], error: HTTPException) -> Response[bodies.Problem]:
    clause = CLAUSES.get(error.status_code, MALFORMED)
    return Response(bodies.Problem(clause, why_not(error)), status_code=error.status_code, headers=error.headers)


def _broken(_: Request[Any, Any, Any], error: Exception) -> Response[bodies.Problem]:
    log.error("a request broke", exc_info=error)
    return Response(bodies.Problem(TRY_AGAIN, "something broke in the house"), status_code=500)
