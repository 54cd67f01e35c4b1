plate-globe = Le plateau en cours de partie : le tour extérieur, le tour intérieur, et les plaquettes de royalties sous les noms.
plate-titles = Deux titres de la même production : leur pourcentage en haut, ce que rapporte la production, leur prix en bas.
plate-trust = Les deux titres d’aluminium, l’un sur l’autre : un trust de 55 %. Ce qu’il rapporte, et ce qu’il rapportera au palier suivant.
plate-squares = En haut, le pays dont on achète les titres ; en bas, la plaquette : la production pour laquelle on doit des royalties en s’arrêtant là. Les pastilles disent à qui.
plate-news = Une carte « Actualité ».
plate-joker = Le Joker.
plate-throw = Les deux dés. Le rouge dit combien de titres passent aux enchères : ici, trois.
