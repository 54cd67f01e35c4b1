"""A turn: dice, the price of a double, the move, and what the square brings, one thing after another."""

from typing import Final

from ludotheque.games.richesses_du_monde import events
from ludotheque.games.richesses_du_monde.actions import RollDice
from ludotheque.games.richesses_du_monde.auction import call_auction
from ludotheque.games.richesses_du_monde.bankruptcy import BANK, FOR_DOUBLE, debt, settle
from ludotheque.games.richesses_du_monde.ending import end_with_the_round, end_with_the_turn
from ludotheque.games.richesses_du_monde.joker import offer_joker
from ludotheque.games.richesses_du_monde.news import read_news
from ludotheque.games.richesses_du_monde.purchase import offer_titles
from ludotheque.games.richesses_du_monde.royalties import owe_royalties
from ludotheque.games.richesses_du_monde.state import NO_PLAQUE, RichessesState
from ludotheque.games.richesses_du_monde.tables import AUCTION, CONTINENT, COUNTRY, JOKER, NEWS, WINDFALL, WORLD
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Money, Seat, Step, at_first

MILLION: Final = 1_000_000
WINDFALL_PER_POINT: Final = 500_000

TO_ROLL: Final = 0  # how far a turn has come
DOUBLE: Final = 1
MOVE: Final = 2
SPECIAL: Final = 3
ROYALTIES: Final = 4
PURCHASE: Final = 5


class TakeTurn(Step[RichessesState]):
    """Whatever must be answered is put on top of this step; when that has ended, the turn goes on."""

    side: Seat
    stage: int = at_first(TO_ROLL)
    held: list[int] = at_first([])  # the productions with which the side arrived on its square

    def waits_for(self, state: RichessesState) -> list[Seat]:
        return state.speakers(self.side)

    def asks(self, state: RichessesState, seat: Seat) -> list[Ask]:
        return [Ask("roll-dice", [])]

    def refusal(self, state: RichessesState, action: Action) -> str:
        return OK if isinstance(action, RollDice) else "rdm.turn.roll-dice"

    def accept(self, state: RichessesState, action: Action) -> None:
        state.white = state.chance.die()
        state.red = state.chance.die()
        state.tell(events.DiceRolled(EVERYONE, self.side, state.white, state.red))
        self.stage = DOUBLE
        self._go_on(state)

    def resume(self, state: RichessesState) -> None:
        if self.stage != TO_ROLL or not state.playing[self.side]:
            self._go_on(state)

    def _go_on(self, state: RichessesState) -> None:
        """Stage after stage, until somebody is asked something or the turn is over."""
        while state.steps and state.steps[-1] is self:
            if not state.playing[self.side] or self.stage > PURCHASE:
                end_turn(state, self.side)
                return
            stage = self.stage
            self.stage += 1
            self._play_stage(state, stage)

    def _play_stage(self, state: RichessesState, stage: int) -> None:
        square = state.squares[self.side]
        kind = state.tables.kinds[square]
        if stage == DOUBLE:
            _pay_for_double(state, self.side)
        elif stage == MOVE:
            _move(state, self.side, state.white + state.red)
            self.held = state.holdings(self.side)
        elif stage == SPECIAL:
            _open_special_square(state, self.side, kind)
        elif stage == ROYALTIES:
            if state.plaques[square] != NO_PLAQUE:
                owe_royalties(state, self.side, state.plaques[square])
        elif kind in (COUNTRY, CONTINENT) or (kind == WORLD and state.tours[self.side] > 0):
            offer_titles(state, self.side, square, self.held)


def _pay_for_double(state: RichessesState, side: Seat) -> None:
    """« 1 double as, il paie 1 million à la banque … »"""
    if state.white == state.red:
        settle(state, [debt(side, BANK, state.white * MILLION, FOR_DOUBLE)])


def _move(state: RichessesState, side: Seat, points: int) -> None:
    start = state.squares[side]
    square = start + points
    last = state.tables.last_square
    if square > last:
        square -= last
    state.squares[side] = square
    state.tell(events.PawnMoved(EVERYONE, side, start, square))
    if start + points > last:
        _complete_tour(state, side)


def _complete_tour(state: RichessesState, side: Seat) -> None:
    state.tours[side] += 1
    state.tell(events.TourCompleted(EVERYONE, side, state.tours[side]))
    if state.to_come[side]:
        amount: Money = state.to_come[side].pop()
        state.give(side, amount)
        state.tell(events.InstalmentPaid(EVERYONE, side, amount))


def _open_special_square(state: RichessesState, side: Seat, kind: int) -> None:
    if kind == WINDFALL:
        amount = (state.white + state.red) * WINDFALL_PER_POINT
        state.give(side, amount)
        state.tell(events.WindfallReceived(EVERYONE, side, amount))
    elif kind == NEWS:
        read_news(state, side)
    elif _rests(state, side, kind):
        state.tell(events.SquareRests(EVERYONE, side, state.squares[side]))
    elif kind == JOKER:
        offer_joker(state, side)
    elif kind == AUCTION:
        call_auction(state, side)


def _rests(state: RichessesState, side: Seat, kind: int) -> bool:
    """« valables que si le joueur a déjà accompli un Tour du Monde », and as long as three sides are left."""
    if kind == JOKER:
        return state.face_to_face()
    if kind == AUCTION:
        return state.face_to_face() or state.tours[side] == 0
    return kind == WORLD and state.tours[side] == 0


def start_turn(state: RichessesState, side: Seat) -> None:
    """The partners of a side speak for it in turn."""
    members = state.members(side)
    state.voice[side] = members[(members.index(state.voice[side]) + 1) % len(members)]
    state.opened[side] = 0
    state.steps = [TakeTurn(side)]


def begin_round(state: RichessesState, number: int) -> None:
    state.round = number
    state.tell(events.RoundBegun(EVERYONE, number))


def end_turn(state: RichessesState, side: Seat) -> None:
    end_with_the_turn(state)
    if not state.steps:
        return
    following = state.rivals(side)[0]
    if _place(state, following) <= _place(state, side):
        end_with_the_round(state)
        if not state.steps:
            return
        begin_round(state, state.round + 1)
    start_turn(state, following)


def _place(state: RichessesState, side: Seat) -> int:
    """In the order of play, from the player who began."""
    return (side - state.first) % state.seats
