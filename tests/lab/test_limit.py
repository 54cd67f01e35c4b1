"""Where the rules let a game go on, the laboratory sets a limit of rounds, says so, and counts what it cut off."""

from pathlib import Path

import pytest

from ludotheque.kernel.game import Game, choice, number
from ludotheque.kernel.step import State
from ludotheque.lab import limit
from ludotheque.lab.limit import MOST_ROUNDS, NO_LIMIT, own_limit
from ludotheque.lab.plan import Plan
from ludotheque.lab.simulate import simulate
from ludotheque.record.read import read_record
from ludotheque.shelf import BOXES
from tests.cli.command import call

GAME = "richesses-du-monde"


def plan(**options: str) -> Plan:
    return Plan(GAME, seats=2, games=2, seed=1, bots=["greedy"], options=options)


def game(*, default: int, high: int) -> Game[State]:
    made: Game[State] = Game("some", "some", rules_version=1, least=2, most=2)
    made.options = [number("rounds", "some.end.rounds", default, 0, high)]
    return made


@pytest.fixture
def three_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "MOST_ROUNDS", 3)


short = pytest.mark.usefixtures("three_rounds")


def test_a_game_without_a_standard_limit_is_given_one() -> None:
    assert 200 == MOST_ROUNDS == own_limit(game(default=0, high=300), {})


def test_it_is_no_higher_than_the_table_could_set_it() -> None:
    assert 150 == own_limit(game(default=0, high=150), {})


def test_a_limit_of_the_rules_or_of_the_plan_stays_as_it_is() -> None:
    assert NO_LIMIT == own_limit(game(default=100, high=300), {})
    assert NO_LIMIT == own_limit(game(default=0, high=300), {"rounds": "50"})


def test_a_game_that_counts_no_rounds_is_left_alone() -> None:
    made = game(default=0, high=300)
    made.options = [choice("rounds", "some.end.rounds", ["few", "many"])]

    assert NO_LIMIT == own_limit(made, {})
    assert NO_LIMIT == own_limit(BOXES["couleurs-du-monde"].game, {})


@pytest.mark.parametrize("name", [name for name, box in BOXES.items() if own_limit(box.game, {})])
@short
def test_every_game_that_is_given_one_tells_a_game_cut_off_by_the_same_word(name: str) -> None:
    seats = BOXES[name].game.least_seats
    report = simulate(Plan(name, seats, games=1, seed=1, bots=["random"])).data()

    assert (3, 1, {limit.CUT_OFF: 1}) == (report["round_limit"], report["cut_off"], report["end_reasons"])


def test_games_that_end_before_it_are_not_cut_off() -> None:
    report = simulate(plan()).data()

    assert (200, 0, 2) == (report["round_limit"], report["cut_off"], report["finished"])


@short
def test_a_plan_with_a_limit_of_its_own_has_nothing_cut_off() -> None:
    report = simulate(plan(rounds="4")).data()

    assert (None, 0, {limit.CUT_OFF: 2}) == (report["round_limit"], report["cut_off"], report["end_reasons"])


@short
def test_a_plan_may_want_no_limit_at_all() -> None:
    report = simulate(plan(rounds="0")).data()

    assert (None, 0, {"last-side": 2}) == (report["round_limit"], report["cut_off"], report["end_reasons"])


@short
def test_records_of_such_games_tell_their_limit(tmp_path: Path) -> None:
    wanted = plan()
    wanted.records = str(tmp_path)
    simulate(wanted)

    assert {"rounds": "3"} == read_record((tmp_path / "game-000001.record").read_text("utf-8")).header.options


@pytest.mark.parametrize(
    ("games", "told"), [("1", "1 game was cut off"), ("2", "2 games were cut off")], ids=["one", "two"]
)
@short
def test_the_report_says_so_in_words(games: str, told: str) -> None:
    said = call("simulate", GAME, "--players", "2", "--games", games, "--bots", "greedy").out

    assert f"The rules set no limit of rounds; here it was 3, and {told}." in " ".join(said.split())


def test_of_a_limit_that_the_table_set_nothing_is_said() -> None:
    said = call("simulate", GAME, "--players", "2", "--games", "1", "--bots", "greedy", "--option", "rounds=3").out

    assert "no limit of rounds" not in " ".join(said.split())
