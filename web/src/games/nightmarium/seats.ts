import { SIGILS } from "../../art/sigils";

/** A seat is told by its colour and its sigil; neither is like those of the legions. */
export const SEATS: readonly { colour: string; sigil: string }[] = [
  { colour: "#2c7a72", sigil: SIGILS.key },
  { colour: "#9c3f6b", sigil: SIGILS.bell },
  { colour: "#77702a", sigil: SIGILS.hourglass },
  { colour: "#5b5f69", sigil: SIGILS.anchor },
  { colour: "#70458a", sigil: SIGILS.leaf },
];
