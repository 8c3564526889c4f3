# The words of the house in the browser; each game brings its own.

house = Ossuary
you = You
back = Back
home = Home
close = Close
unreachable = The server can’t be reached. Try again in a moment.
lost-page = There is nothing behind this door.
loading = One moment…

# Home

play-bots = Play against bots now
make-table = Make a table
by-author = A game by { $author }
open-tables = Open tables
open-tables-none = No table is waiting for people right now.
my-games = My games
free-places = { $count ->
    [0] no free place
    [one] { $count } free place
   *[other] { $count } free places
}
status-playing = being played
status-over = finished

# A new table

new-table = A new table
chairs = Places
chair = Place { $number }
chair-here = Person here
chair-link = Person by link
chair-bot = Bot: { $bot }
name = Name
name-of-chair = Name, place { $number }
clock = Time for a move
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
yes = Yes
no = No

# Waiting

waiting-room = Waiting for people
missing = { $count ->
    [one] { $count } place is still free.
   *[other] { $count } places are still free.
}
free = free
your-place = you
sit-down = Sit down
stand-up = Stand up
share = Share the link
copy = Copy
copied = Copied
table-link = Link to this table
no-table = No table here

# The table

lost-connection = Connection lost, trying again…
your-turn = Your turn
turn-of = Waiting for { $who }
watching = You are watching
skip = Skip
sent = Sent…
again-to-confirm = Tap again to confirm
time-left = { $time } left
log = Log
rules = Rules
menu = Menu
search-rules = Search the rules
nothing-found = Nothing found.
show-rule = Rule { $rule }
what-happened = What just happened
actions = What I can do now

# One device for several

pass-device = Pass the device to { $who }
pass-device-help = The others look away.
i-am = I am { $who }

# The end

game-over = The game is over
won-by-you = You win!
rematch = Rematch
join-rematch = Join the rematch

# The menu

resign = Resign
resign-sure = Resign? A bot plays your discs to the end.
leave = Leave for now
leave-help = A bot plays for you until you return.
return = Return to the game
bot-plays-for-you = A bot plays for you.
resigned = resigned
replace-by-bot = Let a bot play for { $who }
other-device = Move my place to another device
other-device-help = Open this link there. It works once.
cancel = Cancel

# Settings

settings = Settings
language = Language
theme = Light
theme-dark = Dark
theme-light = Light
sound = Sound
confirm-taps = Ask before a move that can’t be taken back
on = On
off = Off
