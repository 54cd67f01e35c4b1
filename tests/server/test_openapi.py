"""The HTTP interface keeps to its own description, whatever it is sent."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import schemathesis
from hypothesis import settings

from ludotheque.server.app import make_app
from ludotheque.server.settings import Settings
from tests.server.door import Door

few = settings(max_examples=12, deadline=None, database=None, derandomize=True)
with TemporaryDirectory() as empty:
    schema = schemathesis.openapi.from_dict(make_app(Settings(data=Path(empty))).openapi_schema.to_schema())


@schema.parametrize()
@few
def test_the_house_answers_strangers_as_described(case: Any, door: Door) -> None:
    case.call_and_validate(base_url=str(door.http.base_url))


@schema.include(path_regex=r"/api/tables/\{key\}").parametrize()
@few
def test_the_house_answers_the_host_of_a_table_as_described(case: Any, door: Door) -> None:
    table = door.new_table("me", "open", "random")
    case.path_parameters["key"] = table.key
    case.headers = {**(case.headers or {}), "Authorization": f"Bearer {table.host}"}

    case.call_and_validate(base_url=str(door.http.base_url))
