"""Draws are a function of seed and key: other choices do not change the dice to come."""

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.chance import ANYTHING, Chance, number_of
from ludotheque.kernel.play import is_over, play
from ludotheque.kernel.random_play import random_action
from ludotheque.record.luck import Draw, NotedChance
from tests.kernel.games.ready import Ready
from tests.laws.positions import Position, law, positions
from tests.laws.subjects import every_game

LENGTH = 150  # actions, as far as two games are compared


def draws_after(subject: Ready, position: Position, seed_of_choices: int) -> list[Draw]:
    """All draws of a game that begins as the position did, and goes on with other choices."""
    draws: list[Draw] = []
    state = subject.game.start(
        position.seats, subject.tables, position.options, NotedChance(Chance(position.seed), draws)
    )
    position.opening(subject, state)
    luck = Chance(seed_of_choices)
    for _ in range(LENGTH):
        if is_over(state):
            break
        play(state, random_action(subject.game, state, luck))
    return draws


@every_game
@law
@given(st.data())
def test_games_of_one_seed_that_part_draw_the_same_under_equal_keys(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))
    ours, theirs = draws_after(subject, position, 1), draws_after(subject, position, 2)
    found = {(draw.key, draw.below): draw.outcome for draw in ours}

    shared = [draw for draw in theirs if (draw.key, draw.below) in found]

    assert all(draw.outcome == found[draw.key, draw.below] for draw in shared)
    assert bool(ours) == bool(shared)


@every_game
@law
@given(st.data())
def test_every_draw_says_what_it_is_for_and_none_is_drawn_twice(subject: Ready, data: st.DataObject) -> None:
    draws = draws_after(subject, data.draw(positions(subject)), 1)
    purposes = {draw.key.purpose for draw in draws}

    assert ANYTHING not in purposes
    assert len(purposes) == len({number_of(purpose) for purpose in purposes})
    assert len(draws) == len({draw.key for draw in draws})
