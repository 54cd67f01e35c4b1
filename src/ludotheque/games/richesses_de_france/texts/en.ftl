# Richesses de France in English. The names of towns, regions, stages and cards come from the edition.

game-title = Richesses de France
game-pitch = On foot, by bicycle or by car, eight different journeys over one map of France.

# The log of the game

event-order-rolled = { $seat } rolls to see who starts: { $face }.
event-game-begun = “{ $circuit }” circuit: { $seat } starts.
event-ready-to-leave = { $seat } is ready to leave.
event-regions-dealt = { $seat } is dealt { $regions }.
event-casino-chosen = { $seat } chooses a starting point: { $town }.
event-round-begun = Round { $round }.
event-turn-missed = { $seat } misses a turn.
event-section-taken =
    { $seat } reaches { $town } { $mode }{ $amount ->
        [0] .
       *[other] {""} and pays { $amount } F.
    }
event-stayed-put = { $seat } stays put.
event-work-done = { $seat } works and earns { $face } F: { $town }.
event-work-sought = { $seat } has nothing left and goes straight off to find work: { $town }.
event-work-awaits = { $seat } has to work at this stage: { $town }.
event-vehicle-bought = { $seat } buys { $vehicle } for { $amount } F.
event-sale-opened = { $seller } sells { $vehicle }. The bank gives { $amount } F: who offers more?
event-bid-made = { $bidder } offers { $amount } F.
event-stood-aside = { $seat } stands aside.
event-vehicle-sold = { $seller } sells { $vehicle } second-hand to { $buyer } for { $amount } F.
event-vehicle-returned = { $seller } hands { $vehicle } back to the bank and gets { $amount } F.
event-toll-claimed = { $owner } shows the { $region } card: { $debtor } rolls the die and gets { $face }.
event-toll-paid = { $debtor } pays a toll of { $amount } F to { $owner }.
event-no-toll = { $mover } owes nothing: nobody else has the { $region } card.
event-toll-missed = { $owner } did not claim: the { $region } card went unused this time.
event-region-drawn = { $seat } draws the { $region } card.
event-card-drawn = { $seat } draws a chance card: { $card }.
event-card-replaced = { $seat } has neither money nor a vehicle, and draws another.
event-card-ignored = The card has no effect for { $seat }.
event-card-gained = { $seat } gets { $amount } F.
event-card-paid = { $seat } pays the bank { $amount } F.
event-gift-paid = { $giver } gives { $receiver } { $amount } F.
event-vehicle-granted = { $seat } gets { $vehicle }.
event-grant-paid = { $seat } already has { $vehicle } and gets { $amount } F instead.
event-sent-to = { $seat } is sent elsewhere: { $town }.
event-pawn-displaced = { $seat } has to make room and moves back: { $town }.
event-turn-lost = { $seat } will miss their next turn.
event-turn-gained = { $seat } plays again.
event-debt-left = { $seat } still owes the bank { $amount } F.
event-debt-repaid = { $seat } repays the bank { $amount } F.
event-stage-marked = { $seat } places a marker: { $stage }.
event-marker-forgotten = { $seat } forgets to place a marker: { $stage }.
event-came-home = { $seat } is back in Paris and gets a prize of { $amount } F.
event-colour-bet = { $seat } stakes { $amount } F on { $colour }.
event-numbers-bet = { $seat } stakes { $amount } F on { $faces }.
event-bet-won = The die shows { $face }: { $seat } wins { $amount } F and gets the stake back.
event-bet-lost = The die shows { $face }: { $seat } loses { $amount } F.
event-opponent-called = { $seat } calls { $player }, who comes to play the match: { $town }.
event-nobody-to-call = { $seat } has nobody to call.
event-match-thrown = { $seat } rolls { $face }.
event-match-won = { $winner } wins the match: { $stage }.
event-race-begun = { $seat } is off: { $race }.
event-race-abandoned = { $seat } drops out: { $race }.
event-race-completed = { $seat } crosses the finish line: { $race }.
event-game-ended =
    { $winners_count ->
        [one] { $winners } wins the game.
       *[other] { $winners } win the game together.
    } Markers: { $scores }.
event-fortunes-counted =
    { $winners_count ->
        [one] { $winners } has the greatest fortune and wins the game.
       *[other] { $winners } have the greatest fortune and win the game together.
    } Final fortunes, in francs: { $purses }.

# What one may do; “letter” is what is typed in the terminal

ask-be-ready = Set off like this
    .letter = so
ask-walk-to = Walk
    .letter = w
ask-cycle-to = Cycle
    .letter = c
ask-drive-to = Drive
    .letter = d
ask-stop-here = Stop here
    .letter = s
ask-stay-put = Stay put
    .letter = y
ask-work = Work
    .letter = k
ask-seek-work = Go and find work
    .letter = f
ask-buy-vehicle = Buy a vehicle
    .letter = v
ask-sell-vehicle = Sell a vehicle
    .letter = e
ask-bid = Make an offer
    .letter = o
ask-stand-aside = Drop out
    .letter = a
ask-claim-toll = Claim the toll
    .letter = t
ask-let-pass = Let it pass
    .letter = l
ask-place-marker = Place the marker
    .letter = p
ask-leave-marker = Do without the marker
    .letter = x
ask-displace = Move the other pawn away
    .letter = dp
ask-choose-casino = Choose your starting casino
    .letter = h
ask-bet-colour = Bet on a colour
    .letter = u
ask-bet-number = Bet on a number
    .letter = n
ask-bet-two-numbers = Bet on two numbers
    .letter = j
ask-call-opponent = Call an opponent
    .letter = i
ask-begin-race = Begin a race
    .letter = g
ask-abandon-race = Drop out of the race
    .letter = z
blank-town = The town
blank-vehicle = The vehicle
blank-amount = The sum in francs, in tens
blank-colour = The colour
blank-face = The number
blank-faces = The two numbers
blank-player = The opponent
blank-race = The race

# The options of the table

option-circuit = Circuit
option-circuit-economy = Economy
option-circuit-monuments = Monuments
option-circuit-casinos = Casinos
option-circuit-wines = Wine roads
option-circuit-tourism = Tourism
option-circuit-holidays = Holidays
option-circuit-specialities = Specialities
option-circuit-sports = Sports
option-tolls = Tolls
option-tolls-on-request = for those who claim them
option-tolls-automatic = collected automatically
option-window = Time to answer
option-window-seven-seconds = seven seconds
option-window-ten-seconds = ten seconds
option-window-unhurried = no limit
option-stages = Stages
option-stages-on-arrival = where you stop
option-stages-driven-through = also in passing
option-markers = Markers
option-markers-by-itself = placed automatically
option-markers-by-hand = to be placed by hand
option-odds = Casino winnings
option-odds-as-written = the booklet’s
option-odds-classic = fair
option-homecoming = End of the “Économie” circuit
option-homecoming-three-home = three are back, or everyone
option-homecoming-first-home = the first one is back
option-length = Économie and Sports
option-length-whole = whole game
option-length-short = short game
option-rounds = Rounds at most (0: no limit)

# Why the game is over

end-first-home = All the stages are done and the finish has been reached.
end-awaited-home = Everyone the game was waiting for is back.
end-paris-reached = After eight casinos, Paris has been reached.
end-nine-events = All the events are done.
end-rounds-played = The agreed number of rounds has been played.

# Where each place comes from

measure-markers = { $count ->
    [one] { $number } stage
   *[other] { $number } stages
}
measure-money = { $number } F
line-stages = Stages marked
line-cash = Cash in pocket
line-prize = Prize for coming home
line-bicycle = Bicycle, at resale price
line-car = Car, at resale price
line-debt = Debt to the bank
standing-first = Circuit completed

# The chapters of the rules

chapter-rdf-table = At the table
chapter-rdf-start = Setting out
chapter-rdf-vehicle = Vehicles
chapter-rdf-move = Moving
chapter-rdf-sea = The sea
chapter-rdf-work = Work
chapter-rdf-ruin = Ruin and debts
chapter-rdf-region = Region cards
chapter-rdf-chance = Chance cards
chapter-rdf-stage = Stages
chapter-rdf-economy = The “Économie” circuit
chapter-rdf-circuits = The racing circuits
chapter-rdf-casinos = The “Casinos” circuit
chapter-rdf-sports = The “Sports” circuit
chapter-rdf-end = The end of the game

# The board in the terminal

board-title =
    { $circuit } — round { $round }{ $rounds ->
        [0] {""}
       *[other] {""} of { $rounds }
    }
board-player = Player
board-place = Where
board-vehicles = With
board-cash = Money
board-markers = Markers
board-stage = Stage
board-debt = { $amount } (owes { $debt })
board-foot = on foot
board-bicycle = bicycle
board-car = car
board-regions = Your region cards: { $regions }.
board-here = You are here: { $town } ({ $region }).
board-toll = { $mover } arrives in { $region }.
board-sale = { $seller } sells { $vehicle }; an offer must exceed { $amount } F.
board-due = { $debtor } has to pay { $amount } F and is short of it.
board-race = You are racing: { $race }.
board-marker = Stage reached: { $stage }.
board-left =
    { $left ->
        [one] One section is left.
       *[other] { $left } sections are left.
    }
board-displaced = { $seat } is standing here: where does that pawn go?
board-town = Town
board-region = Region
board-kind = What it is
board-cost = Cost
board-capital = capital
board-prefecture = prefecture
board-plain = stage of a circuit
board-passing = passing point
board-own-stage = stage to mark
board-stage-and-card = stage, and a card
board-legend = Circled numbers are the players; ✓ marks a stage that is done.

# What one might regret, and what is good to know

caution-to-leave = You need { $price } F to leave Paris: you have { $cash } F, { $missing_cash } F short. Each day’s work pays what the die shows.
caution-locked-in = You would have { $left_cash } F left, and you need { $price } F to leave Paris: you would have to keep working there until you had earned another { $missing_cash } F.
caution-thin-purse = You would have only { $left_cash } F left. A toll can cost { $price } F: if you cannot pay, this vehicle has to be sold, perhaps for no more than { $amount } F.
caution-half-price = If nobody offers more, the bank gives you { $amount } F for it: new, it costs { $price } F.
caution-race-lost =
    { $sections ->
        [0] You drop out of the race: to run it, you will have to start over.
       *[other] You lose the ground you have covered: the race starts over.
    }
caution-all-in = That is all you have: { $cash } F. If your luck is out, you will have nothing left.
caution-toll-missed = You hold the { $region } card: if you let it pass, the toll is lost.

# Standing answers

habit-claim-toll = Always claim the toll
habit-stand-aside = Never bid for a second-hand vehicle
myself-work = Roll the die for my pay myself
myself-let-pass = Let it pass myself when I don’t hold the card

# Why: what bots say of their choices

reason-heads-for = I’m making for { $town }.
reason-marks-stage = { $town }: one more stage.
reason-stops-here = I may as well stop here.
reason-hopes-for-card = A chance card may help me.
reason-fears-card = But a chance card may cost me dear.
reason-fears-toll = I may have to pay a toll there.
reason-stands-in-way = In { $town } I’m in somebody’s way.
reason-needs-money = With { $cash } F, I need to work.
reason-seeks-work = I’ve nothing left, and in { $town } they’re hiring.
reason-must-work = This is where I have to work.
reason-works-for-vehicle = I need { $missing_cash } F more to leave with { $vehicle }.
reason-works-to-leave = I need { $missing_cash } F more before I may leave.
reason-waits-in-paris = No hurry: as long as I stay in Paris, I earn my living.
reason-waits-behind = If I arrived now, somebody else would win.
reason-begins-race = { $race }: I’ve what it takes for the race.
reason-races-on = { $race }: I’m not letting go.
reason-race-needs = The race calls for { $vehicle }.
reason-calls = { $player } is the opponent I need.
reason-vehicle-saves =
    { $turns ->
        [one] With { $vehicle } I save a turn.
       *[other] With { $vehicle } I save { $turns } turns.
    }
reason-vehicle-costs = It costs me { $price } F.
reason-can-afford = { $price } F: I can afford that.
reason-sells-for-cash = I need money more than two vehicles.
reason-least-missed = That’s what I can do without best.
reason-stakes-pay = A stake of { $amount } F pays, on average.
reason-must-stake = As I have to stake something, { $amount } F will do.
reason-usual-stake = I stake { $amount } F, as always.
reason-starts-here = { $town }: from there, the whole journey is shorter.
reason-sends-away = { $town }: that’s the worst place for { $player }.
reason-claims-toll = { $region } is mine: { $player } pays the toll.
reason-no-card-here = { $region }: I don’t have that card.
reason-forgets-toll = Oh, was that mine?
reason-places-marker = I’m here, so I mark it.
reason-ready = With { $cash } F, I’ll leave as I am.
reason-bargain = At { $amount } F, that’s a bargain.
reason-no-use = I’ve no use for it at that price.
reason-blocked = Every place is taken: I’ll wait.

# What somebody advises, or might have done

deed-walk-to = Walk to { $town }
deed-cycle-to = Cycle to { $town }
deed-drive-to = Drive to { $town }
deed-seek-work = Go and look for work at { $town }
deed-buy-vehicle = Buy: { $vehicle }
deed-sell-vehicle = Sell: { $vehicle }
deed-bid = Offer { $amount } F
deed-displace = Push the other on to { $town }
deed-choose-casino = Start at the casino of { $town }
deed-bet-colour = Bet { $amount } F on { $colour }
deed-bet-number = Bet { $amount } F on { $face }
deed-bet-two-numbers = Bet { $amount } F on { $faces }
deed-call-opponent = Call { $player }
deed-begin-race = Start the race: { $race }
