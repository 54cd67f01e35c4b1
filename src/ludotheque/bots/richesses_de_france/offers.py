"""Vehicles at second hand: what one would be worth to the seat."""

from typing import Final

from ludotheque.bots.richesses_de_france.atlas import DEAR_FRANC
from ludotheque.bots.richesses_de_france.journey import Kit
from ludotheque.bots.richesses_de_france.manner import Manner
from ludotheque.bots.richesses_de_france.outlook import Outlook
from ludotheque.games.richesses_de_france.sale import SMALLEST_NOTE, SecondHand
from ludotheque.games.richesses_de_france.state import RESALE, FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR
from ludotheque.kernel.action import Money, Seat

NO_OFFER: Final = 0
WORTH_A_WORD: Final = 50  # hundredths of a turn that a bargain must save


def next_bid(world: FranceState, seat: Seat, sale: SecondHand, manner: Manner) -> Money:
    """The smallest offer that leads, if the vehicle is worth it; otherwise NO_OFFER."""
    amount = sale.amount + SMALLEST_NOTE
    outlook = Outlook(world, seat, manner)
    kit = Kit(outlook.kit.bicycle or sale.vehicle == BICYCLE, outlook.kit.car or sale.vehicle == CAR)
    cost = outlook.cost(world.towns[seat], outlook.todo, world.cash[seat] - amount, kit)
    if world.counts_money():
        cost += DEAR_FRANC * (amount - RESALE[sale.vehicle])
    return amount if cost + WORTH_A_WORD < outlook.now() else NO_OFFER
