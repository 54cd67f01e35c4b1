# Ce que seule la page dit. Les phrases des jeux et de la maison sont dans src/ludotheque.

# L'étagère

home-pitch = De grands jeux français de voyage et d’argent, introuvables depuis longtemps. Prenez une boîte, envoyez un lien, jouez.
home-shelf = Les boîtes
home-resume = Reprendre
home-no-tables = Vos tables apparaîtront ici, dans ce navigateur.
home-join = Rejoindre une table
home-join-why = Quelques lettres, lues à voix haute par celui qui a ouvert la table.
promise-link = Un lien suffit
promise-link-why = Ni compte ni installation : la place est un lien secret, gardé dans ce navigateur.
promise-bots = Des personnages à table
promise-bots-why = Ils prennent les places libres, disent pourquoi ils jouent ainsi, et tiennent la vôtre si vous devez partir.
promise-rules = Le livret fait loi
promise-rules-why = Chaque refus cite son article ; là où le livret se tait, la règle le dit.
lid-minutes = environ { $minutes } min à quatre
lid-difficulty-1 = s’apprend tout de suite
lid-difficulty-2 = s’apprend en un tour
lid-difficulty-3 = demande une soirée
lid-begin = Commencez par celui-ci
players-from-to = { $least } à { $most } joueurs
code-label = Code de la table
code-placeholder = Code de la table
join = Rejoindre
hide-table = Masquer cette table
hidden-table = { $title } est masquée, et votre place y reste.
hidden-undo = Annuler
hidden-count = { $count ->
    [one] Voir la table masquée
   *[other] Voir les { $count } tables masquées
}
hidden-close = Refermer les tables masquées
unhide-table = Remettre dans la liste
bots-count = { $bots ->
    [one] un robot
   *[other] { $bots } robots
}
table-lobby = à ouvrir
table-my-turn = à vous
table-rematch = revanche
table-waits-for = On attend { $players }
table-playing = en cours
table-over = terminée
table-kept = gardée

# Une nouvelle table

play = Jouer
play-now = Jouer tout de suite contre { $bots ->
    [one] un adversaire
    [2] deux adversaires
    [3] trois adversaires
    [4] quatre adversaires
    [5] cinq adversaires
   *[other] { $bots } adversaires
}
read-rules = Lire la règle
new-compose = Ou composez votre table
new-seats = Les places
new-seat = Place { $number }
new-seat-me = Moi
new-seat-friend = Un ami
new-seat-bot = Robot
new-seat-friend-why = viendra par le lien de la table
new-name = Nom
new-level = Niveau du robot
new-add-seat = Ajouter une place
new-hints = On peut demander conseil (« Que feriez-vous ? »)
new-talk = Les personnages parlent
new-remove = Retirer : { $seat }
new-pace = Le rythme
new-live = En direct
new-days = Sur plusieurs jours
new-live-why = Tout le monde est là. Si quelqu’un s’absente deux minutes à son tour, les autres peuvent confier sa place à un robot.
new-days-why = Chacun joue quand il peut ; passé le délai, les autres peuvent confier sa place à un robot.
new-option-fixed = À une table qui se joue sur plusieurs jours, il n’y a pas d’autre choix.
new-decision = Temps pour un coup
new-no-limit = sans limite
new-seconds = { $seconds ->
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } secondes
}
new-days-count = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
new-edition = Édition
new-advanced = Avancé
new-option-why = Ce que dit la règle
new-option-rule = Lire l’article
new-open = Ouvrir la table
new-sources = D’où viennent les chiffres
new-from = À partir du coup { $number } d’une partie terminée
cast-who = Qui s’assoit là ?
cast-seated = déjà à table
cast-nobody = Ou un robot sans nom, de niveau
cast-choose = { $name } : choisir quelqu’un d’autre
seat-ask = { $player } : qui est-ce, et pourquoi ce coup ?
level-marks = { $level }, niveau { $at } sur { $of }
level-random = au hasard
level-child = débutant
level-greedy = gourmand
level-steady = joueur régulier
level-careful = prudent
level-navigator = navigateur
level-trader = négociant
level-broker = courtier
level-schemer = combinard
level-champion = champion

# La table avant la partie

table = Table
lobby-invite = Inviter
lobby-seats = Autour de la table
lobby-ready = Tout le monde est là.
lobby-start = Commencer la partie
lobby-waiting = { $open ->
    [one] On attend encore quelqu’un.
   *[other] On attend encore { $open } personnes.
}
lobby-for-you = Une place vous attend
your-name = Votre prénom
lobby-awaited = Encore en chemin : { $names }. Vous pouvez commencer sans attendre.
expected = en chemin
lobby-or-bots = Donnez les places libres à des robots pour commencer sans attendre.
lobby-host-starts = Tout le monde est là : la partie va commencer.
invite-why = Qui a ce lien peut s’asseoir ou regarder, jamais jouer à votre place.
invite-code = Code
invite-qr = Lien de la table à photographier
invite-copy = Copier le lien
invite-share = Partager
big-screen = Grand écran
big-join = Photographiez pour vous asseoir
big-code = ou tapez ce code sur { $house }
big-hand = Votre main est sur votre téléphone
stays-awake = Garder l’écran allumé
full-screen = Plein écran
own-link = Ma place sur un autre appareil
own-link-why = Ce lien joue à votre place : ne l’envoyez qu’à vous-même.
own-link-copy = Copier mon lien secret
own-link-qr = Lien secret de votre place à photographier
copy = Copier
copied = Copié
seat-open = Place libre
seat-bot = Robot { $number }
sit-down = S’asseoir
stand-up = Se lever
give-to-bot = À un robot
open-seat = À un ami

# La partie

now = Maintenant
turn-mine = À vous de jouer
turn-other = { $player } joue
turn-others = On attend { $players }
turn-nobody = Un instant…
turn-over = Partie terminée
players = Les joueurs
points = Points
you = (vous)
away = absent
to-move = au tour
take-back = Reprendre
fill-first = Choisissez d’abord ci-dessus.
some-of = { $least ->
    [0] { $most } au plus
   *[other] de { $least } à { $most }
}
less = Moins
more = Plus
log = Journal
ledger-filter = Ce que montre le journal
ledger-all = Tout
ledger-money = Argent
ledger-mine = Moi
ledger-of = Ce qui concerne { $player }
ledger-start = Avant de commencer
ledger-turn = Tour { ELIDE("de", $player) }
ledger-my-turn = Mon tour
ledger-none = Rien de tel pour l’instant.
ledger-paid-to = { $cause }, à { $player }
ledger-got-from = { $cause }, { ELIDE("de", $player) }
chat = Discussion
unread = { $count ->
    [one] un message non lu
   *[other] { $count } messages non lus
}
unread-some = du nouveau
chat-empty = Personne n’a encore rien dit.
chat-write = Écrire aux autres
chat-send = Envoyer
a-watcher = un spectateur
watcher-number = spectateur { $number }
watching = Vous regardez la partie.
watching-later = Elle se montre ici avec { $delay } de retard.
later-why = L’hôte l’a voulu ainsi, pour que personne ne souffle aux joueurs.
wait-seconds = { $seconds } secondes
wait-minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
muted = muet
muted-you = L’hôte vous a retiré la parole ; vous jouez toujours.
bot-plays = Un robot ({ $level }) joue à votre place.
take-seat-back = Reprendre ma place
hand-over = Confier ma place à un robot
hand-over-why = Il joue pour vous jusqu’à ce que vous repreniez votre place.
hand-over-do = Confier ma place
hand-over-absent = Confier à un robot
hand-over-in = Un robot pourra jouer dans { $left }
give-up = Renoncer à ma place
give-up-sure = Un robot jouera à votre suite jusqu’à la fin. Vous ne reviendrez que si l’hôte vous rend une place.
seat-free = place à prendre
free-seat-for-you = Vous pouvez jouer.
free-seat-why = L’hôte a libéré la place d’un robot : prenez-la, la partie continue.
free-seat-take = Jouer à la place { ELIDE("de", $player) }
title-timed = ⏳ À vous, vite !
see-question = Voir la question
time-left = Temps restant
clock-rests = L’horloge attend que chacun voie la question
left-minutes = { $minutes } min
left-hours = { $hours } h
left-days = { $days } j
board-in-words = Le plateau en toutes lettres
tab-board = Plateau
tab-hand = Ma main
tab-scores = Scores
tab-log = Journal
tabs = Parties de l’écran
menu = Menu
sound = Sons
shakes = Vibrations
motion = Mouvements
leave = Quitter la table
leave-why-watching = Le même lien vous ramènera ici.
leave-why = Votre place vous attend : la table reste sur votre étagère.
keys = Raccourcis du clavier
keys-move = parcourir, choisir
keys-close = refermer
key-enter = Entrée
key-escape = Échap
curtain = À { $name }
curtain-why = Passez l’appareil : la main du joueur précédent est cachée.
curtain-ready = C’est moi, montrer ma main
curtain-other = Je suis { $name }
opening = Un instant…
line-lost = La liaison est coupée, elle revient d’elle-même…

# Tenir la table

host-desk = Tenir la table
company = La compagnie
watchers = Spectateurs
watchers-open = bienvenus
watchers-silent = sans parole
watchers-closed = aucun
watchers-delay = Leur retard
watchers-no-delay = aucun, ils voient tout de suite
late-friend = Un ami arrive en cours de partie ?
late-friend-why = Libérez-lui la place d’un robot, qui joue jusqu’à ce que l’ami s’assoie. Qui a le lien de la table peut prendre cette place.
late-yes = À un ami
late-no = Garder le robot
late-how = Un ami peut encore jouer : l’hôte lui libère la place d’un robot.
late-how-host = Un ami peut encore jouer : libérez-lui la place d’un robot, plus bas.
mute = Faire taire
unmute = Rendre la parole
put-out = Mettre un robot
put-out-sure = { $player } perd sa place et un robot joue à sa suite. C’est sans retour.
free-seat = Libérer la place
free-seat-sure = { $player } devra se rasseoir pour jouer.
close-table = Fermer la table
close-table-sure = La partie s’arrête pour tout le monde et ne reprendra pas.
no-keep = Non, laisser ainsi

# La fin

end = La fin de la partie
end-won = { $count ->
    [one] { $players } gagne
   *[other] { $players } gagnent ensemble
}
end-you-win = Vous gagnez !
end-you-win-with = Vous gagnez, avec { $players } !
end-you-lose =
    { $count ->
        [one] { $players } gagne
       *[other] { $players } gagnent
    }, vous êtes { $rank ->
        [1] à égalité
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] sixième
    }
end-you = Vous
end-best = Plus beau moment :
end-reckoning = Le compte
end-total = Total
end-move = Coup { $number }
end-see-again = Revoir
end-share = Partager l’image
ranking = Classement
end-curve = Le fil de la partie
end-decided = Ce qui a décidé
end-led-always = { $player } a mené du début à la fin.
end-led-round = { $round } : { $player } prend la tête, et la garde.
end-led-from = À partir du coup { $number }, personne n’a plus rattrapé { $player }.
rematch = Revanche
rematch-join = Rejoindre la revanche
rematch-watch = Regarder la revanche
rematch-open = On rejoue !
rematch-open-why = La revanche est ouverte et votre place y est gardée. On vous y emmène.
rematch-open-watching = La revanche est ouverte. Voulez-vous la regarder ?
rematch-kept = La revanche est ouverte : votre place y est gardée pour après la partie.
rematch-stay = Rester ici
see-board = Voir le plateau
see-end = Voir le classement
to-shelf = Retour à l’étagère
to-table = Aller à la table

# Revoir une partie

replay = Revoir
replay-position = Position dans la partie
replay-at = Coup { $at } sur { $total }
replay-first = Au début
replay-turn-back = Tour précédent
replay-back = Coup précédent
replay-curve = Le fil de la partie : aller à un coup
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-turn-next = Tour suivant
replay-last = À la fin
replay-speed = Vitesse
replay-speed-of = × { $rate }
replay-share = Lien vers ici
replay-record = Feuille de partie
replay-from-here = Rejouer d’ici
replay-seen-from = Vu par
replay-public = Vu de tous

# La règle

rules = Règles
rules-of = Règle { ELIDE("de", $title) }
rules-booklet = Le livret de règles
rules-print = Imprimer
rules-options = Au choix de la table
rules-finer = Précisions
rules-house = Ce que répond la maison, quel que soit le jeu
rules-page = Toute la règle sur sa page
rules-search = Chercher dans la règle
rules-contents = Sommaire
rules-sources = Articles et sources
rules-found = { $found ->
    [0] Aucun article
    [one] Un article
   *[other] { $found } articles
}
rules-none = Aucun article n’en parle.
edition-title = L’édition : { $title }
edition-hash = Empreinte { $hash }
kind-nation = Nations
kind-area = Aires
kind-link = Liaisons

# Une partie qui ne reprend pas

kept-why = Pourquoi cette partie ne reprend pas
kept-position = Dernière position connue : après l’action { $number } sur { $total }.
kept-lines = { $total ->
    [0] La partie venait de commencer.
    [one] La feuille de partie compte une action ; le plateau ne peut plus être montré.
   *[other] La feuille de partie compte { $total } actions ; le plateau ne peut plus être montré.
}
kept-read = Lire la feuille ici
kept-secrets = La feuille dit tout, mains et hasard compris. Une partie inachevée ne reprendra plus une fois sa feuille lue.

# Quand quelque chose ne va pas

trouble-unreachable = La maison ne répond pas. Vérifiez la liaison, puis réessayez.
trouble-refused = La maison n’a pas accepté cette demande.
try-again = Réessayer
close = Fermer
nowhere = Rien ici
nowhere-why = Cette adresse ne mène nulle part.

# Avant qu’on ne le regrette, et ce qui se dit de soi-même

caution-title = Vraiment ?
caution-back = Revenir
caution-anyway = { $ask } quand même
caution-why = La règle
answer-line = Rien à décider
answer-wait = Attendre
answer-now = Maintenant
habits = Réponses toutes faites
habits-why = Ce qui n’a qu’une réponse possible se répond tout seul. Le reste est à votre goût, et peut changer à tout moment.
out = Vous êtes hors jeu
out-thanks = Belle partie, { $player }.
out-why = Votre partie s’arrête ici, mais les autres jouent encore.
out-together = Regardez la fin : la revanche vous attendra.
out-alone = Regardez la fin, ou prenez votre revanche tout de suite.
out-friends = Regardez la fin, ou ouvrez déjà la revanche : la place de chacun y est gardée, et l’on vous y rejoindra.
out-watch = Voir la fin
out-watching = Vous êtes hors jeu : vous regardez la fin.

map-larger = Agrandir
map-smaller = Réduire

speed = Rythme
speed-is = Rythme : { $speed }
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapide
speed-mine = Jusqu’à mon tour
skip = Passer à la suite
skip-short = Passer
keys-speed = ralentir, accélérer
recap = Pendant que vous attendiez
recap-away = Ranger ce résumé

# Des dés que chacun peut vérifier

luck = Le hasard de cette table
luck-why = Avant que quiconque s’assoie, la maison a scellé sa part du hasard et en publie l’empreinte. Chaque place y ajoute ensuite un grain de sel : personne ne peut choisir les dés.
luck-commitment = Empreinte scellée par la maison
luck-root = Empreinte des dés à venir
luck-salts = Les grains de sel
luck-salt-none = n’a rien ajouté
luck-of-old = Cette table date d’avant les promesses de la maison : son hasard ne peut pas être vérifié.
luck-checked = { $count ->
    [0] Aucun dé n’est encore tombé sous vos yeux.
    [one] Un dé vérifié en tombant.
   *[other] { $count } dés vérifiés en tombant.
}
luck-wrong = { $count ->
    [one] Un dé n’est pas celui que la maison avait promis.
   *[other] { $count } dés ne sont pas ceux que la maison avait promis.
}
luck-latest = Les derniers dés
luck-side = { $side } sur { $sides }
luck-rest = Chaque dé était fixé avant le début de la partie. Le reste, cartes comprises, se vérifie quand elle est finie.
dice-page = Les dés
dice-proof = La preuve des dés
dice-honest = Personne n’a choisi ces dés.
dice-forged = Ces dés ne sont pas ceux qui étaient promis.
dice-here = Tout vient d’être recalculé dans ce navigateur, d’après la feuille de partie.
dice-commitment = { $verdict ->
    [right] La maison révèle bien ce qu’elle avait scellé.
   *[wrong] Ce que la maison révèle n’est pas ce qu’elle avait scellé.
}
dice-seen = { $verdict ->
    [right] C’est l’empreinte que ce navigateur avait vue avant la partie.
    [unknown] Ce navigateur n’était pas là au début : il ne peut pas comparer l’empreinte.
   *[wrong] Ce n’est pas l’empreinte que ce navigateur avait vue avant la partie.
}
dice-mine = { $verdict ->
    [right] Votre grain de sel y est.
    [unknown] Aucun grain de sel n’a été ajouté depuis ce navigateur.
   *[wrong] Votre grain de sel a été changé.
}
dice-bots = { $verdict ->
    [right] Le sel des robots était scellé lui aussi.
   *[wrong] Le sel d’un robot n’est pas celui qui était scellé.
}
dice-seed = { $verdict ->
    [right] La graine de la partie découle de tout cela, et de rien d’autre.
   *[wrong] La graine de la partie ne découle pas de tout cela.
}
dice-root = { $verdict ->
    [right] Les dés annoncés au début sont ceux de cette graine.
   *[wrong] Les dés annoncés au début ne sont pas ceux de cette graine.
}
dice-draws = { $verdict ->
    [right] { $count ->
        [one] Le seul tirage est celui de la graine.
       *[other] Les { $count } tirages, dés et cartes, sont ceux de la graine.
    }
   *[wrong] Un tirage au moins n’est pas celui de la graine.
}
dice-all = Dés à { $sides } faces
dice-side-fell = face { $side }, { $times } fois
dice-thrown = { $count ->
    [one] un jet
   *[other] { $count } jets
}
dice-band = La bande : 99 fois sur 100, le hasard donne chaque face de { $low } à { $high } fois.
dice-few = Trop peu de dés sont tombés pour en dire quelque chose.
dice-self = Pour vérifier sans nous croire : téléchargez la feuille de partie, puis « ludotheque verify FICHIER », ou trente lignes de votre main.

# En deux minutes, et les premières tables

primer = En deux minutes
lobby-primer = Pas encore joué ? Tout est dit en deux minutes
primer-of = { $title } en deux minutes
primer-goal = Le but
primer-turn = Un tour
primer-end = La fin
primer-trap = Trois pièges
primer-print = Imprimer
cues = Conseils de première table
cue-why = Pourquoi ?
cue-law = La règle
cue-away = Ranger le conseil

## Guided first games

learn = Apprendre en jouant · { $minutes } min
learn-short = Apprendre · { $minutes } min
learn-failed = Réessayer
lesson = Partie guidée
lesson-continue = Continuer
lesson-rule = La règle
lesson-step = { $cue } / { $cues }
lesson-leave = Quitter
lesson-leave-why = La leçon vous attendra là où vous la laissez.
lesson-over = À vous !
lesson-over-why = Vous en savez assez pour une vraie table. Les règles restent à portée de main, et l’on peut toujours reprendre un coup tant que personne n’a joué après.
lesson-your-turn = Jouer une vraie partie

## Exercices

practice = S’exercer
practice-of = S’exercer : { $title }
practice-intro = Une position, une question, deux à quatre réponses. Chacune a été jouée jusqu’au bout des centaines de fois.
practice-found = { $found } sur { $all } trouvées
practice-right = Trouvé
practice-wrong = À refaire
practice-difficulty = { $level ->
    [1] facile
    [2] moyen
   *[3] difficile
}
practice-number = { $number } sur { $all }
practice-answers = Votre réponse
practice-elsewhere = Ici, la question porte sur ces réponses-là : choisissez l’une d’elles.
practice-is-right = Bien vu !
practice-is-wrong = Il y avait mieux.
practice-mine = votre réponse
practice-best = la meilleure
practice-wins = { $share } de victoires
practice-behind = { $points } points de moins, à { $error } près
practice-judged = Chaque réponse a été jouée { $worlds } fois jusqu’à la fin, avec la même chance : ce qui est caché a été redistribué, et un robot « { $judge } » tenait chaque siège.
practice-says = Ce qu’en dit un robot « { $judge } »
practice-again = Répondre à nouveau
practice-next = La suivante
practice-all = Toutes les positions
practice-play-on = Jouer la suite

# Un conseil, et les raisons d’un coup

hint = Un conseil
hint-ask = Que feriez-vous ?
hint-thinking = On y réfléchit…
hint-says = Si { $player } était à votre place
hint-away = Merci, je choisis
hint-second = Sinon : { $deed }.
hint-second-near = Sinon : { $deed }, presque aussi bon.
hint-second-behind = Sinon : { $deed }, moins bon de { $parts }.
why-parts = En parts de victoire sur cent, vues de sa place.
why-move = Pourquoi ce coup ?
why-of = Pourquoi ? { $move }
why-later = Ce qui trahirait son jeu, { $player } le dira à la fin.
why-none = { $player } n’a pas de raison à donner.
why-said = { $player } s’explique
why-secret = { $player } le dira à la fin de la partie.
voices = Entendre les personnages
said-away = Compris
said-by-bot = (robot)
hint-parts = En parts de victoire sur cent, vues de votre place.

## The house in a page

pocket-fetching = La maison s’installe dans cette page : { $percent } %
pocket-waking = Encore un instant : la maison ouvre ses portes.
pocket-elsewhere = Votre maison est ouverte dans un autre onglet.
pocket-here = Jouer plutôt ici
pocket-failed = La maison n’a pas pu s’ouvrir dans cette page. Vos parties, elles, n’ont pas bougé.
pocket-next = Une nouvelle version est prête. Vos parties y seront, telles que vous les laissez.
pocket-take = Passer à la nouvelle
pocket-kept = Tout est là : vous pouvez couper le réseau.
pocket-pitch = Toute la maison tient dans cette page : les boîtes, les règles, les adversaires et vos parties. Rien n’en sort.
pocket-play = Jouer sans réseau
pocket-play-why = La maison entière dans une page, qui marche aussi en avion : seul contre les personnages, ou à plusieurs sur cet appareil.
