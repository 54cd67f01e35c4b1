"""Any legal action, at random: the simplest player, the fuzzer and the yardstick of speed."""

from typing import Any, Final

from ludotheque.kernel.action import CLOCK, Action, Seat, Tick
from ludotheque.kernel.ask import Ask
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game
from ludotheque.kernel.play import asks, deadline, is_over, take
from ludotheque.kernel.step import NEVER, State

_HEAVIEST: Final = 12  # an ask counts by its fillings, up to this many, so that bids do not drown a pass
_LATE: Final = 4  # one time in four a deadline is let run out
_OUT_OF_TURN: Final = 4  # one time in four somebody looks at a standing desk


def random_filled(game: Game[Any], seat: Seat, all_asks: list[Ask], luck: Chance) -> Action:
    """One of the asks that are open, filled in at random."""
    ask = all_asks[0] if len(all_asks) == 1 else _drawn(all_asks, luck)
    return game.action(seat, ask.verb, ask.pick(luck))


def random_action(game: Game[Any], state: State, luck: Chance) -> Action:
    """Something that may happen next: a seat that is waited for acts, a desk is used, or time runs out."""
    step = state.steps[-1]
    seats = step.waits_for(state)
    if state.standing or step.deadline() != NEVER:
        aside = _beside_the_step(game, state, luck)
        if aside is not None:
            return aside
    if not seats:
        return Tick(CLOCK, max(deadline(state), state.now))
    seat = seats[0] if len(seats) == 1 else seats[luck.below(len(seats))]
    return random_filled(game, seat, step.asks(state, seat), luck)


def _drawn(all_asks: list[Ask], luck: Chance) -> Ask:
    total = 0
    chosen = all_asks[0]
    several = False
    for ask in all_asks:
        weight = _weight(ask)
        if weight > 0:
            several = total > 0
            total += weight
            chosen = ask
    if not several:
        return chosen  # there is no choice
    pick = luck.below(total)
    for ask in all_asks:
        pick -= _weight(ask)
        if pick < 0:
            return ask
    raise AssertionError("the weights of the asks add up to their total")


def _weight(ask: Ask) -> int:
    fillings = ask.count()  # none for one that is closed
    return _HEAVIEST if fillings > _HEAVIEST else fillings


def _beside_the_step(game: Game[Any], state: State, luck: Chance) -> Action | None:
    """Now and then time runs out, or somebody goes to a standing desk."""
    ends = deadline(state)
    if ends != NEVER and luck.below(_LATE) == 0:
        return Tick(CLOCK, max(ends, state.now))
    if not state.standing or luck.below(_OUT_OF_TURN) != 0:
        return None
    visitor = luck.below(state.seats)
    open_asks = asks(state, visitor)
    return random_filled(game, visitor, open_asks, luck) if open_asks else None


def playout(game: Game[Any], state: State, luck: Chance, most: int) -> int:
    """Play at random until the game is over or `most` decisions are made; return how many were."""
    decisions = 0
    while decisions < most and not is_over(state):
        take(state, random_action(game, state, luck))
        decisions += 1
    return decisions
