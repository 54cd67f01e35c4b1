"""Circuit « Économie »: whoever is at home earns nothing more, so it pays to be the last to leave Paris.

Two who both wait for that would wait for ever: there is a round after which nobody waits.
"""

from ludotheque.bots.richesses_de_france.manner import Manner
from ludotheque.games.richesses_de_france.ending import PRIZES
from ludotheque.games.richesses_de_france.sale import PRICES
from ludotheque.games.richesses_de_france.state import RESALE, THREE_HOME, FranceState
from ludotheque.kernel.action import Money, Seat


def works_on(world: FranceState, seat: Seat, vehicle: int, manner: Manner) -> bool:
    """Though it could leave by the vehicle."""
    if world.homecoming != THREE_HOME or world.round >= manner.overtime:
        return False
    others = world.others(seat)
    if not all(world.departed[other] for other in others):
        return True
    if len(others) >= len(PRIZES):
        return True  # the game ends without it
    return lead(world, seat, vehicle) < manner.safe_lead


def lead(world: FranceState, seat: Seat, vehicle: int) -> Money:
    """How much richer than all others it will be, if it leaves now and comes home last; all work at as many stages."""
    lost = 0 if world.owns(seat, vehicle) else PRICES[vehicle] - RESALE[vehicle]
    mine = world.wealth(seat) - lost + PRIZES[min(world.seats, len(PRIZES)) - 1] + _pay_ahead(world, seat)
    return mine - max(_fortune(world, other) for other in world.others(seat))


def _fortune(world: FranceState, other: Seat) -> Money:
    """What a rival on the road will have at home."""
    if world.is_home(other):
        return world.wealth(other)
    return world.wealth(other) + PRIZES[min(len(world.home), len(PRIZES) - 1)] + _pay_ahead(world, other)


def _pay_ahead(world: FranceState, seat: Seat) -> Money:
    """What is still to be earned at stages, on average."""
    faces = world.tables.faces
    return world.earned[seat].count(False) * sum(faces) // len(faces)
