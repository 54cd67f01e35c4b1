"""A position of Les Joyeux Combinards: pawns, purses, records, hands, and what everybody could remember."""

from ludotheque.games.joyeux_combinards.tables import CombinardsTables
from ludotheque.mechanics.rules import NOBODY, SEVEN_SECONDS, Chance, Final, Money, Purses, Seat, after_seat

STRICT: Final = 0  # choices of the option "insolvency"
RELIEF: Final = 1

OWN_MEMORY: Final = 0  # choices of the option "memory"
OPEN_MEMORY: Final = 1

IN_PLAY: Final = 0  # how the game stands
GOAL_REACHED: Final = 1
LAST_LEFT: Final = 2
ROUNDS_PLAYED: Final = 3


class CombinardsState(Purses):
    """Bank, pot and purses together are always nothing; the bank is never short of money (ljc.table.bank)."""

    def __init__(self, seats: int, tables: CombinardsTables, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.tables = tables
        self.goal: Money = 0
        self.indemnity: Money = 0
        self.rounds = 0  # after which the game ends; 0: no limit
        self.insolvency = STRICT
        self.memory = OWN_MEMORY
        self.window = SEVEN_SECONDS
        self.ending = IN_PLAY
        self.winner: Seat = NOBODY  # who reached the goal
        self.first: Seat = 0  # who began
        self.round = 0
        self.pot: Money = 0
        self.years: list[int] = [0] * seats
        self.playing: list[bool] = [True] * seats
        self.fallen: list[Seat] = []  # eliminated seats, in order
        self.squares: list[int] = [0] * seats  # several may share one (ljc.turn.shared-squares)
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # each in rising order
        self.stock: list[int] = []  # face down; the first is drawn next, what is sold goes last
        self.shown: list[bool] = []  # of each card: whether all have seen where it went
        self.declared: list[bool] = []  # of each card: oil for which its holder has taken a premium
        self.white = 0  # the last throw
        self.red = 0
        self.to_walk = 0  # points that the pawn has still to go
        self.arrived = False  # whether the square it has come to is still to be applied

    def players(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.playing[seat]]

    def opponents(self, seat: Seat) -> list[Seat]:
        """The others in play, in the order of play from the seat on."""
        return [other for other in after_seat(seat, self.seats) if self.playing[other]]

    def cards_of(self, seat: Seat, goods: int) -> list[int]:
        return [card for card in self.hands[seat] if self.tables.goods[card] == goods]

    def pledged(self, seat: Seat) -> list[int]:
        """Oil declared and not sold yet."""
        return [card for card in self.hands[seat] if self.declared[card]]

    def is_outside(self, seat: Seat) -> bool:
        return self.tables.is_outer(self.squares[seat])

    def throw(self, seat: Seat, purpose: str) -> int:
        """Both dice, and their total."""
        self.white = self.chance.die(purpose, seat)
        self.red = self.chance.die(purpose, seat)
        return self.white + self.red

    def put_in_pot(self, seat: Seat, amount: Money) -> None:
        self.cash[seat] -= amount
        self.pot += amount

    def receive_card(self, seat: Seat, card: int) -> None:
        hand = self.hands[seat]
        place = 0
        while place < len(hand) and hand[place] < card:
            place += 1
        hand.insert(place, card)

    def put_under(self, seat: Seat, card: int) -> None:
        """« La carte ira sous le paquet », before everybody's eyes (ljc.sale.under), and a pledge with it."""
        self.hands[seat].remove(card)
        self.stock.append(card)
        self.shown[card] = True
        self.declared[card] = False
