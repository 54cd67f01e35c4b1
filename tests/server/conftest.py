"""One house for all tests of a file that need nothing special of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import new_postgresql
from tests.server.door import Door, house_at

__all__ = ["door", "new_postgresql"]


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with house_at(Path(tmp_path_factory.mktemp("house"))) as opened:
        yield opened
