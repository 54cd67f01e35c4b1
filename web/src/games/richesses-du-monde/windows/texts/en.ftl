# The windows of Richesses du Monde: what only the page says

rdm-you = (you)
rdm-percent-from = from { $percent }%
rdm-becomes = becomes
rdm-millions = €M
rdm-titles = { $titles ->
        [one] one title
       *[other] { $titles } titles
    }
rdm-pays = { $amount } a visit
rdm-pays-nothing = pays nothing yet
rdm-my-cash = Cash: { $amount }
rdm-agree = Accept
rdm-decline = Decline
rdm-pay = Pay { $amount }
rdm-less-money = { $amount } less
rdm-more-money = { $amount } more

# Royalties

rdm-claims = Royalties: { $product }
rdm-claims-mine = You are on “{ $square }”
rdm-claims-of = { $debtor } on “{ $square }”
rdm-claims-owners = Who may claim
rdm-claims-done = Noted: { $debtor } owes you { $amount }.
rdm-claims-waiting = Waiting for { $owners }.
rdm-claims-paying = All answers are in: you pay.
rdm-claims-pays = All answers are in: { $debtor } is about to pay.
rdm-claims-may-sell = You can still sell at the trade desk before you pay.
rdm-claim-claimed = claimed
rdm-claim-waived = lets it go
rdm-claim-forgotten = too late
rdm-claim-silent = says nothing
rdm-claim-do = Claim { $amount }
rdm-claim-why = Nobody claims for you: once time is up, the money is lost.
rdm-claim-waive = Let them off

# Auctions and sales

rdm-auction = Auction
rdm-sale = Free sale
rdm-lot-mine = { $product }: your lot
rdm-lot-of = { $product }, seller: { $seller }
rdm-lot-opening = Starting price
rdm-lot-highest = Highest bid
rdm-lot-leading = You have the highest bid: if nobody goes higher, the lot is yours.
rdm-lot-selling = You are selling: the others bid.
rdm-lot-open-to = Can still go higher: { $sides }.
rdm-lot-makes = With this lot you go from
rdm-lot-leaves = Without this lot you go from
rdm-lot-later = Then: { $products }
rdm-sale-no-offer = No offer yet
rdm-sale-highest = Highest offer
rdm-sale-asked = Asking price: { $amount }
rdm-sale-seller-decides = It is up to { $seller } to say yes or no.
rdm-sale-sell = Sell for { $amount }
rdm-sale-keep = Keep
rdm-sale-silence = If you say nothing, you keep your titles.
rdm-bid = Bid
rdm-bid-all = All in
rdm-bid-quick = Quick bids
rdm-bid-amount = Your bid
rdm-bid-aside = Drop out
rdm-bid-history = Earlier bids
rdm-room = In the saleroom
rdm-room-leads = leads
rdm-room-aside = has dropped out
rdm-room-open = can go higher

# Putting titles up

rdm-lots-mine = { $wanted ->
        [one] One title to put up
       *[other] { $wanted } titles to put up
    }
rdm-lots-of = { $seller } puts up { $wanted ->
        [one] one title
       *[other] { $wanted } titles
    }
rdm-lots-so-far = { $up } of { $wanted }
rdm-lots-why = A production is always sold as a whole.
rdm-lots-waiting = Waiting for { $seller }.
rdm-joker-use = Hand a Joker back

# The Joker

rdm-joker = Joker
rdm-joker-mine = A Joker for you?
rdm-joker-of = A Joker for { $buyer }?
rdm-joker-why = Handed back when the time comes, it saves your titles from one auction.
rdm-joker-left = { $left ->
        [one] One is left.
       *[other] { $left } are left.
    }
rdm-joker-held = { $held ->
        [0] You have none.
        [one] You have one.
       *[other] You have { $held }.
    }
rdm-joker-buy = Buy: { $amount }
rdm-joker-too-dear = Too expensive for now
rdm-joker-no = No, thank you
rdm-joker-waiting = Waiting for { $buyer }.

# The exchange

rdm-exchange = Exchange
rdm-exchange-counter = Exchange, counter-offer { $counters }
rdm-exchange-of = { $proposer } and { $partner }
rdm-exchange-to-me = { $proposer } offers you
rdm-exchange-by-me = You offer { $partner }
rdm-exchange-gives = gives
rdm-exchange-pays = { $side } pays
rdm-exchange-makes = What this does to { $side }
rdm-exchange-too-dear = Not enough cash
rdm-exchange-counter-do = Make a counter-offer
rdm-exchange-counter-title = Your answer to { $proposer }
rdm-exchange-counter-time = If there is no answer in time, the exchange is off.
rdm-exchange-counter-send = Send the counter-offer
rdm-exchange-waiting = Waiting for { $partner }.
rdm-balance = Cash on top
rdm-balance-paid = {" "}with { $amount } on top
rdm-balance-asked = {" "}and { $amount } in return
rdm-flow-none = No cash
rdm-flow-pay = I pay
rdm-flow-get = I get
rdm-give = I give
rdm-get = I take from { $partner }
rdm-after-me = You, afterwards
rdm-after-other = { $partner }, afterwards
rdm-compose-first = Choose at least one production on each side.

# The association

rdm-association = Partnership
rdm-association-by-me = You suggest joining forces with { $partners }
rdm-association-of = { $proposer } suggests joining forces with { $partners }
rdm-association-brings = { $amount } of titles
rdm-association-proposes = proposes
rdm-association-agreed = agrees
rdm-association-open = is thinking
rdm-association-tax = Tax to the bank: half of everything
rdm-association-pawn = The pawn that stays in play: { $head }.
rdm-association-waiting = Waiting for { $sides }.
rdm-association-more-than-mine = More than you have ({ $amount }): the others will have to make up the rest.
rdm-joined = Together:
rdm-joined-nothing = No productions combine.

# Finding money

rdm-rescue = Last chance
rdm-rescue-mine = You are short of money
rdm-rescue-of = { $debtor } is looking for money
rdm-rescue-debt = Debt
rdm-rescue-cash = Cash
rdm-rescue-missing = Missing
rdm-rescue-how = Sell at the trade desk, then pay. When time runs out, you go bankrupt.
rdm-rescue-watch = The titles are for sale: an offer can change everything.
rdm-rescue-give-up = Give up: go bankrupt
rdm-rescue-waiting = Waiting for { $debtor }.

# Partners agree

rdm-consent = Among partners
rdm-consent-mine = You are asking them to agree
rdm-consent-of = { $player } asks you to agree
rdm-consent-watch = { $player } is asking their partners
rdm-wish-buy-title = Buy { $title }
rdm-wish-buy-joker = Buy a Joker
rdm-wish-put-up = Put up for auction: { $product }
rdm-wish-use-joker = Hand a Joker back rather than auction titles
rdm-wish-put-on-sale = Put on sale: { $product }, for { $price }
rdm-wish-offer-price = Offer { $amount } for { $product } (seller: { $seller })
rdm-wish-sell = Sell to the highest bidder
rdm-wish-sell-to = Sell { $product } for { $amount } (buyer: { $buyer })
rdm-wish-exchange = Exchange { $given } for { $wanted }{ $balance } (with { $partner })
rdm-wish-counter = Answer: { $given } for { $wanted }{ $balance }
rdm-wish-propose-association = Join forces with { $partners }
rdm-wish-agree = Accept what is proposed

# The trade desk

rdm-desk = Trade desk
rdm-desk-left = { $left ->
        [0] No transaction left
        [one] One transaction left
       *[other] { $left } transactions left
    }
rdm-desk-with = With whom
rdm-desk-closed = The desk is closed to you for now.
rdm-desk-way-closed = This counter is closed for now.
rdm-way-sell = Sell
rdm-way-buy = Buy
rdm-way-swap = Exchange
rdm-way-join = Join forces
rdm-desk-sell = Put on sale
rdm-desk-sell-why = The others make their offers, and you decide.
rdm-desk-lapsed = Time ran out, so no longer for sale before an Auction square: { $products }.
rdm-desk-refused = Kept, so not for sale again this turn: { $products }.
rdm-desk-sell-do = Put on sale: { $product }, { $amount }
rdm-desk-pick-mine = Choose one of your productions.
rdm-desk-loses = You would give up { $percent }% and { $amount } a visit.
rdm-desk-loses-share = You would give up { $percent }%.
rdm-price-wished = Asking price
rdm-price-offered = Your offer
rdm-price-half = half price
rdm-price-full = purchase price
rdm-price-double = double
rdm-price-printed = purchase price: { $amount }
rdm-desk-buy = Make an offer
rdm-desk-buy-why = The others may bid higher; the owner decides.
rdm-desk-buy-from = { $seller }’s productions
rdm-desk-buy-do = Offer { $amount }: { $product }
rdm-desk-pick-theirs = Choose a production to buy.
rdm-desk-swap-do = Propose to { $partner }
rdm-desk-join = Propose a partnership
rdm-desk-join-why = Everything is shared, titles and cash, until the game ends; only one pawn stays in play.
rdm-desk-join-do = Propose to { $partners }
rdm-desk-pick-partners = Choose your partners.

# The stamp

rdm-stamp-lot-sold = Sold!
rdm-stamp-lot-to-bank = To the bank
rdm-stamp-holding-sold = Sold!
rdm-stamp-holding-kept = Kept
rdm-stamp-sale-lapsed = Too late!
rdm-stamp-royalty-forgotten = Too late!
rdm-stamp-associated = Partners!
rdm-stamp-joker-used = Joker!
rdm-stamp-exchange-made = Done!
rdm-stamp-exchange-dropped = No deal
rdm-stamp-association-dropped = No deal
rdm-stamp-association-too-dear = Too expensive
rdm-stamp-decision-dropped = No agreement
rdm-stamp-went-bankrupt = Bankrupt
