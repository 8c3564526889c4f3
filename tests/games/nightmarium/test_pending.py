"""What is pending is told in the view, once for all who show it, and by events while it changes."""

from __future__ import annotations

from tests.conftest import rule
from tests.games.nightmarium.scenario import Scenario


def links(game: Scenario) -> list[str]:
    chain = game.view.chain
    return [] if chain is None else [f"{one.part} {one.ability} {one.state}" for one in chain.links]


def debts(game: Scenario) -> list[tuple[int, str | None]]:
    return [(debt.seat, debt.legion) for debt in game.view.debts]


def values(game: Scenario, *names: str) -> list[tuple[object, ...]]:
    return [(heard.name, *heard.values) for heard in game.told(*names)]


# ---- the actions of a turn


@rule("NM-02", "NM-04")
def test_the_action_and_the_legion_of_a_second_card() -> None:
    game = Scenario("3 6", "30")
    assert (game.view.action, game.view.bound) == (1, None)
    game.do("play 3, put legs 1")
    assert (game.view.action, game.view.bound) == (2, "necromunculus")
    # The second card binds no other.
    game.do("play 6")
    assert (game.view.action, game.view.bound) == (2, None)
    assert values(game, "second", "bound") == [("bound", 0, "necromunculus"), ("second", 0)]


@rule("NM-04")
def test_a_second_card_after_a_draw_binds_nobody() -> None:
    game = Scenario("3", "30", draws="6").do("draw", "play 3")
    assert game.view.bound is None
    assert not game.told("bound")


@rule("NM-07")
def test_how_many_are_discarded_and_drawn_is_told_once() -> None:
    game = Scenario("3 6 9", "30", draws="1 2").do("discard 3, discard 6, done", "discard 9, done")
    assert values(game, "exchanged") == [("exchanged", 0, 2, 1), ("exchanged", 0, 1, 0)]


@rule("NM-20")
def test_how_many_a_wailer_draws_is_told() -> None:
    # 46 is a Wailer; of all the others only one card is left.
    game = Scenario("46", "", creatures={0: ["3 35"]}, draws="1 2").do("play 46, put head 1")
    assert values(game, "draws") == [("draws", 0, 2)]
    game = Scenario("46", "", creatures={0: ["3 35"]}, rest_to=1, discard="1", draws="1")
    assert values(game.do("play 46, put head 1"), "draws") == [("draws", 0, 1)]


# ---- the chain


@rule("NM-12")
def test_a_chain_says_what_has_acted_what_acts_and_what_comes() -> None:
    # 94 Executioner, 53 Devourer, 36 none, 12 Wailer.
    creatures = {0: ["12 53", "30"], 1: ["33 35"]}
    game = Scenario("94 4", "87", creatures=creatures, draws="1 2").do("play 94, put head 1")
    assert game.view.chain is not None
    assert (game.view.chain.place, game.view.chain.then) == (1, None)
    assert links(game) == ["head executioner now", "torso devourer next", "legs wailer next"]
    game.do("execute 1 1")
    assert links(game) == ["head executioner done", "torso devourer now", "legs wailer next"]
    game.do("devour 2")
    assert game.view.chain is None
    told = [("chain", 0, 1, "executioner", "devourer", "wailer"), ("second", 0)]
    assert values(game, "chain", "second") == told


@rule("NM-12")
def test_cards_without_ability_are_no_links() -> None:
    game = Scenario("94", "87", creatures={0: ["3 35"], 1: ["33"]}).do("play 94, put head 1")
    assert links(game) == ["head executioner now"]
    assert values(game, "chain") == [("chain", 0, 1, "executioner", "none", "none")]
    plain = Scenario("4", "87", creatures={0: ["3 35"]}).do("play 4, put head 1")
    assert not plain.told("chain")


def test_a_card_that_an_action_puts_is_no_chain() -> None:
    game = Scenario("4", "87", creatures={0: ["3 35"]}).do("play 4")
    assert game.view.chain is None


@rule("NM-31")
def test_a_seal_offers_the_abilities_of_its_legion() -> None:
    # 1 and 9 are Scavengers of the seal's legion, 34 is a manster.
    game = Scenario("109", "87", creatures={0: ["9 34 1"], 1: ["33", "36"]}, seals=True)
    game.do("play 109, put seal 1")
    assert links(game) == ["head scavenger next", "legs scavenger next"]
    assert values(game, "chain") == [("chain", 0, 1, "scavenger", "none", "scavenger")]
    assert links(game.do("replay")) == ["head scavenger now", "legs scavenger next"]


@rule("NM-29")
def test_a_creature_completed_by_a_singer_comes_next_and_the_rest_of_the_chain_is_off() -> None:
    # 55, 56 and 57 are Singers; the first turns up a head for creature 2, and legs.
    creatures = {0: ["57 86", "3 35"], 1: ["33"]}
    game = Scenario("55", "87", creatures=creatures, draws="94 36").do("play 55, put head 1")
    assert links(game) == ["head singer now", "legs singer next"]
    game.do("play 94, put head 2")
    assert links(game) == ["head singer now"]
    assert game.view.chain is not None
    assert game.view.chain.then == 2
    game.do("play 36, put legs 3")
    assert links(game) == ["head executioner now"]


@rule("NM-29", "NM-31")
def test_a_singer_that_seals_its_own_creature_is_still_seen_to_act() -> None:
    game = Scenario("55", "87", creatures={0: ["12 86"]}, draws="109 36", seals=True)
    game.do("play 55, put head 1, play 109, put seal 1")
    # The Singer is a constrict and the seal is not; of its legion are the legs.
    assert links(game) == ["head singer now"]
    assert game.view.chain is not None
    assert game.view.chain.then == 1
    game.do("play 36, put legs 2")
    assert links(game) == ["legs wailer next"]


@rule("NM-29")
def test_nothing_comes_of_a_creature_without_abilities() -> None:
    game = Scenario("55", "87", creatures={0: ["57 86", "3 35"]}, draws="4 36")
    game.do("play 55, put head 1, play 4, put head 2")
    assert game.view.chain is not None
    assert game.view.chain.then is None


# ---- debts


@rule("NM-11")
def test_who_owes_what_for_a_pure_creature_in_which_order() -> None:
    # Seat 1 has necromunculi, seat 2 no cards, seat 3 none of the legion.
    game = Scenario("4", "1 7", "", "33 66", creatures={0: ["3 2"]}).do("play 4, put head 1")
    assert debts(game) == [(1, "necromunculus"), (3, "necromunculus")]
    game.do("discard 7")
    assert debts(game) == [(3, "necromunculus")]
    game.do("discard 33")
    assert debts(game) == [(3, None)]
    game.do("discard 66")
    assert debts(game) == []
    assert values(game, "owes", "discard", "owes-second") == [
        ("owes", 1, "necromunculus"),
        ("owes", 3, "necromunculus"),
        ("discard", 7),
        ("discard", 33),
        ("owes-second", 3, "necromunculus"),
        ("discard", 66),
    ]


@rule("NM-11")
def test_whoever_pays_with_the_last_card_owes_nothing_more() -> None:
    game = Scenario("4", "30", creatures={0: ["3 2"]}).do("play 4, put head 1, discard 30")
    assert debts(game) == []
    assert not game.told("owes-second")


@rule("NM-11", "NM-34")
def test_of_two_pure_creatures_one_is_paid_for_after_the_other() -> None:
    # A Singer completes a pure chimerid in place 2 and a pure necromunculus in place 3.
    creatures = {0: ["57 35", "87 86", "3 2"]}
    game = Scenario("55", "1 7 99", "9 98", creatures=creatures, draws="4 85")
    game.do("play 55, put head 1, play 85, put head 2, play 4, put head 3")
    assert debts(game) == [(1, "chimerid"), (2, "chimerid")]
    game.do("discard 99")
    assert debts(game) == [(2, "chimerid")]
    game.do("discard 98")
    assert debts(game) == [(1, "necromunculus"), (2, "necromunculus")]
