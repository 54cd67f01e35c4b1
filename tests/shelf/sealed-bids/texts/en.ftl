game-title = Sealed Bids
game-pitch = Six lots, one secret wish, and bids that are shown together.

event-wish-dealt = Your wish: { $lot }.
event-bid-sealed = { $seat } seals a bid.
event-bids-revealed = For { $lot }, { $bidders } show their bids.
event-lot-sold = { $seat } gets { $lot } for { $amount }.
event-lot-lost = Nobody gets { $lot }.

ask-seal-bid = Seal a bid
    .letter = s
blank-amount = Your bid
option-stake = Sum to begin with
end-all-lots-gone = All lots are gone.
chapter-bids-start = The start
chapter-bids-auction = Auctions

view-lot = Up for sale
view-bidders = Bidders
view-own-bid = Your bid
view-cash = Purse
view-owner = Owners
view-wish = Your wish
