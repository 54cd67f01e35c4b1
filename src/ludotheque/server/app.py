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
from ludotheque.server.folder import FILE, FolderLock, operators_token
from ludotheque.server.house import House
from ludotheque.server.housefile import prepare
from ludotheque.server.limits import BODY_BYTES
from ludotheque.server.operating import health, measured, operators
from ludotheque.server.prints import Prints
from ludotheque.server.reading import HouseRequest, why_not
from ludotheque.server.refusal import MALFORMED, TOO_LARGE, TRY_AGAIN, UNKNOWN_ADDRESS, Refusal
from ludotheque.server.settings import Settings
from ludotheque.server.site import PAGE, Site
from ludotheque.server.sockets import table_socket
from ludotheque.server.sqlite import SqliteStorage
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
    lock = FolderLock(settings.data, settings.address)
    prepare(settings.data / FILE)
    return Litestar(
        [routes, table_socket, health, measured, operators, page],
        lifespan=[lambda app: _open_house(app, settings, catalogue, lock)],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "prints": Provide(_prints, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: _refused,
            StorageFailed: _failed,
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
            {"site": Site(root=settings.root, page=PAGE), "token": operators_token(settings.data), "prints": prints}
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
async def _open_house(app: Litestar, settings: Settings, catalogue: Catalogue, lock: FolderLock) -> AsyncIterator[None]:
    storage = SqliteStorage(settings.data / FILE)
    house = House(settings, catalogue, storage, settings.clock(storage.clock()), with_threads(settings))
    app.state.house = house
    chores = asyncio.create_task(do_chores(house))
    log.info("open", extra={"games": list(settings.boxes)})
    try:
        yield
    finally:
        chores.cancel()
        await house.close()
        lock.release()
        log.info("closed")


def _refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[bodies.Problem]:
    return Response(bodies.Problem(refusal.clause, refusal.reason), status_code=refusal.status)


def _failed(request: Request[Any, Any, Any], error: StorageFailed) -> Response[bodies.Problem]:
    log.warning("the disk failed a request", extra={"why": str(error)})
    return _refused(request, Refusal(TRY_AGAIN, "the disk does not answer at the moment"))


def _refused_by_litestar(_: Request[Any, Any, Any], error: HTTPException) -> Response[bodies.Problem]:
    clause = CLAUSES.get(error.status_code, MALFORMED)
    return Response(bodies.Problem(clause, why_not(error)), status_code=error.status_code, headers=error.headers)


def _broken(_: Request[Any, Any, Any], error: Exception) -> Response[bodies.Problem]:
    log.error("a request broke", exc_info=error)
    return Response(bodies.Problem(TRY_AGAIN, "something broke in the house"), status_code=500)
