# Couleurs du Monde in English. The names of nations and areas come from the edition.

game-title = Couleurs du Monde
game-pitch = Lay your cards from nation to nation and around the world: the longer the chain, the more it pays.

# The log of the game

event-cards-dealt =
    Deal { $deal }: { $dealer } shuffles and gives nine cards to each player. { $stock ->
        [0] None are left for the stock.
        [one] One is left for the stock.
       *[other] The other { $stock } form the stock.
    }
event-hand-dealt = { $seat } is dealt { $nations }.
event-card-played =
    { $seat } plays { $nation }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $multiplier ->
        [1] .
       *[other] {""} (× { $multiplier }).
    }
event-points-announced =
    { $seat } announces { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $cards ->
        [one] one card
       *[other] a chain of { $cards } cards
    }; the score is now { $score }.
event-corner-completed =
    { $seat } covers the last open nation of { $area }: a bonus of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-corner-kept =
    { $seat } played the last card in { $area }: a bonus of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-cannot-play =
    { $seat } has nothing to play, passes and loses { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    }.
event-play-refused =
    { $seat } refuses to play and loses { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    }; { $left ->
        [0] that was the last refusal.
        [one] one refusal is left.
       *[other] { $left } refusals are left.
    }
event-cards-drawn =
    { $seat } draws { $nations_count ->
        [one] one card
       *[other] { $nations_count } cards
    }: { $nations }. { $stock ->
        [0] The stock has run out.
        [one] One card is left in the stock.
       *[other] { $stock } cards are left in the stock.
    }
event-went-out =
    { $seat } is out of cards and the stock is empty: a bonus of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and the deal is over.
event-everyone-passed = The stock is empty and everyone has passed: the deal is over, with no bonus for anyone.
event-cards-lost =
    { $seat } still holds { $cards ->
        [one] one card
       *[other] { $cards } cards
    } and loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-deal-ended =
    Points in deal { $deal }: { $scores }.{ $deal ->
        [1] {""}
       *[other] {" "}Totals: { $totals }.
    }
event-game-ended =
    { $winners_count ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the win.
    } Result: { $totals }.

# What one may do; “letter” is what one types in the terminal

ask-play-card = Play a card
    .letter = c
ask-announce-points = Announce your points
    .letter = a
ask-pass-turn = Pass
    .letter = p
blank-nation = A nation card

# The options of the table

option-match = Length of the game
option-match-one-deal = a single deal
option-match-deals = several deals
option-match-target = up to a total
option-deals = Number of deals
option-target = Total to reach
option-corner = Corner area bonus
option-corner-last-nation = to whoever covers their last nation
option-corner-last-card = to whoever plays the last card there
option-names = Names of the nations
option-names-period = those of 1961
option-names-modern = today’s

# Why the game is over

end-went-out = One hand is empty, and so is the stock.
end-all-passed = The stock is empty and no one can play any more.
end-deals-played = All the agreed deals have been played.
end-target-reached = The agreed total has been reached.
end-longest-match = After twenty deals, no one has reached the agreed total.

# Where each score comes from

line-chains = Cards played and bonuses, less passes
line-going-out = Bonus for going out
line-refusals = { $count ->
    [one] One refusal to play
   *[other] { $count } refusals to play
}
line-cards-left = { $count ->
    [one] One card left in hand
   *[other] { $count } cards left in hand
}
line-corners = { $count ->
    [one] Last card of a corner area
   *[other] Last card of { $count } corner areas
}
line-earlier-deals = { $count ->
    [one] The deal before
   *[other] The { $count } deals before
}

# The chapters of the rules

chapter-cdm-table = At the table
chapter-cdm-edition = Board and cards
chapter-cdm-deal = The deal
chapter-cdm-turn = The turn
chapter-cdm-draw = Drawing
chapter-cdm-islands = Islands
chapter-cdm-score = Scoring
chapter-cdm-penalty = Passing
chapter-cdm-end = The end of the deal
chapter-cdm-match = The match

# The board in the terminal

board-title = Deal { $deal } — stock: { $stock }
board-area-done = complete
board-area-open = { $open } open
board-player = Player
board-points = Points
board-refusals = Refusals
board-hand = Hand
board-own-hand = Your hand
board-card = Card
board-area = Area
board-worth = Brings
board-neighbours = Neighbours in hand
board-chain = Chain: { $cards } — { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. The next card counts × { $multiplier }.
board-legend = Circled figures show who covered a nation; ▸ marks the cards you can play.

# What one might regret

caution-penalty = You could play: passing costs you { $points } points.

# Standing answers

myself-announce-points = Announce my points myself when nothing more can follow

# Why: what a bot says of its choices, as it would at the table

reason-lays-card =
    { $points ->
        [one] That card brings me { $points } point.
       *[other] That card brings me { $points } points.
    }
reason-lays-chain = { $cards } cards in a row: { $points } points at once.
reason-most-points =
    { $points ->
        [one] I see nothing better to take: { $points } point.
       *[other] I see nothing better to take: { $points } points.
    }
reason-closes-corner = I cover the last nation of a corner: a bonus of { $points } points.
reason-ends-deal = My hand is empty, and the others pay for their cards.
reason-pays-to-wait = I’d rather draw cards, even if passing costs me { $points } points.
reason-cannot-play = None of my cards fits: I lose { $points } points.
reason-spends-hand = I’ll miss those cards later.
reason-frees-hand = It opens the way for the rest of my hand.
reason-draws-cards =
    { $cards ->
        [one] I draw a card, which may lengthen my chains.
       *[other] I draw { $cards } cards, which may lengthen my chains.
    }
reason-hopes-for-corner = I keep what it takes to close a corner of the board.
reason-ends-ahead =
    { $points ->
        [0] In the end I finish level with the others.
        [one] In the end I finish { $points } point ahead of the average.
       *[other] In the end I finish { $points } points ahead of the average.
    }
reason-ends-behind =
    { $points ->
        [0] In the end I finish level with the others.
        [one] I see nothing better: I finish { $points } point short of the average.
       *[other] I see nothing better: I finish { $points } points short of the average.
    }
reason-opens-way = After that, { $player } can announce { $points } points.

# What somebody advises, or might have done

deed-play-card = Play { $nation }
