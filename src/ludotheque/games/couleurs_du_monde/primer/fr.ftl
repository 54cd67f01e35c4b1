# En deux minutes.

goal = Couvrez de vos cartes les nations de la carte du monde, et marquez plus de points que les autres.
turn-first-card = Votre première carte va sur une nation grise du centre, sur une île, ou à côté d’une nation déjà couverte, par vous ou par un autre.
turn-next-card = Chaque carte suivante est reliée par un trait à celle que vous venez de poser : c’est votre chaîne.
turn-multiplier = La première carte compte sa valeur, la deuxième le double, la troisième le triple : gardez les grosses pour la fin.
turn-draw = Annoncez vos points, puis tirez : trois cartes pour une posée, deux pour deux, une pour trois, aucune au-delà.
end-out = La donne finit quand le talon est épuisé et qu’un joueur n’a plus de carte : il gagne 25 points.
end-left = Les autres perdent la valeur des cartes qui leur restent. Le plus grand total gagne.
trap-refusing = Passer alors qu’on pourrait jouer coûte 10 points, puis 15. Une petite carte vaut presque toujours mieux qu’un refus.
trap-island = Une île n’a pas de voisin : elle peut ouvrir un tour, mais la chaîne s’arrête aussitôt.
trap-corner = Dans une aire de coin, seul celui qui couvre la dernière nation libre reçoit 25 points : ne préparez pas ce cadeau à votre voisin.

# À une première table.

cue-play-card = Vos cartes brillantes peuvent être posées. La deuxième compte double, la troisième triple : cherchez la chaîne avant la carte.
cue-announce-points = Annoncer ferme la chaîne et fait tirer : moins vous avez posé, plus vous tirez.
cue-pass-turn = Passer fait tirer quatre cartes, et coûte des points.
