"""The explorer finds what is wrong, and hands over a record that leads there."""

import pytest

from ludotheque.record.read import read_record
from ludotheque.shelf import BOXES
from tests.explore.fuzzer import Found, Fuzzer


@pytest.mark.parametrize("title", list(BOXES))
def test_a_game_with_wild_attempts_comes_to_its_end(title: str) -> None:
    assert Fuzzer(BOXES[title], seed=3).run() > 10


def test_what_is_wrong_is_told_with_a_record() -> None:
    fuzzer = Fuzzer(BOXES["couleurs-du-monde"], seed=3)
    fuzzer.clauses = {}

    with pytest.raises(Found) as found:
        fuzzer.run()

    assert found.value.what.endswith("which is no clause")
    assert fuzzer.recorder.lines == read_record(found.value.record).lines
