seventh = Six cartes posées à la suite, et le Soudan touche l’Afrique que vous venez de couvrir. Il ne vaut que 2 points. Le poser, ou annoncer ?
    .title = Encore une carte ?
    .on = Poser le Soudan
    .stop = Annoncer mes points
    .why = La septième carte compte sept fois : même à 2 points, elle en rapporte 14, et une carte de moins à payer en fin de donne. Chaque maillon de plus vaut mieux que le précédent.

second = Vous avez posé l’Argentine, le talon est épuisé. Le Paraguay est juste à côté. Le poser tout de suite, ou le garder pour un prochain tour ?
    .title = Garder pour plus tard ?
    .on = Poser le Paraguay
    .stop = Annoncer, et le garder
    .why = En deuxième position, ses 6 points en font 12 ; seul, il n’en ferait que 6. Le talon est vide : plus rien à tirer, donc plus rien à gagner à faire durer.

branch = Votre chaîne de cinq cartes s’arrête au Congo (Léopoldville). Deux voisins sont libres et dans votre main : le Soudan, 2 points, et l’Union Sud-Africaine, 8 points.
    .title = Par où continuer ?
    .africa = L’Union Sud-Africaine
    .sudan = Le Soudan
    .stop = Annoncer maintenant
    .why = La sixième carte compte six fois : 8 points en font 48, 2 n’en font que 12. Quand deux chemins partent de la dernière carte, regardez où chacun mène avant d’en prendre un.

low-first = Le talon est épuisé, vos rivaux ont 317 et 353 points, vous 240. Le Venezuela vaut 7 points tout de suite ; le Soudan n’en vaut que 2.
    .title = Commencer petit ?
    .sudan = Le Soudan, pour une longue chaîne
    .venezuela = Le Venezuela, qui vaut plus
    .why = La première carte ne compte qu’une fois : c’est la place des petites valeurs. Du Soudan, la chaîne passe par la Libye, le Niger, le Nigeria et au-delà, et chaque carte y compte davantage.

door = Talon épuisé. Un rival mène avec 368 points ; il ne lui reste que le Chili, l’Uruguay et la Corée du Sud. Que posez-vous d’abord ?
    .title = À qui ouvrez-vous la porte ?
    .ghana = Le Ghana
    .brazil = Le Brésil
    .ecuador = L’Équateur
    .why = Les mains sont étalées : ce rival attend qu’on couvre un voisin du Chili ou de l’Uruguay. Par le Ghana, vous marquez sans rien lui ouvrir ; par l’Amérique du Sud, vous lui offrez la fin de la donne.

key = Le rival qui mène n’a plus qu’une carte, l’Éthiopie. Talon épuisé : s’il la pose, la donne est finie et il gagne. Votre carte ?
    .title = La clef de l’Éthiopie
    .nigeria = Le Nigeria
    .sudan = Le Soudan
    .why = L’Éthiopie touche le Soudan. Tant que vous le gardez en main, ce rival ne peut pas jouer : il perd 5 points à chaque tour pendant que vous marquez ailleurs.
