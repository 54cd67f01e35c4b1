"""How a finished game went: the scores all along, what decided it, and the best moment of every seat."""

from dataclasses import dataclass

from ludotheque.kernel.action import NOBODY, Seat
from ludotheque.kernel.decisive import PER_UNIT, Decisive
from ludotheque.kernel.event import Event

MOST_TOLD = 4
WEIGHTIER_WITH_TIME = 2  # what happens in the end weighs so many times what it would have weighed at first


@dataclass
class Moment:
    """What one action did to one seat."""

    number: int  # of the action
    round: int  # in which; 0: the game does not count them, or none has begun
    seat: Seat
    helps: bool
    weight: int
    event: Event  # that tells of it


@dataclass
class Lead:
    """From this action on nobody caught up any more; 0: from the beginning."""

    seat: Seat
    number: int
    round: int


class Scribe:
    """Hears a game from its beginning to its end, and then tells of it."""

    def __init__(self, decisive: list[Decisive]) -> None:
        self._by_event: dict[type[Event], list[Decisive]] = {}
        for one in decisive:
            self._by_event.setdefault(one.event, []).append(one)
        self._moments: list[Moment] = []
        self.rounds: list[int] = []  # in which each action was made
        self.scores: list[list[int]] = []  # after each action

    def hear(self, events: list[Event], scores: list[int]) -> None:
        number = len(self.scores)
        round_ = self.rounds[-1] if self.rounds else 0
        for event in events:
            round_ = getattr(event, "round", round_)
            for decisive in self._by_event.get(type(event), []):
                self._note(number, round_, event, decisive)
        self.rounds.append(round_)
        self.scores.append(scores)

    def turning_points(self, winners: list[Seat]) -> list[Moment]:
        """What helped who won, and hurt who did not: the weightiest, in the order of time, one of each action."""
        decided = [one for one in self._moments if one.helps == (one.seat in winners)]
        chosen: dict[int, Moment] = {}
        for moment in sorted(decided, key=self._weight, reverse=True):
            if len(chosen) < MOST_TOLD:
                chosen.setdefault(moment.number, moment)
        return [chosen[number] for number in sorted(chosen)]

    def best_moment(self, seat: Seat) -> Moment | None:
        own = [one for one in self._moments if one.seat == seat and one.helps and one.weight > 0]
        return max(own, key=lambda moment: moment.weight) if own else None

    def lead(self, winners: list[Seat]) -> Lead | None:
        """Since when the one who won was ahead of all others; nobody, if it was not the score that told."""
        if len(winners) != 1:
            return None
        winner = winners[0]
        number = len(self.scores)
        while number > 0 and _is_ahead(self.scores[number - 1], winner):
            number -= 1
        return Lead(winner, number, self.rounds[number]) if number < len(self.scores) else None

    def _note(self, number: int, round_: int, event: Event, decisive: Decisive) -> None:
        seat = getattr(event, decisive.who)
        weight = decisive.weight
        if decisive.size:
            weight += getattr(event, decisive.size) * PER_UNIT // decisive.unit
        if seat != NOBODY and weight > 0:
            self._moments.append(Moment(number, round_, seat, decisive.helps, weight, event))

    def _weight(self, moment: Moment) -> int:
        late = (WEIGHTIER_WITH_TIME - 1) * moment.number
        return moment.weight * (len(self.scores) + late)


def _is_ahead(scores: list[int], seat: Seat) -> bool:
    return all(scores[seat] > score for other, score in enumerate(scores) if other != seat)
