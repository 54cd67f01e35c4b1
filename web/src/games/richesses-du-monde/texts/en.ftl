# Richesses du Monde: what only the page says

ask-trade-desk = Trade desk
    .letter = b
rdm-board = The board
rdm-board-help = Arrow keys go from square to square.
rdm-dice = White die { $white }, red die { $red }
rdm-dice-none = The dice have not rolled yet
rdm-round = Round { $round }
rdm-last-round = the last one
rdm-roll-mine = Your roll
rdm-roll-other = { $player } is about to roll
rdm-plays = { $player } is playing
rdm-news = News
rdm-pile-joker = Joker
rdm-my-titles = My titles

# Buying

rdm-purchase = Titles to buy
rdm-buy-up-to = { $left ->
        [one] One more title at most
       *[other] Up to { $left } titles
    }
rdm-buys = { $player } is choosing titles
rdm-stop = Done buying
rdm-buy = Buy for { $price }
rdm-page-back = Previous page
rdm-page-next = Next page
rdm-from = from { $percent }%: { $amount }
rdm-from-percent = from { $percent }%
rdm-next = { $percent }%: { $amount }
rdm-top = at its highest
rdm-card-label = { $product }, { $origin }, { $percent }%, price { $price }
rdm-card-label-mine = { $product }, { $origin }, { $percent }%, price { $price }. You would have { $total }%, paying { $amount }

# Cash and trusts

rdm-cash = in cash
rdm-cash-mine = cash, seen by you alone
rdm-cash-hidden = their cash is secret
rdm-whose-trusts = Whose trusts to look at
rdm-trusts = The trusts
rdm-no-title = No titles yet.
rdm-trust-label = { $product } { $percent }% ({ $titles }), pays { $pays }, { $next }
rdm-worth = in titles
rdm-trusts-paying = trusts
rdm-tours = tours
rdm-jokers = jokers
rdm-to-come = to come
rdm-fallen = bankrupt
rdm-with = with { $players }
rdm-claim = Claim { $amount }

# The shelf and the productions

rdm-shelf = Shelf
rdm-productions = Productions
rdm-production = Production
rdm-held-by = Who holds how much
rdm-in-shelf-percent = on the shelf { $percent }%
rdm-filing = How the shelf is sorted
rdm-by-country = By country
rdm-by-production = By production
rdm-left-in-shelf = { $count ->
        [0] nothing left on the shelf
        [one] one title on the shelf
       *[other] { $count } titles on the shelf
    }

# A news card

rdm-news-holder = With a title ({ $products })
rdm-news-other = Without one
rdm-news-all = For whoever draws it
rdm-news-each = From every rival

# A square

rdm-kind-start = The arrow where the pawns start
rdm-kind-country = Pay the royalties of the plaque, then buy up to six titles here
rdm-kind-continent = Pay the royalties of the plaque, then add to your productions within the continent
rdm-kind-world = Add to your productions anywhere in the world, after a first Tour du Monde
rdm-kind-auction = Put up as many titles as the red die shows, after a first Tour du Monde
rdm-kind-joker = Buy a Joker for €3M: it gets you out of one auction
rdm-kind-news = Read the top card of the pile
rdm-kind-windfall = Collect €500,000 for each point on both dice, then pay the royalties of the plaque
rdm-sells = Titles for sale here: { $products }
rdm-sold-out = Nothing left to sell here
rdm-plaque = { $product } plaque: its royalties are due here
rdm-plaque-pays = { $player }: { $amount } ({ $percent }%)
rdm-plaque-nobody = Nobody holds enough of it to be paid
rdm-pawns-here = Here: { $players }

# Short names

rdm-short-afrique-du-nord-est = N-E Africa
rdm-short-afrique-occidentale = West Africa
rdm-short-afrique-centrale = Central Africa
rdm-short-afrique-des-grands-lacs = Great Lakes
rdm-short-europe-mediterraneenne = Medit. Europe
rdm-short-europe-danubienne = Danubian Europe
rdm-short-europe-balkanique = Balkan Europe
rdm-short-peninsule-indienne = Indian Peninsula
rdm-short-peninsule-indochinoise = Indochina
rdm-short-choix-asie-oceanie = Asia and Oceania
rdm-short-caoutchouc-naturel = Rubber
rdm-short-construction-automobile = Cars
rdm-short-construction-navale = Ships
rdm-short-coton-brut = Cotton
rdm-short-gaz-naturel = Gas
rdm-short-laine-brute = Wool
rdm-short-aluminium = Alumin.

# Three letters, on a phone

rdm-code-royaume-uni = UK
rdm-code-europe-mediterraneenne = MED
rdm-code-europe-danubienne = DAN
rdm-code-europe-balkanique = BAL
rdm-code-pays-andins = AND
rdm-code-usa = USA
rdm-code-afrique-du-nord-est = N-E
rdm-code-afrique-occidentale = WES
rdm-code-afrique-centrale = CEN
rdm-code-afrique-des-grands-lacs = LAK
rdm-code-afrique-du-sud = SOU
rdm-code-moyen-orient = M-E
rdm-code-peninsule-indienne = IND
rdm-code-peninsule-indochinoise = INC
rdm-code-indonesie = IDN
rdm-code-antilles = W-I
rdm-code-several = A-O
rdm-touch = Tap a square to read it.

# The board in words

rdm-text-turn = Round { $round }, { $player } is playing.
rdm-text-jokers = { $count ->
        [0] The bank has no Joker left.
        [one] The bank has one Joker left.
       *[other] The bank has { $count } Jokers left.
    }
rdm-text-pawn = { $player } is on { $square }; Tours du Monde: { $tours }, Jokers: { $jokers }.
rdm-text-pawn-shared = { $player } are partners and their pawn is on { $square }; Tours du Monde: { $tours }, Jokers: { $jokers }.
rdm-text-cash = Your cash: { $amount }.
rdm-text-trust = { $product } { $percent }%, pays { $pays }, from { $step }% { $amount }
rdm-text-trust-whole = { $product } { $percent }%, pays { $pays }
rdm-text-holds = { $player } holds: { $trusts }.
rdm-text-holds-mine = You hold: { $trusts }.
rdm-text-none = { $player } holds no titles.
rdm-text-none-mine = You hold no titles.
rdm-text-fallen = { $player }: bankrupt.

# Why a purse or a score changes

cause-titles-dealt = titles dealt at the start
cause-title-bought = { $title }
cause-joker-bought = a Joker
cause-instalment-paid = starting cash
cause-windfall-received = €500,000 square
cause-news-gained = news
cause-news-paid = news
cause-double-paid = a double on the dice
cause-associated = partnership tax
cause-gift-paid = news
cause-royalty-paid = { $product } royalties
cause-lot-sold = { $product } auction
cause-holding-sold = { $product } sale
cause-lot-to-bank = { $product }, taken back by the bank
cause-bank-paid = a bankrupt’s debt
cause-went-bankrupt = bankruptcy
cause-exchange-made = exchange
