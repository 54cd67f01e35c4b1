"""What rules are written with: one door to the kernel for the modules of games and mechanics."""

from typing import Final

from ludotheque.kernel.action import CLOCK, NOBODY, Action, Filling, Money, Seat
from ludotheque.kernel.ask import MOMENT, NO_LIMIT, OK, Amount, Ask, Blank, OneOf, SomeOf, closed
from ludotheque.kernel.caution import Caution, grave, note, risk
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.data import Data, at_first
from ludotheque.kernel.decisive import Decisive, helps, helps_by, hurts, hurts_by
from ludotheque.kernel.event import EVERYONE, Event, Glimpse, SeatEvent, SeatGlimpse, only
from ludotheque.kernel.reckoning import BY_FIGURES, MONEY, POINTS, Figure, Reckoning, ScoreLine, counted, figure, line
from ludotheque.kernel.sheet import Sheet
from ludotheque.kernel.step import NEVER, State, Step, Tables

__all__ = [
    "BY_FIGURES",
    "CLOCK",
    "EVERYONE",
    "MOMENT",
    "MONEY",
    "NEVER",
    "NOBODY",
    "NO_LIMIT",
    "OK",
    "POINTS",
    "Action",
    "Amount",
    "Ask",
    "Blank",
    "Caution",
    "Chance",
    "Data",
    "Decisive",
    "Event",
    "Figure",
    "Filling",
    "Final",
    "Glimpse",
    "Money",
    "OneOf",
    "Reckoning",
    "ScoreLine",
    "Seat",
    "SeatEvent",
    "SeatGlimpse",
    "Sheet",
    "SomeOf",
    "State",
    "Step",
    "Tables",
    "at_first",
    "closed",
    "counted",
    "figure",
    "grave",
    "helps",
    "helps_by",
    "hurts",
    "hurts_by",
    "line",
    "note",
    "only",
    "risk",
]
