"""Games by the thousand, or at least by the dozen."""

from pathlib import Path

import pytest

from ludotheque.bots.bot import Bot
from ludotheque.bots.worlds import Worlds
from ludotheque.complaint import Complaint
from ludotheque.games.couleurs_du_monde.actions import AnnouncePoints
from ludotheque.kernel.action import Action, Seat
from ludotheque.lab import experiment
from ludotheque.lab.simulate import simulate
from ludotheque.record.positions import fingerprint
from ludotheque.record.read import read_record
from ludotheque.record.record import replay
from ludotheque.shelf import box
from tests.lab.plans import GAME, lasting, small_plan


class CheatingBot(Bot):
    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        return AnnouncePoints(seat)  # of a chain that is not there


def test_the_same_plan_gives_the_same_report() -> None:
    assert lasting(simulate(small_plan())) == lasting(simulate(small_plan()))


def test_another_seed_gives_other_games() -> None:
    assert lasting(simulate(small_plan()))["decisions"] != lasting(simulate(small_plan(seed=8)))["decisions"]


def test_the_number_of_processes_does_not_change_the_report() -> None:
    plan = small_plan(games=23)

    assert lasting(simulate(plan, jobs=2)) == lasting(simulate(plan, jobs=1))


def test_every_game_is_counted_once() -> None:
    report = simulate(small_plan()).data()

    assert report["games"] == report["finished"] == 6
    assert report["illegal"] == 0
    assert sum(report["wins_by_seat"]) == pytest.approx(6)
    assert sum(report["wins_by_bot"].values()) == pytest.approx(6)
    assert sum(report["end_reasons"].values()) == 6
    assert report["max_length"] >= report["mean_length"]
    assert report["decisions"] == round(6 * report["mean_length"])  # the clock does nothing in this game


def test_what_happens_in_a_game_is_counted() -> None:
    report = simulate(small_plan()).data()

    assert report["events_per_game"]["game-ended"] == 1
    assert report["events_per_game"]["card-played"] > 0


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []

    simulate(small_plan(games=12, bots=["random"]), told.append)

    assert told == [10, 12]


def test_a_record_of_each_game_replays_to_its_fingerprint(tmp_path: Path) -> None:
    simulate(small_plan(records=str(tmp_path / "new"), options={"match": "deals", "deals": "2"}))

    files = sorted((tmp_path / "new").iterdir())
    assert [file.name for file in files] == [f"game-00000{number}.record" for number in range(1, 7)]
    for file in files:
        record = read_record(file.read_text("utf-8"))
        state = replay(record, box(GAME).game, box(GAME).edition().tables)
        assert record.end == f"= over {fingerprint(state)}"
        assert record.header.options == {"match": "deals", "deals": "2"}


def test_records_are_the_same_whatever_the_number_of_processes(tmp_path: Path) -> None:
    for jobs in (1, 2):
        simulate(small_plan(games=11, records=str(tmp_path / str(jobs))), jobs=jobs)

    one, two = [[file.read_text("utf-8") for file in sorted((tmp_path / jobs).iterdir())] for jobs in ("1", "2")]
    assert one == two


def test_records_name_who_sat_where_as_bots_rotate(tmp_path: Path) -> None:
    simulate(small_plan(records=str(tmp_path)))

    names = [read_record(file.read_text("utf-8")).header.names for file in sorted(tmp_path.iterdir())]
    assert names[:3] == [
        ["greedy", "random", "random"],
        ["random", "greedy", "random"],
        ["random", "random", "greedy"],
    ]


def test_an_edition_may_come_from_a_file(tmp_path: Path) -> None:
    source = box(GAME).folder / "edition" / "monde-1961.toml"
    own = tmp_path / "own.toml"
    own.write_text(source.read_text("utf-8").replace('"monde-1961"', '"my-box"'), "utf-8")

    simulate(small_plan(games=1, edition=str(own), records=str(tmp_path)))

    assert "edition my-box " in (tmp_path / "game-000001.record").read_text("utf-8")


def test_an_illegal_action_is_counted_and_ends_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(box(GAME).bots, "cheat", f"{__name__}:CheatingBot")

    report = simulate(small_plan(bots=["cheat"], games=4)).data()

    assert (report["illegal"], report["finished"]) == (4, 0)
    assert report["win_share_by_bot"] == {"cheat": {"share": None, "low": None, "high": None}}


def test_a_game_that_never_ends_is_not_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experiment, "MOST_ACTIONS", 20)

    report = simulate(small_plan()).data()

    assert (report["finished"], report["max_length"]) == (0, 20)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"games": 0}, "the number of games is at least 1, not 0"),
        ({"seed": -1}, "a seed is a whole number, not below 0"),
        ({"seats": 9, "bots": ["random"]}, "couleurs-du-monde is for 3 to 6 players, not 9"),
        ({"bots": ["clever"]}, "couleurs-du-monde has no bot 'clever'"),
        ({"bots": ["random", "greedy"]}, "name one bot for all seats or one for each of the 3, not 2"),
        ({"options": {"colour": "red"}}, "couleurs-du-monde has no option 'colour'"),
        ({"options": {"deals": "99"}}, "option deals is a number from 2 to 12, not '99'"),
        ({"edition": "moon"}, "couleurs-du-monde has no edition 'moon'"),
    ],
)
def test_a_plan_that_cannot_be_is_a_complaint(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(Complaint, match=sentence):
        simulate(small_plan(**changes))


def test_no_job_is_a_complaint() -> None:
    with pytest.raises(Complaint, match="the number of jobs is at least 1, not 0"):
        simulate(small_plan(), jobs=0)
