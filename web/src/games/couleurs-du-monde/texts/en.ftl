# Couleurs du Monde: what only the page says

cdm-map = The world board
cdm-map-help = Arrow keys go from neighbour to neighbour, Enter plays the card.
cdm-finish = Finish: +{ $points }
cdm-pass = Pass: −{ $points }
cdm-draws = { $cards ->
        [0] nothing to draw then
        [one] one card to draw then
       *[other] { $cards } cards to draw then
    }
cdm-this-deal = this deal
cdm-cards = cards
cdm-refusals = refusals left
cdm-stock = Stock: { $stock }
cdm-deal = Deal { $deal }

# The line under the board

cdm-next = { $nation } next: +{ $multiplier }×{ $value } = { $points }
cdm-chain-none = None of your cards can open a chain
cdm-chain-mine = You open the next chain
cdm-chain-other = { $player } opens a chain
cdm-chain-over = The last deal has been played

# A nation

cdm-island = island
cdm-brings = +{ $multiplier }×{ $value } = { $points }
cdm-brings-total = chain of { $total }
cdm-neighbours = Neighbours: { $nations }
cdm-no-neighbours = No neighbours
cdm-covered-mine = Covered by you
cdm-covered-by = Covered by { $player }
cdm-held-mine = In your hand
cdm-held-by = In { $player }’s hand
cdm-in-stock = In the stock
cdm-plate-label = { $nation }, { $area }, value { $value }. { $where }.
cdm-plate-playable = { $nation }, { $area }. Can be played: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# The hands

cdm-my-hand = Your hand
cdm-hand-of = { $player }’s hand
cdm-hands = Everyone’s hand, open
cdm-hand-count = { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    }
cdm-no-card = no card

# The magnifying glass

cdm-centre = See what can be played
cdm-see-all = See the whole board

# The board in words

cdm-text-chain = { $player }’s chain: { $cards }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cdm-text-playable = You can play { $nation } ({ $area }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Neighbours: { $neighbours }.
cdm-text-playable-island = You can play { $nation } ({ $area }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. No neighbour.
cdm-text-my-hand = Your hand: { $cards }.
cdm-text-hand = { $player }’s hand: { $cards }.
cdm-text-covered = { $nation } by { $player }
cdm-text-area = { $area }, { $open ->
        [one] one nation open
       *[other] { $open } nations open
    }: { $nations }. Covered: { $covered }.
cdm-text-area-untouched = { $area }, { $open ->
        [one] one nation open
       *[other] { $open } nations open
    }: { $nations }.
cdm-text-area-full = { $area }, all covered: { $covered }.

# Why a purse or a score changes

cause-points-announced =
    { $cards ->
        [one] one card
       *[other] chain of { $cards } cards
    }
cause-corner-completed = corner bonus, { $area }
cause-corner-kept = corner bonus, { $area }
cause-went-out = empty hand, empty stock
cause-cannot-play = nothing to play
cause-play-refused = refused to play
cause-cards-lost =
    { $cards ->
        [one] one card kept
       *[other] { $cards } cards kept
    }
ledger-counts = Points
cdm-points =
    { $points ->
        [one] { $words } point
       *[other] { $words } points
    }
