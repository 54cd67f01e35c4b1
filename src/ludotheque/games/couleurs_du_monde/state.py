"""A position of Couleurs du Monde: open hands, a face-down stock, covered nations, scores."""

from ludotheque.games.couleurs_du_monde.tables import CouleursTables
from ludotheque.mechanics.rules import NOBODY, Chance, Final, Seat, State

ONE_DEAL: Final = 0  # choices of the option "match"
SEVERAL_DEALS: Final = 1
TO_TARGET: Final = 2

LAST_NATION: Final = 0  # choices of the option "corner"
LAST_CARD: Final = 1

IN_PLAY: Final = 0  # how the present deal stands
WENT_OUT: Final = 1
ALL_PASSED: Final = 2


class CouleursState(State):
    def __init__(self, seats: int, tables: CouleursTables, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.match = ONE_DEAL
        self.deals = 1
        self.target = 0
        self.corner = LAST_NATION
        self.deal = 0  # number of the present deal, from 1
        self.dealer: Seat = NOBODY
        self.ending = IN_PLAY
        self.totals: list[int] = []  # of the deals that are over
        self.hands: list[list[int]] = []  # open before their owners
        self.stock: list[int] = []  # face down; the last one is drawn first
        self.covered_by: list[Seat] = []
        self.beside_covered: list[bool] = []  # whether a linked nation is covered
        self.open_in_area: list[int] = []
        self.last_in_area: list[Seat] = []
        self.scores: list[int] = []  # of the present deal
        self.refusals: list[int] = []
        self.without_cards: list[Seat] = []  # the longest without comes first
        self.empty_passes = 0  # one after another, each made with the stock already empty

    def clear_table(self) -> None:
        tables = self.tables
        self.ending = IN_PLAY
        self.hands = [[] for _ in range(self.seats)]
        self.stock = []
        self.covered_by = [NOBODY] * tables.nations
        self.beside_covered = [False] * tables.nations
        self.open_in_area = [0] * len(tables.corners)
        for area in tables.areas:
            self.open_in_area[area] += 1
        self.last_in_area = [NOBODY] * len(tables.corners)
        self.scores = [0] * self.seats
        self.refusals = [0] * self.seats  # « pendant la même partie »: one deal (cdm.penalty.per-deal)
        self.without_cards = []
        self.empty_passes = 0
