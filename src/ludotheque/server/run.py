"""Serving the house on a port."""

import gc
import socket

import uvicorn

from ludotheque.complaint import Complaint
from ludotheque.server.app import make_app
from ludotheque.server.limits import HARD_MESSAGE_BYTES
from ludotheque.server.logs import log_as_json
from ludotheque.server.settings import Settings


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve until interrupted."""
    log_as_json()
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,  # keys stand in addresses
        ws_max_size=HARD_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    _spare_the_collector()
    with _listen(host, port) as door:
        print(f"Ludothèque: {_address(host, door)} (Ctrl-C closes the house)", flush=True)
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
    except OSError as error:
        raise Complaint(f"cannot listen on {host} port {port}: {error.strerror}") from None
