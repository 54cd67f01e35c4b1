# In two minutes.

goal = Be the first to have 600 million and a clean record.
turn-roll = Throw the dice and follow the arrows. At an outer circuit, enter it or stay inside.
turn-announce = On a purchase square, decide to buy, draw a card, look at it, and announce a price: the true one, or another.
turn-pay = If nobody doubts, you pay what you announced. A justified doubt gives the card to whoever doubted.
turn-sell = On a place printed on one of your cards, sell it at the printed price. Illegal goods bring more, and risk more.
end-record = Years of prison are cleared at the police station: hand in up to three cards there.
end-out = Beyond twenty years you are out; so you are if you cannot pay.
trap-forced = The card you drew costs more than all your money? Then you are forced to lie. Do not buy with an empty purse: cards cost up to 50 million.
trap-doubt = A wrong doubt costs the price of the card and 10 million damages. Do not doubt a high price.
trap-stop = Entering an outer circuit stops you at STOP, whatever the dice say. There, and only there, you declare your oil.

# At a first table.

cue-roll-dice = Throw: the dice say how far you go, the arrows which way.
cue-draw-card = You decide to buy before you see the card, and cannot go back: it costs from 1 to 50 million.
cue-announce-price = You may lie. But if somebody doubts and you said too little, you pay the true price and lose the card.
cue-doubt = Doubt if the price seems too low. Wrongly, that costs the price of the card and 10 million.
cue-enter-circuit = Outside everything sells for more, but you must halt at STOP and leave through customs.
cue-sell-card = One card per stop: sell the one that brings most here.
cue-declare-oil = Declaring brings the premium at once, but commits you to sell that oil before customs.
cue-sell-oil = At a refinery, sell as much oil at once as you like.
cue-denounce = Denounce if you remember oil that was declared and not sold. Wrongly, you pay damages.
cue-hand-in = Handing in cards clears years of prison: you need a clean record to win.
cue-report-player = Report whoever smells of pink goods. If the card drawn is not illegal, the years are yours.
cue-pay-tax = Five million for sure, or the dice: nothing at 7 or less, as many millions as points above.
cue-fly-to = The plane takes you to another airport at once, and your turn ends there.
cue-take-money = Well spotted: take millions, or years off your record.
