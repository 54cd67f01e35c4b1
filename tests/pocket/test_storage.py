"""The house's file keeps the laws of storage. What a browser keeps is tried in the browser, by the same laws."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludotheque.server.housefile import prepare
from ludotheque.server.sqlite import SqliteStorage
from ludotheque.server.storage import Storage
from tests.pocket.laws import LAWS, Reopened


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_file_keeps_the_law(law: Callable[[Storage, Reopened], Awaitable[None]], tmp_path: Path) -> None:
    async def keep() -> None:
        async def opened() -> SqliteStorage:
            return SqliteStorage(tmp_path / "house.sqlite")

        prepare(tmp_path / "house.sqlite")
        await law(await opened(), opened)

    asyncio.run(keep())
