"""A limit of rounds where the rules set none: a table may play on for as long as it likes, a laboratory may not."""

from typing import Any, Final

from ludotheque.kernel.game import Game

OPTION: Final = "rounds"  # what games call it; none unless the table wants one is written 0
MOST_ROUNDS: Final = 200
CUT_OFF: Final = "rounds-played"  # why a game ends that has come to its limit
NO_LIMIT: Final = 0


def own_limit(game: Game[Any], wanted: dict[str, str]) -> int:
    """The limit that the laboratory sets itself; NO_LIMIT where the rules or the plan have one, or say that none is."""
    if OPTION in wanted:
        return NO_LIMIT
    for option in game.options:
        if option.name == OPTION and option.default == 0 and not option.choices:
            return min(MOST_ROUNDS, option.high)
    return NO_LIMIT


def with_limit(game: Game[Any], wanted: dict[str, str]) -> dict[str, str]:
    limit = own_limit(game, wanted)
    return wanted if limit == NO_LIMIT else {**wanted, OPTION: str(limit)}
