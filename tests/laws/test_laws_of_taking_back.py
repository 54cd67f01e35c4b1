"""Taking back tells nothing: what may be taken back has shown nothing, and whether it may depends on no secret."""

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.action import CLOCK, Action, Seat
from ludotheque.kernel.ask import OK
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.play import asks, is_over, play, refusal
from ludotheque.kernel.random_play import random_action
from ludotheque.kernel.step import State
from ludotheque.record.history import History
from tests.kernel.games.ready import Ready
from tests.laws.positions import Position, law, positions, sees, told_to
from tests.laws.subjects import every_game
from tests.laws.test_laws_of_secrets import everybody, redealt

WORLDS = 2  # that must look alike to an observer before an action counts as showing nothing
OF_EACH_KIND = 3  # actions of one game with the same verb and events that are looked into
OTHER_FILLINGS = 8  # of the same verb, tried in a world where the action itself is impossible


def a_few_of_each_kind(subject: Ready, position: Position) -> list[tuple[State, Action]]:
    """Actions of a game at random, with the positions they were played in."""
    found: list[tuple[State, Action]] = []
    kinds: Counter[Any] = Counter()
    state, luck = position.first(subject), position.luck()
    for _ in range(position.actions):
        if is_over(state):
            break
        before, action = state.copy(), random_action(subject.game, state, luck)
        kind = action.verb(), *(type(event) for event in play(state, action))
        kinds[kind] += 1
        if kinds[kind] <= OF_EACH_KIND and action.seat != CLOCK:
            found.append((before, action))
    return found


def after(subject: Ready, state: State, action: Action) -> History:
    history = History(state.copy(), subject.reveals)
    history.play(action)
    return history


def learnt(subject: Ready, state: State, action: Action, observer: Seat) -> Any:
    """What the observer is told and sees through the action; nothing where it is impossible."""
    if refusal(state, action) != OK:
        return None
    world = state.copy()
    told = told_to(play(world, action), observer)
    return told, subject.game.view(world, observer)


def alternatives(subject: Ready, world: State, action: Action, luck: Chance) -> list[Action]:
    """What the seat might have done instead: a sealed bid tells nobody how rich the bidder is."""
    fitting = [ask for ask in asks(world, action.seat) if ask.verb == action.verb() and ask.blanks]
    fillings = [ask.pick(luck) for ask in fitting for _ in range(OTHER_FILLINGS)]
    return [action, *(subject.game.action(action.seat, action.verb(), filling) for filling in fillings)]


def fits(subject: Ready, world: State, action: Action, observer: Seat, seen: Any) -> bool:
    """Whether this world could be the real one, after what the observer has learnt."""
    others = alternatives(subject, world, action, Chance(observer + 2))
    return any(learnt(subject, world, other, observer) == seen for other in others)


@every_game
@law
@given(st.data())
def test_what_may_be_taken_back_has_shown_nobody_anything_hidden(subject: Ready, data: st.DataObject) -> None:
    position = data.draw(positions(subject))

    for state, action in a_few_of_each_kind(subject, position):
        if not after(subject, state, action).may_take_back(action.seat):
            continue
        for observer in everybody(state):
            seen = learnt(subject, state, action, observer)
            worlds = [redealt(subject, state, observer, seed) for seed in range(WORLDS)]
            assert all(fits(subject, world, action, observer, seen) for world in worlds), (action, observer)


@every_game
@law
@given(st.data())
def test_whether_one_may_take_back_is_the_same_in_all_worlds_that_look_the_same(
    subject: Ready, data: st.DataObject
) -> None:
    position = data.draw(positions(subject))

    for state, action in a_few_of_each_kind(subject, position):
        observer = data.draw(st.sampled_from(everybody(state)))
        world = redealt(subject, state, observer, position.actions + 7)
        if learnt(subject, state, action, observer) == learnt(subject, world, action, observer):
            real, other = after(subject, state, action), after(subject, world, action)
            if sees(subject, real.state, observer) == sees(subject, other.state, observer):
                assert real.take_back_refusal(action.seat) == other.take_back_refusal(action.seat), action
