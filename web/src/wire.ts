// Made by `make wire` from the server's types. Do not edit.

export interface Update {
  table: TableInfo;
  sights: Sight[];
  clocks?: Record<number, number>;
  away?: Record<number, number>;
  ran_out?: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  chairs: ChairView[];
  open: boolean;
  clock: number | null;
  host: boolean;
  status: "over" | "playing" | "waiting";
  your_turn: boolean;
  winners: number[];
  rematch: string | null;
  notice: Notice | null;
  daily: DailyTry | null;
}

export interface ChairView {
  kind: "bot" | "free" | "person";
  name: string;
  bot: string | null;
  yours: boolean;
  resigned: boolean;
  present: boolean;
}

export interface Notice {
  id: "bot-failed" | "bot-hung" | "clocks-anew" | "other-rules";
  values: Record<string, number | string>;
}

export interface DailyTry {
  date: string;
  attempt: number;
  rules: number;
  reason: string | null;
  score: number;
  strip: string;
}

export interface Sight {
  player: number | null;
  view: unknown;
  heard: Heard[];
  since: number;
  questions: OpenQuestion[];
  taking_back: TakingBack | null;
  stood_in?: Record<number, "away" | "resigned" | "time">;
}

export type Heard = [actor: number | null, name: string, values: (number | string | null)[], lane?: number | null];

export interface OpenQuestion {
  seat: number;
  number: number;
  options: ((number | string | null)[])[];
  foreseen?: Foreseen[];
  barred?: Barred[];
  outlook?: unknown;
  routine?: boolean;
}

export interface Foreseen {
  answers: ((number | string | null)[])[];
  points: number;
}

export interface Barred {
  answer: (number | string | null)[];
  why: Refusal;
}

export interface Refusal {
  id: string;
  game: string;
  rule: string;
  values: Record<string, number | string>;
  why: Refusal | null;
}

export interface TakingBack {
  seat: number;
  number: number;
  answers: number;
}

export interface Receipt {
  seat: number;
  question: number;
  refused?: Refusal | null;
}

export interface GameInfo {
  name: string;
  options: OptionField[];
  players: PlayerLimit[];
  bots: string[];
}

export interface OptionField {
  name: string;
  kind: "number" | "several" | "switch";
  default: number | boolean | string[] | null;
  choices: (number | string)[];
  only?: Record<string, number | boolean>;
}

export interface PlayerLimit {
  low: number;
  high: number;
  when: Record<string, number | boolean>;
}

export interface DailyInfo {
  game: string;
  date: string;
  tries: TableInfo[];
}

export interface HouseInfo {
  outside: string | null;
}

export interface NewTable {
  game: string;
  options: Record<string, number | boolean | string[] | null>;
  chairs: ChairWish[];
  open: boolean;
  clock: number | null;
}

export interface ChairWish {
  kind: "bot" | "here" | "link";
  name: string;
  bot: string;
}

export interface DailyWish {
  name: string;
}

export interface Sit {
  name: string;
  player: number | null;
}

export interface Stand {
  player: number;
  how: "leave" | "resign" | "return";
}

export interface Replace {
  player: number;
}

export interface LinkWish {
  player: number;
}

export interface Move {
  kind: "move";
  seat: number;
  question: number;
  action: (number | string | null)[];
}

export interface Rest {
  kind: "rest";
  seat: number;
  question: number;
}

export interface TakeBack {
  kind: "take-back";
  seat: number;
  question: number;
}

export interface Here {
  kind: "here";
  seat: number;
  question: number;
}

export interface SkullView {
  player: number | null;
  asked: number[];
  seat: number | null;
  agenda: [string, number, number][];
  lanes: Record<number, [string, number, number][]>;
  opened: Record<number, [string, number, number][]>;
  opening: unknown;
  ending: Ending | null;
  round: number;
  first: number | null;
  laid: number;
  bid: number | null;
  bidder: number | null;
  to_flip: number;
  skull_of: number | null;
  in_hand: number | null;
  seats: SeatView[];
}

export interface Ending {
  winners: number[];
  scores: number[];
  reason: string;
  rule: string;
}

export interface SeatView {
  player: number;
  inside: boolean;
  turned: boolean;
  discs: number;
  in_hand: number;
  on_mat: number;
  passed: boolean;
  flipped: ("flower" | "skull")[];
  shown: ("flower" | "skull")[] | null;
  hand: Discs | null;
  stack: ("flower" | "skull")[] | null;
  lost: Discs | null;
  suspects: number;
  only_flowers: boolean;
}

export interface Discs {
  flowers: number;
  skulls: number;
}

export interface SedlecView {
  player: number | null;
  asked: number[];
  seat: number | null;
  agenda: [string, number, number][];
  lanes: Record<number, [string, number, number][]>;
  opened: Record<number, [string, number, number][]>;
  opening: unknown;
  ending: Ending | null;
  piles: PileView[];
  unseen: string[];
  in_hand: number;
  holding: string | null;
  seats: BuilderView[];
  furnishing: FurnishingView | null;
  grade: "artisan" | "artist" | "maker" | "monk" | "none" | null;
}

export interface PileView {
  name: "a" | "b" | "c" | "d" | "e" | "f";
  size: number;
  up: string | null;
  turned: boolean;
}

export interface BuilderView {
  hand: string[];
  structures: StructureView[];
  total: number;
  finished: boolean;
  rank: number | null;
}

export interface StructureView {
  kind: "furnishing" | "stack";
  size: number;
  placed: Placed[];
  open: [number, number][];
  points: Record<string, number>;
  total: number;
}

export interface Placed {
  x: number;
  y: number;
  card: string;
  top: Earned;
  bottom: Earned;
}

export interface Earned {
  skull: string;
  level: number;
  points: number;
  why: string;
  one: number;
  two: number;
}

export interface FurnishingView {
  name: string;
  source: "derived" | "house" | "public" | "rulebook";
  places: [number, number][];
  anchors: [number, number][];
  condition: "lineage" | "peasants_revolt" | "penitents" | "royal_assassins" | "silent_vigil" | "star_crossed" | null;
  condition_source: "derived" | "house" | "public" | "rulebook" | null;
}

export interface PadWish {
  players: number;
  expansions: string[];
  cards: ((string | null)[])[];
  furnishing: string | null;
  condition: string | null;
}

export interface PadAnswer {
  shapes: PadShape[];
  expansions: string[];
  decks: PadDeck[];
  furnishing: string | null;
  condition: string | null;
  furnishings: string[];
  conditions: string[];
  structures: PadStructure[];
  ranks: number[] | null;
  tied: boolean;
  grade: "artisan" | "artist" | "maker" | "monk" | "none" | null;
}

export interface PadShape {
  players: number;
  structures: (["furnishing" | "stack", number])[];
  least_expansions: number;
}

export interface PadDeck {
  name: string;
  source: "derived" | "house" | "public" | "rulebook";
  cards: string[];
}

export interface PadStructure {
  places: [number, number][];
  view: StructureView;
}

export interface NightmariumView {
  player: number | null;
  asked: number[];
  seat: number | null;
  agenda: [string, number, number][];
  lanes: Record<number, [string, number, number][]>;
  opened: Record<number, [string, number, number][]>;
  opening: unknown;
  ending: Ending | null;
  turn: number;
  victory: number;
  legion: "chimerid" | "constrict" | "manster" | "necromunculus" | null;
  action: number | null;
  bound: "chimerid" | "constrict" | "manster" | "necromunculus" | null;
  chain: ChainView | null;
  debts: DebtView[];
  deck: number;
  discard: number[];
  holding: number | null;
  turned: number[];
  seats: DreamerView[];
  hidden: Batch[];
  batch: number;
  chains: number;
  drawing: number;
  started: number[];
  idle: number;
  turns: number;
  cards: Card[] | null;
}

export interface ChainView {
  place: number;
  links: LinkView[];
  then: number | null;
}

export interface LinkView {
  part: "head" | "legs" | "torso";
  ability: "devourer" | "executioner" | "mockingbird" | "scavenger" | "singer" | "wailer";
  state: "done" | "next" | "now";
}

export interface DebtView {
  seat: number;
  legion: "chimerid" | "constrict" | "manster" | "necromunculus" | null;
}

export interface DreamerView {
  creatures: CreatureView[];
  complete: number;
  cards: number;
  hand: number[] | null;
  known: number[];
  unseen: Unseen[];
}

export interface CreatureView {
  place: number;
  legs: number;
  torso: number;
  head: number;
  seal: number;
  complete: boolean;
}

export type Unseen = [batch: number, lacks: number];

export interface Batch {
  number: number;
  cards: number[];
}

export interface Card {
  number: number;
  legion: "chimerid" | "constrict" | "manster" | "necromunculus";
  parts: ("head" | "legs" | "seal" | "torso")[];
  ability: "devourer" | "executioner" | "mockingbird" | "none" | "scavenger" | "singer" | "wailer";
}

export interface Catalogue {
  cards: Card[];
  by_part: Record<"chimerid" | "constrict" | "manster" | "necromunculus", Record<"head" | "legs" | "seal" | "torso", number>>;
  by_ability: Record<"chimerid" | "constrict" | "manster" | "necromunculus", Record<"devourer" | "executioner" | "mockingbird" | "none" | "scavenger" | "singer" | "wailer", number>>;
}

export interface BadBonesView {
  player: number | null;
  asked: number[];
  seat: number | null;
  agenda: [string, number, number][];
  lanes: Record<number, [string, number, number][]>;
  opened: Record<number, [string, number, number][]>;
  opening: unknown;
  ending: Ending | null;
  round: number;
  phase: number;
  side: "black" | "white";
  rounds: number;
  heroic: boolean;
  bag: Record<"left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow", number>;
  seats: FieldView[];
  components: BadBonesComponents;
}

export interface FieldView {
  hero: string;
  tiers: number;
  houses: number;
  out: boolean;
  supply: Record<"catapult" | "dragon" | "treasure" | "wall", number>;
  traps: Laid[];
  skeletons: Skeleton[];
  waiting: Record<"left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow", number>;
  cemetery: Record<"left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow", number>;
  sent: Parcel[];
  returned: ("left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow")[];
  walk: Walk | null;
  scattering: Skeleton[];
}

export type Laid = [cell: string, tile: "catapult" | "dragon" | "treasure" | "wall-falling" | "wall-rising", damaged: boolean, triggered: boolean, aim: number | null];

export type Skeleton = [cell: string, heading: "down" | "left" | "right" | "up", type: "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow", moved: boolean];

export type Parcel = [whom: number, type: "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow"];

export interface Walk {
  type: "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow";
  cell: string;
  heading: "down" | "left" | "right" | "up";
  met: ([string, "down" | "left" | "right" | "up"])[];
}

export interface BadBonesComponents {
  game: string;
  board: Board;
  skeletons: Skeletons;
  traps: Traps;
  village: Village;
  alone: Alone;
}

export interface Board {
  source: "derived" | "house" | "public" | "rulebook";
  tower: [number, number];
  arrows: Arrow[];
  entries: Record<"left" | "right" | "top", ("blue" | "green" | "purple" | "red" | "yellow")[]>;
}

export interface Arrow {
  cell: [number, number];
  out: "down" | "left" | "right" | "up";
}

export interface Skeletons {
  source: "derived" | "house" | "public" | "rulebook";
  copies: number;
  left_out: "blue" | "green" | "purple" | "red" | "yellow";
  drawn: number;
}

export interface Traps {
  source: "derived" | "house" | "public" | "rulebook";
  wall: Trap;
  catapult: Trap;
  dragon: Trap;
  treasure: Trap;
}

export interface Trap {
  number: number;
  stars: number[];
}

export interface Village {
  source: "derived" | "house" | "public" | "rulebook";
  tiers: number;
  houses: number;
  tier_points: number;
  house_points: number;
}

export interface Alone {
  source: "derived" | "house" | "public" | "rulebook";
  tiers: number;
  houses: number;
}

export interface BadBonesPadWish {
  players: PadPlayer[];
}

export interface PadPlayer {
  tiers: number;
  houses: number;
  supply: Record<"catapult" | "dragon" | "treasure" | "wall", number>;
  intact: Record<"catapult" | "dragon" | "treasure" | "wall", number>;
  damaged: Record<"catapult" | "dragon" | "treasure" | "wall", number>;
}

export interface BadBonesPadAnswer {
  tiers: number;
  houses: number;
  traps: PadTrap[];
  players: PadCount[];
  winners: number[];
  tied: boolean;
}

export interface PadTrap {
  kind: "catapult" | "dragon" | "treasure" | "wall";
  number: number;
  has_damaged_side: boolean;
}

export interface PadCount {
  out: boolean;
  earned: PadEarned[];
  total: number;
  rank: number;
}

export interface PadEarned {
  what: "damaged" | "houses" | "intact" | "supply" | "tiers";
  kind: "catapult" | "dragon" | "treasure" | "wall" | null;
  number: number;
  each: number;
}

export interface Outlook {
  moves: Footprints[];
  changes: Change[];
}

export interface Footprints {
  move: (number | string | null)[];
  path: ([string, "down" | "left" | "right" | "up"])[];
  end: "dragon" | "forest" | "slain" | "stands" | "thrown" | "tower" | "village";
  edge: "down" | "left" | "right" | "up" | null;
  whom: number | null;
}

export interface Change {
  answer: (number | string | null)[];
  moves: Footprints[];
}
