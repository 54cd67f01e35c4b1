"""The best there is: drives hard bargains, haggles, and offers for sale what somebody else makes more of."""

from ludotheque.bots.richesses_du_monde.alliance import best_alliance
from ludotheque.bots.richesses_du_monde.bargains import driven, hard_bargains
from ludotheque.bots.richesses_du_monde.distress import timely_sale
from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.bots.richesses_du_monde.trader import TraderBot, offered_gain
from ludotheque.bots.richesses_du_monde.weights import CHAMPION, TRADER
from ludotheque.games.richesses_du_monde.actions import CounterOffer
from ludotheque.games.richesses_du_monde.desk import left_to_open
from ludotheque.games.richesses_du_monde.exchange import ExchangeTalk
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import OK
from ludotheque.kernel.play import refusal


class ChampionBot(TraderBot):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.weights = CHAMPION

    def start_turn(self, world: RichessesState, seat: Seat) -> Action:
        """As many proposals as the rules allow, the best first."""
        judge = self.judge(world, world.side_of[seat])
        if left_to_open(world, judge.side) > 0:
            theirs = Judge(world, judge.side, TRADER)
            proposals = [*best_alliance(judge, seat), *hard_bargains(judge, theirs, seat), *timely_sale(judge, seat)]
            for proposal in proposals[world.opened[judge.side] :]:
                if refusal(world, proposal) == OK:
                    return self.proposed(judge, proposal)
        return self.rolled(judge, seat)

    def answer_exchange(self, world: RichessesState, seat: Seat, talk: ExchangeTalk) -> Action:
        """Agree to what helps, unless another balance helps so much more that it is worth a refusal."""
        judge = self.judge(world, world.side_of[seat])
        agreeing = self.is_welcome(judge, seat, talk)
        if talk.counters == 0:
            theirs = Judge(world, judge.side, TRADER)
            deal = driven(judge, theirs, talk.proposer, talk.wanted_products, talk.given_products)
            least = offered_gain(judge, talk) + judge.weights.haggling if agreeing else 0.0
            if deal is not None and deal.mine > least:
                counter = CounterOffer(seat, deal.given, deal.wanted, deal.balance)
                if refusal(world, counter) == OK:
                    return self.countered(judge, talk, counter)
        return self.agreed(judge, seat, talk) if agreeing else self.declined(judge, seat, talk)
