# The words of the house in the browser; each game brings its own.

house = Ossuary
guest = Guest
back = Back
home = Home
close = Close
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

name = Name
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
one-less = One less
one-more = One more
players-alone = { $count } (solo)
yes = Yes
no = No

# Waiting

free = free
share = Share the link
copy = Copy
copied = Copied
not-drawn = This game can’t be shown in the browser; the terminal plays it.
no-table = No table here

# The table

lost-connection = Connection lost, trying again…
your-turn = Your turn
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
take-back = Take back
log = Log
rules = Rules
menu = Menu
shuffle = Proof of the shuffle
show-rule = Rule { $rule }

# Talk

talk = Talk
said = { $who }: { $what }

# Who is at the table

bot-may-play = A bot may play in { $time }.

# What is wrong with a table

notice-other-rules = This game was begun with rules { $stored }. Now rules { $now } are in force, so it can’t go on.
who-sat-here = Who sat here
same-people = Another game with the same people

# The end

join-rematch = Join the rematch
watch-rematch = Watch the rematch

# The menu

bot-plays-for-you = A bot plays for you.

# Settings

settings = Settings
language = Language
theme = Theme
theme-system = as the device
theme-dark = dark
theme-light = light
sound = Sound
on = on
off = off
