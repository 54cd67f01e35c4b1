# Richesses du Monde : ce que seule la page dit

ask-trade-desk = Bureau des échanges
    .letter = b
rdm-board = Le plan de jeu
rdm-board-help = Les flèches vont de case en case.
rdm-dice = Dé blanc { $white }, dé rouge { $red }
rdm-dice-none = Les dés n’ont pas encore roulé
rdm-round = Manche { $round }
rdm-last-round = la dernière
rdm-roll-mine = À vous de lancer
rdm-roll-other = { $player } va lancer
rdm-plays = { $player } joue
rdm-news = Actualité
rdm-pile-joker = Joker
rdm-my-titles = Mes titres

# Acheter

rdm-purchase = Titres à acheter
rdm-buy-up-to = { $left ->
        [one] Encore un titre au plus
       *[other] Jusqu’à { $left } titres
    }
rdm-buys = { $player } choisit des titres
rdm-stop = Terminer mes achats
rdm-buy = Acheter : { $price }
rdm-page-back = Page précédente
rdm-page-next = Page suivante
rdm-from = dès { $percent } % : { $amount }
rdm-from-percent = dès { $percent } %
rdm-next = { $percent } % : { $amount }
rdm-top = au plus haut
rdm-card-label = { $product }, { $origin }, { $percent } %, prix { $price }
rdm-card-label-mine = { $product }, { $origin }, { $percent } %, prix { $price }. Vous auriez { $total } %, qui rapportent { $amount }

# La caisse et les trusts

rdm-cash = en caisse
rdm-cash-mine = en caisse, vu de vous seul
rdm-cash-hidden = sa caisse est secrète
rdm-whose-trusts = De qui voir les trusts
rdm-trusts = Les trusts
rdm-no-title = Aucun titre pour l’instant.
rdm-trust-label = { $product } { $percent } % ({ $titles }), rapporte { $pays }, { $next }
rdm-worth = en titres
rdm-trusts-paying = trusts
rdm-tours = tours
rdm-jokers = jokers
rdm-to-come = à venir
rdm-fallen = en faillite
rdm-with = avec { $players }
rdm-claim = Réclamer { $amount }

# Le sabot et les productions

rdm-shelf = Sabot
rdm-productions = Productions
rdm-production = Production
rdm-held-by = Qui en détient combien
rdm-in-shelf-percent = au sabot { $percent } %
rdm-filing = Classement du sabot
rdm-by-country = Par pays
rdm-by-production = Par production
rdm-left-in-shelf = { $count ->
        [0] plus rien au sabot
        [one] un titre au sabot
       *[other] { $count } titres au sabot
    }

# Une actualité

rdm-news-holder = Avec un titre ({ $products })
rdm-news-other = Sans titre
rdm-news-all = Pour qui la lit
rdm-news-each = De chaque adversaire

# Une case

rdm-kind-start = La flèche d’où partent les pions
rdm-kind-country = Payer les royalties de la plaquette, puis acheter ici jusqu’à six titres
rdm-kind-continent = Payer les royalties de la plaquette, puis compléter ses productions dans le continent
rdm-kind-world = Compléter ses productions dans le monde entier, après un premier Tour du Monde
rdm-kind-auction = Mettre aux enchères autant de titres que le dé rouge a de points, après un premier Tour du Monde
rdm-kind-joker = Acheter un Joker pour 3 M€ : il dispense d’une mise aux enchères
rdm-kind-news = Lire la carte du dessus du paquet
rdm-kind-windfall = Recevoir 500 000 € par point des deux dés, puis payer les royalties de la plaquette
rdm-sells = Titres à vendre ici : { $products }
rdm-sold-out = Plus rien à vendre ici
rdm-plaque = Plaquette { $product } : ses royalties sont dues ici
rdm-plaque-pays = { $player } : { $amount } ({ $percent } %)
rdm-plaque-nobody = Personne n’en détient assez pour être payé
rdm-pawns-here = Ici : { $players }

# Noms courts

rdm-short-afrique-du-nord-est = Afrique du N-E
rdm-short-afrique-occidentale = Afrique Occid.
rdm-short-afrique-centrale = Afrique Centrale
rdm-short-afrique-des-grands-lacs = Grands Lacs
rdm-short-europe-mediterraneenne = Europe Médit.
rdm-short-europe-danubienne = Europe Danub.
rdm-short-europe-balkanique = Europe Balkan.
rdm-short-peninsule-indienne = Péninsule Indienne
rdm-short-peninsule-indochinoise = Indochine
rdm-short-choix-asie-oceanie = Choix Asie-Océanie
rdm-short-caoutchouc-naturel = Caoutch.
rdm-short-construction-automobile = Auto
rdm-short-construction-navale = Navires
rdm-short-coton-brut = Coton
rdm-short-gaz-naturel = Gaz
rdm-short-laine-brute = Laine
rdm-short-aluminium = Alu

# Trois lettres, sur un téléphone

rdm-code-royaume-uni = R-U
rdm-code-europe-mediterraneenne = MÉD
rdm-code-europe-danubienne = DAN
rdm-code-europe-balkanique = BAL
rdm-code-pays-andins = AND
rdm-code-usa = USA
rdm-code-afrique-du-nord-est = N-E
rdm-code-afrique-occidentale = OCC
rdm-code-afrique-centrale = CEN
rdm-code-afrique-des-grands-lacs = LAC
rdm-code-afrique-du-sud = SUD
rdm-code-moyen-orient = M-O
rdm-code-peninsule-indienne = IND
rdm-code-peninsule-indochinoise = INC
rdm-code-indonesie = IDN
rdm-code-antilles = ANT
rdm-code-several = A-O
rdm-touch = Touchez une case pour la lire.

# Le plan de jeu en mots

rdm-text-turn = Manche { $round }, { $player } joue.
rdm-text-jokers = { $count ->
        [0] Il ne reste aucun Joker à la banque.
        [one] Il reste un Joker à la banque.
       *[other] Il reste { $count } Jokers à la banque.
    }
rdm-text-pawn = { $player } est sur { $square } ; Tours du Monde : { $tours }, Jokers : { $jokers }.
rdm-text-pawn-shared = { $player } sont associés et leur pion est sur { $square } ; Tours du Monde : { $tours }, Jokers : { $jokers }.
rdm-text-cash = Votre caisse : { $amount }.
rdm-text-trust = { $product } { $percent } %, rapporte { $pays }, dès { $step } % { $amount }
rdm-text-trust-whole = { $product } { $percent } %, rapporte { $pays }
rdm-text-holds = { $player } détient : { $trusts }.
rdm-text-holds-mine = Vous détenez : { $trusts }.
rdm-text-none = { $player } ne détient aucun titre.
rdm-text-none-mine = Vous ne détenez aucun titre.
rdm-text-fallen = { $player } : en faillite.

# Pourquoi une bourse ou un score change

cause-titles-dealt = titres reçus au départ
cause-title-bought = { $title }
cause-joker-bought = un Joker
cause-instalment-paid = mise de départ
cause-windfall-received = case 500 000 €
cause-news-gained = actualité
cause-news-paid = actualité
cause-double-paid = un double aux dés
cause-associated = taxe d’association
cause-gift-paid = actualité
cause-royalty-paid = royalties { $product }
cause-lot-sold = enchères { $product }
cause-holding-sold = vente { $product }
cause-lot-to-bank = { $product }, repris par la banque
cause-bank-paid = dette d’un failli
cause-went-bankrupt = faillite
cause-exchange-made = échange
