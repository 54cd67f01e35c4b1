"""Worlds a seat cannot tell from the real one: the region cards of others and both piles dealt anew."""

from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.mechanics.rules import Chance, Seat, only

Slot = list[int]  # a seat, and the place of a card in its hand


def redealt(state: FranceState, seat: Seat, luck: Chance) -> FranceState:
    """A card that has served can be followed by everybody, and so keeps its place; the others are dealt anew."""
    world = state.copy()
    world.chance = luck.copy()
    _deal_regions_anew(world, seat)
    unread = len(world.cards) - world.cards_read
    hidden = sorted(world.cards[:unread])
    world.chance.shuffle(hidden)
    world.cards = hidden + world.cards[unread:]
    return world


def _deal_regions_anew(world: FranceState, seat: Seat) -> None:
    slots = _hidden_slots(world, seat)
    pool = [card for card in world.pile if not world.shown[card]]
    for slot in slots:
        pool.append(world.hands[slot[0]][slot[1]])
    pool.sort()
    world.chance.shuffle(pool)
    dealt = _dealt(world, slots, pool)
    for number, slot in enumerate(slots):
        world.hands[slot[0]][slot[1]] = dealt[number]
        pool.remove(dealt[number])
    for place, card in enumerate(world.pile):
        if not world.shown[card]:
            world.pile[place] = pool.pop()


def _hidden_slots(world: FranceState, seat: Seat) -> list[Slot]:
    """The cards in other hands that have never been shown."""
    slots: list[Slot] = []
    for other in range(world.seats):
        for place, card in enumerate(world.hands[other]):
            if other != seat and not world.shown[card]:
                slots.append([other, place])
    return slots


def _dealt(world: FranceState, slots: list[Slot], pool: list[int]) -> list[int]:
    """A card for each slot, none that its seat is known to lack; the real world shows that it can be done."""
    dealt: list[int] = []
    tried: list[int] = []  # for each card dealt: its place in the pool
    start = 0
    while len(dealt) < len(slots):
        place = _next_fitting(world, slots[len(dealt)][0], pool, dealt, start)
        if place < len(pool):
            dealt.append(pool[place])
            tried.append(place)
            start = 0
        else:
            dealt.pop()
            start = tried.pop() + 1
    return dealt


def _next_fitting(world: FranceState, holder: Seat, pool: list[int], dealt: list[int], start: int) -> int:
    place = start
    while place < len(pool) and (pool[place] in dealt or world.without[pool[place]] & only(holder) != 0):
        place += 1
    return place
