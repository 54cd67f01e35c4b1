plate-markets = La table : les six marchés autour du centre, les phases du tour en haut, l’escalier des signes de richesse en bas.
plate-experts = Deux cartes Expert : un analyste, que l’on s’arrache aux enchères, et un Pirate, qui ferme son marché.
plate-envelopes = Les mises : d’abord scellées, ou encore à l’étude ; puis découvertes toutes ensemble. Seule la plus forte est payée.
plate-fortunes = Une carte Crésus, de dos et retournée.
plate-shares = Deux cartes Action : le marché et le secteur, le prix, le nombre de lancers, et ce que rapportent une à six faces semblables.
plate-sale = Un lancer de six dés : quatre faces de la même couleur. Le tableau de la carte donne le prix.
plate-stairs = L’escalier des signes, du moins cher à l’île paradisiaque. La pièce de chaque joueur se tient sur la marche atteinte.
