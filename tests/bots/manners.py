"""What bots of one level and different tempers do in the same positions."""

from ludotheque.bots.choice import Choice
from ludotheque.bots.temper import EVEN, Temper
from ludotheque.bots.worlds import Worlds
from ludotheque.box import Box
from ludotheque.kernel.action import CLOCK, Action, Seat, Tick
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import full_options
from ludotheque.kernel.play import deadline, is_over, play, waiting
from ludotheque.kernel.step import State
from ludotheque.levels import make_bot
from ludotheque.record.record import read_options

Position = tuple[State, Seat]


def positions(box: Box, level: str, seats: int, seed: int, most: int, **options: str) -> list[Position]:
    """The decisions of a game among bots of one level."""
    given = full_options(box.game.options, read_options(box.game, options))
    state: State = box.game.start(seats, box.edition().tables, given, Chance(seed))
    bots = [make_bot(box, level, seat) for seat in range(seats)]
    found: list[Position] = []
    while not is_over(state) and len(found) < most:
        asked = waiting(state)
        if not asked:
            play(state, Tick(CLOCK, deadline(state)))
            continue
        seat = asked[0]
        found.append((state.copy(), seat))
        play(state, bots[seat].choose(Worlds(box.game, state, seat, Chance(1)), seat).action)
    return found


def chosen(box: Box, level: str, temper: Temper, some: list[Position], grudge: int = 0) -> list[Choice]:
    """What a new bot of this temper does in each, that holds so much against everybody."""
    found: list[Choice] = []
    for number, (state, seat) in enumerate(some):
        bot = make_bot(box, level, number)
        bot.temper = temper
        bot.grudges = [grudge] * state.seats
        found.append(bot.choose(Worlds(box.game, state, seat, Chance(1)), seat))
    return found


def actions(box: Box, level: str, temper: Temper, some: list[Position], grudge: int = 0) -> list[Action]:
    return [choice.action for choice in chosen(box, level, temper, some, grudge)]


def even(box: Box, level: str, some: list[Position]) -> list[Action]:
    return actions(box, level, EVEN, some)


def at(step: type, some: list[Position]) -> list[Position]:
    return [(state, seat) for state, seat in some if isinstance(state.steps[-1], step)]


def how_many(kind: type, some: list[Action]) -> int:
    return len([action for action in some if isinstance(action, kind)])
