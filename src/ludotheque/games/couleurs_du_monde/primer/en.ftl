# In two minutes.

goal = Cover the nations of the world map with your cards, and score more points than anybody else.
turn-first-card = Your first card goes on a grey nation in the centre, on an island, or next to a nation already covered, by you or by anybody.
turn-next-card = Each further card must be linked by a line to the one you have just laid: that is your chain.
turn-multiplier = The first card counts its value, the second twice, the third three times: keep the big ones for the end.
turn-draw = Announce your points, then draw: three cards if you laid one, two if two, one if three, none beyond.
end-out = The deal ends when the stock is used up and a player has no card left: that player earns 25 points.
end-left = The others lose the value of the cards they still hold. The highest total wins.
trap-refusing = Passing when you could play costs 10 points, then 15. A small card is almost always better than a refusal.
trap-island = An island has no neighbour: it may open a turn, but the chain stops right there.
trap-corner = In a corner area only whoever covers the last free nation gets 25 points: do not set up that present for your neighbour.

# At a first table.

cue-play-card = The cards that shine may be laid. The second counts twice, the third three times: look for the chain before the card.
cue-announce-points = Announcing closes the chain and makes you draw: the fewer you laid, the more you draw.
cue-pass-turn = Passing makes you draw four cards, and costs points.
