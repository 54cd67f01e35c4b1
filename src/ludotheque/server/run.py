"""Serving the house on a port."""

import gc
import socket
import sys
from collections import Counter
from contextlib import ExitStack, suppress
from functools import partial

import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp

from ludotheque.complaint import Complaint
from ludotheque.server.app import make_app
from ludotheque.server.below import Below
from ludotheque.server.doorway import Doorway
from ludotheque.server.gate import Gate
from ludotheque.server.heads import Heads
from ludotheque.server.limits import HARD_MESSAGE_BYTES
from ludotheque.server.logs import log_as_json
from ludotheque.server.packing import Packing
from ludotheque.server.settings import Settings
from ludotheque.server.sharing import Sharing
from ludotheque.server.workers import Workers, own_doors

TURN = 0.0005  # seconds for which work done aside may keep the interpreter from the loop


def configured(app: Litestar, settings: Settings) -> uvicorn.Config:
    """The app behind its gate, packed, in a doorway where nobody lingers."""
    limits = settings.limits
    doorway = partial(Doorway, gate=settings.gate, limits=limits, lines=Counter(), own_door=settings.own_door)
    return uvicorn.Config(
        Below(Gate(_shared(Heads(Packing(app)), app), settings.gate, limits, app.state.word), settings.root),
        http=doorway,  # type: ignore[arg-type]  # called as the class would be
        log_config=None,
        access_log=False,  # keys stand in addresses
        proxy_headers=False,  # the gate knows whom to believe
        ws_ping_interval=limits.beat_seconds,
        ws_ping_timeout=limits.beat_seconds,
        ws_max_size=HARD_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def _shared(inner: ASGIApp, app: Litestar) -> ASGIApp:
    """Where houses share a database, what another one holds is asked of it."""
    return Sharing(inner, lambda: app.state.house, app.state.word) if app.state.word else inner


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve until interrupted. Whatever stands in the way is complained about before the house opens."""
    log_as_json()
    with _listen(host, port) as door:
        settings.address = _address(host, door)
        config = configured(make_app(settings), settings)
        _spare_the_collector()
        sys.setswitchinterval(TURN)
        print(f"Ludothèque: {settings.address} (Ctrl-C closes the house)", flush=True)
        uvicorn.Server(config).run([door])


def serve_together(settings: Settings, host: str, port: int, workers: int, first_door: str) -> None:
    """So many processes at one port, each with a door of its own besides, on the database of the settings."""
    from ludotheque.server.lease import bury, new_worker
    from ludotheque.server.shared import wait_for_database

    log_as_json()
    with ExitStack() as stack:
        doors = [stack.enter_context(_listen(host, port, together=True))]
        door_port = doors[0].getsockname()[1]
        doors += [stack.enter_context(_listen(host, door_port, together=True)) for _ in range(1, workers)]
        own = [stack.enter_context(door) for door in own_doors(first_door, workers)]
        names = [new_worker() for _ in range(workers)]
        settings.workers = workers
        app = make_app(settings)
        _spare_the_collector()
        sys.setswitchinterval(TURN)

        def work(number: int) -> None:
            settings.worker = names[number]
            settings.own_door = own[number].getsockname()[1]
            settings.address = _address(own[number].getsockname()[0], own[number])
            wait_for_database(settings.database)
            uvicorn.Server(configured(app, settings)).run([doors[number], own[number]])

        def bury_worker(number: int) -> None:
            with suppress(Complaint):  # its lease runs out by itself
                bury(settings.database, [names[number]])
            names[number] = new_worker()

        print(f"Ludothèque: {_address(host, doors[0])} (Ctrl-C closes the house)", flush=True)
        if workers == 1:
            work(0)
        else:
            Workers(workers, work, bury_worker).run()


def _address(host: str, door: socket.socket) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{door.getsockname()[1]}/"


def _spare_the_collector() -> None:
    """Modules and editions live as long as the house; tables hold many small things and few cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def _listen(host: str, port: int, together: bool = False) -> socket.socket:
    """Together: others may listen there, too, and each hears of some of those who come."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    together = together and hasattr(socket, "SO_REUSEPORT")
    try:
        return socket.create_server((host, port), family=family, backlog=2048, reuse_port=together)
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise Complaint(f"cannot listen on {host} port {port}: {why}") from None
