"""Weighs every title by the royalties it may bring and by the ruin it may cost; looks for deals that help both sides."""

from ludotheque.bots.richesses_du_monde.deals import balanced, best_deal
from ludotheque.bots.richesses_du_monde.distress import NOTHING as NOTHING_TO_SELL
from ludotheque.bots.richesses_du_monde.distress import asking_price, sale_for, timely_sale
from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.bots.richesses_du_monde.limits import NO_BID, next_bid
from ludotheque.bots.richesses_du_monde.lots import best_lots, still_wanted
from ludotheque.bots.richesses_du_monde.player import RichessesPlayer
from ludotheque.bots.richesses_du_monde.shopping import NOTHING, best_title
from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    Bid,
    BuyJoker,
    BuyTitle,
    CounterOffer,
    Decline,
    Keep,
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
from ludotheque.games.richesses_du_monde.bidding import SMALLEST_RAISE, SMALLEST_SUM, OpenBidding
from ludotheque.games.richesses_du_monde.council import Consent
from ludotheque.games.richesses_du_monde.exchange import ExchangeTalk
from ludotheque.games.richesses_du_monde.joker import JOKER_PRICE
from ludotheque.games.richesses_du_monde.purchase import BuyTitles
from ludotheque.games.richesses_du_monde.sale import FreeSale
from ludotheque.games.richesses_du_monde.state import RichessesState
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.play import refusal
from ludotheque.kernel.step import OK

JOKER_LOSS = 6_000_000
USE_JOKER = 0.1


class TraderBot(RichessesPlayer):
    def start_turn(self, world: RichessesState, seat: Seat) -> Action:
        side = world.side_of[seat]
        if world.opened[side] == 0:
            judge = Judge(world, side)
            for proposal in self._proposals(judge, seat):
                if refusal(world, proposal) == OK:
                    return proposal
        return RollDice(seat)

    def _proposals(self, judge: Judge, seat: Seat) -> list[Action]:
        found: list[Action] = []
        deal = best_deal(judge)
        if deal is not None:
            found.append(deal.proposal(seat))
        product = timely_sale(judge)
        if product != NOTHING_TO_SELL:
            found.append(PutOnSale(seat, product, asking_price(judge, product)))
        return found

    def pay(self, world: RichessesState, seat: Seat) -> Action:
        judge = Judge(world, world.side_of[seat])
        missing = -judge.books.purse(judge.side)
        if missing > 0:
            product = sale_for(judge, missing)
            if product != NOTHING_TO_SELL:
                offer = PutOnSale(seat, product, asking_price(judge, product))
                if refusal(world, offer) == OK:
                    return offer
        return SettleDebt(seat)

    def buy(self, world: RichessesState, seat: Seat, purchase: BuyTitles) -> Action:
        title = best_title(world, purchase)
        return StopBuying(seat) if title == NOTHING else BuyTitle(seat, title)

    def buy_joker(self, world: RichessesState, seat: Seat) -> Action:
        return StopBuying(seat)

    def put_up(self, world: RichessesState, seat: Seat, lots: PutUpLots) -> Action:
        judge = Judge(world, lots.side)
        plan = best_lots(judge, lots.choices(world), still_wanted(world, lots))
        if world.jokers[lots.side] > 0 and not lots.lots and plan.loss > USE_JOKER:
            return UseJoker(seat)
        return PutUp(seat, plan.products[0])

    def bid(self, world: RichessesState, seat: Seat, bidding: OpenBidding) -> Action:
        amount = next_bid(Judge(world, world.side_of[seat]), bidding)
        return StandAside(seat) if amount == NO_BID else Bid(seat, amount)

    def sell(self, world: RichessesState, seat: Seat, sale: FreeSale) -> Action:
        judge = Judge(world, sale.seller)
        change = judge.sale(sale.product, sale.seller, sale.bidder, sale.amount)
        in_distress = judge.books.purse(sale.seller) < 0
        return Sell(seat) if in_distress or judge.gain(sale.seller, change) > 0 else Keep(seat)

    def answer_exchange(self, world: RichessesState, seat: Seat, talk: ExchangeTalk) -> Action:
        side = world.side_of[seat]
        judge = Judge(world, side)
        change = judge.exchange(talk.proposer, side, talk.given_products, talk.wanted_products, talk.balance)
        if world.cash[side] + talk.balance >= 0 and judge.gain(side, change) > 0:
            return Agree(seat)
        return Decline(seat)

    def answer_association(self, world: RichessesState, seat: Seat, talk: AssociationTalk) -> Action:
        return Decline(seat)

    def consent(self, world: RichessesState, seat: Seat, wish: Consent) -> Action:
        return Agree(seat)
