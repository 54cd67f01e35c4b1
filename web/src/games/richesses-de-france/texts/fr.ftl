# Ce que la page dit de Richesses de France, en plus de ce que disent les règles.

rdf-francs = { $amount } F
rdf-free = gratuit

# La carte

rdf-map = Carte routière de France
rdf-map-help = Les flèches mènent d’une ville à l’autre, Entrée y va
rdf-see-all = Toute la France
rdf-see-mine = Revenir à mon pion
rdf-land-england = Angleterre
rdf-land-belgium = Belgique
rdf-land-germany = Allemagne
rdf-land-switzerland = Suisse
rdf-land-italy = Italie
rdf-land-spain = Espagne
rdf-sea-channel = La Manche
rdf-sea-atlantic = Océan Atlantique
rdf-sea-mediterranean = Méditerranée
rdf-pawn = { $player }, { $town }, { $mode }
rdf-town-is = { $kind }, { $region }
rdf-kind-capital = Capitale de région
rdf-kind-prefecture = Préfecture
rdf-kind-stage = Ville d’étape
rdf-kind-passing = Point de passage
rdf-start = Départ du circuit
rdf-finish = Arrivée du circuit
rdf-there = Sur place : { $players }
rdf-sections =
    { $count ->
        [one] 1 section
       *[other] { $count } sections
    }
rdf-press-travel = Y aller { $mode }
rdf-press-displace = Le pousser ici
rdf-press-choose-casino = Partir d’ici
rdf-press-seek-work = Y chercher du travail
rdf-pass-by = Y passer sans s’arrêter
rdf-pass-by-how = Maj + clic : y passer sans s’arrêter
rdf-put-away = Fermer

# Mon voyage

rdf-my-journey = Mon voyage
rdf-purse = Bourse
rdf-to-leave = Pour quitter Paris : encore { $amount }
rdf-owes = doit { $amount } F
rdf-debt = Dette
rdf-choose-town = Cliquez une ville éclairée pour y aller.
rdf-how = Comment voyager
rdf-buy-for = Acheter { $price }
rdf-buy-it = Acheter { $vehicle } : { $price }
rdf-sell-for = Vendre { $price }
rdf-owned = à vous
rdf-stake-at = Miser au casino : { $town }…
rdf-stake-first = Miser avant de partir : { $town }…
rdf-call-again = Rejouer le match contre
rdf-race-start = Au départ : { $race }
rdf-seek-at = Chercher du travail : { $town }
rdf-work-at = Travailler : { $town }
rdf-stop-at = S’arrêter : { $town }
rdf-markers = Marques
rdf-travels = Va
rdf-short-0 = à pied
rdf-short-1 = vélo
rdf-short-2 = voiture
rdf-known-card = A montré
rdf-racing = En course : { $race }
rdf-is-home = De retour
rdf-fits-out = Choisit son véhicule
rdf-must-work = Doit travailler ici
rdf-rests =
    { $turns ->
        [one] Passe un tour
       *[other] Passe { $turns } tours
    }

# Les étapes

rdf-stages-of = Étapes du circuit « { $circuit } »
rdf-from-to = { $from } → { $to }
rdf-from = Départ : { $from }
rdf-any-casino = Un casino au choix
rdf-round =
    { $rounds ->
        [0] tour { $round }
       *[other] tour { $round }/{ $rounds }
    }
rdf-marks = { $done } / { $all }
rdf-cell-done = { $player } : franchie
rdf-cell-open = { $player } : à franchir
rdf-goal-economie = Le plus riche gagne. Primes : { $prizes }.
rdf-goal-monuments = Le premier de retour gagne.
rdf-goal-casinos = Fin au premier arrivé ; le plus riche gagne.
rdf-goal-vins = Le premier de retour gagne.
rdf-goal-touristique = Le premier de retour gagne.
rdf-goal-vacances = Le premier de retour gagne.
rdf-goal-specialites = Le premier de retour gagne.
rdf-goal-sports = Qui a toutes ses marques gagne.
rdf-needed = { $count } étapes suffisent.

# Les cartes « région »

rdf-my-cards = Mes cartes « région »
rdf-cards-secret = Vous seul les voyez. Quand un autre arrive dans l’une de ces régions, faites-le payer.
rdf-card-of = Carte « région » : { $region }

# Les fenêtres

rdf-toll = Droit de passage
rdf-toll-mine = Vous arrivez : { $region }
rdf-toll-of = { $player } arrive : { $region }
rdf-toll-holds = Vous avez cette carte : le dé dira combien vous touchez.
rdf-toll-waits = Qui a la carte de la région peut réclamer.
rdf-claim = Réclamer
rdf-answered = a répondu
rdf-thinks = réfléchit
rdf-marker = Une étape est atteinte
rdf-marker-mine = Placez votre marque : { $stage }
rdf-marker-of = { $player } tient sa marque : { $stage }
rdf-choose-displace = La place est prise
rdf-choose-mine-displace = Où va { $other } ?
rdf-choose-of-displace = { $player } déplace { $other }
rdf-fit-out = Avant le départ
rdf-fit-out-mine = À pied, à vélo ou en voiture ?
rdf-fit-out-waits = Les autres s’équipent
rdf-choose-choose-casino = Le départ
rdf-choose-mine-choose-casino = De quel casino partez-vous ?
rdf-choose-of-choose-casino = { $player } choisit son casino
rdf-due = À payer
rdf-due-mine = Vous devez { $amount } F
rdf-due-of = { $player } doit { $amount } F
rdf-due-why = Votre bourse n’y suffit pas : vendez un véhicule pour payer ({ $creditor }).
rdf-due-waits = Sa bourse n’y suffit pas : un véhicule va être vendu.
rdf-bank = la banque
rdf-sale = D’occasion
rdf-sale-mine = Vous vendez { $vehicle }
rdf-sale-of = { $player } vend { $vehicle }
rdf-sale-bank = La banque en donne { $amount } F. Qui offre davantage ?
rdf-sale-best = { $player } offre { $amount } F.
rdf-my-offer = Votre offre
rdf-offer = Offrir { $amount }
rdf-at-most = jusqu’à { $amount } F
rdf-least = Le moins
rdf-most = Le plus
rdf-match = Match { ELIDE("de", $sport) }
rdf-call-mine = { $here } reçoit { $there } : qui appelez-vous ?
rdf-call-of = { $player } appelle un adversaire : { $here } – { $there }
rdf-call-how = Qui est appelé vient aussitôt jouer ({ $there }). Chacun lance le dé, le plus haut gagne le match.
rdf-casino = Casino : { $town }
rdf-casino-must = Faites votre jeu
rdf-casino-may = Miser à nouveau ?
rdf-casino-first = Miser avant de partir ?
rdf-casino-of = { $player } fait son jeu
rdf-casino-waits = La mise, puis le dé…
rdf-casino-hint = Une couleur, un nombre, ou deux nombres.
rdf-colours = Couleurs
rdf-numbers = Nombres
rdf-stake = Mise
rdf-on-colour = le { $colour }
rdf-chances =
    { $count ->
        [one] Une chance sur { $all }
       *[other] { $count } chances sur { $all }
    }
rdf-wins = Si ça sort : + { $amount } ({ $times } fois la mise)
rdf-loses = sinon : − { $amount }
rdf-bet = Miser { $amount } sur { $on }
rdf-bet-nothing = Choisissez une case

# Ce qui se passe

rdf-chance = HASARD
rdf-show-card = { $player } tire une carte
rdf-show-replaced = Ni argent ni véhicule : une autre carte.
rdf-show-toll = { $owner } a la carte !
rdf-show-toll-words = { $debtor } doit { $amount } F à { $owner }.
rdf-show-work = { $player } travaille
rdf-show-work-words = { $town } : + { $amount } F
rdf-show-bet = { $player } : { $amount } sur { $on }
rdf-show-match-won = { $player } gagne le match !
rdf-show-race-begun = { $player } prend le départ
rdf-show-race-completed = { $player } franchit la ligne !
rdf-show-race-abandoned = { $player } abandonne
rdf-show-home = { $player } est de retour !
rdf-show-vehicle-bought = { $player } achète { $vehicle }
rdf-show-vehicle-granted = { $player } reçoit { $vehicle }
rdf-show-vehicle-returned = { $player } rend { $vehicle } à la banque
rdf-show-vehicle-sold = { $player } a { $vehicle } d’occasion

# La carte en phrases

rdf-text-circuit =
    Circuit « { $circuit } », { $stages } étapes, tour { $round }{ $rounds ->
        [0] .
       *[other] {""} sur { $rounds }.
    }
rdf-text-pawn = { $player } : { $town }, { $mode }, { $cash }.
rdf-text-left =
    { $count ->
        [one] { $player } a encore une étape : { $stages }.
       *[other] { $player } a encore { $count } étapes : { $stages }.
    }
rdf-text-all-done = { $player } a toutes ses marques.
rdf-text-reach = Vous pouvez aller { $mode } : { $towns }.
rdf-text-hand = Vos cartes « région » : { $regions }.

# Pourquoi une bourse ou un score change

cause-work-done = travail ({ $town })
cause-card-gained = carte « hasard »
cause-card-paid = carte « hasard »
cause-grant-paid = carte « hasard »
cause-came-home = prime de retour
cause-bet-won = casino
cause-bet-lost = casino
cause-section-taken = route vers { $town }
cause-vehicle-bought = { $vehicle }
cause-debt-repaid = dette remboursée
cause-vehicle-returned = { $vehicle }, rendu à la banque
cause-vehicle-sold = { $vehicle } d’occasion
cause-toll-paid = droit de passage
cause-gift-paid = carte « hasard »
