"""PostgreSQL for tests: a server of their own, or the one that `LUDOTHEQUE_TEST_POSTGRESQL` names."""

import os
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from uuid import uuid4

import pytest
from tools.postgresql import PostgresqlServer, new_database

NewDatabase = Callable[[], str]  # gives the address of an empty one


@pytest.fixture(scope="session")
def new_postgresql() -> Iterator[NewDatabase]:
    numbers, run = count(), uuid4().hex[:8]
    named = os.environ.get("LUDOTHEQUE_TEST_POSTGRESQL")
    if named:
        yield lambda: new_database(named, f"ludotheque_{run}_{next(numbers)}")
        return
    with tempfile.TemporaryDirectory(prefix="ludotheque-postgresql-", ignore_cleanup_errors=True) as folder:
        server = PostgresqlServer(Path(folder), "fsync=off")  # these tests let no machine fail
        server.make()
        server.start()
        yield lambda: server.new_database(f"ludotheque_{run}_{next(numbers)}")
        server.stop()
