# Ce que la page dit des Joyeux Combinards, en plus du catalogue du jeu.

ljc-sum = { $amount }{"\u00A0"}M
ljc-board = Plateau : la Ville, la Corniche et les Docks
ljc-board-help = Les flèches du clavier vont de case en case.
ljc-hand = Mes marchandises
ljc-my-goods = Mes cartes
ljc-hand-empty = Plus une marchandise en main.
ljc-hand-out = Vous êtes hors jeu, mais vous pouvez regarder la suite.
ljc-hand-hidden = Chacun garde ses cartes pour soi.
ljc-close = Fermer

# Les cases, en un mot ou deux

ljc-kind-start = Départ
ljc-kind-purchase = Achat
ljc-kind-refinery = Raffinerie
ljc-kind-airport = Aéroport
ljc-kind-stop = STOP
ljc-kind-customs = Douane
ljc-kind-police = Police
ljc-kind-agios = Agios
ljc-kind-tax = Impôts
ljc-kind-levy = Taxes
ljc-kind-refund = Rembours.
ljc-kind-check = Contrôle
ljc-kind-flying-check = Volant
ljc-place-meme-meline = Mémé Méline
ljc-place-puces = Puces
ljc-place-trois-singes = 3 Singes
ljc-place-ma-tante = Ma Tante
ljc-place-palace = Palace
ljc-place-casino = Casino
ljc-place-yacht = Yacht
ljc-place-galerie = Galerie
ljc-place-cargo = Cargo
ljc-place-casse = La Casse
ljc-place-cabaret = Chat Gris
ljc-place-hangar = Hangar 13
ljc-place-raffinerie = Raffinerie

# Ce qu'on y fait

ljc-rule-start = Tout le monde part d’ici.
ljc-rule-purchase = On peut tirer une carte et annoncer son prix, vrai ou faux.
ljc-rule-place = On peut y vendre une carte qui s’y vend.
ljc-rule-refinery = On peut y vendre autant de pétrole qu’on veut.
ljc-rule-airport = On peut s’envoler vers un autre aéroport.
ljc-rule-stop = On s’arrête en entrant ; on peut déclarer du pétrole et toucher la prime.
ljc-rule-customs = Quelqu’un peut dénoncer du pétrole promis. Sinon, les dés : { $customs_limit } ou plus, on repart ; moins, { $fee } M par carte.
ljc-rule-police = On peut donner jusqu’à { $most } cartes contre des années de prison.
ljc-rule-agios = { $agios } M au pot.
ljc-rule-tax = { $tax } M au pot, ou les dés : au-dessus de { $tax_limit }, on paie les points.
ljc-rule-levy = { $tax } M au pot, ou les dés : au-dessus de { $tax_limit }, on paie les points.
ljc-rule-refund = On emporte le pot : { $pot } M.
ljc-rule-check = Une carte est tirée au hasard : illicite, elle est confisquée, avec amende et prison.
ljc-rule-flying-check = On peut jouer l’indic et faire contrôler quelqu’un.
ljc-buys-mine = Vos cartes qui s’y vendent : { $cards }.
ljc-pawns-here = Ici : { $players }.

# Les cartes

ljc-price = Prix d’achat
ljc-goods-legal = marchandise licite
ljc-goods-illegal = marchandise illicite
ljc-goods-oil = pétrole
ljc-sells-at = Se vend : { $places }
ljc-sells-here = vous y êtes
ljc-sells-reach = à portée du prochain lancer
ljc-premium = Prime { $amount }
ljc-fine = Amende { $amount }
ljc-years =
    { $years } { $years ->
        [one] an
       *[other] ans
    }
ljc-remission = −{ $years }
ljc-remission-help = Au commissariat
ljc-less-years =
    −{ $years } { $years ->
        [one] an
       *[other] ans
    }
ljc-pledged = déclaré

# La table

ljc-cash = Caisse
ljc-record = Casier
ljc-cards = Cartes
ljc-clean = Casier vierge
ljc-clean-short = vierge
ljc-locked-up = sous les verrous
ljc-broke = ruiné
ljc-goal = But : { $goal } M, casier vierge
ljc-my-record =
    Mon casier : { $years ->
        [0] vierge
        [one] une année de prison
       *[other] { $years } années de prison
    }
ljc-prison = Prison
ljc-record-of =
    { $player } : { $years } { $years ->
        [one] an.
       *[other] ans.
    }
ljc-record-none = Tous les casiers sont vierges.
ljc-pot = Pot
ljc-stock = Paquet
ljc-round =
    Tour { $round }{ $rounds ->
        [0] {""}
       *[other] {""} sur { $rounds }
    } · but : { $goal } M et casier vierge
ljc-dice = Dés : blanc { $white }, rouge { $red }.
ljc-dice-none = Les dés attendent.
ljc-roll-mine = À vous de lancer
ljc-at-move = Au tour { ELIDE("de", $player) }
ljc-fly-here = S’envoler ici
ljc-go-here = Aller ici
ljc-memory = Ce qui a été montré
ljc-memory-stock = Au paquet
ljc-memory-none = Rien n’a encore été montré.

# Ce que font les autres

ljc-watch-fork = { $player } hésite à la bifurcation.
ljc-watch-purchase = { $player } se demande s’il faut acheter.
ljc-watch-announce = { $player } regarde sa carte et prépare son plus beau sourire.
ljc-watch-doubt = { $player } a annoncé un prix. Qui y croit ?
ljc-watch-sale = { $player } déballe sa marchandise.
ljc-watch-refinery = { $player } fait le tour des cuves.
ljc-watch-declare = { $player } remplit les papiers du pétrole.
ljc-watch-customs = { $player } passe la douane en sifflotant.
ljc-watch-police = { $player } a deux mots à dire au commissaire.
ljc-watch-tax = { $player } compte ses sous devant le fisc.
ljc-watch-airport = { $player } consulte le tableau des départs.
ljc-watch-informer = { $player } cherche qui dénoncer.
ljc-watch-reward = { $player } choisit sa récompense d’indic.
ljc-watch-debt = { $player } racle ses fonds de tiroir.

# L'achat

ljc-announce-secret = Vous seul voyez cette carte
ljc-announce = Quel prix annoncez-vous ?
ljc-true-price = vrai prix
ljc-forced-lie = Vous n’avez pas de quoi dire vrai : mentir est permis.
ljc-announce-lie = Mentir : « { $price } ! »
ljc-announce-true = Annoncer « { $price } »
ljc-if-believed = Si on vous croit : vous payez { $price } et gardez la carte.
ljc-if-caught = Si l’on doute : vous payez { $real } et perdez la carte.
ljc-if-doubted = Si l’on doute : c’est l’autre qui paie la carte, et { $indemnity } pour vous.
ljc-if-ruined = Vous n’avez que { $cash } : démasqué, vous êtes hors jeu !

# Le doute

ljc-doubt-window = Vrai ou faux ?
ljc-doubt-mine = Vous annoncez { $price }
ljc-doubt-of = { $buyer } annonce { $price }
ljc-doubt-right = Si c’est un mensonge, la carte est à vous, et c’est l’autre qui la paie.
ljc-doubt-wrong = Sinon vous la payez ({ $price } au plus), avec { $indemnity } d’indemnité.
ljc-doubt-straight-face = Gardez votre sérieux…
ljc-doubt = Je doute !
ljc-believe = Laisser passer
ljc-doubt-waiting = On vous dévisage.
ljc-doubt-watch = Tout le monde se regarde.
ljc-thinks = { $player } réfléchit
ljc-silent = { $player } se tait

# La douane

ljc-customs-mine = Vous voilà devant les douaniers
ljc-customs-of = { $player } se présente à la douane
ljc-customs-question = « Rien à déclarer ? »
ljc-denounce-right = Si du pétrole déclaré n’est pas vendu, il est confisqué, avec l’amende.
ljc-denounce-wrong =
    { $free ->
        [yes] Sinon cela ne vous coûte rien : votre bourse est vide.
       *[no] Sinon vous devez { $risk } d’indemnité.
    }
ljc-customs-then = Ensuite les dés : { $limit } ou plus, vous repartez ; moins, { $fee } par carte.
ljc-customs-pledged = Pourvu que personne ne se souvienne du pétrole que vous avez déclaré…
ljc-denounce = Dénoncer
ljc-keep-quiet = Ne rien dire
ljc-customs-waiting = Les douaniers tendent l’oreille.

# Les guichets

ljc-counter-sale = Que vendez-vous ?
ljc-counter-sale-none = Personne ici ne veut de vos cartes
ljc-counter-sale-how = Une seule carte, parmi celles qui se vendent ici.
ljc-counter-refinery = Combien de pétrole vendez-vous ?
ljc-counter-refinery-none = Pas une goutte de pétrole
ljc-counter-refinery-how = Autant de cartes que vous voulez.
ljc-counter-declare = Quelque chose à déclarer ?
ljc-counter-declare-none = Pas de pétrole à déclarer
ljc-counter-declare-how = La prime est à vous tout de suite, mais il faudra vendre ce pétrole avant la douane.
ljc-counter-police = Un petit geste pour la police ?
ljc-counter-police-how = Jusqu’à { $most } cartes ; elles vous rachètent des années.
ljc-counter-debt = Il vous manque { $missing }
ljc-counter-debt-how = Vous devez { $amount }. La banque reprend vos cartes à moitié prix.
ljc-counter-none-how = Faites comme si de rien n’était : les autres n’ont pas à le savoir.
ljc-debt = La banque s’impatiente
ljc-do-pick = Choisissez une carte
ljc-do-sell-card = Vendre pour { $amount }
ljc-do-sell-oil =
    { $count ->
        [one] Vendre ce pétrole : { $amount }
       *[other] Vendre ces { $count } cartes : { $amount }
    }
ljc-do-declare-oil = Déclarer et toucher { $amount }
ljc-do-hand-in =
    { $years ->
        [0] Donner pour rien : casier vierge
        [one] Donner contre { $years } an de remise
       *[other] Donner contre { $years } ans de remise
    }
ljc-do-sell-to-bank = Céder à la banque pour { $amount }
ljc-leave-sale = Ne rien vendre
ljc-leave-refinery = Ne rien vendre
ljc-leave-declare = Ne rien déclarer
ljc-leave-police = Passer en saluant
ljc-leave-purchase = Ne pas acheter
ljc-leave-airport = Rester au sol
ljc-leave-informer = Ne dénoncer personne

# Les choix

ljc-choose-fork =
    { $points ->
        [one] Encore un point : par où ?
       *[other] Encore { $points } points : par où ?
    }
ljc-choose-fork-how = Qui entre sur un circuit extérieur s’arrête au STOP. Vous pouvez aussi cliquer sur la case.
ljc-way-out = Sortir : { $circuit }
ljc-way-in = Rester : { $circuit }
ljc-choose-purchase = Une bonne affaire ?
ljc-choose-purchase-how =
    { $stock ->
        [one] Il reste une carte au paquet.
       *[other] Il reste { $stock } cartes au paquet.
    } Qui tire doit annoncer un prix.
ljc-way-draw = Tirer une carte
ljc-way-draw-note = vous seul la verrez
ljc-choose-airport = Prochain départ
ljc-choose-airport-how = Choisissez un autre aéroport, ici ou sur le plateau.
ljc-choose-tax = Le fisc vous salue
ljc-choose-tax-how = Payer, ou laisser les dés en décider.
ljc-way-pay = Payer { $amount }
ljc-way-pay-note = et n’en parlons plus
ljc-way-dice = Tenter les dés
ljc-way-dice-note = { $limit } ou moins : rien ; plus : autant de millions
ljc-choose-informer = Jouer l’indic ?
ljc-choose-informer-how = On tire une carte du suspect. Illicite : à vous la récompense. Sinon : prison pour outrage, un dé d’années.
ljc-way-report = Signaler { $player }
ljc-way-report-note =
    { $count } { $count ->
        [one] carte
       *[other] cartes
    } en main
ljc-choose-reward = La police vous remercie
ljc-choose-reward-how = Le dé dit { $points }.
ljc-way-years =
    Effacer { $years } { $years ->
        [one] an
       *[other] ans
    }
ljc-way-money = Prendre { $amount }

# Les coups de tampon

ljc-stamp-card-bought = Adjugé !
ljc-verdict-card-bought = Personne ne doute : { $player } paie { $amount }.
ljc-stamp-doubt-justified = Menteur !
ljc-verdict-doubt-justified = { $player } paie { $amount }, { $other } emporte la carte.
ljc-stamp-doubt-unjustified = Honnête !
ljc-verdict-doubt-unjustified = Le doute coûte { $amount } à { $other }. { $player } garde la carte.
ljc-verdict-prices = Annoncé { $announced }, vrai prix { $real }.
ljc-stamp-card-sold = Vendu !
ljc-verdict-card-sold = { $amount } pour { $player }.
ljc-stamp-oil-sold = Écoulé !
ljc-verdict-oil-sold = { $amount } pour { $player }.
ljc-stamp-oil-declared = Déclaré
ljc-verdict-oil-declared = { $player } touche { $amount } de prime. À retenir…
ljc-stamp-oil-denounced = Saisi !
ljc-verdict-oil-denounced = { $other } avait bonne mémoire : { $amount } d’amende pour { $player }.
ljc-stamp-denounced-wrongly = Calomnie !
ljc-verdict-denounced-wrongly = { $other } doit { $amount } à { $player }.
ljc-stamp-denounced-penniless = Calomnie !
ljc-verdict-denounced-penniless = { $other } n’a plus rien à donner à { $player }.
ljc-stamp-check-passed = En règle
ljc-verdict-check-passed = { $player } reprend sa carte avec un grand sourire.
ljc-stamp-contempt-punished = Outrage !
ljc-verdict-contempt-punished =
    Fausse piste : { $years ->
        [one] une année
       *[other] { $years } années
    } de prison pour { $player }.
ljc-stamp-card-confiscated = Pincé !
ljc-verdict-card-confiscated =
    { $player } : { $years ->
        [one] une année
       *[other] { $years } années
    } de prison, { $amount } d’amende.
ljc-verdict-reported = { $other } a parlé.
ljc-stamp-cards-handed-in = Merci !
ljc-verdict-cards-handed-in =
    { $player } : { $years ->
        [0] rien à effacer.
        [one] une année de moins.
       *[other] { $years } années de moins.
    }
ljc-stamp-years-remitted = Effacé !
ljc-verdict-years-remitted =
    { $player } : { $years ->
        [one] une année de moins.
       *[other] { $years } années de moins.
    }
ljc-stamp-locked-up = Au trou !
ljc-verdict-locked-up = { $years } années : { $player } quitte la partie.
ljc-stamp-customs-free = Circulez !
ljc-verdict-customs-free = { $player } repart aussitôt.
ljc-stamp-customs-silent = Ni vu ni connu !
ljc-verdict-customs-silent = Personne ne dit rien : { $player } passe avec son pétrole.
ljc-stamp-tax-escaped = Exempté !
ljc-verdict-tax-escaped = { $player } ne doit rien.
ljc-stamp-customs-fee-paid = Taxé
ljc-verdict-customs-fee-paid = { $player } laisse { $amount } à la douane.
ljc-stamp-nothing-to-charge = Rien à taxer
ljc-verdict-nothing-to-charge = { $player } n’a pas une carte en main.
ljc-stamp-agios-paid = Agios !
ljc-verdict-agios-paid = { $player } met { $amount } au pot.
ljc-stamp-tax-paid = Payé
ljc-verdict-tax-paid = { $player } met { $amount } au pot.
ljc-stamp-pot-taken = Remboursé !
ljc-verdict-pot-taken = { $player } emporte { $amount }.
ljc-stamp-pot-empty = Bredouille !
ljc-verdict-pot-empty = { $player } ne trouve rien dans le pot.
ljc-stamp-reward-paid = Bien vu !
ljc-verdict-reward-paid = { $amount } de récompense pour { $player }.
ljc-stamp-went-broke = Ruiné !
ljc-verdict-went-broke = { $player } ne peut pas payer { $amount }.

# Le plateau en phrases

ljc-text-middle =
    Pot : { $pot } M. { $stock ->
        [0] Le paquet est vide.
        [one] Une carte au paquet.
       *[other] { $stock } cartes au paquet.
    }
ljc-text-player =
    { $player } : { $square }, { $cash } M, { $years ->
        [0] casier vierge
        [one] une année de prison
       *[other] { $years } années de prison
    }, { $cards ->
        [0] aucune carte.
        [one] une carte.
       *[other] { $cards } cartes.
    }
ljc-text-fallen = { $player } a quitté la partie.

# Pourquoi une bourse ou un score change

cause-card-bought = achat d’une carte
cause-price-paid = vrai prix de la carte
cause-doubt-unjustified = un doute de trop
cause-card-sold = { $card }
cause-oil-sold = pétrole vendu
cause-card-sold-to-bank = { $card }, à la banque
cause-oil-declared = prime à l’exportation
cause-pot-taken = le pot
cause-reward-paid = récompense d’indic
cause-denounced-wrongly = dénonciation à tort
cause-customs-fee-paid = douane
cause-agios-paid = agios, au pot
cause-tax-paid = impôts, au pot
cause-fine-paid = amende
