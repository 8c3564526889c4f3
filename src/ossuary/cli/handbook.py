"""The handbook of a game: all of it, or the rules that somebody looks for."""

from __future__ import annotations

import re
from importlib import resources

from rich.markdown import Markdown

from ossuary.games import room
from ossuary.kernel.error import BadOption

RULE = re.compile(r"^- \*\*([A-Z]{2}-\d\d)\*\* (.*)$", re.MULTILINE)


class Handbook:
    """The rules of a game in one language."""

    def __init__(self, game: str, language: str) -> None:
        room(game)
        self.game = game
        folder = resources.files(f"ossuary.games.{game}") / "handbook"
        self.text = (folder / f"{language}.md").read_text(encoding="utf-8")
        self.title = self.text.partition("\n")[0].removeprefix("# ")
        self.rules: dict[str, str] = dict(RULE.findall(self.text))

    def page(self) -> Markdown:
        return Markdown(self.text)

    def find(self, text: str) -> Markdown:
        """The rule of this id, or all rules that hold all these words."""
        if text.upper() in self.rules:
            found = [text.upper()]
        else:
            wanted = text.lower().split()
            found = [
                id
                for id, sentence in self.rules.items()
                if all(word in sentence.lower() for word in wanted)
            ]
        if not found:
            raise BadOption("rule-unknown", game=self.game, title=self.title, text=text)
        return Markdown("\n".join(f"- **{id}** {self.rules[id]}" for id in found))
