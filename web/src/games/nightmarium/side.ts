import type { Value } from "../../shell/answers";
import type { Presence } from "../../shell/presence";
import type { Words } from "../../shell/words";
import type { ChainView, NightmariumView, OpenQuestion } from "../../wire";
import type { Act } from "../game";
import type { Deck } from "./deck";

/** What a player's side of the table is drawn from. */
export interface SideProps {
  view: NightmariumView;
  seat: number;
  deck: Deck;
  presence: Presence;
  words: Words;
  names: readonly string[];
  question: OpenQuestion | null;
  act: Act;
  isArmed: (action: Value[]) => boolean;
}

/** What a chain is drawn from. */
export interface ChainProps {
  chain: ChainView;
  title: string;
  view: NightmariumView;
  words: Words;
}
