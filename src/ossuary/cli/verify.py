"""`ossuary verify`: a finished record, checked whole: rules, draws, secret, nonces and seal."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from ossuary.cli import saves
from ossuary.cli.output import console, player_names, say_words
from ossuary.kernel.error import BadOption, Unreadable
from ossuary.kernel.record import Proof
from ossuary.shelf.words import Words


def verify(given: argparse.Namespace) -> int:
    record, game = saves.read(Path(given.file))
    if record.proof is None:
        raise Unreadable("verify-no-proof")
    # What somebody has noted comes first: a record may be sound, and of another secret.
    if given.hash is not None and not re.fullmatch("[0-9a-fA-F]{64}", given.hash):
        raise BadOption("verify-hash-short")
    if given.hash is not None and given.hash.lower() != record.proof.hash:
        raise Unreadable("verify-hash", found=record.proof.hash, given=given.hash)
    if given.nonce is not None and given.nonce not in (record.proof.nonces or ()):
        raise Unreadable("verify-nonce", given=given.nonce)
    drawn = record.verify(game)
    speaker = say_words(given.lang, game.name)
    players = record.players or [
        speaker.say("player-name", number=number + 1) for number in range(game.players)
    ]
    names = player_names(speaker, players)
    lines = [
        speaker.say("verified", title=speaker.say("title")),
        speaker.say("verified-players", who=", ".join(names)),
        speaker.say("verified-moves", moves=len(record.moves) - len(drawn)),
        speaker.say("verified-draws", draws=len(drawn)),
        *_proof_lines(record.proof, names, speaker, given),
    ]
    for line in lines:
        console().print(line, markup=False, soft_wrap=True)
    return 0


def _proof_lines(
    proof: Proof, names: list[str], speaker: Words, given: argparse.Namespace
) -> list[str]:
    nonces = proof.nonces or []
    added = [f"{name} {nonce}" for name, nonce in zip(names, nonces, strict=False) if nonce]
    return [
        speaker.say("verified-hash-noted" if given.hash else "verified-hash", hash=proof.hash),
        speaker.say("verified-nonces", nonces=", ".join(added))
        if added
        else speaker.say("verified-no-nonces"),
        speaker.say("verified-seal", seal=proof.seal)
        if proof.seal
        else speaker.say("verified-no-seal"),
    ]
