# The command line and the terminal table.

about = One table for games of skulls and bones.
about-end = “ossuary COMMAND --help” says more about each command.
commands = commands
help-serve = start the table in the browser; “ossuary” alone does the same
help-backup = copy all tables and moves, also while the table is open
help-export = write a whole house into a file, to move it from SQLite to PostgreSQL or back
help-import = read such a file into a house that has no tables
help-play = play a game in the terminal, you against bots
help-resume = take up a game that was broken off
help-rules = read the rules of a game, or look one up
help-replay = step through a saved record
help-verify = check a finished record: every move, every draw, secret, nonces and seal
help-simulate = let bots play many games and count
help-arena = let bots meet each other, each in every seat, and say how sure the result is
help-exploit = how much somebody wins from a bot who knows it by heart
help-bots = the bots of a game, and what they are like
usage = usage:
arguments = arguments
options = options
arg-game = the game: { $games }
arg-file = a saved record
arg-resume-file = a saved game; without it, the last one
arg-rule = the id of a rule, or words to look for
arg-seed = a number or a word; the same seed gives the same draws and the same bots
arg-bots = who plays against you, separated by commas: { $bots }, or module:Class
arg-resume-bots = who plays against you, separated by commas: names from “ossuary bots GAME”, or module:Class
arg-simulate-bots = who plays, separated by commas; one name seats it everywhere
arg-lang = the language: en, uk, ru or pl
arg-save = where to keep the record, instead of the data folder
arg-daily = the challenge of the day: the same draws for everybody, and a line to share
arg-games = how many games
arg-arena-bots = who takes part, separated by commas; without it all of the game’s own
arg-arena-games = how many games each plays against each
arg-jobs = how many games at the same time; without it one for each core
arg-arena-file = where every game is noted; a run that was broken off goes on from there
arg-ray = where a Ray cluster is, such as auto or ray://host:10001, on which the games are played; here starts one
arg-patience = seconds that a bot may think about one answer
arg-memory = megabytes that a process with bots may have
arg-exploit-bot = the bot to be read: a name, or module:Class
arg-exploit-players = how many sit at the table: one who reads, and all others the bot
arg-samples = how often it is asked each question, to learn how it mixes its answers
arg-plot = where a picture of the result goes (SVG)
arg-json = print one JSON object
arg-player = see the game as this player does, counted from 1
arg-hash = the hash that the table showed before the game
arg-nonce = the nonce that your browser added
arg-components = a file with your own cards, tiles or boards, in the form of the game’s own
arg-host = the address to listen on, instead of this machine only
arg-port = the port to listen on; without it { $port }, or a free one where that is taken
arg-data = the folder for tables and moves
arg-database-url = a PostgreSQL or SQLite database instead of the data folder: postgresql://…; OSSUARY_DATABASE_URL does the same
arg-keep-days = remove games after so many days without a move; else they are kept for ever
arg-peer-address = where other processes on the same PostgreSQL reach this one: http://…
arg-backup-file = the new file for the copy
arg-export-file = the new file for the house
arg-import-file = a file of “ossuary export”
arg-lan = let the local network in, with a QR code for phones
arg-name = other names under which the table is reached, behind a proxy, separated by commas
arg-trust-proxy = the addresses or networks of proxies that say for whom they ask, separated by commas; without it, those on this machine
arg-metrics-from = the addresses or networks that may read /metrics, besides this machine, separated by commas
arg-log-format = how the log is written: { $known }
arg-bot-pace = how many seconds bots take to answer, such as { $pace }, which is so by itself; 0: no more than they think
arg-no-browser = don’t open the browser
arg-help = show this help

# Errors

usage-hint = Try “{ $command } --help”.
usage-typed = Type “{ $command }” and press Enter, then:
pipe-closed = The output was closed before its end.
interrupted = Stopped.
error-command-unknown = There is no command “{ $name }”.
error-command-game = { $title } has no “{ $command }”. These games have it: { $known }.
error-argument-unknown = “{ $argument }” isn’t understood.
error-argument-missing = Something is missing: { $argument }.
error-game-missing = Something is missing: GAME, one of { $known }.
error-argument-value = “{ $argument }” needs a value.
error-argument-number = “{ $argument }” must be a whole number, { $low } or more, not “{ $value }”.
error-argument-range = “{ $argument }” must be a whole number from { $low } to { $high }, not “{ $value }”.
error-player-range = There is no player { $player }; they are 1 to { $players }.
error-language-unknown = There is no language “{ $name }”. There are: { $known }.
error-file-missing = There is no file “{ $file }”.
error-file-unreadable = The file “{ $file }” can’t be read: { $why }.
error-file-unwritable = The file “{ $file }” can’t be written: { $why }.
error-port-in-use = Port { $port } on { $host } can’t be used: { $why }. Another one is chosen with --port.
error-data-in-use-at = Ossuary is open already: { $address }. To open another one, choose another folder than “{ $folder }” with --data.
error-data-in-use = Another Ossuary is open on “{ $folder }”. Close it, or choose another folder with --data.
error-data-damaged = The tables in “{ $file }” can’t be read: { $why }. Put a backup in its place, or choose another folder with --data.
error-data-newer = “{ $where }” was written by a newer Ossuary (form { $version }). Update this one; nothing was changed.
error-data-half-migrated = “{ $where }” is not whole: { $missing } is missing. Put a backup in its place; nothing was changed.
error-data-older = “{ $where }” was written by an older Ossuary (form { $version }). Open it once with “ossuary serve”, which brings it to today’s form; nothing was changed.
error-house-file-foreign = “{ $file }” is no file of “ossuary export”; nothing was changed.
error-house-file-older = “{ $where }” was exported by an older Ossuary (form { $version }). Open the house that it came from with this one and export it again; nothing was changed.
error-house-file-damaged = “{ $file }” is not whole: it was cut off or edited. Export it again; nothing was changed.
error-house-not-empty = There are tables in “{ $where }” already, and a house is imported only where there are none; nothing was changed.
error-database-url = This is no address of a database. Known are: { $known }; for example postgresql://user:password@host/name or sqlite:////folder/tables.db.
error-database-url-file = An SQLite address names a file and nothing else, as in sqlite:////folder/tables.db.
error-database-and-data = The tables are either in a folder (--data) or in a database (--database-url), not in both.
error-database-driver = For PostgreSQL its driver is missing: pip install "ossuary[postgres]".
error-sqlite-old = This Python has SQLite { $version }. Version { $wanted } or newer, with JSON, is needed; or use PostgreSQL (--database-url).
error-arena-bots = The arena needs at least two bots, each named once.
error-arena-other = { $file } has games of another run: other rules, options or another seed. Name another file.
error-arena-unreadable = { $file } isn’t a file of the arena: { $why }
error-arena-ray = Playing on a cluster needs Ray: pip install "ossuary[ray]".
error-arena-cluster = There is no Ray cluster to be reached at { $address }: { $why }.
error-exploit-game = Nobody can read bots of { $title } yet.
error-exploit-bot = Name the bot that is to be read: --bot NAME.
error-exploit-extra = Reading a bot with two players needs Numba: pip install "ossuary[solve]". With --players 3 and more it does without.
error-database-unreachable = The database { $where } can’t be used: { $why }.
error-nothing-to-back-up = There are no tables to back up: “{ $file }” is missing.
error-nothing-to-export = There are no tables to export: “{ $where }” is missing or empty.
error-backup-elsewhere = { $where } is PostgreSQL, which has copies of its own: “pg_dump” makes one, and “ossuary export” writes the whole house into a file.
error-peer-address = “{ $value }” is no address at which other processes could reach this one. It must be like http://10.0.0.5:8470.
error-addresses = “{ $value }” in { $argument } is neither an address nor a network, such as 10.0.0.5 or 10.0.0.0/24.
error-log-format = There is no log format “{ $value }”. There are: { $known }.
error-bot-pace = “{ $value }” is no number of seconds that bots take, such as 0.6-2 or 0; { $most } is the most.
error-bot-not-named = In this game a bot from outside sits, “{ $name }”. Name the bots again with --bots, if you trust them.
error-bots-none = This is a game for one: there is no place for a bot.
error-daily-own = The daily challenge is the same for everybody, so “{ $argument }” can’t be chosen with it.
error-file-exists = There is a file “{ $file }” already; another name is needed.
error-file-changed = The file “{ $file }” was changed by another program, so this game stops here.
error-replay-hidden = This game isn’t over: only the view of the person who plays it can be shown.
error-record-unfinished = The game in the record isn’t over.
error-record-seal = The record was changed: it doesn’t fit its seal.
error-verify-no-proof = The record doesn’t hold the secret of its draws, so they can’t be checked.
error-verify-hash = The secret in the record has another hash than { $given }: it is { $found }.
error-verify-hash-short = --hash wants the whole hash, 64 hexadecimal digits: the page about the shuffle shows all of them.
error-verify-nonce = The nonce { $given } is not among those in the record.
error-system = It can’t be done: { $why }.
error-nothing-saved = There is no game to take up. “ossuary play” starts one.
error-not-your-game = Nobody at a terminal sits in this record; “ossuary replay” shows it.
error-rule-unknown = No rule of { $title } has the words “{ $text }”.
error-rule-number = { $title } has no rule { $wanted }. There are: { $known }.

# The terminal table

serving = The table is open at { $address }
serving-elsewhere = Port { $port } is taken by another program, so a free one was chosen.
serving-lan = For phones in the same network: { $address }
serving-stop = Ctrl-C closes it; every move is kept.
player-name = Player { $number }
prompt-hint = ? help · r rules · l log · q quit
prompt-others = o others
prompt-take-back = u take back
prompt-rest = m the rest by itself
rest-none = “m” lets the table do what is routine. This question is no routine: it needs your answer.
taken-back = The last move is taken back.
rules-hint = r { $rule }: one rule · r and words: the rules with these words · r all: everything, page by page
log-title = What happened
not-an-answer = “{ $text }” isn’t among the answers. “?” shows what you can type.
not-an-answer-but = “{ $text }” isn’t among the answers. Type, for example, “{ $example }”.
help-title = What you can type
help-key-answer = a key from the list: that answer
help-key-in-full = an answer in full
help-key-question = this help
help-key-take-back = take back your last answer
help-key-rest = let the table do the rest of what is routine; it asks you where it matters
help-key-rules = the game in short, and what there are rules about
help-key-rule = one rule, or those with these words; “r all” everything
help-key-others = a closer look at the others
help-key-log = everything that happened so far
help-key-quit = stop; the game is kept
saved = The game is kept. “{ $command } resume” takes it up again.
saved-at = The game is kept in { $file }. “{ $command } resume { $file }” takes it up again.
record-at = The record: { $file }. “{ $command } replay { $file }” steps through it.
backed-up = Backed up, with { $count ->
    [one] { $count } table
   *[other] { $count } tables
}: { $file }. It is a data folder’s “tables.db”.
exported = Exported, with { $count ->
    [one] { $count } table
   *[other] { $count } tables
}: { $file }. “ossuary import” reads it.
imported = Imported, with { $count ->
    [one] { $count } table
   *[other] { $count } tables
}: { $where }.
resumed = Welcome back to { $title }, in English. { $alone ->
    [yes] You play alone.
   *[no] Against you: { $against }.
} Your moves so far: { $moves }.

# Replay

replay-position = Move { $number } of { $total }
replay-hint = Enter next · b back · a number: that move · q quit
replay-unfinished = This game isn’t over, so hidden things stay hidden.

# Verify

verified = { $title }: the record is true.
verified-players = Players: { $who }
verified-moves = Moves checked by the rules: { $moves }
verified-draws = Draws worked out again from secret and nonces: { $draws }
verified-hash = Hash of the secret: { $hash }. Compare it with the one that you saw before the game.
verified-hash-noted = Hash of the secret, as you gave it: { $hash }
verified-nonces = Nonces: { $nonces }
verified-no-nonces = No player has added a nonce.
verified-seal = Seal of the whole record: { $seal }
verified-no-seal = The record has no seal: another move that the rules allow would go unnoticed.

# Simulation

simulating = Playing
simulated = { $games ->
    [one] { $games } game of { $title }
   *[other] { $games } games of { $title }
}
sim-decisions = decisions
sim-length = decisions in a game
sim-seconds = seconds
sim-speed = decisions a second
sim-player = player
sim-bot = bot
sim-wins = wins
sim-share = share
arena-title = { $title }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: one bot against others of one kind
arena-others = { $number } × { $bot }
arena-points = points
arena-games = { $games ->
    [one] One game for each pair.
   *[other] { $games } games for each pair, every seat as often, with the same draws; in brackets the 95 % interval.
}
arena-even = An even share would be { $share }.
arena-fault = { $bot } lost { $games ->
    [one] one game
   *[other] { $games } games
} without an answer: { $why }
arena-slow = it thought for too long
arena-gone = its process ended
exploit-round = round
exploit-games = games
exploit-worth = worth when it begins
exploit-won = Who knows { $bot } by heart wins { $share } of { $games ->
    [one] one game
   *[other] { $games } games
} against it; 95 % interval: { $interval }.
exploit-won-among = Who knows { $bot } by heart wins { $share } of { $games ->
    [one] one game
   *[other] { $games } games
} against { $others } of it; 95 % interval: { $interval }.
exploit-even = Against a bot that can’t be read it would win { $share }.
exploit-least = Somebody who reckons better may win more.

# Bots

bot-random = Random
bot-random-help = Answers at random. A yardstick, no opponent.
bots-own = Your own bot sits down with --bots your.module:Bot.


# The daily challenge

daily-begins = The challenge of { $date } (UTC), the same for everybody. { $attempt ->
    [1] This is your first try, the one that counts.
   *[2] This is try { $attempt }; the first one counts.
}
daily-share = To share, without a word of what was drawn:
