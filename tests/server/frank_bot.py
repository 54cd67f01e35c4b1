"""A bot that plays at random and has two reasons: one gives something away, the other does not."""

from ludotheque.server.mind import Chosen, Errand, Known, choose
from ludotheque.showing import Reason, Second, Why

HIDDEN = Reason("hidden", 0.25, {"amount": 987654321})
PLAIN = Reason("plain", -0.125, {"player": 1})
SECOND = Second("announce-points", [], [], 0.01)
ALL = Why([HIDDEN, PLAIN], SECOND)


def speak_frankly(known: Known, errand: Errand) -> Chosen:
    chosen = choose(known, errand)
    return Chosen(chosen.verb, chosen.filling, ALL)
