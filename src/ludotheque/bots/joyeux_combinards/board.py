"""What stopping on each square is worth, and so which way to go."""

from typing import Final

from ludotheque.bots.joyeux_combinards.handing_in import best_remission
from ludotheque.bots.joyeux_combinards.outlook import Outlook
from ludotheque.bots.joyeux_combinards.ways import ways_of
from ludotheque.bots.sums import added
from ludotheque.games.joyeux_combinards.tables import (
    AGIOS,
    CHECK,
    CUSTOMS,
    FLYING_CHECK,
    ILLEGAL,
    PLACE,
    POLICE,
    PURCHASE,
    REFINERY,
    REFUND,
    STOP,
    TAX,
)

TAX_BY_DICE: Final = 3.9  # on average
FEE_AT_CUSTOMS: Final = 15 / 36  # for each card: how often the dice are below 7


class Board:
    """The hand is taken to stay as it is while one looks ahead: what sells at one stop counts at the next as well."""

    def __init__(self, outlook: Outlook, wanted: list[int]) -> None:
        """Only from the wanted squares it looks ahead."""
        self.outlook = outlook
        self.tables = outlook.tables
        self.draw = max(0.0, outlook.draw())
        self.of_kind = self._worths_of_kinds()
        self.worths = [self._worth(square) for square in range(len(self.tables.kinds))]
        self.ahead = ways_of(self.tables).look_ahead(self.worths, outlook.manner.turns, outlook.manner.step, wanted)

    def stop(self, square: int) -> float:
        """Coming to the square, and going on from it."""
        return self.worths[square] + self.outlook.manner.step * self.ahead[square]

    def best_of(self, squares: list[int]) -> float:
        return max([self.stop(square) for square in squares])

    def _worth(self, square: int) -> float:
        kind = self.tables.kinds[square]
        if kind == PLACE:
            return self._sale(square)
        if kind == REFINERY:
            place = self.tables.places[square]
            return added([self.outlook.gain(card, place) for card in self.outlook.oil()])
        return self.of_kind.get(kind, 0.0)

    def _sale(self, square: int) -> float:
        """Inside, a sale gives the right to buy as well."""
        place = self.tables.places[square]
        outside = self.tables.is_outer(square)
        gains = [self.outlook.gain(card, place) for card in self.outlook.hand if self._counts(card, place, outside)]
        if not gains:
            return 0.0
        return max(0.0, max(gains) + (0.0 if outside else self.draw))

    def _counts(self, card: int, place: int, outside: bool) -> bool:
        """Whoever keeps off contraband does not go outside for it."""
        keeps_off = outside and self.tables.goods[card] == ILLEGAL and not self.outlook.manner.contraband
        return self.tables.sale_prices[card][place] > 0 and not keeps_off

    def _worths_of_kinds(self) -> dict[int, float]:
        world = self.outlook.world
        return {
            PURCHASE: self.draw,
            STOP: float(sum(self.tables.premiums[card] for card in self.outlook.oil())) / 2,
            CUSTOMS: self._customs(),
            POLICE: best_remission(self.outlook).worth,
            AGIOS: -float(self.tables.agios),
            TAX: -TAX_BY_DICE,
            REFUND: float(world.pot),
            CHECK: self._check(),
            FLYING_CHECK: self.outlook.manner.informing if self.outlook.manner.informs else 0.0,
        }

    def _check(self) -> float:
        """One card is drawn; each illegal one would be lost, and punished."""
        hand = self.outlook.hand
        if not hand:
            return 0.0
        caught = [card for card in hand if self.tables.goods[card] == ILLEGAL]
        return -added([self.outlook.keeping(card) + self.outlook.punishment(card) for card in caught]) / len(hand)

    def _customs(self) -> float:
        pledged = self.outlook.world.pledged(self.outlook.seat)
        if pledged:
            return -added([self.outlook.keeping(card) + self.tables.fines[card] for card in pledged])
        return -FEE_AT_CUSTOMS * len(self.outlook.hand) * self.tables.customs_fee
