"""A turn: travel or do something instead, and then what the arrival brings, one thing after another."""

from typing import Final

from ludotheque.games.richesses_de_france import actions
from ludotheque.games.richesses_de_france.arrival import do_formalities, is_passing_point, reach
from ludotheque.games.richesses_de_france.casinos import bet
from ludotheque.games.richesses_de_france.chance_cards import AGAIN, SENT, draw_card
from ludotheque.games.richesses_de_france.ending import end_with_the_round
from ludotheque.games.richesses_de_france.errands import errand_asks, errand_refusal
from ludotheque.games.richesses_de_france.events import RoundBegun, StayedPut, TurnMissed
from ludotheque.games.richesses_de_france.matches import play_match
from ludotheque.games.richesses_de_france.move import (
    MOST_SECTIONS,
    VERBS,
    destinations,
    is_travel,
    mode_of,
    set_out,
    travel_refusal,
)
from ludotheque.games.richesses_de_france.races import begin_race, leave_race
from ludotheque.games.richesses_de_france.sale import buy, open_sale
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, FOOT
from ludotheque.games.richesses_de_france.tolls import ask_for_tolls
from ludotheque.games.richesses_de_france.work import has_to_work, seek_work, work
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, OneOf, Seat, Step, at_first

TO_ACT: Final = 0  # how far a turn has come
MARK: Final = 1
TOLL: Final = 2
CARD: Final = 3
FORMALITIES: Final = 4
OVER: Final = 5


class TakeTurn(Step[FranceState]):
    """Whatever must be answered is put on top of this step; when that has ended, the turn goes on."""

    seat: Seat
    stage: int = at_first(TO_ACT)
    bought: list[int] = at_first([])  # vehicles of this turn, which are not for sale
    no_card: bool = at_first(False)  # one was drawn already, or the seat is in a race
    again: bool = at_first(False)  # whether a card lets the seat play once more

    def waits_for(self, state: FranceState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        if has_to_work(state, seat) != OK:
            return [Ask("work", [])]
        found: list[Ask] = []
        for mode in (CAR, BICYCLE, FOOT):  # the fastest comes first to hand
            if state.owns(seat, mode):
                towns = destinations(state, seat, mode, MOST_SECTIONS[mode], [state.towns[seat]])
                if towns:
                    found.append(Ask(VERBS[mode], [OneOf("town", towns)]))
        return found + errand_asks(state, seat, self.bought)

    def refusal(self, state: FranceState, action: Action) -> str:
        why = has_to_work(state, self.seat)
        if why != OK:
            return OK if isinstance(action, actions.Work) else why
        if is_travel(action):
            return travel_refusal(state, self.seat, action, MOST_SECTIONS[mode_of(action)], [state.towns[self.seat]])
        return errand_refusal(state, self.seat, action, self.bought)

    def accept(self, state: FranceState, action: Action) -> None:
        """To trade and to enter a race leave the turn open; everything else is the turn."""
        seat = self.seat
        if isinstance(action, actions.BuyVehicle):
            buy(state, seat, action.vehicle)
            self.bought.append(action.vehicle)
        elif isinstance(action, actions.SellVehicle):
            open_sale(state, seat, action.vehicle)
        elif isinstance(action, actions.BeginRace):
            begin_race(state, seat, action.race)
        elif is_travel(action):
            self.no_card = state.is_racing(seat)  # « sur les parcours de course, les joueurs ne tirent pas de carte »
            self.stage = MARK
            set_out(state, seat, action)
            self._go_on(state)
        elif isinstance(action, actions.SeekWork):
            self.stage = MARK
            seek_work(state, seat, action.town)
            self._go_on(state)
        else:
            self.stage = OVER
            self._do_instead(state, action)
            self._go_on(state)

    def resume(self, state: FranceState) -> None:
        if self.stage != TO_ACT:
            self._go_on(state)

    def _do_instead(self, state: FranceState, action: Action) -> None:
        """What takes the place of a move."""
        seat = self.seat
        if isinstance(action, actions.Work):
            work(state, seat)
        elif isinstance(action, actions.StayPut):
            state.tell(StayedPut(EVERYONE, seat, state.towns[seat]))
        elif isinstance(action, actions.AbandonRace):
            leave_race(state, seat)
        elif isinstance(action, actions.CallOpponent):
            play_match(state, seat, action.player)
        else:
            bet(state, seat, action)

    def _go_on(self, state: FranceState) -> None:
        """Stage after stage, until somebody is asked something or the turn is over."""
        while state.steps and state.steps[-1] is self:
            if self.stage >= OVER:
                self._end(state)
                return
            stage = self.stage
            self.stage += 1
            self._play_stage(state, stage)

    def _play_stage(self, state: FranceState, stage: int) -> None:
        if stage == MARK:
            reach(state, self.seat)
        elif stage == TOLL:
            ask_for_tolls(state, self.seat)
        elif stage == CARD:
            self._draw(state)
        else:
            do_formalities(state, self.seat)

    def _draw(self, state: FranceState) -> None:
        if self.no_card or not is_passing_point(state, self.seat):
            return
        self.no_card = True
        left = draw_card(state, self.seat)
        if left == SENT:
            self.stage = MARK
        elif left == AGAIN:
            self.again = True

    def _end(self, state: FranceState) -> None:
        if self.again:
            start_turn(state, self.seat)
        else:
            end_turn(state, self.seat)


def start_turn(state: FranceState, seat: Seat) -> None:
    state.steps = [TakeTurn(seat)]


def begin_round(state: FranceState, number: int) -> None:
    state.round = number
    state.tell(RoundBegun(EVERYONE, number))


def end_turn(state: FranceState, seat: Seat) -> None:
    """The next who is still travelling and has no turn to miss."""
    following = seat
    while True:
        following = (following + 1) % state.seats
        if following == state.first:
            end_with_the_round(state)
            if not state.steps:
                return
            begin_round(state, state.round + 1)
        if _takes_turn(state, following):
            start_turn(state, following)
            return


def _takes_turn(state: FranceState, seat: Seat) -> bool:
    if state.is_home(seat):
        return False
    if state.resting[seat] == 0:
        return True
    state.resting[seat] -= 1
    state.tell(TurnMissed(EVERYONE, seat))
    return False
