"""Nightmarium late in a game: creatures, hand and names are set between server and page."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

BODIES = 108
"""Cards that are no seals."""
LONG = "Konstantynopolitańczykowi"[:24]
"""As long as a name can be."""


def late(page: Page, creatures: int, cards: int = 5, *, named: bool = True, **more: Any) -> None:
    """Every update shows so many creatures on each side, so many cards in the hand, long names."""

    def change(route: WebSocketRoute) -> None:
        upstream = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            update = json.loads(message) if message != "pong" else {}
            if "sights" in update:
                if named and "table" in update:
                    for number, chair in enumerate(update["table"]["chairs"]):
                        name = f"{LONG[:-1]}{number}"
                        chair.update(kind="person", name=name, bot=None, present=True)
                for sight in update["sights"]:
                    sight["view"] = {**furnished(sight["view"], creatures, cards), **more}
                message = json.dumps(update)
            route.send(message)

        upstream.on_message(pass_on)

    page.route_web_socket("**/live*", change)


def furnished(view: dict[str, Any], creatures: int, cards: int) -> dict[str, Any]:
    """The view with the last creature of each side incomplete."""
    numbers = count()
    seats = [
        {
            **seat,
            "creatures": [
                {
                    "place": place,
                    "legs": next(numbers) * 7 % BODIES + 1,
                    "torso": next(numbers) * 7 % BODIES + 1,
                    "head": next(numbers) * 7 % BODIES + 1 if place < creatures else 0,
                    "seal": 109 if place == 2 else 0,
                    "complete": place < creatures,
                }
                for place in range(1, creatures + 1)
            ],
            "complete": creatures - 1,
            "cards": cards,
            "hand": [5 * card + 2 for card in range(cards)] if seat["hand"] is not None else None,
        }
        for seat in view["seats"]
    ]
    return {**view, "seats": seats}
