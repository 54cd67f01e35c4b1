"""A house's file as a house of an earlier version would have left it."""

import contextlib
import sqlite3
from pathlib import Path

from ludotheque.server.migrations import STEPS


def as_of_version(path: Path, version: int) -> None:
    """Only what a file of this version has room for stays in the file."""
    present = path.rename(path.with_suffix(".present"))
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file:
        for step in STEPS[:version]:
            file.executescript(step)
        file.execute("delete from house")
        file.execute("attach ? as present", (str(present),))
        for (table,) in file.execute("select name from main.sqlite_master where type = 'table'").fetchall():
            columns = ", ".join(name for _, name, *_ in file.execute(f"pragma main.table_info({table})"))
            file.execute(f"insert into main.{table} ({columns}) select {columns} from present.{table}")
        file.execute(f"pragma user_version = {version}")
