"""What the operator asks of a house from outside: the open house does it itself, else it is done where it is kept."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from typing import Any, cast
from urllib.parse import urlsplit

from ludotheque.complaint import Complaint
from ludotheque.server.premises import Open, Premises
from ludotheque.server.storage import Storage

PATIENCE = 30.0  # seconds
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


def close_table(premises: Premises, id: int) -> None:
    async def close(storage: Storage) -> None:
        key = await _key(storage, id)
        await storage.take(key)
        await storage.set_stage(key, "closed")

    _do(premises, close, "POST", f"/operator/tables/{id}/close")


def delete_table(premises: Premises, id: int) -> None:
    async def delete(storage: Storage) -> None:
        await storage.delete(await _key(storage, id))

    _do(premises, delete, "DELETE", f"/operator/tables/{id}")


def ask(house: Open, method: str, path: str) -> Any:
    """What the open house answers, which listens to who knows its word."""
    headers = {"Authorization": f"Bearer {house.token}", "Content-Type": "application/json"}
    request = urllib.request.Request(_address(house.address) + path, method=method, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read() or b"null")
    except urllib.error.HTTPError as error:
        raise Complaint(f"the house said no: {_reason(error)}") from None
    except (urllib.error.URLError, TimeoutError, ValueError) as error:
        raise Complaint(f"the house ({house.who}) does not answer: {error}") from None


def _do(premises: Premises, work: Callable[[Storage], Awaitable[None]], method: str, path: str) -> None:
    house = premises.open_house()
    if house is not None:
        ask(house, method, path)
    else:
        asyncio.run(_alone(premises, work))


async def _alone(premises: Premises, work: Callable[[Storage], Awaitable[None]]) -> None:
    async with premises.alone() as storage:
        await work(storage)


async def _key(storage: Storage, id: int) -> str:
    key = await storage.find_id(id)
    if key is None:
        raise Complaint(f"there is no table {id}")
    return key


def _address(address: str) -> str:
    """From this machine; a house that listens everywhere also listens here."""
    parts = urlsplit(address)
    host = EVERYWHERE.get(parts.hostname or "", parts.hostname or "")
    return f"http://[{host}]:{parts.port}" if ":" in host else f"http://{host}:{parts.port}"


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        return cast(str, json.loads(error.read())["reason"])
    except (ValueError, KeyError, TypeError):
        return str(error)
