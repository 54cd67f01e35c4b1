plate-country = The map of France, with the “Monuments” circuit under way.
plate-vehicles = On foot, by bicycle, by car, and what the bank asks for each.
plate-roads = The south-east: roads and motorways, and the crossings to Corsica with their fares. From one point to the next is one section.
plate-faces = The six faces of the die, in francs: three red, three blue.
plate-regions = Three region cards.
plate-chance = A chance card, turned over.
plate-stages = The sheet of the “Monuments” circuit: its stages, and who has marked them.
