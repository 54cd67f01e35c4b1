# In two minutes.

goal = Travel through France and call at every stage of the circuit chosen.
turn-travel = Each turn, one section on foot, one or two by bicycle, up to four by car.
turn-stage = Stop at a stage: your marker goes there, and stays wherever you are pushed.
turn-work = In a regional capital, work on your next turn: the bank pays what the die shows.
turn-chance = A passing point makes you draw a chance card, good or bad.
turn-region = A rival stops in a region whose card you hold? Claim: he throws the die and pays you.
end-richest = On the “Économie” circuit the richest wins when the game stops, vehicles counting at what the bank gives for them.
end-first = On the travelling circuits, the first one home with every stage has won.
trap-paris = On “Économie” you start without a franc: work in Paris until you own 200 F. Nobody leaves before.
trap-bicycle = A bicycle costs 200 F and the bank gives back only 100. Buy it with your last francs and the first bill takes it away.
trap-stop = Passing through a stage is not enough: it counts when you stop there.

# At a first table.

cue-work = Work fills your purse, but a turn at work is a turn without travel.
cue-walk-to = On foot, one section a turn. A bicycle does two, a car four.
cue-cycle-to = By bicycle, one or two sections, and never a motorway.
cue-drive-to = By car, up to four sections; each motorway section costs 10 F.
cue-stop-here = A stage counts only if you stop there.
cue-buy-vehicle = The bank gives back only half the price: keep enough for the first bill.
cue-claim-toll = He has stopped in a region whose card you hold: claim, it is now or never.
cue-bid = A second-hand vehicle goes to the highest offer, below its price when new.
cue-displace = The point is taken: you push whoever is there to one of the nearest.
cue-bet-colour = Red or blue: an even chance of winning twice your stake.
cue-call-opponent = The match is played by die: the higher marks the match of his town.
cue-begin-race = In a race you follow the marked route: no detour, no work, no shopping.
cue-place-marker = Place your marker: the stage is yours, wherever you are pushed afterwards.
cue-sell-vehicle = The others may offer more than the bank, which gives back only half the price.
