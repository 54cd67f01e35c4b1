through-or-stop = Vous arrivez à Clermont-Ferrand, une étape qu’il vous manque. Il reste une section à parcourir ce tour-ci. S’arrêter, ou rouler encore ?
    .title = S’arrêter à l’étape ?
    .stop = S’arrêter à Clermont-Ferrand
    .drive = Continuer jusqu’à Montluçon
    .why = Une étape ne compte que si l’on s’y arrête : la traverser ne marque rien. Une section de moins ce tour-ci coûte bien moins qu’un retour.

home = Vos dix étapes sont franchies, et Paris est à une section. Un rival est déjà rentré, l’autre court encore. Où finit votre tour ?
    .title = La dernière section
    .paris = Entrer dans Paris
    .stop = S’arrêter à Beauvais
    .cergy = Passer d’abord par Cergy-Pontoise
    .why = Le deuxième rentré reçoit 200 F, le troisième 100 F. Vos fortunes se suivent de près : cette prime décide de la partie, et Paris accueille tout le monde.

south = Vous quittez Toulouse en voiture avec quatre marques. Il vous reste Marseille, Lyon et tout le nord-est. Par quelle route sortez-vous de la ville ?
    .title = Quelle route ?
    .castres = Par Castres, vers la Méditerranée
    .agen = Par Agen, vers Bordeaux
    .why = Les étapes se font dans l’ordre que l’on veut, mais chaque détour est un tour de perdu. Marseille est la plus proche de celles qui manquent ; à Bordeaux, vous êtes déjà passé.

jura = Parti de Lyon, vous voilà à Saint-Claude avec deux sections à parcourir. Il vous manque Strasbourg, Metz et Lille. Et maintenant ?
    .title = À travers le Jura
    .pontarlier = Rouler vers Pontarlier
    .lons = Rouler vers Lons-le-Saunier
    .bellegarde = Rouler vers Bellegarde
    .stop = S’arrêter ici
    .why = Le chemin de Strasbourg passe par Pontarlier et Belfort. Ailleurs on revient vers Lyon, et l’on ne repasse pas dans le même tour par un point que l’on a quitté.

way-home = Dix étapes franchies, deux rivaux déjà à Paris. Vous êtes à Sedan avec une section à parcourir. La route la plus courte, ou l’autre ?
    .title = Le chemin du retour
    .verdun = Par Verdun
    .charleville = Par Charleville-Mézières
    .why = Les primes sont presque distribuées : seule votre fortune compte encore, au franc près. De Verdun, le tour suivant vous mène à Paris sans rien devoir de plus ; par les Ardennes, un droit de passage peut tout emporter.

last-step = Arles, une seule section encore ce tour-ci. Marseille, une étape qu’il vous manque, est juste au bout de la route. Où finit votre tour ?
    .title = Une section de trop ?
    .marseille = Rouler jusqu’à Marseille
    .avignon = Rouler vers Avignon
    .stop = S’arrêter à Arles
    .why = S’y arrêter suffit : la marque se place aussitôt, et au tour suivant vous y travaillez. Partout ailleurs, il faudrait un tour de plus pour la même étape.
