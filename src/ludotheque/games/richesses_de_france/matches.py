"""« Pour les matches »: whoever arrives calls an opponent to the opposite town, and the higher die wins."""

from ludotheque.games.richesses_de_france import actions, events
from ludotheque.games.richesses_de_france.displacement import displace
from ludotheque.games.richesses_de_france.markers import mark, stage_number
from ludotheque.games.richesses_de_france.state import FranceState
from ludotheque.games.richesses_de_france.tables import NO_STAGE, SPORTS
from ludotheque.mechanics.rules import EVERYONE, NOBODY, Action, Ask, Decision, OneOf, Seat, closed


def open_match(state: FranceState, seat: Seat) -> int:
    """The match that the seat has still to win where it stands, or NO_STAGE."""
    if state.circuit != SPORTS:
        return NO_STAGE
    match = state.tables.stage_at[SPORTS][state.towns[seat]]
    is_match = 0 <= match < len(state.tables.rivals)
    return match if is_match and not state.done[seat][match] else NO_STAGE


def callable_players(state: FranceState, caller: Seat, match: int) -> list[Seat]:
    """« sauf un joueur étant sur un parcours de course ou un joueur ayant déjà disputé le match dans la ville adverse »

    Once everybody has played it, any may be called again (rdf.sports.lock), if possible another than the last time
    (rdf.sports.another).
    """
    others = sorted(state.others(caller))
    opposite = state.tables.rivals[match]
    fresh = [seat for seat in others if not state.played[seat][opposite]]
    free = [seat for seat in (fresh if fresh else others) if not state.is_racing(seat)]
    another = [seat for seat in free if seat != state.last_called[caller]]
    return free if fresh or not another else another


def may_call(state: FranceState, seat: Seat) -> list[Seat]:
    match = open_match(state, seat)
    return [] if match == NO_STAGE or state.summoned[seat] else callable_players(state, seat, match)


def calls(state: FranceState, seat: Seat) -> list[Ask]:
    """Whom the seat may call; nothing where there is no match to win."""
    if open_match(state, seat) == NO_STAGE:
        return []
    if state.summoned[seat]:
        return [closed("call-opponent", "rdf.sports.summoned")]
    players = may_call(state, seat)
    if not players:
        return [closed("call-opponent", "rdf.sports.nobody-to-call")]
    return [Ask("call-opponent", [OneOf("player", players, "rdf.sports.who-may-be-called")])]


def call_on_arrival(state: FranceState, seat: Seat) -> None:
    """« S'il n'y a pas de joueur disponible, le joueur qui a appelé passe son tour. »"""
    if may_call(state, seat):
        state.begin(CallForMatch(seat))
    elif open_match(state, seat) != NO_STAGE:
        state.tell(events.NobodyToCall(EVERYONE, seat))


def play_match(state: FranceState, caller: Seat, called: Seat) -> None:
    """« Où qu'il soit, le joueur appelé vient se placer » in the opposite town, which is no arrival.

    Whoever stands there is moved away (rdf.sports.called-place).
    """
    match = open_match(state, caller)
    opposite = state.tables.rivals[match]
    town = state.tables.stages[SPORTS][opposite]
    in_the_way = state.occupant(town, called)
    state.put(called, town)
    state.summoned[called] = True
    state.last_called[caller] = called
    state.played[caller][match] = True
    state.played[called][opposite] = True
    state.tell(events.OpponentCalled(EVERYONE, caller, called, town))
    winner = _higher(state, caller, called)
    won = match if winner == caller else opposite
    state.tell(events.MatchWon(EVERYONE, winner, stage_number(state, won)))
    if in_the_way != NOBODY:
        displace(state, caller, in_the_way)
    mark(state, winner, won)


def _higher(state: FranceState, caller: Seat, called: Seat) -> Seat:
    """« Celui qui a le plus de points gagne le match » (rdf.sports.match)"""
    while True:
        faces: list[int] = []
        for seat in (caller, called):
            face = state.throw(seat, "match")
            faces.append(face)
            state.tell(events.MatchThrown(EVERYONE, seat, face))
        if faces[0] != faces[1]:  # equals throw again (rdf.sports.match-ties)
            return caller if faces[0] > faces[1] else called


class CallForMatch(Decision[FranceState]):
    """« Lorsqu'un joueur arrive à Bordeaux, il appelle un autre joueur »"""

    def asks(self, state: FranceState, seat: Seat) -> list[Ask]:
        return calls(state, seat)

    def law(self) -> str:
        return "rdf.sports.call"

    def accept(self, state: FranceState, action: Action) -> None:
        assert isinstance(action, actions.CallOpponent)
        state.end_step()
        play_match(state, self.seat, action.player)
