"""« Déroulement du jeu »: travel or do something instead, and then what the arrival brings, one thing after another."""

from ludotheque.games.richesses_de_france import actions, events
from ludotheque.games.richesses_de_france.arrival import do_formalities, finish_circuit, reach
from ludotheque.games.richesses_de_france.casinos import bet, is_bet
from ludotheque.games.richesses_de_france.cautions import before_a_turn
from ludotheque.games.richesses_de_france.chance_cards import AGAIN, SENT, draw_card
from ludotheque.games.richesses_de_france.ending import end_with_the_round
from ludotheque.games.richesses_de_france.errands import errands, errands_in_a_race, out_of_place
from ludotheque.games.richesses_de_france.matches import play_match
from ludotheque.games.richesses_de_france.move import MOST_SECTIONS, VERBS, is_travel, out_of_reach, set_out, travel
from ludotheque.games.richesses_de_france.races import begin_race, leave_race
from ludotheque.games.richesses_de_france.sale import buy, open_sale
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import BICYCLE, CAR, FOOT, PASSING
from ludotheque.games.richesses_de_france.tolls import ask_for_tolls
from ludotheque.games.richesses_de_france.work import has_to_work, seek_work, work
from ludotheque.kernel.rules import EVERYONE, MOMENT, OK, Action, Ask, Caution, Final, Seat, at_first, closed
from ludotheque.mechanics.rules import Course, Decision

# What it brings to stop somewhere (rdf.stage.arrival, rdf.region.arrival), in a race too (rdf.sports.race-tolls).
ARRIVAL: Final = ["stage", "toll", "chance card", "formalities", "finish"]
ARRIVAL_WITHOUT_CARD: Final = ["stage", "toll", "formalities", "finish"]
NO_ARRIVAL: Final[list[str]] = []


class TakeTurn(Decision[FranceState]):
    """A player chooses what his turn is used for; trade comes before that (rdf.vehicle.start-of-turn)."""

    bought: list[int] = at_first([])  # vehicles of this turn, which are not for sale

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        why = has_to_work(state, seat)
        if why != OK:
            return [Ask("work"), *[closed(verb, why) for verb in (*VERBS, "stay-put", "buy-vehicle")]]
        if state.is_racing(seat):
            mode = state.tables.race_vehicles[state.races[seat]]
            road = self._travel(state, mode)
            return [road, *errands_in_a_race(blocked=not road.is_open())]
        found = [self._travel(state, mode) for mode in (CAR, BICYCLE, FOOT)]  # the fastest comes first to hand
        return found + errands(state, seat, self.bought)

    def cautions(self, state: FranceState, seat: Seat) -> list[Caution]:
        return before_a_turn(state, seat)

    def law(self) -> str:
        return "rdf.move.one-thing"

    def explain(self, state: FranceState, action: Action, clause: str) -> str:
        why = has_to_work(state, self.seat)
        if why != OK:
            return why
        if is_travel(action):
            return out_of_reach(state, self.seat, action, [state.towns[self.seat]])
        if clause != MOMENT:
            return clause
        return "rdf.sports.race-route" if state.is_racing(self.seat) else out_of_place(state, action)

    def accept(self, state: FranceState, action: Action) -> None:
        """To trade, the first stake and to enter a race leave the turn open; everything else is the turn."""
        seat = self.seat
        if isinstance(action, actions.BuyVehicle):
            buy(state, seat, action.vehicle)
            self.bought.append(action.vehicle)
        elif isinstance(action, actions.SellVehicle):
            open_sale(state, seat, action.vehicle)
        elif isinstance(action, actions.BeginRace):
            begin_race(state, seat, action.race)
        elif is_bet(action) and state.first_stakes[seat]:  # before the first turn (rdf.casinos.first-stake)
            state.first_stakes[seat] = False
            bet(state, seat, action)
        elif is_travel(action):
            # « sur les parcours de course, les joueurs ne tirent pas de carte "hasard" » (rdf.sports.no-chance)
            self._go_on_to(state, ARRIVAL_WITHOUT_CARD if state.is_racing(seat) else ARRIVAL)
            set_out(state, seat, action)
        elif isinstance(action, actions.SeekWork):
            self._go_on_to(state, ARRIVAL)
            seek_work(state, seat, action.town)
        else:
            self._go_on_to(state, NO_ARRIVAL)
            self._do_instead(state, action)

    def _travel(self, state: FranceState, mode: int) -> Ask:
        if not state.owns(self.seat, mode):
            return closed(VERBS[mode], "rdf.vehicle.own")
        return travel(state, self.seat, mode, MOST_SECTIONS[mode], [state.towns[self.seat]])

    def _go_on_to(self, state: FranceState, parts: list[str]) -> None:
        state.end_step()
        state.first_stakes[self.seat] = False
        state.begin(RestOfTurn(parts[:], self.seat))

    def _do_instead(self, state: FranceState, action: Action) -> None:
        """What takes the place of a move."""
        seat = self.seat
        if isinstance(action, actions.Work):
            work(state, seat)
        elif isinstance(action, actions.StayPut):
            state.tell(events.StayedPut(EVERYONE, seat, state.towns[seat]))
        elif isinstance(action, actions.AbandonRace):
            leave_race(state, seat)
        elif isinstance(action, actions.CallOpponent):
            play_match(state, seat, action.player)
        else:
            bet(state, seat, action)


class RestOfTurn(Course[FranceState]):
    """What follows from the choice; then the next player's turn begins."""

    seat: Seat

    def play(self, state: FranceState, part: str) -> None:
        if part == "stage":
            reach(state, self.seat)
        elif part == "toll":
            ask_for_tolls(state, self.seat)
        elif part == "chance card":
            self._draw(state)
        elif part == "formalities":
            do_formalities(state, self.seat)
        elif part == "finish":
            finish_circuit(state, self.seat)
        elif part == "another turn":
            state.end_step()
            start_turn(state, self.seat)

    def finish(self, state: FranceState) -> None:
        state.end_step()
        start_next_turn(state, self.seat)

    def _draw(self, state: FranceState) -> None:
        """« Lorsqu'un joueur arrive sur l'un de ces points, il tire une carte "hasard" » (rdf.chance.draw)"""
        if state.tables.kinds[state.towns[self.seat]] != PASSING:
            return
        left = draw_card(state, self.seat)
        if left == SENT:
            self.parts = ARRIVAL_WITHOUT_CARD[:]  # rdf.chance.sent-is-arrival
        elif left == AGAIN:
            self.parts.append("another turn")  # rdf.chance.again


def start_turn(state: FranceState, seat: Seat) -> None:
    state.chance.begin_turn(seat)
    state.begin(TakeTurn(seat))


def begin_round(state: FranceState, number: int) -> None:
    state.round = number
    state.tell(events.RoundBegun(EVERYONE, number))


def start_next_turn(state: FranceState, seat: Seat) -> None:
    """The next who is still travelling and has no turn to miss."""
    following = seat
    while True:
        following = (following + 1) % state.seats
        if following == state.first:
            if end_with_the_round(state):
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
    state.tell(events.TurnMissed(EVERYONE, seat))
    return False
