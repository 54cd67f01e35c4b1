"""Small complete games that show what the kernel carries. Laws, and whoever needs a short game, play them all."""

from tests.kernel.games.last_one_left_game import LastOneLeft
from tests.kernel.games.matches import Matches
from tests.kernel.games.partners_game import Partners
from tests.kernel.games.pawnshop_game import Pawnshop
from tests.kernel.games.ready import Ready
from tests.kernel.games.royalties import Royalties
from tests.kernel.games.sealed_bids import SealedBids
from tests.kernel.games.trade_desk_game import TradeDeskGame

MATCHES = Ready(Matches())
SEALED_BIDS = Ready(SealedBids(), reveals=frozenset({"BidsRevealed"}))
ROYALTIES = Ready(Royalties(), reveals=frozenset({"PawnMoved", "TitleDrawn"}))
TRADE_DESK = Ready(TradeDeskGame(), reveals=frozenset({"CardLaid", "OfferMade"}))
PAWNSHOP = Ready(Pawnshop(), reveals=frozenset({"BoxOpened", "BoxPawned", "BoxShown"}))
LAST_ONE_LEFT = Ready(LastOneLeft(), reveals=frozenset({"DuesRolled", "ReserveUsed"}))
PARTNERS = Ready(Partners(), reveals=frozenset({"CardSold", "HandSeen"}))

TEST_GAMES = [MATCHES, SEALED_BIDS, ROYALTIES, TRADE_DESK, PAWNSHOP, LAST_ONE_LEFT, PARTNERS]
