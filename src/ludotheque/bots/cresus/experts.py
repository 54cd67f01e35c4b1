"""What an expert is worth to a player, and when his moment has come."""

from functools import cache
from statistics import fmean

from ludotheque.bots.cresus.books import Books, dice_worth
from ludotheque.bots.cresus.dice import best_colour_odds, worth_thrown
from ludotheque.bots.sums import added
from ludotheque.games.cresus.tables import (
    ANALYST,
    DICE,
    DOUBLE_PREMIUM,
    EXTRA_THROW,
    HALF_PRICE,
    TIE_BREAK,
    TURN_DIE,
    CresusTables,
)


def expert_worth(books: Books, expert: int) -> float:
    tables = books.tables
    kind = tables.expert_kinds[expert]
    rounds = books.horizon + 1
    if kind == TURN_DIE:
        return _best_gain(books, more=0, turns=1)
    if kind == EXTRA_THROW:
        return (1 - (1 - books.weights.reached) ** rounds) * _best_gain(books, more=1, turns=0)
    if kind == DOUBLE_PREMIUM:
        return float(max(tables.premiums)) if rounds > 1 else 0.0
    if kind == HALF_PRICE:
        return (1 - (1 - books.weights.alone_soon) ** rounds) * books.rates.price / 2
    part = {ANALYST: books.weights.insight, TIE_BREAK: books.weights.last_word}[kind]
    return part * books.rates.profit


def _best_gain(books: Books, more: int, turns: int) -> float:
    """For the share one holds that gains most, or for any if one holds none yet."""
    tables = books.tables
    typical = _typical_gain(tables, more, turns)
    return max([typical, *[_gain(tables, share, more, turns) for share in books.held[books.seat]]])


@cache
def _typical_gain(tables: CresusTables, more: int, turns: int) -> float:
    return fmean([_gain(tables, share, more, turns) for share in range(len(tables.prices))])


@cache
def _gain(tables: CresusTables, share: int, more: int, turns: int) -> float:
    return dice_worth(tables, share, more, turns) - dice_worth(tables, share)


@cache
def turning_gains(tables: CresusTables) -> list[tuple[float, float]]:
    """When all is thrown: the chance that turning a die brings so much, over all shares."""
    return [
        (odds / len(tables.prices), float(pays[alike + 1] - pays[alike]))
        for pays, throws in zip(tables.payouts, tables.throws, strict=True)
        for alike, odds in enumerate(best_colour_odds(throws))
        if 0 < alike < DICE
    ]


@cache
def throwing_gains(tables: CresusTables) -> list[tuple[float, float]]:
    """When all is thrown: the chance that one more throw brings so much on average, over all shares."""
    return [
        (odds / len(tables.prices), worth_thrown(pays, (alike,), 1) - pays[alike])
        for pays, throws in zip(tables.payouts, tables.throws, strict=True)
        for alike, odds in enumerate(best_colour_odds(throws))
        if 0 < alike < DICE
    ]


def least_gain(gains: list[tuple[float, float]], sales_left: int) -> float:
    """What one use must bring now, if so many sales will follow: as much as waiting for a better one."""
    least = 0.0
    for _ in range(sales_left):
        least = added([odds * max(gain, least) for odds, gain in gains])
    return least
