"""Shorter games: rounds, minutes, the quick game and the conquest of a continent."""

import pytest

from ludotheque.games.richesses_du_monde.actions import BuyTitle, StopBuying
from ludotheque.games.richesses_du_monde.events import BellRung, GameEnded, RoundBegun, TitlesDealt
from ludotheque.games.richesses_du_monde.state import SHELF
from ludotheque.kernel.action import CLOCK, Tick
from ludotheque.kernel.event import EVERYONE, Event
from tests.clauses import clause
from tests.games.richesses_du_monde.arrange import (
    EDITION,
    GAME,
    MILLION,
    TABLES,
    Table,
    fresh,
    square,
    title,
    told,
)

FRANCE = square("france")
REST = square("choix-mondial-1")  # before the first Tour du Monde
CONTINENTS = {
    "africa": "afrique",
    "america": "amerique",
    "usa": "usa",
    "europe": "europe",
    "russia": "russie",
    "asia": "asie",
    "oceania": "oceanie",
}


def rests(game: Table) -> list[Event]:
    """Whoever is to move comes to a square of rest."""
    side = game.state.side_of[game.waiting[0]]
    return game.at(side, REST - 3).rolls(1, 2)


def titles_in(continent: str) -> list[int]:
    wanted = EDITION.ids["continent"].index(continent)
    return [number for number, country in enumerate(TABLES.countries) if wanted == TABLES.continents[country]]


@clause("rdm.end.rounds")
def test_the_game_stops_after_the_rounds_the_table_has_set() -> None:
    game = Table(rounds="2")
    for _ in range(5):
        rests(game)
    before = game.is_over

    events = rests(game)

    assert not before
    assert [GameEnded] == [type(event) for event in told(events, GameEnded)]
    assert "rounds-played" == GAME.end_reason(game.state)


@clause("rdm.end.rounds")
def test_without_a_limit_the_game_goes_on() -> None:
    game = Table()

    for _ in range(60):
        rests(game)

    assert not game.is_over
    assert 21 == game.state.round


@clause("rdm.end.wealth", "rdm.end.ranking")
def test_a_game_cut_short_is_won_by_the_greatest_wealth_in_cash_and_titles() -> None:
    game = Table(seats=4, rounds="1").bankrupt(3).cash(0, 9 * MILLION).cash(1, 4 * MILLION).cash(2, 7 * MILLION)
    game.holds(1, "riz-chine")
    rests(game)
    rests(game)

    events = rests(game)

    scores = [9 * MILLION, 9_600_000, 7 * MILLION, 0]
    assert GameEnded(EVERYONE, [1], scores) == events[-1]
    assert scores == GAME.scores(game.state)
    assert [2, 1, 3, 4] == GAME.ranks(game.state)


@clause("rdm.end.wealth", "rdm.end.partners-share")
def test_partners_count_their_wealth_as_one_side() -> None:
    game = Table(seats=4, rounds="1").allied(1, 2).cash(1, 9 * MILLION).cash(0, 5 * MILLION).cash(3, 10 * MILLION)
    rests(game)
    rests(game)

    rests(game)

    assert [5 * MILLION, 9 * MILLION, 9 * MILLION, 10 * MILLION] == GAME.scores(game.state)
    assert [4, 2, 2, 1] == GAME.ranks(game.state)


@clause("rdm.end.equal-wealth")
def test_sides_of_equal_wealth_share_the_place() -> None:
    game = Table(rounds="1").cash(0, 9 * MILLION).cash(1, 3_400_000).cash(2, 5 * MILLION).holds(1, "riz-chine")
    rests(game)
    rests(game)

    events = rests(game)

    assert [1, 1, 3] == GAME.ranks(game.state)
    assert GameEnded(EVERYONE, [0, 1], [9 * MILLION, 9 * MILLION, 5 * MILLION]) == events[-1]


@clause("rdm.end.round-counting")
def test_a_round_begins_when_the_turn_comes_back_to_the_first_player() -> None:
    game = Table()
    game.state.first = 1
    game.turn_of(1)

    begun = [told(rests(game), RoundBegun) for _ in range(3)]

    assert [[], [], [RoundBegun(EVERYONE, 2)]] == begun
    assert [1] == game.waiting


@clause("rdm.end.round-counting")
def test_rounds_are_counted_when_the_first_player_is_out() -> None:
    game = Table(seats=4).bankrupt(0).turn_of(1)

    begun = [told(rests(game), RoundBegun) for _ in range(6)]

    assert [[], [], [RoundBegun(EVERYONE, 2)], [], [], [RoundBegun(EVERYONE, 3)]] == begun


@clause("rdm.end.round-counting")
def test_the_first_player_who_falls_in_his_turn_does_not_end_the_round() -> None:
    game = Table(seats=4).cash(0, 0)
    game.rolls(1, 1)

    begun = [told(rests(game), RoundBegun) for _ in range(3)]

    assert [[], [], [RoundBegun(EVERYONE, 2)]] == begun


@clause("rdm.end.round-counting")
def test_the_last_player_who_falls_in_his_turn_ends_the_round() -> None:
    game = Table(seats=4, rounds="1").cash(3, 0).turn_of(3)

    game.rolls(1, 1)

    assert game.is_over
    assert "rounds-played" == GAME.end_reason(game.state)


@clause("rdm.end.minutes")
def test_when_the_bell_rings_the_round_is_played_to_its_end() -> None:
    game = Table(minutes="2")
    rests(game)
    before = game.plays(Tick(CLOCK, 119_999))
    bell = game.plays(Tick(CLOCK, 120_000))
    rests(game)
    open_still = not game.is_over

    rests(game)

    assert ([], [BellRung(EVERYONE)]) == (before, bell)
    assert open_still
    assert game.is_over
    assert "time-up" == GAME.end_reason(game.state)


@clause("rdm.end.minutes")
def test_the_bell_rings_once_and_everybody_sees_that_it_has() -> None:
    game = Table(minutes="1")
    bell = game.plays(Tick(CLOCK, 60_000))

    later = game.plays(Tick(CLOCK, 600_000))

    assert ([BellRung(EVERYONE)], []) == (bell, later)
    assert game.view(1).bell


@clause("rdm.end.quick")
def test_in_the_quick_game_everyone_is_dealt_ten_titles_and_pays_for_them() -> None:
    state = fresh(4, quick="on")

    dealt = [event for event in state.told() if isinstance(event, TitlesDealt)]

    assert [10] * 4 == [len(event.titles) for event in dealt]
    assert sorted(range(4)) == sorted(event.seat for event in dealt)
    for event in dealt:
        assert event.titles == [number for number, owner in enumerate(state.owner) if owner == event.seat]
        assert event.price == state.titles_price(event.seat) == 50 * MILLION - state.cash[event.seat]
    assert "" == GAME.problem(state)


@clause("rdm.end.quick")
def test_the_quick_game_stops_at_the_second_bankruptcy_and_the_richest_wins() -> None:
    game = Table(seats=5, quick="on").cash(1, 30 * MILLION).cash(3, 30 * MILLION).cash(4, 29 * MILLION).cash(0, 0)
    game.holds(3, "riz-chine")
    game.rolls(1, 1)
    after_one = game.is_over
    game.cash(2, 0).turn_of(2)

    events = game.rolls(1, 1)

    assert not after_one
    assert "two-bankruptcies" == GAME.end_reason(game.state)
    assert GameEnded(EVERYONE, [3], [0, 30 * MILLION, 0, 35_600_000, 29 * MILLION]) == events[-1]
    assert [5, 2, 4, 1, 3] == GAME.ranks(game.state)


@clause("rdm.end.quick")
def test_otherwise_two_bankruptcies_do_not_end_the_game() -> None:
    game = Table(seats=4).bankrupt(3).cash(0, 0)

    game.rolls(1, 1)

    assert not game.is_over


@clause("rdm.end.quick-deal")
def test_a_title_one_cannot_pay_for_is_left_and_the_next_is_drawn() -> None:
    state = fresh(6, quick="on", instalments="on")
    start = TABLES.starting_cash[6] // 2
    dealt = [event for event in state.told() if isinstance(event, TitlesDealt)]
    last = dealt[-1].seat

    cheapest_left = min(state.price(number) for number, owner in enumerate(state.owner) if owner == SHELF)

    assert all(event.price + state.cash[event.seat] == start and state.cash[event.seat] >= 0 for event in dealt)
    assert 10 >= max(len(event.titles) for event in dealt)
    assert 10 == len(dealt[-1].titles) or cheapest_left > state.cash[last]


@clause("rdm.end.conquest")
@pytest.mark.parametrize(("option", "continent"), CONTINENTS.items(), ids=CONTINENTS)
def test_the_conquest_is_over_when_every_title_of_the_continent_is_owned(option: str, continent: str) -> None:
    wanted = titles_in(continent)
    game = Table(conquest=option).owns(0, wanted[1:])
    rests(game)
    before = game.is_over
    game.owns(1, wanted[:1])

    rests(game)

    assert not before
    assert game.is_over
    assert "conquered" == GAME.end_reason(game.state)


@clause("rdm.end.conquest")
def test_whoever_buys_the_last_title_ends_the_game() -> None:
    last = title("ble-france")
    game = Table(conquest="europe").no_claims_at(FRANCE)
    game.owns(1, [number for number in titles_in("europe") if number != last]).lands(0, FRANCE)
    worth = game.state.titles_price(1)

    events = game.plays(BuyTitle(0, last))

    assert GameEnded(EVERYONE, [1], [2 * MILLION, worth, 0]) == events[-1]


@clause("rdm.end.conquest")
def test_the_turn_in_which_the_last_title_is_bought_is_played_to_its_end() -> None:
    last = title("ble-france")
    game = Table(conquest="europe").owns(1, [number for number in titles_in("europe") if number != last])
    game.holds(0, "ble-canada").travelled(0).lands(0, REST)
    game.plays(BuyTitle(0, last))
    game.plays(BuyTitle(0, title("ble-inde")))
    before = game.is_over

    game.plays(StopBuying(0))

    assert not before
    assert "conquered" == GAME.end_reason(game.state)


@clause("rdm.end.conquest")
def test_only_the_titles_of_the_continent_count() -> None:
    game = Table(conquest="oceania").owns(1, titles_in("oceanie")).owns(0, titles_in("russie")).cash(2, 90 * MILLION)

    rests(game)

    worth = sum(TABLES.prices[0][number] for number in titles_in("oceanie"))
    assert [0, worth, 0] == GAME.scores(game.state)
    assert 1 == GAME.ranks(game.state)[1]


@clause("rdm.end.conquest")
def test_a_title_that_goes_back_to_the_shelf_is_still_to_be_conquered() -> None:
    game = Table(conquest="oceania").owns(1, titles_in("oceanie")[1:]).owns(0, titles_in("oceanie")[:1]).cash(0, 0)

    game.rolls(1, 1)

    assert not game.is_over


@clause("rdm.end.conquest-ties")
def test_equal_conquerors_are_told_apart_by_all_they_own() -> None:
    game = Table(conquest="oceania").owns(0, titles_in("oceanie")).cash(1, 8 * MILLION).cash(2, 3 * MILLION)
    game.holds(2, "petrole-russie")

    rests(game)

    assert [0, 0] == GAME.scores(game.state)[1:]
    assert [1, 3, 2] == GAME.ranks(game.state)


@clause("rdm.end.whichever-first")
def test_of_several_limits_the_first_to_be_reached_ends_the_game() -> None:
    bell_first = Table(rounds="5", minutes="1")
    bell_first.plays(Tick(CLOCK, 60_000))
    rounds_first = Table(rounds="1", minutes="60")
    for _ in range(3):
        rests(bell_first)
        rests(rounds_first)

    assert "time-up" == GAME.end_reason(bell_first.state)
    assert "rounds-played" == GAME.end_reason(rounds_first.state)


@clause("rdm.end.whichever-first")
def test_the_last_side_in_play_wins_at_once_whatever_the_limits() -> None:
    options = {"rounds": "50", "minutes": "60", "quick": "on", "conquest": "asia"}
    game = Table(seats=2, **options).cash(0, 0).holds(1, "or-russie")

    game.rolls(1, 1)

    assert "last-side" == GAME.end_reason(game.state)
    assert [2, 1] == GAME.ranks(game.state)
