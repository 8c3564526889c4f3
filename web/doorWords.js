import { readFile } from "node:fs/promises";

/** What is said of a game before it is opened: on its door, in lists of tables, and where its options are chosen. */
const ON_THE_DOOR = /^(title|tagline|author|option-|bot-|daily-)/;
/** A message of a Fluent file, with the lines that belong to it. */
const MESSAGE = /^-?[a-z].*(?:\n(?:[ }].*)?)*/gim;

/** @param {string} source */
export function onTheDoor(source) {
  return (source.match(MESSAGE) ?? []).filter((message) => ON_THE_DOOR.test(message)).join("");
}

/**
 * The same messages without comments, empty lines and deep indents: what the first page fetches is counted.
 * @param {string} source
 */
export function packed(source) {
  return (source.match(MESSAGE) ?? []).join("").replace(/\n\s*\n/g, "\n").replace(/\n +/g, "\n ");
}

/**
 * Reads `en.ftl?door` as the messages that the first page needs: few of a game, all of the house.
 * @returns {import("vite").Plugin}
 */
export function doorWords() {
  return {
    name: "door-words",
    load: {
      filter: { id: /\.ftl\?door$/ },
      async handler(id) {
        const file = id.replace(/\?door$/, "");
        this.addWatchFile(file);
        const source = await readFile(file, "utf8");
        const wanted = file.includes("/games/") ? onTheDoor(source) : source;
        return `export default ${JSON.stringify(packed(wanted))}`;
      },
    },
  };
}
