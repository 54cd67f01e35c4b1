"""« Le jeu » and « Îles »: a turn is a chain of linked nations, or a pass."""

from ludotheque.games.couleurs_du_monde import events, scoring
from ludotheque.games.couleurs_du_monde.actions import AnnouncePoints, PlayCard
from ludotheque.games.couleurs_du_monde.deal import deal_cards, draw
from ludotheque.games.couleurs_du_monde.ending import end_deal_if_over, match_is_over
from ludotheque.games.couleurs_du_monde.state import CouleursState
from ludotheque.mechanics.rules import EVERYONE, Action, Ask, Caution, Decision, OneOf, Seat, at_first, closed, grave


def openings(state: CouleursState, nations: list[int]) -> list[int]:
    """Those with which a turn may begin: grey, an island, or beside any covered nation (cdm.turn.first-card)."""
    starters = state.tables.starters
    beside = state.beside_covered
    return [nation for nation in nations if starters[nation] or beside[nation]]


class TakeTurn(Decision[CouleursState]):
    """A player covers linked nations one by one and announces his points, or passes."""

    chain: list[int] = at_first([])

    def asks(self, state: CouleursState, seat: Seat) -> list[Ask]:
        playable = self.playable(state)
        card = OneOf("nation", state.hands[seat], "cdm.turn.own-cards").narrowed(playable, self._what_follows(state))
        # A chain may be stopped whether or not a card is left that could follow (cdm.turn.stop-at-will).
        announce = Ask("announce-points") if self.chain else closed("announce-points", "cdm.turn.play-or-pass")
        return [Ask("play-card", [card]), announce, self._pass_asked(state, playable)]

    def cautions(self, state: CouleursState, seat: Seat) -> list[Caution]:
        """Whoever could play pays for passing."""
        playable = self.playable(state)
        cost = self.cost_of_passing(state, playable) if playable else 0
        return [grave("pass-turn", "penalty", "cdm.penalty.refusals", {"points": cost})] if cost > 0 else []

    def law(self) -> str:
        return "cdm.turn.play-or-pass"

    def accept(self, state: CouleursState, action: Action) -> None:
        if isinstance(action, PlayCard):
            self._cover(state, action.nation)
        elif isinstance(action, AnnouncePoints):
            self._announce(state)
        else:
            self._pass(state)

    def playable(self, state: CouleursState) -> list[int]:
        """The cards of the hand that may be played now, however long the chain (cdm.turn.any-length)."""
        hand = state.hands[self.seat]
        if not self.chain:
            return openings(state, hand)
        linked = state.tables.linked[self.chain[-1]]  # grey or not (cdm.turn.through-centre)
        return [nation for nation in hand if linked[nation]]

    def cost_of_passing(self, state: CouleursState, playable: list[int]) -> int:
        """What a pass costs whoever may play these cards; nothing where it is not allowed."""
        if self.chain:
            return 0
        if not playable:  # a fact, not the player's word (cdm.penalty.program-decides)
            # « … dans ce cas, la pénalité sera toujours de 5 points » (cdm.penalty.unable-after-refusals)
            return scoring.UNABLE_PENALTY
        return scoring.REFUSAL_PENALTIES[state.refusals[self.seat]] if self._may_refuse(state) else 0

    def _what_follows(self, state: CouleursState) -> str:
        """The rule by which a card of one's own may be played now."""
        if not self.chain:
            return "cdm.turn.first-card"
        return "cdm.islands.alone" if state.tables.islands[self.chain[-1]] else "cdm.turn.next-card"

    def _pass_asked(self, state: CouleursState, playable: list[int]) -> Ask:
        if self.chain:
            return closed("pass-turn", "cdm.turn.announce")
        if playable and not self._may_refuse(state):
            return closed("pass-turn", "cdm.penalty.two-refusals")
        return Ask("pass-turn")

    def _may_refuse(self, state: CouleursState) -> bool:
        return state.refusals[self.seat] < len(scoring.REFUSAL_PENALTIES)

    def _cover(self, state: CouleursState, nation: int) -> None:
        hand = state.hands[self.seat]
        hand.remove(nation)
        if not hand:
            state.without_cards.append(self.seat)
        self.chain.append(nation)
        cover(state, self.seat, nation)
        place = len(self.chain)
        points = scoring.card_points(state.tables, nation, place)
        state.tell(events.CardPlayed(EVERYONE, self.seat, nation, place, points))
        if not hand and not state.stock:
            self._announce(state)  # « Le Jeu se termine » at once: there is nothing left to decide (cdm.end.at-once)

    def _announce(self, state: CouleursState) -> None:
        """« … le nombre de points marqués par chaque joueur étant inscrit après son tour » (cdm.score.tally)"""
        state.empty_passes = 0
        points = scoring.chain_points(state.tables, self.chain)
        state.scores[self.seat] += points
        state.tell(events.PointsAnnounced(EVERYONE, self.seat, len(self.chain), points, state.scores[self.seat]))
        scoring.reward_corners(state, self.seat, self.chain)
        self._end(state)

    def _pass(self, state: CouleursState) -> None:
        playable = self.playable(state)
        penalty = self.cost_of_passing(state, playable)
        if not state.stock:  # whoever passes with cards left to draw goes on with them (cdm.end.everyone-passes)
            state.empty_passes += 1
        state.scores[self.seat] -= penalty
        if playable:
            state.refusals[self.seat] += 1
            left = len(scoring.REFUSAL_PENALTIES) - state.refusals[self.seat]
            state.tell(events.PlayRefused(EVERYONE, self.seat, penalty, left))
        else:
            state.tell(events.CannotPlay(EVERYONE, self.seat, penalty))
        self._end(state)

    def _end(self, state: CouleursState) -> None:
        draw(state, self.seat, len(self.chain))
        state.end_step()
        if not end_deal_if_over(state):
            state.begin(TakeTurn((self.seat + 1) % state.seats))
        elif not match_is_over(state):
            start_deal(state, (state.dealer + 1) % state.seats)  # cdm.match.rotating-dealer


def start_deal(state: CouleursState, dealer: Seat) -> None:
    """« Le joueur situé à gauche du donneur joue le premier. » (cdm.turn.left-of-dealer)"""
    deal_cards(state, dealer)
    state.begin(TakeTurn((dealer + 1) % state.seats))


def cover(state: CouleursState, seat: Seat, nation: int) -> None:
    """The card lies on its flag: its neighbours can be reached from now on."""
    area = state.tables.areas[nation]
    state.covered_by[nation] = seat
    state.open_in_area[area] -= 1
    state.last_in_area[area] = seat
    for neighbour in state.tables.links[nation]:
        state.beside_covered[neighbour] = True
