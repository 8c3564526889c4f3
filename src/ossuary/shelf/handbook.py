"""The handbook of a game: all of it, or the rules that somebody looks for."""

from __future__ import annotations

import re

from ossuary.kernel.error import BadOption
from ossuary.shelf.packages import folder_of
from ossuary.shelf.words import FALLBACK

RULE = re.compile(r"^- \*\*([A-Z]{2}-\d\d)\*\* (.*)$", re.MULTILINE)


class Handbook:
    """The rules of a game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        folder = folder_of(game, "handbook")
        spoken = folder / f"{language}.md"
        file = spoken if spoken.is_file() else folder / f"{FALLBACK}.md"
        self.text = file.read_text(encoding="utf-8")
        self.title = self.text.partition("\n")[0].removeprefix("# ")
        self.rules: dict[str, str] = dict(RULE.findall(self.text))
        self.headings: dict[str, str] = {}
        for section in self.text.split("\n## ")[1:]:
            heading, _, rest = section.partition("\n")
            self.headings |= {id: heading for id, _ in RULE.findall(rest)}

    def find(self, text: str) -> str:
        """The rule of this id, or all rules that hold all these words, in themselves or above."""
        wanted = _plain(text).split()
        ids = {id.lower().replace("-", ""): id for id in self.rules}
        number = _plain(text).replace("-", "").replace(" ", "")
        prefix = next(iter(ids))[:2]
        if re.fullmatch(rf"(?:{prefix})?0?\d{{1,2}}", number):
            digits = int(number.removeprefix(prefix))
            found = [id for id in self.rules if int(id[3:]) == digits]
        else:
            found = [
                id
                for id, sentence in self.rules.items()
                if all(
                    re.search(rf"\b{re.escape(word)}", _plain(f"{self.headings[id]} {sentence}"))
                    for word in wanted
                )
            ]
        if not found:
            raise BadOption("rule-unknown", game=self.game, title=self.title, text=text)
        return "\n".join(f"- **{id}** {self.rules[id]}" for id in found)


def _plain(text: str) -> str:
    """Lower case, with one kind of apostrophe."""
    return text.lower().replace("’", "'")
