plate-town = Le plateau : la ville au milieu, la Corniche au-dessus, les Docks au-dessous.
plate-goods = Une marchandise licite, une illicite, un pétrole : le prix d’achat en haut, les lieux de vente et leurs prix au milieu, ce que l’on risque en bas.
plate-gate = La case STOP, où l’on s’arrête en entrant sur un circuit extérieur, et la douane, par où l’on en sort.
plate-bluff = L’acheteur a vu sa carte, les autres n’en voient que le dos. Il annonce 5 millions ; elle en vaut 20. Qui doute ?
plate-refinery = La Corniche : ses deux raffineries, et entre elles les lieux de vente et l’aéroport.
plate-wall = Le casier judiciaire : vingt années par groupes de cinq. Au-delà, on est éliminé.
