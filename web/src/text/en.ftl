### The web client in English. Sentences of the games come from the server.

## Everywhere

loading = One moment…
close = Close
all = all
on = on
off = off
name = Name
keep = Keep
send = Send
link = Link
game = Game
seat = Seat
rule = Rule
what = For
points = points
sum = Sum
player = Player { $number }
nobody = Guest
guest-name = Guest
skip-to-content = Skip to the content
not-found = There is nothing here.
to-start = To the start page
problem-offline = The server cannot be reached just now. It will be tried again.
seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}

## Pages

title-new = A new table
title-tables = Open tables
title-mine = My games
title-rules = Rules
title-learn = First lesson
title-preferences = Preferences
title-account = You
title-record = Result
title-join = Sit down
title-unknown = Nothing here
nav-main = Main
nav-play = Play
nav-tables = Tables
nav-mine = My games
nav-rules = Rules

## Start page

hello = At which table will you sit?
hello-more = Medieval games, with people and with bots.
choose-game = Choose a game
players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
play-bots = Play bots
play-now = Play now
quick-title = Play now: { $game }
first-time = First time?
first-lesson = First lesson
teach-short = explain as I play
bots = Bots
alone = alone
strength = Strength
modules = Modules
new-table = new table
empty-mine = You have not sat down anywhere yet. Choose a cover above and play.
empty-open = No table is waiting for players. Open one of your own.
your-turn = your turn
row-gathering = { $names } · { $open ->
    [one] 1 free seat
   *[other] { $open } free seats
}
row-over = { $names } · over
do-play = Play
do-open = Open
do-join = Join
do-watch = Watch
do-replay = Replay
do-sit = Sit down
cover-carcassonne = Cities, roads, cloisters, fields
cover-cartographers = A map by the queen’s edicts
cover-rivals = Two principalities, one glory
cover-pillars = Building Kingsbridge cathedral
cover-viscounts = Castle, manuscripts and debts
join-by-link = Join by link
join-link-label = The link or the number of the table
open-record = Look at a recorded game
open-record-help = A record that was downloaded here or written by the program
choose-record = Choose a file …

## A new table

seats = Seats
seats-help = Open seats are for friends with the link. Several people can share this device; the screen is then handed over.
seat-me = Your name
seat-open = free seat
seat-bot = Bot ({ $level })
seat-number = Seat { $number }
seat-kind-open = a friend, by link
seat-kind-bot = a bot
seat-kind-here = somebody at this device
seat-add = One more seat
seat-remove = One seat less
seat-a-bot = Seat a bot
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
clock = Time
clock-none = no limit
clock-move = for every move
clock-game = for the whole game
clock-time = How much time
clock-help = When the time is up, a bot plays on until you come back.
visibility = Who can find the table
visibility-public = everybody
visibility-link = only those with the link
open-table = Open the table
open-and-begin = Open and begin

## Before the game

begin = Begin
close-table = Give the table up
invite = Invite friends
invite-here = Invite to this seat
stand-up = Stand up
clear-seat = Clear the seat
host-begins = The one who opened the table begins the game.
seats-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
copy-link = Copy the link
copied = Copied
qr-code = The link as a code for phones
no-such-table = There is no such table.
table-closed = This table was given up before the game began.

## At the table

prompt = What is to be done
side = Beside the board
players-title = Players
confirm = Confirm
give-up = Back
take-back = Take back
consequences = What this would bring
waiting-for = Waiting for { $names }
game-over = The game is over.
to-result = Result and replay
you = (you)
thinking = thinking…
done = ✓ done
away = away
bot-plays = a bot plays
finish-resigned = resigned
finish-flagged = out of time
rank = place { $rank }
spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
spectating = You are watching
spectator = spectator
look-at = Look at the things of { $name }
why-not = Not possible.
open-rule = Open rule { $rule }
undo-asked = { $name } would like to go back.
agree = Agree
decline = Decline
covered = A bot is playing for you.
come-back = Play again myself
connection-lost = Connection lost, trying again…
menu = Menu
share-table = Link to this table
ask-undo = Ask to go back
let-bot-play = Let a bot play for me
resign = Resign
resign-sure = Really resign?
hand-over = { $name } is next
hand-over-help = Hand the screen over. What the others may not see is hidden until then.
i-am = I am { $name }
log = Log
chat = Talk
chat-empty = Nobody has said anything yet.
say-something = Say something
tab-log = Log
tab-answers = Answers
tab-chat = Talk
tab-chat-count = Talk ({ $count })
tab-rules = Rule
tab-cards = Cards
phone-board = Board
phone-cards = Cards
phone-players = Players
phone-log = Log
show-on-board = Show on the board
no-answers = There is nothing to answer now.
filter-answers = { $count ->
    [one] 1 answer; type to narrow it down
   *[other] { $count } answers; type to narrow them down
}
more-answers = { $count } more; type to find them.
ask-why-not = Why not “{ $action }”?
all-rules = All rules
position = Position

## Rules

search-rules = Search in the rules
rules-found = { $count ->
    [one] 1 paragraph
   *[other] { $count } paragraphs
}

## Result and replay

result = Result
ranking = Ranking
winner = winner
place = { $rank }.
breakdown = Every point
chart = Scores over time
next = And now?
rematch = Play again together
download = Download the record
continue = Play on from here
continue-help = Play on against bots from move { $move } of { $moves }; choose a move below.
replay = Replay
run = Play
pause = Pause
to-first = To the beginning
to-previous = One move back
to-next = One move on
to-last = To the end
move = Move
move-of = { $move } / { $moves }
eyes = Through whose eyes

## Preferences

language = Language
theme = Light
theme-system = like the system
theme-light = light
theme-dark = dark
palette = Colours
palette-pigments = pigments
palette-spread = for colour-blind eyes
speed = Motion
speed-off = none
speed-slow = slow
speed-normal = normal
speed-fast = fast
confirm-moves = Confirm moves
confirm-always = always
confirm-reveals = if they show something new
confirm-never = never
confirm-help = What shows something new cannot be taken back.
sound = Sound when it is your turn

## Teach-me and lessons

lesson = Lesson
lesson-stops = Stops of the lesson
lesson-stop = Stop { $number } of { $count }
lesson-back = Back
lesson-next = Next
lesson-play = Play a game
lesson-choose = I would do this
lesson-show = Show me
lesson-yours = You would: { $action }
lesson-same = In the game it was the same.
lesson-other = In the game it was another. { $name }: { $action }
teacher = The rule that matters now
got-it = Got it
teach-more = More
teach-stop = Stop explaining
teach = Explain the rules as I play
teach-help = Each rule is explained beside the prompt when it first matters.
teach-anew = Explain everything once more

## You

name-kept = Your name is kept.
login-title = On other devices too
login-help = A guest’s games stay with this browser. With a login they follow you; no e-mail is needed.
login = Login
password = Password
log-in = Log in
log-out = Log out
logged-in = You are logged in as { $login }.
logged-out = You are logged out.
make-account = Make a login
account-made = Your games follow you now.
