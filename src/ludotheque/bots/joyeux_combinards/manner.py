"""What sets one schemer apart from another: how it lies, what it carries, what it fears, what it remembers."""

from dataclasses import dataclass, replace
from typing import Final

ALWAYS: Final = 1e9


@dataclass(frozen=True)
class Manner:
    cunning: float  # how readily it lies where a lie promises more than the truth; 0 never lies
    contraband: bool  # whether it keeps illegal goods for the dear places outside
    suspicion: float  # how often it doubts where a doubt promises something
    year: float  # millions it would give for a year less on its record
    informs: bool
    caution: float  # how many times its risk an export premium must bring to be asked for
    retention: float  # the chance to keep a card it has seen in mind for a round


MIXED: Final = Manner(
    cunning=1.0, contraband=True, suspicion=1.0, year=13.0, informs=True, caution=1.0, retention=0.93
)  # weighs everything; the level that people meet
CLEAN: Final = replace(MIXED, contraband=False, year=16.0)
CRIMINAL: Final = replace(MIXED, cunning=2.0, year=8.0, caution=0.0)

# Opponents to measure against
HONEST: Final = replace(MIXED, cunning=0.0)
LIAR: Final = replace(MIXED, cunning=ALWAYS)
BELIEVER: Final = replace(MIXED, cunning=0.0, suspicion=0.0)
BLUFFER: Final = replace(MIXED, suspicion=0.0)
NAIVE_LIAR: Final = replace(MIXED, cunning=ALWAYS, suspicion=0.0)
BOLD: Final = replace(MIXED, caution=0.0)
TIMID: Final = replace(MIXED, caution=ALWAYS)
FORGETFUL: Final = replace(BOLD, retention=0.5)
