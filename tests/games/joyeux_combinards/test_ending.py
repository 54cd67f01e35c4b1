"""« But du jeu »: who wins, when, and who comes where."""

from ludotheque.games.joyeux_combinards.actions import Doubt, MoveOn, SellCard
from ludotheque.games.joyeux_combinards.events import GameEnded
from ludotheque.kernel.event import EVERYONE
from tests.clauses import clause
from tests.games.joyeux_combinards.arrange import GAME, Table, brings, card


def end_turn(game: Table, seat: int = 0) -> None:
    """The seat plays a turn in which nothing happens."""
    game.lands(seat, "aeroport-manche")
    game.plays(MoveOn(seat))


@clause("ljc.end.goal")
def test_600_millions_and_an_empty_record_win() -> None:
    game = Table().cash(0, 600 - brings("miel", "meme-meline")).holds(0, "miel")
    game.lands(0, "meline-2")
    game.plays(SellCard(0, card("miel")))

    events = game.plays(MoveOn(0))

    assert [GameEnded(EVERYONE, [0], [600, 100, 100])] == events
    assert ("goal-reached", [1, 2, 2]) == (GAME.end_reason(game.state), GAME.ranks(game.state))


def test_599_millions_do_not_win_nor_does_a_record_of_one_year() -> None:
    poor, guilty = Table().cash(0, 599), Table().cash(0, 900).years(0, 1)

    for game in (poor, guilty):
        end_turn(game)
        assert not game.is_over


def test_a_record_that_is_empty_again_wins() -> None:
    game = Table().cash(0, 600).years(0, 3).holds(0, "piano")
    game.lands(0, "commissariat-central")

    game.plays(GAME.action(0, "hand-in", [[card("piano")]]))

    assert game.is_over


@clause("ljc.end.cash")
def test_cards_in_hand_do_not_count() -> None:
    game = Table().cash(0, 599).holds(0, "joconde", "lingots", "piano")

    end_turn(game)

    assert not game.is_over


@clause("ljc.end.each-turn")
def test_everybody_is_looked_at_when_a_turn_ends() -> None:
    enriched = Table().cash(1, 590)
    enriched.buys(1, "miel", 10)

    enriched.plays(Doubt(2))  # wrongly: an indemnity makes 600

    assert (True, [2, 1, 3]) == (enriched.is_over, GAME.ranks(enriched.state))
    waiting = Table().cash(1, 700)
    waiting.lands(0, "aeroport-manche")
    assert not waiting.is_over  # not before the turn is over
    waiting.plays(MoveOn(0))
    assert 1 == waiting.state.winner


def test_if_several_have_won_it_is_the_mover_then_the_richest_then_the_next() -> None:
    mover = Table().cash(0, 600).cash(1, 900)
    richest = Table(seats=4).cash(1, 600).cash(2, 900)
    following = Table(seats=4).cash(3, 700).cash(2, 700)

    for game in (mover, richest, following):
        end_turn(game)

    assert (0, 2, 2) == (mover.state.winner, richest.state.winner, following.state.winner)
    assert [600, 599, 100] == GAME.scores(mover.state) == mover.sees().scores
    assert [1, 2, 3] == GAME.ranks(mover.state)


@clause("ljc.end.wanted-sum")
def test_the_table_may_set_another_goal() -> None:
    game = Table(goal="250").cash(0, 250)

    end_turn(game)

    assert game.is_over


@clause("ljc.end.last-left")
def test_the_last_one_left_wins_at_once() -> None:
    game = Table(seats=2).cash(0, 5).cash(1, 1).years(1, 20)

    events = game.lands(0, "agios-mordicus")

    assert GameEnded(EVERYONE, [1], [0, 0]) == events[-1]
    assert ("last-left", [2, 1]) == (GAME.end_reason(game.state), GAME.ranks(game.state))


@clause("ljc.end.rounds")
def test_the_game_stops_after_the_last_round() -> None:
    game = Table(rounds="12").round(12)

    end_turn(game, 0)
    end_turn(game, 1)
    assert not game.is_over
    end_turn(game, 2)

    assert (True, "rounds-played") == (game.is_over, GAME.end_reason(game.state))


@clause("ljc.end.rounds")
def test_without_a_limit_the_game_goes_on_as_long_as_it_takes() -> None:
    game = Table().round(5000)

    for seat in range(3):
        end_turn(game, seat)

    assert (False, 5001) == (game.is_over, game.state.round)


def test_a_round_ends_with_the_player_before_the_one_who_began() -> None:
    game = Table().round(4)
    game.state.first = 1

    end_turn(game, 0)

    assert 5 == game.state.round
    end_turn(game, 1)
    assert 5 == game.state.round


@clause("ljc.end.richest")
def test_after_the_last_round_a_year_counts_ten_millions_against_the_purse() -> None:
    game = Table(rounds="12").round(12).cash(0, 300).years(0, 6).cash(1, 241).cash(2, 241)

    end_turn(game, 2)

    assert [240, 241, 241] == GAME.scores(game.state)
    assert [3, 1, 1] == GAME.ranks(game.state)


@clause("ljc.end.places")
def test_after_the_winner_come_those_in_play_and_then_the_eliminated() -> None:
    game = Table(seats=5).cash(0, 600).cash(1, 5).cash(2, 5).cash(3, 200).cash(4, 250).years(4, 6)
    game.lands(1, "agios-mordicus")
    game.lands(2, "agios-mordicus")

    end_turn(game, 0)

    assert [1, 5, 4, 2, 3] == GAME.ranks(game.state)
    assert [600, 0, 0, 200, 190] == GAME.scores(game.state)
