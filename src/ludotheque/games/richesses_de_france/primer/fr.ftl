# En deux minutes.

goal = Parcourez la France et passez par toutes les étapes du circuit choisi.
turn-travel = À chaque tour, une section à pied, une ou deux à vélo, jusqu’à quatre en voiture.
turn-stage = Arrêtez-vous sur une étape : votre marque s’y pose, et elle y reste où que l’on vous pousse ensuite.
turn-work = Dans une capitale de région, travaillez au tour suivant : la banque paie ce que montre le dé.
turn-chance = Un point de passage fait tirer une carte « hasard », bonne ou mauvaise.
turn-region = Un adversaire s’arrête dans une région dont vous avez la carte ? Réclamez : il lance le dé et vous paie.
end-richest = Au circuit « Économie », gagne le plus riche quand la partie s’arrête, véhicules comptés à leur prix de reprise.
end-first = Sur les circuits de voyage, le premier rentré avec toutes ses étapes a gagné.
trap-paris = À « Économie » on part sans un sou : travaillez à Paris jusqu’à posséder 200 F, pas moins. On ne sort pas avant.
trap-bicycle = Un vélo coûte 200 F et n’en vaut plus que 100 à la revente. L’acheter avec ses derniers francs, c’est le perdre à la première facture.
trap-stop = Traverser une étape ne suffit pas : elle compte quand on s’y arrête.

# À une première table.

cue-work = Travailler remplit la caisse, mais un tour de travail est un tour sans avancer.
cue-walk-to = À pied, une section par tour. Un vélo en fait deux, une voiture quatre.
cue-cycle-to = À vélo, une ou deux sections, et jamais d’autoroute.
cue-drive-to = En voiture, jusqu’à quatre sections ; chaque section d’autoroute coûte 10 F.
cue-stop-here = Une étape ne compte que si l’on s’y arrête.
cue-buy-vehicle = La banque ne reprend qu’à moitié prix : gardez de quoi payer la première facture.
cue-claim-toll = Il s’est arrêté dans une région dont vous avez la carte : réclamez, c’est maintenant ou jamais.
cue-bid = Un véhicule d’occasion se vend au plus offrant, moins cher que neuf.
cue-displace = Le point est pris : vous poussez l’occupant sur l’un des plus proches.
cue-bet-colour = Rouge ou bleu : une chance sur deux de gagner le double de sa mise.
cue-call-opponent = Le match se joue au dé : le plus fort marque celui de sa ville.
cue-begin-race = En course, on suit la route marquée, sans détour, sans travail et sans achat.
cue-place-marker = Posez votre marque : l’étape est à vous, où que l’on vous pousse ensuite.
cue-sell-vehicle = Les autres peuvent offrir plus que la banque, qui ne reprend un véhicule qu’à moitié prix.
