# The words of the house in the browser; each game brings its own.

house = Ossuary
guest = Guest
back = Back
home = Home
close = Close
cancel = Cancel
unreachable = The server can’t be reached. Try again in a moment.
not-fetched = This part could not be loaded. Is the server still running?
try-again = Try again
lost-page = There is nothing behind this door.
loading = One moment…

# Home

play-bots = Play against bots now
make-table = Make a table
score-pad = Score pad for a real table
all-cards = All the cards
by-author = A game by { $author }
open-tables = Open tables
open-tables-none = No table is waiting for people right now.
my-games = My games
your-name = Your name
players-and-bots = Players, bots, options
play-solo = Solo
play-alone = { $way }: solo
opponents = Opponents
fellow-players = Fellow players
mixed-bots = Mixed
mixed-bots-help = The kinds in turn.
play = Play
finished-games = Finished games
daily = Today’s challenge
daily-help = The same luck for everybody. The first try counts.
daily-by-bot = A bot played on, so there is no result.
daily-play = Play the challenge
daily-go-on = Go on
daily-again = Try again
daily-once-more = Try the challenge again
copy-result = Copy the result
share-result = Share the result
free-places = { $count ->
    [0] no free place
    [one] { $count } free place
   *[other] { $count } free places
}
status-playing = being played
status-over = finished
won-by = { $count ->
    [one] Winner: { $who }
   *[other] Winners: { $who }
}

# A new table

new-table = A new table
chairs = Places
chair = Place { $number }
chair-here = Person here
chair-link = Person by link
chair-link-help = Sits down by the link that you send.
chair-bot = Bot: { $bot }
name = Name
name-of-chair = Name, place { $number }
clock = Time for a move
clock-help = When it is up, a bot answers for the player.
clock-each = { $time } for a move
clock-none = No limit
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
who-may-come = Who may come
by-link = Only people with the link
in-lobby = Anybody: it is listed among the open tables
open-table = Open the table
one-less = One less
one-more = One more
players-alone = { $count } (solo)
yes = Yes
no = No

# Waiting

waiting-room = Waiting for people
played-with = What is special at this table
missing = { $count ->
    [one] { $count } place is still free.
   *[other] { $count } places are still free.
}
missing-who = Still to come: { $who }.
free = free
kept = kept
add-bot = Put a bot here
add-bots = Fill all free places with bots
take-my-place = One of these places is mine
your-place = you
sit-down = Sit down
stand-up = Stand up
share = Share the link
copy = Copy
copied = Copied
invite = Send this link to those who are to play.
table-link = Link to this table
only-this-machine = This link works only here. To let other devices in, start the program with
or-installed = or, once it is installed,
not-drawn = This game can’t be shown in the browser; the terminal plays it.
no-table = No table here

# The table

lost-connection = Connection lost, trying again…
your-turn = Your turn
turn-of = Waiting for { $who }
turn-here = { $who }: your turn
watching = You are watching
full-table = All places at this table are taken.
skip = Skip
sent = Sent…
send-later = No connection. Your move will be sent as soon as it is back.
again-to-confirm = Press again to confirm
gain = { $way ->
    [more] { $points ->
        [one] gains { $points } point
       *[other] gains { $points } points
    }
    [less] { $points ->
        [one] loses { $points } point
       *[other] loses { $points } points
    }
   *[none] gains nothing
}
confirm = Confirm
take-back = Take back
take-back-of = { $who }: take back
taken-back = The last move is taken back.
time-left = { $time } left
ran-out = Time is up: a bot answered for { $who }.
by-bot-time = { $line } (a bot answered: time was up)
by-bot-away = { $line } (a bot answered: player away)
by-bot-resigned = { $line } (a bot answered: player resigned)
for-you-time = A bot answered for you: your time was up.
for-you-away = A bot answered for you while you were away.
log = Log
rules = Rules
menu = Menu
log-and-rules = Log and rules
shuffle = Proof of the shuffle
turn-number = Turn { $number }: { $who }
winner = winner
bottom-to-top = bottom → top
search-rules = Search the rules
nothing-found = Nothing found.
show-rule = Rule { $rule }
what-happened = What just happened
since-my-move = Everything since my last move
actions = What I can do now

# Talk

talk = Talk
talk-unread = { $count ->
    [0] Talk
    [one] Talk, { $count } new phrase
   *[other] Talk, { $count } new phrases
}
log-rules-and-talk = Log, rules and talk
said = { $who }: { $what }
talk-so-far = What was said
talk-none = Nothing has been said yet.
talk-choose = What do you say?
talk-speaker = Who speaks
talk-watching = Only those who play can talk.
talk-mute = Mute
talk-mute-help = What others say is then shown only here.
talk-not-sent = No connection, so nothing was said.

# One device for several

pass-device = Pass the device to { $who }
pass-device-help = The others look away.
i-am = I am { $who }

# Who is at the table

presence-away = away
presence-stand-in = a bot plays
presence-resigned = resigned
news-here = { $who } is back at the table.
news-away = { $who } is away from the table.
news-stand-in = A bot plays for { $who } now.
news-resigned = { $who } resigns; a bot plays on.
bot-may-play = A bot may play in { $time }.

# What is wrong with a table

notice-bot-failed = { $who }: the bot “{ $bot }” made an error and can’t go on.
notice-bot-hung = { $who }: the bot “{ $bot }” doesn’t answer.
notice-clocks-anew = The server was away for a while. All clocks begin anew.
notice-other-rules = This game was begun with rules { $stored }. Now rules { $now } are in force, so it can’t go on.
another-bot = Let another bot play
who-sat-here = Who sat here
same-people = Another game with the same people

# The end

game-over = The game is over
won-by-you = You win!
rematch = Rematch
ordinary-game = An ordinary game
join-rematch = Join the rematch
watch-rematch = Watch the rematch
look-again = Look at the table
show-result = Show the result
score = Points

# The menu

resign = Resign
resign-sure = A bot plays for you to the end.
leave = Leave for now
leave-help = A bot plays for you at once, until you return.
home-help = Your place stays yours. No bot plays for you unless somebody at the table asks for it.
return = Return to the game
bot-plays-for-you = A bot plays for you.
replace-by-bot = Let a bot play for { $who }
replace-sure = { $who } is at the table.
other-device = Move my place to another device
other-device-help = Open this link there. It works once.

# Settings

settings = Settings
language = Language
theme = Theme
theme-system = as the device
theme-dark = dark
theme-light = light
sound = Sound
pace = Pace
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = at once
confirm-taps = Ask again before a move
confirm-touch = on touch
confirm-always = always
confirm-never = never
forced-choices = Take forced choices for me
on = on
off = off
