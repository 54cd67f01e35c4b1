"""A file is made once from the same cause, and again from another."""

from pathlib import Path

import pytest
from tools.marks import Marks, digest


class Workshop:
    """Makes one file and counts how often."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "made" / "play.o"
        self.path.parent.mkdir()
        self.marks = Marks(folder / "marks")
        self.times = 0

    def make(self, cause: bytes, breaks: bool = False) -> int:
        self.marks.make(self.path, digest(cause), lambda: self._write(breaks))
        return self.times

    def _write(self, breaks: bool) -> None:
        self.times += 1
        self.path.write_text("half")
        if breaks:
            raise KeyboardInterrupt
        self.path.write_text("whole")


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


def test_the_same_cause_makes_a_file_once(workshop: Workshop) -> None:
    assert (1, 1) == (workshop.make(b"one"), workshop.make(b"one"))


def test_another_cause_makes_it_again(workshop: Workshop) -> None:
    assert (1, 2, 3) == (workshop.make(b"one"), workshop.make(b"two"), workshop.make(b"one"))


def test_a_file_that_is_gone_is_made_again(workshop: Workshop) -> None:
    workshop.make(b"one")
    workshop.path.unlink()

    assert 2 == workshop.make(b"one")


def test_half_a_file_is_made_again(workshop: Workshop) -> None:
    workshop.make(b"one")
    with pytest.raises(KeyboardInterrupt):
        workshop.make(b"two", breaks=True)

    assert 3 == workshop.make(b"two")
    assert "whole" == workshop.path.read_text()
    assert 4 == workshop.make(b"one")


def test_a_digest_tells_where_one_part_ends() -> None:
    assert digest(b"ab", b"c") != digest(b"a", b"bc")
