"""Records: a game as the list of its moves. Log, replay, undo and recovery are derived from it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from ossuary.kernel.action import Action, Json
from ossuary.kernel.chance import Chances, Draws, Lots
from ossuary.kernel.error import BadOption, NotAllowed, Unreadable
from ossuary.kernel.game import Game
from ossuary.kernel.listener import Listener
from ossuary.kernel.state import State
from ossuary.kernel.step import CHANCE

FORMAT = 1
Move = list[Json]
"""Who and what: [0, "bid", 3], or ["chance", "lose", "skull"]."""


class Proof(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    repr_omit_defaults=True,
):
    """Where the draws came from, so that they can be checked."""

    seed: int | str
    lots: bool = False
    """Whether lots were drawn, so that many who play with this seed can be compared."""
    nonces: list[str] | None = None
    """What each player has added to the seed, "" where nobody has; None: it stands alone."""
    seal: str | None = None
    """The hash of the whole finished record: whatever is changed in it doesn't fit it any more."""

    def __post_init__(self) -> None:
        if any("\n" in nonce for nonce in self.nonces or ()):
            raise ValueError("nonces")

    def draws(self) -> Draws:
        kind = Lots if self.lots else Draws
        return kind.of_seed(self.seed, self.nonces)

    @property
    def hash(self) -> str:
        """What binds whoever keeps the seed to it, and doesn't tell it."""
        return sha256(str(self.seed).encode()).hexdigest()


class Drawn(NamedTuple):
    """A draw as it was made: what could be drawn, and what was."""

    number: int
    """Counted from 0."""
    chances: Chances
    action: Action


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game from its start to wherever it has come."""

    ossuary: int
    """The version of the format."""
    game: str
    rules: int
    """The version of the game's rules."""
    options: dict[str, Any]
    components: dict[str, Any] | None = None
    """Cards, tiles and boards, where they are not the game's own."""
    players: list[str] | None = None
    """Who sits where, by player."""
    language: str | None = None
    """What those who play it are spoken to in."""
    proof: Proof | None = None
    moves: list[Move]

    @staticmethod
    def read(text: str | bytes) -> Record:
        """A record from its text; what can't be read is refused with what is wrong."""
        try:
            data = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Unreadable("record-not-json") from None
        if not isinstance(data, dict) or "ossuary" not in data:
            raise Unreadable("record-foreign")
        if data["ossuary"] != FORMAT:
            raise Unreadable("record-format", found=str(data["ossuary"]), known=FORMAT)
        try:
            return msgspec.convert(data, Record)
        except msgspec.ValidationError as error:
            raise Unreadable("record-shape", detail=str(error)) from None

    def text(self) -> str:
        """The record as JSON, one line."""
        return msgspec.json.encode(self).decode() + "\n"

    def seal(self) -> str:
        """The hash of all that stands in it besides a seal, however it is laid out."""
        proof = self.proof and msgspec.structs.replace(self.proof, seal=None)
        plain = msgspec.structs.replace(self, proof=proof)
        return sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()

    def sealed(self) -> Record:
        """The same with its seal, to be given out once the game is over."""
        if self.proof is None:
            raise Unreadable("record-no-seed")
        proof = msgspec.structs.replace(self.proof, seal=self.seal())
        return msgspec.structs.replace(self, proof=proof)

    def verify(self, game: Game) -> list[Drawn]:
        """Checks a finished game whole: rules, draws and, if it has one, its seal."""
        if self.proof is None:
            raise Unreadable("record-no-seed")
        drawn: list[Drawn] = []
        if not self.replay(game, drawn=drawn).over:
            raise Unreadable("record-unfinished")
        if self.proof.seal is not None and self.proof.seal != self.seal():
            raise Unreadable("record-seal")
        return drawn

    def replay(
        self,
        game: Game,
        upto: int | None = None,
        listener: Listener | None = None,
        drawn: list[Drawn] | None = None,
    ) -> State[Any]:
        """The state after the first `upto` moves (all of them by default), each move checked.

        Where there is a proof, what was drawn is noted in `drawn`.
        """
        if self.components != game.other_components:
            raise Unreadable("record-components")
        if (self.game, self.options) != (game.name, game.options.json()):
            raise Unreadable("record-other-game", found=self.game, known=game.name)
        if self.rules != game.rules:
            raise Unreadable("record-rules", found=self.rules, known=game.rules, name=game.name)
        if self.proof and self.proof.nonces and len(self.proof.nonces) != game.players:
            raise Unreadable("record-shape", detail="nonces")
        draws = self.proof.draws() if self.proof else None
        state = game.start(listener)
        number_drawn = 0
        for number, move in enumerate(self.moves[:upto], 1):
            actor = self._actor(number, move)
            try:
                action = game.actions.read(move[1:])
            except Unreadable as error:
                raise self._bad_move(game, number) from error
            if actor == CHANCE and draws and action in state.options(CHANCE):
                chances = state.chances()
                if action is not draws.draw(number_drawn, chances):
                    raise Unreadable("record-draw", number=number)
                if drawn is not None:
                    drawn.append(Drawn(number_drawn, chances, action))
                number_drawn += 1
            try:
                state.apply(actor, action)
            except NotAllowed as error:
                raise self._bad_move(game, number) from error
        return state

    @staticmethod
    def _bad_move(game: Game, number: int) -> Unreadable:
        """The error that says which move; why is said by its cause."""
        return Unreadable("record-move", game=game.name, number=number)

    @staticmethod
    def _actor(number: int, move: Move) -> int:
        actor = move[0] if move else None
        if actor == "chance":
            return CHANCE
        if isinstance(actor, int) and actor >= 0:
            return actor
        raise Unreadable("record-actor", number=number)


def new_record(
    game: Game,
    players: list[str] | None = None,
    seed: int | str | None = None,
    lots: bool = False,
    nonces: list[str] | None = None,
) -> Record:
    """The record of a game that has not begun."""
    if players is not None:
        _check_names(players, game.players)
    return Record(
        ossuary=FORMAT,
        game=game.name,
        rules=game.rules,
        options=game.options.json(),
        components=game.other_components,
        players=players,
        proof=None if seed is None else _proof(seed, lots, nonces),
        moves=[],
    )


def _check_names(names: list[str], players: int) -> None:
    """Raises BadOption if these can't be the players' names in a record."""
    if not isinstance(names, list) or len(names) != players:
        raise BadOption("players-number", given=len(names), needed=players)
    for name in names:
        if not isinstance(name, str) or not _is_text(name):
            raise BadOption("player-name", value=ascii(name))


def _is_text(name: str) -> bool:
    """Whether a text can be written to a file."""
    try:
        name.encode()
    except UnicodeError:
        return False
    return True


def _proof(seed: int | str, lots: bool, nonces: list[str] | None) -> Proof:
    """The proof of a seed that can be written into a record and read again."""
    try:
        proof = Proof(seed, lots, nonces)
        if msgspec.json.decode(msgspec.json.encode(proof), type=Proof) == proof:
            return proof
    except (msgspec.MsgspecError, ValueError, OverflowError, TypeError):
        pass
    raise BadOption("seed", value=ascii(seed if nonces is None else [seed, nonces]))
