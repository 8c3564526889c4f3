import { mount } from "svelte";

import App from "./shell/App.svelte";
import { settings } from "./shell/settings.svelte";
import { speech } from "./shell/speech.svelte";
import "./styles/tokens.css";

// The page first appears in the reader's language: no flash of English.
await speech.choose(settings.language).catch(() => speech.choose("en"));
mount(App, { target: document.getElementById("app")! });
