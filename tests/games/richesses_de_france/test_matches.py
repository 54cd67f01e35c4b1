"""Circuit « Sports »: the matches."""

from ludotheque.games.richesses_de_france.actions import CallOpponent, Displace, PlaceMarker, StayPut
from ludotheque.games.richesses_de_france.events import (
    MatchThrown,
    MatchWon,
    NobodyToCall,
    OpponentCalled,
    PawnDisplaced,
    StageMarked,
)
from ludotheque.kernel.ask import OneOf
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.richesses_de_france.arrange import EDITION, GAME, TABLES, Table, face, fresh, kinds, stage, town

FOOTBALL_BORDEAUX, FOOTBALL_NANTES, BASKET_CAEN, BASKET_LIMOGES, RUGBY_CLERMONT, RUGBY_TOULOUSE = range(6)
WALK = 0


def sports(seats: int = 3, **options: str) -> Table:
    """All have left Paris and stand where nothing happens."""
    game = Table(seats, "sports", **options)
    for seat, place in zip(range(seats), ["tarbes", "melun", "laon", "gap"], strict=False):
        game.at(seat, place)
    return game


def arriving(seats: int = 3, **options: str) -> Table:
    """Seat 0 is about to walk to Caen."""
    return sports(seats, **options).at(0, "deauville")


def may_be_called(game: Table) -> list[int]:
    blank = game.ask(0, "call-opponent").blanks[0]
    assert isinstance(blank, OneOf)
    return blank.choices


@clause("rdf.sports.nine")
def test_six_matches_and_three_races_from_paris() -> None:
    state = fresh(2, circuit="sports")

    assert state.towns == [town("paris")] * 2
    assert [len(marks) for marks in state.done] == [9, 9]
    assert EDITION.names["fr"]["stage"][-9:] == [
        "football – Bordeaux/Nantes",
        "football – Nantes/Bordeaux",
        "basket – Caen/Limoges",
        "basket – Limoges/Caen",
        "rugby – Clermont-Ferrand/Toulouse",
        "rugby – Toulouse/Clermont-Ferrand",
        "marche à pied – Strasbourg/Paris",
        "course cycliste – Bordeaux/Paris",
        "tour de Corse – Ajaccio",
    ]


@clause("rdf.sports.call")
def test_whoever_arrives_in_a_match_town_calls_an_opponent_to_the_opposite_town() -> None:
    game = arriving().dice(60, 10)
    game.walks("caen")
    assert game.may(0) == {"call-opponent"}
    assert game.refusal(StayPut(0)) == "rdf.sports.call"

    assert OpponentCalled(EVERYONE, 0, 2, town("limoges")) in game.plays(CallOpponent(0, 2))
    assert game.where(2) == "limoges"
    assert game.where(1) == "melun"
    assert game.waiting == [1]


@clause("rdf.sports.call")
def test_nobody_is_called_where_the_match_is_marked() -> None:
    game = arriving().has_marked(0, "caen")

    assert ["SectionTaken"] == kinds(game.walks("caen"))
    assert game.waiting == [1]
    assert game.turn_of(0).refusal(CallOpponent(0, 1)) == "rdf.sports.call"


@clause("rdf.sports.call")
def test_the_called_player_sets_out_from_there_on_his_turn() -> None:
    game = arriving().dice(60, 10)
    game.walks("caen")
    game.plays(CallOpponent(0, 1))

    game.walks("aubusson")
    assert game.where(1) == "aubusson"


@clause("rdf.sports.who-may-be-called")
def test_a_racer_is_not_called() -> None:
    game = arriving().races(1, WALK, leg=2)
    game.walks("caen")

    assert may_be_called(game) == [2]
    assert game.refusal(CallOpponent(0, 1)) == "rdf.sports.who-may-be-called"
    assert game.refusal(CallOpponent(0, 0)) == "rdf.sports.who-may-be-called"


@clause("rdf.sports.who-may-be-called")
def test_nobody_is_called_who_has_played_in_the_opposite_town() -> None:
    game = arriving()
    game.state.played[2][BASKET_LIMOGES] = True
    game.walks("caen")

    assert may_be_called(game) == [1]
    assert game.refusal(CallOpponent(0, 2)) == "rdf.sports.who-may-be-called"


@clause("rdf.sports.who-may-be-called")
def test_both_have_then_played() -> None:
    game = arriving().dice(60, 10)
    game.walks("caen")
    game.plays(CallOpponent(0, 2))

    assert [number for number in range(6) if game.state.played[0][number]] == [BASKET_CAEN]
    assert [number for number in range(6) if game.state.played[2][number]] == [BASKET_LIMOGES]


@clause("rdf.sports.who-may-be-called", "rdf.sports.nobody-to-call")
def test_if_whoever_has_not_played_is_racing_nobody_is_called() -> None:
    game = arriving().races(1, WALK, leg=2)
    game.state.played[2][BASKET_LIMOGES] = True

    assert NobodyToCall(EVERYONE, 0) in game.walks("caen")
    assert game.waiting == [1]
    assert game.turn_of(0).refusal(CallOpponent(0, 2)) == "rdf.sports.nobody-to-call"


@clause("rdf.sports.lock")
def test_if_all_others_have_played_one_of_them_is_called_all_the_same() -> None:
    game = arriving(2).dice(10, 60).has_marked(1, "limoges")
    game.state.played[1][BASKET_LIMOGES] = True
    game.walks("caen")

    assert may_be_called(game) == [1]
    events = game.plays(CallOpponent(0, 1))
    assert MatchWon(EVERYONE, 1, stage("sports-limoges")) in events
    assert "StageMarked" not in kinds(events)


def all_have_played(seats: int = 3) -> Table:
    game = arriving(seats)
    for seat in range(1, seats):
        game.state.played[seat][BASKET_LIMOGES] = True
    return game


@clause("rdf.sports.lock")
def test_a_racer_is_not_called_even_then() -> None:
    game = all_have_played().races(1, WALK, leg=2)
    game.walks("caen")

    assert may_be_called(game) == [2]


@clause("rdf.sports.another")
def test_then_nobody_is_called_twice_running_where_there_is_a_choice() -> None:
    game = all_have_played().dice(10, 60, 10, 60)
    game.walks("caen")
    assert may_be_called(game) == [1, 2]
    game.plays(CallOpponent(0, 2))

    game.turn_of(0)
    assert may_be_called(game) == [1]
    assert game.refusal(CallOpponent(0, 2)) == "rdf.sports.who-may-be-called"
    game.plays(CallOpponent(0, 1))
    assert may_be_called(game.turn_of(0)) == [2]


@clause("rdf.sports.another")
def test_without_a_choice_the_same_one_is_called_again() -> None:
    game = all_have_played().dice(10, 60).races(1, WALK, leg=2)
    game.walks("caen")
    game.plays(CallOpponent(0, 2))

    assert may_be_called(game.turn_of(0)) == [2]


@clause("rdf.sports.summoned")
def test_nobody_calls_from_a_town_he_was_called_to_before_having_left_it() -> None:
    game = arriving(2).dice(60, 10, 10, 60)
    game.walks("caen")
    game.plays(CallOpponent(0, 1))
    assert game.closed(1)["call-opponent"] == "rdf.sports.summoned"
    assert game.refusal(CallOpponent(1, 0)) == "rdf.sports.summoned"

    game.walks("aubusson")
    game.turn_of(1)
    game.walks("limoges")
    assert game.may(1) == {"call-opponent"}


@clause("rdf.sports.nobody-to-call")
def test_if_all_others_race_the_turn_is_over() -> None:
    game = arriving(2).races(1, WALK, leg=2)

    assert NobodyToCall(EVERYONE, 0) in game.walks("caen")
    assert game.waiting == [1]
    assert game.marked(0) == []


@clause("rdf.sports.call-again")
def test_whoever_stays_in_the_town_may_call_on_a_later_turn() -> None:
    game = arriving(2).dice(10, 60, 60, 10)
    game.walks("caen")
    game.plays(CallOpponent(0, 1))
    assert game.marked(0) == []
    game.stays()

    assert {"call-opponent", "walk-to", "work"} <= game.may(0)
    game.plays(CallOpponent(0, 1))
    assert game.marked(0) == ["caen"]
    assert game.waiting == [1]


@clause("rdf.sports.match")
def test_the_higher_die_wins_and_the_caller_marks_his_town() -> None:
    game = arriving().dice(50, 40)
    game.walks("caen")

    events = game.plays(CallOpponent(0, 1))
    assert [MatchThrown(EVERYONE, 0, face(50)), MatchThrown(EVERYONE, 1, face(40))] == events[1:3]
    assert MatchWon(EVERYONE, 0, stage("sports-caen")) in events
    assert StageMarked(EVERYONE, 0, stage("sports-caen")) in events
    assert (game.marked(0), game.marked(1)) == (["caen"], [])


@clause("rdf.sports.match")
def test_if_the_called_player_wins_he_marks_his() -> None:
    game = arriving().dice(10, 40)
    game.walks("caen")
    game.plays(CallOpponent(0, 1))

    assert (game.marked(0), game.marked(1)) == ([], ["limoges"])


@clause("rdf.sports.match-ties")
def test_equals_throw_again() -> None:
    game = arriving().dice(30, 30, 20, 20, 60, 50)
    game.walks("caen")

    assert kinds(game.plays(CallOpponent(0, 1))).count("MatchThrown") == 6
    assert game.marked(0) == ["caen"]


@clause("rdf.sports.called-place")
def test_for_the_called_player_it_is_no_arrival() -> None:
    game = arriving().dice(60, 10).holds(2, "limousin", "alsace")
    game.walks("caen")

    assert "TollClaimed" not in kinds(game.plays(CallOpponent(0, 1)))
    assert game.state.cash == [1000, 1000, 1000]


@clause("rdf.sports.called-place")
def test_the_caller_moves_whoever_stands_where_the_called_player_goes() -> None:
    game = arriving().dice(60, 10).at(2, "limoges")
    game.walks("caen")
    game.plays(CallOpponent(0, 1))
    assert game.may(0) == {"displace"}

    assert [PawnDisplaced(EVERYONE, 2, town("gueret"))] == game.plays(Displace(0, town("gueret")))
    assert (game.where(1), game.where(2)) == ("limoges", "gueret")
    assert game.waiting == [1]


@clause("rdf.sports.called-place")
def test_a_town_where_a_race_begins_takes_in_everybody() -> None:
    game = sports().at(0, "redon").at(2, "bordeaux").dice(60, 10)
    game.walks("nantes")
    game.plays(CallOpponent(0, 1))

    assert (game.where(1), game.where(2)) == ("bordeaux", "bordeaux")


@clause("rdf.stage.forgotten")
def test_by_hand_the_winner_presses_be_it_the_called_player() -> None:
    game = arriving(markers="by-hand").dice(10, 60)
    game.walks("caen")
    game.plays(CallOpponent(0, 1))
    assert game.waiting == [1]

    game.plays(PlaceMarker(1))
    assert game.marked(1) == ["limoges"]
    assert game.waiting == [1]
    assert "walk-to" in game.may(1)


@clause("rdf.sports.ninth")
def test_the_ninth_marker_wins_at_once() -> None:
    game = arriving().dice(60, 10).has_all_markers(0, but="caen").at(2, "limoges")
    game.walks("caen")
    game.plays(CallOpponent(0, 1))

    assert game.is_over
    assert GAME.end_reason(game.state) == "nine-events"
    assert GAME.ranks(game.state)[0] == 1
    assert GAME.problem(game.state) == ""


@clause("rdf.sports.ninth")
def test_the_called_player_may_win_so_too() -> None:
    game = arriving().dice(10, 60).has_all_markers(1, but="limoges")
    game.walks("caen")
    game.plays(CallOpponent(0, 1))

    assert game.is_over
    assert GAME.ranks(game.state)[1] == 1


def test_there_is_no_finish_to_go_to() -> None:
    assert TABLES.finishes[7] == -1


@clause("rdf.sports.short", "rdf.start.length")
def test_in_a_short_game_a_match_counts_for_both_its_towns_and_the_walk_is_done() -> None:
    game = arriving(length="short").dice(60, 10)
    assert game.marked(0) == ["strasbourg"]
    game.walks("caen")

    assert kinds(game.plays(CallOpponent(0, 1))).count("StageMarked") == 2
    assert game.marked(0) == ["caen", "limoges", "strasbourg"]
    assert game.marked(1) == ["strasbourg"]


@clause("rdf.sports.short", "rdf.stage.forgotten")
def test_by_hand_one_press_marks_both() -> None:
    game = arriving(length="short", markers="by-hand").dice(60, 10)
    game.walks("caen")
    game.plays(CallOpponent(0, 1))
    game.plays(PlaceMarker(0))

    assert game.marked(0) == ["caen", "limoges", "strasbourg"]
    assert game.waiting == [1]


@clause("rdf.sports.short")
def test_a_whole_game_knows_nothing_of_this() -> None:
    game = arriving().dice(60, 10)
    game.walks("caen")
    game.plays(CallOpponent(0, 1))

    assert game.marked(0) == ["caen"]
