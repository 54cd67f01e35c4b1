"""« Les cartes "région" »: the holder of the card of a region where an opponent arrives claims a toll, or loses it."""

from ludotheque.games.richesses_de_france import actions, events
from ludotheque.games.richesses_de_france.debts import Settle
from ludotheque.games.richesses_de_france.state import AUTOMATIC, FranceState
from ludotheque.mechanics.rules import (
    EVERYONE,
    NOBODY,
    Action,
    AnswerWindow,
    Ask,
    Caution,
    Seat,
    closed,
    closes,
    grave,
    only,
)


def ask_for_tolls(state: FranceState, mover: Seat) -> None:
    """« Lorsqu'un joueur est ruiné …, il n'a pas à payer de droit de passage » (rdf.region.ruined)"""
    region = state.tables.regions[state.towns[mover]]
    if state.is_ruined(mover) or nobody_can_claim(state, mover, region):
        return
    if state.tolls == AUTOMATIC:
        _collect_by_itself(state, mover, region)
    else:
        state.begin(AskForTolls(closes(state.now, state.window), mover, region))


def nobody_can_claim(state: FranceState, mover: Seat, region: int) -> bool:
    """Whether everybody knows it: the card is left out, or has been seen going elsewhere (rdf.region.nobody-can)."""
    if region == state.tables.corsica and not state.tables.with_corsica[state.circuit]:
        return True
    return state.shown[region] and holder(state, mover, region) == NOBODY


def holder(state: FranceState, mover: Seat, region: int) -> Seat:
    for seat in state.others(mover):
        if region in state.hands[seat]:
            return seat
    return NOBODY


def _collect_by_itself(state: FranceState, mover: Seat, region: int) -> None:
    """Option: the holder need not speak (rdf.region.automatic)."""
    owner = holder(state, mover, region)
    if owner != NOBODY:
        _collect(state, owner, mover, region)
        return
    state.tell(events.NoToll(EVERYONE, mover, region))
    for seat in state.others(mover):
        state.without[region] |= only(seat)


def _collect(state: FranceState, owner: Seat, debtor: Seat, region: int) -> None:
    """« Le joueur adverse doit alors lancer le dé et payer la somme indiquée par le dé. » (rdf.region.claim)"""
    face = state.throw(debtor, "toll")
    state.tell(events.TollClaimed(EVERYONE, owner, debtor, region, face))
    _draw_another(state, owner, region)
    state.begin(Settle(debtor, owner, state.tables.faces[face]))


def _draw_another(state: FranceState, owner: Seat, region: int) -> None:
    """« La carte "région" est ensuite remise sous le paquet » (rdf.region.under-the-pile)"""
    state.pile.append(region)
    state.shown[region] = True
    state.without[region] = 0
    drawn = state.pile.pop(0)
    hand = state.hands[owner]
    hand[hand.index(region)] = drawn
    for other in range(len(state.without)):
        state.without[other] &= ~only(owner)
    state.tell(events.RegionDrawn(only(owner), owner, drawn))


class AskForTolls(AnswerWindow[FranceState]):
    """Every opponent answers, so that nothing betrays who holds the card."""

    mover: Seat
    region: int

    def asked(self, state: FranceState) -> list[Seat]:
        return state.others(self.mover)

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        holds = self.region in state.hands[seat]
        return [Ask("claim-toll") if holds else closed("claim-toll", "rdf.region.holder"), Ask("let-pass")]

    def cautions(self, state: FranceState, seat: Seat) -> list[Caution]:
        """Whoever holds the card and lets pass has nothing of it."""
        if self.region not in state.hands[seat]:
            return []
        return [grave("let-pass", "toll-missed", "rdf.region.missed", {"region": self.region})]

    def law(self) -> str:
        return "rdf.region.everybody-is-asked"

    def accept(self, state: FranceState, action: Action) -> None:
        if isinstance(action, actions.ClaimToll):
            state.end_step()
            _collect(state, action.seat, self.mover, self.region)
        else:
            self.let_pass(state, action.seat)

    def silence(self, state: FranceState) -> None:
        """« Si un joueur oublie de réclamer le droit de passage … cet avantage est perdu » (rdf.region.missed)"""
        for seat in self.waits_for(state):
            if self.region in state.hands[seat]:
                state.tell(events.TollMissed(only(seat), seat, self.region))
        state.end_step()
