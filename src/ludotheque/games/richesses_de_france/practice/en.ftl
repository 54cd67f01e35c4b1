through-or-stop = You come to Clermont-Ferrand, a stage you still lack. One section is left this turn. Stop, or drive on?
    .title = Stop at the stage?
    .stop = Stop at Clermont-Ferrand
    .drive = Drive on to Montluçon
    .why = A stage counts only if you stop there: driving through marks nothing. One section less this turn costs far less than coming back.

home = Your ten stages are done, and Paris is one section away. One rival is already home, the other still on the road. Where does your turn end?
    .title = The last section
    .paris = Drive into Paris
    .stop = Stop at Beauvais
    .cergy = Go by Cergy-Pontoise first
    .why = The second one home receives 200 F, the third 100 F. Your fortunes are close: this prize decides the game, and Paris takes everybody in.

south = You leave Toulouse by car with four markers. Marseille, Lyon and the whole north-east are still to do. Which road out of town?
    .title = Which road?
    .castres = By Castres, to the Mediterranean
    .agen = By Agen, to Bordeaux
    .why = Stages may be done in any order, but every detour is a turn lost. Marseille is the nearest of those you lack; you have been to Bordeaux already.

jura = Having left Lyon you are at Saint-Claude with two sections to go. Strasbourg, Metz and Lille are still missing. What now?
    .title = Across the Jura
    .pontarlier = Drive towards Pontarlier
    .lons = Drive towards Lons-le-Saunier
    .bellegarde = Drive towards Bellegarde
    .stop = Stop here
    .why = The way to Strasbourg leads by Pontarlier and Belfort. Anywhere else takes you back towards Lyon, and no point may be passed twice in one turn.

way-home = Ten stages done, two rivals already in Paris. You are at Sedan with one section to go. The shortest road, or the other?
    .title = The way home
    .verdun = By Verdun
    .charleville = By Charleville-Mézières
    .why = The prizes are nearly all given out: only your fortune still counts, to the last franc. From Verdun the next turn takes you to Paris owing nothing more; through the Ardennes a toll may cost you all.

last-step = Arles, and just one section left this turn. Marseille, a stage you still lack, lies at the end of it. Where does your turn end?
    .title = One section too many?
    .marseille = Drive on to Marseille
    .avignon = Drive towards Avignon
    .stop = Stop at Arles
    .why = To stop there is enough: the marker is placed at once, and next turn you work there. Anywhere else you would need another turn for the same stage.
