island = Vous avez 715 millions. Il vous reste deux marches : l’avion privé, à 80 millions, puis l’île, à 500. Un rival aussi riche que vous est sur la même marche. Combien de signes ce tour-ci ?
    .title = Le grand saut
    .two = Les deux : l’avion et l’île
    .one = L’avion seulement
    .none = Aucun, pour garder de l’avance
    .why = 580 millions suffisent, et l’île met fin à la partie : tous ceux qui l’achètent dans le même tour l’emportent. Attendre, c’est laisser le rival y aller seul.

alone = Tour 7 sur 10. Vous êtes seul acheteur à Hong Kong, avec 222 millions. Deux actions sont retournées. Acheter, ou garder votre argent ?
    .title = Seul sur le marché
    .silk = Acheter les Soies du Levant
    .nothing = Ne rien acheter
    .why = Seul, on paie le prix inscrit, sans enchère, et le secteur verse son bonus. Une action de luxe a trois tours pour se vendre ailleurs, avec la plus forte prime : l’argent qui dort ne monte pas l’échelle.

last-sale = Tour 8 sur 10. Vous avez 516 millions et quatre actions ; il vous en faut 580 pour l’avion et l’île. À votre tour de vendre.
    .title = Vendre maintenant ?
    .sell = Vendre une action
    .keep = Tout garder pour plus tard
    .why = Il manque 64 millions, et une seule vente peut les apporter dès ce tour. À la fin les actions ne valent rien : ce qui compte est d’arriver à l’île avant les autres.

four-alike = Vous vendez une action d’énergie : quatre dés verts, un rouge, un jaune, et il vous reste un lancer. Que relancez-vous ?
    .title = Quels dés garder ?
    .rest = Garder les quatre verts, relancer les deux autres
    .some = Garder trois verts et le jaune, relancer le reste
    .why = Les dés gardés ne bougent plus : quatre verts restent quatre verts, et chaque dé relancé peut en ajouter un. Ce lancer ne peut donc rien vous coûter.

ladder = Fin du tour 6, les trois joueurs sont au même échelon, et vous avez 246 millions. Les deux signes suivants coûtent 50 et 55 millions. Combien en prenez-vous ?
    .title = Combien de signes ?
    .two = Les deux
    .one = Un seul
    .none = Aucun, pour garder l’argent
    .why = On n’achète que deux signes par tour, dans l’ordre, et six échelons vous séparent de l’île. Un tour sans monter ne se rattrape pas : qui garde son argent risque de ne pas atteindre la dernière marche à temps.

too-much = Un rival, qui tient déjà cinq actions de technologie, cherche preneur pour Greenwich Chronos. Vos cinq actions et 15 millions feraient une offre qu’il accepterait. La faire ?
    .title = Cinq contre une ?
    .no = Non merci
    .all = Offrir mes cinq actions et 15 millions
    .why = Un échange ne verse aucun bonus, et cinq actions, ce sont cinq ventes aux dés. On en donnerait cinq pour une seule, et l’on arriverait aux ventes les mains vides.
