"""« Les circuits », markers: placed when a stage is reached, by the program or by the player's own hand."""

from ludotheque.games.richesses_de_france.actions import LeaveMarker, PlaceMarker
from ludotheque.games.richesses_de_france.ending import end_with_the_ninth
from ludotheque.games.richesses_de_france.events import MarkerForgotten, StageMarked
from ludotheque.games.richesses_de_france.state import BY_HAND, FranceState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, Seat, Step
from ludotheque.mechanics.windows import closes


def mark(state: FranceState, seat: Seat, stage: int) -> None:
    """The stage is reached; the marker follows, unless it is there."""
    if state.done[seat][stage]:
        return
    if state.markers == BY_HAND:
        state.begin(HoldMarker(seat, stage, closes(state.now, state.window)))
    else:
        _place(state, seat, stage)


def _place(state: FranceState, seat: Seat, stage: int) -> None:
    state.done[seat][stage] = True
    state.tell(StageMarked(EVERYONE, seat, stage_number(state, stage)))
    end_with_the_ninth(state, seat)


def stage_number(state: FranceState, stage: int) -> int:
    """Among the stages of all circuits."""
    return state.tables.first_stage[state.circuit] + stage


class HoldMarker(Step[FranceState]):
    """« S'ils oublient de le faire, ils devront retourner à l'étape ultérieurement. »"""

    seat: Seat
    stage: int
    ends: int

    def waits_for(self, state: FranceState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        return [Ask("place-marker", []), Ask("leave-marker", [])]

    def refusal(self, state: FranceState, action: Action) -> str:
        return OK if isinstance(action, PlaceMarker | LeaveMarker) else "rdf.stage.forgotten"

    def accept(self, state: FranceState, action: Action) -> None:
        if isinstance(action, LeaveMarker):
            self.expire(state)
            return
        _place(state, self.seat, self.stage)
        if state.steps:
            state.end_step()

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: FranceState) -> None:
        state.tell(MarkerForgotten(EVERYONE, self.seat, stage_number(state, self.stage)))
        state.end_step()
