/** The kind that a condition of Monstrance speaks of. */
export const KIND_OF_CONDITION: Record<string, string> = {
  royal_assassins: "royal",
  peasants_revolt: "peasant",
  silent_vigil: "priest",
  star_crossed: "lover",
  penitents: "criminal",
  lineage: "royal",
};

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
