# What only the page says. The sentences of the games and of the house are in src/ludotheque.

# The shelf

home-pitch = Great French games of travel and money, long out of print. Take a box, send a link, play.
home-shelf = The boxes
home-resume = Resume
home-no-tables = Your tables will appear here, in this browser.
home-join = Join a table
home-join-why = A few letters, read out by whoever opened the table.
promise-link = A link is enough
promise-link-why = No account, nothing to install: a seat is a secret link, kept in this browser.
promise-bots = Characters at the table
promise-bots-why = They fill the open seats, explain their moves, and mind your seat if you have to leave.
promise-rules = The booklet is the law
promise-rules-why = Every refusal cites its clause; where the booklet is silent, the rules say so.
lid-minutes = about { $minutes } min with four
lid-difficulty-1 = learnt in no time
lid-difficulty-2 = learnt in one round
lid-difficulty-3 = takes an evening
lid-begin = Start with this one
players-from-to = { $least } to { $most } players
code-label = Table code
code-placeholder = Table code
join = Join
hide-table = Hide this table
hidden-table = { $title } is hidden, and your seat stays yours.
hidden-undo = Undo
hidden-count = { $count ->
    [one] Show the hidden table
   *[other] Show { $count } hidden tables
}
hidden-close = Put the hidden tables away
unhide-table = Back to the list
bots-count = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
table-lobby = not started
table-my-turn = your turn
table-rematch = rematch
table-waits-for = Waiting for { $players }
table-playing = playing
table-over = finished
table-kept = kept

# A new table

play = Play
play-now = Play now against { $bots ->
    [one] one opponent
    [2] two opponents
    [3] three opponents
    [4] four opponents
    [5] five opponents
   *[other] { $bots } opponents
}
read-rules = Read the rules
new-compose = Or set up your own table
new-seats = The seats
new-seat = Seat { $number }
new-seat-me = Me
new-seat-friend = A friend
new-seat-bot = Bot
new-seat-friend-why = joins through the table’s link
new-name = Name
new-level = Level of the bot
new-add-seat = Add a seat
new-hints = Advice may be asked for (“What would you do?”)
new-talk = The characters talk
new-remove = Remove: { $seat }
new-pace = The pace
new-live = Live
new-days = Over several days
new-live-why = Everyone is here. If someone goes missing for two minutes on their turn, the others can hand the seat to a bot.
new-days-why = Play whenever you can; once the time is up, the others can hand your seat to a bot.
new-option-fixed = A table played over several days leaves no other choice.
new-decision = Time per move
new-no-limit = no limit
new-seconds = { $seconds ->
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } seconds
}
new-days-count = { $days ->
    [one] 1 day
   *[other] { $days } days
}
new-edition = Edition
new-advanced = Advanced
new-option-why = What the rules say
new-option-rule = Read the clause
new-open = Open the table
new-sources = Where the figures come from
new-from = From move { $number } of a finished game
cast-who = Who sits here?
cast-seated = here already
cast-nobody = Or a nameless bot, at level
cast-choose = { $name }: choose somebody else
seat-ask = { $player }: who is it, and why this move?
level-marks = { $level }, level { $at } of { $of }
level-random = random
level-child = beginner
level-greedy = greedy
level-steady = steady
level-careful = careful
level-navigator = navigator
level-trader = trader
level-broker = broker
level-schemer = schemer
level-champion = champion

# The table before the game

table = Table
lobby-invite = Invite
lobby-seats = Around the table
lobby-ready = Everyone is here.
lobby-start = Start the game
lobby-waiting = { $open ->
    [one] Still waiting for one person.
   *[other] Still waiting for { $open } people.
}
lobby-for-you = There is a seat for you
your-name = Your name
lobby-awaited = Still on the way: { $names }. You may start without waiting.
expected = on the way
lobby-or-bots = Give the open seats to bots to start right away.
lobby-host-starts = Everyone is here: the game is about to start.
invite-why = Anyone with this link can sit down or watch, but never play for you.
invite-code = Code
invite-qr = The table’s link, to scan
invite-copy = Copy the link
invite-share = Share
big-screen = Big screen
big-join = Scan to sit down
big-code = or type this code on { $house }
big-hand = Your hand is on your phone
stays-awake = Keep the screen on
full-screen = Full screen
own-link = My seat on another device
own-link-why = This link plays as you: send it to no one but yourself.
own-link-copy = Copy my secret link
own-link-qr = Your seat’s secret link, to scan
copy = Copy
copied = Copied
seat-open = Open seat
seat-bot = Bot { $number }
sit-down = Sit down
stand-up = Stand up
give-to-bot = To a bot
open-seat = To a friend

# The game

now = Now
turn-mine = Your turn
turn-other = { $player } to play
turn-others = Waiting for { $players }
turn-nobody = One moment…
turn-over = The game is over
players = The players
points = Points
you = (you)
away = away
to-move = to play
take-back = Take back
fill-first = Choose from the above first.
some-of = { $least ->
    [0] { $most } at most
   *[other] from { $least } to { $most }
}
less = Less
more = More
log = Log
ledger-filter = What the log shows
ledger-all = All
ledger-money = Money
ledger-mine = Mine
ledger-of = About { $player }
ledger-start = Before the start
ledger-turn = { $player }’s turn
ledger-my-turn = My turn
ledger-none = Nothing of the kind yet.
ledger-paid-to = { $cause }, to { $player }
ledger-got-from = { $cause }, from { $player }
chat = Chat
unread = { $count ->
    [one] one unread message
   *[other] { $count } unread messages
}
unread-some = something new
chat-empty = Nobody has said anything yet.
chat-write = Write to the others
chat-send = Send
a-watcher = a watcher
watcher-number = watcher { $number }
watching = You are watching the game.
watching-later = You see it { $delay } behind the players.
later-why = The host set it that way, so that no one can tip off the players.
wait-seconds = { $seconds } seconds
wait-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
muted = muted
muted-you = The host has muted you; you can still play.
bot-plays = A bot ({ $level }) is playing for you.
take-seat-back = Take my seat back
hand-over = Give my seat to a bot
hand-over-why = It plays for you until you take your seat back.
hand-over-do = Hand over my seat
hand-over-absent = Give to a bot
hand-over-in = A bot may play in { $left }
give-up = Give up my seat
give-up-sure = A bot will play on in your place until the end. You can come back only if the host gives you a seat.
seat-free = up for grabs
free-seat-for-you = You can play.
free-seat-why = The host has freed a bot’s seat: take it, and the game goes on.
free-seat-take = Play in place of { $player }
title-timed = ⏳ Quick, your answer!
see-question = See the question
time-left = Time left
clock-rests = The clock waits until everybody sees the question
left-minutes = { $minutes } min
left-hours = { $hours } h
left-days = { $days } d
board-in-words = The board in words
tab-board = Board
tab-hand = My hand
tab-scores = Scores
tab-log = Log
tabs = Parts of the screen
menu = Menu
sound = Sounds
shakes = Vibration
motion = Motion
leave = Leave the table
leave-why-watching = The same link will bring you back here.
leave-why = Your seat waits for you: the table stays on your shelf.
keys = Keyboard shortcuts
keys-move = move around, choose
keys-close = close
key-enter = Enter
key-escape = Esc
curtain = { $name }’s turn
curtain-why = Pass the device on: the previous player’s hand is hidden.
curtain-ready = It’s me, show my hand
curtain-other = I’m { $name }
opening = One moment…
line-lost = The connection is down; it will come back on its own…

# Hosting the table

host-desk = Hosting the table
company = The company
watchers = Watchers
watchers-open = welcome
watchers-silent = silent
watchers-closed = none
watchers-delay = Their delay
watchers-no-delay = none, they see it live
late-friend = A friend turning up mid-game?
late-friend-why = Free a bot’s seat for them: the bot plays on until your friend sits down. Anybody with the table’s link can take that seat.
late-yes = For a friend
late-no = Keep the bot
late-how = A friend can still join: the host can free a bot’s seat.
late-how-host = A friend can still join: free a bot’s seat, further down.
mute = Mute
unmute = Unmute
put-out = Replace with a bot
put-out-sure = { $player } loses their seat and a bot plays on. This cannot be undone.
free-seat = Free the seat
free-seat-sure = { $player } will have to sit down again to play.
close-table = Close the table
close-table-sure = The game stops for everyone, for good.
no-keep = No, leave it as it is

# The end

end = The end of the game
end-won = { $count ->
    [one] { $players } wins
   *[other] { $players } win together
}
end-you-win = You win!
end-you-win-with = You win, with { $players }!
end-you-lose =
    { $count ->
        [one] { $players } wins
       *[other] { $players } win
    }, you come { $rank ->
        [1] level
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }
end-you = You
end-best = Finest moment:
end-reckoning = The reckoning
end-total = Total
end-move = Move { $number }
end-see-again = See it again
end-share = Share the picture
ranking = Ranking
end-curve = How the game went
end-decided = What decided it
end-led-always = { $player } led from start to finish.
end-led-round = { $round }: { $player } takes the lead, and keeps it.
end-led-from = From move { $number } on, nobody caught up with { $player }.
rematch = Rematch
rematch-join = Join the rematch
rematch-watch = Watch the rematch
rematch-open = Another game!
rematch-open-why = The rematch is open and your seat is kept. Taking you there.
rematch-open-watching = The rematch is open. Would you like to watch it?
rematch-kept = The rematch is open: your seat there is kept until this game is over.
rematch-stay = Stay here
see-board = See the board
see-end = See the ranking
to-shelf = Back to the shelf
to-table = Go to the table

# Replaying a game

replay = Replay
replay-position = Position in the game
replay-at = Move { $at } of { $total }
replay-first = To the start
replay-turn-back = Previous turn
replay-back = Previous move
replay-curve = The course of the game: go to a move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-turn-next = Next turn
replay-last = To the end
replay-speed = Speed
replay-speed-of = × { $rate }
replay-share = Link to here
replay-record = Game record
replay-from-here = Play from here
replay-seen-from = Seen by
replay-public = Seen by all

# The rules

rules = Rules
rules-of = Rules of { $title }
rules-booklet = The rules
rules-print = Print
rules-options = Up to the table
rules-finer = Finer points
rules-house = What the house answers, whatever the game
rules-page = Open the full rules
rules-search = Search the rules
rules-contents = Contents
rules-sources = Clauses and sources
rules-found = { $found ->
    [0] No clause
    [one] One clause
   *[other] { $found } clauses
}
rules-none = No clause mentions it.
edition-title = The edition: { $title }
edition-hash = Fingerprint { $hash }
kind-nation = Nations
kind-area = Areas
kind-link = Links

# A game that does not go on

kept-why = Why this game cannot go on
kept-position = Last known position: after action { $number } of { $total }.
kept-lines = { $total ->
    [0] The game had just begun.
    [one] The record has one action; the board can no longer be shown.
   *[other] The record has { $total } actions; the board can no longer be shown.
}
kept-read = Read the record here
kept-secrets = The record tells everything, hands and luck included. An unfinished game will not go on once its record has been read.

# When something is wrong

trouble-unreachable = The house isn’t answering. Check your connection and try again.
trouble-refused = The house turned this request down.
try-again = Try again
close = Close
nowhere = Nothing here
nowhere-why = This address leads nowhere.

# Before one regrets it, and what answers itself

caution-title = Are you sure?
caution-back = Go back
caution-anyway = { $ask } anyway
caution-why = The rule
answer-line = Nothing to decide
answer-wait = Wait
answer-now = Now
habits = Standing answers
habits-why = Whatever has only one possible answer is answered for you. The rest is up to you, and you can change it at any time.
out = You are out of the game
out-thanks = Well played, { $player }.
out-why = Your game ends here, but the others play on.
out-together = Watch the end: the rematch will wait for you.
out-alone = Watch the end, or have your rematch right now.
out-friends = Watch the end, or open the rematch already: everybody’s seat is kept there, and the others will join you.
out-watch = Watch the end
out-watching = You are out of the game and watching how it ends.

map-larger = Larger
map-smaller = Smaller

speed = Speed
speed-is = Speed: { $speed }
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-mine = Until my turn
skip = Skip ahead
skip-short = Skip
keys-speed = slower, faster
recap = While you were waiting
recap-away = Put this summary away

# Dice anyone can check

luck = The luck of this table
luck-why = Before anyone sat down, the house sealed its share of the luck and published its fingerprint. Each seat then adds a pinch of salt, so nobody can choose the dice.
luck-commitment = Fingerprint sealed by the house
luck-root = Fingerprint of the dice to come
luck-salts = Pinches of salt
luck-salt-none = added nothing
luck-of-old = This table predates the house’s promises: its luck cannot be checked.
luck-checked = { $count ->
    [0] No die has been rolled before your eyes yet.
    [one] One die checked as it was rolled.
   *[other] { $count } dice checked as they were rolled.
}
luck-wrong = { $count ->
    [one] One die is not the one the house had promised.
   *[other] { $count } dice are not those the house had promised.
}
luck-latest = The latest dice
luck-side = { $side } of { $sides }
luck-rest = Each die was fixed before the game began. The rest, cards included, can be checked when it is over.
dice-page = The dice
dice-proof = The proof of the dice
dice-honest = Nobody chose these dice.
dice-forged = These are not the dice that were promised.
dice-here = All of this has just been worked out in this browser, from the record of the game.
dice-commitment = { $verdict ->
    [right] What the house reveals is what it had sealed.
   *[wrong] What the house reveals is not what it had sealed.
}
dice-seen = { $verdict ->
    [right] It is the fingerprint this browser saw before the game.
    [unknown] This browser was not there at the start, so it cannot compare the fingerprint.
   *[wrong] It is not the fingerprint this browser saw before the game.
}
dice-mine = { $verdict ->
    [right] Your pinch of salt is in it.
    [unknown] No salt was added from this browser.
   *[wrong] Your pinch of salt was changed.
}
dice-bots = { $verdict ->
    [right] The bots’ salt was sealed as well.
   *[wrong] A bot’s salt is not the one that was sealed.
}
dice-seed = { $verdict ->
    [right] The seed of the game follows from all this, and from nothing else.
   *[wrong] The seed of the game does not follow from all this.
}
dice-root = { $verdict ->
    [right] The dice announced at the start are those of this seed.
   *[wrong] The dice announced at the start are not those of this seed.
}
dice-draws = { $verdict ->
    [right] { $count ->
        [one] The only draw is the seed’s.
       *[other] All { $count } draws, dice and cards, are the seed’s.
    }
   *[wrong] At least one draw is not the seed’s.
}
dice-all = { $sides }-sided dice
dice-side-fell = side { $side }, { $times } times
dice-thrown = { $count ->
    [one] one roll
   *[other] { $count } rolls
}
dice-band = The band: 99 times out of 100, chance gives each side { $low } to { $high } times.
dice-few = Too few dice have been rolled to say anything.
dice-self = Don’t take our word for it: download the record, then run “ludotheque verify FILE”, or thirty lines of your own.

# In two minutes, and first tables

primer = In two minutes
lobby-primer = New to this game? Two minutes say it all
primer-of = { $title } in two minutes
primer-goal = The aim
primer-turn = A turn
primer-end = The end
primer-trap = Three traps
primer-print = Print
cues = Tips for your first tables
cue-why = Why this?
cue-law = The rule
cue-away = Put the tip away

## Guided first games

learn = Learn by playing · { $minutes } min
learn-short = Learn · { $minutes } min
learn-failed = Try again
lesson = Guided game
lesson-continue = Continue
lesson-rule = The rule
lesson-step = { $cue } / { $cues }
lesson-leave = Leave
lesson-leave-why = The lesson will wait for you where you leave it.
lesson-over = Over to you!
lesson-over-why = You know enough for a real table. The rules stay within reach, and you can always take a move back as long as nobody has played since.
lesson-your-turn = Play a real game

## Exercises

practice = Practice
practice-of = Practice: { $title }
practice-intro = A position, a question, two to four answers. Each of them has been played to the end hundreds of times.
practice-found = { $found } of { $all } found
practice-right = Found
practice-wrong = Try again
practice-difficulty = { $level ->
    [1] easy
    [2] medium
   *[3] hard
}
practice-number = { $number } of { $all }
practice-answers = Your answer
practice-elsewhere = Here the question is about these answers: choose one of them.
practice-is-right = Well seen!
practice-is-wrong = There was something better.
practice-mine = your answer
practice-best = the best
practice-wins = { $share } of the games won
practice-behind = { $points } points fewer, give or take { $error }
practice-judged = Each answer was played to the end { $worlds } times with the same luck: what is hidden was dealt afresh, and a “{ $judge }” bot held every seat.
practice-says = What a “{ $judge }” bot says
practice-again = Answer again
practice-next = Next
practice-all = All positions
practice-play-on = Play on from here

# Advice, and the reasons for a move

hint = Advice
hint-ask = What would you do?
hint-thinking = Somebody is thinking…
hint-says = If { $player } sat in your place
hint-away = Thanks, I’ll choose
hint-second = Otherwise: { $deed }.
hint-second-near = Otherwise: { $deed }, almost as good.
hint-second-behind = Otherwise: { $deed }, worse by { $parts }.
why-parts = In hundredths of a win, as seen from that seat.
why-move = Why this move?
why-of = Why? { $move }
why-later = Whatever would give the game away, { $player } will tell at the end.
why-none = { $player } has no reason to give.
why-said = { $player } explains
why-secret = { $player } will tell when the game is over.
voices = Hear the characters
said-away = Got it
said-by-bot = (bot)
hint-parts = In hundredths of a win, as seen from your seat.

## The house in a page

pocket-fetching = The house is moving into this page: { $percent }%
pocket-waking = One moment more: the house is opening its doors.
pocket-elsewhere = Your house is open in another tab.
pocket-here = Play here instead
pocket-failed = The house could not open in this page. Your games are where they were.
pocket-next = A new version is ready. Your games will be there, just as you leave them.
pocket-take = Move to the new one
pocket-kept = Everything is here: you can switch the network off.
pocket-pitch = The whole house fits in this page: the boxes, the rules, your opponents and your games. Nothing leaves it.
pocket-play = Play offline
pocket-play-why = The whole house in one page, which works on a plane, too: alone against the characters, or several of you on this device.
