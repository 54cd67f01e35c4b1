"""Calling the command line inside the test, with its streams in hand."""

import contextlib
import io
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ludotheque.cli.main import main


@dataclass
class Result:
    status: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)

    def complaint(self) -> str:
        """The one sentence on the error stream of a command that could not be carried out."""
        assert self.status == 2
        assert self.err.startswith("ludotheque: ")
        assert self.err.count("\n") == 1
        return self.err.removeprefix("ludotheque: ").rstrip("\n")


def call(*words: str, stdin: str | bytes = "") -> Result:
    source = io.BytesIO(stdin.encode() if isinstance(stdin, str) else stdin)
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with _typing(source), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            status = main(list(words))
        except SystemExit as leaving:  # argparse leaves so after --help and --version
            status = int(leaving.code or 0)
    return Result(status, _written(out), _written(err))


def _written(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


@contextlib.contextmanager
def _typing(source: io.BytesIO) -> Iterator[None]:
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(source, encoding="utf-8")
    try:
        yield
    finally:
        sys.stdin = before
