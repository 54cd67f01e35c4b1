"""What sets one schemer apart from another: how it lies, what it carries, what it fears, what it remembers."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Manner:
    cunning: float  # how much a lie has to be worth more than the truth: 0 never lies, 1 by its worth alone
    contraband: bool  # whether it keeps illegal goods for the dear places outside
    suspicion: float  # how often it doubts where a doubt promises something
    year: float  # millions it would give for a year less on its record
    informs: bool
    retention: float  # the chance to keep a card it has seen in mind for a round


MIXED = Manner(cunning=1.0, contraband=True, suspicion=1.0, year=8.0, informs=True, retention=0.93)
CLEAN = Manner(cunning=0.0, contraband=False, suspicion=1.0, year=14.0, informs=False, retention=0.93)
CRIMINAL = Manner(cunning=2.0, contraband=True, suspicion=1.0, year=4.0, informs=True, retention=0.93)
