"""Nothing leaks: swapping what a device can't know changes no byte that is sent to it.

A whole game is played; then it is played again with other secrets behind the same public story,
and every byte for the device must be the same. The swapped game is a true one with its own history.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ossuary.kernel.action import Action
from ossuary.kernel.error import OssuaryError
from ossuary.kernel.match import Match
from ossuary.kernel.step import CHANCE
from ossuary.kernel.view import EVERYBODY
from ossuary.server import wire
from ossuary.server.audience import Audience, Visitor
from ossuary.server.proofs import proof_of
from ossuary.server.refusals import refusal
from ossuary.server.settings import new_settings
from ossuary.server.sights import sights
from ossuary.server.tables import HostedTable
from ossuary.server.talk import Talk
from tests.server.inside import GUESTS, LINK

STRANGER = "a stranger"
CASES = [
    ("skull", {"players": 3}, 6),
    ("skull", {"players": 3, "show": True}, 6),
    ("skull", {"players": 3, "tribes": 2}, 6),
    ("nightmarium", {"players": 3, "seals": True}, 1),
]
"""Games, their options, and how often each is played."""


def new_table(game: str, options: dict[str, Any], together: bool) -> HostedTable:
    """Three people at a table; together: the first two at one device."""
    table = HostedTable("t", new_settings(wire.NewTable(game, options, [LINK] * 3), "ola", "seed"))
    for player, guest in enumerate(GUESTS):
        table.settings.chairs[player].guest = "ola" if together and player == 1 else guest
        table.settings.chairs[player].name = guest
    return HostedTable("t", table.settings)


def sent(table: HostedTable, guest: str) -> bytes:
    """All that goes to a device: the update, who is there when another comes, and what it hears
    when it tries what isn't its own."""
    audience, told = Audience(), list[Any]()
    visitor = Visitor(guest, told.append)
    audience.enter(visitor)
    audience.tell(table, 0, visitor)
    others = {str(chair.guest) for chair in table.settings.chairs} - {guest}
    for other in others:
        audience.enter(Visitor(other, lambda _: None))
    audience.tell_presence(table, 0)
    assert len(told) == (2 if others else 1)
    refusals, talk = [], Talk()
    for seat in range(table.game.seats):
        if guest == table.settings.chairs[table.game.player_of(seat)].guest:
            continue
        for action in (["place", "skull"], ["flip", 0], ["bid", 1], ["nonsense"], None):
            try:
                if action is None:
                    table.take_back(guest, seat, table.questions.open(seat), 0)
                else:
                    table.move(guest, seat, table.questions.open(seat), list(action))
            except OssuaryError as error:
                refusals.append(refusal(error))
        with pytest.raises(OssuaryError) as silenced:
            talk.say(table, guest, wire.Say(seat, "yes"), 0)
        refusals.append(refusal(silenced.value))
    # A finished game shows where its draws came from; until then nobody learns anything of it.
    proof = None if table.status == "over" else proof_of(table)
    return msgspec.json.encode([told, talk.so_far(table), refusals, proof])


def alike(options: tuple[Action, ...], action: Action) -> list[Action]:
    """The options that look the same to those who may not know."""
    return [option for option in options if option.redacted == action.redacted]


def public(match: Match) -> list[Any]:
    """What everybody can see happen: the moves as others see them, and the events."""
    return [
        (heard.actor, heard.name, heard.values if heard.actor is None else None)
        for heard in match.history.of(EVERYBODY)
    ]


def swapped(table: HostedTable, guest: str, upto: int, rng: Random) -> HostedTable | None:
    """The same public story up to a move, with other secrets; None if these don't fit it."""
    assert table.match is not None
    own = table.settings.players_of(guest)
    other = HostedTable(table.id, table.settings)
    assert other.match is not None
    # Chance is told here as well, so the match must not draw by itself.
    match = Match.__new__(Match)
    match.__dict__.update(Match(table.game, "seed").__dict__)
    match.record.moves.clear()
    match.history = type(match.history)(table.game)
    match.state = table.game.start(match.history)
    other.match = match
    for move in table.match.record.moves[:upto]:
        actor = CHANCE if move[0] == "chance" else int(str(move[0]))
        action = table.game.actions.read(move[1:])
        step = match.state.question(actor)
        if step is None:
            return None
        knower = step.seen_by()
        if not (knower >= 0 and table.game.player_of(knower) in own):
            choices = alike(match.state.options(actor), action)
            if not choices:
                return None
            action = rng.choice(choices)
        if action not in match.state.options(actor):
            return None
        match.state.apply(actor, action)
        match.record.moves.append([move[0], *action.json()])
    return other


def told_until(table: HostedTable, upto: int) -> HostedTable:
    """The table as it was after so many moves."""
    assert table.match is not None
    cut = HostedTable(table.id, table.settings)
    assert cut.match is not None
    history = type(cut.match.history)(table.game)
    cut.match.history = history
    cut.match.record.moves[:] = table.match.record.moves[:upto]
    cut.match.state = cut.match.record.replay(table.game, listener=history)
    return cut


@pytest.mark.parametrize("together", [False, True], ids=["apart", "together"])
@pytest.mark.parametrize(("game", "options", "games"), CASES, ids=str)
def test_swapping_what_a_device_cannot_know_changes_no_byte(
    game: str, options: dict[str, Any], games: int, together: bool, fresh_seed: int
) -> None:
    rng = Random(fresh_seed)
    compared = 0
    for _ in range(games):
        table = new_table(game, options, together)
        assert table.match is not None
        while not table.match.state.over and len(table.match.record.moves) < 40:
            seat = rng.choice(table.asked())
            action = rng.choice(table.match.state.options(seat))
            player = table.settings.chairs[table.game.player_of(seat)]
            table.move(str(player.guest), seat, table.questions.open(seat), action.json())
        for upto in range(1, len(table.match.record.moves) + 1):
            cut = told_until(table, upto)
            assert cut.match is not None
            for guest in {*(str(chair.guest) for chair in table.settings.chairs), STRANGER}:
                for _ in range(4):
                    other = swapped(table, guest, upto, rng)
                    if other is None or other.match is None:
                        continue
                    is_other = other.match.record.moves != cut.match.record.moves
                    if is_other and public(other.match) == public(cut.match):
                        assert sent(other, guest) == sent(cut, guest)
                        compared += 1
    assert compared > 20


def test_messages_of_secret_moves_have_the_same_size_and_text_for_others() -> None:
    messages = set()
    for face in ("flower", "skull"):
        table = new_table("skull", {"players": 3}, together=False)
        table.move("ola", 0, 0, ["place", face])
        messages.add(sent(table, "bob"))
        messages.add(sent(table, STRANGER))
    assert len(messages) == 2


@pytest.mark.usefixtures("hidden_lanes")
def test_taking_back_in_a_hidden_lane_changes_no_byte_for_others() -> None:
    messages = set()
    for planted in ([], [1], [1, 3]):
        table = new_table("fields", {}, together=False)
        table.move("bob", 1, 0, ["plant", 2])
        for number in planted:
            table.move("ola", 0, table.questions.open(0), ["plant", number])
        messages |= {sent(table, "bob"), sent(table, STRANGER)}
        for _ in planted:
            table.take_back("ola", 0, table.questions.open(0), 0)
            messages |= {sent(table, "bob"), sent(table, STRANGER)}
    assert len(messages) == 2


def bad_bones_in(phase: int) -> HostedTable:
    """Three people at a table of Bad Bones, before anybody has acted in a phase."""
    table = new_table("badbones", {"players": 3}, together=False)
    assert table.match is not None
    while table.match.state.view(None).phase < phase:
        seat = table.asked()[0]
        action = table.match.state.options(seat)[-1]
        table.move(GUESTS[seat], seat, table.questions.open(seat), action.json())
    return table


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_what_is_done_in_a_phase_of_bad_bones_changes_no_byte_for_others(phase: int) -> None:
    """Nobody else sees it before the phase ends; whether a seat is done is public."""
    theirs, own = set(), set()
    for seed in range(6):
        table, rng = bad_bones_in(phase), Random(seed)
        assert table.match is not None
        action = rng.choice(table.match.state.options(0))
        table.move("ola", 0, table.questions.open(0), action.json())
        for guest in ("bob", STRANGER):
            theirs.add((guest, 0 in table.asked(), sent(table, guest)))
        own.add(sent(table, "ola"))
    assert len(own) > 1
    assert len(theirs) == len({(guest, is_asked) for guest, is_asked, _ in theirs})


def test_what_can_be_said_depends_on_nothing_that_has_happened() -> None:
    """What somebody tells of their own is theirs to tell; the house adds nothing to it."""
    heard = set()
    for answered in (0, 1, 2, 6):
        table = new_table("badbones", {"players": 3, "coop": True}, together=False)
        assert table.match is not None
        for number in range(answered):
            seat = table.asked()[number % len(table.asked())]
            action = table.match.state.options(seat)[0]
            table.move(GUESTS[seat], seat, table.questions.open(seat), action.json())
        talk = Talk()
        told = talk.say(table, "ola", wire.Say(0, "tower", ["b2"]), 0)
        with pytest.raises(OssuaryError) as refused:
            talk.say(table, "ola", wire.Say(0, "tower", ["c3"]), 0)
        heard.add(msgspec.json.encode([told, talk.so_far(table), refusal(refused.value)]))
    assert len(heard) == 1


def test_what_can_be_taken_back_is_told_to_its_own_player_alone() -> None:
    table = new_table("skull", {"players": 3}, together=True)
    table.move("ola", 0, 0, ["place", "skull"])
    assert [sight.taking_back for sight in sights(table, "ola", {})] == [
        None,
        wire.TakingBack(seat=0, number=1, answers=1),
        None,
    ]
    for guest in ("zoe", STRANGER):
        assert [sight.taking_back for sight in sights(table, guest, {})] == [None]


def test_a_device_with_two_players_gets_a_view_for_each_one_for_all_and_no_more() -> None:
    table = new_table("skull", {"players": 3}, together=True)
    seen = sights(table, "ola", {})
    assert [sight.player for sight in seen] == [None, 0, 1]
    for sight in seen:
        known = [seat.hand is not None for seat in sight.view.seats]
        assert known == [seat == sight.player for seat in range(3)]
    assert [sight.player for sight in sights(table, STRANGER, {})] == [None]


def foresees(table: HostedTable, guest: str) -> bool:
    return any(asked.foreseen for sight in sights(table, guest, {}) for asked in sight.questions)


@pytest.mark.parametrize(
    "options", [{"players": 3}, {"players": 1, "monstrance": True}], ids=["together", "alone"]
)
def test_what_is_foreseen_depends_on_nothing_that_lies_ahead(options: dict[str, Any]) -> None:
    """The same story under another seed: what will be drawn is in no byte."""
    rng, compared = Random(5), 0
    guests = GUESTS[: options["players"]]
    wish = wire.NewTable("sedlec", options, [LINK] * len(guests))
    settings = new_settings(wish, "ola", "another seed")
    for chair, guest in zip(settings.chairs, guests, strict=True):
        chair.guest = chair.name = guest
    table = HostedTable("t", settings)
    assert table.match is not None
    while not table.match.state.over:
        (seat,) = table.asked()
        action = rng.choice(table.match.state.options(seat))
        table.move(guests[seat], seat, table.questions.open(seat), action.json())
        upto = len(table.match.record.moves)
        cut = told_until(table, upto)
        for guest in (*guests, STRANGER):
            other = swapped(table, guest, upto, rng)
            assert other is not None
            assert other.match is not None
            assert other.match.record.proof != table.match.record.proof
            assert sent(other, guest) == sent(cut, guest)
            compared += foresees(cut, guest)
            assert guest in guests or not foresees(cut, guest)
    assert compared > 5
