// The plain data of the door to Reversi: written into its declarations, read by the page. The value of a position is Black's, that of a move is for whoever makes it.

export type Side = 'black' | 'white';

/** `a1` … `h8`. */
export type Square = string;

export type Variant = 'as-described' | 'as-published' | 'as-written';

/** The evaluation in every variant, for Black. */
export interface Values {
  asDescribed: number;
  asPublished: number;
  asWritten: number;
}

export type Term =
  | 'centre'
  | 'wider-centre'
  | 'corners'
  | 'stable-discs'
  | 'disc-count'
  | 'frontier'
  | 'mobility'
  | 'wedges'
  | 'parity'
  | 'positioning'
  | 'unbalanced-edges';

export interface Both {
  black: number;
  white: number;
}

export interface ReversiConfig {
  /** `reversi` (where it is left out), `reversi-6` or `reversi-4`. */
  rules?: string | null;
  seed?: string | null;
  /** `duel:` and who plays Black, then White. */
  players?: string | null;
}

export interface ReversiTables {
  rules: {id: string; side: number}[];
  agents: ReversiAgent[];
  /** The openings that have a name, with their moves as a transcript; of those alike by symmetry the one that begins with c4. */
  openings: {id: string; moves: string}[];
}

export interface ReversiAgent {
  id: string;
  parameters: ReversiParameter[];
  /** How many plies deep it searches; null where it looks at nothing. */
  depth: number | null;
  /** With how many empty squares it plays the game out to the end; null where it never does. */
  exact: number | null;
}

export interface ReversiParameter {
  name: string;
  default: string;
  words: string[];
  /** The least and the greatest whole number it takes besides. */
  numbers: [number, number] | null;
}

/** Everything that is shown of one step. */
export interface ReversiView {
  version: 1;
  rules: string;
  seed: string;
  /** Rows, and columns too. */
  side: number;
  /** Squares and side to move of the start. */
  start: string;
  step: number;
  steps: number;
  over: boolean;
  toMove: Side | null;
  mustPass: boolean;
  /** Black's, then White's. */
  players: {side: Side; kind: 'you' | 'agent'; agent: string | null}[];
  /** Row by row, `X` black, `O` white, `-` empty. */
  board: string;
  /** In the order of the source. */
  legal: ReversiMove[];
  /** The last step taken. */
  last: ReversiStep | null;
  discs: Both;
  passes: Both;
  terms: ReversiTerm[];
  /** The discs that the source counts as stable. */
  stable: {black: CountedStable; white: CountedStable};
  values: Values;
  /** What the agent to move has decided. */
  decision: ReversiDecision | null;
  /** Whether it has still to decide. */
  thinking: boolean;
  /** The code of the opening the game went through. */
  opening: string | null;
  /** The whole line, also past the place in it. */
  moves: ReversiStep[];
  /** The lead and the values of every position of the line, the start first. */
  series: ({step: number; discs: number} & Values)[];
  /** The number of the line the game is in; the main one is 0. */
  line: number;
  /** Every line: at which step it branched off, and how long it is. */
  lines: {from: number; steps: number}[];
  /** The line as a transcript. */
  transcript: string;
  result: ReversiResult | null;
}

export interface ReversiMove {
  /** As the source numbers it, from 1. */
  number: number;
  square: Square;
  /** From 0, as the source counts. */
  row: number;
  col: number;
  flips: Square[];
}

export interface ReversiStep {
  step: number;
  side: Side;
  /** As in a record, `Mf5` or `P`. */
  action: string;
  square: Square | null;
  flips: Square[];
}

/** The discs of a colour that the source’s program counts as stable: those that no game can turn, and those that the other colour’s next move could. */
export interface CountedStable {
  discs: string[];
  kept: string[];
  turned: {square: string; by: string[]}[];
}

/** The points of either colour by the source's program, and its value for Black in every variant. */
export interface ReversiTerm extends Both, Values {
  term: Term;
  /** The points by the source's text. */
  written: Both;
}

/** A code with its numbers. */
export interface Reason {
  code: string;
  args: Record<string, string | number>;
}

export interface ReversiDecision {
  side: Side;
  action: string;
  square: Square | null;
  /** `must-pass`, `only-move`, `drawn-move`, `minimax` (depth, variant, value, ties), `engine-estimated` (level, discs, depth, and error where it is known), `engine-diced` (the same and dice), `engine-outcome` (level, outcome), `engine-exact` (level, discs), the level 0 of those beside the six; `engine-book` (discs, depth, error, moves: how many the book has, book: `best`, or `own` where it was drawn); `chosen-elsewhere`. */
  reason: Reason;
  /** Every move that was weighed, in the order it was; of the engine none. */
  candidates: {square: Square; value: number}[];
  nodes: number;
}

export interface ReversiResult {
  code: 'won' | 'drawn';
  winner: Side | null;
  /** The empty squares to the winner. */
  score: Both;
}

export interface TreeConfig {
  /** Whose search: that of whoever is to move where it is left out, else the expert's. */
  agent?: string;
  /** 1 to 4. */
  depth?: number;
  variant?: Variant;
  alphaBeta?: boolean;
}

export interface TreeResult {
  depth: number;
  variant: Variant;
  alphaBeta: boolean;
  /** What the root is worth to Black. */
  value: number;
  /** A square or `pass`. */
  choice: string | null;
  /** All nodes, those cut off among them. */
  nodes: number;
  lookedAt: number;
  /** How many values were backed up: as many decisions there are to step through. */
  decisions: number;
  bestLine: number[];
}

/** How a node came by its value. */
export type Worth = 'weighed' | 'ended' | 'exact' | 'at-least' | 'at-most' | 'cut';

export interface TreeBrief {
  /** Its number in the order of the search, the root 0. */
  node: number;
  /** A square or `pass`; of the root null. */
  step: string | null;
  worth: Worth;
  /** For Black; of a node cut off null. */
  value: number | null;
  /** How many nodes lie below. */
  below: number;
  /** The best child. */
  best: number | null;
  /** Why it was not looked at: `side` already has `value` by `step`. */
  cut: {by: number; side: Side; step: string | null; value: number} | null;
}

export interface TreeNode extends TreeBrief {
  parent: number | null;
  depth: number;
  /** Who is to move here: Black makes the value as great, White as small as can be. */
  side: Side;
  board: string;
  children: TreeBrief[];
  /** The nodes that lead here from the root on. */
  path: number[];
  bestLine: number[];
  /** Of a position that was weighed. */
  terms: ReversiTerm[] | null;
  values: Values | null;
}

export interface AnalysisConfig {
  /** The step of the line; the present one where it is left out. */
  step?: number;
  /** 1 to 6, the strongest where it is left out. */
  level?: number;
  /** The most nodes looked at. */
  nodes?: number;
  /** An engine whose limits, evaluation and book count in place of level and nodes. */
  agent?: string;
}

/** For whoever moves: searched to a depth and estimated, won (1), drawn (0) or lost (-1), or the final score. */
export type MoveValue =
  | {basis: 'estimated'; discs: number; depth: number; error?: number}
  | {basis: 'outcome'; outcome: -1 | 0 | 1}
  | {basis: 'exact'; discs: number};

/** What is known so far. */
export interface AnalysisResult {
  step: number;
  done: boolean;
  nodes: number;
  best: Square | null;
  /** Of the best move. */
  value: MoveValue | null;
  /** Every legal move, a1 to h8. */
  moves: {square: Square; value: MoveValue | null}[];
}

/** Two agents that play many games. */
export interface MatchConfig {
  rules?: string | null;
  seed: string;
  /** Two. */
  agents: string[];
}

/** How board, seed and agents of a match are called. */
export interface MatchNames {
  rules: string;
  seed: string;
  agents: [string, string];
  /** What tells the weights of the engine from others, where an agent uses them. */
  weights: string | null;
}
