"""Why: what speaks for a choice and against it, in hundredths of turns, from the same figures that decided."""

from typing import Final

from ludotheque.bots.richesses_de_france.manner import TURN
from ludotheque.bots.richesses_de_france.options import Option, Options
from ludotheque.bots.richesses_de_france.outlook import Outlook
from ludotheque.bots.weighing import Weighing
from ludotheque.games.richesses_de_france.actions import (
    BeginRace,
    CallOpponent,
    CycleTo,
    DriveTo,
    SeekWork,
    StopHere,
    WalkTo,
    Work,
)
from ludotheque.games.richesses_de_france.tables import FOOT
from ludotheque.kernel.action import Action, Money, Seat

PER_HUNDREDTH: Final = 0.0012  # shares of a win that a hundredth of a turn brings, at a table of equals
EASE: Final = 4.0  # what goes without saying
TOLL: Final = 100.0  # what a toll is worth: it brings as much as a turn of work
FRANC: Final = 3.0  # of a turn: a turn of work brings some 35


def grounds() -> Weighing:
    return Weighing(PER_HUNDREDTH)


def said(word: str, worth: float, figures: dict[str, int]) -> Weighing:
    """One reason alone."""
    found = grounds()
    found.count(word, worth, figures)
    return found


def chosen(options: Options, option: Option) -> Weighing:
    """What a turn is used for."""
    action = option.action
    if isinstance(action, (WalkTo, CycleTo, DriveTo)):
        return _going(options, option, action.town)
    if isinstance(action, StopHere):
        return _stopping(options, option)
    return _standing(options, action)


def _standing(options: Options, action: Action) -> Weighing:
    if isinstance(action, Work):
        return said("needs-money", EASE, {"cash": options.cash})
    if isinstance(action, SeekWork):
        return said("seeks-work", EASE, {"town": action.town})
    if isinstance(action, BeginRace):
        return said("begins-race", EASE, {"race": action.race})
    assert isinstance(action, CallOpponent)
    return said("calls", EASE, {"player": action.player})


def _going(options: Options, option: Option, town: int) -> Weighing:
    """Where the next section leads is seen; how far the move is meant to go depends on what is feared on the way."""
    outlook = options.outlook
    found = grounds()
    tour = outlook.journey.tours[outlook.kit.mode]
    goal = tour.next_town(town, outlook.todo)
    gained = tour.cost(options.here, outlook.todo) - tour.cost(town, outlook.reach(town, outlook.todo))
    if goal >= 0:
        found.count("heads-for", max(EASE, gained), {"town": goal})
    _on_the_way(found, option)
    return found


def _stopping(options: Options, option: Option) -> Weighing:
    outlook = options.outlook
    found = grounds()
    stage = outlook.reach(options.here, outlook.todo) != outlook.todo
    found.count("marks-stage" if stage else "stops-here", TURN if stage else EASE, {"town": options.here})
    _on_the_way(found, option)
    return found


def _on_the_way(found: Weighing, option: Option) -> None:
    """What an arrival may bring, and whom it holds up: two terms that only the seat knows."""
    if option.cards < 0:
        found.count("hopes-for-card", -option.cards, {})
    else:
        found.count("fears-card", -option.cards, {})
    found.count("fears-toll", -option.toll, {})
    found.count("stands-in-way", option.hindrance, {"town": option.town})


def buying(outlook: Outlook, vehicle: int, price: Money) -> Weighing:
    """What the way takes with it and without."""
    town, todo = outlook.world.towns[outlook.seat], outlook.todo
    tours = outlook.journey.tours
    saved = tours[outlook.kit.mode].cost(town, todo) - tours[vehicle].cost(town, todo)
    found = grounds()
    found.count("vehicle-saves", max(EASE, float(saved)), {"vehicle": vehicle, "turns": max(1, round(saved / TURN))})
    found.count("vehicle-costs", -float(price) / FRANC, {"price": price})
    return found


def staking(amount: Money, edge: float) -> Weighing:
    if edge > 0:
        return said("stakes-pay", edge * amount * FRANC, {"amount": amount})
    return said("must-stake", EASE, {"amount": amount})


def sent_away(player: Seat, town: int, cost: float) -> Weighing:
    return said("sends-away", max(EASE, cost), {"player": player, "town": town})


def leaving_paris(missing: Money, vehicle: int) -> Weighing:
    if vehicle == FOOT:
        return said("works-to-leave", FRANC * missing, {"missing_cash": missing})
    return said("works-for-vehicle", FRANC * missing, {"vehicle": vehicle, "missing_cash": missing})
