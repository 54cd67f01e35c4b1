claim = A rival has just stopped on the Copper plaque. You hold 80% of all copper. What do you do while the seconds run?
    .title = Claim?
    .claim = Claim my €9 million
    .waive = Let it go
    .why = Nobody pays unasked: royalties are claimed within the seconds that follow. Here nine million pass from one purse to another, and yours is the one in need.

pay-first = You are asked €9 million for aluminium and have 31 in cash. Before paying you could offer the other side 19 million for its lead.
    .title = Pay first?
    .pay = Pay the €9 million
    .lead = First offer €19.25 million for the lead
    .why = Lead would give you one more claim to make, but the money would go to those who are ruining you. After the debt next to nothing would be left for the next plaque, and titles do not pay a debt.

low-bid = An auction: 15% of car making, which the bank would take at €1.2 million. Nobody has spoken. You have 36 million in cash.
    .title = How high?
    .low = The lowest bid: €1.3 million
    .high = Strike hard: €28.8 million
    .why = 15% of a production brings in nothing: it takes 30. At a low price the title prepares for others; at 28 million you could not pay the first plaque you meet.

lone-title = An auction: one small raw cotton title, starting at €250,000. You have 13.8 million left, and squares within reach would cost you up to 9 million.
    .title = A lone title
    .aside = Let it pass
    .high = Bid €11 million to make sure of it
    .why = A lone title earns nothing below 30%. With 2.8 million in your purse the next aluminium plaque would bankrupt you: money is better than cotton here.

dear-cocoa = A free sale: a trust of 85% of cocoa, which brings 4 million a visit. The bidding stands at €6.85 million. You have 45 million.
    .title = The price of cocoa
    .aside = Stand aside
    .high = Make sure of it: €41.45 million
    .why = At four million a visit it would take ten visits to see 41 million again, and the seller is your rival: it is him you would make rich. Money kept pays the 16 million plaques that await you.

rescue-sale = A rival claims €18 million, and you have only 17.6. For your cocoa trust you are offered a mere €450,000. Sell at that price?
    .title = Sell at a loss?
    .sell = Let the cocoa go for €450,000
    .keep = Keep the cocoa: it is worth far more
    .why = Titles do not pay a debt. You are €400,000 short, and the sale brings 450,000: without it you are bankrupt at once, and the cocoa goes back to the shelf with all the rest.
