plate-country = La carte de France et le circuit « Monuments » en cours de route.
plate-vehicles = À pied, à vélo, en voiture, et ce que demande la banque.
plate-roads = Le Sud-Est : routes et autoroutes, et les lignes de bateau vers la Corse avec leur prix. D’un point à l’autre, c’est une section.
plate-faces = Les six faces du dé, en francs : trois rouges, trois bleues.
plate-regions = Trois cartes « région ».
plate-chance = Une carte « hasard », retournée.
plate-stages = La feuille du circuit « Monuments » : ses étapes, et qui les a marquées.
