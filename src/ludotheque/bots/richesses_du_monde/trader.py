"""Plays for its chance to win: weighs titles, cash and ruin, and looks for deals that help both sides."""

from ludotheque.bots.richesses_du_monde import grounds
from ludotheque.bots.richesses_du_monde.alliance import best_alliance, is_better, share_joined, share_proposed
from ludotheque.bots.richesses_du_monde.deals import balanced, best_deal
from ludotheque.bots.richesses_du_monde.distress import sales_to_pay, timely_sale
from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.bots.richesses_du_monde.limits import NO_BID, next_bid
from ludotheque.bots.richesses_du_monde.lots import JOKER_SAVES, joker_costs, joker_saves, plan_lots
from ludotheque.bots.richesses_du_monde.manner import demands, tempered
from ludotheque.bots.richesses_du_monde.opinion import objects
from ludotheque.bots.richesses_du_monde.player import RichessesPlayer
from ludotheque.bots.richesses_du_monde.shopping import Bundle, affordable, weighed
from ludotheque.bots.richesses_du_monde.weights import TRADER
from ludotheque.bots.temper import EVEN
from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    Bid,
    BuyJoker,
    BuyTitle,
    CounterOffer,
    Decline,
    Keep,
    OfferPrice,
    ProposeAssociation,
    ProposeExchange,
    PutOnSale,
    PutUp,
    RollDice,
    Sell,
    SettleDebt,
    StandAside,
    StopBuying,
    UseJoker,
)
from ludotheque.games.richesses_du_monde.association import AssociationTalk
from ludotheque.games.richesses_du_monde.auction import PutUpLots
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_RAISE, OpenBidding
from ludotheque.games.richesses_du_monde.council import Consent
from ludotheque.games.richesses_du_monde.exchange import ExchangeTalk
from ludotheque.games.richesses_du_monde.joker import JOKER_PRICE
from ludotheque.games.richesses_du_monde.purchase import BuyTitles
from ludotheque.games.richesses_du_monde.sale import SellOrKeep
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.ask import OK
from ludotheque.kernel.play import refusal


class TraderBot(RichessesPlayer):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.weights = TRADER
        self._own = TRADER  # the weights of the level as the temper bends them …
        self._own_level, self._own_temper = TRADER, EVEN  # … of this level and this temper

    def judge(self, world: RichessesState, side: Seat) -> Judge:
        """How this bot sees the position: by its level, its temper and its grudges."""
        if self._own_level is not self.weights or self._own_temper is not self.temper:
            self._own = tempered(self.weights, self.temper)
            self._own_level, self._own_temper = self.weights, self.temper
        judge = Judge(world, side, self._own)
        if self.grudges:
            judge.demands = demands(world, self.grudges, self.temper)
        return judge

    def start_turn(self, world: RichessesState, seat: Seat) -> Action:
        """One proposal a turn at most: nobody likes to be pestered."""
        judge = self.judge(world, world.side_of[seat])
        if world.opened[judge.side] == 0:
            for proposal in self._proposals(judge, seat):
                if refusal(world, proposal) == OK:
                    return self.proposed(judge, proposal)
        return self.rolled(judge, seat)

    def _proposals(self, judge: Judge, seat: Seat) -> list[Action]:
        deal = best_deal(judge)
        proposals: list[Action] = [*best_alliance(judge, seat)]
        if deal is not None:
            proposals.append(deal.proposal(seat))
        return [*proposals, *timely_sale(judge, seat)]

    def proposed(self, judge: Judge, proposal: Action) -> Action:
        self.explain(_grounds_of(judge, proposal))
        self.otherwise(RollDice(proposal.seat))
        return proposal

    def rolled(self, judge: Judge, seat: Seat) -> Action:
        self.explain(grounds.rolled(judge))
        return RollDice(seat)

    def pay(self, world: RichessesState, seat: Seat) -> Action:
        judge = self.judge(world, world.side_of[seat])
        if judge.books.purse(judge.side) < 0:
            sales = sales_to_pay(judge, seat)
            already = world.opened[judge.side]
            for sale in sales[already % max(1, len(sales)) :]:
                if refusal(world, sale) == OK:
                    self.explain(grounds.raised(judge, sale.product))
                    return sale
        self.explain(grounds.paid(judge))
        return SettleDebt(seat)

    def buy(self, world: RichessesState, seat: Seat, purchase: BuyTitles) -> Action:
        """The dearest title of the bundle that gains most for its price."""
        within_reach = affordable(world, purchase)
        if not within_reach:
            return StopBuying(seat)
        judge = self.judge(world, purchase.side)
        bundles = weighed(judge, within_reach)
        best = bundles[0]
        if not best.is_worth_it(judge):
            self.explain(grounds.not_bought(judge, best.titles[0], best.change))
            self.otherwise(BuyTitle(seat, best.titles[0]))
            return StopBuying(seat)
        self.explain(grounds.bought(judge, best.titles[0]))
        self.otherwise(_next_best(judge, seat, bundles))
        return BuyTitle(seat, best.titles[0])

    def buy_joker(self, world: RichessesState, seat: Seat) -> Action:
        judge = self.judge(world, world.side_of[seat])
        if world.cash[judge.side] < JOKER_PRICE:
            return StopBuying(seat)
        saves, costs = joker_saves(judge), joker_costs(judge)
        self.explain(grounds.joker_weighed(judge, saves, costs))
        if saves > costs:
            self.otherwise(StopBuying(seat))
            return BuyJoker(seat)
        self.otherwise(BuyJoker(seat))
        return StopBuying(seat)

    def put_up(self, world: RichessesState, seat: Seat, lots: PutUpLots) -> Action:
        judge = self.judge(world, lots.side)
        plan = plan_lots(judge, lots)
        product, joker = plan.products[0], UseJoker(seat)
        if refusal(world, joker) == OK:
            self.otherwise(PutUp(seat, product) if plan.loss > JOKER_SAVES else joker)
            if plan.loss > JOKER_SAVES:
                self.explain(grounds.joker_used(judge, plan.loss))
                return joker
        self.explain(grounds.put_up(judge, product))
        return PutUp(seat, product)

    def bid(self, world: RichessesState, seat: Seat, bidding: OpenBidding) -> Action:
        judge = self.judge(world, world.side_of[seat])
        amount = next_bid(judge, bidding)
        low = bidding.amount + SMALLEST_RAISE
        if amount == NO_BID:
            self.explain(grounds.not_bid_for(judge, bidding.product, bidding.seller, low))
            if low <= world.cash[judge.side]:
                self.otherwise(Bid(seat, low))
            return StandAside(seat)
        self.explain(grounds.bid_for(judge, bidding.product, bidding.seller, amount))
        self.otherwise(StandAside(seat))
        return Bid(seat, amount)

    def sell(self, world: RichessesState, seat: Seat, sale: SellOrKeep) -> Action:
        """Who cannot pay otherwise takes any price."""
        judge = self.judge(world, sale.seller)
        gain = judge.gain(sale.seller, judge.sale(sale.product, sale.seller, sale.bidder, sale.amount))
        if gain > judge.demands[sale.bidder] or judge.books.purse(sale.seller) < 0:
            self.explain(grounds.sold(judge, sale.product, sale.bidder, sale.amount))
            self.otherwise(Keep(seat))
            return Sell(seat)
        self.explain(grounds.not_sold(judge, sale.product, sale.bidder, sale.amount))
        self.otherwise(Sell(seat))
        return Keep(seat)

    def answer_exchange(self, world: RichessesState, seat: Seat, talk: ExchangeTalk) -> Action:
        """Agree to what helps; answer once with a fair balance where that would help both."""
        judge = self.judge(world, world.side_of[seat])
        if self.is_welcome(judge, seat, talk):
            return self.agreed(judge, seat, talk)
        if talk.counters == 0:
            deal = balanced(judge, talk.proposer, talk.wanted_products, talk.given_products)
            counter = CounterOffer(seat, deal.given, deal.wanted, deal.balance)
            least = self.weights.worth_talking
            helps = deal.helps_both(least) and deal.mine >= least + judge.demands[talk.proposer]
            if helps and refusal(world, counter) == OK:
                return self.countered(judge, talk, counter)
        return self.declined(judge, seat, talk)

    def is_welcome(self, judge: Judge, seat: Seat, talk: ExchangeTalk) -> bool:
        """Whether what is proposed helps, and is possible."""
        helps = offered_gain(judge, talk) > judge.demands[talk.proposer]
        return helps and refusal(judge.world, Agree(seat)) == OK

    def agreed(self, judge: Judge, seat: Seat, talk: ExchangeTalk) -> Action:
        given, wanted = talk.wanted_products, talk.given_products
        self.explain(grounds.exchanged(judge, talk.proposer, given, wanted, -talk.balance))
        self.otherwise(Decline(seat))
        return Agree(seat)

    def countered(self, judge: Judge, talk: ExchangeTalk, counter: CounterOffer) -> Action:
        given, wanted = counter.given_products, counter.wanted_products
        self.explain(grounds.exchanged(judge, talk.proposer, given, wanted, counter.balance))
        self.otherwise(Decline(counter.seat))
        return counter

    def declined(self, judge: Judge, seat: Seat, talk: ExchangeTalk) -> Action:
        given, wanted = talk.wanted_products, talk.given_products
        self.explain(grounds.not_exchanged(judge, talk.proposer, given, wanted, -talk.balance))
        if refusal(judge.world, Agree(seat)) == OK:
            self.otherwise(Agree(seat))
        return Decline(seat)

    def answer_association(self, world: RichessesState, seat: Seat, talk: AssociationTalk) -> Action:
        judge = self.judge(world, world.side_of[seat])
        share = share_joined(judge, seat)
        if share > 0 and is_better(judge, judge.side, share):
            self.explain(grounds.joined(judge, talk.proposer, share))
            self.otherwise(Decline(seat))
            return Agree(seat)
        self.explain(grounds.not_joined(judge, share))
        self.otherwise(Agree(seat))
        return Decline(seat)

    def consent(self, world: RichessesState, seat: Seat, wish: Consent) -> Action:
        judge = self.judge(world, world.side_of[seat])
        if objects(judge, wish):
            self.because("objects-to-wish", -0.01, {})
            self.otherwise(Agree(seat))
            return Decline(seat)
        self.because("trusts-partner", 0.01, {})
        self.otherwise(Decline(seat))
        return Agree(seat)


def offered_gain(judge: Judge, talk: ExchangeTalk) -> float:
    """What agreeing would bring."""
    change = judge.exchange(talk.proposer, judge.side, talk.given_products, talk.wanted_products, talk.balance)
    return judge.gain(judge.side, change)


def _next_best(judge: Judge, seat: Seat, bundles: list[Bundle]) -> Action:
    """Another title, if one is worth its price, or none at all."""
    for bundle in bundles[1:]:
        if bundle.titles[0] != bundles[0].titles[0] and bundle.is_worth_it(judge):
            return BuyTitle(seat, bundle.titles[0])
    return StopBuying(seat)


def _grounds_of(judge: Judge, proposal: Action) -> grounds.Grounds:
    if isinstance(proposal, ProposeExchange):
        given, wanted = proposal.given_products, proposal.wanted_products
        return grounds.exchanged(judge, proposal.partner, given, wanted, proposal.balance)
    if isinstance(proposal, OfferPrice):
        return grounds.price_offered(judge, proposal.product, proposal.seller, proposal.amount)
    if isinstance(proposal, PutOnSale):
        return grounds.put_on_sale(judge, proposal.product, proposal.price)
    assert isinstance(proposal, ProposeAssociation)
    return grounds.joined(judge, proposal.partners[0], share_proposed(judge, proposal))
