# Couleurs du Monde en français. Les noms des nations et des aires viennent de l'édition.

game-title = Couleurs du Monde
game-pitch = Posez vos cartes de nation en nation et faites le tour du monde : plus la chaîne est longue, plus elle rapporte.

# Le journal de la partie

event-cards-dealt =
    Donne { $deal } : { $dealer } bat les cartes et en donne neuf à chacun. { $stock ->
        [0] Il n’en reste aucune au talon.
        [one] Il en reste une au talon.
       *[other] Il en reste { $stock } au talon.
    }
event-hand-dealt = { $seat } reçoit { $nations }.
event-card-played =
    { $seat } pose la carte { $nation } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $multiplier ->
        [1] .
       *[other] {""} (× { $multiplier }).
    }
event-points-announced =
    { $seat } annonce { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $cards ->
        [one] une carte
       *[other] une chaîne de { $cards } cartes
    } ; son score est de { $score }.
event-corner-completed =
    { $seat } couvre la dernière nation libre de l’aire { $area } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de prime.
event-corner-kept =
    { $seat } a posé la dernière carte dans l’aire { $area } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de prime.
event-cannot-play =
    { $seat } ne peut rien poser, passe et perd { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    }.
event-play-refused =
    { $seat } refuse de jouer et perd { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    } ; { $left ->
        [0] c’était son dernier refus.
        [one] encore un refus possible.
       *[other] encore { $left } refus possibles.
    }
event-cards-drawn =
    { $seat } tire { $nations_count ->
        [one] une carte
       *[other] { $nations_count } cartes
    } : { $nations }. { $stock ->
        [0] Le talon est épuisé.
        [one] Il reste une carte au talon.
       *[other] Il reste { $stock } cartes au talon.
    }
event-went-out =
    { $seat } n’a plus de carte et le talon est vide : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de prime, et la donne est finie.
event-everyone-passed = Le talon est vide et toute la table a passé : la donne est finie, sans prime pour personne.
event-cards-lost =
    { $seat } garde { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } en main et perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-deal-ended =
    Points de la donne { $deal } : { $scores }.{ $deal ->
        [1] {""}
       *[other] {" "}Totaux : { $totals }.
    }
event-game-ended =
    { $winners_count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } gagnent ensemble la partie.
    } Résultat : { $totals }.

# Ce qu'on peut faire ; « letter » est ce que l'on tape dans le terminal

ask-play-card = Poser une carte
    .letter = c
ask-announce-points = Annoncer ses points
    .letter = a
ask-pass-turn = Passer son tour
    .letter = p
blank-nation = La carte d’une nation

# Les options de la table

option-match = Longueur de la partie
option-match-one-deal = une seule donne
option-match-deals = plusieurs donnes
option-match-target = jusqu’à un total
option-deals = Nombre de donnes
option-target = Total à atteindre
option-corner = Prime des aires de coin
option-corner-last-nation = à qui couvre leur dernière nation
option-corner-last-card = à qui y pose la dernière carte
option-names = Noms des nations
option-names-period = ceux de 1961
option-names-modern = ceux d’aujourd’hui

# Pourquoi la partie est finie

end-went-out = Une main est vide et le talon aussi.
end-all-passed = Le talon est vide et plus personne ne joue.
end-deals-played = Toutes les donnes prévues ont été jouées.
end-target-reached = Le total convenu est atteint.
end-longest-match = Après vingt donnes, personne n’a atteint le total convenu.

# D’où vient chaque score

line-chains = Cartes posées et bonus, passes déduites
line-going-out = Prime de sortie
line-refusals = { $count ->
    [one] Un refus de jouer
   *[other] { $count } refus de jouer
}
line-cards-left = { $count ->
    [one] Une carte restée en main
   *[other] { $count } cartes restées en main
}
line-corners = { $count ->
    [one] Dernière carte d’une aire d’angle
   *[other] Dernière carte de { $count } aires d’angle
}
line-earlier-deals = { $count ->
    [one] La donne précédente
   *[other] Les { $count } donnes précédentes
}

# Les chapitres de la règle

chapter-cdm-table = À table
chapter-cdm-edition = Le tableau et les cartes
chapter-cdm-deal = La donne
chapter-cdm-turn = Le tour de jeu
chapter-cdm-draw = La pioche
chapter-cdm-islands = Les îles
chapter-cdm-score = La marque
chapter-cdm-penalty = Passer son tour
chapter-cdm-end = La fin de la donne
chapter-cdm-match = Le match

# Le tableau dans le terminal

board-title = Donne { $deal } — talon : { $stock }
board-area-done = complète
board-area-open =
    { $open ->
        [one] { $open } libre
       *[other] { $open } libres
    }
board-player = Joueur
board-points = Points
board-refusals = Refus
board-hand = Main
board-own-hand = Votre main
board-card = Carte
board-area = Aire
board-worth = Rapporte
board-neighbours = Voisines en main
board-chain = Chaîne : { $cards } — { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. La prochaine carte compte × { $multiplier }.
board-legend = Les chiffres cerclés disent qui a couvert la nation ; ▸ marque les cartes que vous pouvez poser.

# Ce qu’on pourrait regretter

caution-penalty = Vous pourriez jouer : passer vous coûte { $points } points.

# Les réponses toutes faites

myself-announce-points = Annoncer moi-même, quand plus rien ne peut suivre

# Pourquoi : ce qu'un robot dit de ses choix, comme il le dirait à table

reason-lays-card =
    { $points ->
        [one] Cette carte me rapporte { $points } point.
       *[other] Cette carte me rapporte { $points } points.
    }
reason-lays-chain = { $cards } cartes à la suite : { $points } points d’un coup.
reason-most-points =
    { $points ->
        [one] Je ne vois pas mieux à prendre : { $points } point.
       *[other] Je ne vois pas mieux à prendre : { $points } points.
    }
reason-closes-corner = Je couvre la dernière nation d’un coin : { $points } points de prime.
reason-ends-deal = Ma main est vide, et les autres paient leurs cartes.
reason-pays-to-wait = Je préfère tirer des cartes, même si passer me coûte { $points } points.
reason-cannot-play = Aucune de mes cartes ne va : je perds { $points } points.
reason-spends-hand = Ces cartes me manqueront plus tard.
reason-frees-hand = Cela ouvre la voie au reste de ma main.
reason-draws-cards =
    { $cards ->
        [one] Je tire une carte, qui peut allonger mes chaînes.
       *[other] Je tire { $cards } cartes, qui peuvent allonger mes chaînes.
    }
reason-hopes-for-corner = Je garde de quoi fermer un coin du tableau.
reason-ends-ahead =
    { $points ->
        [0] Au bout du compte, je finis à égalité avec les autres.
        [one] Au bout du compte, je finis avec { $points } point d’avance sur la moyenne.
       *[other] Au bout du compte, je finis avec { $points } points d’avance sur la moyenne.
    }
reason-ends-behind =
    { $points ->
        [0] Au bout du compte, je finis à égalité avec les autres.
        [one] Je ne vois pas mieux : je finis à { $points } point de la moyenne.
       *[other] Je ne vois pas mieux : je finis à { $points } points de la moyenne.
    }
reason-opens-way = Ensuite, { $player } peut annoncer { $points } points.

# Ce que quelqu’un conseille de faire, ou aurait pu faire

deed-play-card = Poser { $nation }
