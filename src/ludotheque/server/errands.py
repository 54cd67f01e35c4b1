"""What the operator asks of a house from outside: the open house does it itself, else it is done in its folder."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

from ludotheque.complaint import Complaint
from ludotheque.server.folder import FILE, FolderLock, Holder, holder_of, operators_token
from ludotheque.server.housefile import prepare
from ludotheque.server.sqlite import SqliteStorage
from ludotheque.server.storage import Storage

PATIENCE = 30.0  # seconds
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


def close_table(folder: Path, id: int) -> None:
    async def close(storage: Storage) -> None:
        await storage.set_stage(await _key(storage, id), "closed")

    holder = holder_of(folder)
    if holder is not None:
        ask(folder, holder, "POST", f"/operator/tables/{id}/close")
    else:
        _alone(folder, close)


def delete_table(folder: Path, id: int) -> None:
    async def delete(storage: Storage) -> None:
        await storage.delete(await _key(storage, id))

    holder = holder_of(folder)
    if holder is not None:
        ask(folder, holder, "DELETE", f"/operator/tables/{id}")
    else:
        _alone(folder, delete)


def ask(folder: Path, holder: Holder, method: str, path: str) -> Any:
    """What the open house answers, which listens to who can read its folder."""
    headers = {"Authorization": f"Bearer {operators_token(folder)}", "Content-Type": "application/json"}
    request = urllib.request.Request(_address(holder) + path, method=method, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read() or b"null")
    except urllib.error.HTTPError as error:
        raise Complaint(f"the house said no: {_reason(error)}") from None
    except (urllib.error.URLError, TimeoutError, ValueError) as error:
        raise Complaint(f"the house ({holder}) does not answer: {error}") from None


def _alone(folder: Path, work: Callable[[Storage], Awaitable[None]]) -> None:
    """Nobody opens the house meanwhile."""
    lock = FolderLock(folder)
    try:
        prepare(folder / FILE)
        asyncio.run(_with_storage(folder, work))
    finally:
        lock.release()


async def _with_storage(folder: Path, work: Callable[[Storage], Awaitable[None]]) -> None:
    storage = SqliteStorage(folder / FILE)
    try:
        await work(storage)
    finally:
        await storage.close()


async def _key(storage: Storage, id: int) -> str:
    key = await storage.find_id(id)
    if key is None:
        raise Complaint(f"there is no table {id}")
    return key


def _address(holder: Holder) -> str:
    """From this machine; a house that listens everywhere also listens here."""
    parts = urlsplit(holder.address)
    host = EVERYWHERE.get(parts.hostname or "", parts.hostname or "")
    return f"http://[{host}]:{parts.port}" if ":" in host else f"http://{host}:{parts.port}"


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        return cast(str, json.loads(error.read())["reason"])
    except (ValueError, KeyError, TypeError):
        return str(error)
