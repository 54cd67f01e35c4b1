"""« Les cartes "région" »: the holder of the card of a region where an opponent arrives claims a toll, or loses it."""

from ludotheque.games.richesses_de_france.actions import ClaimToll, LetPass
from ludotheque.games.richesses_de_france.debts import owe
from ludotheque.games.richesses_de_france.events import NoToll, RegionDrawn, TollClaimed, TollMissed
from ludotheque.games.richesses_de_france.state import AUTOMATIC, FranceState
from ludotheque.kernel.rules import EVERYONE, NOBODY, OK, Action, Ask, Seat, Step, at_first, only
from ludotheque.mechanics.windows import closes


def ask_for_tolls(state: FranceState, mover: Seat) -> None:
    region = state.tables.regions[state.towns[mover]]
    if state.is_ruined(mover) or nobody_can_claim(state, mover, region):
        return
    if state.tolls == AUTOMATIC:
        _collect_by_itself(state, mover, region)
    else:
        state.begin(AskForTolls(mover, region, closes(state.now, state.window)))


def nobody_can_claim(state: FranceState, mover: Seat, region: int) -> bool:
    """Whether everybody knows it: the card is left out, or it has been seen going elsewhere."""
    if region == state.tables.corsica and not state.tables.with_corsica[state.circuit]:
        return True
    return state.shown[region] and holder(state, mover, region) == NOBODY


def holder(state: FranceState, mover: Seat, region: int) -> Seat:
    for seat in state.others(mover):
        if region in state.hands[seat]:
            return seat
    return NOBODY


def _collect_by_itself(state: FranceState, mover: Seat, region: int) -> None:
    owner = holder(state, mover, region)
    if owner != NOBODY:
        _collect(state, owner, mover, region)
        return
    state.tell(NoToll(EVERYONE, mover, region))
    for seat in state.others(mover):
        state.without[region] |= only(seat)


def _collect(state: FranceState, owner: Seat, debtor: Seat, region: int) -> None:
    """« Le joueur adverse doit alors lancer le dé et payer la somme indiquée par le dé. »"""
    face = state.throw()
    state.tell(TollClaimed(EVERYONE, owner, debtor, region, face))
    _draw_another(state, owner, region)
    owe(state, debtor, owner, state.tables.faces[face])


def _draw_another(state: FranceState, owner: Seat, region: int) -> None:
    """« La carte "région" est ensuite remise sous le paquet et le joueur en tire une autre »"""
    state.pile.append(region)
    state.shown[region] = True
    state.without[region] = 0
    drawn = state.pile.pop(0)
    hand = state.hands[owner]
    hand[hand.index(region)] = drawn
    for other in range(len(state.without)):
        state.without[other] &= ~only(owner)
    state.tell(RegionDrawn(only(owner), owner, drawn))


class AskForTolls(Step[FranceState]):
    """Every opponent answers, so that nothing betrays who holds the card."""

    mover: Seat
    region: int
    ends: int
    passed: list[Seat] = at_first([])

    def waits_for(self, state: FranceState) -> list[Seat]:
        return [seat for seat in state.others(self.mover) if seat not in self.passed]

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        found = [Ask("claim-toll", [])] if self.region in state.hands[seat] else []
        found.append(Ask("let-pass", []))
        return found

    def refusal(self, state: FranceState, action: Action) -> str:
        if isinstance(action, LetPass):
            return OK
        if not isinstance(action, ClaimToll):
            return "rdf.region.everybody-is-asked"
        return OK if self.region in state.hands[action.seat] else "rdf.region.holder"

    def accept(self, state: FranceState, action: Action) -> None:
        if isinstance(action, ClaimToll):
            state.end_step()
            _collect(state, action.seat, self.mover, self.region)
            return
        self.passed.append(action.seat)
        if not self.waits_for(state):
            state.end_step()

    def deadline(self) -> int:
        return self.ends

    def expire(self, state: FranceState) -> None:
        # « Si un joueur oublie de réclamer le droit de passage … cet avantage est perdu pour lui. »
        for seat in self.waits_for(state):
            if self.region in state.hands[seat]:
                state.tell(TollMissed(only(seat), seat, self.region))
        state.end_step()
