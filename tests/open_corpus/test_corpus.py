"""Games as open data: every row replays, an interrupted corpus is finished, other plans are kept out."""

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from ludotheque.cli.main import main
from ludotheque.corpus import make
from ludotheque.corpus.schema import FIELDS
from ludotheque.record.read import read_record
from ludotheque.record.record import replay
from ludotheque.shelf import box

GUIDE = Path(__file__).parents[2] / "docs" / "corpus.md"


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "GAMES_A_FILE", 3)


def made(folder: Path, *more: str, games: int = 7) -> int:
    words = ["--players", "3", "--bots", "random,greedy,random", "--games", str(games), "--out", str(folder)]
    return main(["corpus", "make", "couleurs-du-monde", *words, *more])


def test_every_row_is_a_game_that_replays_to_what_it_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert made(tmp_path) == 0

    rows = pq.read_table(tmp_path).to_pylist()
    found = box("couleurs-du-monde")
    assert "7 games" in capsys.readouterr().out
    assert list(range(7)) == sorted(row["number"] for row in rows)
    for row in rows:
        state = replay(read_record(row["record"]), found.game, found.edition().tables)
        assert row["scores"] == found.game.scores(state)
        assert row["winners"] == found.game.winners(state)
        assert row["bots"].count("greedy") == 1
        said = row["actions"][0]
        assert f"{said['seat']} {said['verb']}" in row["record"]
    assert len({str(row["bots"]) for row in rows}) == 3


def test_what_is_there_is_not_played_again_and_what_is_missing_is(tmp_path: Path) -> None:
    made(tmp_path)
    first, second, _ = sorted(tmp_path.glob("*.parquet"))
    kept, lost = first.stat().st_mtime_ns, second.read_bytes()
    second.unlink()

    made(tmp_path)

    assert first.stat().st_mtime_ns == kept
    assert second.read_bytes() == lost


def test_another_plan_does_not_mix_with_what_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made(tmp_path)

    assert made(tmp_path, "--seed", "2") == 2
    assert "holds the games of another plan" in capsys.readouterr().err


def test_the_guide_names_every_column() -> None:
    guide = GUIDE.read_text("utf-8")

    assert [name for name, _, _ in FIELDS if f"`{name}`" not in guide] == []
