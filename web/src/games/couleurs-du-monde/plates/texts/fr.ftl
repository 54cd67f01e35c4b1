plate-world = La carte du monde, en pleine donne : chaque carte posée porte la marque de son joueur.
plate-cards = Une carte montre son aire par sa couleur, son drapeau, son nom et sa valeur.
plate-chain = Une chaîne de quatre cartes, d’Espagne en Autriche. Chaque carte suit un trait, et compte une fois de plus que la précédente.
plate-islands = Cuba, Haïti et la République Dominicaine, les trois îles que l’on peut jouer ensemble. Le bord gris signale une île.
plate-corner = Une aire de coin, l’Amérique du Sud : qui couvre sa dernière nation libre reçoit 25 points.
