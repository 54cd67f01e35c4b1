# Ce que la maison dit quel que soit le jeu.

nobody = personne
each-player = { $player } { $number }
event-taken-back = { $seat } reprend sa dernière action.
chapter-table = À toutes les tables

# La partie dans le terminal

default-name = Camille
bot-name-1 = Dominique
bot-name-2 = Claude
bot-name-3 = Alix
bot-name-4 = Sacha
bot-name-5 = Maxime
play-welcome = { $title } : { $players } jouent. Tapez ? pour de l’aide, q pour quitter.
play-you = { $player } (vous)
play-turn = À vous, { $player }.
play-direct =
    { $ask } : tapez { $numbers ->
        [1] 1
        [2] 1, 2
       *[other] un numéro de 1 à { $numbers }
    } ou le début d’un nom.
play-direct-amount = { $ask } : tapez une somme { $bounds }.
play-direct-number = { $ask } : tapez un nombre { $bounds }.
play-desk = Marché : proposer une affaire
play-prompt = Votre choix
play-fill = { $blank } : { $bounds }
play-from-to = de { $low } à { $high }
play-from-to-sum = de { $low } à { $high } (« 4,5 » se lit { $example })
play-desk-closed = Le marché est fermé pour l’instant.
play-not-now = « { $ask } » : pas maintenant.
play-not-understood = « { $text } » ne se comprend pas ici. Tapez ? pour de l’aide.
play-ambiguous = « { $text } » peut désigner { $names } : précisez.
play-why-not = Pourquoi pas ?
play-closed = { $ask } : { $sentence }
play-all-open = Rien n’est fermé en ce moment.
play-refused = C’est impossible : { $sentence }
play-help = Tapez un numéro, ou le début d’un nom (deux lettres au moins, sans souci des accents), ou la lettre d’une action. Autres touches :
play-help-board = Revoir le tableau
play-help-rules = Lire la règle du jeu
play-help-help = Aide
play-help-why = Pourquoi une action grisée est fermée
play-help-habits = Les réponses toutes faites
play-answered = Rien à décider : { $ask }.
play-habits-none = Ce jeu n’a pas de réponses toutes faites.
play-habits-which = Numéros à changer (Entrée : aucun)
play-sure = Êtes-vous sûr ? o pour oui
play-yes = o
play-help-quit = Quitter, en gardant la partie si vous voulez
play-save = Fichier où garder la partie (Entrée : ne pas la garder)
play-saved = La partie est gardée dans { $path }.
play-not-saved = Impossible d’écrire { $path } : { $reason }.
play-goodbye = À bientôt !
board-field = { $field } : { $value }
play-over = Partie terminée
play-rank = Place
play-player = Joueur
play-score = Points
play-reckoning = D’où cela vient
measure-points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
line-score = Points

# Le catalogue des jeux et la règle

games-players = { $least } à { $most } joueurs
games-options = Options
games-option = Option
games-values = Valeurs
games-clause = Règle
games-from-to = de { $low } à { $high }
games-default = { $value } par défaut
games-editions = Éditions : { $editions }
games-bots = Robots, du plus facile au plus fort : { $levels }
rules-origin-booklet = livret
rules-origin-ruling = précision
rules-origin-option = option
