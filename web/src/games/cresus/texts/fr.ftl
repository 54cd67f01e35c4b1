# Crésus sur la page. Le journal, les actions et les fins viennent du jeu ; les noms, de l’édition.

cre-name = Crésus
cre-my-table = Ma table
cre-bank = la banque
cre-over = La partie est finie.
cre-calm = On attend la suite.
cre-skip = Passer
ask-offer-desk = Offres
    .letter = o

# Le tour et ses phases

cre-round = Tour
cre-phases = Les six phases du tour
cre-phase-expert = Expert
cre-phase-choice = Marché
cre-phase-fortune = Carte Crésus
cre-phase-purchase = Achat
cre-phase-sale = Vente
cre-phase-signs = Signes
cre-experts-pile = Cartes Expert à venir
cre-fortunes-pile = Cartes Crésus à venir
cre-expert = Expert

# Les marchés

cre-markets = Les six marchés, Londres d’abord, puis dans le sens des aiguilles d’une montre
cre-market-words =
    { $cards ->
        [0] { $market } : plus une carte
        [1] { $market } : une carte en pile
       *[other] { $market } : { $cards } cartes en pile
    }
cre-market-closed = fermé par un Pirate pour ce tour
cre-market-players = pions { ELIDE("de", $players) }
cre-market-shown = retournées : { $shares }
cre-market-tip = vous savez ce qui vient : { $shares }
cre-market-known = regardé par l’analyste { ELIDE("de", $players) }
cre-market-sheet = Les actions { ELIDE("de", $market) }
cre-market-sheet-why =
    { $cards ->
        [0] La pile est vide.
        [1] Une carte attend dans la pile.
       *[other] { $cards } cartes attendent dans la pile.
    }
cre-closed = fermé
cre-tip = Les prochaines cartes, vues de vous seul
cre-tip-next = prochaine carte
cre-turned-up = retournée
cre-in-pile = dans la pile
cre-share-words =
    { $throws ->
        [1] { $share } à { $price }, un lancer
       *[other] { $share } à { $price }, { $throws } lancers
    }
cre-share-title =
    { $throws ->
        [1] { $share } · { $market } · { $sector } · { $price } M · 1 lancer
       *[other] { $share } · { $market } · { $sector } · { $price } M · { $throws } lancers
    }
cre-throws =
    { $count ->
        [1] un lancer
       *[other] { $count } lancers
    }
cre-throws-left =
    { $count ->
        [0] plus de lancer
        [1] lancer encore
       *[other] lancers encore
    }

# La table de vente et les chances

cre-alike =
    { $count ->
        [1] toutes différentes
       *[other] { $count } faces pareilles
    }
cre-alike-head = Faces pareilles
cre-alike-now =
    { $count ->
        [1] Six couleurs différentes :
       *[other] { $count } faces pareilles :
    }
cre-price = Prix
cre-unit = millions
cre-mean = moyenne
cre-mean-of = { $amount } en moyenne
cre-worth = Se vend en moyenne
cre-worth-four = { $chance } de chances d’avoir quatre faces pareilles ou mieux
cre-odds-before = Chances
cre-odds-chosen =
    { $count ->
        [0] Tout relancer
        [1] Votre garde
       *[other] Votre garde
    }
cre-odds-best =
    { $count ->
        [0] Au mieux : tout relancer
        [1] Au mieux : garder 1
       *[other] Au mieux : garder { $count }
    }
cre-odds-take = Au mieux : s’arrêter là

# Enchères secrètes

cre-bids = Enchère secrète
cre-bids-again = Égalité : seconde enchère
cre-bid = Votre mise
cre-bid-secret = Votre mise, sous la main
cre-bid-none = Rien
cre-bid-clear = Effacer
cre-bid-left = Caisse { $cash } · il vous resterait { $left }
cre-bid-sealed = Scellée. On attend les autres.
cre-notes = Billets
cre-note = Ajouter { $amount }
cre-less = Moins
cre-more = Plus
cre-sealing = Qui a décidé
cre-sealed = a scellé
cre-thinking = réfléchit
cre-bonus-if = Si vous l’emportez, bonus du secteur : +{ $amount }
cre-bonus-now = Bonus du secteur : +{ $amount }
cre-bonus-title =
    { $count ->
        [1] 1re action du secteur : { $amount }
       *[other] { $count }e action du secteur : { $amount }
    }
cre-tie = Égalité
cre-tie-at = { $thing } : égalité à { $amount }
cre-tie-why = Votre expert peut trancher : vous l’emportez à ce prix. Sinon les ex æquo misent une seconde fois.
cre-tie-why-last = Votre expert peut trancher : vous l’emportez à ce prix. Sinon cette seconde égalité annule la vente.
cre-tie-why-next = Votre expert peut trancher : vous l’emportez à ce prix. Sinon { $player } peut faire trancher le sien.
cre-tie-thinks = peut faire trancher son expert…
cre-use = Utiliser « { $expert } »

# Choix d’un marché

cre-choice = Le dé secret
cre-choice-mine = Où allez-vous ?
cre-choice-wait = Chacun choisit son marché
cre-choice-none = Choisissez une face
cre-choice-pick = Choisissez un marché
cre-choice-here = vous y êtes
cre-choice-sealed = Votre dé est caché sous votre main. On attend les autres.

# Achat

cre-buy = Achat à { $market }
cre-buy-mine = Aucun rival : { $cash } en caisse
cre-buy-other = Aucun rival : { $player } choisit
cre-buy-do = Acheter { $amount }
cre-buy-half = Demi-tarif : { $amount }
cre-too-dear = Trop cher : { $amount }
cre-entry = Achat à { $market }
cre-entry-title = Qui veut cette action ?
cre-entry-why = Seul en lice, vous la payez { $price } ; à plusieurs, c’est aux enchères secrètes.
cre-entry-why-poor = Seul en lice, vous n’auriez pas les { $price } : elle irait sous sa pile. À plusieurs, c’est aux enchères secrètes.
cre-entry-in = Vous participez. On attend les autres.
cre-entry-out = Vous laissez cette action.

# Vente

cre-sale = Vente à { $market }
cre-sale-mine = Que vendez-vous ?
cre-sale-other = { $player } peut vendre
cre-sell-which = Vos actions
cre-sell-pick = Choisissez une action pour voir ses chances.
cre-sell-pick-short = Choisissez une action
cre-premium-in = dont prime hors marché { $amount }
cre-premium-none = Sur son marché d’origine : pas de prime.
cre-premium-short = { $amount } hors marché
cre-premium-title = Prime pour une vente hors du marché d’origine
cre-dice = Vente aux dés · { $market }
cre-dice-other = { $player } vend { $share }
cre-dice-group = Les six dés : ceux que vous gardez ne seront pas relancés
cre-die = { $colour } : garder
cre-die-place = Dé { $place }, { $colour }
cre-keep-best = Garder au mieux
cre-keep-take = Relancer ne rapporterait pas plus en moyenne.
cre-throw-none = Libérez un dé pour relancer
cre-turn-die = Tourner un dé…
cre-turn-which = Ce dé
cre-turn-to = vers
cre-turn-do = Tourner ce dé

# Signes de richesse

cre-ladder = L’escalier des signes de richesse
cre-floor = Départ
cre-floor-label =
    { $count ->
        [0] Départ
       *[other] Départ : { $players }
    }
cre-rung-label =
    { $count ->
        [0] { $sign }, { $price }
       *[other] { $sign }, { $price } : { $players }
    }
cre-climb = Signes de richesse
cre-climb-mine = Combien de marches ? { $cash } en caisse
cre-climb-wait = Chacun décide de monter ou non
cre-climb-none = Ne rien acheter
cre-climb-left = il reste { $left }
cre-climb-short = il manque { $amount }
cre-climb-pick = Choisissez d’abord
cre-climb-sealed =
    { $count ->
        [0] Vous ne montez pas ce tour-ci. On attend les autres.
        [1] Un signe commandé, scellé. On attend les autres.
       *[other] { $count } signes commandés, scellés. On attend les autres.
    }
cre-sell-sign = Rendre { $sign } : +{ $amount }
cre-sign-why = Payé { $price }. La banque le reprend à moitié prix, et il faudra le racheter pour monter plus haut.

# Dettes

cre-debt-face = Une somme à payer
cre-debt-raise = Il faut de l’argent
cre-debt-mine = Vous devez { $amount } à { $creditor }
cre-debt-other = { $player } doit { $amount } à { $creditor }
cre-debt-shield = Cette carte vous dispense de payer, une fois.
cre-debt-shield-other = { $player } a une carte qui dispense de payer, et réfléchit.
cre-debt-missing = { $cash } en caisse : il manque { $missing }. Vendez des actions aux dés, ou rendez des signes à moitié prix.

# Offres entre joueurs

cre-desk = Bureau des offres
cre-desk-closed = Pas maintenant.
cre-way-swap = Échanger
cre-way-buy = Acheter
cre-way-sign = Rendre un signe
cre-swap-why = Proposez des actions à un ou plusieurs joueurs. Chacun répond par les siennes, avec un complément s’il veut ; vous choisissez.
cre-swap-mine = Vous donneriez
cre-swap-to = À qui ?
cre-swap-what = Choisissez au moins une de vos actions.
cre-swap-whom = Choisissez au moins un joueur.
cre-swap-do =
    { $players ->
        [0] Lancer l’offre
        [1] Proposer à un joueur
       *[other] Proposer à { $players } joueurs
    }
cre-shares-count =
    { $count ->
        [0] aucune action
        [1] 1 action
       *[other] { $count } actions
    }
cre-offer-why = Offrez de l’argent pour des actions d’un ou de plusieurs joueurs, qui acceptent ou non. Pas de bonus de secteur entre joueurs.
cre-offer-which = Actions { ELIDE("de", $player) }
cre-offer-price = Vous offrez (prix affiché { $listed })
cre-offer-do = Offrir { $amount } à { $sellers }
cre-offer-none = Offrir { $amount }
cre-offer-each = La somme est offerte à chacun pour les siennes ; un seul vendra.
cre-offer-change = Changez quelque chose à cette offre.
cre-offer-pick = Choisissez au moins une action.
cre-offers-shares = propose
cre-would-give = donnerait
cre-gives = donne
cre-pays = paie
cre-call = Offre d’échange
cre-call-mine = Vos actions sont proposées
cre-call-other = { $player } propose un échange
cre-call-answer = Vous donneriez en échange
cre-call-add = et vous ajouteriez
cre-call-accept = Échanger avec { $player }
cre-call-pick = Choisissez vos actions
cre-call-thinking =
    { $count ->
        [1] réfléchit…
       *[other] réfléchissent…
    }
cre-talk = Offre d’achat
cre-talk-mine = { $buyer } veut acheter chez vous
cre-talk-other = { $buyer } veut acheter chez { $sellers }
cre-talk-choose = À qui achetez-vous ?
cre-talk-accept = Acheter à { $player }
cre-would-sell = veut bien vendre
cre-sells-not = ne vend pas

# Les boutons

cre-do-seal = Sceller { $amount }
cre-do-seal-none = Ne rien miser
cre-do-choose = Sceller { $market }
cre-do-consult = Voir deux cartes { ELIDE("de", $market) }
cre-do-sell = Vendre { $share }
cre-do-throw =
    { $count ->
        [1] Relancer 1 dé
       *[other] Relancer { $count } dés
    }
cre-do-take = Prendre { $amount }
cre-do-climb =
    { $count ->
        [1] Acheter 1 signe : { $amount }
       *[other] Acheter { $count } signes : { $amount }
    }
cre-do-climb-none = Ne pas monter
cre-do-buy-none = Ne rien acheter
cre-do-buy-stop = Laisser la dernière
cre-do-enter-auction = Participer
cre-do-stay-out = Laisser
cre-do-stop-selling = Ne plus vendre
cre-do-repay-loan = Rembourser le prêt
cre-do-pay = Payer { $amount }
cre-do-propose =
    { $count ->
        [1] Proposer 1 action
       *[other] Proposer { $count } actions
    }
cre-do-agree = Accepter { $amount }
cre-do-decline = Refuser
cre-do-decline-all = Tout refuser
cre-do-keep-expert = Garder l’expert

# Ce qui vient de se passer

cre-show-won = { $player } l’emporte pour { $amount }
cre-show-broken = Égalité ! L’expert { ELIDE("de", $player) } tranche
cre-show-tied = Égalité ! On recommence entre ex æquo
cre-show-asked = Égalité ! Un expert peut trancher
cre-show-nobody = Personne ne l’emporte
cre-show-markets = Les dés sont dévoilés
cre-show-barred = reste : pas d’achat
cre-show-kept = à garder
cre-show-nothing = Sans effet
cre-show-sells = vend
cre-show-pirate = { $market } est fermé ce tour-ci : ni achat ni vente.
cre-show-signs = On monte !
cre-show-island =
    { $count ->
        [1] { $players } s’offre l’île paradisiaque !
       *[other] { $players } s’offrent l’île paradisiaque !
    }
cre-show-bonus = Bonus du secteur : { $amount }
cre-recap-pirate = { $market } est fermé ce tour-ci
cre-recap-card = { $card } : { $effects }
cre-recap-bids = Mises : { $bids }
cre-recap-sold = { $player } a vendu { $share } : { $amount }
cre-recap-bought = { $player } achète { $share } : { $amount }
cre-recap-swap = Échange entre { $one } et { $other }
cre-recap-traded = { $buyer } achète chez { $seller } pour { $amount }
cre-recap-loan = La banque prête { $amount } à { $player }
cre-recap-signs = Ont monté : { $players }
cre-fortune-gain = Chaque joueur du marché reçoit { $amount }.
cre-fortune-loss = Chaque joueur du marché paie { $amount }.
cre-fortune-per-share = { $amount } par action { $sector } détenue.
cre-fortune-levy = Payez { $amount } par action { $sector } détenue.
cre-fortune-tournament = Tous lancent les dés : { $amount } au meilleur.
cre-fortune-birthday = Les autres joueurs vous offrent { $amount } chacun.

# La main

cre-portfolio = Portefeuille { ELIDE("de", $player) }
cre-whose = Le portefeuille de qui ?
cre-cash-mine = en caisse
cre-keepsakes = Experts et cartes gardés
cre-sector-words =
    { $count ->
        [0] { $sector } : aucune action ; prochain bonus { $next } ; prime hors marché { $premium }
        [1] { $sector } : une action ; prochain bonus { $next } ; prime hors marché { $premium }
       *[other] { $sector } : { $count } actions ; prochain bonus { $next } ; prime hors marché { $premium }
    }
cre-fact-cash = caisse
cre-fact-signs = signes
cre-fact-shares = actions
cre-fact-helpers = gardées
cre-fact-loan = prêt { $amount }

# Le plateau en phrases

cre-text-round = Tour { $round } sur { $rounds }, phase : { $phase }.
cre-text-piles = Cartes à venir : { $experts } Expert, { $fortunes } Crésus.
cre-text-bids = Enchère secrète pour { $thing }, entre { $players }.
cre-text-dice =
    { $left ->
        [0] { $player } vend { $share }. Dés : { $colours }. Prix : { $amount }.
        [1] { $player } vend { $share }. Dés : { $colours }. Prix : { $amount }, encore un lancer.
       *[other] { $player } vend { $share }. Dés : { $colours }. Prix : { $amount }, encore { $left } lancers.
    }
cre-text-call = { $player } propose un échange : { $shares }.
cre-text-talk = { $buyer } offre { $amount } à { $sellers } pour { $shares }.
cre-text-debt = { $player } doit payer { $amount }.
cre-text-seat = { $player } : { $cash } en caisse
cre-text-sign =
    { $count ->
        [1] un signe, { $sign }
       *[other] { $count } signes, le dernier : { $sign }
    }
cre-text-shares = actions : { $shares }
cre-text-experts = experts : { $experts }
cre-text-cards = cartes gardées : { $cards }

# Pourquoi une bourse ou un score change

cause-expert-hired = engage { $expert }
cause-share-bought = { $share }
cause-share-sold = vente de l’action { $share }
cause-fortune-paid = carte Crésus
cause-fortune-gained = carte Crésus
cause-loan-repaid = prêt remboursé
cause-loan-granted = prêt de la banque
cause-signs-bought = signes de richesse
cause-tournament-won = tournoi
cause-bonus-paid = bonus { $sector }
cause-sign-sold = { $sign }, à moitié prix
cause-gift-paid = cadeau
cause-exchange-made = échange d’actions
cause-shares-traded = { $wanted_shares }
