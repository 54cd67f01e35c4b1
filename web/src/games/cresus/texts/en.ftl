# Crésus on the page. Log, actions and endings come from the game; names from the edition.

cre-name = Crésus
cre-my-table = My table
cre-bank = the bank
cre-over = The game is over.
cre-calm = Waiting for what comes next.
cre-skip = Skip
ask-offer-desk = Offers
    .letter = o

# The round and its phases

cre-round = Round
cre-phases = The six phases of a round
cre-phase-expert = Expert
cre-phase-choice = Market
cre-phase-fortune = Crésus card
cre-phase-purchase = Purchase
cre-phase-sale = Sale
cre-phase-signs = Signs
cre-experts-pile = Expert cards to come
cre-fortunes-pile = Crésus cards to come
cre-expert = Expert

# Markets

cre-markets = The six markets, London first, then clockwise
cre-market-words =
    { $cards ->
        [0] { $market }: no cards left
        [1] { $market }: one card in the pile
       *[other] { $market }: { $cards } cards in the pile
    }
cre-market-closed = closed by a Pirate this round
cre-market-players = pawns: { $players }
cre-market-shown = turned up: { $shares }
cre-market-tip = you know what’s coming: { $shares }
cre-market-known = seen by { $players }’s analyst
cre-market-sheet = { $market } shares
cre-market-sheet-why =
    { $cards ->
        [0] The pile is empty.
        [1] There is one card in the pile.
       *[other] There are { $cards } cards in the pile.
    }
cre-closed = closed
cre-tip = The next cards, seen by you alone
cre-tip-next = next card
cre-turned-up = turned up
cre-in-pile = in the pile
cre-share-words =
    { $throws ->
        [1] { $share } at { $price }, one roll
       *[other] { $share } at { $price }, { $throws } rolls
    }
cre-share-title =
    { $throws ->
        [1] { $share } · { $market } · { $sector } · { $price }M · 1 roll
       *[other] { $share } · { $market } · { $sector } · { $price }M · { $throws } rolls
    }
cre-throws =
    { $count ->
        [1] one roll
       *[other] { $count } rolls
    }
cre-throws-left =
    { $count ->
        [0] no roll left
        [1] roll left
       *[other] rolls left
    }

# Sale table and odds

cre-alike =
    { $count ->
        [1] all different
       *[other] { $count } alike
    }
cre-alike-head = Faces alike
cre-alike-now =
    { $count ->
        [1] Six different colours:
       *[other] { $count } alike:
    }
cre-price = Price
cre-unit = millions
cre-mean = average
cre-mean-of = { $amount } on average
cre-worth = Average sale
cre-worth-four = { $chance } chance of four alike or better
cre-odds-before = Odds
cre-odds-chosen =
    { $count ->
        [0] Roll all
        [1] Your choice
       *[other] Your choice
    }
cre-odds-best =
    { $count ->
        [0] Best: roll all
        [1] Best: keep 1
       *[other] Best: keep { $count }
    }
cre-odds-take = Best: stop here

# Sealed bids

cre-bids = Sealed auction
cre-bids-again = A tie: second auction
cre-bid = Your bid
cre-bid-secret = Your bid, under your hand
cre-bid-none = Nothing
cre-bid-clear = Clear
cre-bid-left = Cash { $cash } · { $left } left after this
cre-bid-sealed = Sealed. Waiting for the others.
cre-notes = Banknotes
cre-note = Add { $amount }
cre-less = Less
cre-more = More
cre-sealing = Who has decided
cre-sealed = has sealed a bid
cre-thinking = is thinking
cre-bonus-if = If you win it, sector bonus: +{ $amount }
cre-bonus-now = Sector bonus: +{ $amount }
cre-bonus-title =
    { $count ->
        [1] 1st share of the sector: { $amount }
        [2] 2nd share of the sector: { $amount }
        [3] 3rd share of the sector: { $amount }
       *[other] { $count }th share of the sector: { $amount }
    }
cre-tie = A tie
cre-tie-at = { $thing }: a tie at { $amount }
cre-tie-why = Your expert can settle it: you win at this price. Otherwise those who are tied bid once more.
cre-tie-why-last = Your expert can settle it: you win at this price. Otherwise this second tie voids the sale.
cre-tie-why-next = Your expert can settle it: you win at this price. Otherwise { $player }’s expert may.
cre-tie-thinks = could have an expert settle it…
cre-use = Use “{ $expert }”

# Choice of a market

cre-choice = The secret die
cre-choice-mine = Where will you go?
cre-choice-wait = Everyone is choosing a market
cre-choice-none = Choose a side
cre-choice-pick = Choose a market
cre-choice-here = you are here
cre-choice-sealed = Your die is hidden under your hand. Waiting for the others.

# Purchase

cre-buy = Buying in { $market }
cre-buy-mine = No rivals: { $cash } in cash
cre-buy-other = No rivals: { $player } is choosing
cre-buy-do = Buy { $amount }
cre-buy-half = Half price: { $amount }
cre-too-dear = Too expensive: { $amount }
cre-entry = Buying in { $market }
cre-entry-title = Who wants this share?
cre-entry-why = On your own, you pay { $price }; with others, it goes to a sealed auction.
cre-entry-why-poor = On your own, you couldn’t pay { $price }: it would go under its pile. With others, it goes to a sealed auction.
cre-entry-in = You’re in. Waiting for the others.
cre-entry-out = You leave this share to the others.

# Sale

cre-sale = Selling in { $market }
cre-sale-mine = What are you selling?
cre-sale-other = { $player } may sell
cre-sell-which = Your shares
cre-sell-pick = Choose a share to see its odds.
cre-sell-pick-short = Choose a share
cre-premium-in = including a premium of { $amount } away from home
cre-premium-none = On its own market: no premium.
cre-premium-short = { $amount } away
cre-premium-title = Premium for selling away from the share’s own market
cre-dice = Sale by dice · { $market }
cre-dice-other = { $player } sells { $share }
cre-dice-group = The six dice: those you keep are not rolled again
cre-die = { $colour }: keep
cre-die-place = Die { $place }, { $colour }
cre-keep-best = Keep the best
cre-keep-take = Rolling again would bring no more on average.
cre-throw-none = Free a die to roll again
cre-turn-die = Turn a die…
cre-turn-which = This die
cre-turn-to = to
cre-turn-do = Turn this die

# Signs of wealth

cre-ladder = The stairway of signs of wealth
cre-floor = Start
cre-floor-label =
    { $count ->
        [0] Start
       *[other] Start: { $players }
    }
cre-rung-label =
    { $count ->
        [0] { $sign }, { $price }
       *[other] { $sign }, { $price }: { $players }
    }
cre-climb = Signs of wealth
cre-climb-mine = How many steps? { $cash } in cash
cre-climb-wait = Everyone is deciding whether to climb
cre-climb-none = Buy nothing
cre-climb-left = { $left } left
cre-climb-short = { $amount } short
cre-climb-pick = Choose first
cre-climb-sealed =
    { $count ->
        [0] You do not climb this round. Waiting for the others.
        [1] One sign ordered and sealed. Waiting for the others.
       *[other] { $count } signs ordered and sealed. Waiting for the others.
    }
cre-sell-sign = Give back { $sign }: +{ $amount }
cre-sign-why = You paid { $price }. The bank takes it back at half price, and you would have to buy it again to climb higher.

# Debts

cre-debt-face = A sum to pay
cre-debt-raise = Money needed
cre-debt-mine = You owe { $amount } to { $creditor }
cre-debt-other = { $player } owes { $amount } to { $creditor }
cre-debt-shield = This card lets you off the payment, once.
cre-debt-shield-other = { $player } has a card that lets them off, and is thinking.
cre-debt-missing = { $cash } in cash: { $missing } short. Sell shares by dice, or give signs back at half price.

# Offers between players

cre-desk = Offer desk
cre-desk-closed = Not now.
cre-way-swap = Swap
cre-way-buy = Buy
cre-way-sign = Give a sign back
cre-swap-why = Offer shares to one or more players. Each answers with shares of their own, and cash on top if they like; you choose.
cre-swap-mine = You would give
cre-swap-to = To whom?
cre-swap-what = Choose at least one of your shares.
cre-swap-whom = Choose at least one player.
cre-swap-do =
    { $players ->
        [0] Make the offer
        [1] Offer to one player
       *[other] Offer to { $players } players
    }
cre-shares-count =
    { $count ->
        [0] no share
        [1] 1 share
       *[other] { $count } shares
    }
cre-offer-why = Offer cash for shares of one or more players, who accept or not. No sector bonus between players.
cre-offer-which = { $player }’s shares
cre-offer-price = You offer (list price { $listed })
cre-offer-do = Offer { $amount } to { $sellers }
cre-offer-none = Offer { $amount }
cre-offer-each = The sum is offered to each player for their own; only one will sell.
cre-offer-change = Change something about this offer.
cre-offer-pick = Choose at least one share.
cre-offers-shares = offers
cre-would-give = would give
cre-gives = gives
cre-pays = pays
cre-call = Swap offered
cre-call-mine = Your shares are on offer
cre-call-other = { $player } offers a swap
cre-call-answer = You would give in return
cre-call-add = and you would add
cre-call-accept = Swap with { $player }
cre-call-pick = Choose your shares
cre-call-thinking =
    { $count ->
        [1] is thinking…
       *[other] are thinking…
    }
cre-talk = Offer to buy
cre-talk-mine = { $buyer } wants to buy from you
cre-talk-other = { $buyer } wants to buy from { $sellers }
cre-talk-choose = Who will you buy from?
cre-talk-accept = Buy from { $player }
cre-would-sell = would sell
cre-sells-not = won’t sell

# Buttons

cre-do-seal = Seal { $amount }
cre-do-seal-none = Bid nothing
cre-do-choose = Seal { $market }
cre-do-consult = See two { $market } cards
cre-do-sell = Sell { $share }
cre-do-throw =
    { $count ->
        [1] Roll 1 die
       *[other] Roll { $count } dice
    }
cre-do-take = Take { $amount }
cre-do-climb =
    { $count ->
        [1] Buy 1 sign: { $amount }
       *[other] Buy { $count } signs: { $amount }
    }
cre-do-climb-none = Don’t climb
cre-do-buy-none = Buy nothing
cre-do-buy-stop = Leave the last one
cre-do-enter-auction = Take part
cre-do-stay-out = Leave it
cre-do-stop-selling = Stop selling
cre-do-repay-loan = Repay the loan
cre-do-pay = Pay { $amount }
cre-do-propose =
    { $count ->
        [1] Propose 1 share
       *[other] Propose { $count } shares
    }
cre-do-agree = Accept { $amount }
cre-do-decline = Refuse
cre-do-decline-all = Refuse all
cre-do-keep-expert = Keep the expert

# What has just happened

cre-show-won = { $player } wins for { $amount }
cre-show-broken = A tie! { $player }’s expert settles it
cre-show-tied = A tie! Those who tied bid again
cre-show-asked = A tie! An expert may settle it
cre-show-nobody = Nobody wins it
cre-show-markets = The dice are revealed
cre-show-barred = stays: no buying
cre-show-kept = to keep
cre-show-nothing = No effect
cre-show-sells = sells
cre-show-pirate = { $market } is closed this round: nothing is bought or sold.
cre-show-signs = Going up!
cre-show-island =
    { $count ->
        [1] { $players } buys the paradise island!
       *[other] { $players } buy the paradise island!
    }
cre-show-bonus = Sector bonus: { $amount }
cre-recap-pirate = { $market } is closed this round
cre-recap-card = { $card }: { $effects }
cre-recap-bids = Bids: { $bids }
cre-recap-sold = { $player } sold { $share }: { $amount }
cre-recap-bought = { $player } buys { $share }: { $amount }
cre-recap-swap = Swap between { $one } and { $other }
cre-recap-traded = { $buyer } buys from { $seller } for { $amount }
cre-recap-loan = The bank lends { $player } { $amount }
cre-recap-signs = Moved up: { $players }
cre-fortune-gain = Each player in this market gets { $amount }.
cre-fortune-loss = Each player in this market pays { $amount }.
cre-fortune-per-share = { $amount } for each { $sector } share held.
cre-fortune-levy = Pay { $amount } for each { $sector } share held.
cre-fortune-tournament = Everyone rolls: { $amount } to the best.
cre-fortune-birthday = The other players give you { $amount } each.

# The hand

cre-portfolio = { $player }’s portfolio
cre-whose = Whose portfolio?
cre-cash-mine = in cash
cre-keepsakes = Experts and cards kept
cre-sector-words =
    { $count ->
        [0] { $sector }: no share; next bonus { $next }; premium away from home { $premium }
        [1] { $sector }: one share; next bonus { $next }; premium away from home { $premium }
       *[other] { $sector }: { $count } shares; next bonus { $next }; premium away from home { $premium }
    }
cre-fact-cash = cash
cre-fact-signs = signs
cre-fact-shares = shares
cre-fact-helpers = cards kept
cre-fact-loan = loan { $amount }

# The board in sentences

cre-text-round = Round { $round } of { $rounds }, phase: { $phase }.
cre-text-piles = Cards to come: { $experts } Expert, { $fortunes } Crésus.
cre-text-bids = Sealed auction for { $thing }, between { $players }.
cre-text-dice =
    { $left ->
        [0] { $player } sells { $share }. Dice: { $colours }. Price: { $amount }.
        [1] { $player } sells { $share }. Dice: { $colours }. Price: { $amount }, one roll left.
       *[other] { $player } sells { $share }. Dice: { $colours }. Price: { $amount }, { $left } rolls left.
    }
cre-text-call = { $player } offers a swap: { $shares }.
cre-text-talk = { $buyer } offers { $amount } to { $sellers } for { $shares }.
cre-text-debt = { $player } must pay { $amount }.
cre-text-seat = { $player }: { $cash } in cash
cre-text-sign =
    { $count ->
        [1] one sign, { $sign }
       *[other] { $count } signs, the last one { $sign }
    }
cre-text-shares = shares: { $shares }
cre-text-experts = experts: { $experts }
cre-text-cards = cards kept: { $cards }

# Why a purse or a score changes

cause-expert-hired = hires { $expert }
cause-share-bought = { $share }
cause-share-sold = sale of { $share }
cause-fortune-paid = Crésus card
cause-fortune-gained = Crésus card
cause-loan-repaid = loan repaid
cause-loan-granted = bank loan
cause-signs-bought = signs of wealth
cause-tournament-won = tournament
cause-bonus-paid = { $sector } bonus
cause-sign-sold = { $sign }, at half price
cause-gift-paid = gift
cause-exchange-made = share swap
cause-shares-traded = { $wanted_shares }
