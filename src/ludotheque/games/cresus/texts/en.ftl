# Crésus in English. Names of markets, shares, experts, cards and signs come from the edition.

game-title = Crésus
game-pitch = Bid in secret, guess where the others will go, sell on a roll of the dice: the first fortune to buy the paradise island wins.
game-score = Signs
    .counts = signs
money = { $number }M

# The log of the game

event-game-begun = The game starts with { $cash } in every purse.
event-round-begun = Round { $round }.
event-pirate-struck = Hacker alert! { $expert } closes the { $market } market for this round.
event-expert-offered = { $expert } is looking for work: everyone seals a bid.
event-bid-sealed = { $seat } seals a bid.
event-bids-revealed = { $bidders } reveal their bids: { $amounts }, in that order.
event-bids-tied = A tie at { $amount }: { $bidders } bid again.
event-tie-broken = { $expert } breaks the tie in favour of { $seat }.
event-expert-hired = { $seat } hires { $expert } for { $amount }.
event-expert-gone = Nobody hires { $expert }, who leaves the game.
event-analyst-consulted = { $seat } has the { $market } pile looked into.
event-tip-given =
    { $shares_count ->
        [0] The { $market } pile is empty.
        [1] One card is left in { $market }: { $shares }.
       *[other] The next two cards in { $market }: { $shares }.
    }
event-market-sealed = { $seat } has chosen a market.
event-markets-revealed = The dice are revealed.
event-pawn-moved = { $seat } goes to { $market }.
event-barred-from-buying = { $seat } stays in { $market } and cannot buy anything there this round.
event-fortune-drawn = Crésus card in { $market }: “{ $card }”.
event-fortune-gained = { $seat } gets { $amount } from the bank.
event-fortune-paid = { $seat } pays { $amount } to the bank.
event-gift-paid = { $giver } gives { $amount } to { $receiver }.
event-card-kept = { $seat } keeps the card “{ $card }” for later.
event-card-used =
    { $amount_sign ->
        [0] { $seat } uses the card “{ $card }”.
       *[1] { $receivers_count ->
            [0] { $seat } uses the card “{ $card }” and need not pay the bank { $amount }.
           *[1] { $seat } uses the card “{ $card }” and need not pay { $receivers } { $amount }.
        }
    }
event-tournament-thrown =
    { $seat } rolls the dice: { $colours }. { $alike ->
        [one] No two alike.
       *[other] { $alike } alike.
    }
event-tournament-won = { $seat } wins the tournament and gets { $amount }.
event-shares-shown = For sale in { $market }: { $shares }.
event-auction-called = { $share } is up for auction: who enters?
event-entry-sealed = { $seat } has decided whether to enter.
event-entries-revealed =
    { $bidders_count ->
        [0] Nobody enters the auction for { $share }.
        [1] A single entry for the auction of { $share }: { $bidders }.
       *[other] { $bidders } enter the auction for { $share }.
    }
event-share-bought = { $seat } buys { $share } for { $amount }.
event-expert-used = { $expert } steps in for { $seat }.
event-bonus-paid = { $sector } sector bonus: { $amount } for { $seat }.
event-share-unsold = { $share } goes back under its pile.
event-sale-begun = { $seat } puts { $share } up for sale.
event-dice-thrown =
    { $seat } rolls the dice: { $colours }.{ $left ->
        [0] {""}
        [1] {" "}One more roll is possible.
       *[other] {" "}{ $left } more rolls are possible.
    }
event-die-turned = { $expert } turns a die for { $seat }: { $colours }.
event-share-sold =
    { $seat } sells { $share } for { $amount } ({ $alike ->
        [one] no two alike
       *[other] { $alike } alike
    }){ $premium ->
        [0] .
       *[other] , plus a premium of { $premium }M for selling away from its own market.
    }
event-exchange-called = { $proposer } proposes a swap to { $partners }: { $given_shares }, but for what?
event-shares-proposed =
    { $amount_sign ->
        [0] { $partner } proposes { $offered_shares }.
       *[1] { $partner } proposes { $offered_shares } and { $amount }.
    }
event-proposal-declined = { $partner } proposes nothing.
event-exchange-made =
    { $amount_sign ->
        [0] Swap agreed: { $proposer } gives { $given_shares } to { $partner } for { $offered_shares }.
       *[1] Swap agreed: { $proposer } gives { $given_shares } to { $partner } for { $offered_shares } and { $amount }.
    }
event-exchange-dropped = The swap { $proposer } proposed does not go ahead.
event-purchase-offered =
    { $sellers_count ->
        [1] { $buyer } offers { $sellers } { $amount } for { $wanted_shares }.
       *[other] { $buyer } offers { $amount } to { $sellers }, to each for their own: { $wanted_shares }.
    }
event-sale-agreed = { $seat } is willing to sell.
event-sale-declined = { $seat } does not sell.
event-shares-traded = Done deal: { $seller } sells { $wanted_shares } to { $buyer } for { $amount }.
event-offer-dropped = Nothing comes of { $buyer }’s offer.
event-money-wanted = { $debtor } owes { $amount } and does not have it: something must be sold.
event-sign-sold = { $seat } sells back a sign of wealth, “{ $sign }”, for { $amount }.
event-loan-granted = Total bankruptcy! The bank lends { $amount } to { $seat }.
event-debt-written-off = { $seat } has nothing left: a debt of { $amount } is written off.
event-loan-repaid = { $seat } repays the loan of { $amount }.
event-signs-sealed = { $seat } has decided about signs of wealth.
event-signs-bought =
    { $signs_count ->
        [1] { $seat } buys a sign of wealth for { $amount }: { $signs }.
       *[other] { $seat } buys { $signs_count } signs of wealth for { $amount }: { $signs }.
    }
event-island-bought = { $seat } buys the paradise island!
event-game-ended =
    { $winners_count ->
        [one] { $winners } wins the game.
       *[other] { $winners } win the game together.
    } Signs of wealth: { $scores }.

# What may be done; “letter” is what one types in the terminal

ask-seal-bid = Seal a bid
    .letter = s
ask-choose-market = Choose a market
    .letter = c
ask-consult-analyst = Ask the analyst
    .letter = y
ask-enter-auction = Enter the auction
    .letter = e
ask-stay-out = Stay out
    .letter = o
ask-buy-share = Buy a share
    .letter = u
ask-buy-at-half = Buy at half price
    .letter = h
ask-stop-buying = Finish buying
    .letter = f
ask-sell-share = Sell a share
    .letter = l
ask-stop-selling = Keep the rest
    .letter = k
ask-throw-again = Roll dice again
    .letter = t
ask-take-price = Take the price
    .letter = i
ask-use-expert = Use an expert
    .letter = x
ask-use-card = Use a kept card
    .letter = j
ask-turn-die = Turn a die
    .letter = d
ask-pay = Pay
    .letter = p
ask-sell-sign = Sell back the dearest sign
    .letter = ss
ask-repay-loan = Repay the loan
    .letter = rl
ask-buy-signs = Buy signs of wealth
    .letter = g
ask-call-exchange = Propose a swap
    .letter = w
ask-propose-shares = Propose shares
    .letter = ps
ask-accept-proposal = Accept a proposal
    .letter = ok
ask-offer-to-buy = Offer to buy
    .letter = ob
ask-agree = Agree
    .letter = a
ask-decline = No, thank you
    .letter = n
blank-amount = The sum
blank-market = The market
blank-share = The share
blank-expert = The expert
blank-card = The card
blank-die = The die
blank-colour = The colour
blank-kept-dice = The dice you keep (none: you roll them all)
blank-signs = How many signs
blank-partner = With whom
blank-partners = With whom
blank-given-shares = What you give
blank-offered-shares = What you would give
blank-wanted-shares = What you want

# Options of the table

option-sales = Sales per player and round (0: no limit)
option-window = Time to answer an offer
option-window-thirty-seconds = thirty seconds
option-window-unhurried = no limit

# Why the game is over

end-island = The paradise island has been bought.
end-last-expert = There are no Expert cards left; if signs are level, cash decides.

# Where each place comes from

measure-signs = { $count ->
    [one] { $number } sign
   *[other] { $number } signs
}
measure-money = { $amount }
line-rungs = Signs of wealth
line-island = The paradise island
line-cash = Cash in hand
line-loan = Loan not repaid
standing-island = Bought the island

# The chapters of the rules

chapter-cre-table = At the table
chapter-cre-start = Setting up
chapter-cre-round = The round
chapter-cre-expert = Experts
chapter-cre-sealed = Sealed bids
chapter-cre-choice = Choosing a market
chapter-cre-fortune = Crésus cards
chapter-cre-purchase = Buying shares
chapter-cre-sale = Selling shares
chapter-cre-offers = Offers between players
chapter-cre-debt = Running out of money
chapter-cre-signs = Signs of wealth
chapter-cre-end = The end of the game

# The board in the terminal

board-title = Round { $round } of { $rounds } — { $phase }
board-phase-expert = an expert
board-phase-choice = the choice of a market
board-phase-fortune = the Crésus cards
board-phase-purchase = purchases
board-phase-sale = sales
board-phase-signs = signs of wealth
board-phase-over = the end
board-market = Market
board-pile = Pile
board-pawns = Pawns
board-news = What is known
board-closed = closed by a Pirate
board-stay = you are here: no buying
board-tip = coming up: { $shares }
board-known = seen by { $players }’s analyst
board-player = Player
board-cash = Cash
board-signs = Signs
board-helpers = Experts and cards
board-owes = { $cash } (loan: { $amount })
board-share = Share
board-sector = Sector
board-home = Market
board-price = Price
board-throws = Rolls
board-pays = For 1 to 6 alike
board-bonus = Bonus
board-premium = Premium
board-on-sale = Turned up on the markets
board-portfolio = Your portfolio
board-bidding = Sealed bids: { $lot }
board-again = Second auction: another tie would call off the sale.
board-tied = A tie at { $amount }: your expert can break it.
board-sealed = has sealed a bid
board-thinks = is still thinking
board-entering = Who enters the auction: { $share }?
board-decided = has decided
board-purse = Cash: { $cash }.
board-selling = For sale: { $share }
board-alike =
    { $alike ->
        [one] No two alike
       *[other] { $alike } alike
    }: { $price }{ $premium ->
        [0] .
       *[other] , plus a premium of { $premium }M.
    }
board-left =
    { $left ->
        [0] No roll left.
        [one] One more roll.
       *[other] { $left } more rolls.
    }
board-exchange = { $proposer } proposes a swap: { $shares }
board-would-give =
    { $amount_sign ->
        [0] would give { $shares }
       *[1] would give { $shares } and { $amount }
    }
board-offer = { $buyer } offers { $amount }
board-would-sell = is willing to sell
board-debt = { $amount } to pay
board-debt-shield = A card you kept can let you off.
board-debt-sell = Sell shares or a sign until you have enough.
board-ladder = The next signs of wealth
board-sign = { $sign }: { $price }
board-loan-first = Your loan of { $amount } must be repaid first.

# What one might regret

caution-all-in = That is all you have: { $cash }. You will have nothing left.
caution-half-price = The bank gives you only { $amount } back: you paid { $price }.

# Standing answers

habit-stay-out = Never enter an auction
habit-decline = Always turn down other players’ offers
myself-stop-buying = Leave a market myself when I can’t afford anything

# Why: what a bot says of its choices, as it would at the table

reason-worth-to-me = { $share } is worth { $amount } to me.
reason-likely-to-win = With that bid I have a { $chances }% chance of getting it.
reason-expert-helps = { $expert } should bring me about { $amount }.
reason-expert-useless = { $expert } wouldn’t get me far.
reason-tries-its-luck = { $expert } may come in handy: I’ll risk a small bid.
reason-breaks-tie = The tie goes my way: now is the time.
reason-cards-promise = { $market }: the cards to be turned up promise { $amount }.
reason-sells-well-there = { $market }: my shares sell for { $amount } more there.
reason-may-be-crowded = I may have company there: a { $chances }% risk.
reason-goes-anywhere = { $market }: why not?
reason-asks-analyst = { $market }: better to know what the pile hides.
reason-bargain = { $share }: at list price I gain { $amount }.
reason-half-price = { $share } at half price: { $amount } saved.
reason-nothing-worth-buying = Nothing here is worth its price, or my purse can’t stretch to it.
reason-saves-for-island = I need { $amount } for the island: no more buying.
reason-worth-entering = { $share } is worth bidding for.
reason-not-worth-entering = { $share }: at that price, let the others fight over it.
reason-sells-now = { $share }: no point in waiting, the dice may bring { $amount }.
reason-needs-cash = I’m { $amount } short for what comes next: I sell.
reason-sells-too-soon = { $share } might have brought more, with patience.
reason-keeps-shares = I keep my shares: later they’ll bring { $amount } more.
reason-wants-share = { $share } is worth more with me than with { $player }.
reason-throws-on = I throw again: I hope for { $amount }.
reason-takes-price = { $amount }: I’ll take it.
reason-uses-help = A helping hand, and now is when it helps most.
reason-doubles-premium = The premium doubles here: { $amount } more.
reason-reaches-island = The island is mine!
reason-climbs =
    { $count ->
        [one] One more sign, and the island is nearer.
       *[other] { $count } signs at once, and the island is nearer.
    }
reason-keeps-capital = I keep my { $cash }: they’ll work better in shares.
reason-cannot-climb = Not enough to go up a rung.
reason-repays-loan = I give the bank its { $amount } back: done.
reason-small-payment = For { $amount } I pay; my card will do more good later.
reason-lets-itself-off = My card saves me { $amount }.
reason-must-sell-share = I have to pay: I sell { $share }, which I can do without best.
reason-must-sell-sign = I have to pay, and all I can give back is a sign.
reason-gains-by-deal = With { $player } I gain { $amount }.
reason-loses-by-deal = With { $player } I would lose { $amount }.
reason-hardly-gains = { $player } isn’t offering enough to tempt me.
reason-helps-too-much = The deal would mostly help { $player }.
reason-nothing-to-swap = I have nothing to give { $player } in exchange.
reason-no-good-answer = None of the answers suits me.
reason-no-trade = I don’t do swaps.

# What somebody advises, or might have done

deed-seal-bid =
    { $amount_sign ->
        [0] Bid nothing
       *[other] Bid { $amount }
    }
deed-choose-market = Go to { $market }
deed-consult-analyst = Ask the analyst about { $market }
deed-buy-share = Buy { $share }
deed-buy-at-half = Buy { $share } at half price
deed-sell-share = Sell { $share }
deed-throw-again =
    { $kept_dice_count ->
        [0] Throw all the dice again
        [one] Throw again, keeping one die
       *[other] Throw again, keeping { $kept_dice_count } dice
    }
deed-use-expert = Use { $expert }
deed-use-card = Play { $card }
deed-turn-die = Turn a die to { $colour }
deed-buy-signs =
    { $signs ->
        [one] Treat yourself to a sign of wealth
       *[other] Treat yourself to { $signs } signs of wealth
    }
deed-call-exchange = Offer { $given_shares } to { $partners }
deed-propose-shares =
    { $offered_shares_count ->
        [0] Offer { $amount }
       *[other] { $amount_sign ->
            [0] Offer { $offered_shares }
           *[other] Offer { $offered_shares } and { $amount }
        }
    }
deed-accept-proposal = Accept what { $partner } offers
deed-offer-to-buy = Offer { $amount } for { $wanted_shares }
