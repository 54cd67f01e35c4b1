claim = Un rival vient de s’arrêter sur la plaquette Cuivre. Vous tenez 80 % du cuivre. Que faites-vous, pendant que les secondes passent ?
    .title = Réclamer ?
    .claim = Réclamer mes 9 millions
    .waive = Y renoncer
    .why = Personne ne paie de lui-même : les royalties se réclament dans les secondes qui suivent. Neuf millions passent ici d’une bourse à l’autre, et c’est la vôtre qui en manque.

pay-first = On vous réclame 9 millions pour l’aluminium, et vous en avez 31 en caisse. Avant de payer, vous pourriez offrir 19 millions au camp d’en face pour son plomb.
    .title = Payer d’abord ?
    .pay = Payer les 9 millions
    .lead = D’abord offrir 19,25 millions pour le plomb
    .why = Le plomb ferait de vous un créancier de plus, mais l’argent irait à ceux qui vous ruinent. Après la dette il ne resterait presque rien pour la prochaine plaquette, et les titres ne paient pas une dette.

low-bid = Enchères : 15 % de l’automobile, que la banque prendrait à 1,2 million. Personne n’a rien dit. Vous avez 36 millions en caisse.
    .title = Jusqu’où monter ?
    .low = Enchérir au plus bas : 1,3 million
    .high = Frapper fort : 28,8 millions
    .why = 15 % d’une production ne rapportent rien : il en faut 30. À bas prix, le titre en prépare d’autres ; à 28 millions, vous n’auriez plus de quoi payer la première plaquette venue.

lone-title = Enchères : un petit titre de coton brut, mis à prix 250 000 euros. Il vous reste 13,8 millions, et plusieurs cases à votre portée vous coûteraient jusqu’à 9 millions.
    .title = Ce titre isolé
    .aside = Laisser passer
    .high = Enchérir 11 millions pour être sûr de l’avoir
    .why = Un titre isolé ne touche rien avant 30 %. Avec 2,8 millions en poche, la prochaine plaquette d’aluminium vous met en faillite : mieux vaut l’argent que le coton.

dear-cocoa = Vente libre : un trust de 85 % du cacao, qui rapporte 4 millions par visite. On en est à 6,85 millions. Vous avez 45 millions.
    .title = Le prix du cacao
    .aside = S’arrêter là
    .high = L’emporter à coup sûr : 41,45 millions
    .why = À quatre millions la visite, il faudrait dix visites pour revoir 41 millions, et le vendeur est votre rival : c’est lui que vous enrichiriez. L’argent gardé paie les plaquettes à 16 millions qui vous attendent.

rescue-sale = Un rival vous réclame 18 millions, et vous n’en avez que 17,6. Pour votre trust du cacao, on ne vous offre que 450 000 euros. Vendre à ce prix-là ?
    .title = Vendre à perte ?
    .sell = Céder le cacao pour 450 000 euros
    .keep = Garder le cacao : il vaut bien plus
    .why = Les titres ne paient pas une dette. Il vous manque 400 000 euros, et la vente en apporte 450 000 : sans elle, la faillite est immédiate et le cacao retourne au sabot avec tout le reste.
