# Crésus en français. Les noms des marchés, des actions, des experts, des cartes et des signes viennent de l'édition.

game-title = Crésus
game-pitch = Misez en secret, devinez où iront les autres, vendez d’un coup de dés : la première fortune qui s’offre l’île paradisiaque l’emporte.
game-score = Signes
    .counts = signs
money = { $number } M

# Le journal de la partie

event-game-begun = La partie commence avec { $cash } dans chaque bourse.
event-round-begun = Tour { $round }.
event-pirate-struck = Pirate informatique ! { $expert } ferme le marché { ELIDE("de", $market) } pour ce tour.
event-expert-offered = { $expert } cherche un engagement : chacun scelle une mise.
event-bid-sealed = { $seat } scelle une mise.
event-bids-revealed = { $bidders } découvrent leurs mises : { $amounts }, dans cet ordre.
event-bids-tied = Égalité à { $amount } : { $bidders } enchérissent une deuxième fois.
event-tie-broken = { $expert } tranche l’égalité en faveur { ELIDE("de", $seat) }.
event-expert-hired = { $seat } engage { $expert } pour { $amount }.
event-expert-gone = Personne n’engage { $expert }, qui quitte la partie.
event-analyst-consulted = { $seat } fait étudier la pile { ELIDE("de", $market) }.
event-tip-given =
    { $shares_count ->
        [0] La pile { ELIDE("de", $market) } est vide.
        [1] Une seule carte reste à { $market } : { $shares }.
       *[other] Les deux prochaines cartes à { $market } : { $shares }.
    }
event-market-sealed = { $seat } a choisi un marché.
event-markets-revealed = Les dés se découvrent.
event-pawn-moved = { $seat } se rend à { $market }.
event-barred-from-buying = { $seat } reste à { $market } et n’y achètera rien ce tour-ci.
event-fortune-drawn = Carte Crésus à { $market } : « { $card } ».
event-fortune-gained = { $seat } reçoit { $amount } de la banque.
event-fortune-paid = { $seat } paie { $amount } à la banque.
event-gift-paid = { $giver } offre { $amount } à { $receiver }.
event-card-kept = { $seat } garde la carte « { $card } » pour plus tard.
event-card-used =
    { $amount_sign ->
        [0] { $seat } se sert de la carte « { $card } ».
       *[1] { $receivers_count ->
            [0] { $seat } se sert de la carte « { $card } » et ne paie pas les { $amount } dus à la banque.
           *[1] { $seat } se sert de la carte « { $card } » et ne paie pas les { $amount } dus à { $receivers }.
        }
    }
event-tournament-thrown =
    { $seat } lance les dés : { $colours }. { $alike ->
        [one] Aucune couleur en double.
       *[other] { $alike } faces semblables.
    }
event-tournament-won = { $seat } gagne le tournoi et reçoit { $amount }.
event-shares-shown = À vendre à { $market } : { $shares }.
event-auction-called = { $share } passe aux enchères : qui entre ?
event-entry-sealed = { $seat } a décidé d’entrer ou non.
event-entries-revealed =
    { $bidders_count ->
        [0] Personne n’entre dans l’enchère pour { $share }.
        [1] Une seule entrée dans l’enchère pour { $share } : { $bidders }.
       *[other] { $bidders } entrent dans l’enchère pour { $share }.
    }
event-share-bought = { $seat } achète { $share } pour { $amount }.
event-expert-used = { $expert } entre en scène pour { $seat }.
event-bonus-paid = Bonus du secteur { $sector } : { $amount } pour { $seat }.
event-share-unsold = { $share } retourne sous sa pile.
event-sale-begun = { $seat } met { $share } en vente.
event-dice-thrown =
    { $seat } lance les dés : { $colours }.{ $left ->
        [0] {""}
        [1] {" "}Encore un lancer possible.
       *[other] {" "}Encore { $left } lancers possibles.
    }
event-die-turned = { $expert } tourne un dé pour { $seat } : { $colours }.
event-share-sold =
    { $seat } vend { $share } pour { $amount } ({ $alike ->
        [one] aucune couleur en double
       *[other] { $alike } faces semblables
    }){ $premium ->
        [0] .
       *[other] , plus { $premium } M de prime hors marché.
    }
event-exchange-called = { $proposer } propose un échange à { $partners } : { $given_shares }, mais contre quoi ?
event-shares-proposed =
    { $amount_sign ->
        [0] { $partner } propose { $offered_shares }.
       *[1] { $partner } propose { $offered_shares } et { $amount }.
    }
event-proposal-declined = { $partner } ne propose rien.
event-exchange-made =
    { $amount_sign ->
        [0] Échange conclu : { $proposer } donne { $given_shares } à { $partner } contre { $offered_shares }.
       *[1] Échange conclu : { $proposer } donne { $given_shares } à { $partner } contre { $offered_shares } et { $amount }.
    }
event-exchange-dropped = L’échange voulu par { $proposer } ne se fait pas.
event-purchase-offered =
    { $sellers_count ->
        [1] { $buyer } offre { $amount } à { $sellers } pour { $wanted_shares }.
       *[other] { $buyer } offre { $amount } à { $sellers }, à chacun pour les siennes : { $wanted_shares }.
    }
event-sale-agreed = { $seat } veut bien vendre.
event-sale-declined = { $seat } ne vend pas.
event-shares-traded = Marché conclu : { $seller } cède { $wanted_shares } à { $buyer } pour { $amount }.
event-offer-dropped = L’offre { ELIDE("de", $buyer) } reste sans suite.
event-money-wanted = { $debtor } doit { $amount } et n’a pas la somme : il faut vendre.
event-sign-sold = { $seat } revend un signe de richesse, « { $sign } », pour { $amount }.
event-loan-granted = Faillite totale ! La banque prête { $amount } à { $seat }.
event-debt-written-off = { $seat } n’a plus rien : une dette de { $amount } est effacée.
event-loan-repaid = { $seat } rembourse son prêt de { $amount }.
event-signs-sealed = { $seat } a décidé de ses signes de richesse.
event-signs-bought =
    { $signs_count ->
        [1] { $seat } s’offre un signe de richesse pour { $amount } : { $signs }.
       *[other] { $seat } s’offre { $signs_count } signes de richesse pour { $amount } : { $signs }.
    }
event-island-bought = L’île paradisiaque est à { $seat } !
event-game-ended =
    { $winners_count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } gagnent ensemble la partie.
    } Signes de richesse : { $scores }.

# Ce qu'on peut faire ; « letter » est ce que l'on tape dans le terminal

ask-seal-bid = Sceller une mise
    .letter = s
ask-choose-market = Choisir un marché
    .letter = c
ask-consult-analyst = Interroger l’analyste
    .letter = y
ask-enter-auction = Entrer dans l’enchère
    .letter = e
ask-stay-out = Rester en dehors
    .letter = h
ask-buy-share = Acheter une action
    .letter = a
ask-buy-at-half = Acheter à moitié prix
    .letter = z
ask-stop-buying = Finir ses achats
    .letter = f
ask-sell-share = Vendre une action
    .letter = v
ask-stop-selling = Garder le reste
    .letter = g
ask-throw-again = Relancer des dés
    .letter = l
ask-take-price = Toucher le prix
    .letter = t
ask-use-expert = Utiliser un expert
    .letter = u
ask-use-card = Jouer une carte gardée
    .letter = j
ask-turn-die = Tourner un dé
    .letter = o
ask-pay = Payer
    .letter = p
ask-sell-sign = Revendre le signe le plus cher
    .letter = vs
ask-repay-loan = Rembourser le prêt
    .letter = re
ask-buy-signs = S’offrir des signes de richesse
    .letter = i
ask-call-exchange = Proposer un échange
    .letter = x
ask-propose-shares = Proposer des actions
    .letter = pr
ask-accept-proposal = Accepter une proposition
    .letter = k
ask-offer-to-buy = Offrir d’acheter
    .letter = oa
ask-agree = D’accord
    .letter = d
ask-decline = Non merci
    .letter = n
blank-amount = La somme
blank-market = Le marché
blank-share = L’action
blank-expert = L’expert
blank-card = La carte
blank-die = Le dé
blank-colour = La couleur
blank-kept-dice = Les dés que vous gardez (rien : vous relancez tout)
blank-signs = Combien de signes
blank-partner = Avec qui
blank-partners = Avec qui
blank-given-shares = Ce que vous donnez
blank-offered-shares = Ce que vous donneriez
blank-wanted-shares = Ce que vous voulez

# Les options de la table

option-sales = Ventes par joueur et par tour (0 : sans limite)
option-window = Délai pour répondre à une offre
option-window-thirty-seconds = trente secondes
option-window-unhurried = sans limite

# Pourquoi la partie est finie

end-island = L’île paradisiaque est achetée.
end-last-expert = Il n’y a plus de carte Expert ; à nombre égal de signes, l’argent départage.

# D’où vient chaque place

measure-signs = { $count ->
    [one] { $number } signe
   *[other] { $number } signes
}
measure-money = { $amount }
line-rungs = Signes de richesse
line-island = L’île paradisiaque
line-cash = Argent en main
line-loan = Prêt non remboursé
standing-island = L’île est achetée

# Les chapitres de la règle

chapter-cre-table = À table
chapter-cre-start = La préparation
chapter-cre-round = Le tour de jeu
chapter-cre-expert = Les experts
chapter-cre-sealed = Les enchères secrètes
chapter-cre-choice = Le choix d’un marché
chapter-cre-fortune = Les cartes Crésus
chapter-cre-purchase = L’achat d’actions
chapter-cre-sale = La vente d’actions
chapter-cre-offers = Les offres entre joueurs
chapter-cre-debt = Le manque d’argent
chapter-cre-signs = Les signes de richesse
chapter-cre-end = La fin de la partie

# Le tableau dans le terminal

board-title = Tour { $round } sur { $rounds } — { $phase }
board-phase-expert = un expert
board-phase-choice = le choix d’un marché
board-phase-fortune = les cartes Crésus
board-phase-purchase = les achats
board-phase-sale = les ventes
board-phase-signs = les signes de richesse
board-phase-over = la fin
board-market = Marché
board-pile = Pile
board-pawns = Pions
board-news = Ce qu’on en sait
board-closed = fermé par un Pirate
board-stay = vous y êtes : pas d’achat
board-tip = à venir : { $shares }
board-known = regardé par l’analyste { ELIDE("de", $players) }
board-player = Joueur
board-cash = En caisse
board-signs = Signes
board-helpers = Experts et cartes
board-owes = { $cash } (prêt : { $amount })
board-share = Action
board-sector = Secteur
board-home = Marché
board-price = Prix
board-throws = Jets
board-pays = Pour 1 à 6 faces
board-bonus = Bonus
board-premium = Prime
board-on-sale = Retournées sur les marchés
board-portfolio = Votre portefeuille
board-bidding = Enchère secrète : { $lot }
board-again = Deuxième enchère : une nouvelle égalité annulerait la vente.
board-tied = Égalité à { $amount } : votre expert peut la trancher.
board-sealed = a scellé sa mise
board-thinks = réfléchit encore
board-entering = Qui entre dans l’enchère : { $share } ?
board-decided = a décidé
board-purse = En caisse : { $cash }.
board-selling = En vente : { $share }
board-alike =
    { $alike ->
        [one] Aucune couleur en double
       *[other] { $alike } faces semblables
    } : { $price }{ $premium ->
        [0] .
       *[other] , plus { $premium } M de prime.
    }
board-left =
    { $left ->
        [0] Plus de lancer.
        [one] Encore un lancer.
       *[other] Encore { $left } lancers.
    }
board-exchange = { $proposer } propose un échange : { $shares }
board-would-give =
    { $amount_sign ->
        [0] donnerait { $shares }
       *[1] donnerait { $shares } et { $amount }
    }
board-offer = { $buyer } offre { $amount }
board-would-sell = veut bien vendre
board-debt = { $amount } à payer
board-debt-shield = Une carte gardée peut vous en dispenser.
board-debt-sell = Vendez des actions ou un signe, jusqu’à avoir la somme.
board-ladder = Les prochains signes de richesse
board-sign = { $sign } : { $price }
board-loan-first = Votre prêt de { $amount } se rembourse d’abord.

# Ce qu’on pourrait regretter

caution-all-in = C’est tout ce que vous avez : { $cash }. Il ne vous restera rien.
caution-half-price = La banque ne vous en rend que { $amount } : vous l’aviez payé { $price }.

# Les réponses toutes faites

habit-stay-out = Ne jamais entrer dans une enchère
habit-decline = Toujours refuser les offres des autres
myself-stop-buying = Quitter moi-même un marché où je ne peux rien acheter

# Pourquoi : ce qu'un robot dit de ses choix, comme il le dirait à table

reason-worth-to-me = { $share } vaut { $amount } pour moi.
reason-likely-to-win = Avec cette mise, j’ai { $chances } % de chances de l’emporter.
reason-expert-helps = { $expert } me rapportera dans les { $amount }.
reason-expert-useless = { $expert } ne m’avancerait guère.
reason-tries-its-luck = { $expert } peut toujours servir : je tente une petite mise.
reason-breaks-tie = L’égalité se tranche en ma faveur : c’est le moment.
reason-cards-promise = À { $market }, les cartes à retourner promettent { $amount }.
reason-sells-well-there = À { $market }, mes actions se vendent { $amount } de plus.
reason-may-be-crowded = J’y trouverai du monde : { $chances } % de risque.
reason-goes-anywhere = { $market } : pourquoi pas ?
reason-asks-analyst = Mieux vaut savoir ce que cache la pile { ELIDE("de", $market) }.
reason-bargain = { $share } : j’y gagne { $amount } au prix affiché.
reason-half-price = { $share } à moitié prix : { $amount } d’économie.
reason-nothing-worth-buying = Rien ici ne vaut son prix, ou ma bourse n’y suffit pas.
reason-saves-for-island = Il me faut { $amount } pour l’île : je n’achète plus rien.
reason-worth-entering = { $share } mérite une enchère.
reason-not-worth-entering = { $share } : à ce prix, je laisse les autres se battre.
reason-sells-now = { $share } : inutile d’attendre, les dés peuvent rendre { $amount }.
reason-needs-cash = Il me manque { $amount } pour la suite : je vends.
reason-sells-too-soon = { $share } aurait pu rapporter plus, avec de la patience.
reason-keeps-shares = Je garde mes actions : plus tard, elles rapporteront { $amount } de mieux.
reason-wants-share = { $share } vaut plus chez moi que chez { $player }.
reason-throws-on = Je relance : j’en espère { $amount }.
reason-takes-price = { $amount } : je prends.
reason-uses-help = Un coup de pouce, et c’est maintenant qu’il sert le mieux.
reason-doubles-premium = La prime double ici : { $amount } de plus.
reason-reaches-island = L’île est à moi !
reason-climbs =
    { $count ->
        [one] Un signe de plus, et je m’approche de l’île.
       *[other] { $count } signes d’un coup, et je m’approche de l’île.
    }
reason-keeps-capital = Je garde mes { $cash } : ils travailleront mieux en actions.
reason-cannot-climb = Pas de quoi monter d’un cran.
reason-repays-loan = Je rends les { $amount } à la banque : c’est fait.
reason-small-payment = Pour { $amount }, je paie ; ma carte servira mieux plus tard.
reason-lets-itself-off = Ma carte m’épargne { $amount }.
reason-must-sell-share = Il faut payer : je vends { $share }, ce dont je me passe le mieux.
reason-must-sell-sign = Il faut payer, et il ne me reste qu’un signe à rendre.
reason-gains-by-deal = Avec { $player }, j’y gagne { $amount }.
reason-loses-by-deal = Avec { $player }, j’y perdrais { $amount }.
reason-hardly-gains = { $player } n’offre pas assez pour me décider.
reason-helps-too-much = L’affaire arrangerait surtout { $player }.
reason-nothing-to-swap = Je n’ai rien à donner en échange à { $player }.
reason-no-good-answer = Aucune réponse ne m’arrange.
reason-no-trade = Je ne fais pas d’échanges.

# Ce que quelqu’un conseille de faire, ou aurait pu faire

deed-seal-bid =
    { $amount_sign ->
        [0] Ne rien miser
       *[other] Miser { $amount }
    }
deed-choose-market = Aller à { $market }
deed-consult-analyst = Interroger l’analyste sur { $market }
deed-buy-share = Acheter { $share }
deed-buy-at-half = Acheter { $share } à moitié prix
deed-sell-share = Vendre { $share }
deed-throw-again =
    { $kept_dice_count ->
        [0] Relancer tous les dés
        [one] Relancer en gardant un dé
       *[other] Relancer en gardant { $kept_dice_count } dés
    }
deed-use-expert = Utiliser { $expert }
deed-use-card = Jouer { $card }
deed-turn-die = Tourner un dé : { $colour }
deed-buy-signs =
    { $signs ->
        [one] S’offrir un signe de richesse
       *[other] S’offrir { $signs } signes de richesse
    }
deed-call-exchange = Proposer { $given_shares } à { $partners }
deed-propose-shares =
    { $offered_shares_count ->
        [0] Proposer { $amount }
       *[other] { $amount_sign ->
            [0] Proposer { $offered_shares }
           *[other] Proposer { $offered_shares } et { $amount }
        }
    }
deed-accept-proposal = Accepter la proposition { ELIDE("de", $partner) }
deed-offer-to-buy = Offrir { $amount } pour { $wanted_shares }
