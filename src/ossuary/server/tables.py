"""Tables: what each at a table may do and see. No network, no disk; the time is always given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, Literal, NamedTuple

import msgspec

from ossuary.bots import in_turn
from ossuary.kernel.action import Action
from ossuary.kernel.error import NotAllowed
from ossuary.kernel.game import Game
from ossuary.kernel.match import Asked, Match
from ossuary.kernel.step import CHANCE
from ossuary.server import clocks, wire
from ossuary.server.questions import Answer, Questions
from ossuary.server.settings import Chair, Course, Refused, Settings, Status, info
from ossuary.server.stand_ins import StandIns
from ossuary.shelf.games import kind_of, load
from ossuary.shelf.phrases import phrases_of
from ossuary.shelf.routine import routine

Trouble = Literal["bot-failed", "bot-hung"]
AWAY = 60
"""Seconds after which anybody at the table may let a bot play for somebody who is gone."""


class Thought(NamedTuple):
    """What a bot is to think about, and for which position."""

    seat: int
    question: int
    """Once it is answered or taken back, the thought is void."""
    bot: str
    asked: Asked


class HostedTable:
    """One table: its settings and, once all chairs are taken, its match."""

    def __init__(
        self,
        id: str,
        settings: Settings,
        moves: Sequence[list[Any]] = (),
        course: Course | None = None,
    ) -> None:
        self.id = id
        self.settings = settings
        rules = kind_of(settings.game).rules
        self.other_rules = course if course and course.is_of_other_rules(rules) else None
        """How the table stood, if that was under other rules: it can be looked at, no more."""
        # The rules of today may not know the options and components of then.
        self.game: Game = (
            load(settings.game, {})
            if self.other_rules
            else load(settings.game, settings.options, settings.components)
        )
        self.phrases = phrases_of(self.game)
        """What people can say here; no part of the game."""
        self.match: Match | None = None
        self.clocks = course.clocks if course else clocks.Clocks()
        self.questions = Questions(self.game.player_of, moves, course.taken_back if course else {})
        self.stand_ins = StandIns(course.stood_in if course else {})
        self.kept_moves = 0
        """How many moves are as they were when the table was stored last."""
        self.forgotten: dict[int | None, int] = {}
        """Where something was just taken back: how much of what each had heard still counts."""
        self.ran_out: int | None = None
        """The seat whose time has just run out, until all have heard of it."""
        self.clocks_anew = False
        """Whether the clocks had to be set anew, until somebody plays on."""
        self._shown: tuple[Any, wire.TableInfo] | None = None
        """What was shown last, and of what it was made."""
        self._stuck: dict[int, wire.Notice] = {}
        """The players whose bot gives no answer."""
        if self.other_rules is None and (moves or self.settings.is_full):
            self._begin(moves)

    # ---- questions

    @property
    def status(self) -> Status:
        if self.other_rules is not None:
            return self.other_rules.status
        if self.match is None:
            return "waiting"
        return "over" if self.match.state.over else "playing"

    def can_take_back(self, player: int) -> list[Answer]:
        """The answers that a player can take back, the last first."""
        if self.match is None or self.settings.chairs[player].bot is not None:
            return []
        return self.questions.last(player, self.match.can_take_back(player))

    @property
    def is_hidden(self) -> bool:
        """Whether people act at the same time, and unseen by each other."""
        return self.match is not None and self.match.state.hidden

    def asked(self) -> list[int]:
        """The seats that have a question open."""
        return [s for s in self.match.state.actors() if s != CHANCE] if self.match else []

    def is_bots(self, seat: int) -> bool:
        """Whether a bot plays here, for itself or for somebody who has left."""
        return self.settings.chairs[self.game.player_of(seat)].bot is not None

    # ---- what each may see

    def course(self) -> Course:
        """How the table stands."""
        outcome = self.match.state.outcome if self.match else None
        return self.other_rules or Course(
            rules=self.game.rules,
            status=self.status,
            whose_turn=sorted({self.game.player_of(seat) for seat in self.asked()}),
            winners=[*outcome.winners] if outcome else [],
            scores=[*outcome.scores] if outcome else [],
            reason=outcome.reason.id if outcome else None,
            taken_back=self.questions.void,
            stood_in=self.stand_ins.spans,
            clocks=self.clocks,
        )

    def notice(self) -> wire.Notice | None:
        """What is wrong with the table."""
        if self.other_rules is not None:
            return wire.Notice(
                "other-rules", {"stored": self.other_rules.rules, "now": self.game.rules}
            )
        if self._stuck:
            return next(iter(self._stuck.values()))
        return wire.Notice("clocks-anew", {}) if self.clocks_anew else None

    def info(self, guest: str) -> wire.TableInfo:
        """What everybody may know besides the game, as it is told to this device."""
        return info(self.id, self.settings, self.course(), guest, self.notice())

    def shown(self) -> wire.TableInfo:
        """The same for whoever doesn't belong to it: one object, as long as nothing of it changes.

        A move changes nothing of it, unless it ends the game or somebody was stuck.
        """
        settings = msgspec.json.encode(self.settings)
        outcome = self.match.state.outcome if self.match else None
        of = settings, self.status, outcome, self.notice(), bool(self.stand_ins.spans)
        if self._shown is None or self._shown[0] != of:
            before, info = self._shown, self.info("")
            self._shown = of, before[1] if before and before[1] == info else info
        return self._shown[1]

    # ---- what people do

    def sit(self, guest: str, name: str, player: int | None, nonce: str = "") -> int:
        """Takes a free chair; the game begins when it was the last."""
        self.check_rules()
        if self.match is not None:
            raise Refused("table-full")
        player = self.settings.take_chair(guest, name, player, nonce)
        self._begin_if_full()
        return player

    def stand(self, guest: str, player: int, how: Literal["resign", "leave", "return"]) -> None:
        """Resigns, leaves for a while (a bot plays on), or is back."""
        self.check_rules()
        if self.status == "over":
            raise Refused("is-over")
        chair = self.settings.own_chair(guest, player)
        if how == "return":
            if chair.resigned:
                raise Refused("resigned")
            chair.bot = None
            self._stuck.pop(player, None)
        elif self.match is None:
            chair.guest, chair.name, chair.kept_for, chair.nonce = None, "", None, ""
        else:
            chair.bot = chair.bot or self._stand_in()
            chair.resigned = chair.resigned or how == "resign"

    def replace(self, guest: str, player: int, gone: Mapping[str, float]) -> None:
        """Lets a bot play: for somebody who is gone, for a bot that is stuck, or in a free chair.

        `gone` are the devices that don't look at the table, with the seconds since they did. A host
        may do so at any time, all others at the table where nobody else can.
        """
        self.check_rules()
        chair, host = self.settings.chair(player), self.settings.host
        if guest != host and not self.settings.players_of(guest):
            raise Refused("not-your-table")
        instead_of: str | None = None
        if self.match is None:
            if not chair.is_free:
                raise Refused("nobody-to-replace")
            if guest != host:
                if host not in gone:
                    raise Refused("host-only")
                if gone[host] < AWAY:
                    raise Refused("host-not-gone-long", seconds=ceil(AWAY - gone[host]))
            chair.kind, chair.name, chair.kept_for = "bot", "", None
        elif player in self._stuck:
            instead_of = str(self._stuck.pop(player).values["bot"])
        elif chair.kind == "bot":
            raise Refused("nobody-to-replace")
        elif chair.bot is not None:
            return
        elif guest != host:
            self._check_gone(gone.get(chair.guest or ""))
        chair.bot = self._stand_in(instead_of)
        self._begin_if_full()

    def _check_gone(self, seconds: float | None) -> None:
        if seconds is None:
            raise Refused("is-back")
        if seconds < AWAY:
            raise Refused("not-gone-long", seconds=ceil(AWAY - seconds))

    def hand_over(self, player: int, giver: str, guest: str) -> None:
        """Another device sits here from now on, if the one that gave the link still does."""
        self.check_rules()
        chair = self.settings.chair(player)
        if chair.guest != giver:
            raise Refused("link-used")
        chair.guest = guest

    def move(self, guest: str, seat: int, question: int, action: list[Any]) -> None:
        """An answer. One that was given before is harmless, one that comes too late is refused."""
        match, chair = self._match_for(guest, seat)
        if self.questions.given(seat, question) == action:
            return
        if self.questions.is_void(seat, question):
            raise Refused("taken-back")
        self._check_number(seat, question)
        read = self.game.actions.read(action)
        if chair.bot:
            raise Refused("bot-plays")
        self._apply(match, seat, read)

    def rest(self, guest: str, seat: int, question: int) -> None:
        """The table answers for a seat until something is asked that isn't routine.

        What was answered before is so already.
        """
        match, chair = self._match_for(guest, seat)
        if self.questions.is_void(seat, question):
            raise Refused("taken-back")
        if self.questions.given(seat, question) is not None:
            return
        self._check_number(seat, question)
        if chair.bot:
            raise Refused("bot-plays")
        if routine(self.game.name, match.state.options(seat)) is None:
            raise Refused("not-routine")
        while action := routine(self.game.name, match.state.options(seat)):
            self._apply(match, seat, action)

    def _apply(self, match: Match, seat: int, action: Action) -> None:
        match.apply(seat, action)
        self.questions.answer(seat, action.json())
        # In hidden lanes a notice that goes would tell that somebody has acted.
        if not self.is_hidden:
            self.clocks_anew = False
            people = {p for p, chair in enumerate(self.settings.chairs) if chair.bot is None}
            for player in {self.game.player_of(seat), *people}:
                self._stuck.pop(player, None)

    def take_back(self, guest: str, seat: int, question: int, now: float) -> None:
        """Takes back the last answer of a seat; what was taken back before is so already.

        With a clock nobody gains time by it: the question that is open again has what is left of
        its own time, and once that is over its answer stands.
        """
        match, chair = self._match_for(guest, seat)
        if self.questions.is_void(seat, question):
            return
        self._check_number(seat, question)
        if chair.bot:
            raise Refused("bot-plays")
        player = self.game.player_of(seat)
        answers = self.can_take_back(player)
        if not answers or answers[0][0] != seat:
            raise NotAllowed("nothing-to-take-back", game=self.game.name)
        if self.settings.clock is not None:
            if not self.clocks.left_of(answers[0], now):
                raise Refused("time-is-up")
            self.clocks.open_again(answers[0], question + 1, now)
        before, moves = match.history, [*match.record.moves]
        match.take_back(player)
        self.questions.take_back(player)
        self.kept_moves = min(self.kept_moves, in_common(moves, match.record.moves))
        self.forgotten = {
            viewer: in_common(before.of(viewer), match.history.of(viewer))
            for viewer in (None, *range(self.game.players))
        }

    def take_in_hand(self, guest: str, seat: int, question: int, now: float) -> None:
        """Of the people who share a device, the one who is asked has it now."""
        self._match_for(guest, seat)
        if self.settings.clock is not None:
            self.clocks.take_in_hand(seat, question, now, self.settings.clock)

    def check_seat(self, guest: str, seat: int) -> None:
        """Refuses what this device wishes in the name of a seat that isn't its own."""
        self._match_for(guest, seat)

    def _match_for(self, guest: str, seat: int) -> tuple[Match, Chair]:
        """The match and the chair of a seat, if it is this device's."""
        self.check_rules()
        if self.match is None:
            raise Refused("not-begun")
        if not 0 <= seat < self.game.seats:
            raise Refused("not-your-seat")
        return self.match, self.settings.own_chair(guest, self.game.player_of(seat))

    def _check_number(self, seat: int, question: int) -> None:
        number = self.questions.open(seat)
        if question != number:
            raise Refused("too-late" if question < number else "too-early")

    # ---- bots

    def bots_asked(self, now: float) -> list[int]:
        """The seats for which a bot has to answer now."""
        late = self.clocks.run_out(now) if self.clocks.open else []
        players = {seat: self.game.player_of(seat) for seat in self.asked()}
        asked = [
            seat
            for seat, player in players.items()
            if player not in self._stuck
            and (self.settings.chairs[player].bot is not None or seat in late)
        ]
        return asked if asked and self.settings.is_attended else []

    def takes_time(self, seat: int) -> bool:
        """Whether a bot is to answer here as slowly as people do: once for each choice.

        Into how many questions one is split everybody knows. Whose time is over had it.
        """
        assert self.match is not None
        step = self.match.state.question(seat)
        return self.is_bots(seat) and not (step is not None and step.continues)

    def thought(self, seat: int) -> Thought:
        """What the bot of a seat is to think about: its own or, where time is over, another."""
        assert self.match is not None
        question = self.questions.open(seat)
        return Thought(seat, question, self._bot_of(seat), self.match.asked(seat))

    def answer(self, thought: Thought, written: list[Any], now: float) -> None:
        """A bot's answer, if the question is still the one that it thought about.

        Where several act at the same time it doesn't matter what others have done meanwhile, as
        long as the answer is still possible.
        """
        if self._is_timely(thought, now):
            assert self.match is not None
            action = self.game.actions.read(written)
            if action not in self.match.state.options(thought.seat):
                return
            if thought.seat in self.clocks.run_out(now):
                self.ran_out = thought.seat
            self._apply(self.match, thought.seat, action)
            self._note_stand_in(thought)

    def _note_stand_in(self, thought: Thought) -> None:
        chair = self.settings.chairs[self.game.player_of(thought.seat)]
        if chair.kind == "person":
            why: wire.Why = "resigned" if chair.resigned else "away" if chair.bot else "time"
            self.stand_ins.note(thought.seat, thought.question, why)

    def get_stuck(self, thought: Thought, id: Trouble, now: float) -> None:
        """A bot has given no answer: its table waits, and says so."""
        if self._is_timely(thought, now):
            player = self.game.player_of(thought.seat)
            self._stuck[player] = wire.Notice(id, {"player": player, "bot": thought.bot})

    def _is_timely(self, thought: Thought, now: float) -> bool:
        seat = thought.seat
        asked = (self.questions.open(seat), self._bot_of(seat))
        return seat in self.bots_asked(now) and asked == (thought.question, thought.bot)

    def _bot_of(self, seat: int) -> str:
        """The bot that plays in a seat, or would if time is over."""
        return self.settings.chairs[self.game.player_of(seat)].bot or self._stand_in()

    # ---- clocks

    def may_see_clock(self, guest: str, seat: int) -> bool:
        """A clock that starts anew would tell that a seat has answered in its hidden lane."""
        return not self.is_hidden or self.game.player_of(seat) in self.settings.players_of(guest)

    # ---- helpers

    def _begin_if_full(self) -> None:
        if self.match is None and self.settings.is_full:
            self._begin(())

    def _begin(self, moves: Sequence[list[Any]]) -> None:
        # Everybody who tries a daily challenge meets the same luck.
        lots = self.settings.daily is not None
        added = [chair.nonce for chair in self.settings.chairs]
        nonces = added if self.settings.is_dealt else None
        match = Match(self.game, self.settings.seed, lots=lots, nonces=nonces)
        if moves:
            match = Match.resume(self.game, msgspec.structs.replace(match.record, moves=[*moves]))
        self.match = match

    def check_rules(self) -> None:
        """Refuses what needs today's rules, if it was played by others."""
        if self.other_rules is not None:
            raise Refused("other-rules", stored=self.other_rules.rules, now=self.game.rules)

    def _stand_in(self, instead_of: str | None = None) -> str:
        """The bot that plays for people who are away: the regular, or the next one."""
        bots = in_turn(self.game.name)
        after = bots.index(instead_of) + 1 if instead_of in bots else 0
        return bots[after % len(bots)]


def in_common(one: Sequence[Any], other: Sequence[Any]) -> int:
    """With how many same entries both begin."""
    pairs = zip(one, other, strict=False)
    different = (number for number, (a, b) in enumerate(pairs) if a != b)
    return next(different, min(len(one), len(other)))
