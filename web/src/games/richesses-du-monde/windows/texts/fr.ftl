# Les fenêtres de Richesses du Monde : ce que seule la page dit

rdm-you = (vous)
rdm-percent-from = dès { $percent } %
rdm-becomes = devient
rdm-millions = M€
rdm-titles = { $titles ->
        [one] un titre
       *[other] { $titles } titres
    }
rdm-pays = { $amount } par passage
rdm-pays-nothing = ne rapporte pas encore
rdm-my-cash = En caisse : { $amount }
rdm-agree = Accepter
rdm-decline = Refuser
rdm-pay = Payer { $amount }
rdm-less-money = { $amount } de moins
rdm-more-money = { $amount } de plus

# Les royalties

rdm-claims = Royalties : { $product }
rdm-claims-mine = Vous voilà sur « { $square } »
rdm-claims-of = { $debtor } sur « { $square } »
rdm-claims-owners = Qui peut réclamer
rdm-claims-done = C’est noté : { $debtor } vous doit { $amount }.
rdm-claims-waiting = On attend { $owners }.
rdm-claims-paying = Tout est dit : vous payez.
rdm-claims-pays = Tout est dit, { $debtor } va payer.
rdm-claims-may-sell = Avant de payer, vous pouvez encore vendre au bureau des échanges.
rdm-claim-claimed = réclamé
rdm-claim-waived = renonce
rdm-claim-forgotten = trop tard
rdm-claim-silent = se tait
rdm-claim-do = Réclamer { $amount }
rdm-claim-why = Personne ne réclame pour vous : passé le délai, l’argent est perdu.
rdm-claim-waive = Laisser courir

# Les enchères et les ventes

rdm-auction = Enchères
rdm-sale = Vente libre
rdm-lot-mine = { $product } : votre lot
rdm-lot-of = { $product }, vendeur : { $seller }
rdm-lot-opening = Mise à prix
rdm-lot-highest = Meilleure enchère
rdm-lot-leading = Votre enchère tient : si plus personne ne bouge, le lot est à vous.
rdm-lot-selling = Vous vendez : les autres enchérissent.
rdm-lot-open-to = Peuvent encore surenchérir : { $sides }.
rdm-lot-makes = Avec ce lot, vous passez de
rdm-lot-leaves = Ce lot parti, vous passez de
rdm-lot-later = Ensuite : { $products }
rdm-sale-no-offer = Aucune offre pour l’instant
rdm-sale-highest = Meilleure offre
rdm-sale-asked = Prix souhaité : { $amount }
rdm-sale-seller-decides = À { $seller } de dire oui ou non.
rdm-sale-sell = Vendre : { $amount }
rdm-sale-keep = Garder
rdm-sale-silence = Sans réponse, vous gardez vos titres.
rdm-bid = Enchérir
rdm-bid-all = Tapis
rdm-bid-quick = Enchères rapides
rdm-bid-amount = Votre enchère
rdm-bid-aside = Se retirer
rdm-bid-history = Les enchères précédentes
rdm-room = Dans la salle
rdm-room-leads = mène
rdm-room-aside = s’est retiré
rdm-room-open = peut surenchérir

# Mettre des titres aux enchères

rdm-lots-mine = { $wanted ->
        [one] Un titre à mettre en vente
       *[other] { $wanted } titres à mettre en vente
    }
rdm-lots-of = { $seller } met { $wanted ->
        [one] un titre
       *[other] { $wanted } titres
    } en vente
rdm-lots-so-far = { $up } sur { $wanted }
rdm-lots-why = Une production part toujours entière.
rdm-lots-waiting = On attend { $seller }.
rdm-joker-use = Rendre un Joker

# Le Joker

rdm-joker = Joker
rdm-joker-mine = Un Joker pour vous ?
rdm-joker-of = Un Joker pour { $buyer } ?
rdm-joker-why = Rendu le moment venu, il sauve vos titres d’une vente aux enchères.
rdm-joker-left = { $left ->
        [one] Il en reste un.
       *[other] Il en reste { $left }.
    }
rdm-joker-held = { $held ->
        [0] Vous n’en avez pas.
        [one] Vous en avez un.
       *[other] Vous en avez { $held }.
    }
rdm-joker-buy = Acheter : { $amount }
rdm-joker-too-dear = Trop cher pour l’instant
rdm-joker-no = Non merci
rdm-joker-waiting = On attend { $buyer }.

# L’échange

rdm-exchange = Échange
rdm-exchange-counter = Échange, contre-proposition { $counters }
rdm-exchange-of = { $proposer } et { $partner }
rdm-exchange-to-me = { $proposer } vous propose
rdm-exchange-by-me = Vous proposez à { $partner }
rdm-exchange-gives = donne
rdm-exchange-pays = { $side } paie
rdm-exchange-makes = Ce que devient { $side }
rdm-exchange-too-dear = Caisse trop courte
rdm-exchange-counter-do = Autre proposition
rdm-exchange-counter-title = Votre réponse à { $proposer }
rdm-exchange-counter-time = Sans réponse à temps, l’échange ne se fait pas.
rdm-exchange-counter-send = Envoyer la contre-proposition
rdm-exchange-waiting = On attend { $partner }.
rdm-balance = La soulte
rdm-balance-paid = {" "}avec { $amount } en plus
rdm-balance-asked = {" "}et { $amount } en retour
rdm-flow-none = Sans argent
rdm-flow-pay = Je paie
rdm-flow-get = Je reçois
rdm-give = Je donne
rdm-get = Je prends : { $partner }
rdm-after-me = Vous, après
rdm-after-other = { $partner }, après
rdm-compose-first = Choisissez au moins une production de chaque côté.

# L’association

rdm-association = Association
rdm-association-by-me = Vous proposez à { $partners } de jouer ensemble
rdm-association-of = { $proposer } propose à { $partners } de jouer ensemble
rdm-association-brings = { $amount } de titres
rdm-association-proposes = propose
rdm-association-agreed = d’accord
rdm-association-open = réfléchit
rdm-association-tax = Taxe à la banque, la moitié du tout
rdm-association-pawn = Le pion qui reste : { $head }.
rdm-association-waiting = On attend { $sides }.
rdm-association-more-than-mine = Plus que votre caisse ({ $amount }) : il faudra que les autres complètent.
rdm-joined = Ensemble :
rdm-joined-nothing = Aucune production ne se complète.

# Trouver de l’argent

rdm-rescue = Dernière chance
rdm-rescue-mine = Il vous manque de l’argent
rdm-rescue-of = { $debtor } cherche de l’argent
rdm-rescue-debt = Dette
rdm-rescue-cash = Caisse
rdm-rescue-missing = Manque
rdm-rescue-how = Vendez au bureau des échanges, puis payez. Passé le délai, c’est la faillite.
rdm-rescue-watch = Ses titres sont à vendre : une offre peut tout changer.
rdm-rescue-give-up = Renoncer : faillite
rdm-rescue-waiting = On attend { $debtor }.

# L’accord des associés

rdm-consent = Entre associés
rdm-consent-mine = Vous demandez leur accord
rdm-consent-of = { $player } demande votre accord
rdm-consent-watch = { $player } consulte ses associés
rdm-wish-buy-title = Acheter { $title }
rdm-wish-buy-joker = Acheter un Joker
rdm-wish-put-up = Mettre aux enchères : { $product }
rdm-wish-use-joker = Rendre un Joker plutôt que vendre aux enchères
rdm-wish-put-on-sale = Mettre en vente : { $product }, au prix de { $price }
rdm-wish-offer-price = Offrir { $amount } pour { $product } (vendeur : { $seller })
rdm-wish-sell = Vendre au meilleur offrant
rdm-wish-sell-to = Vendre { $product } pour { $amount } (acheteur : { $buyer })
rdm-wish-exchange = Échanger { $given } contre { $wanted }{ $balance } (avec { $partner })
rdm-wish-counter = Répondre : { $given } contre { $wanted }{ $balance }
rdm-wish-propose-association = S’associer avec { $partners }
rdm-wish-agree = Accepter ce qui est proposé

# Le bureau des échanges

rdm-desk = Bureau des échanges
rdm-desk-left = { $left ->
        [0] Plus de transaction
        [one] Encore une transaction
       *[other] Encore { $left } transactions
    }
rdm-desk-with = Avec qui
rdm-desk-closed = Le bureau est fermé pour vous en ce moment.
rdm-desk-way-closed = Ce guichet est fermé en ce moment.
rdm-way-sell = Vendre
rdm-way-buy = Acheter
rdm-way-swap = Échanger
rdm-way-join = S’associer
rdm-desk-sell = Mettre en vente
rdm-desk-sell-why = Les autres font leurs offres, et vous décidez.
rdm-desk-lapsed = Le délai étant passé, plus en vente avant une case Enchères : { $products }.
rdm-desk-refused = Gardé, donc plus en vente pendant ce tour : { $products }.
rdm-desk-sell-do = Mettre en vente : { $product }, { $amount }
rdm-desk-pick-mine = Choisissez une de vos productions.
rdm-desk-loses = Vous renonceriez à { $percent } % et à { $amount } par passage.
rdm-desk-loses-share = Vous renonceriez à { $percent } %.
rdm-price-wished = Prix souhaité
rdm-price-offered = Votre offre
rdm-price-half = moitié prix
rdm-price-full = prix d’achat
rdm-price-double = le double
rdm-price-printed = prix d’achat : { $amount }
rdm-desk-buy = Faire une offre
rdm-desk-buy-why = Les autres peuvent surenchérir ; le propriétaire décide.
rdm-desk-buy-from = Les productions { ELIDE("de", $seller) }
rdm-desk-buy-do = Offrir { $amount } : { $product }
rdm-desk-pick-theirs = Choisissez une production à acheter.
rdm-desk-swap-do = Proposer à { $partner }
rdm-desk-join = Proposer une association
rdm-desk-join-why = Tout est mis en commun, titres et argent, pour le reste de la partie ; un seul pion demeure.
rdm-desk-join-do = Proposer à { $partners }
rdm-desk-pick-partners = Choisissez avec qui.

# Le coup de tampon

rdm-stamp-lot-sold = Adjugé !
rdm-stamp-lot-to-bank = À la banque
rdm-stamp-holding-sold = Vendu !
rdm-stamp-holding-kept = Gardé
rdm-stamp-sale-lapsed = Trop tard !
rdm-stamp-royalty-forgotten = Trop tard !
rdm-stamp-associated = Associés !
rdm-stamp-joker-used = Joker !
rdm-stamp-exchange-made = Conclu !
rdm-stamp-exchange-dropped = Sans suite
rdm-stamp-association-dropped = Sans suite
rdm-stamp-association-too-dear = Trop cher
rdm-stamp-decision-dropped = Pas d’accord
rdm-stamp-went-bankrupt = Faillite
