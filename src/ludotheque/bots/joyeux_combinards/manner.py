"""What sets one schemer apart from another: how it lies, what it carries, what it fears, what it remembers."""

from dataclasses import dataclass, replace
from typing import Final

ALWAYS: Final = 1e9
PRICES: Final = 6  # that may be announced


@dataclass(frozen=True)
class Manner:
    """Sums are millions. Whatever has a standard is the same for all but the champion, whose figures were found by
    self-play."""

    cunning: float  # how readily it lies where a lie promises more than the truth; 0 never lies
    contraband: bool  # whether it keeps illegal goods for the dear places outside
    suspicion: float  # how often it doubts where a doubt promises something
    year: float  # what it would give for a year less on its record
    informs: bool
    caution: float  # how many times its risk an export premium must bring to be asked for
    retention: float  # the chance to keep a card it has seen in mind for a round
    turns: int = 6  # looked ahead on the board
    step: float = 0.9  # what a turn later counts for there
    patience: float = 0.84  # of the best price of a card, what is hoped for while it is still in the hand …
    crowd: float = 0.025  # … less that much for every card that waits beside it
    least_patience: float = 0.35
    hurry: float = 0.0  # of its patience, what is lost as somebody comes from half the goal to all of it
    caught: float = 0.14  # how likely illegal goods are found before they are sold
    near: float = 0.6  # of the goal: from there on years stand between a player and the win …
    steep: float = 4.0  # … and count for so many times as much at the goal itself
    ruin: float = 150.0  # what being out of the game counts for
    safe_cash: float = 60.0  # with less, a fine or a doubted price could be the end
    most_cards: float = 12.0  # in hand: more would never be sold in time
    stretch: float = 0.93  # of the goal: from there on money is not spent any more
    profit: float = 0.0  # what a card that is still to be drawn must promise, at least
    warmth: float = 8.0  # by which a lie may promise less and still be told now and then
    sure: float = 30.0  # what a doubt must promise to be spoken for certain
    relish: float = 0.5  # how much the loss of one opponent is worth, shared by all who gain from it …
    threat: float = 0.0  # … and how much more if he is near the goal
    lies: float = 1.0  # as if so many purchases had been seen through to be lies …
    truths: float = 3.0  # … and so many to be true
    doubted: float = 1.0  # how often it reckons to be doubted, as against what it would doubt itself
    ears: tuple[float, ...] = (1.0,) * PRICES  # how much likelier than others each price is taken for a lie
    posts: float = 0.14  # how often a passage stops at customs
    informing: float = 4.0  # what a chance to inform is worth
    spite: float = 0.9  # how much what a reported rival loses is worth, shared by all who gain from it


MIXED: Final = Manner(
    cunning=1.0, contraband=True, suspicion=1.0, year=13.0, informs=True, caution=1.0, retention=0.93
)  # weighs everything
CLEAN: Final = replace(MIXED, contraband=False, year=16.0)
CRIMINAL: Final = replace(MIXED, cunning=2.0, year=8.0, caution=0.0)
STEADY: Final = replace(MIXED, turns=2, retention=0.7, cunning=30.0, sure=10.0, near=0.8, patience=0.6)
CHAMPION: Final = replace(MIXED, cunning=0.2, retention=1.0, hurry=0.4)

# Opponents to measure against
HONEST: Final = replace(MIXED, cunning=0.0)
LIAR: Final = replace(MIXED, cunning=ALWAYS)
BELIEVER: Final = replace(MIXED, cunning=0.0, suspicion=0.0)
BLUFFER: Final = replace(MIXED, suspicion=0.0)
NAIVE_LIAR: Final = replace(MIXED, cunning=ALWAYS, suspicion=0.0)
BOLD: Final = replace(MIXED, caution=0.0)
TIMID: Final = replace(MIXED, caution=ALWAYS)
FORGETFUL: Final = replace(BOLD, retention=0.5)
