game-title = Enchères scellées
game-pitch = Six lots, un vœu secret, et des mises que l’on découvre ensemble.

event-wish-dealt = Votre vœu : { $lot }.
event-bid-sealed = { $seat } scelle une mise.
event-bids-revealed = Pour { $lot }, { $bidders } découvrent leurs mises.
event-lot-sold = { $seat } emporte { $lot } pour { $amount }.
event-lot-lost = Personne n’emporte { $lot }.

ask-seal-bid = Sceller une mise
    .letter = s
blank-amount = La mise
option-stake = Somme de départ
end-all-lots-gone = Tous les lots sont partis.
chapter-bids-start = Le départ
chapter-bids-auction = Les enchères

view-lot = En vente
view-bidders = Enchérisseurs
view-own-bid = Votre mise
view-cash = Bourse
view-owner = Acquéreurs
view-wish = Votre vœu
