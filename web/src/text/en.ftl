### The web client in English. Sentences of the games come from the server.

## Everywhere

loading = One moment…
close = Close
row-of = { $first }–{ $last } of { $count }
row-back = Back in the row
row-on = Further in the row
explain-things = Explain the things on the table one by one (arrow keys)
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
guest-name = Player
skip-to-content = Skip to the content
not-found = There is nothing here
not-found-help = Nothing leads to this address. Perhaps the link is incomplete.
to-start = To the start page
problem-offline = The server cannot be reached just now. Please try again in a moment.
server-away = The server cannot be reached just now. It will be tried again.
rather-not = Rather not
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] { $count } hour
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
players = { $least } to { $most } players
players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
play-bots = Play bots
play-now = Play now
quick-title = Play now: { $game }
first-time = First time?
first-lesson = First lesson
no-lesson = There is no lesson for this game yet.
teach-short = explain as I play
bots = Bots
alone = alone
strength = Strength
modules = Modules
new-table = new table
empty-mine = You have not sat down anywhere yet. Choose a cover above and play.
no-games-yet = You have not sat down anywhere yet. Choose a game on the start page and play.
empty-open = No table is waiting for players. Open one of your own.
your-turn = your turn
row-gathering = { $names } · { $open ->
    [one] { $open } free seat
   *[other] { $open } free seats
}
row-over = { $names } · over
row-complete = { $names } · everybody is there
do-play = Play
do-open = Open
do-join = Join
do-watch = Watch
do-replay = Replay
do-sit = Sit down
join-help = What shall the others call you?
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
clock-help = When the time for a move is up, a bot plays on until you come back. When the time for the whole game is up, it plays to the end; if it is up for everybody, the game ends there.
visibility = Who can find the table
visibility-public = everybody
visibility-link = only those with the link
open-table = Open the table
open-and-begin = Open and begin

## Before the game

begin = Begin
close-table = Give the table up
close-table-help = The table disappears from all lists, and everybody who sits at it is told so.
invite = Invite friends
invite-here = Invite to this seat
stand-up = Stand up
clear-seat = Clear the seat
host-begins = The one who opened the table begins the game.
seats-missing = { $count ->
    [1] One seat is still free.
   *[other] { $count } seats are still free.
}
copy-link = Copy the link
copied = Copied
qr-code = The link as a code for phones
no-such-table = There is no such table. Perhaps the link is incomplete, or the table was given up.
table-closed = This table was given up before the game began.
removed = Your seat at this table has been cleared.
stay-and-watch = Stay and look on

## At the table

prompt = What is to be done
side = Beside the board
players-title = Players
confirm = Confirm
give-up = Back
take-back = Take back
consequences = What this would bring
consequences-unknown = The rest is unknown until it is done.
waiting-for = Waiting for { $names }
game-over = The game is over.
to-result = Result and replay
you = (you)
thinking = thinking…
done = ✓ done
away = away
bot-plays = a bot plays
waited-for = is waited for
resting = The game waits until somebody comes back.
finish-resigned = resigned
finish-flagged = out of time
rank = place { $rank }
your-time = Your time
time-of = Time of { $name }
spectators = { $count ->
    [one] { $count } spectator
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
covered-help = You can take over at any moment.
covered-resting = A bot stands in for you, but decides nothing while nobody plays. The game waits for you.
come-back = Play again myself
connection-lost = Connection lost, trying again…
unsent = Waiting to be sent: { $answer }. It will go off as soon as the server is back.
not-sent-late = Not sent: the game has moved on meanwhile.
not-sent-late-answer = Not sent: { $answer }. The game has moved on meanwhile.
not-sent-away = Not sent: the server cannot be reached. Please try again in a moment.
not-sent-away-answer = Not sent: { $answer }. The server cannot be reached.
menu = Menu
share-table = Link to this table
ask-undo = Ask to go back
let-bot-play = Let a bot play for me
let-bot-play-help = A bot makes your decisions from now on, one about every two seconds, so that you can follow. You can take over again at any moment; what it has decided until then stays.
let-bot-play-yes = Let the bot play
let-bot-play-other = Let a bot play
let-bot-play-other-help = { $name } has been away for a while. A bot decides instead until { $name } comes back and takes over again.
resign = Resign
resign-sure = Really resign?
hand-over = { $name } is next
hand-over-help = Hand the screen over. What the others may not see is hidden until then.
i-am = I am { $name }
log = Log
newest = Newest
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
    [one] { $count } answer; type to narrow it down
   *[other] { $count } answers; type to narrow them down
}
more-answers = { $count } more; type to find them.
ask-why-not = Why not “{ $action }”?
all-rules = All rules
position = Position

## Rules

search-rules = Search in the rules
rules-found = { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
}
unknown-rule = These rules have no rule { $rule }. Search for a word of it, or read on here.
unknown-game = There is no game called “{ $game }” here. Choose one of these.

## Result and replay

result = Result
ranking = Ranking
winner = winner
place = { $rank }.
breakdown = Every point
chart = Scores over time
chart-point = Point at a line or a player to pick one out.
next = And now?
rematch = Play again together
rematch-heard = The next game is waiting for you.
rematch-heard-spectator = The players meet again.
to-rematch = To the next game
ended-early = The game ended early; the points are as they stood.
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
teacher = What this is about
got-it = Got it
teach-more = More
teach-stop = Stop explaining
teach = Explain what is asked as I play
teach-help = A few words beside the prompt say what a question is about, until you have understood it.
teach-anew = Explain everything once more

## You

name-kept = Your name is kept.
login-title = On other devices too
login-help = A guest’s games stay with this browser. With a login they follow you; no e-mail is needed.
login-known = I have a login
login-new = I am new here
login-rules = A login has 3 to 60 characters and no spaces, a password at least 8 characters.
login = Login
password = Password
log-in = Log in
log-out = Log out
logged-in = You are logged in as { $login }.
logged-out = You are logged out.
make-account = Make a login
account-made = Your games follow you now.

contents = Contents
rulings = Rulings
rulings-help = What the printed rulebook leaves open, and how it is played here. Everything else is as printed.
ruling-reading = Played here:
ruling-other = The other reading:
ruling-option = You can choose it when you open a table.
ruling-touches = Rules that rest on it:
ruling-options = Other readings of the rulebook
ruling-options-help = Where the rulebook leaves something open, you may play it the other way.
corrected-data = The operator of this server has put in printed values of their own box; records of these games name them.
log-in-passkey = Log in with a passkey
welcome-back = Welcome back.
password-forgotten = I have forgotten my password
password-help = Whoever is logged in elsewhere has to log in again.
password-old = Password so far
password-new = New password
password-again = Your password, once more
password-change = Set new password
password-changed = The new password holds.
recovery = If you forget your password
recovery-help = A recovery code gives you a new password, each of them once. Keep them where you keep important papers.
codes-left = { $count ->
    [0] You have no recovery codes.
    [1] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
}
codes-make = Make new codes
codes-made = Write them down now; they are not shown again. Older codes hold no longer.
email = E-mail
email-keep = Keep the address
email-sent = We have sent you a mail. Open the link in it in this browser.
email-gone = No address is kept any more.
email-confirmed = Your address is kept.
passkeys = Passkeys
passkeys-help = A passkey is a key in your phone, computer or password manager: no password to type, none to steal.
passkeys-browser = This browser cannot make passkeys here.
passkeys-server = This server cannot check passkeys.
passkey-label = What to call it
passkey-name = My passkey
no-passkey = The browser has given no passkey. Nothing has changed.
passkey-make = Make a passkey
sessions = Where you are logged in
sessions-help = Log out wherever it should no longer be you.
sessions-end-others = Log out everywhere else
session-here = here
session-used = last used { $when }
tokens = Programs of yours
tokens-help = With a token a program of yours looks on or plays for you. It can do nothing with your account.
token-scope = What it may do
token-play = look and play
token-read = only look
token-label = What it is for
token-make = Make a token
token-made = Copy it now; it is not shown again.
made-on = made { $when }
take-away = Remove
blocks = Blocked people
blocks-help = You do not see what they say, and at your tables they neither sit nor speak.
blocks-none = You have blocked nobody.
blocked-on = since { $when }
unblock = Unblock
data = Your data
data-help = All that is kept about you, as a file; or nothing any more.
data-export = Download my data
data-delete = Delete my account
data-delete-help = Your games stay, your name goes from them, and what you said goes with it. Where you still play you resign. This cannot be undone.
data-delete-yes = Delete it for good
title-recover = New password
recover-help = Enter your login and one of your recovery codes. If you have given us an e-mail address, we can send you a link instead.
recover-mailed = Choose a new password. You will be logged out everywhere else.
recover-code = Recovery code
recover-mail = Send me a link
recover-sent = If there is such a login with an address, a mail is on its way.

## Manners

about-person = { $name }: silence, block, report …
mute = Silence
unmute = Let them speak again
send-away = Send away
sent-away = The host of this table has sent you away.
muted = The host lets you say nothing more here.
block = Block
block-help = You will no longer see what they say, and they can neither sit nor speak at your tables.
blocked = { $name } is blocked. You find it under “You”.
report = Report
report-help = Tell those who run this server what is wrong; what was said goes with it
reported = Thank you. Somebody will look at it.
invite-only = This table is by invitation: only its host can give away seats.
invite-one = Each link is for one seat and one person. As soon as somebody sits down, the next one appears here.
