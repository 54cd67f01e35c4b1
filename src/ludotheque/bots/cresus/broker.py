"""Reckons with exact odds, shades its bids, mixes its markets, collects sectors, paces the ladder and trades."""

from typing import Final

from ludotheque.bots.cresus.bids import shaded_bid, strained_worth
from ludotheque.bots.cresus.books import Books
from ludotheque.bots.cresus.experts import expert_worth
from ludotheque.bots.cresus.markets import buying_value, choose_market
from ludotheque.bots.cresus.sales import choose_sale, choose_throw, gain_of_waiting, sale_for_money
from ludotheque.bots.cresus.trade import answer_call, answer_offer, pick_proposal, pick_seller, propose_trade
from ludotheque.bots.cresus.trader import Trader
from ludotheque.bots.cresus.weights import BROKER
from ludotheque.games.cresus.actions import (
    BuyAtHalf,
    BuyShare,
    BuySigns,
    ChooseMarket,
    ConsultAnalyst,
    EnterAuction,
    Pay,
    RepayLoan,
    SealBid,
    SellShare,
    SellSign,
    StayOut,
    StopBuying,
    UseCard,
    UseExpert,
)
from ludotheque.games.cresus.debts import FacePayment, is_shut_in
from ludotheque.games.cresus.expert import ExpertAuction
from ludotheque.games.cresus.offers import ChooseProposal, ChooseSeller, ExchangeCall, PurchaseTalk
from ludotheque.games.cresus.purchase import EnterBidding, ShareAuction, half_price
from ludotheque.games.cresus.sale import DiceSale
from ludotheque.games.cresus.signs import MOST_SIGNS, most_signs
from ludotheque.games.cresus.state import CresusState
from ludotheque.games.cresus.tables import ANALYST, HALF_PRICE, MARKETS, SHIELD, TIE_BREAK
from ludotheque.kernel.action import Action, Seat

SMALL_PAYMENT: Final = 5  # a card that lets one off is kept for more than that


class BrokerBot(Trader):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.weights = BROKER

    def books(self, world: CresusState, seat: Seat) -> Books:
        return Books(world, seat, self.weights)

    def bid_for_expert(self, world: CresusState, seat: Seat, step: ExpertAuction) -> Action:
        books = self.books(world, seat)
        rates = books.rates
        worth = expert_worth(books, step.expert)
        worth = strained_worth(worth, world.cash[seat], rates.capital, rates.profit / rates.price)
        return self._bid(world, seat, step, worth)

    def bid_for_share(self, world: CresusState, seat: Seat, step: ShareAuction) -> Action:
        return self._bid(world, seat, step, self.books(world, seat).most_to_pay(step.share))

    def _bid(self, world: CresusState, seat: Seat, step: ExpertAuction | ShareAuction, worth: float) -> Action:
        purses = [world.cash[other] for other in step.choosers if other != seat]
        bid = shaded_bid(worth, purses, self.luck)
        return SealBid(seat, max(step.least, min(bid, world.cash[seat])))

    def break_tie(self, world: CresusState, seat: Seat) -> Action:
        return UseExpert(seat, world.hires(seat, TIE_BREAK)[0])

    def choose_market(self, world: CresusState, seat: Seat) -> Action:
        books = self.books(world, seat)
        if world.hires(seat, ANALYST):
            return ConsultAnalyst(seat, max(range(MARKETS), key=lambda market: buying_value(books, market, seat)))
        return ChooseMarket(seat, choose_market(books, self.luck))

    def buy(self, world: CresusState, seat: Seat) -> Action:
        books = self.books(world, seat)
        shown = world.shown_at(world.pawns[seat])
        profits = {share: books.most_to_pay(share) - world.tables.prices[share] for share in shown}
        if island_is_paid(books):
            return StopBuying(seat)
        if world.hires(seat, HALF_PRICE):
            halved = [share for share in shown if half_price(world, share) <= world.cash[seat]]
            if halved:
                return BuyAtHalf(seat, max(halved, key=lambda share: world.tables.prices[share]))
        good = [s for s in shown if profits[s] > 0 and world.tables.prices[s] <= world.cash[seat]]
        return BuyShare(seat, max(good, key=lambda share: profits[share])) if good else StopBuying(seat)

    def enter(self, world: CresusState, seat: Seat, step: EnterBidding) -> Action:
        books = self.books(world, seat)
        profit = books.most_to_pay(step.share) - world.tables.prices[step.share]
        if profit > 0 and world.cash[seat] > 0 and not island_is_paid(books):
            return EnterAuction(seat)
        return StayOut(seat)

    def sell(self, world: CresusState, seat: Seat) -> Action:
        books = self.books(world, seat)
        trade = None if island_is_paid(books) else propose_trade(books)
        return trade or choose_sale(books)

    def throw(self, world: CresusState, seat: Seat, step: DiceSale) -> Action:
        books = self.books(world, seat)
        return choose_throw(books, step, sale_for_money(books, step))

    def climb(self, world: CresusState, seat: Seat) -> Action:
        if 0 < world.loans[seat] <= world.cash[seat]:
            return RepayLoan(seat)
        books = self.books(world, seat)
        most = most_signs(world, seat)
        if most == books.rungs_left(seat):
            return BuySigns(seat, most)
        return BuySigns(seat, books.plan.best(books.rounds_left, world.signs[seat], books.wealth(seat), most))

    def face_payment(self, world: CresusState, seat: Seat, step: FacePayment) -> Action:
        amount = step.debts[0].amount
        if amount <= min(SMALL_PAYMENT, world.cash[seat]) and world.experts:
            return Pay(seat)
        return UseCard(seat, world.keeps(seat, SHIELD)[0])

    def raise_money(self, world: CresusState, seat: Seat) -> Action:
        """Shares first: a sign sold back loses half its price."""
        held = world.held(seat)
        if not held or is_shut_in(world, seat):
            return SellSign(seat)
        books = self.books(world, seat)
        return SellShare(seat, min(held, key=lambda share: gain_of_waiting(books, share)))

    def answer_offer(self, world: CresusState, seat: Seat, step: PurchaseTalk) -> Action:
        return answer_offer(self.books(world, seat), step)

    def answer_call(self, world: CresusState, seat: Seat, step: ExchangeCall) -> Action:
        return answer_call(self.books(world, seat), step)

    def pick_proposal(self, world: CresusState, seat: Seat, step: ChooseProposal) -> Action:
        return pick_proposal(self.books(world, seat), step)

    def pick_seller(self, world: CresusState, seat: Seat, step: ChooseSeller) -> Action:
        return pick_seller(self.books(world, seat), step)


def island_is_paid(books: Books) -> bool:
    """Nothing bought now could help, and the dice might."""
    rungs = books.rungs_left(books.seat)
    return rungs <= MOST_SIGNS and books.world.cash[books.seat] >= books.to_climb(books.seat)
