# In two minutes.

goal = Climb the stairway of signs of wealth. At the top lies the paradise island: whoever buys it wins.
turn-expert = An expert is put up for sealed bids: the highest bid pays the bank and hires him.
turn-market = Everybody chooses a market in secret; the choices are revealed together.
turn-buy = An only buyer pays the list price. Where there are several, they bid blind for each share.
turn-sell = You sell by dice: the more faces of one colour, the more the share brings. You may throw again, and stop when you like.
turn-signs = The round ends with one or two signs of wealth, in order, if you can afford them.
end-ranking = If nobody has the island after ten rounds, most signs win; among equals, most money.
trap-stay = To choose the market you are on already is to stay there without buying: move to another market each round.
trap-tie = The same bid as your neighbour? Those tied bid again, and a second tie cancels the sale. Avoid round figures.
trap-worthless = A share still in hand at the end is worth nothing: sell it in time, and away from its own market, for the premium.

# At a first table.

cue-seal-bid = Only the highest bid is paid; zero, and you stay out of it.
cue-choose-market = Where your pawn stands already you will buy nothing this round. Alone on a market, you pay the list price.
cue-enter-auction = If you alone enter, the share is yours at its list price; otherwise sealed bids decide.
cue-buy-share = After each purchase the bank pays the sector’s bonus: several shares of one sector almost pay for themselves.
cue-sell-share = Away from its own market a share brings a premium on top of the dice.
cue-throw-again = Keep the dice of the commonest colour and throw the others again; or take the price.
cue-use-expert = An expert serves once in the whole game.
cue-buy-signs = Signs decide the game, but the money they cost will be missed next round.
cue-consult-analyst = The analyst shows you, and you alone, the next two cards of one pile.
cue-pay = If you are short, you will first sell shares or signs.
cue-use-card = A kept card serves only once: now, or later.
cue-turn-die = The conjurer turns one die to the colour you like.
cue-decline = A player makes you an offer. Nothing obliges you: no answer in time is a no.
