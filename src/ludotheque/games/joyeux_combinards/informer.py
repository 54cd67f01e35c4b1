"""« Cases CONTRÔLE VOLANT »: report another player, and be rewarded or punished for it."""

from ludotheque.games.joyeux_combinards import events
from ludotheque.games.joyeux_combinards.actions import ReportPlayer, TakeRemission
from ludotheque.games.joyeux_combinards.check import draw_at_random, is_illegal, punish
from ludotheque.games.joyeux_combinards.prison import remit, sentence
from ludotheque.games.joyeux_combinards.state import CombinardsState
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Decision, OneOf, Seat, at_first


def offer_informing(state: CombinardsState, seat: Seat) -> None:
    if suspects(state, seat):
        state.begin(OfferInforming(seat))


def suspects(state: CombinardsState, seat: Seat) -> list[Seat]:
    """Opponents with something in hand, by seat."""
    return [other for other in range(state.seats) if other != seat and state.hands[other]]


class OfferInforming(Decision[CombinardsState]):
    """« peut s'il le veut jouer le rôle d'"indic" »"""

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        suspect = OneOf("suspect", suspects(state, seat), "ljc.informer.needs-a-card")
        return [Ask("report-player", [suspect]), Ask("move-on")]

    def law(self) -> str:
        return "ljc.informer.optional"

    def accept(self, state: CombinardsState, action: Action) -> None:
        state.end_step()
        if isinstance(action, ReportPlayer):
            self._report(state, action.suspect)

    def _report(self, state: CombinardsState, suspect: Seat) -> None:
        """« si la carte est illicite, le joueur se verra … condamné » as in a check (ljc.informer.right)."""
        state.tell(events.PlayerReported(EVERYONE, self.seat, suspect))
        card = draw_at_random(state, suspect)
        if is_illegal(state, card):
            state.begin(Reward(self.seat))
            punish(state, suspect, card)
        else:
            state.tell(events.CheckPassed(EVERYONE, suspect))
            self._be_punished(state)

    def _be_punished(self, state: CombinardsState) -> None:
        """« une peine de prison pour "outrage à magistrat" … indiquée par le jet d'un dé » (ljc.informer.wrong)"""
        years = state.chance.die("contempt", self.seat)
        state.tell(events.ContemptPunished(EVERYONE, self.seat, years))
        sentence(state, self.seat, years)


class Reward(Decision[CombinardsState]):
    """« "l'indic" jettera alors un dé », once the suspect is punished, and chooses."""

    points: int = at_first(0)  # not thrown yet

    def asks(self, state: CombinardsState, seat: Seat) -> list[Ask]:
        return [Ask("take-money"), Ask("take-remission")]

    def law(self) -> str:
        return "ljc.informer.reward"

    def accept(self, state: CombinardsState, action: Action) -> None:
        if isinstance(action, TakeRemission):
            state.tell(events.YearsRemitted(EVERYONE, self.seat, remit(state, self.seat, self.points)))
            state.end_step()
        else:
            self._pay(state)

    def resume(self, state: CombinardsState) -> None:
        """With an empty record there is nothing to choose (ljc.informer.clean)."""
        self.points = state.chance.die("reward", self.seat)
        state.tell(events.RewardRolled(EVERYONE, self.seat, self.points))
        if state.years[self.seat] == 0:
            self._pay(state)

    def _pay(self, state: CombinardsState) -> None:
        state.give(self.seat, self.points)
        state.tell(events.RewardPaid(EVERYONE, self.seat, self.points))
        state.end_step()
