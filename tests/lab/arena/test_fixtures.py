"""Who meets whom, on which seats, and with which luck."""

from collections import Counter

import pytest

from ludotheque.complaint import Complaint
from ludotheque.lab.arena.fixtures import ArenaPlan, check, fixtures, orders_of_seats
from ludotheque.lab.experiment import Setting
from ludotheque.record.positions import dump

GAME = "couleurs-du-monde"


def test_two_levels_share_a_table_in_halves_in_every_order_of_seats() -> None:
    assert orders_of_seats(2) == [(0, 1), (1, 0)]
    assert len(orders_of_seats(4)) == 6
    assert all(sorted(order) == [0, 0, 1, 1] for order in orders_of_seats(4))


def test_where_one_has_a_seat_more_each_has_it_as_often() -> None:
    orders = orders_of_seats(3)

    assert Counter(sum(order) for order in orders) == {1: 3, 2: 3}


def test_every_level_has_every_seat_as_often_against_every_other() -> None:
    plan = ArenaPlan(GAME, games=12, seed=3, levels=["random", "greedy", "careful"])
    seats = Counter(
        (fixture.pair, seat, level) for fixture in fixtures(plan) for seat, level in enumerate(fixture.by_seat)
    )

    assert len(fixtures(plan)) == 36
    assert set(seats.values()) == {6}


def test_all_orders_of_seats_and_all_pairs_have_the_luck_of_their_deal() -> None:
    plan = ArenaPlan(GAME, games=12, seed=3, levels=["random", "greedy", "careful"])
    setting = Setting(GAME, {}, "")
    first = [fixture for fixture in fixtures(plan) if fixture.deal == 0]
    starts = [dump(setting.set_up(fixture.seed, fixture.by_seat).state) for fixture in first]

    assert len(first) == 18
    assert all(start == starts[0] for start in starts)
    assert len({fixture.seed for fixture in fixtures(plan)}) == 2


def test_neighbours_meet_nobody_else_on_the_same_deals() -> None:
    plan = ArenaPlan(GAME, games=12, seed=3, levels=["random", "greedy", "careful"], neighbours=True)
    whole = ArenaPlan(GAME, games=12, seed=3, levels=["random", "greedy", "careful"])

    assert {fixture.pair for fixture in fixtures(plan)} == {("random", "greedy"), ("greedy", "careful")}
    assert fixtures(plan) == [fixture for fixture in fixtures(whole) if fixture.pair != ("random", "careful")]


def test_a_longer_arena_begins_with_the_games_of_a_shorter_one() -> None:
    short, long = (fixtures(ArenaPlan(GAME, games, seed=3, levels=["random", "greedy"])) for games in (6, 18))

    assert short == long[: len(short)]


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"games": 0}, "the number of games is at least 1, not 0"),
        ({"seed": -1}, "a seed is a whole number, not below 0 as -1"),
        ({"levels": ["greedy"]}, "name at least two levels, each of them once"),
        ({"levels": ["greedy", "greedy"]}, "name at least two levels, each of them once"),
        ({"levels": ["greedy", "cunning"]}, "has no bot 'cunning'"),
    ],
)
def test_what_is_wrong_with_a_plan_is_said_before_the_first_game(changed: dict[str, object], sentence: str) -> None:
    plan = ArenaPlan(GAME, games=6, seed=1)
    for name, value in changed.items():
        setattr(plan, name, value)

    with pytest.raises(Complaint, match=sentence):
        check(plan)
