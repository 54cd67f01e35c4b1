# In two minutes.

goal = Gather titles of one production, collect royalties, and be the last one left in the game.
turn-double = Throw both dice and move. A double gives no second turn: it costs as many millions as one die has points.
turn-buy = On a country you may buy up to six titles of that country.
turn-trust = Titles of one production add up. From 30% on they pay; at 50, 70 and 90% they pay far more.
turn-trade = At any moment, propose a sale or an exchange: that is where the big trusts are made.
end-bankrupt = Whoever cannot pay a debt in cash is bankrupt and out of the game.
end-last = The last one left has won.
trap-claim = Royalties do not come by themselves: claim them within seven seconds, or they are lost.
trap-plaque = The name of a square says what you buy there; the plaque below it says what you owe there. Owning some yourself excuses you from nothing.
trap-cash = A debt falls due and you are a million short: that is bankruptcy, even with both hands full of titles. Keep enough for a double six.

# At a first table.

cue-roll-dice = A double must be paid for: as many millions as one die has points. Keep enough.
cue-buy-title = A title alone brings almost nothing: aim for productions of which you can gather at least 30%.
cue-claim-royalty = You are owed royalties: claim them now, they do not come by themselves.
cue-settle-debt = Before you pay you may still sell. Without enough cash, paying means bankruptcy.
cue-put-up = You must put titles up for auction. A trust goes whole: choose what you will miss least.
cue-use-joker = A Joker given back here spares you the whole sale.
cue-buy-joker = A Joker costs three million and will one day save your titles from an auction.
cue-bid = The last bidder pays the seller and takes the whole lot. Without a bid the bank takes it back at half price.
cue-propose-exchange = Only whole holdings are exchanged, with money on top if you like. Look for the one that lifts you both a step.
cue-put-on-sale = You may sell whenever you like, without waiting to be forced.
cue-counter-offer = You are offered an exchange: yes, no, or a counter-offer, three times at most.
cue-propose-association = To associate is to pool everything, for good.
cue-sell = The offers are in: sell to the best one, or keep your titles. Without a word from you nothing is sold.
cue-agree = They await your yes or no. Nothing obliges you, and silence refuses in the end.
