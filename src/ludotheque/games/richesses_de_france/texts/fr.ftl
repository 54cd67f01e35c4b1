# Richesses de France en français. Les noms des villes, des régions, des étapes et des cartes viennent de l'édition.

game-title = Richesses de France
game-pitch = À pied, à vélo ou en voiture, huit voyages différents sur une seule carte de France.

# Le journal de la partie

event-order-rolled = { $seat } lance le dé pour commencer : { $face }.
event-game-begun = Circuit « { $circuit } » : { $seat } commence.
event-ready-to-leave = { $seat } n’attend plus que le départ.
event-regions-dealt = { $seat } reçoit les cartes { $regions }.
event-casino-chosen = { $seat } choisit son point de départ : { $town }.
event-round-begun = Tour de table n° { $round }.
event-turn-missed = { $seat } passe son tour.
event-section-taken =
    { $seat } atteint { $town } { $mode }{ $amount ->
        [0] .
       *[other] {""} et paie { $amount } F.
    }
event-stayed-put = { $seat } ne bouge pas.
event-work-done = { $seat } travaille et gagne { $face } F : { $town }.
event-work-sought = { $seat } n’a plus rien et va tout droit chercher du travail : { $town }.
event-work-awaits = { $seat } doit travailler à cette étape : { $town }.
event-vehicle-bought = { $seat } achète { $vehicle } pour { $amount } F.
event-sale-opened = { $seller } vend { $vehicle }. La banque en donne { $amount } F : qui offre davantage ?
event-bid-made = { $bidder } offre { $amount } F.
event-stood-aside = { $seat } ne suit pas.
event-vehicle-sold = { $seller } vend { $vehicle } d’occasion à { $buyer } pour { $amount } F.
event-vehicle-returned = { $seller } rend { $vehicle } à la banque et reçoit { $amount } F.
event-toll-claimed = { $owner } montre la carte { $region } : { $debtor } lance le dé et fait { $face }.
event-toll-paid = { $debtor } paie { $amount } F de droit de passage à { $owner }.
event-no-toll = { $mover } ne doit rien : nul autre n’a la carte { $region }.
event-toll-missed = { $owner } n’a rien réclamé : pour cette fois la carte { $region } n’a pas servi.
event-region-drawn = { $seat } tire la carte { $region }.
event-card-drawn = { $seat } tire une carte « hasard » : { $card }.
event-card-replaced = { $seat } n’a ni argent ni véhicule, et en tire une autre.
event-card-ignored = La carte est sans effet pour { $seat }.
event-card-gained = { $seat } reçoit { $amount } F.
event-card-paid = { $seat } paie { $amount } F à la banque.
event-gift-paid = { $giver } donne { $amount } F à { $receiver }.
event-vehicle-granted = { $seat } reçoit { $vehicle }.
event-grant-paid = { $seat } a déjà { $vehicle } et reçoit { $amount } F à la place.
event-sent-to = { $seat } se retrouve ailleurs : { $town }.
event-pawn-displaced = { $seat } doit laisser la place et recule : { $town }.
event-turn-lost = { $seat } passera son prochain tour.
event-turn-gained = { $seat } rejoue.
event-debt-left = { $seat } doit encore { $amount } F à la banque.
event-debt-repaid = { $seat } rembourse { $amount } F à la banque.
event-stage-marked = { $seat } place sa marque : { $stage }.
event-marker-forgotten = { $seat } oublie sa marque : { $stage }.
event-came-home = { $seat } est de retour à Paris et touche une prime de { $amount } F.
event-colour-bet = { $seat } mise { $amount } F sur le { $colour }.
event-numbers-bet = { $seat } mise { $amount } F sur { $faces }.
event-bet-won = Le dé montre { $face } : { $seat } gagne { $amount } F et reprend sa mise.
event-bet-lost = Le dé montre { $face } : { $seat } perd { $amount } F.
event-opponent-called = { $seat } appelle { $player }, qui vient jouer le match : { $town }.
event-nobody-to-call = { $seat } n’a personne à appeler.
event-match-thrown = { $seat } lance { $face }.
event-match-won = { $winner } gagne le match : { $stage }.
event-race-begun = { $seat } prend le départ : { $race }.
event-race-abandoned = { $seat } abandonne : { $race }.
event-race-completed = { $seat } franchit la ligne d’arrivée : { $race }.
event-game-ended =
    { $winners_count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } gagnent ensemble la partie.
    } Marques : { $scores }.
event-fortunes-counted =
    { $winners_count ->
        [one] { $winners } a la plus grande fortune et gagne la partie.
       *[other] { $winners } ont la plus grande fortune et gagnent ensemble la partie.
    } Ce qui compte, en francs : { $purses }.

# Ce qu'on peut faire ; « letter » est ce que l'on tape dans le terminal

ask-be-ready = Partir ainsi
    .letter = pa
ask-walk-to = Marcher
    .letter = p
ask-cycle-to = Pédaler
    .letter = v
ask-drive-to = Rouler
    .letter = u
ask-stop-here = S’arrêter ici
    .letter = s
ask-stay-put = Rester sur place
    .letter = e
ask-work = Travailler
    .letter = t
ask-seek-work = Aller chercher du travail
    .letter = h
ask-buy-vehicle = Acheter un véhicule
    .letter = a
ask-sell-vehicle = Vendre un véhicule
    .letter = d
ask-bid = Offrir
    .letter = o
ask-stand-aside = Ne pas suivre
    .letter = x
ask-claim-toll = Réclamer le droit de passage
    .letter = c
ask-let-pass = Laisser passer
    .letter = l
ask-place-marker = Placer sa marque
    .letter = k
ask-leave-marker = Se passer de la marque
    .letter = z
ask-displace = Pousser l’occupant
    .letter = dp
ask-choose-casino = Choisir son casino de départ
    .letter = i
ask-bet-colour = Miser sur une couleur
    .letter = g
ask-bet-number = Miser sur un nombre
    .letter = n
ask-bet-two-numbers = Miser sur deux nombres
    .letter = j
ask-call-opponent = Appeler un adversaire
    .letter = y
ask-begin-race = Prendre le départ d’une course
    .letter = f
ask-abandon-race = Abandonner la course
    .letter = w
blank-town = La ville
blank-vehicle = Le véhicule
blank-amount = La somme en francs, de dix en dix
blank-colour = La couleur
blank-face = Le nombre
blank-faces = Les deux nombres
blank-player = L’adversaire
blank-race = La course

# Les options de la table

option-circuit = Circuit
option-circuit-economy = Économie
option-circuit-monuments = Monuments
option-circuit-casinos = Casinos
option-circuit-wines = Routes des vins
option-circuit-tourism = Touristique
option-circuit-holidays = Vacances
option-circuit-specialities = Spécialités
option-circuit-sports = Sports
option-tolls = Droits de passage
option-tolls-on-request = à qui les réclame
option-tolls-automatic = perçus d’eux-mêmes
option-window = Temps pour répondre
option-window-seven-seconds = sept secondes
option-window-ten-seconds = dix secondes
option-window-unhurried = sans limite
option-stages = Étapes
option-stages-on-arrival = là où l’on s’arrête
option-stages-driven-through = aussi en passant
option-markers = Marques
option-markers-by-itself = placées d’elles-mêmes
option-markers-by-hand = à placer soi-même
option-odds = Gains au casino
option-odds-as-written = ceux du livret
option-odds-classic = équitables
option-homecoming = Fin du circuit « Économie »
option-homecoming-three-home = trois rentrés, ou tous
option-homecoming-first-home = le premier rentré
option-length = Économie et Sports
option-length-whole = partie entière
option-length-short = partie courte
option-rounds = Tours de table au plus (0 : sans limite)

# Pourquoi la partie est finie

end-first-home = Toutes les étapes sont franchies et l’arrivée est atteinte.
end-awaited-home = Ceux que l’on attendait sont rentrés.
end-paris-reached = Après huit casinos, Paris est atteint.
end-nine-events = Toutes les épreuves sont accomplies.
end-rounds-played = Le nombre de tours convenu est atteint.

# D’où vient chaque place

measure-markers = { $count ->
    [one] { $number } étape
   *[other] { $number } étapes
}
measure-money = { $number } F
line-stages = Étapes marquées
line-cash = Argent en poche
line-prize = Prime d’arrivée
line-bicycle = Vélo, au prix de revente
line-car = Voiture, au prix de revente
line-debt = Dette envers la banque
standing-first = Parcours bouclé

# Les chapitres de la règle

chapter-rdf-table = À table
chapter-rdf-start = Le départ
chapter-rdf-vehicle = Les véhicules
chapter-rdf-move = Les déplacements
chapter-rdf-sea = La mer
chapter-rdf-work = Le travail
chapter-rdf-ruin = La ruine et les dettes
chapter-rdf-region = Les cartes « région »
chapter-rdf-chance = Les cartes « hasard »
chapter-rdf-stage = Les étapes
chapter-rdf-economy = Le circuit « Économie »
chapter-rdf-circuits = Les circuits où l’on court
chapter-rdf-casinos = Le circuit « Casinos »
chapter-rdf-sports = Le circuit « Sports »
chapter-rdf-end = La fin de la partie

# Le tableau dans le terminal

board-title =
    { $circuit } — tour { $round }{ $rounds ->
        [0] {""}
       *[other] {""} sur { $rounds }
    }
board-player = Joueur
board-place = Où
board-vehicles = Avec
board-cash = Argent
board-markers = Marques
board-stage = Étape
board-debt = { $amount } (doit { $debt })
board-foot = à pied
board-bicycle = vélo
board-car = voiture
board-regions = Vos cartes « région » : { $regions }.
board-here = Vous êtes ici : { $town } ({ $region }).
board-toll = { $mover } arrive dans la région { $region }.
board-sale = { $seller } vend { $vehicle } ; il faut offrir plus de { $amount } F.
board-due = { $debtor } doit payer { $amount } F et n’a pas de quoi.
board-race = Vous êtes en course : { $race }.
board-marker = Étape atteinte : { $stage }.
board-left =
    { $left ->
        [one] Il vous reste une section.
       *[other] Il vous reste { $left } sections.
    }
board-displaced = { $seat } occupe la place : où va son pion ?
board-town = Ville
board-region = Région
board-kind = Ce qu’elle est
board-cost = Coût
board-capital = capitale
board-prefecture = préfecture
board-plain = étape d’un circuit
board-passing = point de passage
board-own-stage = étape à marquer
board-stage-and-card = étape, et une carte
board-legend = Les chiffres cerclés sont les joueurs ; ✓ marque une étape franchie.

# Ce qu’on pourrait regretter, et ce qu’il est bon de savoir

caution-to-leave = Il faut { $price } F pour quitter Paris : vous avez { $cash } F, il manque { $missing_cash } F. Chaque journée de travail rapporte ce que montre le dé.
caution-locked-in = Il vous resterait { $left_cash } F, et il faut { $price } F pour quitter Paris : vous devriez y travailler encore jusqu’à gagner { $missing_cash } F.
caution-thin-purse = Il ne vous resterait que { $left_cash } F. Un droit de passage peut coûter { $price } F : faute d’argent, il faudrait revendre ce véhicule, parfois pour { $amount } F seulement.
caution-half-price = Si personne n’offre davantage, la banque vous en rend { $amount } F : il en vaut { $price } F neuf.
caution-race-lost =
    { $sections ->
        [0] Vous quittez la course : pour la courir, il faudra reprendre le départ.
       *[other] Vous perdez le chemin déjà couru : la course sera à recommencer du départ.
    }
caution-all-in = C’est tout ce que vous avez : { $cash } F. Si le sort est contraire, il ne vous restera rien.
caution-toll-missed = Vous avez la carte { $region } : si vous laissez passer, le droit de passage est perdu.

# Les réponses toutes faites

habit-claim-toll = Toujours réclamer le droit de passage
habit-stand-aside = Ne jamais offrir pour un véhicule d’occasion
myself-work = Lancer moi-même le dé du travail
myself-let-pass = Laisser passer moi-même quand je n’ai pas la carte

# Pourquoi : ce que disent les robots de leurs choix

reason-heads-for = Je vais vers { $town }.
reason-marks-stage = { $town } : une étape de plus.
reason-stops-here = Autant s’arrêter ici.
reason-hopes-for-card = Une carte « hasard » peut m’aider.
reason-fears-card = Mais une carte « hasard » peut me coûter cher.
reason-fears-toll = Là-bas, je peux avoir à payer un droit de passage.
reason-stands-in-way = À { $town }, je barre la route à quelqu’un.
reason-needs-money = Avec { $cash } F, il faut que je travaille.
reason-seeks-work = Je n’ai plus rien : à { $town }, on embauche.
reason-must-work = C’est ici que je dois travailler.
reason-works-for-vehicle = Il me manque { $missing_cash } F pour partir avec { $vehicle }.
reason-works-to-leave = Il me manque { $missing_cash } F pour pouvoir partir.
reason-waits-in-paris = Rien ne presse : tant que je reste à Paris, je gagne ma vie.
reason-waits-behind = Si j’arrivais maintenant, un autre gagnerait.
reason-begins-race = { $race } : j’ai ce qu’il faut pour la course.
reason-races-on = { $race } : je ne lâche rien.
reason-race-needs = La course demande { $vehicle }.
reason-calls = { $player }, c’est l’adversaire qu’il me faut.
reason-vehicle-saves =
    { $turns ->
        [one] Avec { $vehicle }, je gagne un tour.
       *[other] Avec { $vehicle }, je gagne { $turns } tours.
    }
reason-vehicle-costs = Cela me coûte { $price } F.
reason-can-afford = { $price } F, c’est dans mes moyens.
reason-sells-for-cash = J’ai plus besoin d’argent que de deux véhicules.
reason-least-missed = C’est ce dont je me passe le mieux.
reason-stakes-pay = Miser { $amount } F, en moyenne, cela rapporte.
reason-must-stake = Puisqu’il faut miser, { $amount } F suffiront.
reason-usual-stake = Je mise { $amount } F, comme toujours.
reason-starts-here = { $town } : de là, tout le voyage est plus court.
reason-sends-away = { $town } : c’est le plus gênant pour { $player }.
reason-claims-toll = { $region }, c’est chez moi : { $player } paie le passage.
reason-no-card-here = { $region } : je n’ai pas cette carte.
reason-forgets-toll = Ah, c’était chez moi ?
reason-places-marker = J’y suis, je marque.
reason-ready = Avec { $cash } F, je pars comme je suis.
reason-bargain = À { $amount } F, c’est une occasion.
reason-no-use = Je n’en ai pas l’usage à ce prix.
reason-blocked = Toutes les places sont prises : j’attends.

# Ce que quelqu’un conseille de faire, ou aurait pu faire

deed-walk-to = Marcher jusqu’à { $town }
deed-cycle-to = Pédaler jusqu’à { $town }
deed-drive-to = Rouler jusqu’à { $town }
deed-seek-work = Aller chercher du travail à { $town }
deed-buy-vehicle = Acheter : { $vehicle }
deed-sell-vehicle = Vendre : { $vehicle }
deed-bid = Offrir { $amount } F
deed-displace = Pousser l’occupant vers { $town }
deed-choose-casino = Commencer au casino : { $town }
deed-bet-colour = Miser { $amount } F sur { $colour }
deed-bet-number = Miser { $amount } F sur le { $face }
deed-bet-two-numbers = Miser { $amount } F sur { $faces }
deed-call-opponent = Appeler { $player }
deed-begin-race = Prendre le départ : { $race }
