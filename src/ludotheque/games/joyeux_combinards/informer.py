"""« Cases CONTRÔLE VOLANT »: report another player, and be rewarded or punished for it."""

from ludotheque.games.joyeux_combinards import events
from ludotheque.games.joyeux_combinards.actions import MoveOn, ReportPlayer, TakeMoney, TakeRemission
from ludotheque.games.joyeux_combinards.check import draw_at_random, is_illegal, punish
from ludotheque.games.joyeux_combinards.prison import remit, sentence
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.kernel.rules import EVERYONE, OK, Action, Ask, OneOf, Seat, Step, at_first


def offer_informing(state: CombinardsState, seat: Seat) -> None:
    if suspects(state, seat):
        state.begin(OfferInforming(seat))


def suspects(state: CombinardsState, seat: Seat) -> list[Seat]:
    """Opponents with something in hand, by seat."""
    return sorted([other for other in state.opponents(seat) if state.hands[other]])


class OfferInforming(Step[CombinardsState]):
    """« peut s'il le veut jouer le rôle d'"indic" »"""

    seat: Seat

    def waits_for(self, state: CombinardsState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("report-player", [OneOf("suspect", suspects(state, seat))]), Ask("move-on", [])]

    def refusal(self, state: CombinardsState, action: Action) -> str:
        if isinstance(action, MoveOn):
            return OK
        if not isinstance(action, ReportPlayer):
            return "ljc.informer.optional"
        return OK if action.suspect in suspects(state, self.seat) else "ljc.informer.needs-a-card"

    def accept(self, state: CombinardsState, action: Action) -> None:
        state.end_step()
        if isinstance(action, ReportPlayer):
            self._report(state, action.suspect)

    def _report(self, state: CombinardsState, suspect: Seat) -> None:
        state.tell(events.PlayerReported(EVERYONE, self.seat, suspect))
        card = draw_at_random(state, suspect)
        if is_illegal(state, card):
            state.begin(Reward(self.seat))
            punish(state, suspect, card)
        else:
            state.tell(events.CheckPassed(EVERYONE, suspect))
            years = state.chance.die()
            state.tell(events.ContemptPunished(EVERYONE, self.seat, years))
            sentence(state, self.seat, years)


class Reward(Step[CombinardsState]):
    """Once the suspect is punished, the informer throws a die and chooses."""

    seat: Seat
    points: int = at_first(0)  # not thrown yet

    def waits_for(self, state: CombinardsState) -> list[Seat]:
        return [self.seat]

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("take-money", []), Ask("take-remission", [])]

    def refusal(self, state: CombinardsState, action: Action) -> str:
        return OK if isinstance(action, TakeMoney | TakeRemission) else "ljc.informer.reward"

    def accept(self, state: CombinardsState, action: Action) -> None:
        if isinstance(action, TakeRemission):
            state.tell(events.YearsRemitted(EVERYONE, self.seat, remit(state, self.seat, self.points)))
            state.end_step()
        else:
            self._pay(state)

    def resume(self, state: CombinardsState) -> None:
        self.points = state.chance.die()
        state.tell(events.RewardRolled(EVERYONE, self.seat, self.points))
        if state.years[self.seat] == 0:
            self._pay(state)

    def _pay(self, state: CombinardsState) -> None:
        state.give(self.seat, self.points)
        state.tell(events.RewardPaid(EVERYONE, self.seat, self.points))
        state.end_step()
