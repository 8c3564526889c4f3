import { expect, test, vi } from "vitest";

import { HeldKey } from "../src/shell/heldKey";

const button = { closest: () => null };
const other = { closest: () => null };
const field = { closest: () => field };

function key(key: string, target: unknown, repeat = false): KeyboardEvent {
  return { key, target, repeat, preventDefault: vi.fn(), stopPropagation: vi.fn() } as unknown as KeyboardEvent;
}

test.each(["Enter", " "])("%j that is held down does nothing more", (name) => {
  const held = new HeldKey();
  const [first, again] = [key(name, button), key(name, other, true)];
  held.down(first);
  held.down(again);
  expect(first.preventDefault).not.toHaveBeenCalled();
  expect(again.preventDefault).toHaveBeenCalled();
  expect(again.stopPropagation).toHaveBeenCalled();
});

test("other keys, and keys in a text field, go on as long as they are held", () => {
  const held = new HeldKey();
  for (const event of [key("ArrowDown", button, true), key(" ", field, true), key("Enter", field, true)]) {
    held.down(event);
    expect(event.preventDefault).not.toHaveBeenCalled();
  }
});

test("the release of Space presses only where it went down", () => {
  const held = new HeldKey();
  held.down(key(" ", button));
  const [here, elsewhere] = [key(" ", button), key(" ", other)];
  held.up(here);
  held.up(elsewhere);
  expect(here.preventDefault).not.toHaveBeenCalled();
  expect(elsewhere.preventDefault).toHaveBeenCalled();
});
