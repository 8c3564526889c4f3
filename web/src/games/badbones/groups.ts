/** Things that are alike, in the order in which the first of each comes. */
export function groups<Thing>(things: readonly Thing[], key: (thing: Thing) => string): Thing[][] {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    const group = found.get(key(thing));
    if (group) group.push(thing);
    else found.set(key(thing), [thing]);
  }
  return [...found.values()];
}
