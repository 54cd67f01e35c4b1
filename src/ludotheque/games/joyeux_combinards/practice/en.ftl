refinery = A clean record, 571 million in cash, and one oil card worth 45. You are at the refinery. Sell it, or keep it for something better?
    .title = Sell or keep?
    .sell = Sell the oil
    .keep = Keep the card and move on
    .why = Only cash counts, and you need 600 with a clean record: 571 and 45 make 616. Selling wins the game on the spot; a card you keep may yet be confiscated.

informer = A clean record, 583 million, two cards in hand: you are only 17 short. You have stopped at a flying check. Inform on somebody?
    .title = Turn informer?
    .pass = Say nothing and move on
    .first = Report the one with seven cards
    .second = Report the one with five
    .why = If the card drawn is not illegal, it is you who take one to six years. You would then have to work them off at the police station: a clean record is worth more here than the reward.

last-card = 569 million, a clean record, but a single card in hand, dregs that fetch next to nothing. You are on a buying square, and a rival already has 507 million.
    .title = Buy so close to the goal?
    .buy = Buy a card
    .pass = Buy nothing, so as to spend nothing
    .why = The money you lack can only come from sales: with nothing but dregs you will not get to 600. One more card is one more sale, and your rival is not waiting.

tanker = You have just drawn the tanker, for which the bank wants 50 million. Both rivals are listening, and both can afford to doubt. Which price do you announce?
    .title = Lie or not?
    .truth = The true price: 50 million
    .half = 20 million
    .low = 5 million
    .why = The more a lie saves, the easier it is to guess. Once unmasked, you pay the 50 million and the tanker changes hands. At 50 nobody can gain by doubting: nothing costs more.

counter = Four players, you lead with 524 million and one year of prison. Here your outboard without a boat sells for 78 million. Sell it?
    .title = Money first?
    .sell = Sell the outboard: 78 million
    .keep = Keep it and move on
    .why = The sale takes your cash to 602 million: only one year is left to clear at the police station. A card you keep does not count, and a check may take it.

fifty = A rival announces 50 million. You can afford to doubt him. Speak up, or let it pass?
    .title = Doubt a 50?
    .pass = Let it pass
    .doubt = Doubt
    .why = No card costs more than 50 million: at that price nobody can be lying downwards. Doubting would have you pay for the card, and ten million to the one you accuse.
