# The name of a seat where no other is known; seats are counted from 0.
seat-name = Seat { $number }
# What the reader is called.
you = You

# Refusals and errors that all games share.

error-other = That isn’t possible here: { $what }.
error-no-answer = “{ $action }” isn’t an answer to the question.
error-not-asked = { $whom }: nothing to answer now.
error-no-draw = No draw is due.
error-game-over = The game is over.
error-nothing-to-take-back = Nothing can be taken back now.
error-unreadable-action = “{ $text }” can’t be read as an action.

error-game-unknown = There is no game “{ $name }”. These are there: { $known }.
error-game-incomplete = The game “{ $name }” of the package “{ $package }” is not complete. It lacks: { $lack }.
error-game-broken = The game “{ $name }” of the package “{ $package }” can’t be loaded: { $why }.
error-option-unknown = There is no option “{ $option }”. There are: { $known }.
error-option-kind = The option “{ $option }” can’t be { $value }.
error-option-range = The option “{ $option }” is { $value }, but goes from { $low } to { $high }.
error-option-idle = The option “{ $option }” has no effect here.
error-option-choice = The option “{ $option }” knows no “{ $value }”. There are: { $known }.
error-bot-unknown = There is no bot “{ $name }”. There are: { $known }; your own is written module:Class.
error-bot-broken = The bot “{ $name }” can’t be loaded: { $why }.
error-bot-failed = The bot “{ $name }” ({ $whom }) has failed: { $why }.
error-bot-answer = The bot “{ $name }” ({ $whom }) gave an answer that isn’t among its options: { $answer }.
error-bots-number = { $given ->
    [one] { $given } bot was named for { $needed } places.
   *[other] { $given } bots were named for { $needed } places.
}
error-players-number = { $given ->
    [one] { $given } name was given for { $needed } players.
   *[other] { $given } names were given for { $needed } players.
}
error-player-name = { $value } can’t be a player’s name: a name is a text.
error-seed = { $value } can’t be a seed: a seed is a whole number or a text.

error-record-not-json = The record is cut off or is not JSON.
error-record-foreign = This is JSON, but not a record of Ossuary.
error-record-format = The record has format { $found }; this program reads format { $known }.
error-record-other-game = The record is of another game, or of other options ({ $found }, not { $known }).
error-record-components = The record was played with other cards, tiles or boards.
error-record-rules = The record follows version { $found } of the rules of { $name }; this program has version { $known }.
error-record-shape = The record is not complete or was changed: { $detail }.
error-record-actor = Move { $number } of the record doesn’t say who makes it.
error-record-move = Move { $number } of the record can’t be made: { $why }
error-record-draw = Move { $number } of the record is not what was drawn; the record was changed.
error-record-no-seed = The record doesn’t hold its seed, so the game can’t go on.

# Components

error-components-none = This game has no components that could be replaced.
error-components-no-game = The file of components doesn’t say its game: game = "{ $name }".
error-components-other-game = These components are for another game: “{ $name }”.
error-components-shape = The components are not complete or have a mistake: { $detail }.
error-components-file = The components in “{ $file }” can’t be read: { $why }.

# The daily challenge: a line to share

daily-line = Ossuary · { $title }, daily challenge { $date } · { $result }{ $attempt ->
    [1] {""}
   *[2] {" "}· try { $attempt }
} · rules { $rules }
error-daily-none = “{ $name }” has no daily challenge. These games have one: { $known }.
error-daily-date = “{ $date }” is no date. A date is written as 2026-11-16.

# The levels of bots, the same in all games

bot-novice = Novice
bot-regular = Regular
bot-master = Master
