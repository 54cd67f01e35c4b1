"""Why a seat stands where it does at the end: what comes before all figures, and figures that add up line by line."""

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.data import Data

POINTS: Final = "points"  # what a figure may measure; texts say how much that is: « 14 signes »
MONEY: Final = "money"

BY_FIGURES: Final = ""  # a standing: nothing but the figures decides


@mypyc_attr(acyclic=True)
class ScoreLine(Data):
    """One thing that counts, by a word that texts explain: how many of it there are, and what they bring."""

    word: str
    count: int
    amount: int


@mypyc_attr(acyclic=True)
class Figure(Data):
    """The sum of its lines."""

    measure: str
    total: int
    lines: list[ScoreLine]


@mypyc_attr(acyclic=True)
class Reckoning(Data):
    """A word for what comes before all figures (the first to arrive, the bankrupt); then figures, the weightiest first.

    The first figure is what is shown as the score. Among seats of one standing, figures decide.
    """

    standing: str
    figures: list[Figure]


def line(word: str, amount: int) -> ScoreLine:
    return ScoreLine(word, 1, amount)


def counted(word: str, count: int, amount: int) -> ScoreLine:
    return ScoreLine(word, count, amount)


def figure(measure: str, lines: list[ScoreLine]) -> Figure:
    """What is nothing is not told, unless there is nothing else."""
    total = 0
    told: list[ScoreLine] = []
    for one in lines:
        total += one.amount
        if one.amount != 0:
            told.append(one)
    return Figure(measure, total, told if told else lines[:1])
