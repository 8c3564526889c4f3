# What the server refuses.

error-malformed = The message can’t be read.
error-foreign-page = Only pages of this server may do this.
error-no-such-table = There is no table here. Perhaps the link is cut off.
error-table-full = All places at this table are taken.
error-place-taken = This place is taken already.
error-already-seated = You sit at this table already.
error-not-your-seat = This is not your seat.
error-not-your-table = You don’t sit at this table.
error-host-only = Only the host of the table can do this.
error-nobody-to-replace = There is nobody here to replace.
error-is-back = This player is at the table again.
error-not-gone-long = This player may be back soon. { $seconds ->
    [one] In { $seconds } second
   *[other] In { $seconds } seconds
} a bot can play instead.
error-host-not-gone-long = The host may be back soon. { $seconds ->
    [one] In { $seconds } second
   *[other] In { $seconds } seconds
} anybody at the table can put a bot here.
error-other-rules = This game was begun with rules { $stored }. Now rules { $now } are in force, so it can’t go on.
error-not-begun = The game has not begun: some places are still free.
error-not-over = The game is not over yet.
error-is-over = The game is over.
error-too-late = This move comes too late: the question has been answered.
error-not-routine = This wants an answer of your own.
error-too-early = This move comes too early.
error-taken-back = This move is for a question that was taken back.
error-time-is-up = It can’t be taken back any more: time is over.
error-bot-plays = A bot plays here for now. Come back first.
error-resigned = You have resigned from this game.
error-name-empty = A name is needed.
error-name-long = A name has at most { $most } characters.
error-no-such-place = There is no such place at this table.
error-chairs-number = { $given } places were filled; this game has { $needed }.
error-clock-range = A clock gives between { $low } and { $high } seconds.
error-link-used = This link has been used, or never was.
error-no-such-deal = This deal has been used, is too old, or never was.
error-nonce-form = A nonce has 32 hexadecimal digits.
error-no-proof = There is no proof of the shuffle at this table.
error-not-now = That doesn’t work right now; nothing has changed. Try again in a moment.
error-no-pad = This game has no score pad.
error-no-deck = This game has no cards to look at.
error-no-talk = There are no phrases to say at this table.
error-no-such-phrase = This can’t be said at this table.
error-too-much = That was a lot at once. { $seconds ->
    [one] In { $seconds } second
   *[other] In { $seconds } seconds
} you can go on.
error-too-many-lines = Too many tables are open on this device. Close some first.
error-too-many-clocks = This device is in { $most } games with a clock already. Finish some first.
