# What the page says of Les Joyeux Combinards, beside the catalogue of the game.

ljc-sum = { $amount }M
ljc-board = Board: the Town, the Corniche and the Docks
ljc-board-help = The arrow keys go from square to square.
ljc-hand = My goods
ljc-my-goods = My cards
ljc-hand-empty = No goods left in hand.
ljc-hand-out = You are out of the game, but you can watch the rest.
ljc-hand-hidden = Everyone keeps their cards to themselves.
ljc-close = Close

# Squares, in a word or two

ljc-kind-start = Start
ljc-kind-purchase = Buy
ljc-kind-refinery = Refinery
ljc-kind-airport = Airport
ljc-kind-stop = STOP
ljc-kind-customs = Customs
ljc-kind-police = Police
ljc-kind-agios = Agios
ljc-kind-tax = Tax
ljc-kind-levy = Levy
ljc-kind-refund = Refund
ljc-kind-check = Check
ljc-kind-flying-check = Flying
ljc-place-meme-meline = Mémé Méline
ljc-place-puces = Flea mkt
ljc-place-trois-singes = 3 Monkeys
ljc-place-ma-tante = Pawnshop
ljc-place-palace = Hotel
ljc-place-casino = Casino
ljc-place-yacht = Yacht
ljc-place-galerie = Gallery
ljc-place-cargo = Cargo ship
ljc-place-casse = Scrapyard
ljc-place-cabaret = Grey Cat
ljc-place-hangar = W’house 13
ljc-place-raffinerie = Refinery

# What is done there

ljc-rule-start = Everyone starts here.
ljc-rule-purchase = You may draw a card and announce its price, true or false.
ljc-rule-place = You may sell one card that sells here.
ljc-rule-refinery = You may sell as much oil as you like.
ljc-rule-airport = You may fly to another airport.
ljc-rule-stop = You stop on your way in, and may declare oil to collect the premium.
ljc-rule-customs = Someone may denounce oil that was promised elsewhere. Otherwise you roll: on { $customs_limit } or more you move on; on less you pay { $fee }M a card.
ljc-rule-police = You may hand in up to { $most } cards to take years off your record.
ljc-rule-agios = { $agios }M into the pot.
ljc-rule-tax = { $tax }M into the pot, or roll: above { $tax_limit } you pay what the dice show.
ljc-rule-levy = { $tax }M into the pot, or roll: above { $tax_limit } you pay what the dice show.
ljc-rule-refund = You take the pot: { $pot }M.
ljc-rule-check = A card is drawn at random: if it is illegal, it is confiscated, with a fine and prison.
ljc-rule-flying-check = You may turn informer and have someone checked.
ljc-buys-mine = Your cards that sell here: { $cards }.
ljc-pawns-here = Here: { $players }.

# Cards

ljc-price = Purchase price
ljc-goods-legal = legal goods
ljc-goods-illegal = illegal goods
ljc-goods-oil = oil
ljc-sells-at = Sells at: { $places }
ljc-sells-here = you are here
ljc-sells-reach = within reach of your next roll
ljc-premium = Premium { $amount }
ljc-fine = Fine { $amount }
ljc-years =
    { $years } { $years ->
        [one] year
       *[other] years
    }
ljc-remission = −{ $years }
ljc-remission-help = At the police station
ljc-less-years =
    −{ $years } { $years ->
        [one] year
       *[other] years
    }
ljc-pledged = declared

# The table

ljc-cash = Cash
ljc-record = Record
ljc-cards = Cards
ljc-clean = Clean record
ljc-clean-short = clean
ljc-locked-up = locked up
ljc-broke = ruined
ljc-goal = Goal: { $goal }M, clean record
ljc-my-record =
    My record: { $years ->
        [0] clean
        [one] one year of prison
       *[other] { $years } years of prison
    }
ljc-prison = Prison
ljc-record-of =
    { $player }: { $years } { $years ->
        [one] year.
       *[other] years.
    }
ljc-record-none = All records are clean.
ljc-pot = Pot
ljc-stock = Stock
ljc-round =
    Round { $round }{ $rounds ->
        [0] {""}
       *[other] {""} of { $rounds }
    } · goal: { $goal }M and a clean record
ljc-dice = Dice: white { $white }, red { $red }.
ljc-dice-none = The dice are waiting.
ljc-roll-mine = Your roll
ljc-at-move = { $player }’s turn
ljc-fly-here = Fly here
ljc-go-here = Go here
ljc-memory = What has been shown
ljc-memory-stock = In the stock
ljc-memory-none = Nothing has been shown yet.

# What others do

ljc-watch-fork = { $player } hesitates at the fork.
ljc-watch-purchase = { $player } wonders whether to buy.
ljc-watch-announce = { $player } looks at the card and puts on a winning smile.
ljc-watch-doubt = { $player } has announced a price. Who believes it?
ljc-watch-sale = { $player } unpacks the goods.
ljc-watch-refinery = { $player } walks around the tanks.
ljc-watch-declare = { $player } fills in the oil papers.
ljc-watch-customs = { $player } whistles through customs.
ljc-watch-police = { $player } has a word with the superintendent.
ljc-watch-tax = { $player } counts small change in front of the tax man.
ljc-watch-airport = { $player } studies the departures.
ljc-watch-informer = { $player } is looking for someone to report.
ljc-watch-reward = { $player } picks an informer’s reward.
ljc-watch-debt = { $player } is scraping the bottom of the drawer.

# The purchase

ljc-announce-secret = Only you see this card
ljc-announce = What price do you announce?
ljc-true-price = true price
ljc-forced-lie = You cannot afford the truth: lying is allowed.
ljc-announce-lie = Lie: “{ $price }!”
ljc-announce-true = Announce “{ $price }”
ljc-if-believed = If they believe you: you pay { $price } and keep the card.
ljc-if-caught = If someone doubts you: you pay { $real } and lose the card.
ljc-if-doubted = If someone doubts you: they pay for the card, plus { $indemnity } to you.
ljc-if-ruined = You have only { $cash }: if you are caught, you are out of the game!

# The doubt

ljc-doubt-window = True or false?
ljc-doubt-mine = You announce { $price }
ljc-doubt-of = { $buyer } announces { $price }
ljc-doubt-right = If it is a lie, the card is yours, and the liar pays for it.
ljc-doubt-wrong = If not, you pay for it ({ $price } at most), plus { $indemnity } in damages.
ljc-doubt-straight-face = Keep a straight face…
ljc-doubt = I doubt it!
ljc-believe = Let it pass
ljc-doubt-waiting = All eyes are on you.
ljc-doubt-watch = Everyone is looking at everyone else.
ljc-thinks = { $player } is thinking
ljc-silent = { $player } keeps quiet

# Customs

ljc-customs-mine = You are facing the customs officers
ljc-customs-of = { $player } comes up to customs
ljc-customs-question = “Anything to declare?”
ljc-denounce-right = If any declared oil is still unsold, it is confiscated, with the fine.
ljc-denounce-wrong =
    { $free ->
        [yes] If not, it costs you nothing: your purse is empty.
       *[no] If not, you owe { $risk } in damages.
    }
ljc-customs-then = Then the dice: on { $limit } or more you move on; on less you pay { $fee } a card.
ljc-customs-pledged = Let’s hope no one remembers the oil you declared…
ljc-denounce = Denounce
ljc-keep-quiet = Say nothing
ljc-customs-waiting = The officers are listening.

# Counters

ljc-counter-sale = What are you selling?
ljc-counter-sale-none = No one here wants your cards
ljc-counter-sale-how = One card only, from those that sell here.
ljc-counter-refinery = How much oil are you selling?
ljc-counter-refinery-none = Not a drop of oil
ljc-counter-refinery-how = As many cards as you like.
ljc-counter-declare = Anything to declare?
ljc-counter-declare-none = No oil to declare
ljc-counter-declare-how = The premium is yours at once, but this oil must be sold before you reach customs.
ljc-counter-police = A little something for the police?
ljc-counter-police-how = Up to { $most } cards; each buys back some years.
ljc-counter-debt = You are { $missing } short
ljc-counter-debt-how = You owe { $amount }. The bank takes cards back at half price.
ljc-counter-none-how = Act as if nothing were the matter: the others need not know.
ljc-debt = The bank is losing patience
ljc-do-pick = Choose a card
ljc-do-sell-card = Sell for { $amount }
ljc-do-sell-oil =
    { $count ->
        [one] Sell this oil: { $amount }
       *[other] Sell these { $count } cards: { $amount }
    }
ljc-do-declare-oil = Declare and take { $amount }
ljc-do-hand-in =
    { $years ->
        [0] Hand in for nothing: clean record
        [one] Hand in for { $years } year off
       *[other] Hand in for { $years } years off
    }
ljc-do-sell-to-bank = Let the bank have it for { $amount }
ljc-leave-sale = Sell nothing
ljc-leave-refinery = Sell nothing
ljc-leave-declare = Declare nothing
ljc-leave-police = Tip your hat and walk on
ljc-leave-purchase = Don’t buy
ljc-leave-airport = Stay on the ground
ljc-leave-informer = Report nobody

# Choices

ljc-choose-fork =
    { $points ->
        [one] One more point: which way?
       *[other] { $points } more points: which way?
    }
ljc-choose-fork-how = Entering an outer circuit means stopping at its STOP. You can also click the square.
ljc-way-out = Head out: { $circuit }
ljc-way-in = Stay in: { $circuit }
ljc-choose-purchase = A bargain?
ljc-choose-purchase-how =
    { $stock ->
        [one] One card is left in the stock.
       *[other] { $stock } cards are left in the stock.
    } If you draw, you must announce a price.
ljc-way-draw = Draw a card
ljc-way-draw-note = only you will see it
ljc-choose-airport = Next departure
ljc-choose-airport-how = Choose another airport, here or on the board.
ljc-choose-tax = The tax man sends his regards
ljc-choose-tax-how = Pay, or let the dice decide.
ljc-way-pay = Pay { $amount }
ljc-way-pay-note = and be done with it
ljc-way-dice = Chance the dice
ljc-way-dice-note = { $limit } or less: nothing; more: that many millions
ljc-choose-informer = Turn informer?
ljc-choose-informer-how = One of the suspect’s cards is drawn. If it is illegal, the reward is yours. If not, it is contempt of court, and a die decides your years.
ljc-way-report = Report { $player }
ljc-way-report-note =
    { $count } { $count ->
        [one] card
       *[other] cards
    } in hand
ljc-choose-reward = The police are grateful
ljc-choose-reward-how = The die shows { $points }.
ljc-way-years =
    Wipe { $years } { $years ->
        [one] year
       *[other] years
    }
ljc-way-money = Take { $amount }

# Stamps

ljc-stamp-card-bought = Sold!
ljc-verdict-card-bought = Nobody doubts: { $player } pays { $amount }.
ljc-stamp-doubt-justified = Liar!
ljc-verdict-doubt-justified = { $player } pays { $amount }, { $other } takes the card.
ljc-stamp-doubt-unjustified = Honest!
ljc-verdict-doubt-unjustified = The doubt costs { $other } { $amount }. { $player } keeps the card.
ljc-verdict-prices = Announced { $announced }, true price { $real }.
ljc-stamp-card-sold = Sold!
ljc-verdict-card-sold = { $amount } for { $player }.
ljc-stamp-oil-sold = Refined!
ljc-verdict-oil-sold = { $amount } for { $player }.
ljc-stamp-oil-declared = Declared
ljc-verdict-oil-declared = { $player } takes a premium of { $amount }. Worth remembering…
ljc-stamp-oil-denounced = Seized!
ljc-verdict-oil-denounced = { $other } has a good memory: a fine of { $amount } for { $player }.
ljc-stamp-denounced-wrongly = Slander!
ljc-verdict-denounced-wrongly = { $other } owes { $player } { $amount }.
ljc-stamp-denounced-penniless = Slander!
ljc-verdict-denounced-penniless = { $other } has nothing left to give { $player }.
ljc-stamp-check-passed = In order
ljc-verdict-check-passed = { $player } takes the card back with a broad smile.
ljc-stamp-contempt-punished = Contempt!
ljc-verdict-contempt-punished =
    Wrong lead: { $years ->
        [one] one year
       *[other] { $years } years
    } of prison for { $player }.
ljc-stamp-card-confiscated = Caught!
ljc-verdict-card-confiscated =
    { $player }: { $years ->
        [one] one year
       *[other] { $years } years
    } of prison, a fine of { $amount }.
ljc-verdict-reported = { $other } has talked.
ljc-stamp-cards-handed-in = Thanks!
ljc-verdict-cards-handed-in =
    { $player }: { $years ->
        [0] nothing to wipe out.
        [one] one year off.
       *[other] { $years } years off.
    }
ljc-stamp-years-remitted = Wiped out!
ljc-verdict-years-remitted =
    { $player }: { $years ->
        [one] one year off.
       *[other] { $years } years off.
    }
ljc-stamp-locked-up = Locked up!
ljc-verdict-locked-up = { $years } years: { $player } leaves the game.
ljc-stamp-customs-free = Move along!
ljc-verdict-customs-free = { $player } moves on at once.
ljc-stamp-customs-silent = Not a word!
ljc-verdict-customs-silent = No one says a thing: { $player } gets the oil through.
ljc-stamp-tax-escaped = Exempt!
ljc-verdict-tax-escaped = { $player } owes nothing.
ljc-stamp-customs-fee-paid = Charged
ljc-verdict-customs-fee-paid = { $player } leaves { $amount } at customs.
ljc-stamp-nothing-to-charge = No charge
ljc-verdict-nothing-to-charge = { $player } has no cards in hand.
ljc-stamp-agios-paid = Agios!
ljc-verdict-agios-paid = { $player } puts { $amount } into the pot.
ljc-stamp-tax-paid = Paid
ljc-verdict-tax-paid = { $player } puts { $amount } into the pot.
ljc-stamp-pot-taken = Refunded!
ljc-verdict-pot-taken = { $player } takes { $amount }.
ljc-stamp-pot-empty = No luck!
ljc-verdict-pot-empty = { $player } finds nothing in the pot.
ljc-stamp-reward-paid = Well spotted!
ljc-verdict-reward-paid = A reward of { $amount } for { $player }.
ljc-stamp-went-broke = Ruined!
ljc-verdict-went-broke = { $player } cannot pay { $amount }.

# The board in sentences

ljc-text-middle =
    Pot: { $pot }M. { $stock ->
        [0] The stock is empty.
        [one] One card in the stock.
       *[other] { $stock } cards in the stock.
    }
ljc-text-player =
    { $player }: { $square }, { $cash }M, { $years ->
        [0] clean record
        [one] one year of prison
       *[other] { $years } years of prison
    }, { $cards ->
        [0] no card.
        [one] one card.
       *[other] { $cards } cards.
    }
ljc-text-fallen = { $player } has left the game.

# Why a purse or a score changes

cause-card-bought = card bought
cause-price-paid = the card’s true price
cause-doubt-unjustified = a doubt too many
cause-card-sold = { $card }
cause-oil-sold = oil sold
cause-card-sold-to-bank = { $card }, to the bank
cause-oil-declared = export premium
cause-pot-taken = the pot
cause-reward-paid = informer’s reward
cause-denounced-wrongly = false denunciation
cause-customs-fee-paid = customs
cause-agios-paid = agios, into the pot
cause-tax-paid = taxes, into the pot
cause-fine-paid = fine
