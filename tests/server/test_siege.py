"""Small trials of `make siege` and `make fuzz`; how long moves take is for a quiet machine to say."""

from pathlib import Path

import pytest
import uvloop
from tools.fuzz import Report, fuzz
from tools.siege import Delays, Row, besiege

QUICK = Delays(100, 2.0, 9.0)


def test_senseless_messages_leave_no_trace(tmp_path: Path) -> None:
    report = uvloop.run(fuzz(3_000, 1, tmp_path))

    assert report.is_clean(), str(report)
    assert report.messages >= 2_900
    assert report.answers["table.malformed"] > 100
    assert report.answers["400"] > 20


@pytest.mark.parametrize(
    "report",
    [Report(plays_on=False), Report(plays_on=True, crashes=1), Report(plays_on=True, tracebacks=1)],
)
def test_a_trace_is_noticed(report: Report) -> None:
    assert not report.is_clean()
    assert Report(plays_on=True).is_clean()


@pytest.mark.parametrize("attack", ["deep-json", "come-and-go"])
def test_people_play_on_during_an_attack(tmp_path: Path, attack: str) -> None:
    row = uvloop.run(besiege(tmp_path, attack, 2, film="no-such-table"))

    assert row.during.moves > 0
    assert row.per_second > 0
    assert row.tracebacks == 0
    assert "500" not in row.answers


@pytest.mark.parametrize(
    ("during", "tracebacks", "held"),
    [(QUICK, 0, True), (Delays(100, 2.0, 51.0), 0, False), (Delays(0, 0.0, 0.0), 0, False), (QUICK, 1, False)],
)
def test_an_attack_is_held_if_nobody_waits_and_nothing_breaks(during: Delays, tracebacks: int, held: bool) -> None:
    assert Row("frames", QUICK, during, 10.0, {}, tracebacks).held() == held
