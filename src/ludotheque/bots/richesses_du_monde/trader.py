"""Plays for its chance to win: weighs titles, cash and ruin, and looks for deals that help both sides."""

from ludotheque.bots.richesses_du_monde.alliance import best_alliance, welcomes
from ludotheque.bots.richesses_du_monde.deals import balanced, best_deal
from ludotheque.bots.richesses_du_monde.distress import sales_to_pay, timely_sale
from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.bots.richesses_du_monde.limits import NO_BID, next_bid
from ludotheque.bots.richesses_du_monde.lots import JOKER_SAVES, plan_lots, wants_joker
from ludotheque.bots.richesses_du_monde.opinion import objects
from ludotheque.bots.richesses_du_monde.player import RichessesPlayer
from ludotheque.bots.richesses_du_monde.shopping import NOTHING, best_title
from ludotheque.bots.richesses_du_monde.weights import TRADER
from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    Bid,
    BuyJoker,
    BuyTitle,
    CounterOffer,
    Decline,
    Keep,
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
from ludotheque.games.richesses_du_monde.bidding import OpenBidding
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

    def start_turn(self, world: RichessesState, seat: Seat) -> Action:
        """One proposal a turn at most: nobody likes to be pestered."""
        side = world.side_of[seat]
        if world.opened[side] == 0:
            judge = Judge(world, side, self.weights)
            for proposal in self._proposals(judge, seat):
                if refusal(world, proposal) == OK:
                    return proposal
        return RollDice(seat)

    def _proposals(self, judge: Judge, seat: Seat) -> list[Action]:
        deal = best_deal(judge)
        proposals: list[Action] = [*best_alliance(judge, seat)]
        if deal is not None:
            proposals.append(deal.proposal(seat))
        return [*proposals, *timely_sale(judge, seat)]

    def pay(self, world: RichessesState, seat: Seat) -> Action:
        judge = Judge(world, world.side_of[seat], self.weights)
        if judge.books.purse(judge.side) < 0:
            sales = sales_to_pay(judge, seat)
            already = world.opened[judge.side]
            for sale in sales[already % max(1, len(sales)) :]:
                if refusal(world, sale) == OK:
                    return sale
        return SettleDebt(seat)

    def buy(self, world: RichessesState, seat: Seat, purchase: BuyTitles) -> Action:
        title = best_title(world, purchase, self.weights)
        return StopBuying(seat) if title == NOTHING else BuyTitle(seat, title)

    def buy_joker(self, world: RichessesState, seat: Seat) -> Action:
        judge = Judge(world, world.side_of[seat], self.weights)
        affordable = world.cash[judge.side] >= JOKER_PRICE
        return BuyJoker(seat) if affordable and wants_joker(judge) else StopBuying(seat)

    def put_up(self, world: RichessesState, seat: Seat, lots: PutUpLots) -> Action:
        plan = plan_lots(Judge(world, lots.side, self.weights), lots)
        joker = UseJoker(seat)
        if plan.loss > JOKER_SAVES and refusal(world, joker) == OK:
            return joker
        return PutUp(seat, plan.products[0])

    def bid(self, world: RichessesState, seat: Seat, bidding: OpenBidding) -> Action:
        amount = next_bid(Judge(world, world.side_of[seat], self.weights), bidding)
        return StandAside(seat) if amount == NO_BID else Bid(seat, amount)

    def sell(self, world: RichessesState, seat: Seat, sale: SellOrKeep) -> Action:
        """Who cannot pay otherwise takes any price."""
        judge = Judge(world, sale.seller, self.weights)
        gain = judge.gain(sale.seller, judge.sale(sale.product, sale.seller, sale.bidder, sale.amount))
        return Sell(seat) if gain > 0 or judge.books.purse(sale.seller) < 0 else Keep(seat)

    def answer_exchange(self, world: RichessesState, seat: Seat, talk: ExchangeTalk) -> Action:
        """Agree to what helps; answer once with a fair balance where that would help both."""
        side = world.side_of[seat]
        judge = Judge(world, side, self.weights)
        change = judge.exchange(talk.proposer, side, talk.given_products, talk.wanted_products, talk.balance)
        if judge.gain(side, change) > 0 and refusal(world, Agree(seat)) == OK:
            return Agree(seat)
        if talk.counters == 0:
            deal = balanced(judge, talk.proposer, talk.wanted_products, talk.given_products)
            counter = CounterOffer(seat, deal.given, deal.wanted, deal.balance)
            if deal.helps_both(self.weights.worth_talking) and refusal(world, counter) == OK:
                return counter
        return Decline(seat)

    def answer_association(self, world: RichessesState, seat: Seat, talk: AssociationTalk) -> Action:
        return Agree(seat) if welcomes(Judge(world, world.side_of[seat], self.weights), seat) else Decline(seat)

    def consent(self, world: RichessesState, seat: Seat, wish: Consent) -> Action:
        return Decline(seat) if objects(Judge(world, world.side_of[seat], self.weights), wish) else Agree(seat)
