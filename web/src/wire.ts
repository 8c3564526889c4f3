// Made by `make wire` from the server's types. Do not edit.

export interface Update {
  sights: Sight[];
  table?: TableInfo | null;
  clocks?: Record<number, number>;
  away?: Record<number, number>;
  ran_out?: number | null;
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
  suggested?: (number | string | null)[];
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

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  chairs: ChairView[];
  open: boolean;
  clock: number | null;
  host: boolean;
  status: "over" | "playing" | "waiting";
  winners: number[];
  rematch: string | null;
  notice: Notice | null;
  daily: DailyTry | null;
  deal: Deal | null;
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

export interface Deal {
  hash: string;
  nonces: string[];
}

export interface Presence {
  present: boolean[];
  away?: Record<number, number>;
}

export interface Talk {
  said: Said[];
  phrases?: Phrase[];
}

export interface Said {
  number: number;
  seat: number;
  phrase: string;
  values: (number | string | null)[];
}

export interface Phrase {
  name: string;
  blanks: Blank[];
}

export interface Blank {
  name: string;
  seat: boolean;
  values: (number | string)[];
}

export interface Receipt {
  seat: number;
  question: number | null;
  refused?: Refusal | null;
}

export interface ListedTable extends TableInfo {
  your_turn: boolean;
}

export interface GameInfo {
  name: string;
  options: OptionField[];
  players: PlayerLimit[];
  bots: string[];
  together: string;
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
  tries: ListedTable[];
}

export interface HouseInfo {
  outside: string | null;
}

export interface NewDeal {
  id: string;
  hash: string;
  until: number;
  token: string;
}

export interface ShuffleProof {
  deal: Deal;
  opened: OpenedProof | null;
}

export interface OpenedProof {
  secret: string;
  record: unknown;
  draws: ShownDraw[];
}

export interface ShownDraw {
  chances: ([(number | string | null)[], number])[];
  drawn: (number | string | null)[];
}

export interface NewTable {
  game: string;
  options: Record<string, number | boolean | string[] | null>;
  chairs: ChairWish[];
  open: boolean;
  clock: number | null;
  deal: TakenDeal | null;
}

export interface ChairWish {
  kind: "bot" | "here" | "link";
  name: string;
  bot: string;
}

export interface TakenDeal {
  id: string;
  until: number;
  token: string;
  nonce: string;
}

export interface DailyWish {
  name: string;
}

export interface Sit {
  name: string;
  player: number | null;
  nonce: string;
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

export interface Say {
  kind: "say";
  seat: number;
  phrase: string;
  values: (number | string | null)[];
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
  advanced: boolean;
  coop: boolean;
  commanders: boolean;
  bag: Record<"emperor-1" | "ghost-1" | "ghost-2" | "ghost-3" | "instructor-1" | "instructor-2" | "instructor-3" | "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "necromancer-1" | "necromancer-2" | "necromancer-3" | "peacemaker-1" | "peacemaker-2" | "peacemaker-3" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "saboteur-1" | "saboteur-2" | "saboteur-3" | "sapper-1" | "sapper-2" | "sapper-3" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow", number>;
  seats: FieldView[];
  supply: Record<"catapult" | "dragon" | "dynamite" | "hearse" | "labyrinth" | "palisade" | "portal" | "spring" | "treasure" | "wall", number>;
  capital: number;
  market: MarketView | null;
  components: BadBonesComponents;
}

export interface FieldView {
  hero: string | null;
  tiers: number;
  houses: number;
  towers: string[];
  out: boolean;
  supply: Record<"catapult" | "dragon" | "dynamite" | "hearse" | "labyrinth" | "palisade" | "portal" | "spring" | "treasure" | "wall", number>;
  weapon: "battle-axe" | "crossbow" | "death-wand" | "flail" | "ice-wand" | "rapier" | "teleport-wand" | "two-handed-sword" | null;
  used: boolean;
  traps: Laid[];
  craters: string[];
  skeletons: Skeleton[];
  waiting: Record<"emperor-1" | "ghost-1" | "ghost-2" | "ghost-3" | "instructor-1" | "instructor-2" | "instructor-3" | "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "necromancer-1" | "necromancer-2" | "necromancer-3" | "peacemaker-1" | "peacemaker-2" | "peacemaker-3" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "saboteur-1" | "saboteur-2" | "saboteur-3" | "sapper-1" | "sapper-2" | "sapper-3" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow", number>;
  strays: Waiting[];
  back: Waiting[];
  cemetery: Record<"emperor-1" | "ghost-1" | "ghost-2" | "ghost-3" | "instructor-1" | "instructor-2" | "instructor-3" | "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "necromancer-1" | "necromancer-2" | "necromancer-3" | "peacemaker-1" | "peacemaker-2" | "peacemaker-3" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "saboteur-1" | "saboteur-2" | "saboteur-3" | "sapper-1" | "sapper-2" | "sapper-3" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow", number>;
  sent: Parcel[];
  slain: ("emperor-1" | "ghost-1" | "ghost-2" | "ghost-3" | "instructor-1" | "instructor-2" | "instructor-3" | "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "necromancer-1" | "necromancer-2" | "necromancer-3" | "peacemaker-1" | "peacemaker-2" | "peacemaker-3" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "saboteur-1" | "saboteur-2" | "saboteur-3" | "sapper-1" | "sapper-2" | "sapper-3" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow")[];
  returned: ("emperor-1" | "ghost-1" | "ghost-2" | "ghost-3" | "instructor-1" | "instructor-2" | "instructor-3" | "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "necromancer-1" | "necromancer-2" | "necromancer-3" | "peacemaker-1" | "peacemaker-2" | "peacemaker-3" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "saboteur-1" | "saboteur-2" | "saboteur-3" | "sapper-1" | "sapper-2" | "sapper-3" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow")[];
  lifted: ("catapult" | "dragon" | "dynamite" | "hearse" | "labyrinth" | "palisade" | "portal" | "spring" | "treasure" | "wall")[];
  saboteurs: ("emperor-1" | "ghost-1" | "ghost-2" | "ghost-3" | "instructor-1" | "instructor-2" | "instructor-3" | "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "necromancer-1" | "necromancer-2" | "necromancer-3" | "peacemaker-1" | "peacemaker-2" | "peacemaker-3" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "saboteur-1" | "saboteur-2" | "saboteur-3" | "sapper-1" | "sapper-2" | "sapper-3" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow")[];
  walk: Walk | null;
  scattering: Skeleton[];
}

export type Laid = [cell: string, tile: "catapult" | "dragon" | "dynamite" | "hearse" | "labyrinth-black" | "labyrinth-white" | "palisade" | "portal" | "spring" | "treasure" | "wall-falling" | "wall-rising", damaged: boolean, triggered: boolean, sabotaged: boolean, aim: number | null];

export type Skeleton = [cell: string, heading: "down" | "left" | "right" | "up", type: "emperor-1" | "ghost-1" | "ghost-2" | "ghost-3" | "instructor-1" | "instructor-2" | "instructor-3" | "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "necromancer-1" | "necromancer-2" | "necromancer-3" | "peacemaker-1" | "peacemaker-2" | "peacemaker-3" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "saboteur-1" | "saboteur-2" | "saboteur-3" | "sapper-1" | "sapper-2" | "sapper-3" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow", moved: boolean, frozen: boolean, iced: boolean];

export type Waiting = [place: "emperor-1" | "ghost-1" | "ghost-2" | "ghost-3" | "instructor-1" | "instructor-2" | "instructor-3" | "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "necromancer-1" | "necromancer-2" | "necromancer-3" | "peacemaker-1" | "peacemaker-2" | "peacemaker-3" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "saboteur-1" | "saboteur-2" | "saboteur-3" | "sapper-1" | "sapper-2" | "sapper-3" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow", type: "emperor-1" | "ghost-1" | "ghost-2" | "ghost-3" | "instructor-1" | "instructor-2" | "instructor-3" | "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "necromancer-1" | "necromancer-2" | "necromancer-3" | "peacemaker-1" | "peacemaker-2" | "peacemaker-3" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "saboteur-1" | "saboteur-2" | "saboteur-3" | "sapper-1" | "sapper-2" | "sapper-3" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow"];

export type Parcel = [whom: number, type: "emperor-1" | "ghost-1" | "ghost-2" | "ghost-3" | "instructor-1" | "instructor-2" | "instructor-3" | "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "necromancer-1" | "necromancer-2" | "necromancer-3" | "peacemaker-1" | "peacemaker-2" | "peacemaker-3" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "saboteur-1" | "saboteur-2" | "saboteur-3" | "sapper-1" | "sapper-2" | "sapper-3" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow"];

export interface Walk {
  type: "emperor-1" | "ghost-1" | "ghost-2" | "ghost-3" | "instructor-1" | "instructor-2" | "instructor-3" | "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "necromancer-1" | "necromancer-2" | "necromancer-3" | "peacemaker-1" | "peacemaker-2" | "peacemaker-3" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "saboteur-1" | "saboteur-2" | "saboteur-3" | "sapper-1" | "sapper-2" | "sapper-3" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow";
  squad: ("emperor-1" | "ghost-1" | "ghost-2" | "ghost-3" | "instructor-1" | "instructor-2" | "instructor-3" | "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "necromancer-1" | "necromancer-2" | "necromancer-3" | "peacemaker-1" | "peacemaker-2" | "peacemaker-3" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "saboteur-1" | "saboteur-2" | "saboteur-3" | "sapper-1" | "sapper-2" | "sapper-3" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow")[];
  origin: [string, "down" | "left" | "right" | "up"] | "emperor-1" | "ghost-1" | "ghost-2" | "ghost-3" | "instructor-1" | "instructor-2" | "instructor-3" | "left-blue" | "left-green" | "left-purple" | "left-red" | "left-yellow" | "necromancer-1" | "necromancer-2" | "necromancer-3" | "peacemaker-1" | "peacemaker-2" | "peacemaker-3" | "right-blue" | "right-green" | "right-purple" | "right-red" | "right-yellow" | "saboteur-1" | "saboteur-2" | "saboteur-3" | "sapper-1" | "sapper-2" | "sapper-3" | "top-blue" | "top-green" | "top-purple" | "top-red" | "top-yellow";
  cell: string;
  heading: "down" | "left" | "right" | "up";
  met: ([string, "down" | "left" | "right" | "up"])[];
}

export interface MarketView {
  wares: Record<"catapult" | "dragon" | "dynamite" | "hearse" | "labyrinth" | "palisade" | "portal" | "spring" | "treasure" | "wall" | "battle-axe" | "crossbow" | "death-wand" | "flail" | "ice-wand" | "rapier" | "teleport-wand" | "two-handed-sword", number>;
  coins: number[];
  buyers: number[];
  first: number;
  turn: number;
}

export interface BadBonesComponents {
  game: string;
  board: Board;
  together: Together;
  skeletons: Skeletons;
  traps: Traps;
  village: Village;
  alone: Alone;
  capital: Capital;
  market: Market;
  prices: Prices;
  commanders: Commanders;
}

export interface Board {
  source: "derived" | "house" | "public" | "rulebook";
  arrows: Arrow[];
  entries: Record<"left" | "right" | "top", ("blue" | "green" | "purple" | "red" | "yellow")[]>;
  tower: [number, number];
}

export interface Arrow {
  cell: [number, number];
  out: "down" | "left" | "right" | "up";
}

export interface Together {
  source: "derived" | "house" | "public" | "rulebook";
  arrows: Arrow[];
  entries: Record<"left" | "right" | "top", ("blue" | "green" | "purple" | "red" | "yellow")[]>;
  towers: [number, number][];
  ruins: "down" | "left" | "right" | "up";
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
  palisade: Trap;
  hearse: Trap;
  dynamite: Trap;
  labyrinth: Trap;
  portal: Trap;
  spring: Trap;
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

export interface Capital {
  source: "derived" | "house" | "public" | "rulebook";
  houses: number;
  rounds: number;
  kit: Record<"catapult" | "dragon" | "dynamite" | "hearse" | "labyrinth" | "palisade" | "portal" | "spring" | "treasure" | "wall", number>;
  treasures: number;
  coins: number;
}

export interface Market {
  source: "derived" | "house" | "public" | "rulebook";
  coins: number;
  treasures: number;
  traps: Record<"catapult" | "dragon" | "dynamite" | "hearse" | "labyrinth" | "palisade" | "portal" | "spring" | "treasure" | "wall", number[]>;
}

export interface Prices {
  source: "derived" | "house" | "public" | "rulebook";
  wall: number;
  catapult: number;
  dragon: number;
  palisade: number;
  hearse: number;
  dynamite: number;
  labyrinth: number;
  portal: number;
  spring: number;
  crossbow: number;
  "ice-wand": number;
  "death-wand": number;
  "teleport-wand": number;
  "two-handed-sword": number;
  "battle-axe": number;
  flail: number;
  rapier: number;
}

export interface Commanders {
  source: "derived" | "house" | "public" | "rulebook";
  sapper: (["left" | "right" | "top", "blue" | "green" | "purple" | "red" | "yellow"])[];
  necromancer: (["left" | "right" | "top", "blue" | "green" | "purple" | "red" | "yellow"])[];
  peacemaker: (["left" | "right" | "top", "blue" | "green" | "purple" | "red" | "yellow"])[];
  emperor: (["left" | "right" | "top", "blue" | "green" | "purple" | "red" | "yellow"])[];
  ghost: (["left" | "right" | "top", "blue" | "green" | "purple" | "red" | "yellow"])[];
  instructor: (["left" | "right" | "top", "blue" | "green" | "purple" | "red" | "yellow"])[];
  saboteur: (["left" | "right" | "top", "blue" | "green" | "purple" | "red" | "yellow"])[];
}

export interface BadBonesPadWish {
  players: PadPlayer[];
  advanced: boolean;
}

export interface PadPlayer {
  tiers: number;
  houses: number;
  supply: Record<"catapult" | "dragon" | "dynamite" | "hearse" | "labyrinth" | "palisade" | "portal" | "spring" | "treasure" | "wall", number>;
  intact: Record<"catapult" | "dragon" | "dynamite" | "hearse" | "labyrinth" | "palisade" | "portal" | "spring" | "treasure" | "wall", number>;
  damaged: Record<"catapult" | "dragon" | "dynamite" | "hearse" | "labyrinth" | "palisade" | "portal" | "spring" | "treasure" | "wall", number>;
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
  kind: "catapult" | "dragon" | "dynamite" | "hearse" | "labyrinth" | "palisade" | "portal" | "spring" | "treasure" | "wall";
  number: number;
  most: number;
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
  kind: "catapult" | "dragon" | "dynamite" | "hearse" | "labyrinth" | "palisade" | "portal" | "spring" | "treasure" | "wall" | null;
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
  end: "destroyed" | "dragon" | "forest" | "frozen" | "held" | "portal" | "slain" | "stands" | "thrown" | "tower" | "village";
  edge: "down" | "left" | "right" | "up" | null;
  whom: number | null;
}

export interface Change {
  answer: (number | string | null)[];
  moves: Footprints[];
}
