game-title = Pig
game-pitch = One die, a heap of points, and always the lure of one more throw.

event-die-thrown = { $seat } throws the die: { $die ->
    [1] a one!
   *[other] { $die }. The heap is worth { $heap }.
}
event-heap-lost = { $seat } loses a heap of { $lost }.
event-points-kept = { $seat } keeps { $kept } and stands at { $points }.

ask-throw-die = Throw the die
    .letter = t
ask-keep-points = Keep the points
    .letter = k

option-goal = Goal
end-goal-reached = The goal is reached.
chapter-coc-turn = The turn
chapter-coc-end = The end

view-player = To play
view-heap = The heap
view-goal = The goal
view-points = Points kept
