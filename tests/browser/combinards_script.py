"""The positions from which the scripted games of Les Joyeux Combinards begin, and how their dice fall.

Squares and cards are chosen by what they are, never by name, so that the scripts outlive the figures of the edition.
"""

from dataclasses import dataclass, field
from typing import Any

from ludotheque.games.joyeux_combinards.tables import (
    CHECK,
    CUSTOMS,
    FLYING_CHECK,
    ILLEGAL,
    LEGAL,
    NO_ENTRANCE,
    OIL,
    PLACE,
    POLICE,
    PURCHASE,
    REFINERY,
    REFUND,
    STOP,
    TAX,
)
from ludotheque.games.joyeux_combinards.turn import TakeTurn
from ludotheque.kernel.action import Money, Seat
from tests.games.joyeux_combinards.arrange import EDITION, TABLES

ADA, BEA, CARL, DAN = 0, 1, 2, 3
LOWEST, *_, HIGHEST = TABLES.announcements
HIGH = 6  # of a die
IDLE = (PURCHASE, PLACE)  # where one may pass by


@dataclass
class Turn:
    """Where the throw leads, and what luck is needed besides: faces of dice, or places of cards in a hand."""

    seat: Seat
    kinds: tuple[int, ...]
    luck: list[int] = field(default_factory=list)


def name(card: int) -> str:
    return EDITION.names["fr"]["card"][card]


def goods(kind: int, price: Money = 0) -> list[int]:
    """The cards of a kind, at this price if one is given."""
    return [card for card, one in enumerate(TABLES.goods) if one == kind and price in (0, TABLES.prices[card])]


def drawn(card: int, *hand: int) -> int:
    """The place at which a check finds the card."""
    return sorted(hand).index(card)


# Prices: three players buy, lie and doubt.

PRICES = [Turn(seat, (PURCHASE,)) for seat in (ADA, BEA, CARL, ADA, BEA, CARL, ADA)]
BELIEVED_LIE = goods(LEGAL, HIGHEST)[0]
LIE_OF_BEA, UNSEEN_LIE_OF_BEA = goods(LEGAL, TABLES.announcements[-2])[:2]
HONEST_CARD_OF_CARL = goods(LEGAL, TABLES.announcements[2])[0]
DOUBTED_LIE = goods(ILLEGAL, TABLES.announcements[3])[0]
HONEST_CARD = goods(LEGAL, TABLES.announcements[1])[0]
HELD = [goods(ILLEGAL, HIGHEST)[0], goods(LEGAL, TABLES.announcements[3])[0], goods(OIL)[0]]
DRAWS = [BELIEVED_LIE, LIE_OF_BEA, HONEST_CARD_OF_CARL, DOUBTED_LIE, UNSEEN_LIE_OF_BEA, HONEST_CARD]

# Police: four players are checked, and inform on each other.

CLEAN, CLEAN_OF_BEA, CLEAN_OF_DAN = sorted(goods(LEGAL), key=lambda card: TABLES.remissions[card])[:3]
CROOKED, CROOKED_OF_BEA, *_, WORST, RUIN_OF_BEA = sorted(goods(ILLEGAL), key=lambda card: TABLES.fines[card])
HAND_OF_BEA = (CLEAN_OF_BEA, CROOKED_OF_BEA, RUIN_OF_BEA)
CONTEMPT, REWARD = 5, 2  # of the die, when Ada informs
REWARD_OF_BEA = 3
POLICE_TURNS = [
    Turn(ADA, (CHECK,), [drawn(CLEAN, CLEAN, CROOKED)]),
    Turn(BEA, (FLYING_CHECK,), [drawn(CROOKED, CLEAN, CROOKED), REWARD_OF_BEA - 1]),
    Turn(CARL, (CHECK,), [drawn(WORST, WORST)]),
    Turn(DAN, (FLYING_CHECK,), [drawn(CLEAN_OF_BEA, *HAND_OF_BEA), HIGH - 1]),
    Turn(ADA, (FLYING_CHECK,), [drawn(CLEAN_OF_BEA, *HAND_OF_BEA), CONTEMPT - 1]),
    Turn(BEA, IDLE),
    Turn(ADA, (POLICE,)),
    Turn(BEA, IDLE),
    Turn(ADA, (FLYING_CHECK,), [drawn(CROOKED_OF_BEA, *HAND_OF_BEA), REWARD - 1]),
    Turn(BEA, (CHECK,), [drawn(RUIN_OF_BEA, CLEAN_OF_BEA, RUIN_OF_BEA)]),
]

# Oil: two players with premiums, taxes and the pot.

TAX_DICE = (HIGH, HIGH)
OIL_TURNS = [
    Turn(ADA, (TAX,), [face - 1 for face in TAX_DICE]),
    Turn(BEA, IDLE),
    Turn(ADA, (STOP,)),
    Turn(BEA, IDLE),
    Turn(ADA, (REFINERY,)),
    Turn(BEA, IDLE),
    Turn(ADA, (PLACE,)),
    Turn(BEA, IDLE),
    Turn(ADA, (CUSTOMS,)),
    Turn(BEA, (CUSTOMS,)),
    Turn(ADA, (REFUND,)),
]
OIL_OF_BEA, SOLD_OIL, CAUGHT_OIL = goods(OIL)[:3]


def arrange(state: Any) -> None:
    """Which script a table follows is told by how many play."""
    {2: _arrange_oil, 3: _arrange_prices, 4: _arrange_police}[state.seats](state)


def _arrange_prices(state: Any) -> None:
    _lay(state, PRICES)
    _deal(state, HELD, goods(OIL)[1:3], goods(OIL)[3:5])
    for card in reversed(DRAWS):
        state.stock.remove(card)
        state.stock.insert(0, card)


def _arrange_police(state: Any) -> None:
    """Carl and Béa cannot pay for being caught with their worst, and Dan has had as many years as one may."""
    _lay(state, POLICE_TURNS)
    _deal(state, [CLEAN, CROOKED], list(HAND_OF_BEA), [WORST], [CLEAN_OF_DAN])
    _fill(state, BEA, TABLES.fines[CROOKED_OF_BEA])
    _fill(state, CARL, TABLES.fines[WORST] - 1)
    state.years[DAN] = TABLES.most_years


def _arrange_oil(state: Any) -> None:
    """Béa has taken a premium; the pot will bring Ada to her goal, when all else is done."""
    _lay(state, OIL_TURNS)
    _deal(state, [SOLD_OIL, CAUGHT_OIL, goods_for_sale()], [OIL_OF_BEA])
    state.declared[OIL_OF_BEA] = True
    state.shown[OIL_OF_BEA] = True
    state.pot = first_pot()
    state.bank -= state.pot
    _fill(state, ADA, state.goal - first_pot() - gain_before_the_pot())


def goods_for_sale() -> int:
    """What sells best at the place Ada comes to."""
    place = TABLES.places[Course(OIL_TURNS, ADA).squares[3]]
    return max(goods(LEGAL), key=lambda card: TABLES.sale_prices[card][place])


def sale() -> Money:
    return TABLES.sale_prices[goods_for_sale()][TABLES.places[Course(OIL_TURNS, ADA).squares[3]]]


def oil_sale() -> Money:
    return TABLES.sale_prices[SOLD_OIL][TABLES.places[Course(OIL_TURNS, ADA).squares[2]]]


def premiums() -> Money:
    return TABLES.premiums[SOLD_OIL] + TABLES.premiums[CAUGHT_OIL]


def gain_before_the_pot() -> Money:
    """The tax she pays by dice comes back with the pot."""
    return premiums() + oil_sale() + sale() - TABLES.fines[CAUGHT_OIL]


def first_pot() -> Money:
    """More than she loses at customs, so that she does not win before."""
    return 2 * TABLES.fines[CAUGHT_OIL]


class Course:
    """How a player goes from square to square of the kinds wanted, and where the pawn has to begin."""

    def __init__(self, turns: list[Turn], seat: Seat) -> None:
        wanted = [turn.kinds for turn in turns if turn.seat == seat]
        for start in range(len(TABLES.kinds)):
            self.start = start
            self.points: list[int] = []
            self.squares: list[int] = []
            if self._leads(start, wanted):
                return
        raise AssertionError("the board has no such course")

    def _leads(self, square: int, wanted: list[tuple[int, ...]]) -> bool:
        if not wanted:
            return True
        for points in range(2, 2 * HIGH + 1):
            end = _end(square, points, STOP in wanted[0])
            if end >= 0 and TABLES.kinds[end] in wanted[0] and self._leads(end, wanted[1:]):
                self.points.insert(0, points)
                self.squares.insert(0, end)
                return True
        return False


def _end(square: int, points: int, enters: bool) -> int:
    """Where a throw ends: on the STOP of the next fork, or on a way without a fork; -1 where neither is so."""
    for _ in range(points):
        if TABLES.entrances[square] != NO_ENTRANCE:
            return TABLES.entrances[square] if enters else -1
        square = TABLES.following[square]
    return square


def _lay(state: Any, turns: list[Turn]) -> None:
    courses = [Course(turns, seat) for seat in range(state.seats)]
    state.squares = [course.start for course in courses]
    state.chance.scripted = []
    for turn in turns:
        points = courses[turn.seat].points.pop(0)
        white = min(HIGH, points - 1)
        state.chance.scripted += [white - 1, points - white - 1, *turn.luck]
    state.first = turns[0].seat
    state.steps = [TakeTurn(state.first)]


def _deal(state: Any, *hands: list[int]) -> None:
    """These cards, and the rest to the stock."""
    held = [card for hand in hands for card in hand]
    state.hands = [sorted(hand) for hand in hands]
    state.stock = [card for card in range(len(TABLES.goods)) if card not in held]


def _fill(state: Any, seat: Seat, amount: Money) -> None:
    """The purse; the bank makes good the difference."""
    state.give(seat, amount - state.cash[seat])
