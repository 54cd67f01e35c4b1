"""Vehicles bought and sold at the start of a turn."""

from typing import Final

from ludotheque.bots.richesses_de_france.journey import Kit
from ludotheque.bots.richesses_de_france.manner import TURN, Manner
from ludotheque.bots.richesses_de_france.outlook import Outlook
from ludotheque.games.richesses_de_france.actions import BuyVehicle, SellVehicle
from ludotheque.games.richesses_de_france.matches import may_call
from ludotheque.games.richesses_de_france.races import race_stage
from ludotheque.games.richesses_de_france.sale import PRICES
from ludotheque.games.richesses_de_france.state import RESALE, FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, SPORTS
from ludotheque.kernel.action import Action, Seat

WORTH_SELLING: Final = TURN / 2  # what the price of a bicycle must save


def trade(world: FranceState, seat: Seat, bought: list[int], manner: Manner) -> Action | None:
    outlook = Outlook(world, seat, manner)
    vehicle = outlook.best_mode()
    if not outlook.kit.has(vehicle) and world.cash[seat] >= PRICES[vehicle]:
        return BuyVehicle(seat, vehicle)
    return _for_a_race(world, seat, outlook) or _sell_bicycle(world, seat, outlook, bought)


def _for_a_race(world: FranceState, seat: Seat, outlook: Outlook) -> Action | None:
    """The vehicle of a race, where it begins; a match comes first."""
    if world.circuit != SPORTS or may_call(world, seat):
        return None
    tables = world.tables
    for race, route in enumerate(tables.race_routes):
        vehicle = tables.race_vehicles[race]
        wanted = outlook.todo >> race_stage(world, race) & 1 and not outlook.kit.has(vehicle)
        if wanted and route[0] == world.towns[seat] and world.cash[seat] >= PRICES[vehicle]:
            return BuyVehicle(seat, vehicle)
    return None


def _sell_bicycle(world: FranceState, seat: Seat, outlook: Outlook, bought: list[int]) -> Action | None:
    """A driver in want of money does without it."""
    if not outlook.kit.car or not outlook.kit.bicycle or BICYCLE in bought:
        return None
    town, cash = world.towns[seat], world.cash[seat]
    sold = outlook.cost(town, outlook.todo, cash + RESALE[BICYCLE], Kit(False, True))
    return SellVehicle(seat, BICYCLE) if sold + WORTH_SELLING < outlook.now() else None
