# En deux minutes.

goal = Réunissez les titres d’une même production, touchez des royalties, et restez le dernier en jeu.
turn-double = Lancez les deux dés et avancez. Un double ne fait pas rejouer : il coûte autant de millions que l’un des dés a de points.
turn-buy = Sur un pays, vous pouvez acheter jusqu’à six titres de ce pays.
turn-trust = Les titres d’une production s’ajoutent. Dès 30 %, ils rapportent ; à 50, 70 et 90 %, bien davantage.
turn-trade = À tout moment, proposez une vente ou un échange : les gros trusts naissent là.
end-bankrupt = Qui ne peut pas payer une dette en argent liquide est en faillite et quitte la partie.
end-last = Le dernier en jeu a gagné.
trap-claim = Les royalties ne viennent pas toutes seules : réclamez-les dans les sept secondes, ou elles sont perdues.
trap-plaque = Le nom de la case dit ce que l’on y achète ; la plaquette, en dessous, dit ce que l’on y doit. En posséder soi-même ne dispense de rien.
trap-cash = Une dette tombe, il manque un million : c’est la faillite, même les mains pleines de titres. Gardez de quoi payer un double six.

# À une première table.

cue-roll-dice = Un double se paie : autant de millions que l’un des dés a de points. Gardez de quoi.
cue-buy-title = Un titre seul ne rapporte presque rien : visez les productions dont vous pourrez réunir au moins 30 %.
cue-claim-royalty = On vous doit des royalties : réclamez-les maintenant, elles ne viennent pas toutes seules.
cue-settle-debt = Avant de payer, vous pouvez encore vendre. Sans assez d’argent liquide, payer, c’est la faillite.
cue-put-up = Vous devez mettre des titres aux enchères. Un trust part en entier : choisissez ce qui vous manquera le moins.
cue-use-joker = Un Joker rendu ici vous épargne toute la vente.
cue-buy-joker = Un Joker coûte trois millions et sauvera un jour vos titres des enchères.
cue-bid = Le dernier à enchérir paie le vendeur et prend tout le lot. Sans enchère, la banque le reprend à moitié prix.
cue-propose-exchange = On n’échange que des trusts entiers ; une somme peut s’y ajouter. Cherchez celui qui vous fait tous deux monter d’un palier.
cue-put-on-sale = Vous pouvez vendre quand vous voulez, sans attendre d’y être forcé.
cue-counter-offer = On vous propose un échange : oui, non, ou une contre-proposition, trois fois au plus.
cue-propose-association = S’associer met tout en commun, et pour toujours.
cue-sell = Les offres sont faites : cédez à la meilleure, ou gardez vos titres. Sans un mot de vous, rien n’est vendu.
cue-agree = On attend votre oui ou votre non. Rien ne vous oblige, et le silence finit par refuser.
