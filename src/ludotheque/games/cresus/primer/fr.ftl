# En deux minutes.

goal = Montez l’escalier des signes de richesse. En haut, l’île paradisiaque : qui l’achète l’emporte.
turn-expert = Un expert passe aux enchères secrètes : la plus forte mise paie la banque et l’engage.
turn-market = Chacun choisit en secret un marché ; les choix se découvrent ensemble.
turn-buy = Seul acheteur, on paie le prix inscrit. À plusieurs, on enchérit à l’aveugle pour chaque action.
turn-sell = On vend aux dés : plus il y a de faces de la même couleur, plus l’action rapporte. On peut relancer, et s’arrêter quand on veut.
turn-signs = Le tour se termine par un ou deux signes de richesse, dans l’ordre, si vous en avez les moyens.
end-ranking = Sans île au bout de dix tours, le plus de signes l’emporte ; à égalité, le plus d’argent.
trap-stay = Choisir le marché où l’on est déjà, c’est y rester sans pouvoir acheter : changez de marché à chaque tour.
trap-tie = Même mise que le voisin ? Les ex æquo recommencent, et une seconde égalité annule la vente. Évitez les chiffres ronds.
trap-worthless = Une action qui reste en main à la fin ne vaut rien : vendez-la à temps, de préférence loin de son marché, pour la prime.

# À une première table.

cue-seal-bid = Seule la plus forte mise est payée ; zéro, et vous restez en dehors.
cue-choose-market = Là où est déjà votre pion, vous n’achèterez rien ce tour-ci. Seul sur un marché, vous paierez le prix inscrit.
cue-enter-auction = Si vous êtes seul à entrer, l’action est à vous au prix inscrit ; sinon, on mise en secret.
cue-buy-share = Après chaque achat, la banque verse le bonus du secteur : plusieurs actions d’un même secteur se paient presque seules.
cue-sell-share = Hors de son marché d’origine, une action rapporte une prime en plus des dés.
cue-throw-again = Gardez les dés de la couleur la plus nombreuse et relancez les autres ; ou prenez le prix.
cue-use-expert = Un expert ne sert qu’une fois de toute la partie.
cue-buy-signs = Les signes décident de la partie, mais l’argent qu’ils coûtent manquera au tour suivant.
cue-consult-analyst = L’analyste vous montre, à vous seul, les deux prochaines cartes d’une pile.
cue-pay = S’il vous manque de l’argent, vous vendrez d’abord des actions ou des signes.
cue-use-card = Une carte gardée ne sert qu’une fois : maintenant, ou plus tard.
cue-turn-die = Le prestidigitateur tourne un dé sur la couleur que vous voulez.
cue-decline = Un joueur vous fait une offre. Rien ne vous oblige : qui ne répond pas à temps refuse.
