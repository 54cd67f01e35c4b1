# Richesses du Monde en français. Les noms des titres, des productions, des cases et des cartes viennent de l'édition.

game-title = Richesses du Monde
game-pitch = Achetez le pétrole, le blé ou l’or aux quatre coins du globe, bâtissez des trusts et réclamez vos royalties à temps : la dernière fortune debout l’emporte.
game-score = Fortune
    .counts = money
money = { $number } €
money-millions = { $number } M€

# Le journal de la partie

event-order-rolled = { $seat } lance les dés pour ouvrir la partie : { $points }.
event-game-begun = { $seat } commence. Chaque bourse contient { $cash }.
event-titles-dealt =
    { $titles_count ->
        [0] { $seat } ne reçoit aucun titre.
        [1] { $seat } reçoit un titre et paie { $price } : { $titles }.
       *[other] { $seat } reçoit { $titles_count } titres et paie { $price } : { $titles }.
    }
event-instalment-paid = La banque verse à { $seat } une tranche de sa mise de départ : { $amount }.
event-round-begun = Manche { $round }.
event-dice-rolled = { $seat } lance les dés : { $white } au blanc, { $red } au rouge.
event-double-paid = Un double ! { $seat } paie { $amount } à la banque.
event-pawn-moved = { $seat } s’arrête sur la case { $square }.
event-tour-completed =
    { $tours ->
        [1] { $seat } boucle son premier Tour du Monde.
       *[other] { $seat } boucle son Tour du Monde nº { $tours }.
    }
event-square-rests =
    { $duel ->
        [1] Case { $square } : à deux camps face à face, il ne s’y passe plus rien.
       *[0] Case { $square } : elle ne s’ouvrira à { $seat } qu’après un premier Tour du Monde.
    }
event-windfall-received = La banque offre { $amount } à { $seat }.
event-news-read = { $seat } ouvre le journal : « { $card } ».
event-news-gained = La nouvelle rapporte { $amount } à { $seat }.
event-news-paid = La nouvelle coûte { $amount } à { $seat }.
event-gift-paid = { $giver } offre { $amount } à { $receiver }.
event-claims-opened = Plaquette { $product } : avec 30 % de la production, on peut réclamer ses royalties à { $debtor }.
event-royalty-claimed = { $owner } réclame { $amount } à { $debtor }.
event-royalty-waived = { $owner } fait grâce de ses royalties à { $debtor }.
event-royalty-forgotten = Trop tard ! { $owner } laisse filer { $amount } de royalties.
event-royalty-paid = { $debtor } verse { $amount } de royalties à { $owner } ({ $product }).
event-title-bought = { $seat } achète { $title } pour { $price }.
event-joker-bought = { $seat } achète un Joker pour { $price }.
event-joker-used = { $seat } rend un Joker : rien ne passera sous le marteau.
event-nothing-to-auction = { $seat } n’a aucun titre à mettre aux enchères.
event-lots-wanted =
    { $count ->
        [1] { $seat } doit mettre un titre aux enchères.
       *[other] { $seat } doit mettre { $count } titres aux enchères.
    }
event-lot-opened = { $seller } met aux enchères ses titres { $product }, à partir de { $price }.
event-bid-made = { $bidder } monte à { $amount }.
event-stood-aside = { $seat } n’enchérit plus.
event-lot-sold = Adjugé ! { $buyer } emporte { $product } et paie { $amount } à { $seller }.
event-lot-to-bank = Pas d’enchère : la banque reprend { $product } et paie { $amount } à { $seller }.
event-sale-opened =
    { $price_sign ->
        [0] { $seller } met en vente ses titres { $product }, au plus offrant.
       *[1] { $seller } met en vente ses titres { $product } et en voudrait { $price }.
    }
event-price-offered = { $buyer } offre { $amount } à { $seller } pour ses titres { $product }.
event-holding-sold = Marché conclu : { $seller } cède { $product } à { $buyer } pour { $amount }.
event-holding-kept = { $seller } garde ses titres { $product }.
event-sale-lapsed = Trop tard ! { $seller } garde ses titres { $product } et ne les remettra pas en vente avant une case Enchères.
event-exchange-proposed =
    { $balance_sign ->
        [1] { $proposer } propose à { $partner } : { $given_products }, plus { $balance_size }, contre { $wanted_products }.
        [-1] { $proposer } propose à { $partner } : { $given_products } contre { $wanted_products }, et demande { $balance_size } en plus.
       *[0] { $proposer } propose à { $partner } : { $given_products } contre { $wanted_products }.
    }
event-exchange-made =
    { $balance_sign ->
        [1] Échange conclu : { $proposer } donne { $given_products } et { $balance_size } à { $partner } contre { $wanted_products }.
        [-1] Échange conclu : { $proposer } donne { $given_products } à { $partner } contre { $wanted_products } et reçoit { $balance_size } en plus.
       *[0] Échange conclu : { $proposer } donne { $given_products } à { $partner } contre { $wanted_products }.
    }
event-exchange-dropped = L’échange entre { $proposer } et { $partner } ne se fait pas.
event-association-proposed = { $proposer } propose une association à { $partners } ; la taxe serait de { $tax }.
event-association-agreed = { $seat } est pour l’association.
event-association-dropped = L’association voulue par { $proposer } ne se fait pas.
event-association-too-dear = Les bourses réunies ne suffisent pas pour la taxe de { $tax } : l’association voulue par { $proposer } ne se fait pas.
event-associated = { $partners } s’associent et paient { $tax } de taxe. Le pion { ELIDE("de", $seat) } reste en jeu.
event-purse-joined = Bourse commune du camp { ELIDE("de", $seat) } : { $cash }.
event-decision-proposed = { $seat } soumet une décision à ses partenaires.
event-decision-dropped = La décision voulue par { $seat } est abandonnée.
event-cash-wanted = { $debtor } doit { $amount } et n’a pas la somme : encore un instant pour vendre.
event-went-bankrupt =
    Faillite ! { $seat } ne peut payer { $debt }. { $titles_count ->
        [0] Aucun titre ne retourne au sabot.
        [1] Son titre retourne au sabot : { $titles }.
       *[other] Ses { $titles_count } titres retournent au sabot.
    }
event-bank-paid = La banque assume la dette et verse { $amount } à { $creditor }.
event-face-to-face = Deux camps restent face à face : les cases Enchères et Joker sont désormais en repos.
event-bell-rung = La cloche sonne : cette manche sera la dernière.
event-game-ended =
    { $winners_count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } gagnent ensemble la partie.
    } Bilan : { $scores }.

# Ce qu'on peut faire ; « letter » est ce que l'on tape dans le terminal

ask-roll-dice = Lancer les dés
    .letter = l
ask-claim-royalty = Toucher ses royalties
    .letter = t
ask-waive-royalty = Y renoncer
    .letter = y
ask-settle-debt = Payer
    .letter = p
ask-buy-title = Acheter un titre
    .letter = a
ask-buy-joker = Acheter un Joker
    .letter = j
ask-stop-buying = Finir ses achats
    .letter = f
ask-put-up = Passer sous le marteau
    .letter = h
ask-use-joker = Utiliser un Joker
    .letter = u
ask-bid = Enchérir
    .letter = e
ask-stand-aside = S’arrêter là
    .letter = s
ask-put-on-sale = Vendre ses titres
    .letter = v
ask-offer-price = Offrir un prix
    .letter = o
ask-sell = Céder au meilleur prix
    .letter = c
ask-keep = Garder ses titres
    .letter = g
ask-propose-exchange = Proposer un échange
    .letter = x
ask-counter-offer = Contre-proposer
    .letter = k
ask-propose-association = Inviter à s’associer
    .letter = i
ask-agree = D’accord
    .letter = d
ask-decline = Non merci
    .letter = n
blank-title = Le titre
blank-product = La production
blank-price = Le prix souhaité (0 : au plus offrant)
blank-amount = La somme
blank-seller = À qui
blank-partner = Avec qui
blank-partners = Avec qui
blank-given-products = Ce que vous donnez
blank-wanted-products = Ce que vous voulez
blank-balance = L’argent que vous ajoutez (avec un « - » devant, celui que vous demandez)

# Les options de la table

option-claims = Royalties
option-claims-on-request = à réclamer à temps
option-claims-automatic = versées d’office
option-window = Délai pour réclamer et enchérir
option-window-seven-seconds = sept secondes
option-window-ten-seconds = dix secondes
option-window-unhurried = sans limite
option-bankruptcy = Faillite
option-bankruptcy-strict = immédiate
option-bankruptcy-rescue = après un sursis pour vendre
option-partners = Décisions d’une association
option-partners-spokesman = un porte-parole à chaque tour
option-partners-any-partner = n’importe quel partenaire
option-partners-all-agree = à l’unanimité
option-lots = Lots mis aux enchères
option-lots-nearest = au plus près du dé rouge
option-lots-free-choice = au choix
option-steel = L’acier de Chine
option-steel-as-printed = 10 %, comme dans le livret
option-steel-fifteen = 15 %
option-instalments = Mise de départ en plusieurs fois
option-instalments-off = non
option-instalments-on = oui
option-quick = Partie rapide, titres distribués
option-quick-off = non
option-quick-on = oui
option-conquest = Conquête d’un continent
option-conquest-none = non, le monde entier
option-conquest-africa = l’Afrique
option-conquest-america = l’Amérique
option-conquest-usa = les U.S.A.
option-conquest-europe = l’Europe
option-conquest-russia = la Russie
option-conquest-asia = l’Asie
option-conquest-oceania = l’Océanie
option-rounds = Nombre de manches (0 : sans limite)
option-minutes = Durée en minutes (0 : sans limite)

# Pourquoi la partie est finie

end-last-side = Un seul camp reste debout.
end-rounds-played = Toutes les manches prévues ont été jouées.
end-time-up = Le temps convenu est écoulé.
end-two-bankruptcies = Deux faillites mettent fin à la partie rapide.
end-conquered = Le continent à conquérir n’a plus de titre à vendre.

# D’où vient chaque fortune

measure-money = { $amount }
line-titles = { $count ->
    [0] Aucun titre
    [one] Un titre, au prix d’achat
   *[other] { $count } titres, au prix d’achat
}
line-conquered = { $count ->
    [0] Aucun titre du continent
    [one] Un titre du continent
   *[other] { $count } titres du continent
}
line-cash = Argent en caisse
standing-bankrupt = Faillite

# Les chapitres de la règle

chapter-rdm-table = À table
chapter-rdm-cash = L’argent
chapter-rdm-start = La préparation
chapter-rdm-titles = Les titres
chapter-rdm-turn = Le tour de jeu
chapter-rdm-royalties = Les royalties
chapter-rdm-purchase = L’achat de titres
chapter-rdm-choice = Les cases Choix
chapter-rdm-windfall = Les cases 500 000 €
chapter-rdm-news = L’actualité
chapter-rdm-joker = Le Joker
chapter-rdm-auction = Les enchères
chapter-rdm-trade = Les transactions
chapter-rdm-sale = La vente libre
chapter-rdm-exchange = L’échange
chapter-rdm-association = L’association
chapter-rdm-bankruptcy = La faillite
chapter-rdm-duel = Deux camps face à face
chapter-rdm-end = La fin de la partie

# Le tableau dans le terminal

board-title = Manche { $round } — à { $seat } de jouer
board-title-last = Manche { $round }, la dernière — à { $seat } de jouer
board-side = Joueurs
board-square = Case
board-tours = Tours
board-jokers = Jokers
board-titles = Titres
board-worth = Valeur
board-cash = En caisse
board-fallen = en faillite
board-secret = secret
board-percent = { $percent } %
board-ahead = À portée de dés : la case, sa plaquette, ce qu’elle vous coûterait
board-purse = En caisse : { $cash }.
board-stands-at-start = Vous êtes au départ, avec { $cash } en caisse.
board-stands = Vous êtes sur la case { $square }, avec { $cash } en caisse.
board-stands-on-plaque = Vous êtes sur la case { $square } (plaquette { $plaque }), avec { $cash } en caisse.
board-shelf =
    { $left ->
        [one] Au sabot : encore un titre au plus
       *[other] Au sabot : jusqu’à { $left } titres
    }
board-title-of = Titre
board-share = Part
board-price = Prix
board-then = Vous auriez
board-yield = Rapport
board-lots =
    { $wanted ->
        [one] Dé rouge { $red } : un titre à mettre aux enchères
       *[other] Dé rouge { $red } : { $wanted } titres à mettre aux enchères
    }
board-product = Production
board-half = Mise à prix
board-claims = Royalties { $product } : { $debtor } vient d’arriver
board-claim = détient { $percent } % et a droit à { $amount } : { $said }
board-claim-open = à réclamer
board-claim-made = réclamé
board-claim-waived = abandonné
board-claim-forgotten = trop tard
board-auction = Enchères : les titres { $product } { ELIDE("de", $seller) }
board-sale = Vente libre : les titres { $product } { ELIDE("de", $seller) }
board-lot =
    { $titles ->
        [one] Un titre, { $percent } % de la production, vendu { $price } au sabot.
       *[other] { $titles } titres, { $percent } % de la production, vendus { $price } au sabot.
    }
board-no-bid = Pas encore d’enchère ; la banque en donne { $amount }.
board-no-offer = Pas encore d’offre.
board-leads = mène à { $amount }.
board-asked = Prix souhaité : { $price }.
board-would-hold = Avec ce lot, vous auriez { $percent } % ; chaque passage rapporterait { $amount }.
board-would-not-pay = Avec ce lot, vous auriez { $percent } % ; les royalties commencent à 30 %.
board-later = Viendront ensuite : { $products }.
board-exchange = Échange proposé
board-gives = donne { $things }
board-then-hold = Vous auriez alors : { $things }
board-association = Association proposée : taxe de { $tax }
board-brings = apporte des titres pour { $price }
board-rescue = Sursis : { $debt } à payer
board-sell-first = Vendez d’abord si la caisse ne suffit pas ; sinon, c’est la faillite.
board-consent = { $seat } voudrait votre accord

# Ce qu’on pourrait regretter

caution-bankruptcy =
    { $holdings ->
        [0] Il vous manque { $missing_cash } : si vous payez, c’est la faillite, et vous quittez la partie.
       *[other] Il vous manque { $missing_cash } : si vous payez maintenant, c’est la faillite, et vous quittez la partie. Vendez d’abord des titres.
    }
caution-double =
    { $chances ->
        [1] Il vous reste { $cash }. Un double { $double } coûte { $price } et vous mettrait en faillite (1 chance sur 36). Vous pouvez vendre avant de lancer.
       *[other] Il vous reste { $cash }. Dès le double { $double } ({ $price }), un double vous mettrait en faillite ({ $chances } chances sur 36). Vous pouvez vendre avant de lancer.
    }
caution-last-coins = Il ne vous resterait que { $left_cash } : le moindre double vous mettrait en faillite.
caution-all-in = Vous avez { $cash } en tout. Il vous resterait moins de { $price } : le moindre double vous mettrait en faillite.
caution-waiver = Vous renoncez à { $amount }, sans retour.
caution-hammer =
    { $titles ->
        [1] Ce titre part aussitôt sous le marteau, sans retour.
       *[other] Le compte y est : { $titles } titres partent aussitôt sous le marteau, sans retour.
    }
caution-association = S’associer est définitif : vos biens sont mis en commun et la taxe est de { $tax }.
caution-association-proposed = S’associer est définitif : si tous acceptent, vos biens sont mis en commun et la taxe est due aussitôt.

# Les réponses toutes faites

habit-claim-royalty = Toujours réclamer mes royalties
habit-stand-aside = Ne jamais enchérir
myself-roll-dice = Lancer les dés moi-même
myself-stop-buying = Quitter moi-même un rayon où je ne peux rien acheter
myself-settle-debt = Payer moi-même ce que je dois

# Pourquoi : ce qu'un robot dit de ses choix, comme il le dirait à table

reason-collects = { $player } me doit { $amount } : je les réclame.
reason-doubles-royalties = { $product } : je double mes royalties, { $amount } par passage.
reason-raises-royalties = { $product } : mes royalties montent à { $amount } par passage.
reason-opens-royalties = { $product } : je commence à toucher { $amount } par passage.
reason-nears-royalties = { $product } : avec { $percent } %, je prépare le palier suivant.
reason-denies-rival = { $product } : autant de moins pour { $player }.
reason-weakens-rival = { $product } : { $player } n’en aura plus.
reason-keeps-from-rival = { $product } : je ne laisse pas { $player } s’en emparer.
reason-loses-royalties = { $product } : j’y perds { $amount } par passage.
reason-parts-with = { $product } : je m’en sépare, cela ne me rapporte rien encore.
reason-feeds-rival = { $product } : cela profite à { $player }.
reason-swaps-for-more = { $product } : ma part passe à { $percent } %.
reason-swaps-for-less = { $product } : ma part tombe à { $percent } %.
reason-would-swap = { $product } : mieux vaut garder la part que j’ai.
reason-would-be-useful = { $product } : j’en aurais pourtant eu l’usage.
reason-keeps-holding = { $product } : j’y tiens.
reason-would-feed-rival = { $product } : ce serait un cadeau pour { $player }.
reason-leaves-title = { $title } : je le laisse, à regret.
reason-costs-cash = Il m’en coûte { $amount }.
reason-brings-cash = Ma caisse y gagne { $amount }.
reason-saves-cash = Je garde { $amount } en caisse.
reason-forgoes-cash = Je renonce à { $amount }.
reason-hopes-for-cash = J’espère en tirer { $amount }.
reason-risks-ruin = Ensuite, { $chances } % de risque de ne pas pouvoir payer d’ici deux tours.
reason-wards-off-ruin = Mon risque de faillite tombe à { $chances } %.
reason-stays-safe = Sinon, { $chances } % de risque de faillite d’ici deux tours.
reason-cannot-afford = Il faudrait { $amount }, et je ne les ai pas.
reason-nothing-to-trade = Je ne vois pas d’affaire à faire avant de lancer.
reason-rolls-into-danger = Ce lancer peut me ruiner : { $chances } % de risque.
reason-must-raise-cash = Il me manque { $amount } : je dois vendre.
reason-cannot-pay = Il me manque { $amount }, et personne n’achète plus.
reason-can-pay = J’ai de quoi payer : il me restera { $cash }.
reason-joker-insures = Un Joker me gardera du marteau.
reason-joker-missed = Un Joker aurait été plus sûr.
reason-joker-saves = Le Joker sauve mes titres du marteau : c’est le moment.
reason-stronger-together = À deux, { $player } et moi, la victoire vaut d’être partagée.
reason-against-leader = Seul, personne n’arrêtera plus { $player }.
reason-better-alone = Sans associé, je garde la victoire pour moi.
reason-objects-to-wish = Ce ne serait pas bon pour notre camp.
reason-trusts-partner = C’est bon pour notre camp.
reason-most-for-price = { $title } : à { $price }, rien ici ne rapporte plus.
reason-keeps-reserve = Je ne touche pas à mes derniers { $amount }.
reason-under-price = C’est encore { $amount } de moins que le prix imprimé.
reason-over-price = C’est plus que le prix imprimé, { $price }.
reason-no-step = { $product } : cela ne me ferait franchir aucun palier.
reason-good-price = { $amount }, c’est un bon prix.
reason-poor-price = { $amount }, ce n’est pas assez.
reason-worth-more = Aux prix imprimés, j’y gagne { $amount }.
reason-worth-less = Aux prix imprimés, j’y perds { $amount }.
reason-least-useful = { $product } : c’est ce dont je me passe le mieux.
reason-biggest-share = { $percent } % d’un coup : c’est le plus gros morceau !

# Ce que quelqu’un conseille de faire, ou aurait pu faire

deed-buy-title = Acheter { $title }
deed-put-up = Passer sous le marteau : { $product }
deed-bid = Enchérir à { $amount }
deed-put-on-sale = Mettre en vente : { $product }
deed-offer-price = Offrir { $amount } à { $seller } pour { $product }
deed-propose-exchange = Proposer à { $partner } : { $given_products_count ->
        [0] rien
       *[other] { $given_products }
    } contre { $wanted_products_count ->
        [0] rien
       *[other] { $wanted_products }
    }{ $balance_sign ->
        [0] { "" }
        [1] , avec { $balance_size } de votre poche
       *[other] , avec { $balance_size } pour vous
    }
deed-counter-offer = Contre-proposer { $given_products_count ->
        [0] rien
       *[other] { $given_products }
    } contre { $wanted_products_count ->
        [0] rien
       *[other] { $wanted_products }
    }{ $balance_sign ->
        [0] { "" }
        [1] , avec { $balance_size } de votre poche
       *[other] , avec { $balance_size } pour vous
    }
deed-propose-association = Inviter { $partners } à s’associer
