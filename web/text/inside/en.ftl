# What is said inside: at tables, and on all pages but the first.

cancel = Cancel

# Home

daily-once-more = Try the challenge again

# A new table

new-table = A new table
chairs = Places
chair = Place { $number }
chair-here = Person here
chair-link = Person by link
chair-link-help = Sits down by the link that you send.
chair-bot = Bot: { $bot }
name-of-chair = Name, place { $number }
clock = Time for a move
clock-help = When it is up, a bot answers for the player.
who-may-come = Who may come
by-link = Only people with the link
in-lobby = Anybody: it is listed among the open tables
open-table = Open the table

# Waiting

waiting-room = Waiting for people
played-with = What is special at this table
missing = { $count ->
    [one] { $count } place is still free.
   *[other] { $count } places are still free.
}
missing-who = Still to come: { $who }.
kept = kept
add-bot = Put a bot here
add-bots = Fill all free places with bots
take-my-place = One of these places is mine
your-place = you
sit-down = Sit down
stand-up = Stand up
invite = Send this link to those who are to play.
table-link = Link to this table
only-this-machine = This link works only here. To let other devices in, start the program with
or-installed = or, once it is installed,

# The table

turn-of = Waiting for { $who }
turn-here = { $who }: your turn
watching = You are watching
full-table = All places at this table are taken.
skip = Skip
sent = Sent…
send-later = No connection. Your move will be sent as soon as it is back.
again-to-confirm = Press again to confirm
confirm = Confirm
take-back-of = { $who }: take back
taken-back = The last move is taken back.
time-left = { $time } left
ran-out = Time is up: a bot answered for { $who }.
by-bot-time = { $line } (a bot answered: time was up)
by-bot-away = { $line } (a bot answered: player away)
by-bot-resigned = { $line } (a bot answered: player resigned)
for-you-time = A bot answered for you: your time was up.
for-you-away = A bot answered for you while you were away.
log-and-rules = Log and rules
turn-number = Turn { $number }: { $who }
winner = winner
bottom-to-top = bottom → top
search-rules = Search the rules
nothing-found = Nothing found.
what-happened = What just happened
since-my-move = Everything since my last move
actions = What I can do now

# Talk

talk-unread = { $count ->
    [0] Talk
    [one] Talk, { $count } new phrase
   *[other] Talk, { $count } new phrases
}
log-rules-and-talk = Log, rules and talk
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

# What is wrong with a table

notice-bot-failed = { $who }: the bot “{ $bot }” made an error and can’t go on.
notice-bot-hung = { $who }: the bot “{ $bot }” doesn’t answer.
notice-clocks-anew = The server was away for a while. All clocks begin anew.
another-bot = Let another bot play

# The end

game-over = The game is over
won-by-you = You win!
rematch = Rematch
ordinary-game = An ordinary game
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
replace-by-bot = Let a bot play for { $who }
replace-sure = { $who } is at the table.
other-device = Move my place to another device
other-device-help = Open this link there. It works once.
log-out-others = Log out other devices
log-out-others-sure = Whoever has a copy of this browser’s secret loses your seats at once; you keep them. Log them out?

# Settings

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
