"""What to think of a partner's wish, where partners decide together."""

from typing import Final

from ludotheque.bots.richesses_du_monde.change import Change
from ludotheque.bots.richesses_du_monde.judge import Judge
from ludotheque.games.richesses_du_monde.actions import (
    Agree,
    BuyTitle,
    CounterOffer,
    OfferPrice,
    ProposeExchange,
    Sell,
)
from ludotheque.games.richesses_du_monde.council import Consent
from ludotheque.games.richesses_du_monde.exchange import ExchangeTalk
from ludotheque.games.richesses_du_monde.sale import SellOrKeep
from ludotheque.kernel.action import Action

TOLERANCE: Final = 0.15  # log-odds: partners may see things differently


def objects(judge: Judge, wish: Consent) -> bool:
    """Only to what is clearly bad for the side."""
    change = _outcome(judge, wish.wish)
    return change is not None and judge.gain(judge.side, change) < -TOLERANCE


def _outcome(judge: Judge, action: Action) -> Change | None:
    """What the action would bring about, if that can be told."""
    side = judge.side
    match action, judge.world.steps[-2]:
        case BuyTitle(), _:
            return judge.buying(side, [action.title])
        case OfferPrice(), _:
            return judge.sale(action.product, action.seller, side, action.amount)
        case Sell(), SellOrKeep() as sale:
            return judge.sale(sale.product, side, sale.bidder, sale.amount)
        case ProposeExchange(), _:
            return judge.exchange(side, action.partner, action.given_products, action.wanted_products, action.balance)
        case CounterOffer(), ExchangeTalk() as talk:
            return judge.exchange(side, talk.proposer, action.given_products, action.wanted_products, action.balance)
        case Agree(), ExchangeTalk() as talk:
            return judge.exchange(talk.proposer, side, talk.given_products, talk.wanted_products, talk.balance)
    return None
