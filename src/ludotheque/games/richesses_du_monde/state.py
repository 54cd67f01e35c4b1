"""A position of Richesses du Monde: sides with their pawn and cash, titles and who owns them, plaques, piles.

A side is a player, or several who are associated; it is known by the seat whose pawn it plays.
"""

from ludotheque.games.richesses_du_monde.tables import RichessesTables
from ludotheque.mechanics.rules import NOBODY, SEVEN_SECONDS, Chance, Final, Money, Purses, Seat, after_seat

NO_PLAQUE: Final = -1

ON_REQUEST: Final = 0  # choices of the option "claims"
AUTOMATIC: Final = 1

STRICT: Final = 0  # choices of the option "bankruptcy"
RESCUE: Final = 1

NEAREST: Final = 0  # choices of the option "lots"
FREE_CHOICE: Final = 1

SPOKESMAN: Final = 0  # choices of the option "partners"
ANY_PARTNER: Final = 1
ALL_AGREE: Final = 2

IN_PLAY: Final = 0  # the game has not ended; why it has: `ending.py`


class RichessesState(Purses):
    """Cash is a side's own; the bank never runs out of it (rdm.table.bank)."""

    def __init__(self, seats: int, tables: RichessesTables, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.reading = 0  # which of the two readings of the steel of China holds: the sheet's, or the programs'
        self.window = SEVEN_SECONDS
        self.claims = ON_REQUEST
        self.bankruptcy = STRICT
        self.lots = NEAREST
        self.partners = SPOKESMAN
        self.quick = False
        self.conquest = 0  # 1 + the continent to conquer; 0: the whole world counts
        self.rounds = 0  # after which the game ends; 0: no limit
        self.ending = IN_PLAY
        self.bell = False  # whether the time is up, so that this round is the last
        self.first: Seat = 0  # who began
        self.round = 0
        self.to_come: list[list[Money]] = [[] for _ in range(seats)]  # instalments of the starting cash, the last first
        self.side_of: list[Seat] = list(range(seats))
        self.playing: list[bool] = [True] * seats  # whether the seat's pawn is on the board
        self.fallen: list[Seat] = []  # bankrupt sides, in order
        self.voice: list[Seat] = list(range(seats))  # the partner who speaks for each side
        self.squares: list[int] = [0] * seats  # the arrow « Départ » at first (rdm.start.arrow)
        self.tours: list[int] = [0] * seats  # Tours du Monde completed
        self.jokers: list[int] = [0] * seats
        self.jokers_left: int = tables.jokers  # the bank's, all of them at first (rdm.start.jokers)
        self.opened: list[int] = [0] * seats  # transactions opened since the side's last turn
        self.lapsed: list[list[int]] = [[] for _ in range(seats)]  # productions each side may not put on sale for now …
        self.refused: list[list[int]] = [[] for _ in range(seats)]  # … and those it would not sell in this turn
        self.owner: list[Seat] = []  # of each title: a side, or NOBODY while it is in the shelf
        self.plaques: list[int] = []  # on each square: a production, or NO_PLAQUE
        self.news: list[int] = []  # face down; the first is drawn next and put back last
        self.news_read = 0  # how many cards at the end of the pile have been seen
        self.white = 0  # the last roll
        self.red = 0

    def sides(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.playing[seat]]

    def rivals(self, side: Seat) -> list[Seat]:
        """The other sides, to the left of the side (rdm.turn.one-after-another)."""
        return [seat for seat in after_seat(side, self.seats) if self.playing[seat]]

    def face_to_face(self) -> bool:
        """« Quand il n'y a plus que deux joueurs face à face »

        Sides count, not players (rdm.duel.sides), and two may be all there ever were (rdm.duel.from-the-start).
        """
        return len(self.sides()) == 2

    def members(self, side: Seat) -> list[Seat]:
        """Partners are one side, and what it decides binds each of them (rdm.association.in-common)."""
        return [seat for seat in range(self.seats) if self.side_of[seat] == side]

    def speakers(self, side: Seat) -> list[Seat]:
        """One partner speaks for all (rdm.association.one-speaks), unless any of them may act."""
        return self.members(side) if self.partners == ANY_PARTNER else [self.voice[side]]

    def shares(self, product: int) -> list[int]:
        """Of each side: the percents of all its titles of the production add up (rdm.titles.monopoly)."""
        found = [0] * self.seats
        percents = self.tables.percents[self.reading]
        for title in self.tables.titles_of[product]:
            side = self.owner[title]
            if side != NOBODY:
                found[side] += percents[title]
        return found

    def percent(self, side: Seat, product: int) -> int:
        return self.shares(product)[side]

    def held(self, side: Seat, product: int) -> list[int]:
        """The titles of the production that the side owns, a trust from two on (rdm.titles.trust-from-two)."""
        return [title for title in self.tables.titles_of[product] if self.owner[title] == side]

    def holds(self, side: Seat, product: int) -> bool:
        owner = self.owner
        return any(owner[title] == side for title in self.tables.titles_of[product])

    def holdings(self, side: Seat) -> list[int]:
        """The productions of which the side owns at least one title."""
        owner = self.owner
        found: list[int] = []
        for product, titles in enumerate(self.tables.titles_of):
            if any(owner[title] == side for title in titles):
                found.append(product)
        return found

    def price(self, title: int) -> Money:
        return self.tables.prices[self.reading][title]

    def holding_price(self, side: Seat, product: int) -> Money:
        """What all titles of the holding cost at the shelf."""
        total = 0
        for title in self.tables.titles_of[product]:
            if self.owner[title] == side:
                total += self.tables.prices[self.reading][title]
        return total

    def worths(self) -> list[Money]:
        """The purchase price of all titles of each side."""
        found = [0] * self.seats
        prices = self.tables.prices[self.reading]
        for title, side in enumerate(self.owner):
            if side != NOBODY:
                found[side] += prices[title]
        return found

    def titles_price(self, side: Seat) -> Money:
        return self.worths()[side]

    def hand_over(self, seller: Seat, buyer: Seat, product: int) -> None:
        """A trust changes sides, or goes back to the shelf, whole (rdm.trade.never-split).

        It joins what the buyer has of the production at once, and for good (rdm.titles.merge).
        """
        for title in self.tables.titles_of[product]:
            if self.owner[title] == seller:
                self.owner[title] = buyer


SHELF: Final = NOBODY  # the owner of a title that is still to be bought
