"""Circuit « Casinos »."""

import pytest

from ludotheque.games.richesses_de_france.actions import (
    BetColour,
    BetNumber,
    BetTwoNumbers,
    ChooseCasino,
    PlaceMarker,
    StayPut,
)
from ludotheque.games.richesses_de_france.events import (
    BetLost,
    BetWon,
    CasinoChosen,
    ColourBet,
    FortunesCounted,
    NumbersBet,
    StageMarked,
)
from ludotheque.games.richesses_de_france.tables import BLUE, RED
from ludotheque.kernel.ask import Amount
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import EDITION, GAME, TABLES, Table, begun, face, kinds, stage, town, towns


def casinos(seats: int = 2, **options: str) -> Table:
    """All have chosen their casinos and seat 0 is to play at Deauville."""
    game = Table(seats, "casinos", **options)
    for seat, place in zip(range(seats), ["deauville", "vichy", "cannes", "royan"], strict=False):
        game.at(seat, place).has_marked(seat, place)
    return game


def arriving(**options: str) -> Table:
    """Seat 0 has just arrived at Le Touquet."""
    game = casinos(2, **options).at(0, "abbeville")
    game.walks("le-touquet")
    return game


@clause("rdf.casinos.start")
def test_everyone_chooses_a_casino_to_set_out_from_and_marks_it() -> None:
    state = begun(2, circuit="casinos")
    game = Table(2, "casinos")
    game.state = state
    first = game.to_play

    assert game.may(first) == {"choose-casino"}
    assert game.refusal(StayPut(first)) == "rdf.casinos.start"
    events = game.plays(ChooseCasino(first, town("biarritz")))
    assert CasinoChosen(EVERYONE, first, town("biarritz")) in events
    assert StageMarked(EVERYONE, first, stage("casinos-biarritz")) in events
    assert game.where(first) == "biarritz"


@clause("rdf.casinos.start")
def test_there_are_eight_casinos() -> None:
    assert [EDITION.ids["town"][place] for place in TABLES.stages[2]] == [
        "deauville",
        "le-touquet",
        "la-baule",
        "royan",
        "biarritz",
        "vichy",
        "evian-les-bains",
        "cannes",
    ]


@clause("rdf.casinos.different-starts")
def test_one_chooses_in_the_order_of_play_another_town_each() -> None:
    game = Table(3, "casinos")
    game.state = begun(3, circuit="casinos")
    order = [(game.state.first + turn) % 3 for turn in range(3)]
    for seat, place in zip(order, towns("biarritz", "vichy", "royan"), strict=True):
        assert game.waiting == [seat]
        game.plays(ChooseCasino(seat, place))
        if seat != order[-1]:
            assert game.refusal(ChooseCasino(game.to_play, place)) == "rdf.casinos.different-starts"

    assert game.waiting == [order[0]]
    assert "walk-to" in game.may(order[0])


@clause("rdf.casinos.different-starts")
def test_markers_by_hand_are_pressed_at_the_start_too() -> None:
    game = Table(2, "casinos", markers="by-hand")
    game.state = begun(2, circuit="casinos", markers="by-hand")
    first = game.to_play
    game.plays(ChooseCasino(first, town("vichy")))
    assert game.may(first) == {"place-marker", "leave-marker"}

    game.plays(PlaceMarker(first))
    assert game.may(1 - first) == {"choose-casino"}


@clause("rdf.casinos.first-stake")
def test_one_may_stake_in_ones_starting_town() -> None:
    game = casinos()

    assert {"bet-colour", "bet-number", "bet-two-numbers", "walk-to"} <= game.may(0)


def at_the_start() -> tuple[Table, int]:
    """Both have chosen where they set out; who begins, is to play."""
    game = Table(2, "casinos")
    game.state = begun(2, circuit="casinos")
    first = game.state.first
    game.plays(ChooseCasino(first, town("deauville")))
    game.plays(ChooseCasino(1 - first, town("vichy")))
    return game, first


@clause("rdf.casinos.first-stake")
def test_the_stake_where_one_sets_out_costs_no_turn() -> None:
    game, first = at_the_start()
    game.dice(20, 20)
    game.plays(BetColour(first, RED, 100))
    assert game.waiting == [first]
    assert "walk-to" in game.may(first)

    game.plays(BetColour(first, RED, 100))
    assert game.waiting == [1 - first]
    assert game.state.cash[first] == 800


@clause("rdf.casinos.first-stake")
def test_only_on_the_first_turn() -> None:
    game, first = at_the_start()
    game.stays()
    game.stays()
    game.dice(20)

    game.plays(BetColour(first, RED, 100))
    assert game.waiting == [1 - first]


@clause("rdf.casinos.first-stake")
def test_only_where_one_sets_out() -> None:
    game, first = at_the_start()
    game.state.put(first, town("royan"))
    game.dice(20)

    game.plays(BetColour(first, RED, 100))
    assert game.waiting == [1 - first]


@clause("rdf.casinos.must-stake")
def test_whoever_arrives_at_a_casino_has_to_stake() -> None:
    game = arriving()

    assert game.may(0) == {"bet-colour", "bet-number", "bet-two-numbers"}
    assert game.refusal(StayPut(0)) == "rdf.casinos.must-stake"
    assert game.marked(0) == ["deauville", "le-touquet"]


@clause("rdf.casinos.must-stake")
def test_elsewhere_nobody_stakes() -> None:
    game = casinos().at(0, "abbeville")

    assert game.refusal(BetColour(0, RED, 10)) == "rdf.casinos.must-stake"
    assert Table().at(0, "deauville").refusal(BetColour(0, RED, 10)) == "rdf.casinos.must-stake"


@clause("rdf.casinos.without-money")
def test_without_money_the_marker_is_placed_and_nothing_staked() -> None:
    game = casinos().at(0, "abbeville").cash(0, 0).owns(0, "car")
    game.drives("le-touquet")

    assert game.marked(0) == ["deauville", "le-touquet"]
    assert game.waiting == [1]


@clause("rdf.casinos.stake-limit")
@pytest.mark.parametrize("amount", [0, 5, 15, 310, -10])
def test_a_stake_goes_by_tens_up_to_three_hundred_francs(amount: int) -> None:
    game = arriving()

    assert game.refusal(BetColour(0, RED, amount)) == "rdf.casinos.stake-limit"
    assert game.refusal(BetNumber(0, 0, amount)) == "rdf.casinos.stake-limit"
    assert game.refusal(BetTwoNumbers(0, [0, 1], amount)) == "rdf.casinos.stake-limit"


@clause("rdf.casinos.stake-limit")
def test_the_bounds_of_a_stake() -> None:
    rich, poor = arriving().ask(0, "bet-colour").blanks[1], casinos().cash(0, 70).ask(0, "bet-colour").blanks[1]

    assert isinstance(rich, Amount)
    assert isinstance(poor, Amount)
    assert (rich.low, rich.high, rich.step) == (10, 300, 10)
    assert (poor.low, poor.high, poor.step) == (10, 70, 10)


@clause("rdf.casinos.stake-limit")
def test_the_bet_is_named_before_the_die_is_thrown() -> None:
    game = arriving().dice(10)

    assert ["ColourBet", "BetWon"] == kinds(game.plays(BetColour(0, RED, 100)))[:2]


@clause("rdf.casinos.colour")
def test_a_colour_brings_twice_the_stake_and_the_stake() -> None:
    game = arriving().dice(30)

    events = game.plays(BetColour(0, RED, 100))
    assert [ColourBet(EVERYONE, 0, RED, 100), BetWon(EVERYONE, 0, face(30), 200)] == events[:2]
    assert game.state.cash[0] == 1200


@clause("rdf.casinos.colour")
def test_there_are_two_colours() -> None:
    assert arriving().refusal(BetColour(0, 2, 10)) == "rdf.casinos.colour"


@clause("rdf.casinos.one-number")
def test_one_number_brings_six_times_the_stake_and_the_stake() -> None:
    game = arriving().dice(50)

    events = game.plays(BetNumber(0, face(50), 100))
    assert [NumbersBet(EVERYONE, 0, [face(50)], 100), BetWon(EVERYONE, 0, face(50), 600)] == events[:2]
    assert game.state.cash[0] == 1600
    assert arriving().refusal(BetNumber(0, 6, 10)) == "rdf.casinos.one-number"


@clause("rdf.casinos.two-numbers")
@pytest.mark.parametrize("points", [20, 60])
def test_two_numbers_bring_three_times_the_stake_and_the_stake(points: int) -> None:
    game = arriving().dice(points)
    game.plays(BetTwoNumbers(0, [face(20), face(60)], 100))

    assert game.state.cash[0] == 1300


@clause("rdf.casinos.two-numbers")
def test_two_numbers_are_two_different_ones() -> None:
    game = arriving()

    for faces in ([0], [0, 0], [1, 0], [0, 1, 2], [0, 6]):
        assert game.refusal(BetTwoNumbers(0, faces, 10)) == "rdf.casinos.two-numbers"


@clause("rdf.casinos.lost")
def test_a_lost_stake_goes_to_the_bank_and_one_may_stake_again_on_later_turns() -> None:
    game = arriving().dice(20, 10)

    assert BetLost(EVERYONE, 0, face(20), 100) in game.plays(BetColour(0, RED, 100))
    assert game.state.cash[0] == 900
    assert "le-touquet" in game.marked(0)
    game.stays()
    assert "bet-colour" in game.may(0)
    game.plays(BetColour(0, RED, 100))
    assert game.state.cash[0] == 1100
    assert game.waiting == [1]


@clause("rdf.casinos.odds")
def test_the_table_may_prefer_fair_odds() -> None:
    for bet, gain in ((BetColour(0, RED, 100), 100), (BetNumber(0, 0, 100), 500), (BetTwoNumbers(0, [0, 1], 100), 200)):
        game = arriving(odds="classic").dice(10)
        game.plays(bet)
        assert game.state.cash[0] == 1000 + gain


@clause("rdf.casinos.never-again")
def test_nobody_stakes_where_he_has_won() -> None:
    game = arriving().dice(10)
    game.plays(BetColour(0, RED, 100))
    game.stays()

    assert game.refusal(BetColour(0, RED, 100)) == "rdf.casinos.never-again"
    assert "bet-colour" not in game.may(0)


@clause("rdf.casinos.never-again")
def test_but_one_may_come_back() -> None:
    game = arriving().dice(10)
    game.plays(BetColour(0, BLUE, 100))
    game.state.won[0] = [True] * 8
    game.at(0, "abbeville").turn_of(0)

    game.walks("le-touquet")
    assert game.where(0) == "le-touquet"
    assert game.waiting == [1]


@clause("rdf.casinos.paris-ends")
def test_the_first_in_paris_stops_the_game_and_the_richest_wins() -> None:
    game = casinos().at(0, "melun").has_all_markers(0).cash(0, 500).cash(1, 450).owns(1, "bicycle")

    events = game.walks("paris")
    assert events[-1] == FortunesCounted(EVERYONE, [1], [500, 550])
    assert GAME.end_reason(game.state) == "paris-reached"
    assert GAME.ranks(game.state) == [2, 1]


@clause("rdf.casinos.paris-ends")
def test_without_all_eight_paris_ends_nothing() -> None:
    game = casinos().at(0, "melun").has_all_markers(0, but="cannes")
    game.walks("paris")

    assert not game.is_over
