game-title = Le Cochon
game-pitch = Un dé, un tas de points, et toujours la tentation d’un jet de plus.

event-die-thrown = { $seat } jette le dé : { $die ->
    [1] un as !
   *[other] { $die }. Le tas vaut { $heap }.
}
event-heap-lost = { $seat } perd son tas de { $lost }.
event-points-kept = { $seat } garde { $kept } et passe à { $points }.

ask-throw-die = Jeter le dé
    .letter = j
ask-keep-points = Garder les points
    .letter = g

option-goal = But à atteindre
end-goal-reached = Le but est atteint.
chapter-coc-turn = Le tour
chapter-coc-end = La fin

view-player = Au tour de
view-heap = Le tas
view-goal = Le but
view-points = Points gardés
