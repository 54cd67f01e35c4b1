"""What a level goes by: how much it makes of royalties, cash, danger and rivals, and how it bargains.

All worth is counted in log-odds of winning. The trader's figures were fitted by hand to the outcomes of some thousands
of games; those of the champion are found by self-play (`tools/tune_richesses.py`).
"""

from dataclasses import dataclass, replace

from ludotheque.games.richesses_du_monde.cautions import MILLION


@dataclass
class Weights:
    # What a production is worth.
    per_million: float = 0.03  # of royalties, to somebody without rivals …
    per_rival: float = 0.02  # … and for each rival who may come to pay them
    growth: float = 0.2  # how much the hoped-for share counts beside the present one
    sharpness: float = 0.0  # how much a share counts by what it pays today, not by how near the next step it is
    appetite: float = 0.5  # how likely a rival buys a title he comes by, compared with oneself
    too_late: float = 6.0  # squares' worth of chance that nobody buys it in time
    # What cash is worth.
    cash: float = 1.4  # for every time that the cash is multiplied by e: it buys titles, and saves from ruin
    small_change: float = 1.0  # millions below which cash is hardly any
    cash_to_survive: float = 0.5  # of that, when titles are as good as cash in the end
    later_cash: float = 0.5  # what instalments count before they are paid
    fear: float = 1.0  # how much the chance of ruin within two turns counts
    drain: float = 0.0  # … and what one will probably have to pay by then, beside the cash there is
    news_cost: float = 2.5 * MILLION  # between a dear card and a welcome one, with a little fear
    worry: float = 0.08  # the chance of a roll one cannot pay, from which on one would rather sell
    reluctance: float = 0.0  # log-odds that a title must bring for each million of its price
    # Bargaining.
    patience: int = 4  # rounds until the same thing is asked of the same side again
    worth_talking: float = 0.02  # log-odds that a deal must bring to both
    fair: float = 1.25  # times the printed price of what the partner gives: nobody likes to sell at cost …
    fair_for_trust: float = 2.0  # … least of all what pays royalties already
    purse_to_spend: float = 0.7  # of what the partner may have
    margin: float = 0.03  # log-odds that a hard bargain leaves to the partner
    haggling: float = 0.1  # log-odds by which another offer must beat the partner's, to be worth the risk
    denial: float = 0.5  # how likely a rival who would profit gets what one leaves
    sees_swaps: bool = False  # that two holdings of one production only change places in an exchange
    boldness: float = 0.15  # how far towards one's limit a single bid goes: bidding should not take for ever
    malice: float = 0.0  # of one's own log-odds for each that the leader loses
    # Associations.
    frightening: float = 0.55  # a leader's chance to win from which on the others may join
    better_together: float = 1.8  # times one's own chance alone: a win that is shared counts by its share


TRADER = Weights()
STEADY = replace(TRADER, growth=0.0, fear=0.5, cash=1.0, patience=2, denial=0.0, boldness=0.3)
CHAMPION = replace(TRADER, sees_swaps=True, patience=2, boldness=0.08)
