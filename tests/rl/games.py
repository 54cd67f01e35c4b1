"""The games that programs learn: all on the shelf, and the yardstick."""

import pytest

from ludotheque.rl.title import YARDSTICK

FIVE = ["couleurs-du-monde", "cresus", "joyeux-combinards", "richesses-de-france", "richesses-du-monde"]
SIX = [*FIVE, YARDSTICK]

each_of_five = pytest.mark.parametrize("game", FIVE)
each_of_six = pytest.mark.parametrize("game", SIX)
