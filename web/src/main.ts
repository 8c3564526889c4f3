import { mount } from "svelte";

import App from "./shell/App.svelte";
import { settings } from "./shell/settings.svelte";
import { speech } from "./shell/speech.svelte";
import { toasts } from "./shell/toasts.svelte";
import "./styles/tokens.css";

// The page first appears in the reader's language: no flash of English.
void toasts.attempt(() => speech.choose(settings.language)).then(() => {
  mount(App, { target: document.getElementById("app")! });
});
