"""A position of Crésus: open purses and portfolios, closed piles, and what each player has climbed."""

from ludotheque.games.cresus.tables import MARKETS, NO_MARKET, CresusTables
from ludotheque.mechanics.rules import NOBODY, Action, Chance, Final, Money, Purses, Seat, from_seat

IN_PLAY: Final = 0  # how the game stands
ISLAND: Final = 1
LAST_EXPERT: Final = 2

THIRTY_SECONDS: Final = 0  # choices of the option "window"
UNHURRIED: Final = 1
WINDOWS: Final = ["thirty-seconds", "unhurried"]

PILE: Final = NOBODY  # the owner of a share that nobody holds


class CresusState(Purses):
    """The bank never runs out: what a purse loses, it or another purse gains (cre.table.bank)."""

    def __init__(self, seats: int, tables: CresusTables, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.most_sales = 0  # sales a player may make in a round; 0: as many as he likes
        self.window = THIRTY_SECONDS  # to answer an offer
        self.ending = IN_PLAY
        self.round = 0
        self.first: Seat = 0  # who comes first in this round
        self.loans: list[Money] = [0] * seats  # still to be repaid
        self.borrowed: list[bool] = [False] * seats  # whether the one loan of the game has been had
        self.signs: list[int] = [0] * seats  # rungs climbed
        self.pawns: list[int] = [NO_MARKET] * seats  # at first « hors du plateau de jeu » (cre.start.pawns)
        self.barred: list[bool] = [False] * seats  # stayed where he was, so buys nothing there in this round
        self.closed = NO_MARKET  # by a Pirate, for this round
        self.owner: list[Seat] = []  # of each share
        self.piles: list[list[int]] = [[] for _ in range(MARKETS)]  # shares, the top first
        self.seen_below: list[int] = [0] * MARKETS  # how many cards at the bottom of each pile were put there openly
        self.shown: list[int] = []  # shares turned up, on all markets
        self.tips: list[list[int]] = [[] for _ in range(seats)]  # markets whose next two cards the seat knows
        self.experts: list[int] = []  # face down; the last one is drawn first
        self.unused: list[int] = []  # experts that take no part in this game, face down
        self.hired: list[list[int]] = [[] for _ in range(seats)]  # experts that each player can still use
        self.fortunes: list[int] = []  # fortune cards, face down; the last one is drawn first
        self.told_fortunes: list[int] = []  # drawn and laid aside
        self.kept: list[list[int]] = [[] for _ in range(seats)]  # fortune cards kept for later
        self.sold: list[int] = [0] * seats  # sales of each player in this round
        self.offers: list[Action] = []  # exchanges and purchases proposed in this round

    def held(self, seat: Seat) -> list[int]:
        return [share for share in range(len(self.owner)) if self.owner[share] == seat]

    def holds_shares(self, seat: Seat) -> bool:
        return any(owner == seat for owner in self.owner)

    def held_in_sector(self, seat: Seat, sector: int) -> int:
        count = 0
        sectors = self.tables.sectors
        for share in range(len(self.owner)):
            if self.owner[share] == seat and sectors[share] == sector:
                count += 1
        return count

    def players_at(self, market: int) -> list[Seat]:
        """Those who stand there, in the order of this round."""
        return [seat for seat in from_seat(self.first, self.seats) if self.pawns[seat] == market]

    def shown_at(self, market: int) -> list[int]:
        """The shares that are up there, the first turned up first."""
        return [share for share in self.shown if self.tables.markets[share] == market]

    def put_under_pile(self, share: int) -> None:
        """« remise sous la pile des cartes Action de son marché d'origine »"""
        market = self.tables.markets[share]
        self.owner[share] = PILE
        self.piles[market].append(share)
        self.seen_below[market] += 1

    def hires(self, seat: Seat, kind: int) -> list[int]:
        """The experts of a kind that the player can use."""
        return [expert for expert in self.hired[seat] if self.tables.expert_kinds[expert] == kind]

    def dismiss(self, seat: Seat, expert: int) -> None:
        """« Une carte Expert est utilisable une seule fois par partie. » (cre.expert.once)"""
        self.hired[seat].remove(expert)

    def keeps(self, seat: Seat, kind: int) -> list[int]:
        """The fortune cards of a kind that the player has kept."""
        return [card for card in self.kept[seat] if self.tables.card_kinds[card] == kind]

    def lay_aside(self, seat: Seat, card: int) -> None:
        """Used, it joins those already drawn as soon as nobody else keeps it (cre.fortune.used-once)."""
        self.kept[seat].remove(card)
        if not any(card in cards for cards in self.kept):
            self.told_fortunes.append(card)
