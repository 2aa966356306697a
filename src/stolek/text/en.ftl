### What all games share. A game may word any of these messages anew in its own file.

## Pieces that sentences are joined from

text-and = { $items } and { $last }
text-nothing = nothing
# Stands for a value that is missing or that the reader may not know.
text-none = –
text-player = player { $number }
text-bot-random = Bot (random)
text-bot-easy = Bot (easy)
text-bot-normal = Bot (normal)
text-bot-hard = Bot (hard)
text-bot-expert = Bot (expert)
text-name = { $thing }
text-amount = { $count }× { $thing }

# Where one decides which of several effects comes next; the effects have words of their own.
ask-choose-order = Which of these comes next?
teach-choose-order = Several things happen to you at once, and you say which comes first. Often it makes no difference; if one brings what another needs, take it first.

## Refusals that no rulebook knows

no-TABLE-1 = It is not your turn.
no-TABLE-2 = That does not answer the question you were asked.
# $text is what somebody typed or sent, so it is shown as it is and not by the name of a thing.
no-TABLE-3 = “{ ID($text) }” is not a move that can be understood.
no-TABLE-4 = That is not among your options now.
no-TABLE-5 = That question is no longer open.
no-TABLE-6 = The game is over.

## Commands: help

cli-usage = Usage:
cli-usage-pieces = [--lang cs|en] [COMMAND …]
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-stolek = Five modern classics at one table. Without a command: serve on this machine and open the browser.
cli-play = Play in the terminal.
cli-serve = Serve games to browsers.
cli-reports = Look through what people have reported.
cli-backup = Copy the games to a file, even while a server uses them.
cli-games = List the games with players and options.
cli-rules = Read the rules and rulings of a game, all of them or one paragraph; without a game, count them.
cli-learn = Take the first lesson of a game, stop by stop.
cli-simulate = Let bots play many games and report speed, scores and a hash of all final positions.
cli-arena = Let bots play a tournament and report ratings, shares of wins and scores with intervals.
cli-dataset = Let bots play and write every decision as columns for training.
cli-replay = Tell a recorded game in words and check it.
cli-score = Score sheets that were played on paper.
cli-vectors = Play scripted positions and compare the results.
cli-help = Show what a command does; without a command, all of them.
cli-completion = Print what completes commands, games and options in a shell: eval "$(stolek completion bash)".
cli-data = List the data files of a game, or check a file of corrections against them.
cli-param-help = Show this page.
cli-param-version = Show the version.
cli-param-topic = The command.
cli-param-shell = bash, zsh or fish.
cli-param-lang = The language; otherwise that of the surroundings, or English.
cli-param-json = Print one JSON document and nothing else.
cli-param-game = The id of a game; see “stolek games”.
cli-param-id = The id of a rule, such as CART-4.11, or the name of a card; without it, all rules.
cli-param-players = How many play; two if nothing is said and the game allows it.
cli-param-option = An option of the game; see “stolek games”.
cli-param-games = How many games; 100 if nothing is said.
cli-param-seed = What chance and the bots’ choices depend on: the same seed and the same answers, the same game.
cli-param-bot = The bot for all seats, or one a seat; random if nothing is said.
cli-param-jobs = How many processes play; the results are the same for any number.
cli-param-record = The file of a recorded game.
cli-param-to = Only the first N moves; what lies behind them may be damaged.
cli-param-verify = Only check that the record can be played and ends as it says.
cli-param-check = A file of corrections, to see whether it fits; nothing is changed.
cli-param-sheet = Files with 11 lines of 11 characters each.
cli-param-card = Only these scoring cards, by id or by name.
cli-param-seat = Who sits there, seat by seat: a human or a bot; without it, a human and normal bots.
cli-param-plain = Lines alone, for screen readers and pipes; chosen by itself where there is no full screen.
cli-param-resume = Go on with the game that was left last.
cli-param-host = The address to serve at; 127.0.0.1, which only this machine can reach, if nothing is said.
cli-param-port = The port; 8765 if nothing is said.
cli-param-key = The file with the server’s key; stolek.key beside the database if nothing is said.
cli-param-address = How people reach the server, such as https://games.example.org; mails and passkeys need it.
cli-param-smtp = The server that takes mails: smtp://USER:PASSWORD@HOST:587; better in the variable STOLEK_SMTP.
cli-param-mail_from = Who mails are from.
cli-param-kept = How long things are kept, in days, or “all”: guests, tables, uploads; and how many uploads of each person: each.
cli-param-close = A report that has been looked at.
cli-param-closed = Show those that have been looked at, too.
cli-param-database = Where games are kept: a file, or postgresql://… for several servers; a file in the user’s data folder if nothing is said.
cli-param-allow_host = A name by which browsers reach the server, besides this machine’s own; several times for several names, * for any.
cli-param-trust_proxy = The address or network of a proxy in front, which says who is really asking.
cli-param-metrics_port = A port where this machine alone can ask for figures, for Prometheus.
cli-param-target = The new file for the copy.
cli-param-file = A JSON file with vectors.
cli-param-entrant = A bot that takes part; easy and normal if nothing is said.
cli-param-seconds = Seconds a decision instead of counted simulations.
cli-param-ray = The address of a Ray cluster to play on, or “local”.
cli-param-keep = A folder for the games; a stopped tournament goes on where it was.
cli-param-records = Keep a record of every game in the folder.
cli-param-plot = Draw the ratings into this SVG file.
cli-param-output = The folder for the columns.

## Commands: what is wrong and what is allowed

# $nearest is what somebody seems to have meant, or the word none.
cli-instead = { ID($nearest) ->
    [none] choose from
   *[other] did you mean “{ ID($nearest) }”? There are
}
cli-instead-it-has = { ID($nearest) ->
    [none] it has
   *[other] did you mean “{ ID($nearest) }”? It has
}
cli-unknown-command = There is no command “{ ID($name) }”; { cli-instead }: { ID($known) }.
cli-unknown-shell = There is no completion for “{ ID($name) }”; { cli-instead }: { ID($known) }.
cli-no-such-option = “{ ID($command) }” has no option { ID($name) }; { cli-instead-it-has } { ID($known) }.
cli-missing = { ID($name) } is missing; use: { ID($command) } { ID($usage) }
cli-extra-argument = “{ ID($text) }” is one argument too many; use: { ID($command) } { ID($usage) }
cli-usage-error = That is not a way to call this command; use: { ID($command) } { ID($usage) }
cli-option-needs-value = { ID($name) } needs a value.
cli-option-without-value = { ID($name) } takes no value.
cli-not-a-number-from = { ID($name) } is “{ ID($text) }”, but must be a whole number, { NUMBER($least, useGrouping: 0) } or more.
cli-not-a-number-within = { ID($name) } is “{ ID($text) }”, but must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
cli-not-a-network = { ID($name) } is “{ ID($text) }”, but must be an address or a network, for example 127.0.0.1 or 10.0.0.0/8.
cli-not-a-choice = “{ ID($text) }” is not a choice; write KEY=VALUE, for example --option side=B.
cli-unknown-language = The language “{ ID($name) }” is not spoken here; choose from: { ID($known) }.
cli-unknown-game = There is no game “{ ID($name) }”; { cli-instead }: { ID($known) }.
cli-option-name = { ID($game) } has no option “{ ID($name) }”; { cli-instead-it-has } { ID($known) }.
cli-no-options = { ID($game) } has no option “{ ID($name) }”; this game has no options at all.
cli-option-value = The option { ID($name) } cannot be “{ ID($text) }”; allowed are { ID($allowed) }.
cli-players = { $count ->
    [1] One player cannot play this
   *[other] { $count } players cannot play this
}; allowed are { ID($allowed) }.
cli-bots = { $bots ->
    [1] One bot does not fit
   *[other] { $bots } bots do not fit
} { $places ->
    [1] one seat
   *[other] { $places } seats
}; name one bot for all or one for each.
cli-unknown-bot = There is no bot “{ ID($name) }”; { cli-instead }: { ID($known) }.
cli-no-package = This needs the package { ID($name) }: pip install stolek[{ ID($extra) }].
cli-unwritable = “{ ID($name) }” cannot be written.
cli-arena-records = Records need a folder: give --keep FOLDER too.
cli-arena-other = “{ ID($name) }” holds the games of another tournament; choose another folder.
cli-arena-ray = There is no Ray cluster at “{ ID($name) }”.
cli-bot-failed = A bot could not go on: { ID($text) }
cli-unknown-rule = There is no rule “{ ID($name) }”; the nearest are { ID($nearest) }.
cli-no-such-rule = There is no rule “{ ID($name) }”; ids look like { ID($example) }, and “stolek rules { ID($game) }” shows them all.{ ID($cards) ->
    [none] {""}
   *[other] {" "}Cards with such a name: { ID($cards) }.
}
cli-no-rulebook = { ID($game) } comes without rules to read.
cli-no-lesson = There is no lesson for { ID($game) }.
cli-learn-stop = — Stop { $number } of { $count } —
cli-learn-on = Enter to go on, q to quit
cli-file-missing = There is no file “{ ID($name) }”.
cli-file-folder = “{ ID($name) }” is a folder; a file is needed.
cli-file-unreadable = The file “{ ID($name) }” cannot be read.
cli-file-binary = The file “{ ID($name) }” is not text.
cli-file-large = The file “{ ID($name) }” is larger than { $megabytes } MB.
cli-no-sheets = { ID($game) } has no sheets to score.
cli-unknown-card = There is no scoring card “{ ID($name) }”; { cli-instead }: { ID($known) }.
cli-sheet = “{ ID($name) }” is not a sheet: { ID($reason) }.
cli-unknown-seat = Nobody called “{ ID($name) }” can sit there; { cli-instead }: { ID($known) }.
cli-nothing-to-resume = No game of { ID($game) } was left unfinished.
cli-resume-damaged = “{ ID($name) }” is damaged in line { $line }; “stolek replay” can read what stands before it.
cli-unplayable = “{ ID($name) }” cannot be gone on with: { ID($reason) }
cli-serve-address = { ID($reason) ->
    [in-use] Another program already serves at { ID($about) }; choose another --port.
    [foreign] This computer does not have the address { ID($about) }; choose another --host.
    [forbidden] The system does not allow anything to be served at { ID($about) }; choose a --port above 1023.
    [name] There is no computer called “{ ID($about) }”; choose another --host.
    [port] { ID($about) } is not a port; choose a --port from 1 to 65535.
   *[other] Nothing can be served at { ID($problem) }.
}
cli-database-why = { ID($reason) ->
    [address] “{ ID($about) }” is no address of a database
    [kind] { ID($about) } is not supported, only sqlite and postgresql are
    [memory] a database in memory would be lost, so name a file
    [in-use] { ID($about) } is in use by another server; several servers need --database postgresql://…
    [missing] { ID($about) } does not exist
    [newer] { ID($about) } was made by a newer version of Stolek; update this one
    [exists] { ID($about) } exists already
    [no-key] { ID($about) } does not hold a key
    [other-key] { ID($about) } is not the key that this database was used with; put the right one there, or delete the row “key” of the table vault, after which everybody has to log in again
    [version] it is of another version; start the server once
   *[other] { ID($problem) }
}
cli-serve-database = The database cannot be used: { cli-database-why }.
cli-backup-impossible = Nothing was copied: { cli-database-why }.
cli-reports-unknown = No report “{ ID($text) }” is waiting.
cli-keep-what = “{ ID($text) }” is nothing that is kept. There are: { ID($known) }.
cli-keep-number = “{ ID($text) }” does not say how long or how many to keep ({ ID($name) }): a number from 1, or all.
cli-smtp-address = --smtp is no address of a mail server; it begins with one of { ID($known) } and names a host.
cli-smtp-alone = Mails need --mail-from and --address, too.
cli-address-wrong = “{ ID($text) }” is not the address of a server, such as https://games.example.org.
cli-backup-postgresql = A PostgreSQL database is copied by its own program, pg_dump.
cli-no-vectors = { ID($game) } has no vectors.
cli-vectors-json = “{ ID($name) }” is not JSON.
cli-vectors-format = “{ ID($name) }” does not hold vectors of this game: { ID($problem) }
cli-replay-to = --to is { $text }, but the record has { $moves ->
    [0] no move; only 0 is allowed
    [1] one move; 0 and 1 are allowed
   *[other] { $moves } moves; 0 to { $moves } are allowed
}.

## Commands: damaged records. $good is the last move that can still be read, or the word none.

cli-record-good = { ID($good) ->
    [none] nothing before it can be read
   *[other] what stands before it can be read with --to { $good }
}
cli-record-header = This is not a record: line 1 is no header.
cli-record-format = This record has format { $found }; only format { $known } is known.
cli-record-setup = The record is damaged: line { $line } should be the set-up, beginning with *; { cli-record-good }.
cli-record-line = The record is damaged in line { $line }, which is no move: “{ ID($text) }”; { cli-record-good }.
cli-record-after-end = The record is damaged: line { $line } stands after the end; { cli-record-good }.
cli-record-unreadable = The record is damaged in line { $line }: “{ ID($text) }” is no action of this game; { cli-record-good }.
cli-record-illegal = The record is damaged in line { $line }: “{ ID($text) }” is not allowed there ({ ID($rule) }); { cli-record-good }.
cli-record-chance = The record is damaged in line { $line }: chance cannot have answered “{ ID($wanted) }”; { cli-record-good }.
cli-record-unfinished = The record is damaged in line { $line }: it claims an end, and the game is not over; { cli-record-good }.
cli-record-hash = The record is damaged in line { $line }: the final position has the hash { ID($found) } and not { ID($wanted) }; { cli-record-good }.
cli-record-version = The record was made by version { $found } of the rules; these are version { $known }, and line { $line } cannot be played any more.

## Commands: results

cli-card-rule = Rule { ID($rule) }
cli-card-cost = Cost: { $cost }
cli-pick-game = Which game?
cli-pick-prompt = Number or name, q to leave:
cli-games-players = { ID($players) } players
cli-simulate-progress = Playing
cli-simulate-done = { $games ->
    [1] One game
   *[other] { $games } games
}, { $decisions ->
    [1] one decision
   *[other] { $decisions } decisions
}, { $seconds ->
    [1] one second
   *[other] { $seconds } seconds
} of CPU time
cli-simulate-speed = { $games ->
    [1] one game
   *[other] { $games } games
} and { $decisions ->
    [1] one decision
   *[other] { $decisions } decisions
} a second
cli-simulate-seat = Seat { $number } ({ ID($bot) }): { $mean } points on average, { $min } to { $max }; { $wins ->
    [0] no wins
    [1] one win
   *[other] { $wins } wins
}
cli-simulate-alone = { ID($bot) }: { $mean } points on average, { $min } to { $max }; alone there is no winner, the rating is { $rating } on average, { $lowest } to { $highest }
cli-simulate-titles = Titles: { $titles }
cli-simulate-virtual = virtual opponent
cli-simulate-cut = { $games ->
    [one] { $games } game was stopped without a winner: it might never have ended
   *[other] { $games } games were stopped without a winner: they might never have ended
}
cli-simulate-hash = Hash { ID($hash) }
cli-play-left = A game was left unfinished; “stolek play { ID($game) } --resume” goes on with it. This is a new one.
cli-play-saved = The game is saved; “stolek play { ID($game) } --resume” goes on with it.
cli-serve-where = The games are at { ID($address) }; Ctrl+C stops.
cli-serve-ended = The server has stopped; all games are kept.
cli-reports-none = Nothing has been reported.
cli-reports-head = { ID($id) } · { ID($when) } · { ID($name) } (person { ID($accused) }) at table { ID($table) }
cli-reports-closed = (looked at)
cli-reports-reason = “{ ID($reason) }”
cli-backup-done = The copy is in “{ ID($name) }”.
cli-arena-title = { $game }: { $games ->
    [1] one game
   *[other] { $games } games
} with { $players ->
    [1] one player
   *[other] { $players } players
}
cli-arena-bot = Bot
cli-arena-other-bot = Against
cli-arena-rating = Rating (95 %)
cli-arena-wins = Wins (95 %)
cli-arena-score = Score (95 %)
cli-arena-seconds = s/decision
cli-arena-games = Games
cli-arena-meetings = Head to head
cli-dataset-done = { $games ->
    [1] One game was
   *[other] { $games } games were
} written to { ID($folder) }.
cli-replay-head = { $game }, { $count ->
    [1] one player
   *[other] { $count } players
}
cli-replay-move = { $number }. { $seat }: { $action }
cli-replay-over = The game is over.
cli-replay-place = { $rank }. { cli-replay-score }
cli-replay-score = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
cli-replay-sound = The record is sound: { $moves ->
    [1] one move
   *[other] { $moves } moves
}, final hash { ID($hash) }.
cli-replay-playable = The record can be played: { $moves ->
    [1] one move
   *[other] { $moves } moves
}; the position after them has the hash { ID($hash) }.
cli-vectors-ok = ok     { ID($id) }
cli-vectors-wrong = wrong  { ID($id) }: { ID($why) }
cli-vectors-failed = { $failed } of { $count } vectors came out differently.
cli-vectors-all = { $count ->
    [1] The vector came out as it should.
   *[other] All { $count } vectors came out as they should.
}

## The table: refusals

no-TABLE-7 = That seat is not yours.
no-TABLE-8 = There is no such seat; this table has { $seats ->
    [1] one seat
   *[other] { $seats } seats
}.
no-TABLE-9 = That seat is taken.
no-TABLE-10 = Only the host of the table may do that.
no-TABLE-11 = The game has already begun.
no-TABLE-12 = The game has not begun yet.
no-TABLE-13 = Not all seats are taken yet.
no-TABLE-14-game = There is no game “{ ID($text) }”. There are: { ID($allowed) }.
no-TABLE-14-option = “{ ID($text) }” is not possible here. Possible: { ID($allowed) }.
no-TABLE-14-exactly = The game is for { $players ->
    [1] one player
   *[other] { $players } players
}, not for { $count }.
no-TABLE-14-seats = The game is for { $least } to { $most } players, not for { $count }.
no-TABLE-15 = You have nothing to take back.
no-TABLE-16-revealed = Your move has brought something to light, so you cannot take it back alone.
no-TABLE-16-acted = Somebody has played after you, so you cannot take your move back alone.
no-TABLE-17-open = The players are already being asked whether to go back.
no-TABLE-17-none = Nobody is asking you to go back.
no-TABLE-18 = A bot is playing this seat.
no-TABLE-19 = No bot is playing this seat.
no-TABLE-20 = There is nothing in that message.
no-TABLE-21 = A player needs a name.
no-TABLE-22 = The game is not over yet.
no-TABLE-23 = You are already meeting again at another table.
no-TABLE-24 = There is still time on the clock.
no-TABLE-25 = This player’s part in the game is over.
no-TABLE-26 = This table has been given up.
no-TABLE-27 = The game cannot go back there.
no-TABLE-28 = Nobody sits there.

## The table: what happens beside the game

event-table-opened = { $name } opens the table.
event-table-sat = { $name } sits down.
event-table-bot-sat = A bot sits down ({ $level }).
event-table-vacated = { $name } leaves the seat.
event-table-renamed = { $before } is called { $name } now.
event-table-arranged = The set-up has been changed.
event-table-closed = The table has been given up.
event-table-started = The game begins.
event-table-continued = The game goes on from an earlier position.
event-table-answered = { $seat } has chosen.
event-table-took-back = { $seat } thinks again.
event-table-undone = { $seat } takes the last move back.
event-table-undo-asked = { $seat } would like to go back to line { NUMBER($to, useGrouping: 0) } of the log. Do all agree?
event-table-undo-agreed = { $seat } agrees to go back.
event-table-undo-declined = { $seat } does not want to go back.
event-table-undo-carried = By agreement the game goes back to line { NUMBER($to, useGrouping: 0) } of the log, as { $seat } wished.
event-table-said = { $name }: { $text }
event-table-muted = The host has silenced { $name }.
event-table-unmuted = The host lets { $name } speak again.
event-table-removed = The host has sent { $name } away.
event-table-resigned = { $seat } resigns.
event-table-covered = A bot plays for { $seat } ({ $level }).
event-table-returned = { $seat } is back.
event-table-flagged = Time is up for { $seat }; a bot stands in ({ $level }).
event-table-time-up = Time is up for { $seat }, so the game ends here.
event-table-bot-replaced = The bot of { $seat } failed ({ $failed }); a simpler one plays on ({ $level }).
event-table-ended = { COUNT($seats) ->
    [0] The game is over.
    [1] The game is over. { $seats } wins!
   *[other] The game is over. { $seats } share the victory.
}
event-table-rematch = The players meet again at another table.

## The terminal

terminal-human = Player { $number }
terminal-bot = Bot { $number }
terminal-turn = { $seat } is to decide.
terminal-turns = To decide: { $seats }.
terminal-over = The game is over. F9 shows the result and offers the next game.
terminal-thinking = Waiting for { $seats }.
terminal-filter = type to filter, Enter to choose
terminal-count = { $shown } of { $all }
terminal-reveals = cannot be taken back
terminal-sum = Sum { ID($change) }
terminal-unforeseeable = The rest is unknown until it is done.
terminal-unchanged = Nothing changes at once.
terminal-unsaved = The game could not be saved: { ID($reason) }.
terminal-unplayable = { ID($file) } cannot be gone on with, so this is a new game: { ID($reason) }
terminal-no-match = No answer holds “{ ID($text) }”. Type fewer or other words, or ask why it is not possible.
terminal-no-card = There is no card called “{ ID($text) }”.
terminal-plain-begin = A number chooses, words narrow the answers down, /help tells the rest.
terminal-plain-left = { $count ->
    [1] One more answer: /more tells it, words narrow them down.
   *[other] { $count } more answers: /more tells them, words narrow them down.
}
terminal-plain-number = There are { $count } answers; a number from 1 to { $count } chooses.
terminal-plain-unknown = There is no /{ ID($text) }; there are { ID($known) }.
terminal-plain-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-plain-no-score = This game counts no points before its end.
terminal-plain-no-rule = There is no rule “{ ID($text) }”.
terminal-plain-more = /more: the next answers
terminal-plain-board = /board: the board, drawn with characters
terminal-plain-score = /score: the points so far
terminal-plain-log = /log: everything that has happened
terminal-plain-why = /why WORDS: why is this answer not possible?
terminal-plain-card = /card NAME: what stands on a card
terminal-plain-rule = /rule ID: the words of a rule
terminal-plain-undo = /undo: take back, as long as nothing hidden or random has come to light
terminal-plain-language = /language: čeština
terminal-plain-help = /help: these lines; an empty line asks the question again
terminal-plain-quit = /quit: leave; the game is saved
terminal-key-help = Help
terminal-key-why = Why not?
terminal-key-undo = Undo
terminal-key-language = Česky
terminal-key-rules = Rules
terminal-key-cards = Cards
terminal-key-board = Board
terminal-key-story = Log
terminal-key-leave = Leave
terminal-since = — since your last answer —
terminal-small = This window is too small to play in. It needs { $columns } columns and { $rows } rows; “stolek play --plain” needs none.
terminal-no-cursor = Nothing that can be chosen now has a place on the board; choose from the list.
terminal-pace = { $pace ->
    [0] Bots play at once.
    [1] Bots play so that they can be followed.
   *[other] Bots play slowly.
}
terminal-cards-keys = ↑ ↓ read on; Esc goes back.
terminal-cards-type = type the name of a card
terminal-close = Esc or Enter closes.
terminal-close-result = N begins the next game; Esc closes, F9 shows this again.
terminal-rules = Rules
terminal-no-rule = This is a rule of the table and in no rulebook ({ ID($rule) }).
terminal-help = Keys
terminal-help-type-key = letters, digits
terminal-help-type = narrow the answers down; a space finishes a word
terminal-help-enter-key = Enter
terminal-help-enter = choose the marked answer; with the mouse: click it twice
terminal-help-arrows-key = ↑ ↓ PgUp PgDn
terminal-help-arrows = mark another answer; below the list stands what it would change, and the board shows it if the game can
terminal-help-tab-key = Tab
terminal-help-tab = a cursor on the board: arrows move it, R turns, F flips, Enter chooses; Tab goes back
terminal-help-f6-key = F6
terminal-help-f6 = what stands on the cards in sight, or on any by its name
terminal-help-f9-key = F9
terminal-help-f9 = the whole log; after the end, the result and the next game
terminal-help-log-key = Ctrl + ↑ ↓
terminal-help-log = read back in the log
terminal-help-pace-key = Ctrl+P
terminal-help-pace = bots at once, at a pace to follow, or slowly
terminal-help-f2-key = F2
terminal-help-f2 = why is something not possible?
terminal-help-f3-key = F3 or Ctrl+Z
terminal-help-f3 = take back, as long as nothing hidden or random has come to light
terminal-help-f4-key = F4 or Ctrl+L
terminal-help-f4 = čeština
terminal-help-f5-key = F5
terminal-help-f5 = the rules; a click on a rule’s id in the log shows that rule
terminal-help-f7-key = F7
terminal-help-f7 = sign your board: a name, a title, a crest
terminal-help-shift-key = Shift + arrows
terminal-help-shift = scroll the board
terminal-help-f8-key = F8
terminal-help-f8 = draw the board in the next size: smaller, larger, as it fits
terminal-help-f10-key = F10 or Ctrl+Q
terminal-help-f10 = leave; the game is saved after every move and goes on next time
terminal-result = The result
terminal-place-points = { $rank }. { terminal-points }
terminal-points = { $seat } – { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-sign = Your name on the board
terminal-sign-keys = Enter goes on and keeps it all at the crest; Esc leaves everything as it was.
terminal-sign-name = name
terminal-sign-title = title
terminal-sign-no-crest = no crest
terminal-why = Why not?
terminal-why-how = Write an answer in its own words, or in its short form, and press Enter. The short forms:
terminal-why-possible = That is possible.
terminal-why-keys = ↑ ↓ write down a possible answer, to be changed; Esc goes back.
terminal-why-nothing = Nothing is asked of you now.
terminal-pass = Pass the keyboard to { $seat }.
terminal-pass-ready = { $seat }, press Enter when nobody else is looking.
terminal-pass-undo = F3 takes the last answer back.
terminal-go-on = You have left a game
terminal-go-on-keys = Enter chooses, Esc begins a new game.
terminal-new = Begin a new game
terminal-left = Go on with the game of { ID($when) }: { $count ->
    [1] one player
   *[other] { $count } players
}, { $moves ->
    [1] one move
   *[other] { $moves } moves
}
terminal-damaged = { ID($file) } ({ ID($when) }) is damaged in line { $line }; “stolek replay” can read what stands before it.

## The server

no-TABLE-14-level = There is no bot called “{ ID($text) }”. There are: { ID($allowed) }.
no-TABLE-29 = This player is still here.
no-TABLE-30 = The time for this decision is up, so the bot makes it. Come back right after.
no-TABLE-31 = “{ ID($text) }” could be taken for somebody else at this table. Choose another name.
no-TABLE-32 = You have a seat at this table already.
no-TABLE-33 = This table is by invitation only. Ask its host for a link to a seat.
no-TABLE-34 = This invitation has been used. Ask the host for a new one.
no-TABLE-35 = The host has silenced this person at this table.
no-TABLE-36 = The host has sent this person away from this table.
no-TABLE-37 = There is nobody here whom that could be about.
no-TABLE-38 = The host of this table has blocked you.
server-yes = yes
server-no = no
server-refused = The rules do not allow that.
server-nobody = Tell us your name first.
server-unknown-token = This token is not known.
server-wrong-password = This login and this password do not belong together.
server-wrong-again = That is not your password.
server-token-session = A token cannot do that; log in yourself.
server-token-read = This token is only for looking on.
server-no-account = For that you need an account: choose a login and a password first.
server-too-many = You have as many of these as one may have. Remove one first.
server-no-mail = This server sends no mail. Use one of your recovery codes.
server-bad-proof = This code or link is not valid, or not any more.
server-no-passkeys = This server cannot check passkeys: the package webauthn is not installed.
server-bad-passkey = The passkey could not be made. Try it again.
server-wrong-passkey = This passkey is not known here, or what it signed is not valid.
server-passkey-known = This passkey is already known here.
mail-recovery-subject = A new password for Stolek
mail-recovery = Hello { ID($name) },

    somebody has asked for a new password for your account. If it was you, choose one within an hour here:

    { ID($link) }

    If it was not you, do nothing: your password stays as it is.
mail-email-subject = Your address at Stolek
mail-email = Hello { ID($name) },

    if mails of Stolek shall come to this address, confirm it within an hour here, where you are logged in:

    { ID($link) }

    If you know nothing about it, do nothing.
server-login-taken = This login is taken, or you have one already. Choose another.
server-foreign = This request comes from another site.
server-not-found = There is nothing at this address.
server-damaged = This table is damaged and was set aside.
server-bad-link = This invitation is not valid, or not any more. Ask for a new one.
server-not-json = The request has to be JSON.
server-too-long = That is too much at once: at most { $kilobytes } kB can be sent.
server-too-fast = That was too fast; try again in a moment.
server-table-bots = At one table there can be at most { $most ->
    [1] one bot
   *[other] { $most } bots
}.
server-host-bots = At all of your tables together there can be at most { $most ->
    [1] one bot
   *[other] { $most } bots
}. Finish or give up another table first.
server-host = This server does not go by that name. Whoever runs it can add it with --allow-host.
server-crowded = Too many connections are open; try again in a moment.
server-slow = The request took too long to arrive.
server-head = The address or the headers of this request are too long.
server-method = That cannot be done here.
server-stopping = The server is stopping; try again in a moment.
server-away = The database does not answer; try again in a moment.
server-broken = Something went wrong on the server. It has been noted down.
server-no-table = There is no such table here. Perhaps the link is incomplete, or the table was given up.
server-no-record = There is no such recorded game here. Perhaps the link is incomplete.
server-no-game = There is no such game here.
server-not-a-record = This file is not a recorded game of those that are played here. Choose one that was downloaded here or written by the program.
server-record-failed = This recorded game could not be played through.
server-record-damaged = This recorded game is damaged in line { $line } and cannot be opened.

## What somebody sent and cannot be read. $field is one of the names below, or the word that stands in the request.

unreadable-missing = { $field } is missing.
unreadable-unknown = { $field } is not expected here.
unreadable-short = { $field } needs at least { $count ->
    [1] one character
   *[other] { $count } characters
}.
unreadable-long = { $field } may have at most { $count ->
    [1] one character
   *[other] { $count } characters
}.
unreadable-few = { $field }: at least { $count } needed.
unreadable-many = { $field }: at most { $count } allowed.
unreadable-small = { $field } has to be { $count } or more.
unreadable-large = { $field } has to be { $count } or less.
unreadable-pattern = { $field } cannot look like this.
unreadable-pattern-login = A login has 3 to 60 characters and no spaces.
unreadable-format = The request is not sound JSON.
unreadable-other = { $field } is not what is expected here.
unreadable-ended = The request ended before all of it had come.
unreadable-blank = A name needs at least one letter.
unreadable-whole = The request
unreadable-field = “{ ID($id) }”
unreadable-field-action = The answer
unreadable-field-clock = The time limit
unreadable-field-game = The game
unreadable-field-label = The name
unreadable-field-level = The level of the bot
unreadable-field-link = The invitation
unreadable-field-login = The login
unreadable-field-move = The move
unreadable-field-name = The name
unreadable-field-options = The options
unreadable-field-password = The password
unreadable-field-seat = The seat
unreadable-field-seats = The seats
unreadable-field-seconds = The time in seconds
unreadable-field-text = The text

# What an answer may change

holding-points = Points

## Rulings: what a rulebook leaves open

rulings = Rulings: what the rulebook leaves open
rests-on = (Rests on { ID($rulings) }.)
ruling-open = Left open:
ruling-reading = Played here:
ruling-other = The other reading:
ruling-option = The other reading can be chosen: --option { ID($option) }=…
cli-rules-count = { $title }: { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}, { $printed } as printed, { $resting } resting on { $rulings ->
    [one] { $rulings } ruling
   *[other] { $rulings } rulings
}.

## Corrections of data

cli-corrections-unreadable = “{ ID($name) }” cannot be read as a file of corrections: it must be JSON, an object by data file.
cli-correction-file = The corrections of { ID($game) } name “{ ID($place) }”, which is none of its data files: { ID($known) }.
cli-correction-id = The corrections of { ID($game) } name “{ ID($id) }”, but { ID($place) } holds nothing with that id.
cli-correction-gone = The corrections of { ID($game) } would take { ID($place) } away; whole components stay.
cli-correction-value = The corrections of { ID($game) } put an object at { ID($place) }, where a plain value belongs.
cli-correction-unfit = The corrections of { ID($game) } do not fit { ID($place) }: look at “{ ID($field) }”.
cli-corrections-ray = Corrections of data hold on this machine alone; play without --ray, or take them out of the data folder.
cli-data-fits = “{ ID($name) }” fits { ID($game) }. To play with it, save it as { ID($folder) }/{ ID($game) }.json.
cli-data-printed = as shipped   { ID($name) }
cli-data-corrected = corrected    { ID($name) }
cli-record-corrections = This game was played with other corrections of its data than are in use here; its header names them.
