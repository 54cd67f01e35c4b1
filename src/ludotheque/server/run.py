"""Serving the house on a port."""

import gc
import socket
import sys
from collections import Counter
from functools import partial

import uvicorn
from litestar import Litestar

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

TURN = 0.0005  # seconds for which work done aside may keep the interpreter from the loop


def configured(app: Litestar, settings: Settings) -> uvicorn.Config:
    """The app behind its gate, packed, in a doorway where nobody lingers."""
    limits = settings.limits
    doorway = partial(Doorway, gate=settings.gate, limits=limits, lines=Counter())
    return uvicorn.Config(
        Below(Gate(Heads(Packing(app)), settings.gate, limits), settings.root),
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


def _address(host: str, door: socket.socket) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{door.getsockname()[1]}/"


def _spare_the_collector() -> None:
    """Modules and editions live as long as the house; tables hold many small things and few cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise Complaint(f"cannot listen on {host} port {port}: {why}") from None
