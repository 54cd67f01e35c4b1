"""« Les circuits », markers: placed when a stage is reached, by the program or by the player's own hand."""

from ludotheque.games.richesses_de_france import actions, events
from ludotheque.games.richesses_de_france.ending import end_with_the_ninth
from ludotheque.games.richesses_de_france.state import BY_HAND, SHORT, FranceState
from ludotheque.games.richesses_de_france.tables import SPORTS
from ludotheque.mechanics.rules import EVERYONE, Action, AnswerWindow, Ask, Seat, closes


def mark(state: FranceState, seat: Seat, stage: int) -> None:
    """The stage is reached, in whatever order (rdf.stage.any-order); the marker follows, unless it is there."""
    if state.done[seat][stage]:
        return
    if state.markers == BY_HAND:
        state.begin(HoldMarker(closes(state.now, state.window), seat, stage))
    else:
        _place(state, seat, stage)


def _place(state: FranceState, seat: Seat, stage: int) -> None:
    """« en regard de cette étape, dans la colonne de leur couleur » (rdf.stage.marker)"""
    _fill(state, seat, stage)
    if state.circuit == SPORTS and stage < len(state.tables.rivals):
        if state.length == SHORT:  # one match decides its tie (rdf.sports.short)
            _fill(state, seat, state.tables.rivals[stage])
        end_with_the_ninth(state, seat)  # after a race, an arrival is to be paid first (rdf.end.tolls-first)


def _fill(state: FranceState, seat: Seat, stage: int) -> None:
    if not state.done[seat][stage]:
        state.done[seat][stage] = True
        state.tell(events.StageMarked(EVERYONE, seat, stage_number(state, stage)))


def stage_number(state: FranceState, stage: int) -> int:
    """Among the stages of all circuits."""
    return state.tables.first_stage[state.circuit] + stage


class HoldMarker(AnswerWindow[FranceState]):
    """« S'ils oublient de le faire, ils devront retourner à l'étape ultérieurement. »"""

    seat: Seat
    stage: int

    def asked(self, state: FranceState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        return [Ask("place-marker"), Ask("leave-marker")]

    def law(self) -> str:
        return "rdf.stage.forgotten"

    def accept(self, state: FranceState, action: Action) -> None:
        if isinstance(action, actions.LeaveMarker):
            self.let_pass(state, self.seat)
        else:
            state.end_step()
            _place(state, self.seat, self.stage)

    def silence(self, state: FranceState) -> None:
        state.tell(events.MarkerForgotten(EVERYONE, self.seat, stage_number(state, self.stage)))
        state.end_step()
