"""Words: no language misses an id, a variable or a plural form, and none is left unused."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast, visitor

import ossuary
from ossuary.bots import bots_of
from ossuary.cli.arguments import COMMANDS
from ossuary.cli.output import say_words
from ossuary.kernel.action import Action
from ossuary.kernel.history import History
from ossuary.kernel.options import choices_of
from ossuary.kernel.step import CHANCE
from ossuary.kernel.view import EVERYBODY
from ossuary.shelf.handbook import Handbook
from ossuary.shelf.words import LANGUAGES, Words, words
from tests.conftest import ROOT
from tests.contract.cases import CASES, positions
from tests.contract.clauses import viewers

SOURCE = ROOT / "src" / "ossuary"
WEB = ROOT / "web" / "src"
FOLDERS = sorted(file.parent for file in SOURCE.rglob("en.ftl"))
PLURALS = {
    "en": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
}
ANY_PLURAL = set.union(*PLURALS.values()) | {"zero", "two"}


class Reader(visitor.Visitor):
    """Gathers the variables of a message, what it refers to, and the keys of its selections."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selections: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        self.selections.append(keys)
        self.generic_visit(node)


@cache
def read(file: Path) -> dict[str, Reader]:
    """The messages and terms of a file, in order."""
    messages: dict[str, Reader] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, (ast.Message, ast.Term)):
            prefix = "-" if isinstance(entry, ast.Term) else ""
            id = prefix + entry.id.name
            assert id not in messages, f"{file}: {id} stands twice"
            messages[id] = Reader()
            messages[id].visit(entry)
    return messages


def variables(messages: dict[str, Reader], id: str) -> set[str]:
    """The variables of a message and of what it refers to."""
    found = set(messages[id].variables)
    for reference in messages[id].references:
        found |= variables(messages, reference)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_has_every_message_with_its_variables(folder: Path, language: str) -> None:
    english, other = read(folder / "en.ftl"), read(folder / f"{language}.ftl")
    assert list(other) == list(english)
    for id in english:
        assert variables(other, id) == variables(english, id), id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_number_has_all_the_plural_forms_of_the_language(folder: Path, language: str) -> None:
    messages = {name: read(folder / f"{name}.ftl") for name in LANGUAGES}
    for id, reader in messages[language].items():
        for keys in reader.selections:
            plurals = keys & ANY_PLURAL
            assert not plurals or plurals == PLURALS[language], id
        # Where English counts, the others do as well.
        counts = [keys for keys in messages["en"][id].selections if keys & ANY_PLURAL]
        if counts:
            assert any(keys & ANY_PLURAL for keys in reader.selections), id


def test_the_plural_forms_come_out() -> None:
    said = {
        language: [words(language, "skull").say("no-bid", laid=laid) for laid in (1, 2, 5, 21, 22)]
        for language in LANGUAGES
    }
    forms = {name: len({re.sub(r"\d+", "", text) for text in said[name]}) for name in said}
    assert forms == {"en": 2, "uk": 3, "ru": 3, "pl": 3}
    assert said["pl"][3] != said["pl"][0].replace("1", "21")
    assert said["uk"][3] == said["uk"][0].replace("1", "21")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", [name for name in CASES if CASES[name].name in ossuary.GAMES])
def test_everything_that_happens_can_be_said(case: str, language: str, fresh_seed: int) -> None:
    """Log, questions, answers, refusals and endings of whole games, for everybody who listens."""
    game = CASES[case]
    speaker = words(language, game.name)
    handbook = Handbook(game.name, language)
    names = [f"seat {seat}" for seat in range(game.seats)]
    rng = Random(fresh_seed)
    labelled, refusals = set[Action](), 0
    history = History(game)
    for state in positions(game, fresh_seed, history):
        for seat in state.actors():
            if seat == CHANCE:
                continue
            options = state.options(seat)
            assert speaker.question(state.view(game.player_of(seat)), options)
            new = set(options) - labelled
            assert all(speaker.label(action, names) for action in new)
            labelled |= new
            for _ in range(3):
                action = game.actions[rng.randrange(len(game.actions))]
                if action in options:
                    continue
                refusals += 1
                with pytest.raises(ossuary.NotAllowed) as refused:
                    state.apply(seat, action)
                assert refused.value.rule in speaker.refusal(refused.value, names)
                assert refused.value.rule in handbook.rules
    assert refusals
    told = {heard for viewer in (*viewers(game), EVERYBODY) for heard in history.of(viewer)}
    assert all(speaker.log(game, heard, names) for heard in told)
    ending = state.view(None).ending
    sentence = speaker.ending(ending, names)
    assert sentence
    if game.players > 1:
        assert all(names[winner] in sentence for winner in ending.winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_bots_and_commands_are_described(language: str) -> None:
    for name in ossuary.GAMES:
        speaker = say_words(language, name)
        for option in ossuary.game(name).options.json():
            assert speaker.say(f"option-{option}")
            assert speaker.say(f"option-{option}-help")
        for bot in bots_of(name):
            assert speaker.say(f"bot-{bot}")
            assert speaker.say(f"bot-{bot}-help")
    for command in COMMANDS:
        assert say_words(language).say(f"help-{command}")


def test_no_sentence_is_left_unused() -> None:
    files = [*SOURCE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    choices = {
        f"option-{option}-{choice}"
        for game in ossuary.GAMES
        for option, names in choices_of(ossuary.game(game).options_type).items()
        for choice in names
    }
    kinds = "error|ask|do-any|do-short|do|log-chance|log|end|option|bot|help|arg|why|next"
    kinds += "|ware-help|ware|commander-help|commander"
    for folder in FOLDERS:
        messages = read(folder / "en.ftl")
        referred = set[str]().union(*(reader.references for reader in messages.values()))
        for id in messages:
            if id.startswith("-") or id in referred or f'"{id}"' in code or f"'{id}'" in code:
                continue
            if id in choices:
                continue
            name = re.sub(
                rf"^({kinds}|phrase)-",
                "",
                re.sub("-(help|own|both|many|all|each|flower|skull)$", "", id),
            )
            assert name != id or id in ("title", "tagline"), id
            reason = name.upper().replace("-", "_")
            assert re.search(rf"[\"'\s]({re.escape(name)}|{reason})\b", code), id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ossuary.GAMES)
def test_the_handbook_has_the_same_rules_in_every_language(game: str, language: str) -> None:
    english, other = Handbook(game, "en"), Handbook(game, language)
    assert list(other.rules) == list(english.rules) == sorted(english.rules)
    assert len(re.findall("^## ", other.text, re.MULTILINE)) == len(
        re.findall("^## ", english.text, re.MULTILINE)
    )
    assert list(other.planned) == list(english.planned)
    assert not english.planned.keys() & english.rules.keys()
    if language != "en":
        assert all(other.rules[id] != english.rules[id] for id in english.rules)
        assert all(other.planned[id] != english.planned[id] for id in english.planned)


def test_a_number_tells_what_a_thing_is(tmp_path: Path) -> None:
    lines = ["card = { FROM($card, king: 1, queen: 5) ->", "  [king] King", "  [queen] Queen"]
    (tmp_path / "en.ftl").write_text("\n".join([*lines, " *[none] Nobody", "}"]), encoding="utf-8")
    said = [Words("en", tmp_path).say("card", card=card) for card in (0, 1, 4, 5, 99, "unknown")]
    assert said == ["Nobody", "King", "King", "Queen", "Queen", "Nobody"]


def test_what_is_switched_on_is_known_in_every_sentence() -> None:
    speaker = words("en", "badbones")
    together = speaker.at(ossuary.game("badbones", players=2, coop=True))
    assert together.say("type", type="top-red") == "drop from below"
    assert speaker.say("type", type="top-red") == "drop from the top"


def test_a_game_without_words_still_says_which_rule_refuses() -> None:
    error = ossuary.NotAllowed("no-such-thing", game="tally", rule="TA-03")
    assert str(error) == "That isn’t possible here: no-such-thing. (TA-03)"


def test_seats_are_called_by_name_where_names_are_known() -> None:
    error = ossuary.NotAllowed("not-asked", seat=1)
    assert words("en").refusal(error) == "Seat 1: nothing to answer now."
    assert words("en").refusal(error, ["Ola", "Bob"]) == "Bob: nothing to answer now."
