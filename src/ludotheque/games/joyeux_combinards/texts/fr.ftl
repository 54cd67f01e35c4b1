# Les Joyeux Combinards en français. Les noms des cases, des lieux et des marchandises viennent de l'édition.
# Toutes les sommes sont en millions de francs.

game-title = Les Joyeux Combinards
game-pitch = Achetez à un prix que vous seul connaissez, mentez si vous l’osez, vendez où l’on ne pose pas de questions, et gardez un casier vierge.

# Le journal de la partie

event-order-rolled = { $seat } lance les dés pour savoir qui commence : { $points }.
event-game-begun = Chacun reçoit ses cartes et { $cash } M. { $seat } commence.
event-hand-dealt = { $seat } reçoit { $cards }.
event-round-begun = Tour de table { $round }.
event-dice-rolled = { $seat } lance { $white } et { $red }.
event-fork-reached =
    { $seat } est à la bifurcation « { $square } » avec encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à parcourir.
event-pawn-moved = { $seat } s’arrête : { $square }.
event-card-drawn =
    { $seat } achète et regarde sa carte. { $stock ->
        [0] Le paquet est vide.
        [one] Il reste une carte au paquet.
       *[other] Il reste { $stock } cartes au paquet.
    }
event-card-seen = { $seat } a tiré { $card }, qui vaut { $price } M.
event-price-announced = { $buyer } annonce { $price } M.
event-card-bought = Personne ne doute : { $buyer } paie { $price } M et garde la carte.
event-price-doubted = { $doubter } ne croit pas { $buyer }.
event-card-revealed = La carte était { $card }, au prix de { $price } M.
event-doubt-justified = { $doubter } avait raison et emporte { $card }.
event-doubt-unjustified = { $doubter } avait tort : { $price } M à la banque et { $amount } M à { $buyer }, qui garde { $card }.
event-price-paid = { $buyer } paie le vrai prix, { $price } M.
event-card-sold = { $seller } vend { $card } pour { $amount } M.
event-oil-sold = { $seller } vend { $cards } à la raffinerie pour { $amount } M.
event-oil-declared = { $seat } déclare { $cards } et touche { $amount } M de prime à l’exportation.
event-customs-reached = { $seat } se présente à la douane. Quelqu’un a-t-il quelque chose à déclarer ?
event-oil-denounced = { $seat } dénonce { $suspect } : { $cards }, c’était promis à la raffinerie. La douane confisque.
event-denounced-wrongly =
    { $amount ->
        [0] { $seat } dénonce { $suspect } à tort, mais n’a plus rien à lui donner.
       *[other] { $seat } dénonce { $suspect } à tort et lui paie { $amount } M d’indemnité.
    }
event-customs-silent = Personne ne dit rien du pétrole : { $seat } passe en sifflotant.
event-customs-rolled = { $seat } lance { $white } et { $red } devant les douaniers.
event-customs-free =
    Rien à signaler : { $seat } repart de { $points ->
        [one] { $points } case
       *[other] { $points } cases
    }.
event-customs-fee-paid =
    { $amount ->
        [0] { $seat } n’a pas de carte : rien à payer à la douane.
       *[other] { $seat } paie { $amount } M à la douane.
    }
event-cards-handed-in =
    { $seat } donne { $cards } au commissariat : { $years ->
        [0] merci quand même.
        [one] une année de moins.
       *[other] { $years } années de moins.
    }
event-agios-paid = { $seat } met { $amount } M d’agios au pot.
event-tax-paid = { $seat } met { $amount } M au pot.
event-tax-rolled = { $seat } préfère tenter les dés : { $white } et { $red }.
event-tax-escaped = Avec { $points }, { $seat } ne doit rien au fisc.
event-pot-taken =
    { $amount ->
        [0] { $seat } se fait rembourser, mais le pot est vide.
       *[other] { $seat } se fait rembourser ses frais : { $amount } M.
    }
event-flight-taken = { $seat } s’envole : { $square }.
event-nothing-to-check = { $seat } n’a aucune carte à contrôler.
event-player-reported = { $seat } signale { $suspect } à la brigade volante.
event-hand-checked = Contrôle ! On tire une carte { ELIDE("de", $seat) }.
event-card-checked = La carte tirée, que seule la banque a vue avec { $seat } : { $card }.
event-check-passed = Tout est en règle : { $seat } reprend sa carte.
event-card-confiscated =
    Confisqué : { $card }. { $seat } prend { $years ->
        [one] une année
       *[other] { $years } années
    } de prison.
event-fine-paid = { $seat } paie { $amount } M d’amende.
event-contempt-punished =
    Outrage à magistrat : { $seat } prend { $years ->
        [one] une année
       *[other] { $years } années
    } de prison.
event-reward-rolled = Pour la récompense, { $seat } fait { $points }.
event-reward-paid = { $seat } reçoit { $amount } M de la banque.
event-years-remitted =
    { $seat } efface { $years ->
        [one] une année
       *[other] { $years } années
    } de son casier.
event-cash-wanted = { $debtor } doit { $amount } M et n’a pas de quoi payer : il faut vendre à la banque.
event-card-sold-to-bank = { $debtor } laisse { $card } à la banque pour { $amount } M.
event-went-broke =
    { $seat } ne peut pas payer { $debt } M et quitte la partie{ $cards_count ->
        [0] {""}
       *[other] {""} ; ses cartes vont sous le paquet : { $cards }
    }.
event-locked-up =
    { $seat } en est à { $years } années de prison et quitte la partie{ $cards_count ->
        [0] {""}
       *[other] {""} ; ses cartes vont sous le paquet : { $cards }
    }.
event-game-ended =
    { $winners_count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } gagnent ensemble la partie.
    } Résultat en millions : { $scores }.

# Ce qu'on peut faire ; « letter » est ce que l'on tape dans le terminal

ask-roll-dice = Lancer les dés
    .letter = l
ask-enter-circuit = Entrer sur le circuit extérieur
    .letter = e
ask-stay-inside = Rester sur le circuit intérieur
    .letter = i
ask-move-on = Passer son chemin
    .letter = p
ask-draw-card = Acheter : tirer une carte
    .letter = t
ask-announce-price = Annoncer un prix
    .letter = a
ask-doubt = Douter
    .letter = d
ask-denounce = Dénoncer
    .letter = n
ask-let-pass = Laisser passer
    .letter = f
ask-sell-card = Vendre une carte
    .letter = v
ask-sell-oil = Vendre du pétrole
    .letter = o
ask-declare-oil = Déclarer du pétrole
    .letter = c
ask-hand-in = Donner des cartes à la police
    .letter = x
ask-fly-to = Prendre l’avion
    .letter = u
ask-pay-tax = Payer sans discuter
    .letter = y
ask-try-luck = Tenter les dés
    .letter = j
ask-report-player = Signaler quelqu’un
    .letter = s
ask-take-money = Prendre les millions
    .letter = h
ask-take-remission = Effacer des années
    .letter = g
ask-sell-to-bank = Vendre une carte à la banque
    .letter = k
blank-price = Le prix annoncé, en millions
blank-card = La carte
blank-cards = Les cartes
blank-square = L’aéroport
blank-suspect = La personne suspecte

# Les options de la table

option-window = Temps pour douter ou dénoncer
option-window-seven-seconds = sept secondes
option-window-ten-seconds = dix secondes
option-window-unhurried = jusqu’à ce que chacun ait répondu
option-memory = Mémoire
option-memory-own = chacun se souvient comme il peut
option-memory-open = l’écran rappelle ce qui a été montré
option-insolvency = Quand on ne peut plus payer
option-insolvency-strict = on quitte la partie
option-insolvency-relief = on peut vendre à la banque, à moitié prix
option-indemnity = Indemnité, en millions
option-goal = But, en millions
option-rounds = Tours de table au plus (0 : sans limite)

# Pourquoi la partie est finie

end-goal-reached = La somme est réunie, et le casier est vierge.
end-last-left = Il ne reste qu’une personne en jeu.
end-rounds-played = Tous les tours de table prévus ont été joués.

# D’où vient chaque résultat

measure-money = { $number } M
line-cash = Argent en main
line-years = { $count ->
    [one] Casier : un an de prison
   *[other] Casier : { $count } ans de prison
}
line-floor = Un résultat ne descend pas sous zéro
line-below-goal = Une seule personne atteint le but
line-out = Hors jeu
standing-goal = But atteint, casier vierge
standing-out = Hors jeu

# Les chapitres de la règle

chapter-ljc-table = À table
chapter-ljc-board = Le plateau et les cartes
chapter-ljc-start = La préparation
chapter-ljc-turn = Le tour de jeu
chapter-ljc-stop = Les cases STOP
chapter-ljc-purchase = L’achat
chapter-ljc-doubt = Le doute
chapter-ljc-sale = La vente
chapter-ljc-oil = Le pétrole
chapter-ljc-customs = La douane
chapter-ljc-police = Le commissariat
chapter-ljc-fees = Agios, impôts, taxes et remboursements
chapter-ljc-airport = Les aéroports
chapter-ljc-check = Les contrôles
chapter-ljc-informer = Les contrôles volants
chapter-ljc-prison = Le casier judiciaire
chapter-ljc-out = L’élimination
chapter-ljc-end = La fin de la partie

# Le tableau dans le terminal

board-title =
    Tour { $round }{ $rounds ->
        [0] {""}
       *[other] {""} sur { $rounds }
    } — but : { $goal } M — pot : { $pot } M — paquet : { $stock }
board-player = Joueur
board-cash = Argent
board-years = Prison
board-cards = Cartes
board-where = Case
board-own-hand = Votre main
board-drawn = Vous avez tiré
board-forced = Vous n’avez pas de quoi dire la vérité : ce mensonge est forcé, et permis.
board-card = Carte
board-price = Prix
board-sells = Se vend
board-risk = Risque
board-remission = Remise
board-fine = { $fine } M
board-sentence =
    { $fine } M, { $years } { $years ->
        [one] an
       *[other] ans
    }
board-premium = prime { $premium }
board-pledged = déclaré
board-memory = Montré par { $player } : { $cards }.
board-debt = Dette { ELIDE("de", $debtor) } : { $amount } M
board-start = départ
board-purchase = achat
board-refinery = raffinerie
board-airport = avion
board-stop = STOP
board-customs = douane
board-police = police
board-agios = agios
board-tax = impôt
board-refund = frais
board-check = contrôle
board-flying-check = volant
board-legend = Les chiffres cerclés sont les pions ; ▸ marque ce que vous pouvez choisir, ★ ce que vous pouvez vendre au prochain lancer.

# Ce qu’on pourrait regretter

caution-forced-lie = Vous avez { $cash } M, et une carte peut en coûter { $price } M : vous devriez alors mentir, et un doute vous éliminerait.
caution-lie-ruins = Si quelqu’un doute, vous devrez { $price } M et vous n’avez que { $cash } M : vous seriez éliminé.
caution-tax-ruins = Les dés peuvent vous coûter { $price } M et vous n’avez que { $cash } M : vous pourriez être éliminé. Payer, non.

# Les réponses toutes faites

habit-let-pass = Ne jamais douter ni dénoncer
myself-roll-dice = Lancer les dés moi-même
myself-move-on = Passer moi-même quand je n’ai rien à vendre

# Pourquoi : ce que disent les robots de leurs choix. « M » : millions

reason-outside-pays = Dehors, j’espère gagner { $amount } M de plus qu’en ville.
reason-town-pays = En ville, j’espère gagner { $amount } M de plus que dehors.
reason-goods-for-outside =
    { $cards_in_hand ->
        [one] J’ai une carte qui se vend mieux dehors.
       *[other] J’ai { $cards_in_hand } cartes qui se vendent mieux dehors.
    }
reason-goods-for-town = Ce que j’ai se vend très bien en ville.
reason-better-from-there = { $square } : mes affaires iront mieux de là.
reason-well-placed = La place est bonne ici.
reason-nothing-to-sell = Je n’ai plus rien à vendre : il me faut de la marchandise.
reason-bargain-likely = En moyenne, une carte me rapportera { $amount } M de plus qu’elle ne coûte.
reason-bargain-unlikely = Les cartes qui restent ne valent guère leur prix.
reason-keeps-for-trouble = J’ai { $cash } M : je les garde pour les ennuis.
reason-enough-to-sell = Avec { $cards_in_hand } cartes en main, j’ai déjà bien assez à vendre.
reason-goal-is-near = À { $cash } M, je suis trop près du but pour dépenser.
reason-can-buy = Avec { $cash } M, je peux me le permettre.
reason-lie-saves = Si l’on me croit, j’économise { $amount } M.
reason-lie-may-cost = On peut me démasquer : { $chances } % de risque.
reason-truth-is-safe = { $price } M, c’est la vérité : je n’ai rien à craindre.
reason-doubter-would-pay = Qui doute de moi paiera pour moi.
reason-cannot-afford-truth = Elle coûte { $price } M, et je ne les ai pas : il faut bien mentir.
reason-hears-a-lie = À { $chances } %, { $player } ment.
reason-bears-a-grudge = { $player } ne l’emportera pas au paradis.
reason-believes = Je crois { $player } : { $chances } % de chances que ce soit vrai.
reason-doubt-may-cost = Un doute de travers me coûterait { $amount } M.
reason-too-good = { $price } M ? C’est trop beau pour être vrai, { $player }.
reason-trusts = Pourquoi douter { ELIDE("de", $player) } ?
reason-sells-for = { $card } pour { $amount } M : c’est une bonne affaire.
reason-reaches-goal = Avec cela, j’ai gagné.
reason-may-buy-then = Et après une vente, je peux acheter.
reason-sells-dearer = { $card } peut se vendre { $amount } M : j’attends mieux.
reason-nothing-sells-here = Rien de ce que j’ai ne m’intéresse à vendre ici.
reason-dice-cost-less = En moyenne, les dés coûtent moins que l’impôt.
reason-dice-could-ruin = Les dés pourraient me ruiner : je paie.
reason-dice-or-nothing = Je n’ai pas de quoi payer : aux dés de décider.
reason-pays-in-peace = { $amount } M, et on n’en parle plus.
reason-sells-oil = La raffinerie m’en donne { $amount } M.
reason-no-oil = Je n’ai pas de pétrole.
reason-premium-pays = La prime est de { $amount } M, tout de suite.
reason-customs-may-come = Mais à la douane, on pourrait s’en souvenir.
reason-premium-too-small = Mon pétrole ne vaut pas ce risque à la douane.
reason-remembers-oil = { $player } a déclaré du pétrole, et je ne l’ai pas oublié.
reason-remembers-no-oil = Je ne me souviens d’aucun pétrole chez { $player }.
reason-clears-years =
    { $years ->
        [0] Autant me débarrasser de ces cartes.
        [one] Un an de prison en moins.
       *[other] { $years } ans de prison en moins.
    }
reason-gives-goods = J’aurais pu en tirer { $amount } M.
reason-keeps-goods = Mes marchandises valent plus que quelques années.
reason-clean-record = Mon casier est vierge : je n’ai rien à y faire.
reason-suspects = Chez { $player }, je trouverai de l’illicite : { $chances } % de chances.
reason-suspects-nobody = Je n’ai rien de sûr contre personne : me tromper me coûterait des années.
reason-saw-contraband = J’ai vu de l’illicite chez { $player }.
reason-takes-reward = { $amount } M pour service rendu.
reason-least-missed = { $card } pour { $amount } M : c’est ce qui me manquera le moins.
reason-whim = Sur un coup de tête.

# Ce que quelqu’un conseille de faire, ou aurait pu faire

deed-announce-price = Annoncer { $price } M
deed-sell-card = Vendre { $card }
deed-sell-oil =
    { $cards_count ->
        [one] Vendre une carte de pétrole
       *[other] Vendre { $cards_count } cartes de pétrole
    }
deed-declare-oil =
    { $cards_count ->
        [0] Ne pas déclarer de pétrole
        [one] Déclarer une carte de pétrole
       *[other] Déclarer { $cards_count } cartes de pétrole
    }
deed-hand-in =
    { $cards_count ->
        [0] Ne rien donner à la police
       *[other] Donner à la police : { $cards }
    }
deed-fly-to = Prendre l’avion pour { $square }
deed-report-player = Signaler { $suspect }
deed-sell-to-bank = Vendre { $card } à la banque
