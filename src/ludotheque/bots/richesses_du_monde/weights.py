"""What a level goes by: how much it makes of royalties, cash, danger and rivals, and how it bargains.

All worth is counted in log-odds of winning. The trader's figures were fitted by hand to the outcomes of some thousands
of games; those of the champion are found by self-play (`tools/tune_richesses.py`).
"""

from ludotheque.games.richesses_du_monde.cautions import MILLION


class Weights:
    def __init__(self) -> None:
        # What a production is worth.
        self.per_million = 0.03  # of royalties, to somebody without rivals …
        self.per_rival = 0.02  # … and for each rival who may come to pay them
        self.growth = 0.2  # how much the hoped-for share counts beside the present one
        self.appetite = 0.5  # how likely a rival buys a title he comes by, compared with oneself
        self.too_late = 6.0  # squares' worth of chance that nobody buys it in time
        # What cash is worth.
        self.cash = 1.4  # for every time that the cash is multiplied by e: it buys titles, and saves from ruin
        self.cash_to_survive = 0.5  # of that, when titles are as good as cash in the end
        self.later_cash = 0.5  # what instalments count before they are paid
        self.fear = 1.0  # how much the chance of ruin within two turns counts
        self.news_cost = 2.5 * MILLION  # between a dear card and a welcome one, with a little fear
        self.worry = 0.08  # the chance of a roll one cannot pay, from which on one would rather sell
        # Bargaining.
        self.patience = 4  # rounds until the same thing is asked of the same side again
        self.worth_talking = 0.02  # log-odds that a deal must bring to both
        self.fair = 1.25  # times the printed price of what the partner gives: nobody likes to sell at cost …
        self.fair_for_trust = 2.0  # … least of all what pays royalties already
        self.purse_to_spend = 0.7  # of what the partner may have
        self.margin = 0.03  # log-odds that a hard bargain leaves to the partner
        self.denial = 0.5  # how likely a rival who would profit gets what one leaves
        self.boldness = 0.15  # how far towards one's limit a single bid goes: bidding should not take for ever


TRADER = Weights()


def _steady() -> Weights:
    found = Weights()
    found.growth = 0.0
    found.fear = 0.5
    found.cash = 1.0
    found.patience = 2
    found.denial = 0.0
    found.boldness = 0.3
    return found


def _champion() -> Weights:
    found = Weights()
    found.patience = 2
    return found


STEADY = _steady()
CHAMPION = _champion()
