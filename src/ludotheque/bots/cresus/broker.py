"""Reckons with exact odds, shades its bids, mixes its markets, collects sectors, paces the ladder and trades."""

from typing import Final

from ludotheque.bots.cresus.bids import shaded_bid, strained_worth
from ludotheque.bots.cresus.books import MILLION, Books
from ludotheque.bots.cresus.experts import expert_worth
from ludotheque.bots.cresus.manner import demands, tempered
from ludotheque.bots.cresus.markets import buying_value, choose_market
from ludotheque.bots.cresus.sales import choose_sale, choose_throw, gain_of_waiting, sale_for_money
from ludotheque.bots.cresus.trade import answer_call, answer_offer, pick_proposal, pick_seller, propose_trade
from ludotheque.bots.cresus.trader import Trader
from ludotheque.bots.cresus.weights import BROKER
from ludotheque.bots.temper import EVEN
from ludotheque.bots.worlds import Worlds
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
from ludotheque.kernel.action import Action, Money, Seat

SURE: Final = 250.0  # millions: as much as half a win
SMALL_PAYMENT: Final = 5  # a card that lets one off is kept for more than that


class BrokerBot(Trader):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.weights = BROKER
        self._open_books: list[Books] = []  # of what is being decided

    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        """The books of the decision say why."""
        self._open_books.clear()
        action = super().decide(worlds, seat)
        for books in self._open_books:
            self.tell_reasons(books.reasons)
            if books.second is not None:
                self.otherwise(books.second, books.behind)
        return action

    def books(self, world: CresusState, seat: Seat) -> Books:
        weights = self.weights if self.temper is EVEN else tempered(self.weights, self.temper)
        books = Books(world, seat, weights)
        books.demands = demands(self.grudges, self.temper)
        self._open_books.append(books)
        return books

    def bid_for_expert(self, world: CresusState, seat: Seat, step: ExpertAuction) -> Action:
        books = self.books(world, seat)
        rates = books.rates
        worth = expert_worth(books, step.expert)
        worth = strained_worth(worth, world.cash[seat], rates.capital, rates.profit / rates.price)
        if worth < 1:
            books.because("expert-useless", 0.0, {"expert": step.expert})
        else:
            books.because("expert-helps", worth, {"expert": step.expert, "amount": round(worth)})
        return SealBid(seat, self.bid(books, step, books.weights.eagerness * worth))

    def bid_for_share(self, world: CresusState, seat: Seat, step: ShareAuction) -> Action:
        books = self.books(world, seat)
        worth = books.most_to_pay(step.share)
        bid = self.bid(books, step, books.weights.eagerness * worth)
        books.because("worth-to-me", worth - bid, {"share": step.share, "amount": round(worth)})
        return SealBid(seat, bid)

    def bid(self, books: Books, step: ExpertAuction | ShareAuction, worth: float) -> Money:
        world, seat = books.world, books.seat
        purses = [world.cash[other] for other in step.choosers if other != seat]
        return max(step.least, min(shaded_bid(worth, purses, self.luck), world.cash[seat]))

    def break_tie(self, world: CresusState, seat: Seat) -> Action:
        self.because("breaks-tie", MILLION, {})
        return UseExpert(seat, world.hires(seat, TIE_BREAK)[0])

    def choose_market(self, world: CresusState, seat: Seat) -> Action:
        books = self.books(world, seat)
        if world.hires(seat, ANALYST):
            return self.consulted(books)
        return ChooseMarket(seat, choose_market(books, self.luck))

    def consulted(self, books: Books) -> Action:
        """About the market that promises most."""
        values = [buying_value(books, market, books.seat) for market in range(MARKETS)]
        market = max(range(MARKETS), key=lambda market: values[market])
        books.because("asks-analyst", values[market] * books.weights.insight, {"market": market})
        return ConsultAnalyst(books.seat, market)

    def buy(self, world: CresusState, seat: Seat) -> Action:
        books = self.books(world, seat)
        shown = world.shown_at(world.pawns[seat])
        profits = {share: books.most_to_pay(share) - world.tables.prices[share] for share in shown}
        if island_is_paid(books):
            return self._left(books)
        if world.hires(seat, HALF_PRICE):
            halved = [share for share in shown if half_price(world, share) <= world.cash[seat]]
            if halved:
                return self._halved(books, max(halved, key=lambda share: world.tables.prices[share]))
        good = [s for s in shown if profits[s] > 0 and world.tables.prices[s] <= world.cash[seat]]
        if not good:
            books.because("nothing-worth-buying", 0.0, {})
            return StopBuying(seat)
        best = max(good, key=lambda share: profits[share])
        books.because("bargain", profits[best], {"share": best, "amount": round(profits[best])})
        books.otherwise(StopBuying(seat), profits[best])
        for other in good:
            if other != best:
                books.otherwise(BuyShare(seat, other), profits[best] - profits[other])
        return BuyShare(seat, best)

    def _left(self, books: Books) -> Action:
        books.because("saves-for-island", 0.0, {"amount": books.to_climb(books.seat)})
        return StopBuying(books.seat)

    def _halved(self, books: Books, share: int) -> Action:
        saved = books.tables.prices[share] - half_price(books.world, share)
        books.because("half-price", float(saved), {"share": share, "amount": saved})
        return BuyAtHalf(books.seat, share)

    def enter(self, world: CresusState, seat: Seat, step: EnterBidding) -> Action:
        books = self.books(world, seat)
        profit = books.most_to_pay(step.share) - world.tables.prices[step.share]
        if profit > 0 and world.cash[seat] > 0 and not island_is_paid(books):
            books.because("worth-entering", profit, {"share": step.share})
            books.otherwise(StayOut(seat), profit)
            return EnterAuction(seat)
        books.because("not-worth-entering", -profit, {"share": step.share})
        return StayOut(seat)

    def sell(self, world: CresusState, seat: Seat) -> Action:
        books = self.books(world, seat)
        trade = None if island_is_paid(books) else propose_trade(books)
        if trade is not None:
            return trade
        books.reasons = []
        return choose_sale(books)

    def throw(self, world: CresusState, seat: Seat, step: DiceSale) -> Action:
        books = self.books(world, seat)
        return choose_throw(books, step, sale_for_money(books, step))

    def climb(self, world: CresusState, seat: Seat) -> Action:
        if 0 < world.loans[seat] <= world.cash[seat]:
            self.because("repays-loan", MILLION, {"amount": world.loans[seat]})
            return RepayLoan(seat)
        books = self.books(world, seat)
        most = most_signs(world, seat)
        if most == books.rungs_left(seat):
            books.because("reaches-island", SURE, {})
            return BuySigns(seat, most)
        count = books.plan.best(books.rounds_left, world.signs[seat], books.wealth(seat), most)
        self._explain_climb(books, count, most)
        return BuySigns(seat, count)

    def _explain_climb(self, books: Books, count: int, most: int) -> None:
        """By what the plan of the ladder makes of one sign more, or one less."""
        rung, wealth = books.world.signs[books.seat], books.wealth(books.seat)
        other = count - 1 if count > 0 else 1
        if other > most:
            books.because("cannot-climb", 0.0, {})
            return
        values = [books.plan.value_after(books.rounds_left, rung, wealth, signs) for signs in (count, other)]
        better = (values[0] - values[1]) / MILLION
        if count > 0:
            books.because("climbs", better, {"count": count})
        else:
            books.because("keeps-capital", better, {"cash": books.world.cash[books.seat]})
        books.otherwise(BuySigns(books.seat, other), better)

    def face_payment(self, world: CresusState, seat: Seat, step: FacePayment) -> Action:
        amount = step.debts[0].amount
        if amount <= min(SMALL_PAYMENT, world.cash[seat]) and world.experts:
            self.because("small-payment", -MILLION * amount, {"amount": amount})
            return Pay(seat)
        self.because("lets-itself-off", MILLION * amount, {"amount": amount})
        return UseCard(seat, world.keeps(seat, SHIELD)[0])

    def raise_money(self, world: CresusState, seat: Seat) -> Action:
        """Shares first: a sign sold back loses half its price."""
        held = world.held(seat)
        if not held or is_shut_in(world, seat):
            self.because("must-sell-sign", -MILLION, {})
            return SellSign(seat)
        books = self.books(world, seat)
        share = min(held, key=lambda share: gain_of_waiting(books, share))
        books.because("must-sell-share", -gain_of_waiting(books, share), {"share": share})
        return SellShare(seat, share)

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
