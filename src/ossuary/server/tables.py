"""Tables: who sits where, whose turn it is, what each may see. No network, no disk, no clock."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal

import msgspec

from ossuary.bots import bots_of, find_bot
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.game import Game
from ossuary.kernel.match import Match
from ossuary.kernel.step import CHANCE
from ossuary.kernel.view import Heard
from ossuary.server import wire
from ossuary.server.settings import Chair, Refused, Settings, Status, clean_name, info
from ossuary.shelf.games import load


class HostedTable:
    """One table: its settings and, once all chairs are taken, its match."""

    def __init__(self, id: str, settings: Settings, moves: list[list[Any]] | None = None) -> None:
        self.id = id
        self.settings = settings
        self.game: Game = load(settings.game, settings.options, settings.components)
        self.match: Match | None = None
        if moves or self.is_full:
            self._begin(moves or [])

    # ---- questions

    @property
    def is_full(self) -> bool:
        return not any(chair.is_free for chair in self.settings.chairs)

    @property
    def status(self) -> Status:
        if self.match is None:
            return "waiting"
        return "over" if self.match.state.over else "playing"

    def players_of(self, guest: str) -> list[int]:
        """The players who sit at this device."""
        return [p for p, chair in enumerate(self.settings.chairs) if chair.guest == guest]

    def is_kept_for(self, guest: str) -> bool:
        """Whether a free chair waits for this device."""
        return any(chair.is_free and chair.kept_for == guest for chair in self.settings.chairs)

    def question_number(self, seat: int) -> int:
        """The number of a seat's open question, which no other question of it ever has.

        It counts what the seat has answered before and what it has taken back: an answer that was
        taken back counts twice, once as an answer and once as taken back.
        """
        assert self.match is not None
        answers = sum(1 for move in self.match.record.moves if move[0] == seat)
        return answers + 2 * len(self.settings.taken_back.get(seat, ()))

    def _answered(self, seat: int) -> list[int]:
        """The numbers of the questions whose answers count, in the order of the record."""
        void = {number for pair in self.settings.taken_back.get(seat, ()) for number in pair}
        return [number for number in range(self.question_number(seat)) if number not in void]

    def can_take_back(self, player: int) -> list[tuple[int, int]]:
        """The answers that a player can take back, the last first: seat and question of each."""
        if self.match is None or self.settings.chairs[player].bot is not None:
            return []
        return self._answers(player, self.match.can_take_back(player))

    def _answers(self, player: int, most: int) -> list[tuple[int, int]]:
        """A player's last answers, as many as this at most, the last first."""
        seats = [
            move[0]
            for move in (self.match.record.moves if self.match else ())
            if isinstance(move[0], int) and self.game.player_of(move[0]) == player
        ]
        answered = {seat: self._answered(seat) for seat in seats}
        last = reversed(seats[max(0, len(seats) - most) :])
        return [(seat, answered[seat].pop()) for seat in last]

    def asked(self) -> list[int]:
        """The seats that have a question open."""
        return [s for s in self.match.state.actors() if s != CHANCE] if self.match else []

    # ---- what each may see

    def info(self, guest: str, present: Collection[str] = ()) -> wire.TableInfo:
        return info(self.id, self.settings, self.status, guest, present)

    def sights(
        self, guest: str, told: Mapping[int | None, Sequence[Heard]]
    ) -> tuple[wire.Sight, ...]:
        """The game as this device's players may see it; without any, as a spectator may.

        Several who share a device have both: it shows what all may know until one of them has it.

        `told` is what each was told before; what was taken back since then is not part of it.
        """
        if self.match is None:
            return ()
        players = self.players_of(guest)
        viewers: list[int | None] = [*players] if len(players) == 1 else [None, *players]
        return tuple(self._sight(viewer, told.get(viewer, ())) for viewer in viewers)

    def _sight(self, viewer: int | None, told: Sequence[Heard]) -> wire.Sight:
        assert self.match is not None
        state, game = self.match.state, self.game
        heard = self.match.history.of(viewer)
        since = in_common(told, heard)
        return wire.Sight(
            player=viewer,
            # How the lanes opened is for those who imagine: bots, not pages.
            view=msgspec.structs.replace(state.view(viewer), opening=None),
            heard=heard[since:],
            since=since,
            questions=tuple(
                wire.OpenQuestion(
                    seat=seat,
                    number=self.question_number(seat),
                    options=tuple(tuple(action.json()) for action in state.options(seat)),
                )
                for seat in self.asked()
                if game.player_of(seat) == viewer
            ),
            taking_back=None if viewer is None else self._taking_back(viewer),
        )

    def _taking_back(self, player: int) -> wire.TakingBack | None:
        answers = self.can_take_back(player)
        if not answers:
            return None
        seat, _ = answers[0]
        return wire.TakingBack(seat, self.question_number(seat), len(answers))

    # ---- what people do

    def sit(self, guest: str, name: str, player: int | None) -> int:
        """Takes a free chair; the game begins when it was the last."""
        if self.match is not None:
            raise Refused("table-full")
        if self.players_of(guest):
            raise Refused("already-seated")
        chairs = self.settings.chairs
        kept = [p for p, chair in enumerate(chairs) if chair.is_free and chair.kept_for == guest]
        free = kept or [p for p, x in enumerate(chairs) if x.is_free and x.kept_for is None]
        if player is None and free:
            player = free[0]
        if player not in free:
            raise Refused("place-taken" if free else "table-full")
        assert player is not None
        chairs[player].name = clean_name(name or (chairs[player].name if kept else ""))
        # Whoever had several chairs has them all again.
        for taken in kept or [player]:
            chairs[taken].guest = guest
        self._begin_if_full()
        return player

    def stand(self, guest: str, player: int, how: Literal["resign", "leave", "return"]) -> None:
        """Resigns, leaves for a while (a bot plays on), or is back."""
        chair = self._own_chair(guest, player)
        if how == "return":
            if chair.resigned:
                raise Refused("resigned")
            chair.bot = None
        elif self.match is None:
            chair.guest, chair.name, chair.kept_for = None, "", None
        else:
            chair.bot = chair.bot or self._stand_in()
            chair.resigned = chair.resigned or how == "resign"

    def replace(self, guest: str, player: int) -> None:
        """The host lets a bot play for somebody until they return."""
        if guest != self.settings.host:
            raise Refused("host-only")
        chair = self._chair(player)
        if chair.kind == "bot" or (self.match is None and not chair.is_free):
            raise Refused("nobody-to-replace")
        chair.bot = chair.bot or self._stand_in()
        if self.match is None:
            chair.kind, chair.name, chair.kept_for = "bot", "", None
            self._begin_if_full()

    def hand_over(self, player: int, giver: str, guest: str) -> None:
        """Another device sits here from now on, if the one that gave the link still does."""
        chair = self._chair(player)
        if chair.guest != giver:
            raise Refused("link-used")
        chair.guest = guest

    def again(self, host: str, seed: str) -> Settings:
        """The settings of another game, with the same seats kept for the same people."""
        chairs = [
            Chair("bot", bot=chair.bot)
            if chair.kind == "bot"
            else Chair("person", name=chair.name, kept_for=chair.guest)
            for chair in self.settings.chairs
        ]
        return msgspec.structs.replace(
            self.settings,
            chairs=chairs,
            host=host,
            seed=seed,
            rematch=None,
            deadlines={},
            old_deadlines=[],
            taken_back={},
            whose_turn=[],
        )

    def move(self, guest: str, seat: int, question: int, action: list[Any]) -> None:
        """An answer. One that was given before is harmless, one that comes too late is refused."""
        match, chair = self._match_for(guest, seat)
        answers = [move[1:] for move in match.record.moves if move[0] == seat]
        if dict(zip(self._answered(seat), answers, strict=True)).get(question) == action:
            return
        if any(question in pair for pair in self.settings.taken_back.get(seat, ())):
            raise Refused("taken-back")
        self._check_number(seat, question)
        read = self.game.actions.read(action)
        if chair.bot:
            raise Refused("bot-plays")
        match.apply(seat, read)

    def take_back(self, guest: str, seat: int, question: int, now: float) -> None:
        """Takes back the last answer of a seat; what was taken back before is so already.

        With a clock nobody gains time by it: the question that is open again has what is left of
        its own time, and once that is over its answer stands.
        """
        match, chair = self._match_for(guest, seat)
        taken_back = self.settings.taken_back.get(seat, [])
        if any(question == number for _, number in taken_back):
            return
        self._check_number(seat, question)
        if chair.bot:
            raise Refused("bot-plays")
        player = self.game.player_of(seat)
        answers = self.can_take_back(player)
        if not answers or answers[0][0] != seat:
            raise NotAllowed("nothing-to-take-back", game=self.game.name)
        answer = answers[0]
        end = self._old_deadlines().get(answer)
        if self.settings.clock is not None and (end is None or end <= now):
            raise Refused("time-is-up")
        match.take_back(player)
        self.settings.taken_back[seat] = [*taken_back, (answer[1], question)]
        if end is not None:
            self.settings.deadlines[seat] = (self.question_number(seat), end)

    def _match_for(self, guest: str, seat: int) -> tuple[Match, Chair]:
        """The match and the chair of a seat, if it is this device's."""
        if self.match is None:
            raise Refused("not-begun")
        if not 0 <= seat < self.game.seats:
            raise Refused("not-your-seat")
        return self.match, self._own_chair(guest, self.game.player_of(seat))

    def _check_number(self, seat: int, question: int) -> None:
        number = self.question_number(seat)
        if question != number:
            raise Refused("too-late" if question < number else "too-early")

    @property
    def is_attended(self) -> bool:
        """Whether somebody plays here; a game that all people have left waits for their return."""
        people = [chair for chair in self.settings.chairs if chair.kind == "person"]
        return any(chair.bot is None for chair in people) or all(p.resigned for p in people)

    def has_bot_to_play(self) -> bool:
        return self.is_attended and bool(self._asked_bots())

    def play_bot(self) -> None:
        """One answer of a bot that is asked."""
        assert self.match is not None
        seat, bot = self._asked_bots()[0]
        self.match.apply(seat, self.match.ask(find_bot(self.game.name, bot), seat))

    def _asked_bots(self) -> list[tuple[int, str]]:
        """The seats that are asked and played by a bot, with its name."""
        chairs = [(s, self.settings.chairs[self.game.player_of(s)]) for s in self.asked()]
        return [(seat, chair.bot) for seat, chair in chairs if chair.bot is not None]

    def set_deadlines(self, now: float) -> None:
        """Gives each person who is asked their time, from the moment of the question on."""
        before, clock = self.settings.deadlines, self.settings.clock
        self.settings.whose_turn = sorted({self.game.player_of(seat) for seat in self.asked()})
        if clock is not None:
            self._keep_old_deadlines()
        self.settings.deadlines = {
            seat: before[seat]
            if before.get(seat, (-1,))[0] == question
            else (question, now + clock)
            for seat in self.asked()
            if clock is not None and self.settings.chairs[self.game.player_of(seat)].bot is None
            for question in [self.question_number(seat)]
        }

    def _keep_old_deadlines(self) -> None:
        """Those of answers that may be taken back, also if that can't be done at this moment.

        While lanes are open any of their answers may: who answered after it may take back as well,
        and who has left may return.
        """
        ends = self._old_deadlines()
        for seat, (question, end) in self.settings.deadlines.items():
            ends[seat, question] = end
        kept = [
            answer
            for player in range(self.game.players)
            for answer in self._answers(player, self._can_be_open(player))
        ]
        self.settings.old_deadlines = [(*answer, ends[answer]) for answer in kept if answer in ends]

    def _can_be_open(self, player: int) -> int:
        """How many of a player's last answers may be open again."""
        if self.match is None:
            return 0
        if self.match.state.waiting:
            return len(self.match.record.moves)
        return self.match.can_take_back(player)

    def _old_deadlines(self) -> dict[tuple[int, int], float]:
        return {(seat, question): end for seat, question, end in self.settings.old_deadlines}

    def may_see_clock(self, guest: str, seat: int) -> bool:
        """A clock that starts anew would tell that a seat has answered in its hidden lane."""
        is_hidden = self.match is not None and self.match.state.hidden
        return not is_hidden or self.game.player_of(seat) in self.players_of(guest)

    def run_out(self, seat: int, question: int) -> bool:
        """The clock of a question has run out: unless it was answered meanwhile, a bot does."""
        if self.settings.deadlines.get(seat, (-1,))[0] != question:
            return False
        assert self.match is not None
        bot = find_bot(self.game.name, self._stand_in())
        self.match.apply(seat, self.match.ask(bot, seat))
        return True

    # ---- helpers

    def _begin_if_full(self) -> None:
        if self.is_full:
            self._begin([])

    def _begin(self, moves: list[list[Any]]) -> None:
        record = Match(self.game, self.settings.seed).record
        if moves:
            record.moves[:] = moves
        self.match = Match.resume(self.game, record)

    def _chair(self, player: int) -> Chair:
        if not 0 <= player < len(self.settings.chairs):
            raise Refused("no-such-place")
        return self.settings.chairs[player]

    def _own_chair(self, guest: str, player: int) -> Chair:
        chair = self._chair(player)
        if chair.guest != guest:
            raise Refused("not-your-seat")
        return chair

    def _stand_in(self) -> str:
        """The bot that plays for people who are away."""
        return next(iter(bots_of(self.game.name)))


def in_common(one: Sequence[Any], other: Sequence[Any]) -> int:
    """With how many same entries both begin."""
    pairs = zip(one, other, strict=False)
    different = (number for number, (a, b) in enumerate(pairs) if a != b)
    return next(different, min(len(one), len(other)))
