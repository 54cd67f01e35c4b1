"""What a command writes where it is called, such as a record saved under the name « 1 », stays out of the sources."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def called_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
