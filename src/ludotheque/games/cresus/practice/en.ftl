island = You have 715 million. Two steps are left: the private jet at 80 million, then the island at 500. A rival as rich as you stands on the same step. How many signs this round?
    .title = The great leap
    .two = Both: the jet and the island
    .one = Only the jet
    .none = None, to stay ahead in money
    .why = 580 million are enough, and the island ends the game: all who buy it in the same round win. To wait is to let your rival go there alone.

alone = Round 7 of 10. You are the only buyer in Hong Kong, with 222 million. Two shares are turned up. Buy, or keep your money?
    .title = Alone on the market
    .silk = Buy the Levant silks
    .nothing = Buy nothing
    .why = Alone you pay the printed price, without an auction, and the sector pays its bonus. A luxury share has three rounds to be sold elsewhere, with the highest premium: idle money climbs no ladder.

last-sale = Round 8 of 10. You have 516 million and four shares; the jet and the island take 580. It is your turn to sell.
    .title = Sell now?
    .sell = Sell a share
    .keep = Keep them all for later
    .why = You are 64 million short, and a single sale can bring them this very round. At the end shares are worth nothing: what counts is to reach the island before the others.

four-alike = You are selling an energy share: four green dice, one red, one yellow, and one throw left. What do you throw again?
    .title = Which dice to keep?
    .rest = Keep the four greens, throw the other two
    .some = Keep three greens and the yellow, throw the rest
    .why = Dice you keep stay as they are: four greens remain four greens, and each die you throw may add one. So this throw cannot cost you anything.

ladder = End of round 6, all three players stand on the same rung, and you have 246 million. The next two signs cost 50 and 55 million. How many do you take?
    .title = How many signs?
    .two = Both
    .one = Just one
    .none = None, to keep the money
    .why = Only two signs may be bought a round, in order, and six rungs lie between you and the island. A round without climbing cannot be made up for: whoever keeps the money may not reach the last step in time.

too-much = A rival, who already holds five technology shares, is looking for takers for Greenwich Chronos. Your five shares and 15 million would make an offer he accepts. Make it?
    .title = Five for one?
    .no = No, thank you
    .all = Offer my five shares and 15 million
    .why = A swap pays no bonus, and five shares are five sales by dice. You would give five for a single one, and come to the sales with empty hands.
