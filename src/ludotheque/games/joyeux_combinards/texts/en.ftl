# Les Joyeux Combinards in English. The names of squares, places and goods come from the edition.
# All sums are in millions of francs.

game-title = Les Joyeux Combinards
game-pitch = Buy at a price only you know, lie if you dare, sell where nobody asks questions, and keep your record clean.

# The log of the game

event-order-rolled = { $seat } rolls to see who starts: { $points }.
event-game-begun = Everyone gets their cards and { $cash }M. { $seat } starts.
event-hand-dealt = { $seat } gets { $cards }.
event-round-begun = Round { $round }.
event-dice-rolled = { $seat } rolls { $white } and { $red }.
event-fork-reached =
    { $seat } is at the fork “{ $square }” with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } left to move.
event-pawn-moved = { $seat } stops at: { $square }.
event-card-drawn =
    { $seat } buys and looks at the card. { $stock ->
        [0] The stock is empty.
        [one] One card is left in the stock.
       *[other] { $stock } cards are left in the stock.
    }
event-card-seen = { $seat } has drawn { $card }, which costs { $price }M.
event-price-announced = { $buyer } announces { $price }M.
event-card-bought = Nobody doubts: { $buyer } pays { $price }M and keeps the card.
event-price-doubted = { $doubter } does not believe { $buyer }.
event-card-revealed = The card was { $card }, at { $price }M.
event-doubt-justified = { $doubter } was right and takes { $card }.
event-doubt-unjustified = { $doubter } was wrong: { $price }M to the bank and { $amount }M to { $buyer }, who keeps { $card }.
event-price-paid = { $buyer } pays the real price, { $price }M.
event-card-sold = { $seller } sells { $card } for { $amount }M.
event-oil-sold = { $seller } sells { $cards } to the refinery for { $amount }M.
event-oil-declared = { $seat } declares { $cards } and takes an export premium of { $amount }M.
event-customs-reached = { $seat } reaches customs. Does anyone have anything to declare?
event-oil-denounced =
    { $seat } denounces { $suspect }: { $cards } { $cards_count ->
        [one] was
       *[other] were
    } promised to the refinery. Customs confiscate.
event-denounced-wrongly =
    { $amount ->
        [0] { $seat } wrongly denounces { $suspect }, but has nothing left to give them.
       *[other] { $seat } wrongly denounces { $suspect } and pays them { $amount }M in damages.
    }
event-customs-silent = Nobody says a word about the oil: { $seat } strolls past, whistling.
event-customs-rolled = { $seat } rolls { $white } and { $red } in front of the customs officers.
event-customs-free =
    Nothing to report: { $seat } moves on { $points ->
        [one] { $points } square
       *[other] { $points } squares
    }.
event-customs-fee-paid =
    { $amount ->
        [0] { $seat } has no cards: nothing to pay at customs.
       *[other] { $seat } pays { $amount }M at customs.
    }
event-cards-handed-in =
    { $seat } gives { $cards } to the police: { $years ->
        [0] thanks anyway.
        [one] one year off.
       *[other] { $years } years off.
    }
event-agios-paid = { $seat } pays { $amount }M of agios (bank charges) into the pot.
event-tax-paid = { $seat } pays { $amount }M into the pot.
event-tax-rolled = { $seat } would rather chance the dice: { $white } and { $red }.
event-tax-escaped = With { $points }, { $seat } owes the taxman nothing.
event-pot-taken =
    { $amount ->
        [0] { $seat } claims expenses, but the pot is empty.
       *[other] { $seat } claims expenses: { $amount }M.
    }
event-flight-taken = { $seat } takes off: { $square }.
event-nothing-to-check = { $seat } has no cards to check.
event-player-reported = { $seat } reports { $suspect } to the flying squad.
event-hand-checked = Check! A card is drawn from { $seat }’s hand.
event-card-checked = The card drawn, seen only by the bank and { $seat }: { $card }.
event-check-passed = All in order: { $seat } takes the card back.
event-card-confiscated =
    Confiscated: { $card }. { $seat } gets { $years ->
        [one] one year
       *[other] { $years } years
    } in prison.
event-fine-paid = { $seat } pays a fine of { $amount }M.
event-contempt-punished =
    Contempt of court: { $seat } gets { $years ->
        [one] one year
       *[other] { $years } years
    } in prison.
event-reward-rolled = For the reward, { $seat } rolls { $points }.
event-reward-paid = { $seat } gets { $amount }M from the bank.
event-years-remitted =
    { $seat } strikes { $years ->
        [one] one year
       *[other] { $years } years
    } off the record.
event-cash-wanted = { $debtor } owes { $amount }M and cannot pay: goods must be sold to the bank.
event-card-sold-to-bank = { $debtor } lets the bank have { $card } for { $amount }M.
event-went-broke =
    { $seat } cannot pay { $debt }M and is out of the game{ $cards_count ->
        [0] {""}
       *[other] ; the cards go under the stock: { $cards }
    }.
event-locked-up =
    { $seat } has reached { $years } years in prison and is out of the game{ $cards_count ->
        [0] {""}
       *[other] ; the cards go under the stock: { $cards }
    }.
event-game-ended =
    { $winners_count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the win.
    } Result in millions: { $scores }.

# What one may do; “letter” is what one types in the terminal

ask-roll-dice = Roll the dice
    .letter = t
ask-enter-circuit = Enter the outer circuit
    .letter = e
ask-stay-inside = Stay on the inner circuit
    .letter = i
ask-move-on = Move on
    .letter = g
ask-draw-card = Buy: draw a card
    .letter = c
ask-announce-price = Announce a price
    .letter = a
ask-doubt = Doubt
    .letter = d
ask-denounce = Denounce
    .letter = n
ask-let-pass = Let it pass
    .letter = p
ask-sell-card = Sell a card
    .letter = s
ask-sell-oil = Sell oil
    .letter = o
ask-declare-oil = Declare oil
    .letter = x
ask-hand-in = Give cards to the police
    .letter = h
ask-fly-to = Fly
    .letter = f
ask-pay-tax = Pay without arguing
    .letter = y
ask-try-luck = Chance the dice
    .letter = l
ask-report-player = Report someone
    .letter = w
ask-take-money = Take the millions
    .letter = v
ask-take-remission = Strike years off
    .letter = z
ask-sell-to-bank = Sell a card to the bank
    .letter = k
blank-price = The price announced, in millions
blank-card = The card
blank-cards = The cards
blank-square = The airport
blank-suspect = The suspect

# The options of the table

option-window = Time to doubt or denounce
option-window-seven-seconds = seven seconds
option-window-ten-seconds = ten seconds
option-window-unhurried = until everyone has answered
option-memory = Memory
option-memory-own = everyone remembers what they can
option-memory-open = the screen remembers what was shown
option-insolvency = When someone cannot pay
option-insolvency-strict = they are out
option-insolvency-relief = they may sell to the bank at half price
option-indemnity = Damages, in millions
option-goal = Goal, in millions
option-rounds = Rounds at most (0: no limit)

# Why the game is over

end-goal-reached = The target sum is there, and the record is clean.
end-last-left = Only one player is left in the game.
end-rounds-played = All the agreed rounds have been played.

# Where each result comes from

measure-money = { $number }M
line-cash = Cash in hand
line-years = { $count ->
    [one] Record: one year in prison
   *[other] Record: { $count } years in prison
}
line-floor = No result goes below zero
line-below-goal = Only one player reaches the goal
line-out = Out of the game
standing-goal = Goal reached, clean record
standing-out = Out of the game

# The chapters of the rules

chapter-ljc-table = At the table
chapter-ljc-board = Board and cards
chapter-ljc-start = Preparation
chapter-ljc-turn = The turn
chapter-ljc-stop = STOP squares
chapter-ljc-purchase = Buying
chapter-ljc-doubt = Doubting
chapter-ljc-sale = Selling
chapter-ljc-oil = Oil
chapter-ljc-customs = Customs
chapter-ljc-police = The police station
chapter-ljc-fees = Agios, taxes, levies and refunds
chapter-ljc-airport = Airports
chapter-ljc-check = Checks
chapter-ljc-informer = Flying checks
chapter-ljc-prison = The prison record
chapter-ljc-out = Elimination
chapter-ljc-end = The end of the game

# The board in the terminal

board-title =
    Round { $round }{ $rounds ->
        [0] {""}
       *[other] {""} of { $rounds }
    } — goal: { $goal }M — pot: { $pot }M — stock: { $stock }
board-player = Player
board-cash = Money
board-years = Prison
board-cards = Cards
board-where = Square
board-own-hand = Your hand
board-drawn = You drew
board-forced = You cannot afford the truth: this lie is forced on you, and allowed.
board-card = Card
board-price = Price
board-sells = Sells
board-risk = Risk
board-remission = Remission
board-fine = { $fine }M
board-sentence = { $fine }M, { $years } y
board-premium = premium { $premium }
board-pledged = declared
board-memory = Shown by { $player }: { $cards }.
board-debt = { $debtor }’s debt: { $amount }M
board-start = start
board-purchase = buy
board-refinery = refinery
board-airport = plane
board-stop = STOP
board-customs = customs
board-police = police
board-agios = agios
board-tax = tax
board-refund = refund
board-check = check
board-flying-check = flying
board-legend = Circled figures are the pawns; ▸ marks what you can choose, ★ what you may be able to sell on your next roll.

# What one might regret

caution-forced-lie = You have { $cash }M, and a card can cost { $price }M: you would then have to lie, and a doubt would put you out of the game.
caution-lie-ruins = If anyone doubts, you will owe { $price }M and you have only { $cash }M: you would be out of the game.
caution-tax-ruins = The dice may cost you { $price }M and you have only { $cash }M: you could be out of the game. Paying is safe.

# Standing answers

habit-let-pass = Never doubt or denounce
myself-roll-dice = Roll the dice myself
myself-move-on = Move on myself when I have nothing to sell

# Why: what bots say of their choices. “M”: millions

reason-outside-pays = I expect to make { $amount }M more outside than in town.
reason-town-pays = I expect to make { $amount }M more in town than outside.
reason-goods-for-outside =
    { $cards_in_hand ->
        [one] I’ve a card that sells better outside.
       *[other] I’ve { $cards_in_hand } cards that sell better outside.
    }
reason-goods-for-town = What I have sells very well in town.
reason-better-from-there = { $square }: business will be better from there.
reason-well-placed = I’m well placed here.
reason-nothing-to-sell = I’ve nothing left to sell: I need goods.
reason-bargain-likely = On average a card will bring me { $amount }M more than it costs.
reason-bargain-unlikely = The cards that are left are hardly worth their price.
reason-keeps-for-trouble = I have { $cash }M, and I’m keeping it for a rainy day.
reason-enough-to-sell = With { $cards_in_hand } cards in hand, I’ve quite enough to sell.
reason-goal-is-near = With { $cash }M I’m too near the goal to spend any more.
reason-can-buy = With { $cash }M, I can afford it.
reason-lie-saves = If they believe me, I save { $amount }M.
reason-lie-may-cost = I may be found out: a { $chances }% risk.
reason-truth-is-safe = { $price }M is the truth: I’ve nothing to fear.
reason-doubter-would-pay = Whoever doubts me will pay for me.
reason-cannot-afford-truth = It costs { $price }M and I don’t have that: I have to lie.
reason-hears-a-lie = { $player } is lying, I’m { $chances }% sure.
reason-bears-a-grudge = { $player } won’t get away with it.
reason-believes = I believe { $player }: a { $chances }% chance that it’s true.
reason-doubt-may-cost = A wrong doubt would cost me { $amount }M.
reason-too-good = { $price }M? Too good to be true, { $player }.
reason-trusts = Why would { $player } lie?
reason-sells-for = { $card } for { $amount }M: that’s a fair deal.
reason-reaches-goal = With that, I’ve won.
reason-may-buy-then = And after a sale, I may buy.
reason-sells-dearer = { $card } can go for { $amount }M: I’ll wait for better.
reason-nothing-sells-here = I’ve nothing that I care to sell here.
reason-dice-cost-less = On average the dice cost less than the tax.
reason-dice-could-ruin = The dice could ruin me: I’ll pay.
reason-dice-or-nothing = I can’t pay: let the dice decide.
reason-pays-in-peace = { $amount }M, and that’s the end of it.
reason-sells-oil = The refinery gives me { $amount }M for it.
reason-no-oil = I’ve no oil.
reason-premium-pays = The premium is { $amount }M, here and now.
reason-customs-may-come = But somebody may remember it at customs.
reason-premium-too-small = My oil isn’t worth the risk at customs.
reason-remembers-oil = { $player } declared oil, and I haven’t forgotten.
reason-remembers-no-oil = I don’t remember any oil of { $player }’s.
reason-clears-years =
    { $years ->
        [0] I may as well get rid of these cards.
        [one] One year of prison less.
       *[other] { $years } years of prison less.
    }
reason-gives-goods = I could have got { $amount }M for that.
reason-keeps-goods = My goods are worth more than a few years.
reason-clean-record = My record is clean: I’ve no business here.
reason-suspects = { $player } is carrying something illegal: a { $chances }% chance.
reason-suspects-nobody = I’m not sure of anybody, and being wrong would cost me years.
reason-saw-contraband = I saw { $player } with something illegal.
reason-takes-reward = { $amount }M for services rendered.
reason-least-missed = { $card } for { $amount }M: that’s what I’ll miss least.
reason-whim = Just a whim.

# What somebody advises, or might have done

deed-announce-price = Announce { $price } M
deed-sell-card = Sell { $card }
deed-sell-oil =
    { $cards_count ->
        [one] Sell one oil card
       *[other] Sell { $cards_count } oil cards
    }
deed-declare-oil =
    { $cards_count ->
        [0] Declare no oil
        [one] Declare one oil card
       *[other] Declare { $cards_count } oil cards
    }
deed-hand-in =
    { $cards_count ->
        [0] Hand nothing in to the police
       *[other] Hand in to the police: { $cards }
    }
deed-fly-to = Fly to { $square }
deed-report-player = Report { $suspect }
deed-sell-to-bank = Sell { $card } to the bank
