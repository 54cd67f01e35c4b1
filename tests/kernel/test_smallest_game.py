"""Matches: a whole game on two screens, as the page about adding one shows it."""

from pathlib import Path

import pytest

from ludotheque.kernel.event import EVERYONE
from ludotheque.kernel.play import asks, closed, is_over, play, refusal, waiting
from tests.kernel.games import MATCHES
from tests.kernel.games import matches as smallest
from tests.kernel.games.matches import MatchesState, MatchesTaken, PassTurn, TakeMatches, TakeTurn, TurnPassed

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
SCREEN = 55  # lines


def table(heap: int = 21) -> MatchesState:
    """Seat 0 is on turn."""
    state = MATCHES.start(2)
    assert isinstance(state, MatchesState)
    state.heap = heap
    state.steps = [TakeTurn(0)]
    return state


def source() -> str:
    return Path(smallest.__file__).read_text("utf-8")


def test_the_page_about_adding_a_game_shows_it_as_it_is() -> None:
    assert f"```python\n{source()}```\n" in PAGE.read_text("utf-8")


def test_it_fits_on_two_screens() -> None:
    assert len(source().splitlines()) <= 2 * SCREEN


def test_one_to_three_are_taken_and_the_turn_goes_on() -> None:
    state = table()

    assert [MatchesTaken(EVERYONE, 0, 3, 18)] == play(state, TakeMatches(0, 3))
    assert [1] == waiting(state)


@pytest.mark.parametrize(
    ("heap", "matches", "clause"),
    [
        (21, 0, "mat.turn.one-to-three"),
        (21, 4, "mat.turn.one-to-three"),
        (3, 4, "mat.turn.one-to-three"),
        (2, 3, "mat.turn.from-the-heap"),
    ],
)
def test_nobody_takes_nothing_or_more_than_three_or_than_there_are(heap: int, matches: int, clause: str) -> None:
    assert clause == refusal(table(heap), TakeMatches(0, matches))


def test_one_may_pass_once() -> None:
    state = table()

    assert [TurnPassed(EVERYONE, 0)] == play(state, PassTurn(0))
    play(state, TakeMatches(1, 1))
    assert ["take-matches"] == [ask.verb for ask in asks(state, 0)]
    assert [("pass-turn", "mat.turn.one-pass")] == [(ask.verb, ask.closure()) for ask in closed(state, 0)]
    assert "mat.turn.one-pass" == refusal(state, PassTurn(0))


def test_the_last_match_wins() -> None:
    state = table(heap=2)

    play(state, TakeMatches(0, 2))

    assert is_over(state)
    assert [1, 2] == MATCHES.game.ranks(state)
