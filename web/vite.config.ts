import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { doorWords } from "./doorWords.js";

// The host of a request stays as it is: the server compares it with the page's origin.
const server = process.env.OSSUARY_SERVER ?? "http://127.0.0.1:8912";
const proxy = { "/api": { target: server, ws: true, changeOrigin: false } };

/** What the first page needs is one file, and what it says in a language other than English another. */
const firstPage = { name: "house", tags: ["$initial"] };
const houseWords = {
  test: /\.ftl\?door$/,
  name: (id: string) => /(?!en)(\w+)\.ftl/.exec(id)?.[1] ?? null,
};

export default defineConfig({
  plugins: [svelte(), doorWords()],
  server: { proxy, fs: { allow: [".."] } },
  preview: { proxy },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    outDir: "../src/ossuary/server/static",
    emptyOutDir: true,
    rolldownOptions: {
      // How long a slow machine takes is nothing to warn of.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [firstPage, houseWords] } },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
