# What the page says about Richesses de France, besides what the rules say.

rdf-francs = { $amount } F
rdf-free = free

# The map

rdf-map = Road map of France
rdf-map-help = Arrow keys lead from town to town, Enter goes there
rdf-see-all = All of France
rdf-see-mine = Back to my pawn
rdf-land-england = England
rdf-land-belgium = Belgium
rdf-land-germany = Germany
rdf-land-switzerland = Switzerland
rdf-land-italy = Italy
rdf-land-spain = Spain
rdf-sea-channel = The Channel
rdf-sea-atlantic = Atlantic Ocean
rdf-sea-mediterranean = Mediterranean
rdf-pawn = { $player }, { $town }, { $mode }
rdf-town-is = { $kind }, { $region }
rdf-kind-capital = Capital of its region
rdf-kind-prefecture = Prefecture
rdf-kind-stage = Stage town
rdf-kind-passing = Passing point
rdf-start = Start of the circuit
rdf-finish = Finish of the circuit
rdf-there = Here: { $players }
rdf-sections =
    { $count ->
        [one] 1 section
       *[other] { $count } sections
    }
rdf-press-travel = Go there { $mode }
rdf-press-displace = Push them here
rdf-press-choose-casino = Start from here
rdf-press-seek-work = Look for work here
rdf-pass-by = Pass by without stopping
rdf-pass-by-how = Shift + click: pass by without stopping
rdf-put-away = Close

# My journey

rdf-my-journey = My journey
rdf-purse = Purse
rdf-to-leave = { $amount } more to leave Paris
rdf-owes = owes { $amount } F
rdf-debt = Debt
rdf-choose-town = Click a lit town to go there.
rdf-how = How to travel
rdf-buy-for = Buy { $price }
rdf-buy-it = Buy { $vehicle }: { $price }
rdf-sell-for = Sell { $price }
rdf-owned = yours
rdf-stake-at = Bet at the casino: { $town }…
rdf-stake-first = Bet before leaving: { $town }…
rdf-call-again = Replay the match against
rdf-race-start = Start the race: { $race }
rdf-seek-at = Look for work: { $town }
rdf-work-at = Work: { $town }
rdf-stop-at = Stop: { $town }
rdf-markers = Markers
rdf-travels = Goes
rdf-short-0 = on foot
rdf-short-1 = bicycle
rdf-short-2 = car
rdf-known-card = Card shown
rdf-racing = Racing: { $race }
rdf-is-home = Back home
rdf-fits-out = Chooses a vehicle
rdf-must-work = Has to work here
rdf-rests =
    { $turns ->
        [one] Misses a turn
       *[other] Misses { $turns } turns
    }

# Stages

rdf-stages-of = Stages of the “{ $circuit }” circuit
rdf-from-to = { $from } → { $to }
rdf-from = Start: { $from }
rdf-any-casino = Any casino
rdf-round =
    { $rounds ->
        [0] round { $round }
       *[other] round { $round }/{ $rounds }
    }
rdf-marks = { $done } / { $all }
rdf-cell-done = { $player }: done
rdf-cell-open = { $player }: to do
rdf-goal-economie = The richest wins. Prizes: { $prizes }.
rdf-goal-monuments = First one back wins.
rdf-goal-casinos = Ends when someone reaches Paris; the richest wins.
rdf-goal-vins = First one back wins.
rdf-goal-touristique = First one back wins.
rdf-goal-vacances = First one back wins.
rdf-goal-specialites = First one back wins.
rdf-goal-sports = First to have all their markers wins.
rdf-needed = { $count } stages are enough.

# Region cards

rdf-my-cards = My region cards
rdf-cards-secret = Only you see them. When another player arrives in one of these regions, make them pay.
rdf-card-of = Region card: { $region }

# Windows

rdf-toll = Toll
rdf-toll-mine = You arrive in { $region }
rdf-toll-of = { $player } arrives in { $region }
rdf-toll-holds = You hold this card: the die decides what you get.
rdf-toll-waits = Whoever holds the region’s card may claim.
rdf-claim = Claim
rdf-answered = has answered
rdf-thinks = is thinking
rdf-marker = Stage reached
rdf-marker-mine = Place your marker: { $stage }
rdf-marker-of = { $player } is about to mark: { $stage }
rdf-choose-displace = This place is taken
rdf-choose-mine-displace = Where does { $other } go?
rdf-choose-of-displace = { $player } moves { $other } away
rdf-fit-out = Before the start
rdf-fit-out-mine = On foot, by bicycle or by car?
rdf-fit-out-waits = The others are choosing
rdf-choose-choose-casino = The start
rdf-choose-mine-choose-casino = Which casino will you start from?
rdf-choose-of-choose-casino = { $player } is choosing a casino
rdf-due = Payment due
rdf-due-mine = You owe { $amount } F
rdf-due-of = { $player } owes { $amount } F
rdf-due-why = You don’t have enough: sell a vehicle to pay ({ $creditor }).
rdf-due-waits = There isn’t enough in the purse: a vehicle has to be sold.
rdf-bank = the bank
rdf-sale = Second-hand
rdf-sale-mine = You sell { $vehicle }
rdf-sale-of = { $player } sells { $vehicle }
rdf-sale-bank = The bank gives { $amount } F. Who offers more?
rdf-sale-best = { $player } offers { $amount } F.
rdf-my-offer = Your offer
rdf-offer = Offer { $amount }
rdf-at-most = up to { $amount } F
rdf-least = Least
rdf-most = Most
rdf-match = { $sport } match
rdf-call-mine = { $here } hosts { $there }: who will you call?
rdf-call-of = { $player } calls an opponent: { $here } – { $there }
rdf-call-how = Whoever you call comes to play at once ({ $there }). Both roll the die; the higher roll wins the match.
rdf-casino = Casino: { $town }
rdf-casino-must = Place your bet
rdf-casino-may = Bet again?
rdf-casino-first = Bet before leaving?
rdf-casino-of = { $player } is placing a bet
rdf-casino-waits = The stake, then the die…
rdf-casino-hint = A colour, a number, or two numbers.
rdf-colours = Colours
rdf-numbers = Numbers
rdf-stake = Stake
rdf-on-colour = { $colour }
rdf-chances =
    { $count ->
        [one] One chance in { $all }
       *[other] { $count } chances in { $all }
    }
rdf-wins = If it comes up: +{ $amount } ({ $times ->
        [1] the stake
        [2] twice the stake
       *[other] { $times } times the stake
    })
rdf-loses = if not: −{ $amount }
rdf-bet = Bet { $amount } on { $on }
rdf-bet-nothing = Choose a square

# What happens

rdf-chance = CHANCE
rdf-show-card = { $player } draws a card
rdf-show-replaced = No money and no vehicle: another card.
rdf-show-toll = { $owner } holds the card!
rdf-show-toll-words = { $debtor } owes { $owner } { $amount } F.
rdf-show-work = { $player } works
rdf-show-work-words = { $town }: +{ $amount } F
rdf-show-bet = { $player }: { $amount } on { $on }
rdf-show-match-won = { $player } wins the match!
rdf-show-race-begun = { $player } is off
rdf-show-race-completed = { $player } crosses the line!
rdf-show-race-abandoned = { $player } drops out
rdf-show-home = { $player } is back!
rdf-show-vehicle-bought = { $player } buys { $vehicle }
rdf-show-vehicle-granted = { $player } receives { $vehicle }
rdf-show-vehicle-returned = { $player } hands { $vehicle } back to the bank
rdf-show-vehicle-sold = { $player } buys { $vehicle } second-hand

# The map in sentences

rdf-text-circuit =
    “{ $circuit }” circuit, { $stages } stages, round { $round }{ $rounds ->
        [0] .
       *[other] {""} of { $rounds }.
    }
rdf-text-pawn = { $player }: { $town }, { $mode }, { $cash }.
rdf-text-left =
    { $count ->
        [one] { $player } has one stage to go: { $stages }.
       *[other] { $player } has { $count } stages to go: { $stages }.
    }
rdf-text-all-done = { $player } has all their markers.
rdf-text-reach = You can go { $mode }: { $towns }.
rdf-text-hand = Your region cards: { $regions }.

# Why a purse or a score changes

cause-work-done = work ({ $town })
cause-card-gained = chance card
cause-card-paid = chance card
cause-grant-paid = chance card
cause-came-home = homecoming prize
cause-bet-won = casino
cause-bet-lost = casino
cause-section-taken = road to { $town }
cause-vehicle-bought = { $vehicle }
cause-debt-repaid = debt repaid
cause-vehicle-returned = { $vehicle }, back to the bank
cause-vehicle-sold = { $vehicle } second-hand
cause-toll-paid = toll
cause-gift-paid = chance card
