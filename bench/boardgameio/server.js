// boardgame.io's own server, its storage in memory as it comes, with Skull for four.
// It says on which port it listens as soon as it does.
import { createRequire } from "node:module";
import { Skull } from "./skull.js";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");
const server = Server({ games: [Skull], origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: Number(process.argv[2] ?? 0), callback: () => {} });
console.log(`http://127.0.0.1:${appServer.address().port}/`);
