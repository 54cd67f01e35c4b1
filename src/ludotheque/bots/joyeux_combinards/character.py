"""What a temper changes: by these amounts, for each step of daring, thrift and spite, and for each step of a grudge."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from ludotheque.bots.joyeux_combinards.manner import Manner
from ludotheque.bots.temper import Temper

# Daring …
GLIB: Final = 1.5  # … so many times more readily it lies …
OUTSPOKEN: Final = 1.3  # … so many times more readily it doubts …
CARELESS: Final = 0.25  # … and this part less a premium must bring, and cash be kept against trouble
# Thrift …
CLOSE_FISTED: Final = 3.0  # … millions more that a card not seen yet must promise …
SAVING: Final = 0.2  # … and this part more cash kept against trouble
# Spite …
RELISH: Final = 0.2  # … what an opponent loses counts so much more
# Grudges …
GRUDGE: Final = 4.0  # millions that it would give to catch the one it bears a grudge against


def tempered(manner: Manner, temper: Temper) -> Manner:
    if temper.daring == 0 and temper.thrift == 0 and temper.spite == 0:
        return manner
    return _changed(manner, temper.daring, temper.thrift, temper.spite)


@lru_cache(maxsize=128)
def _changed(manner: Manner, daring: int, thrift: int, spite: int) -> Manner:
    return replace(
        manner,
        cunning=manner.cunning * GLIB**daring,
        suspicion=manner.suspicion * OUTSPOKEN**daring,
        caution=manner.caution * (1 - CARELESS * daring),
        safe_cash=manner.safe_cash * (1 - CARELESS * daring) * (1 + SAVING * thrift),
        profit=manner.profit + CLOSE_FISTED * thrift,
        relish=max(0.0, manner.relish + RELISH * spite),
        spite=max(0.0, manner.spite + RELISH * spite),
    )


def rancour(grudge: int, temper: Temper) -> float:
    """In millions: the spiteful resent more, the kind forget."""
    return GRUDGE * grudge * (1 + temper.spite / 2)
