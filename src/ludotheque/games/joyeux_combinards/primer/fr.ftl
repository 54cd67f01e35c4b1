# En deux minutes.

goal = Ayez le premier 600 millions et un casier judiciaire vierge.
turn-roll = Lancez les dés et suivez les flèches. Devant un circuit extérieur, entrez, ou restez à l’intérieur.
turn-announce = Sur une case achat, décidez d’acheter, tirez une carte, regardez-la, et annoncez un prix : le vrai, ou un autre.
turn-pay = Si personne ne doute, vous payez ce que vous avez annoncé. Un doute justifié donne la carte à qui a douté.
turn-sell = Sur un lieu de vente inscrit sur une de vos cartes, vendez-la au prix imprimé. L’illicite rapporte plus, et risque plus.
end-record = Les années de prison s’effacent au commissariat : donnez-y jusqu’à trois cartes.
end-out = Au-delà de vingt années, on est éliminé ; faute d’argent pour payer, aussi.
trap-forced = La carte tirée coûte plus que tout votre argent ? Vous voilà forcé de mentir. N’achetez pas la bourse vide : une carte va jusqu’à 50 millions.
trap-doubt = Douter à tort coûte le prix de la carte et 10 millions d’indemnité. On ne doute pas d’un grand prix.
trap-stop = Entrer sur un circuit extérieur arrête au STOP, quels que soient les dés. C’est là, et là seulement, que l’on déclare son pétrole.

# À une première table.

cue-roll-dice = Lancez : les dés disent où vous allez, les flèches par où.
cue-draw-card = On décide d’acheter avant de voir la carte, et l’on ne revient pas en arrière : elle coûte de 1 à 50 millions.
cue-announce-price = Vous pouvez mentir. Mais si l’on doute et que vous avez dit trop bas, vous payez le vrai prix et perdez la carte.
cue-doubt = Doutez si le prix vous paraît trop bas. À tort, cela coûte le prix de la carte et 10 millions.
cue-enter-circuit = Dehors, tout se vend plus cher, mais il faut s’arrêter au STOP et sortir par la douane.
cue-sell-card = Une seule carte par arrêt : vendez celle qui rapporte le plus ici.
cue-declare-oil = Déclarer rapporte la prime tout de suite, mais engage à vendre ce pétrole avant la douane.
cue-sell-oil = Sur une raffinerie, vendez d’un coup autant de pétrole que vous voulez.
cue-denounce = Dénoncez si vous vous souvenez d’un pétrole déclaré et non vendu. À tort, vous payez l’indemnité.
cue-hand-in = Donner des cartes efface des années de prison : il faut un casier vierge pour gagner.
cue-report-player = Signalez qui sent le rose. Si la carte tirée n’est pas illicite, c’est vous qui prenez des années.
cue-pay-tax = Cinq millions sûrs, ou les dés : rien à 7 ou moins, autant de millions que de points au-dessus.
cue-fly-to = L’avion vous mène aussitôt à un autre aéroport, et le tour s’arrête là.
cue-take-money = Bien vu : prenez des millions, ou des années en moins sur votre casier.
