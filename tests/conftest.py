"""Says which core the suite runs on, and refuses to run on the wrong one."""

import os

import pytest

from ludotheque.kernel import play

COMPILED = not str(play.__file__).endswith(".py")


def pytest_report_header() -> str:
    return f"core: {'compiled' if COMPILED else 'interpreted'}"


def pytest_sessionstart() -> None:
    if os.environ.get("LUDOTHEQUE_EXPECT_COMPILED") == "1" and not COMPILED:
        pytest.exit("the compiled tests need a compiled core: install a C compiler and run `make compile`", 2)
