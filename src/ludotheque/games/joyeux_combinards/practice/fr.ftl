refinery = Casier vierge, 571 millions en caisse, et une carte de pétrole à 45 millions. Vous êtes à la raffinerie. Vendre, ou garder pour mieux ?
    .title = Vendre ou garder ?
    .sell = Vendre le pétrole
    .keep = Garder ma carte et repartir
    .why = Seul l’argent en caisse compte, et il en faut 600 avec un casier vierge : 571 et 45 font 616. La vente gagne la partie sur-le-champ ; une carte gardée peut encore être confisquée.

informer = Casier vierge, 583 millions, deux cartes en main : il ne vous en manque que 17. Vous voilà au contrôle volant. Jouer l’indic ?
    .title = Dénoncer quelqu’un ?
    .pass = Ne rien dire et passer
    .first = Signaler qui tient sept cartes
    .second = Signaler qui en tient cinq
    .why = Si la carte tirée n’est pas illicite, c’est vous qui prenez jusqu’à six années. Il faudrait ensuite s’en défaire au commissariat : un casier vierge vaut ici plus que la récompense.

last-card = 569 millions, casier vierge, mais une seule carte en main, un fond de cuve qui ne vaut presque rien. Vous êtes sur une case achat, et un rival a déjà 507 millions.
    .title = Acheter si près du but ?
    .buy = Acheter une carte
    .pass = Ne pas acheter, pour ne rien dépenser
    .why = L’argent qui manque ne vient que des ventes : avec un fond de cuve pour tout bien, on n’arrive pas à 600. Une carte de plus, c’est une vente de plus, et le rival n’attend pas.

tanker = Vous venez de tirer le pétrolier, que la banque fait payer 50 millions. Vos deux rivaux écoutent, et tous deux ont de quoi douter. Quel prix annoncez-vous ?
    .title = Mentir ou pas ?
    .truth = Le vrai prix : 50 millions
    .half = 20 millions
    .low = 5 millions
    .why = Plus l’économie est grosse, plus le mensonge se devine. Démasqué, vous payez les 50 millions et le pétrolier change de main. À 50, personne ne peut douter avec profit : rien ne coûte davantage.

counter = Quatre joueurs, vous menez avec 524 millions et une année de prison. Ici, votre hors-bord sans bateau se vend 78 millions. Le vendre ?
    .title = Argent d’abord ?
    .sell = Vendre le hors-bord : 78 millions
    .keep = Le garder et repartir
    .why = La vente porte votre caisse à 602 millions : il ne restera qu’une année à effacer au commissariat. Une carte gardée ne compte pas, et un contrôle peut la prendre.

fifty = Un rival annonce 50 millions. Vous avez de quoi le mettre en doute. Parler, ou laisser passer ?
    .title = Douter d’un 50 ?
    .pass = Laisser passer
    .doubt = Douter
    .why = Aucune carte ne coûte plus de 50 millions : à ce prix, on ne peut pas mentir à la baisse. Douter vous ferait payer la carte, plus dix millions à celui que vous accusez.
