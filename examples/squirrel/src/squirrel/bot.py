"""Looks at every chain it could lay, at what it leaves to the next player, and at the cards it keeps for later."""

from typing import Any, Final

from ludotheque.bots.bot import Bot
from ludotheque.bots.worlds import Worlds
from ludotheque.kernel.action import Action, Filling, Seat
from ludotheque.kernel.ask import Ask, OneOf
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import asks, is_over, play, waiting
from ludotheque.kernel.step import State

MOST_LOOKED_AT: Final = 300  # positions in a turn, so that a large hand does not take for ever
STORE: Final = 8.0  # points that a card in hand is worth: it will be part of a longer chain
GIFT: Final = 0.3  # how much a point for the next player hurts, beside one for me


class SquirrelBot(Bot):
    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        turns = whole_turns(worlds.game, world, seat)
        return max(turns, key=lambda turn: self.worth(worlds.game, turn[1], seat))[0]

    def worth(self, game: Game[Any], after: State, seat: Seat) -> float:
        kept = len(game.view(after, seat).hands[seat])
        return game.scores(after)[seat] - GIFT * self.left_to_the_next(game, after) + STORE * kept

    def left_to_the_next(self, game: Game[Any], state: State) -> int:
        """The most that the next player could score at once."""
        if is_over(state):
            return 0
        following = waiting(state)[0]
        before = game.scores(state)[following]
        return max(game.scores(after)[following] for _, after in whole_turns(game, state, following)) - before


def whole_turns(game: Game[Any], state: State, seat: Seat) -> list[tuple[Action, State]]:
    """Every way to play this turn to its end: its first action, and the position it leads to."""
    ends: list[tuple[Action, State]] = []
    open_ways: list[tuple[Action | None, State]] = [(None, state)]
    looked_at = 0
    while open_ways and (looked_at < MOST_LOOKED_AT or not ends):
        first, position = open_ways.pop()
        for action in possible(game, position, seat):
            looked_at += 1
            after = position.copy()
            play(after, action)
            way = (first or action, after)
            if is_over(after) or waiting(after) != [seat]:
                ends.append(way)
            else:
                open_ways.append(way)
    return ends


def possible(game: Game[Any], state: State, seat: Seat) -> list[Action]:
    """Whatever the seat may do. In this game an ask has one blank at most, and that a list to choose from."""
    found: list[Action] = []
    for ask in asks(state, seat):
        found += [game.action(seat, ask.verb, filling) for filling in fillings(ask)]
    return found


def fillings(ask: Ask) -> list[Filling]:
    if not ask.blanks:
        return [[]]
    blank = ask.blanks[0]
    assert isinstance(blank, OneOf)
    return [[[choice]] for choice in blank.choices]
