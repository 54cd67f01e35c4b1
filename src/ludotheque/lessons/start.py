"""The position in which a lesson begins, with the luck of all of it loaded."""

from ludotheque.complaint import Complaint
from ludotheque.kernel.chance import ANYTHING, Chance
from ludotheque.kernel.fair import FairChance
from ludotheque.kernel.play import IllegalAction, play
from ludotheque.kernel.step import State
from ludotheque.lessons.lines import read_line
from ludotheque.lessons.reading import Lesson
from ludotheque.lessons.script import Cue, Start
from ludotheque.record.positions import dump_text
from ludotheque.record.record import read_options


class CannotBegin(Complaint):
    """The script's table cannot be set up as it says."""


class StackedChance(Chance):
    """Luck that puts what a script wants on top of its piles, or below; all else is as the seed has it."""

    def __init__(self, seed: int, first: dict[str, list[int]], last: dict[str, list[int]]) -> None:
        super().__init__(seed)
        self._first = first
        self._last = last

    def shuffle(self, cards: list[int], purpose: str = ANYTHING) -> None:
        loaded, self.scripted = self.scripted, []
        super().shuffle(cards, purpose)
        self.scripted = loaded
        first, last = _taken(cards, self._first.get(purpose, [])), _taken(cards, self._last.get(purpose, []))
        cards[:] = [*first, *cards, *reversed(last)]


def _taken(cards: list[int], wanted: list[int]) -> list[int]:
    """Those of the wanted cards that the pile holds, which are taken out of it."""
    found: list[int] = []
    for card in wanted:
        if card in cards:
            cards.remove(card)
            found.append(card)
    return found


def luck_of(part: Start | Cue) -> list[int]:
    return [*(face - 1 for face in part.dice), *part.draws]


def first_position(lesson: Lesson) -> State:
    """Set up, and played up to the first cue; with the luck of the cues still to come."""
    game, start = lesson.box.game, lesson.script.start
    seats = 1 + len(start.rivals)
    if not game.least_seats <= seats <= game.most_seats:
        raise CannotBegin(f"{game.name} is for {game.least_seats} to {game.most_seats} players, not {seats}")
    first = {deck.pile: [lesson.number(card) for card in deck.first] for deck in lesson.script.deck}
    last = {deck.pile: [lesson.number(card) for card in deck.last] for deck in lesson.script.deck}
    luck = StackedChance(start.seed, first, last)
    luck.scripted = luck_of(start)
    state: State = game.start(seats, lesson.edition.tables, read_options(game, start.options), luck)
    for line in lesson.numbers(start.before):
        _play(state, lesson, line)
    if luck.scripted:
        raise CannotBegin(f"{len(luck.scripted)} of the draws of [start] were not called for")
    state.told()
    state.chance = FairChance(start.seed)
    state.chance.scripted = [outcome for cue in lesson.script.cue for outcome in luck_of(cue)]
    return state


def position_text(lesson: Lesson) -> str:
    return dump_text(first_position(lesson))


def _play(state: State, lesson: Lesson, line: str) -> None:
    try:
        play(state, read_line(lesson.box.game, state, line))
    except IllegalAction as error:
        raise CannotBegin(f"{line!r} is refused before the lesson: {error}") from None
