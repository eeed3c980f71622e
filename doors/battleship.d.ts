// The plain data of the doors to Battleship: written into their declarations, shipped with them, read by the page.
// Cells are text, `A1` top left: letter = column, number = row. All u64 (seeds, counts) are decimal text. Players are numbered from 1.

/** Content of a cell, as solitaire's shots and known cells announce it. */
export type Content = 'water' | 'left' | 'right' | 'middle' | 'top' | 'bottom' | 'sub' | 'ship';

/** One class of ships of a fleet: ships of one name are not distinguished. */
export interface ShipClass {
  name: string;
  count: number;
  /** Straight ships. */
  length?: number;
  /** Any shape: [row, col] from 0. Exactly one of length and cells is given. */
  cells?: [number, number][];
}

/** docs/formats.md, 'Ruleset'. */
export interface Ruleset {
  id?: string;
  rows: number;
  cols: number;
  fleet: ShipClass[];
  contact: 'free' | 'apart';
  announce: 'hit-or-miss' | 'sunk' | 'names-ship' | 'content';
  clues: boolean;
  known: number;
  knownKind: 'random' | 'ship';
  budgets: {shots: number; guesses: number; actions: number} | null;
  motion: 'none' | 'slide';
  missRevealed: boolean;
  shootAgain: boolean;
  anyHitTakesALife: boolean;
  spentIsMiss: boolean;
  sunkCellsTold: boolean;
  players: 1 | 2;
}

/** One ship of a set-up: its class and its cells in any order. */
export interface PlacedShip {
  name: string;
  cells: string[];
  /** Where it is bound, where ships move. */
  heading?: 'up' | 'right' | 'down' | 'left';
}

export interface GameConfig {
  /** By which rule agents draw random numbers: 1, each player its own; 2 (default), in a race all those of the first. */
  version?: number;
  /** A rule set's id, or a whole Ruleset. */
  rules: string | Partial<Ruleset>;
  /** Decimal text; drawn afresh when left out. */
  seed?: string;
  /** Record form: 'solo:hunt', 'race:you,parity', 'duel:you,parity(k=longest)'. Default 'race:you,parity'. */
  players?: string;
  /** 'uniform' (default), 'border', 'faulty'. */
  deploy?: string;
  /** One set-up a sea: sea 1 is the one player 1 shoots at (in a race the only one), sea 2 player 2's target. null = drawn. */
  fleets?: (PlacedShip[] | null)[];
  /** Known cells at the start, instead of the rule set's. */
  hints?: number;
}

/** What a person sees in one cell of a board. */
export type Mark =
  | 'unknown'
  | 'miss' // shot, water
  | 'hit'
  | 'sunk' // certain cell of a sunk ship
  | 'water' // not shot, but known to be water (buffer of a sunk ship)
  | 'unrevealed' // shot in the original solitaire: a miss is not announced
  | 'spent'; // on a moving sea: the last shot here found nothing new

/** A code with its numbers and cells; the page finds the words (`reason.<code>`). */
export interface Coded {
  code: string;
  args: Record<string, string | number>;
}

export interface Candidate {
  cell: string;
  /** The agent's score; for heuristics no chance. */
  score: number;
  /** What the score is made of, e.g. {code: 'placements', value: 84}. */
  terms: {code: string; value: number}[];
}

export type Basis =
  | {kind: 'heuristic'}
  | {kind: 'counted'; fleets: string; precision: 'exact' | 'single'}
  /** All fleets that fit were counted, each by its weight under a prior. */
  | {kind: 'weighed'}
  | {kind: 'sampled'; samples: number; worstError: number; weighed?: true}
  | {kind: 'lost-track'};

/** The chances on the board a player shoots at, given what that player has observed. */
export interface Belief {
  player: number;
  basis: Basis;
  /** rows*cols, row by row: how likely a ship lies there, 0 to 1. */
  chances: number[];
  /** Where ships move: how likely a shot there would find something new, 0 to 1. */
  unhit?: number[];
  /** Of the cells not shot yet, at most 3, best first. */
  likeliest: {cell: string; chance: number}[];
}

/** Some fleets that fit all observations and have a ship on one cell, each as likely as any other. */
export interface FleetsBehind {
  cell: string;
  basis: Basis;
  /** How many there are, where they were counted. */
  of: string | null;
  fleets: PlacedShip[][];
}

/** How many shots a hunt still takes on average, by its next shot: fleets drawn among all that fit were hunted to the end after each. */
export interface ShotsToGo {
  /** How many fleets. */
  fleets: number;
  /** In the order in which the cells were given. Shots, this one included; `more` than after the first cell. Errors are half-widths of 95 % intervals. `by_shots`: the number of fleets by the shots that they took, from 0 on. */
  cells: {
    cell: string;
    shots: number;
    error: number;
    more: number;
    more_error: number;
    by_shots: number[];
  }[];
  /** Once all fleets are hunted, those on the first 12. */
  hunts?: HuntsOnFleet[];
}

/** The hunts on one fleet, shot by shot: for each cell that is compared one that begins there. */
export interface HuntsOnFleet {
  /** The cells of each ship. */
  ships: string[][];
  hunts: string[][];
}

/** What a deduction rests on. Lines are numbered from 1. */
export interface Because {
  cells?: string[];
  rows?: number[];
  cols?: number[];
  /** The cells of ships found. */
  ships?: string[];
  /** The length of the ships whose combinations were looked at. */
  length?: number;
}

/** A step of certain reasoning: by which rule, from what, and what follows. */
export interface Deduction {
  rule: string;
  because: Because;
  water?: string[];
  ship?: string[];
  contents?: {cell: string; content: Content}[];
  refuted?: Refuted;
}

/** The assumption of a refutation, and the deductions that lead from it to the contradiction. */
export interface Refuted {
  cell: string;
  as: 'water' | 'ship';
  /** How many they are, those of refutations within and the contradiction among them. */
  steps: number;
  depth: number;
  within: Deduction[];
  contradiction: Contradiction;
}

/** A proof that no fleet fits: a rule, and premises that cannot all be true. */
export interface Contradiction {
  rule: string;
  because: Because;
  /** The settled cells that the rule concludes to be the opposite; none where it concludes ship off the board. Left out where the premises alone leave no way on. */
  against?: string[];
  /** Of `last-combinations`: the ships of the length still to be found, and the fewer ways left for them. */
  short?: {length: number; left: number; ways: string[][]};
}

/** What solitaire's expert system deduces from what one player has observed. */
export interface Expert {
  /** Each rests on the observations and on those before it. */
  steps: Deduction[];
  contradiction: Contradiction | null;
  /** Ship cells still to be found, and the cells that may hold them. */
  rows: {left: number | null; candidates: number}[];
  cols: {left: number | null; candidates: number}[];
  /** The ships found, the shortest first. */
  found: string[][];
  /** The ways the ships still to be found can lie, the longest first. */
  combinations: {length: number; left: number; ways: string[][]}[];
}

/** A hint, as far as it was asked for: where to look, by which rule, which cells, why. */
export interface Hint {
  stage: 1 | 2 | 3 | 4;
  /** It speaks against a mark the player made. */
  mistake: boolean;
  cells: string[];
  rows: number[];
  cols: number[];
  rule?: string;
  water?: string[];
  ship?: string[];
  because?: Because;
  refuted?: Refuted;
}

/** The score a player could expect on ending solitaire now: the mean over fleets that fit, term by term. */
export interface Expected {
  fok: number;
  gok: number;
  sink: number;
  fko: number;
  gko: number;
  safe: number;
  points: Score['points'];
  total: number;
  /** How many fleets it is the mean over. */
  fleets: number;
  /** The standard error of the total where those were drawn; null where they are all that fit. */
  error: number | null;
}

/** A position as the engine has read it. */
export interface PositionView {
  rules: Ruleset;
  board: Board;
}

/** An answer, a known cell or a count that clashes with others. Lines and shots are numbered from 1. */
export type ClashItem =
  | {
      kind: 'shot';
      number: number;
      cell: string;
      answer: {
        kind: 'miss' | 'hit' | 'sunk' | 'content' | 'unrevealed' | 'spent';
        ship?: string;
        content?: Content;
      };
    }
  | {kind: 'known'; cell: string; content: Content}
  | {kind: 'row'; row: number; count: number}
  | {kind: 'col'; col: number; count: number};

/** Which fleets fit a position. */
export interface Verdict {
  verdict: 'unique' | 'several' | 'contradictory' | 'undecided';
  /** How many, decimal; null where they were not all counted. */
  fleets: string | null;
  belief: Belief | null;
  /** At most two fleets that fit. */
  examples: PlacedShip[][];
  /** Cells of a ship in one example and of water in the other. */
  differs: string[];
  /** Where none fits: what clashes; empty where the fleet itself has no room, or nothing was found in time. */
  clash: ClashItem[];
  /** It was proved that no fewer clash. */
  smallest: boolean;
}

/** The choice of the player to move where that player is an agent: what it will do next, and why. */
export interface Decision {
  player: number;
  /** Record form: 'FC7', 'GD4', 'S'. */
  action: string;
  cell: string | null;
  reason: Coded;
  /** Best first, at most 12. */
  candidates: Candidate[];
  /** How many cells make sense (score above 0), and how many share the top. */
  sensible: number;
  ties: number;
  map: {basis: Basis /** rows*cols, row by row */; values: number[]} | null;
}

export interface Score {
  fok: number;
  gok: number;
  sink: number;
  fko: number;
  gko: number;
  safe: number;
  /** What one of each term is worth. */
  points: {fok: number; gok: number; sink: number; fko: number; gko: number; safe: number};
  total: number;
}

export interface FleetLine {
  name: string;
  length: number;
  count: number;
  sunk: number;
  cells: [number, number][] | null;
}

/** The sea one player shoots at, as far as the reader of the view may know it. */
export interface Board {
  /** Player number (from 1) who shoots at this sea. */
  shooter: number;
  /** Player whose fleet lies here (duel), else null. */
  owner: number | null;
  /** A rival's board in a race that still runs: marks, moves and ships are withheld. */
  withheld: boolean;
  /** rows*cols, row by row. */
  marks: Mark[];
  /** rows*cols, row by row; null where the content is not known. Only where the rules announce contents. */
  contents: (Content | null)[] | null;
  /** Cells given at the start. */
  known: string[];
  /** Ship marks: in solitaire the guesses. */
  flags: string[];
  /** The player's own notes 'water here'. */
  notes: string[];
  /** After the end of solitaire: guesses by outcome. */
  flagsRight: string[];
  flagsWrong: string[];
  /** Sunk ships, with the cells that are certainly theirs (`certain` = the whole ship). */
  sunk: {name: string; cells: string[]; certain: boolean}[];
  /** The fleet itself, where it may be seen: your own sea, a game among agents, any game that is over. */
  ships: PlacedShip[] | null;
  /** Where ships move and may be seen: the cells in which segments lie that were hit. */
  damaged?: string[];
  /** Where ships move: rows*cols, how many shots were fired since the last one there; null where none was. */
  ages?: (number | null)[];
  fleet: FleetLine[];
  /** The last shot or guess at this sea. */
  last: string | null;
  clues: {rows: Clue[]; cols: Clue[]} | null;
  left: {shots: number; guesses: number; actions: number} | null;
  score: Score | null;
  shots: number;
  hits: number;
  /** This player has finished: fleet sunk, solved, or out of actions. */
  done: boolean;
}

/** How many ship cells a line holds; how many of them are shown (hits, known, not flags); `over`: flags and ship cells exceed the count. */
export interface Clue {
  count: number;
  found: number;
  over: boolean;
}

export interface Player {
  player: number;
  kind: 'you' | 'agent';
  /** Agent text, e.g. 'parity(k=longest)'; null for you. */
  agent: string | null;
  shots: number;
  hits: number;
  sunk: number;
  done: boolean;
}

/** One action that was taken. */
export interface Move {
  /** From 1. */
  step: number;
  player: number;
  /** Record form without player prefix. Empty where withheld. */
  action: string;
  cell: string | null;
  /** miss, hit, sunk, content, unrevealed, spent; null for marks and solve. Withheld as null. */
  answer: null | {
    kind: 'miss' | 'hit' | 'sunk' | 'content' | 'unrevealed' | 'spent';
    ship?: string;
    content?: Content;
  };
  withheld: boolean;
}

export interface Result {
  /** won, lost (by you, in a duel); ended (race, solo); solved; resigned. */
  code: 'won' | 'lost' | 'ended' | 'solved' | 'resigned';
  /** Duel: the winner. */
  winner: number | null;
}

/** Everything the page shows of one step. Marks, overlay and reason come from this one object. */
export interface View {
  version: 1;
  rules: Ruleset;
  seed: string;
  kind: 'solo' | 'race' | 'duel';
  /** Actions taken up to here, and in the whole line. */
  step: number;
  steps: number;
  over: boolean;
  /** Player to move, from 1; null when over. */
  toMove: number | null;
  players: Player[];
  /** One a player, in order: the sea that player shoots at. */
  boards: Board[];
  last: Move | null;
  /** The whole line, also past `step`. */
  moves: Move[];
  decision: Decision | null;
  /** The decision has still to be counted: it is not in this view. */
  thinking: boolean;
  result: Result | null;
  /** Whether the whole line, also past `step`, leads to the end of the game: then no fleet is secret any more. */
  ended: boolean;
  /** The result at the end of the line, also seen from earlier steps. */
  final: Result | null;
}

/** How much reasoning a puzzle asks for. */
export type Level = 'easy' | 'medium' | 'hard' | 'expert';

/** A puzzle made: its line, its level, and the record of a game on it. */
export interface NewPuzzle {
  line: string;
  level: Level;
  record: string;
}

/** A puzzle solved; docs/formats.md, 'Puzzle line'. */
export interface Solved {
  id: string;
  solutions: '0' | '1' | '2+' | 'undecided';
  /** A solution, a text a row. */
  grid?: string[];
  /** A second one. */
  other?: string[];
  /** The chain of reasons where there is one solution: each rests on the observations and on those before it. */
  steps?: Deduction[];
}

/** One rule set or agent of the tables the page's lists come from. */
export interface RulesEntry {
  id: string;
  rules: Ruleset;
  agents: string[];
  /** The deployers that deploy its fleets. */
  deployers: string[];
  /** Of the newspaper kind: solved by flags, with nothing to hunt. */
  puzzle: boolean;
}
export interface AgentEntry {
  id: string;
  parameters: {name: string; default: string; values: string[]}[];
  /** Measured mean shots on `admiral`, for the lists ('Random 95'); null where not measured. */
  admiral: number | null;
}
export interface Tables {
  rules: RulesEntry[];
  agents: AgentEntry[];
  deployers: string[];
}

export interface SetupFault {
  code: string;
  args: Record<string, string | number>;
}

/** What the solver of small boards is asked for: docs/formats.md, 'Ruleset'. */
export type ExplorerRules = Pick<Ruleset, 'rows' | 'cols' | 'fleet' | 'contact' | 'announce'>;

/** The shots that a policy needs on a small board. */
export interface SolvedView {
  layouts: number;
  totalShots: number;
  mean: number;
}

/** A place in the tree of a policy. */
export interface NodeView {
  hits: string[];
  misses: string[];
  layouts: number;
  /** Still to come, over all layouts that fit. */
  totalShots: number;
  /** In how many of them each cell holds a ship, row by row. */
  through: number[];
  /** Where it shoots; null where the fleet is hit. */
  shot: string | null;
  answers: {
    answer: 'miss' | 'hit' | 'sunk';
    ship: string | null;
    layouts: number;
    totalShots: number;
  }[];
}

/** Both players' optimal mixed strategies on a small board. The shooter's is optimal if the shooter also draws a symmetry of the board, each equally likely, and plays the image of the policy. Fractions are text, such as `108/19`. */
export interface EquilibriumView {
  value: string;
  mean: number;
  /** How likely the deployer has a ship in each cell, row by row. */
  chances: number[];
  /** The likeliest first. `probability`, and as a number `chance`: that the deployer chooses one of the group. `shots`: those the shooter's mix needs on average, each policy under a random symmetry, against any of the group. */
  groups: {probability: string; chance: number; shots: string; count: number; ships: string[][]}[];
  /** The number of policies in the shooter's mix. */
  ways: number;
}

/** The ways a straight ship can lie through a cell of a line. */
export interface LineView {
  ways: number;
  /** Their number by the formula of the source of the agent `directional`. */
  article: number;
  /** By how many cells before the tested one each begins. */
  beginnings: number[];
}

/** What a batch is made of. */
export interface BatchConfig {
  rules: string | Partial<Ruleset>;
  seed: string;
  /** Agent texts. */
  agents: string[];
  deploy?: string | null;
  /** The number of the first game. */
  first?: number;
}

/** The sums over one agent's games. */
export interface BatchSums {
  agent: string;
  games: number;
  mean: number;
  /** The standard error of the mean; null with fewer than two games. */
  se: number | null;
  median: number | null;
  min: number | null;
  max: number | null;
  p99: number | null;
  sum: number;
  sum_squares: number;
  /** The number of games by result. */
  histogram: Record<string, number>;
  seconds: number;
}

/** Two agents compared on the same seas. */
export interface BatchPair {
  a: string;
  b: string;
  /** The difference of a's result and b's. */
  mean: number;
  se: number | null;
  sum: number;
  sum_squares: number;
}

/** The sums of a batch, as `lab play --json` prints them. */
export interface BatchReport {
  version: 1;
  rules: string;
  seed: string;
  deploy: string;
  /** Runs of game numbers, each from a first one to the one after the last. */
  parts: [number, number][];
  agents: BatchSums[];
  paired: BatchPair[];
}

/** A puzzle to be made. */
export interface PuzzleConfig {
  rules: string;
  level: Level;
  seed?: string | null;
}

/** A small board to be solved. */
export interface ExplorerConfig {
  rules: ExplorerRules;
  policy?: 'optimal' | 'greedy' | null;
}
