/** The skull that stands for a kind; champions are shown by the one of royals. */
export const LETTER: Record<string, string> = {
  royal: "R",
  peasant: "V",
  priest: "P",
  lover: "L",
  criminal: "C",
  executioner: "X",
  champion: "r",
  merchant: "M",
  zealot: "Z",
};
