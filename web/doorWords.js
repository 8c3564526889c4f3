import { readFile } from "node:fs/promises";

/** What is said of a game before it is opened: on its door, in lists of tables, and where its options are chosen. */
const ON_THE_DOOR = /^(title|tagline|author|option-|bot-|daily-)/;
/** A message of a Fluent file, with the lines that belong to it. */
const MESSAGE = /^[a-z].*(?:\n(?:[ }].*)?)*/gim;

/** @param {string} source */
export function onTheDoor(source) {
  return (source.match(MESSAGE) ?? []).filter((message) => ON_THE_DOOR.test(message)).join("");
}

/**
 * Reads `en.ftl?door` as the few messages of a game that the first page needs.
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
        return `export default ${JSON.stringify(onTheDoor(await readFile(file, "utf8")))}`;
      },
    },
  };
}
