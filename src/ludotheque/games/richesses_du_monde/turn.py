"""A turn: dice, the price of a double, the move, and what the square brings, one thing after another."""

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.auction import call_auction
from ludotheque.games.richesses_du_monde.bankruptcy import DoubleDue, settle
from ludotheque.games.richesses_du_monde.cautions import MILLION, ruin_by_double
from ludotheque.games.richesses_du_monde.council import SideDecides
from ludotheque.games.richesses_du_monde.ending import end_with_the_round, end_with_the_turn
from ludotheque.games.richesses_du_monde.joker import offer_joker
from ludotheque.games.richesses_du_monde.news import read_news
from ludotheque.games.richesses_du_monde.purchase import offer_titles
from ludotheque.games.richesses_du_monde.royalties import owe_royalties
from ludotheque.games.richesses_du_monde.sale import land_on_auction
from ludotheque.games.richesses_du_monde.state import NO_PLAQUE, RichessesState
from ludotheque.games.richesses_du_monde.tables import AUCTION, CONTINENT, COUNTRY, JOKER, NEWS, WINDFALL, WORLD
from ludotheque.mechanics.rules import (
    BANK,
    EVERYONE,
    Action,
    Ask,
    Caution,
    Course,
    Final,
    Money,
    Seat,
    at_first,
    ends_round,
)

WINDFALL_PER_POINT: Final = 500_000
FARTHEST: Final = 12  # as far as two dice lead

# What follows the throw. Whatever else a square brings, royalties are paid before anything is bought there
# (rdm.choice.royalties-first), and after a windfall (rdm.windfall.royalties-after).
AFTER_THE_THROW: Final = ["double", "move", "square", "royalties", "purchase"]


class ThrowDice(SideDecides):
    """« Il lance à nouveau les deux dés »"""

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        return [Ask("roll-dice")]

    def cautions(self, state: RichessesState, seat: Seat) -> list[Caution]:
        return ruin_by_double(state, self.side)

    def law(self) -> str:
        return "rdm.turn.roll-dice"

    def accept(self, state: RichessesState, action: Action) -> None:
        state.white = state.chance.die("dice", self.side)
        state.red = state.chance.die("dice", self.side)
        state.tell(events.DiceRolled(EVERYONE, self.side, state.white, state.red))
        state.end_step()

    def resume(self, state: RichessesState) -> None:
        """Whoever has joined another's pawn rolls no more (rdm.association.mover-loses-roll)."""
        if not state.playing[self.side]:
            state.end_step()


class TakeTurn(Course[RichessesState]):
    """Lies below the throw, and goes through what follows it."""

    side: Seat
    held: list[int] = at_first([])  # the productions with which the side arrived on its square

    def play(self, state: RichessesState, part: str) -> None:
        """For whoever is out, the turn ends there (rdm.bankruptcy.out)."""
        if not state.playing[self.side]:
            return
        if part == "double":
            pay_for_double(state, self.side)
        elif part == "move":
            move(state, self.side, state.white + state.red)
            self.held = state.holdings(self.side)
        elif part == "square":
            open_special_square(state, self.side)
        elif part == "royalties":
            meet_plaque(state, self.side)
        else:
            open_shelf(state, self.side, self.held)

    def finish(self, state: RichessesState) -> None:
        end_turn(state, self.side)


def pay_for_double(state: RichessesState, side: Seat) -> None:
    """« 1 double as, il paie 1 million à la banque … » (rdm.turn.double)

    It is paid before the move (rdm.turn.double-before-move) and gives no second turn (rdm.turn.double-no-second-turn).
    """
    if state.white == state.red:
        settle(state, [DoubleDue(side, BANK, state.white * MILLION)])


def squares_ahead(state: RichessesState, side: Seat) -> list[int]:
    """Where the pawn may come to, point by point; nowhere if it has left the board."""
    square = state.squares[side]
    return state.tables.track[square : square + FARTHEST] if state.playing[side] else []


def move(state: RichessesState, side: Seat, points: int) -> None:
    start = state.squares[side]
    square = squares_ahead(state, side)[points - 1]
    state.squares[side] = square
    state.tell(events.PawnMoved(EVERYONE, side, start, square))
    if start + points > state.tables.last_square:
        complete_tour(state, side)


def complete_tour(state: RichessesState, side: Seat) -> None:
    """The pawn has left the last square (rdm.turn.tour-completed), which pays nothing (rdm.turn.no-salary)."""
    state.tours[side] += 1
    state.tell(events.TourCompleted(EVERYONE, side, state.tours[side]))
    if state.to_come[side]:
        amount: Money = state.to_come[side].pop()
        state.give(side, amount)
        state.tell(events.InstalmentPaid(EVERYONE, side, amount))


def open_special_square(state: RichessesState, side: Seat) -> None:
    kind = state.tables.kinds[state.squares[side]]
    if kind == AUCTION:
        land_on_auction(state, side)
    if kind == WINDFALL:
        receive_windfall(state, side)
    elif kind == NEWS:
        read_news(state, side)
    elif rests(state, side, kind):
        state.tell(events.SquareRests(EVERYONE, side, state.squares[side], int(state.face_to_face())))
    elif kind == JOKER:
        offer_joker(state, side)
    elif kind == AUCTION:
        call_auction(state, side)


def receive_windfall(state: RichessesState, side: Seat) -> None:
    """« autant de fois 500 000 € qu'il a tiré de points avec les deux dés » (rdm.windfall.by-points)"""
    amount = (state.white + state.red) * WINDFALL_PER_POINT
    state.give(side, amount)
    state.tell(events.WindfallReceived(EVERYONE, side, amount))


def rests(state: RichessesState, side: Seat, kind: int) -> bool:
    """« Les cases « ENCHERES » et « JOKER » deviennent alors cases de repos. » (rdm.duel.auctions-rest)

    With them Jokers lose their value (rdm.duel.jokers-void); until then they are sold at any time (rdm.joker.any-time).
    « valables que si le joueur a déjà accompli un Tour du Monde » (rdm.auction.after-tour, rdm.choice.world-after-tour)
    """
    if kind == JOKER:
        return state.face_to_face()  # rdm.duel.jokers-rest
    if kind == AUCTION:
        return state.face_to_face() or state.tours[side] == 0
    return kind == WORLD and state.tours[side] == 0


def meet_plaque(state: RichessesState, side: Seat) -> None:
    """« la production de la plaquette royalties posée précédemment sur cette case » (rdm.royalties.by-plaque)"""
    plaque = state.plaques[state.squares[side]]
    if plaque != NO_PLAQUE:
        owe_royalties(state, side, plaque)


def open_shelf(state: RichessesState, side: Seat, held: list[int]) -> None:
    square = state.squares[side]
    kind = state.tables.kinds[square]
    if kind in (COUNTRY, CONTINENT) or (kind == WORLD and not rests(state, side, kind)):
        offer_titles(state, side, square, held)


def start_turn(state: RichessesState, side: Seat) -> None:
    """The partners of a side speak for it in turn."""
    state.chance.begin_turn(side)
    members = state.members(side)
    state.voice[side] = members[(members.index(state.voice[side]) + 1) % len(members)]
    state.opened[side] = 0
    state.refused = [[] for _ in range(state.seats)]
    state.steps = [TakeTurn(AFTER_THE_THROW[:], side), ThrowDice(side)]


def begin_round(state: RichessesState, number: int) -> None:
    state.round = number
    state.tell(events.RoundBegun(EVERYONE, number))


def end_turn(state: RichessesState, side: Seat) -> None:
    """A round ends when the turn comes past the player who began, in play or not (rdm.end.round-counting)."""
    end_with_the_turn(state)
    if not state.steps:
        return
    following = state.rivals(side)[0]
    if ends_round(side, following, state.first, state.seats):
        end_with_the_round(state)
        if not state.steps:
            return
        begin_round(state, state.round + 1)
    start_turn(state, following)
