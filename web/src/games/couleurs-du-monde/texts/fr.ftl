# Couleurs du Monde : ce que seule la page dit

cdm-map = Le tableau du monde
cdm-map-help = Les flèches vont de voisine en voisine, Entrée pose la carte.
cdm-finish = Finir : +{ $points }
cdm-pass = Passer : −{ $points }
cdm-draws = { $cards ->
        [0] rien à tirer ensuite
        [one] une carte à tirer ensuite
       *[other] { $cards } cartes à tirer ensuite
    }
cdm-this-deal = cette donne
cdm-cards = cartes
cdm-refusals = refus restants
cdm-stock = Talon : { $stock }
cdm-deal = Donne { $deal }

# La ligne sous le tableau

cdm-next = { $nation } ensuite : +{ $multiplier }×{ $value } = { $points }
cdm-chain-none = Aucune de vos cartes ne peut ouvrir une chaîne
cdm-chain-mine = À vous d’ouvrir une chaîne
cdm-chain-other = { $player } ouvre une chaîne
cdm-chain-over = La dernière donne est jouée

# Une nation

cdm-island = île
cdm-brings = +{ $multiplier }×{ $value } = { $points }
cdm-brings-total = chaîne de { $total }
cdm-neighbours = Voisines : { $nations }
cdm-no-neighbours = Aucune voisine
cdm-covered-mine = Couverte par vous
cdm-covered-by = Couverte par { $player }
cdm-held-mine = Dans votre main
cdm-held-by = En main : { $player }
cdm-in-stock = Au talon
cdm-plate-label = { $nation }, { $area }, valeur { $value }. { $where }.
cdm-plate-playable = { $nation }, { $area }. À poser : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# Les mains

cdm-my-hand = Votre main
cdm-hand-of = { $player } : sa main
cdm-hands = Les mains, toutes ouvertes
cdm-hand-count = { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }
cdm-no-card = aucune carte

# La loupe

cdm-centre = Voir ce qui peut être posé
cdm-see-all = Voir tout le tableau

# Le tableau en mots

cdm-text-chain = La chaîne en cours, { $player } : { $cards } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cdm-text-playable = Vous pouvez poser { $nation } ({ $area }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Voisines : { $neighbours }.
cdm-text-playable-island = Vous pouvez poser { $nation } ({ $area }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Aucune voisine.
cdm-text-my-hand = Votre main : { $cards }.
cdm-text-hand = { $player } a en main : { $cards }.
cdm-text-covered = { $nation } par { $player }
cdm-text-area = { $area }, { $open ->
        [one] une nation libre
       *[other] { $open } nations libres
    } : { $nations }. Couvertes : { $covered }.
cdm-text-area-untouched = { $area }, { $open ->
        [one] une nation libre
       *[other] { $open } nations libres
    } : { $nations }.
cdm-text-area-full = { $area }, tout est couvert : { $covered }.

# Pourquoi une bourse ou un score change

cause-points-announced =
    { $cards ->
        [one] une carte
       *[other] chaîne de { $cards } cartes
    }
cause-corner-completed = prime de coin, { $area }
cause-corner-kept = prime de coin, { $area }
cause-went-out = main vide, talon vide
cause-cannot-play = rien à poser
cause-play-refused = refus de jouer
cause-cards-lost =
    { $cards ->
        [one] une carte gardée
       *[other] { $cards } cartes gardées
    }
ledger-counts = Points
cdm-points =
    { $points ->
        [one] { $words } point
       *[other] { $words } points
    }
