import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The host of a request stays as it is: the server compares it with the page's origin.
const server = process.env.OSSUARY_SERVER ?? "http://127.0.0.1:8912";
const proxy = { "/api": { target: server, ws: true, changeOrigin: false } };

export default defineConfig({
  plugins: [svelte()],
  server: { proxy, fs: { allow: [".."] } },
  preview: { proxy },
  build: { target: "es2022", assetsInlineLimit: 0, outDir: "../src/ossuary/server/static", emptyOutDir: true },
  test: { include: ["tests/**/*.test.ts"] },
});
