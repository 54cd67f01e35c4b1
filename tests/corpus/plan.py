"""Which games are played for the corpus: every number of seats, every value of every option, every level of bot."""

from collections.abc import Iterator
from itertools import cycle, islice

from ludotheque.box import Box
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Option
from ludotheque.levels import levels
from tests.records.keep import GAMES, Kept

GAMES_OF_EACH = 84  # at least
NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay"]
HASTES = [0, 0, 0, 2_500]  # milliseconds before each action: in some games the clock runs out now and then


def planned(found: Box) -> list[Kept]:
    """One game for each value of each option, with others as they fall; then games of all kinds; then every ending."""
    luck = Chance(1)
    values = [(option, value) for option in found.game.options for value in values_of(option)]
    wanted = [{option.name: option.write(value)} for option, value in values]
    wanted += [{}] * max(GAMES_OF_EACH - len(wanted), 0)
    seats = cycle(range(found.game.least_seats, found.game.most_seats + 1))
    bots = _bots(found)
    games = []
    for number, some in enumerate(wanted):
        players = [f"{name} {next(bots)}" for name in NAMES[: next(seats)]]
        options = _others(found, luck) | some
        games.append(Kept(f"game-{number}", number + 1, players, options, HASTES[number % len(HASTES)]))
    return games + GAMES[found.game.name]


def values_of(option: Option) -> list[int]:
    """All choices; of a number, both ends and the standard."""
    if option.choices:
        return list(range(option.low, option.high + 1))
    return sorted({option.low, option.default, option.high})


def _others(found: Box, luck: Chance) -> dict[str, str]:
    """The standard half of the time, else a value of its own for about every other option."""
    if luck.below(2) == 0:
        return {}
    chosen = [option for option in found.game.options if luck.below(2) == 0]
    return {option.name: option.write(_any(values_of(option), luck)) for option in chosen}


def _any(values: list[int], luck: Chance) -> int:
    return values[luck.below(len(values))]


def _bots(found: Box) -> Iterator[str]:
    """Good and bad ones mixed, in another order at every table."""
    known = levels(found)
    return cycle([*known, *reversed(known), *islice(cycle(known), 1, len(known) + 2)])
