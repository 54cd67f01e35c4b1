# Richesses du Monde in English. The names of titles, productions, squares and cards come from the edition.

game-title = Richesses du Monde
game-pitch = Buy oil, wheat or gold in every corner of the globe, build trusts and claim your royalties in time: the last fortune standing wins.
game-score = Fortune
    .counts = money
money = €{ $number }
money-millions = €{ $number }M

# The log of the game

event-order-rolled = { $seat } rolls to see who starts: { $points }.
event-game-begun = { $seat } starts. Every purse holds { $cash }.
event-titles-dealt =
    { $titles_count ->
        [0] { $seat } gets no title.
        [1] { $seat } gets one title and pays { $price }: { $titles }.
       *[other] { $seat } gets { $titles_count } titles and pays { $price }: { $titles }.
    }
event-instalment-paid = The bank pays { $seat } an instalment of the starting cash: { $amount }.
event-round-begun = Round { $round }.
event-dice-rolled = { $seat } rolls the dice: white { $white }, red { $red }.
event-double-paid = A double! { $seat } pays the bank { $amount }.
event-pawn-moved = { $seat } stops on { $square }.
event-tour-completed =
    { $tours ->
        [1] { $seat } completes a first Tour of the World.
       *[other] { $seat } completes Tour of the World number { $tours }.
    }
event-square-rests =
    { $duel ->
        [1] { $square }: with two sides face to face, nothing happens here any more.
       *[0] { $square }: this square opens to { $seat } only after a first Tour du Monde.
    }
event-windfall-received = The bank gives { $seat } { $amount }.
event-news-read = { $seat } opens the newspaper: “{ $card }”.
event-news-gained = The news brings { $seat } { $amount }.
event-news-paid = The news costs { $seat } { $amount }.
event-gift-paid = { $giver } gives { $receiver } { $amount }.
event-claims-opened = { $product } plaque: anyone with 30% of the production may claim royalties from { $debtor }.
event-royalty-claimed = { $owner } claims { $amount } from { $debtor }.
event-royalty-waived = { $owner } lets { $debtor } off the royalties.
event-royalty-forgotten = Too late! { $owner } misses out on { $amount } in royalties.
event-royalty-paid = { $debtor } pays { $owner } { $amount } in royalties ({ $product }).
event-title-bought = { $seat } buys { $title } for { $price }.
event-joker-bought = { $seat } buys a Joker for { $price }.
event-joker-used = { $seat } hands a Joker back: nothing goes under the hammer.
event-nothing-to-auction = { $seat } has no titles to auction.
event-lots-wanted =
    { $count ->
        [1] { $seat } must auction one title.
       *[other] { $seat } must auction { $count } titles.
    }
event-lot-opened = { $seller } auctions the { $product } titles, from { $price } up.
event-bid-made = { $bidder } bids { $amount }.
event-stood-aside = { $seat } drops out of the bidding.
event-lot-sold = Sold! { $buyer } takes { $product } and pays { $seller } { $amount }.
event-lot-to-bank = No bid: the bank takes { $product } back and pays { $seller } { $amount }.
event-sale-opened =
    { $price_sign ->
        [0] { $seller } offers the { $product } titles to the highest bidder.
       *[1] { $seller } offers the { $product } titles and would like { $price }.
    }
event-price-offered = { $buyer } offers { $seller } { $amount } for the { $product } titles.
event-holding-sold = It’s a deal: { $seller } sells { $product } to { $buyer } for { $amount }.
event-holding-kept = { $seller } keeps the { $product } titles.
event-sale-lapsed = Too late! { $seller } keeps the { $product } titles and cannot put them up for sale again before landing on an Auction square.
event-exchange-proposed =
    { $balance_sign ->
        [1] { $proposer } offers { $partner } { $given_products } plus { $balance_size } for { $wanted_products }.
        [-1] { $proposer } offers { $partner } { $given_products } for { $wanted_products } and asks for { $balance_size } on top.
       *[0] { $proposer } offers { $partner } { $given_products } for { $wanted_products }.
    }
event-exchange-made =
    { $balance_sign ->
        [1] Exchange made: { $proposer } gives { $partner } { $given_products } and { $balance_size } for { $wanted_products }.
        [-1] Exchange made: { $proposer } gives { $partner } { $given_products } for { $wanted_products } and gets { $balance_size } on top.
       *[0] Exchange made: { $proposer } gives { $partner } { $given_products } for { $wanted_products }.
    }
event-exchange-dropped = Nothing comes of the exchange between { $proposer } and { $partner }.
event-association-proposed = { $proposer } proposes a partnership to { $partners }; the tax would be { $tax }.
event-association-agreed = { $seat } agrees to the partnership.
event-association-dropped = Nothing comes of the partnership { $proposer } proposed.
event-association-too-dear = Even together they cannot pay the tax of { $tax }: nothing comes of the partnership { $proposer } proposed.
event-associated = { $partners } become partners and pay a tax of { $tax }. { $seat }’s pawn stays in play.
event-purse-joined = Shared purse of { $seat }’s side: { $cash }.
event-decision-proposed = { $seat } puts a decision to the partners.
event-decision-dropped = The decision { $seat } proposed is dropped.
event-cash-wanted = { $debtor } owes { $amount } and does not have it: there is still a moment to sell.
event-went-bankrupt =
    Bankrupt! { $seat } cannot pay { $debt }. { $titles_count ->
        [0] No title goes back to the shelf.
        [1] One title goes back to the shelf: { $titles }.
       *[other] { $titles_count } titles go back to the shelf.
    }
event-bank-paid = The bank takes over the debt and pays { $creditor } { $amount }.
event-face-to-face = Only two sides are left: from now on the Auction and Joker squares are out of play.
event-bell-rung = The bell rings: this round is the last.
event-game-ended =
    { $winners_count ->
        [one] { $winners } wins the game.
       *[other] { $winners } win the game together.
    } Result: { $scores }.

# What one may do; “letter” is what one types in the terminal

ask-roll-dice = Roll the dice
    .letter = t
ask-claim-royalty = Claim royalties
    .letter = c
ask-waive-royalty = Waive them
    .letter = w
ask-settle-debt = Pay
    .letter = p
ask-buy-title = Acquire a title
    .letter = a
ask-buy-joker = Buy a Joker
    .letter = j
ask-stop-buying = Finish buying
    .letter = f
ask-put-up = Put up for auction
    .letter = u
ask-use-joker = Hand a Joker back
    .letter = h
ask-bid = Bid higher
    .letter = g
ask-stand-aside = Drop out
    .letter = s
ask-put-on-sale = List titles for sale
    .letter = l
ask-offer-price = Offer a price
    .letter = o
ask-sell = Yes, sell
    .letter = y
ask-keep = Keep the titles
    .letter = k
ask-propose-exchange = Propose an exchange
    .letter = x
ask-counter-offer = Make a counter-offer
    .letter = e
ask-propose-association = Propose a partnership
    .letter = i
ask-agree = It’s a deal
    .letter = d
ask-decline = No, thank you
    .letter = n
blank-title = Title
blank-product = Production
blank-price = Asking price (0: to the highest bidder)
blank-amount = Sum
blank-seller = To whom
blank-partner = With whom
blank-partners = With whom
blank-given-products = What you give
blank-wanted-products = What you want
blank-balance = Money you add (with a “-” in front, money you ask for)

# The options of the table

option-claims = Royalties
option-claims-on-request = to be claimed in time
option-claims-automatic = paid automatically
option-window = Time to claim and bid
option-window-seven-seconds = seven seconds
option-window-ten-seconds = ten seconds
option-window-unhurried = no limit
option-bankruptcy = Bankruptcy
option-bankruptcy-strict = at once
option-bankruptcy-rescue = after a moment to sell
option-partners = Decisions within a partnership
option-partners-spokesman = one partner speaks for all each turn
option-partners-any-partner = any partner
option-partners-all-agree = all must agree
option-lots = Lots put up for auction
option-lots-nearest = as close as possible to the red die
option-lots-free-choice = free choice
option-steel = Steel from China
option-steel-as-printed = 10%, as in the booklet
option-steel-fifteen = 15%
option-instalments = Starting cash in instalments
option-instalments-off = no
option-instalments-on = yes
option-quick = Quick game, titles dealt out
option-quick-off = no
option-quick-on = yes
option-conquest = Conquest of a continent
option-conquest-none = no, the whole world
option-conquest-africa = Africa
option-conquest-america = America
option-conquest-usa = the U.S.A.
option-conquest-europe = Europe
option-conquest-russia = Russia
option-conquest-asia = Asia
option-conquest-oceania = Oceania
option-rounds = Number of rounds (0: no limit)
option-minutes = Length in minutes (0: no limit)

# Why the game is over

end-last-side = Only one side is left standing.
end-rounds-played = All the agreed rounds have been played.
end-time-up = The agreed time is up.
end-two-bankruptcies = Two bankruptcies end the quick game.
end-conquered = The continent to conquer has no titles left to sell.

# Where each fortune comes from

measure-money = { $amount }
line-titles = { $count ->
    [0] No title
    [one] One title, at purchase price
   *[other] { $count } titles, at purchase price
}
line-conquered = { $count ->
    [0] No title on the continent
    [one] One title on the continent
   *[other] { $count } titles on the continent
}
line-cash = Cash in hand
standing-bankrupt = Bankrupt

# The chapters of the rules

chapter-rdm-table = At the table
chapter-rdm-cash = Cash
chapter-rdm-start = Preparation
chapter-rdm-titles = Titles
chapter-rdm-turn = The turn
chapter-rdm-royalties = Royalties
chapter-rdm-purchase = Buying titles
chapter-rdm-choice = The Choice squares
chapter-rdm-windfall = The €500,000 squares
chapter-rdm-news = News
chapter-rdm-joker = The Joker
chapter-rdm-auction = Auctions
chapter-rdm-trade = Transactions
chapter-rdm-sale = Free sales
chapter-rdm-exchange = Exchanges
chapter-rdm-association = Partnership
chapter-rdm-bankruptcy = Bankruptcy
chapter-rdm-duel = Two sides face to face
chapter-rdm-end = The end of the game

# The board in the terminal

board-title = Round { $round } — { $seat } to play
board-title-last = Round { $round }, the last — { $seat } to play
board-side = Players
board-square = Square
board-tours = Tours
board-jokers = Jokers
board-titles = Titles
board-worth = Titles worth
board-cash = Cash
board-fallen = bankrupt
board-secret = secret
board-percent = { $percent }%
board-ahead = Within reach of the dice: the square, its plaque, what it would cost you
board-purse = In cash: { $cash }.
board-stands-at-start = You are at the start, with { $cash } in cash.
board-stands = You are on { $square }, with { $cash } in cash.
board-stands-on-plaque = You are on { $square } ({ $plaque } plaque), with { $cash } in cash.
board-shelf =
    { $left ->
        [one] On the shelf: one more title at most
       *[other] On the shelf: up to { $left } titles
    }
board-title-of = Title
board-share = Share
board-price = Price
board-then = You would hold
board-yield = Pays
board-lots =
    { $wanted ->
        [one] Red die { $red }: one title to auction
       *[other] Red die { $red }: { $wanted } titles to auction
    }
board-product = Production
board-half = From
board-claims = { $product } royalties: { $debtor } has just arrived
board-claim = holds { $percent }% and is due { $amount }: { $said }
board-claim-open = to be claimed
board-claim-made = claimed
board-claim-waived = waived
board-claim-forgotten = too late
board-auction = Auction: { $seller }’s { $product } titles
board-sale = Free sale: { $seller }’s { $product } titles
board-lot =
    { $titles ->
        [one] One title, { $percent }% of the production, { $price } at the shelf.
       *[other] { $titles } titles, { $percent }% of the production, { $price } at the shelf.
    }
board-no-bid = No bid yet; the bank gives { $amount }.
board-no-offer = No offer yet.
board-leads = leads with { $amount }.
board-asked = Price wanted: { $price }.
board-would-hold = With this lot you would hold { $percent }%; every visit would pay { $amount }.
board-would-not-pay = With this lot you would hold { $percent }%; royalties begin at 30%.
board-later = Next to come: { $products }.
board-exchange = An exchange is proposed
board-gives = gives { $things }
board-then-hold = You would then hold: { $things }
board-association = A partnership is proposed: tax { $tax }
board-brings = brings titles worth { $price }
board-rescue = A moment to sell: { $debt } to pay
board-sell-first = Sell first if your cash falls short; otherwise you go bankrupt.
board-consent = { $seat } asks for your consent

# What one might regret

caution-bankruptcy =
    { $holdings ->
        [0] You are { $missing_cash } short: paying makes you bankrupt, and you are out of the game.
       *[other] You are { $missing_cash } short: paying now makes you bankrupt, and you are out of the game. Sell some titles first.
    }
caution-double =
    { $chances ->
        [1] You have { $cash } left. A double { $double } costs { $price } and would bankrupt you (1 chance in 36). You can sell before you roll.
       *[other] You have { $cash } left. From double { $double } ({ $price }) up, a double would bankrupt you ({ $chances } chances in 36). You can sell before you roll.
    }
caution-last-coins = You would have only { $left_cash } left: any double at all would bankrupt you.
caution-all-in = You have { $cash } in all. You would be left with less than { $price }: any double at all would bankrupt you.
caution-waiver = You give up { $amount } for good.
caution-hammer =
    { $titles ->
        [1] This title goes under the hammer at once, for good.
       *[other] That makes the number: { $titles } titles go under the hammer at once, for good.
    }
caution-association = A partnership is for good: everything you own is pooled, and the tax is { $tax }.
caution-association-proposed = A partnership is for good: if everyone agrees, everything you own is pooled and the tax is due at once.

# Standing answers

habit-claim-royalty = Always claim my royalties
habit-stand-aside = Never bid
myself-roll-dice = Roll the dice myself
myself-stop-buying = Leave a shelf myself when I can afford nothing
myself-settle-debt = Pay what I owe myself

# Why: what a bot says of its choices, as it would at the table

reason-collects = { $player } owes me { $amount }, and I claim it.
reason-doubles-royalties = { $product }: I double my royalties, { $amount } a visit.
reason-raises-royalties = { $product }: my royalties go up to { $amount } a visit.
reason-opens-royalties = { $product }: I begin to collect, { $amount } a visit.
reason-nears-royalties = { $product }: with { $percent }% I get ready for the next step.
reason-denies-rival = { $product }: so much less for { $player }.
reason-weakens-rival = { $product }: { $player } will have none left.
reason-keeps-from-rival = { $product }: I won’t let { $player } grab it.
reason-loses-royalties = { $product }: it costs me { $amount } a visit.
reason-parts-with = { $product }: I let it go, it doesn’t earn me anything yet.
reason-feeds-rival = { $product }: it helps { $player }.
reason-swaps-for-more = { $product }: my share goes up to { $percent }%.
reason-swaps-for-less = { $product }: my share drops to { $percent }%.
reason-would-swap = { $product }: I’d rather keep the share I have.
reason-would-be-useful = { $product }: I could have used it, though.
reason-keeps-holding = { $product }: I’m keeping that.
reason-would-feed-rival = { $product }: that would be a gift to { $player }.
reason-leaves-title = { $title }: I leave it, with regret.
reason-costs-cash = It costs me { $amount }.
reason-brings-cash = It puts { $amount } in my purse.
reason-saves-cash = I keep { $amount } in hand.
reason-forgoes-cash = I do without { $amount }.
reason-hopes-for-cash = I hope to get { $amount } for it.
reason-risks-ruin = After that, a { $chances }% risk that I can’t pay within two turns.
reason-wards-off-ruin = My risk of going bankrupt drops to { $chances }%.
reason-stays-safe = Otherwise, a { $chances }% risk of bankruptcy within two turns.
reason-cannot-afford = It would take { $amount }, and I don’t have that.
reason-nothing-to-trade = I see no deal worth making before I roll.
reason-rolls-into-danger = This roll may ruin me: a { $chances }% risk.
reason-must-raise-cash = I’m { $amount } short: I have to sell.
reason-cannot-pay = I’m { $amount } short, and nobody is buying any more.
reason-can-pay = I can pay: that leaves me { $cash }.
reason-joker-insures = A Joker will keep me from the hammer.
reason-joker-missed = A Joker would have been safer.
reason-joker-saves = The Joker saves my titles from the hammer: now is the time.
reason-stronger-together = { $player } and I together: a win worth sharing.
reason-against-leader = Alone, nobody will stop { $player } any more.
reason-better-alone = Without a partner, I keep the win to myself.
reason-objects-to-wish = It wouldn’t be good for our side.
reason-trusts-partner = It’s good for our side.
reason-most-for-price = { $title }: at { $price }, nothing here earns more.
reason-keeps-reserve = I don’t touch my last { $amount }.
reason-under-price = That’s still { $amount } below the printed price.
reason-over-price = That’s more than the printed price, { $price }.
reason-no-step = { $product }: it wouldn’t take me up a step.
reason-good-price = { $amount } is a good price.
reason-poor-price = { $amount } is not enough.
reason-worth-more = By the printed prices I gain { $amount }.
reason-worth-less = By the printed prices I lose { $amount }.
reason-least-useful = { $product }: I can do without that best.
reason-biggest-share = { $percent }% in one go: that’s the biggest piece!

# What somebody advises, or might have done

deed-buy-title = Buy { $title }
deed-put-up = Put { $product } under the hammer
deed-bid = Bid { $amount }
deed-put-on-sale = Put { $product } on sale
deed-offer-price = Offer { $seller } { $amount } for { $product }
deed-propose-exchange = Propose to { $partner }: { $given_products_count ->
        [0] nothing
       *[other] { $given_products }
    } for { $wanted_products_count ->
        [0] nothing
       *[other] { $wanted_products }
    }{ $balance_sign ->
        [0] { "" }
        [1] , with { $balance_size } on top from you
       *[other] , with { $balance_size } on top for you
    }
deed-counter-offer = Propose instead: { $given_products_count ->
        [0] nothing
       *[other] { $given_products }
    } for { $wanted_products_count ->
        [0] nothing
       *[other] { $wanted_products }
    }{ $balance_sign ->
        [0] { "" }
        [1] , with { $balance_size } on top from you
       *[other] , with { $balance_size } on top for you
    }
deed-propose-association = Invite { $partners } into an association
