"""What a page waits for: moves one after the other, and a fetch, in Chromium.

The page has a socket to its table as the client makes it. Two people play Skull there; a game that
is over is followed by another. A move takes from sending it until its receipt, and the next is sent
only then.
"""

from __future__ import annotations

import shutil
from functools import partial
from statistics import median

from playwright.sync_api import Browser, sync_playwright
from served import Server, arguments, show

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
MOVES, FETCHES = 50, 20

PLAY = """async (moves) => {
  const wish = {
    game: "skull",
    options: { players: 2 },
    chairs: [{ kind: "here", name: "1" }, { kind: "here", name: "2" }],
  };
  const times = [];
  const play = async () => {
    const answer = await fetch("/api/tables", { method: "POST", body: JSON.stringify(wish) });
    if (!answer.ok) throw new Error(await answer.text());
    const { id } = await answer.json();
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live?lang=en`);
    let question, sent, isOver = false, isFree = true;
    await new Promise((resolve, reject) => {
      socket.onclose = () => reject(new Error("the line has broken"));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.refused) reject(new Error(data));
        if (message.sights) {
          question = message.sights.flatMap((sight) => sight.questions)[0];
          isOver = message.table.status === "over";
        }
        if ("seat" in message) {
          times.push(performance.now() - sent);
          isFree = true;
        }
        if (times.length === moves || (isFree && isOver)) resolve();
        else if (isFree && question) {
          const { seat, number, options } = question;
          socket.send(JSON.stringify({ kind: "move", seat, question: number, action: options[0] }));
          [question, sent, isFree] = [undefined, performance.now(), false];
        }
      };
    });
    socket.close();
  };
  while (times.length < moves) await play();
  return times;
}"""

FETCH = """async (fetches) => {
  const times = [];
  while (times.length < fetches) {
    const begin = performance.now();
    await (await fetch("/api/games")).json();
    times.push(performance.now() - begin);
  }
  return times;
}"""


def measure(browser: Browser, server: Server) -> dict[str, float]:
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    page.goto(f"{server.address}/api/house")
    moves, fetches = page.evaluate(PLAY, MOVES), page.evaluate(FETCH, FETCHES)
    context.close()
    return {
        "a move until its receipt, median, ms": median(moves),
        "a fetch of /api/games, median, ms": median(fetches),
    }


def main() -> None:
    given = arguments("Measures what a page waits for.").parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=ARGUMENTS
        )
        show(given, partial(measure, browser))
        browser.close()


if __name__ == "__main__":
    main()
