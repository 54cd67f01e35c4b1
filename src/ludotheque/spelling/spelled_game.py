"""A game under way in which answers are spelled: whose letter comes next, and what may."""

from typing import Any, Final

from ludotheque.kernel.action import CLOCK, Action, Tick
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import asks, deadline, is_over, take, waiting
from ludotheque.kernel.step import State
from ludotheque.spelling.speller import Speller

NOBODY_ASKED: Final = -1


def verbs_of(game: Game[Any]) -> list[str]:
    """All verbs of a game, in an order that does not depend on anything else."""
    found: list[str] = []
    for kind in game.kinds(Action):
        sample: Action = game.sample(kind)
        found.append(sample.verb())
    return sorted(found)


class SpelledGame:
    """The seat that has waited longest in the order of seats answers; time passes only when nobody is waited for."""

    def __init__(self, game: Game[Any], verbs: list[str], state: State) -> None:
        self.game = game
        self.state = state
        self.seat = NOBODY_ASKED
        self.speller = Speller(verbs)
        self.decisions = 0
        self.go_on()

    def is_over(self) -> bool:
        return is_over(self.state)

    def go_on(self) -> None:
        """To the next seat that has to answer, or to the end."""
        seats = waiting(self.state)
        while not seats and not is_over(self.state):
            take(self.state, Tick(CLOCK, max(deadline(self.state), self.state.now)))
            seats = waiting(self.state)
        self.state.told()
        self.seat = min(seats) if seats else NOBODY_ASKED
        if seats:
            self.speller.begin(asks(self.state, self.seat))

    def take(self, letter: int) -> bool:
        """A letter that may come next; whether it ended the answer, which has then been played."""
        speller = self.speller
        speller.take(letter)
        if not speller.is_whole():
            return False
        take(self.state, self.game.action(self.seat, speller.verb, speller.filling))
        self.decisions += 1
        self.go_on()
        return True
