import { SIGILS } from "../../art/sigils";

/** A seat is told by its colour and its sigil; no sigil is like the symbols of the skeletons. */
export const SEATS: readonly { colour: string; sigil: string }[] = [
  { colour: "#2c7a72", sigil: SIGILS.key },
  { colour: "#9c3f6b", sigil: SIGILS.bell },
  { colour: "#77702a", sigil: SIGILS.hourglass },
  { colour: "#5b5f69", sigil: SIGILS.anchor },
  { colour: "#70458a", sigil: SIGILS.eye },
  { colour: "#7c4a2d", sigil: SIGILS.moon },
];
