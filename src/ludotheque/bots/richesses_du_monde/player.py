"""What every bot of Richesses du Monde has in common: each question of the rules is a method of its own."""

from typing import Final

from ludotheque.bots.bot import Bot
from ludotheque.bots.richesses_du_monde.account import Account
from ludotheque.bots.worlds import Worlds
from ludotheque.games.richesses_du_monde.actions import ClaimRoyalty
from ludotheque.games.richesses_du_monde.association import AssociationTalk
from ludotheque.games.richesses_du_monde.auction import AuctionLot, PutUpLots
from ludotheque.games.richesses_du_monde.bankruptcy import RaiseCash
from ludotheque.games.richesses_du_monde.bidding import OpenBidding
from ludotheque.games.richesses_du_monde.cautions import MILLION
from ludotheque.games.richesses_du_monde.council import Consent, is_common
from ludotheque.games.richesses_du_monde.exchange import ExchangeTalk
from ludotheque.games.richesses_du_monde.joker import OfferJoker
from ludotheque.games.richesses_du_monde.purchase import BuyTitles
from ludotheque.games.richesses_du_monde.royalties import ClaimRoyalties
from ludotheque.games.richesses_du_monde.sale import FreeSale, SellOrKeep
from ludotheque.games.richesses_du_monde.state import ALL_AGREE, RichessesState
from ludotheque.games.richesses_du_monde.turn import ThrowDice
from ludotheque.kernel.action import Action, Seat
from ludotheque.kernel.random_play import random_filled

DUE_COUNTS: Final = 0.03  # log-odds for a million that comes in
STUBBORNNESS: Final = 5  # one time in so many it drops a wish that its partners may have refused already


class RichessesPlayer(Bot):
    def decide(self, worlds: Worlds, seat: Seat) -> Action:
        world = worlds.sample()
        assert isinstance(world, RichessesState)
        action = self._answer(world, seat)
        if _needs_partners(world, action) and self.luck.below(STUBBORNNESS) == 0:
            self._forget()
            return self._give_way(worlds, world, seat)
        return action

    def explain(self, account: Account) -> None:
        for reason in account.reasons():
            self.because(reason.word, reason.weight, reason.figures)

    def _give_way(self, worlds: Worlds, world: RichessesState, seat: Seat) -> Action:
        """What needs nobody's consent; where there is no such thing, anything."""
        open_asks = [ask for ask in world.steps[-1].asks(world, seat) if ask.is_open()]
        bare = [worlds.game.action(seat, ask.verb, []) for ask in open_asks if not ask.blanks]
        alone = [action for action in bare if not _needs_partners(world, action)]
        return alone[0] if alone else random_filled(worlds.game, seat, open_asks, self.luck)

    def _answer(self, world: RichessesState, seat: Seat) -> Action:
        match world.steps[-1]:
            case ThrowDice():
                return self.start_turn(world, seat)
            case ClaimRoyalties() as claims:
                return self._meet_claims(world, seat, claims)
            case RaiseCash():
                return self.pay(world, seat)
            case BuyTitles() as purchase:
                return self.buy(world, seat, purchase)
            case OfferJoker():
                return self.buy_joker(world, seat)
            case PutUpLots() as lots:
                return self.put_up(world, seat, lots)
            case SellOrKeep() as sale:
                return self.sell(world, seat, sale)
            case FreeSale() | AuctionLot() as bidding:
                return self.bid(world, seat, bidding)
            case ExchangeTalk() as talk:
                return self.answer_exchange(world, seat, talk)
            case AssociationTalk() as talk:
                return self.answer_association(world, seat, talk)
            case Consent() as wish:
                return self.consent(world, seat, wish)
        raise AssertionError("every step of the rules has its answer")

    def _meet_claims(self, world: RichessesState, seat: Seat, claims: ClaimRoyalties) -> Action:
        side = world.side_of[seat]
        if side == claims.debtor:
            return self.pay(world, seat)
        account = Account(len(world.sides()))
        due = claims.dues[claims.owners.index(side)]
        account.open("collects", DUE_COUNTS * due / MILLION, {"player": claims.debtor, "amount": due})
        self.explain(account)
        return ClaimRoyalty(seat)

    def start_turn(self, world: RichessesState, seat: Seat) -> Action:
        """The dice are to be rolled; something may be traded before."""
        raise NotImplementedError

    def pay(self, world: RichessesState, seat: Seat) -> Action:
        """A debt is to be settled; something may be sold before."""
        raise NotImplementedError

    def buy(self, world: RichessesState, seat: Seat, purchase: BuyTitles) -> Action:
        raise NotImplementedError

    def buy_joker(self, world: RichessesState, seat: Seat) -> Action:
        raise NotImplementedError

    def put_up(self, world: RichessesState, seat: Seat, lots: PutUpLots) -> Action:
        raise NotImplementedError

    def bid(self, world: RichessesState, seat: Seat, bidding: OpenBidding) -> Action:
        raise NotImplementedError

    def sell(self, world: RichessesState, seat: Seat, sale: SellOrKeep) -> Action:
        """There is a highest offer: take it or leave it."""
        raise NotImplementedError

    def answer_exchange(self, world: RichessesState, seat: Seat, talk: ExchangeTalk) -> Action:
        raise NotImplementedError

    def answer_association(self, world: RichessesState, seat: Seat, talk: AssociationTalk) -> Action:
        raise NotImplementedError

    def consent(self, world: RichessesState, seat: Seat, wish: Consent) -> Action:
        """A partner of the same side wishes to act."""
        raise NotImplementedError


def _needs_partners(world: RichessesState, action: Action) -> bool:
    several = len(world.members(world.side_of[action.seat])) > 1
    talking = isinstance(world.steps[-1], Consent)
    return world.partners == ALL_AGREE and several and not talking and is_common(action)
