// What the workers are asked, and answer: for each kind of worker the names of its calls, with what each takes and comes to. Every
// refusal is an error with a stable `code`, and changes nothing.

import type {
  Belief,
  Deduction,
  EquilibriumView,
  Expected,
  Expert,
  ExplorerRules,
  FleetsBehind,
  GameConfig,
  Hint,
  Level,
  LineView,
  NewPuzzle,
  NodeView,
  PlacedShip,
  PositionView,
  Ruleset,
  SetupFault,
  ShotsToGo,
  Solved,
  SolvedView,
  Tables,
  Verdict,
  View,
} from '../../../doors/battleship.js';
import type {
  ReversiConfig,
  ReversiDecision,
  ReversiTables,
  ReversiView,
  Square,
  TreeConfig,
  TreeNode,
  TreeResult,
} from '../../../doors/reversi.js';
import type {Stated} from './article.js';
import type {Checked, Printed} from './printed.js';

/** Marks what a call answers that counts in slices, and on the way tells how far it has come. */
export interface Counted<Answer, Progress> {
  counted: [Answer, Progress];
}

type Returned<Calls, Name extends keyof Calls> = Calls[Name] extends (...args: never[]) => infer R
  ? R
  : never;

export type Arguments<Calls, Name extends keyof Calls> = Calls[Name] extends (
  ...args: infer Args
) => unknown
  ? Args
  : never;

export type Answer<Calls, Name extends keyof Calls> =
  Returned<Calls, Name> extends Counted<infer A, unknown> ? A : Returned<Calls, Name>;

/** `undefined` where a call says only that it still counts. */
export type Progress<Calls, Name extends keyof Calls> =
  Returned<Calls, Name> extends Counted<unknown, infer P> ? P : undefined;

/** What a call is given: its arguments, which may be left out where it needs none, the board it is for, and who hears of its progress. */
export type Given<Calls, Name extends keyof Calls> =
  [] extends Arguments<Calls, Name>
    ? [
        args?: Arguments<Calls, Name>,
        board?: string,
        onProgress?: (progress: Progress<Calls, Name>) => void,
      ]
    : [
        args: Arguments<Calls, Name>,
        board?: string,
        onProgress?: (progress: Progress<Calls, Name>) => void,
      ];

/** A promise a call. */
export type Call<Calls> = <Name extends keyof Calls & string>(
  method: Name,
  ...given: Given<Calls, Name>
) => Promise<Answer<Calls, Name>>;

/** What the worker of the seas answers to every call that touches a game. */
export interface GameAnswer {
  view: View;
  record: string;
}

/** How a puzzle is wished for. */
export interface PuzzleWish {
  rules: string;
  /** Refused with `bad-level` where it is none. */
  level: string;
  seed?: string;
}

type Rules = string | Partial<Ruleset>;

/**
 * A view whose decision takes long to count comes without it (`thinking`). What is being counted for a board is refused with the code
 * `stale` when a newer call on that board comes.
 */
export interface SeaCalls {
  tables(): Tables;
  newGame(config: GameConfig): GameAnswer;
  openGame(record: string, step?: number): GameAnswer;
  /** Its board is forgotten. */
  close(): void;
  /** The person's shot. */
  shoot(cell: string): GameAnswer;
  /** Ship mark or guess / water note / clear either. */
  guess(cell: string): GameAnswer;
  note(cell: string): GameAnswer;
  unguess(cell: string): GameAnswer;
  /** Solitaire: end and score. Elsewhere: resign. */
  solve(): GameAnswer;
  /** Lets the agent to move take one action; with an agent text, that agent moves in the place of the player to move. */
  aiMove(agent?: string): GameAnswer;
  undo(): GameAnswer;
  redo(): GameAnswer;
  seek(step: number): GameAnswer;
  /** The view of this step with its decision, counted to its end. */
  think(): Counted<GameAnswer, number | undefined>;
  /** Refused with `chances-withheld` for a rival's board in a race that still runs. */
  belief(player: number): Counted<Belief, number | undefined>;
  /** What the expert's rules make of what a player was told, by those of the names in `permitted` (all where none is named; an unknown one is refused with `unknown-deduction`). Refused with `no-deductions` under rules they do not know. */
  deductions(player: number, permitted?: string): Expert;
  /** What a player could conclude next; null where nothing more is certain. */
  hint(player: number, stage: number, permitted?: string): Hint | null;
  /** Why a cell is what it is: the steps needed, none where that is not certain. */
  prove(player: number, cell: string, permitted?: string): Deduction[];
  /** The score to be expected. Refused with `not-scored` where there is none, `not-counted` where too few fleets were found. */
  expected(player: number): Expected;
  /** Many marks in one call, as far as the end of the game: each the call that makes it, and its cell. One refused, none is made. */
  mark(marks: [string, string][]): GameAnswer;
  /** The cells of a puzzle that are marked wrongly. Refused with `not-a-puzzle` under other rules, as `level`. */
  check(): string[];
  /** The level of a puzzle; null where it has not one solution, or needs more than refutations by rules. */
  level(): Level | null;
  /** Makes a puzzle by its seed, a fresh one where none is given. */
  newPuzzle(wish: PuzzleWish): NewPuzzle;
  /** The solutions of a puzzle line, and the reasons where there is one. */
  solvePuzzle(line: string, permitted?: string): Solved;
  /** Fleets with a ship on a cell, which fit what a player was told in a game at a step, or a position. */
  fleetsBehind(
    record: string,
    step: number,
    player: number,
    cell: string,
    count: number,
  ): FleetsBehind;
  fleetsBehindPosition(text: string, cell: string, count: number): FleetsBehind;
  /** How many shots a hunt still takes after a shot at each of some cells (names with spaces between), in a game at a step, or in a position; what is found so far is its progress. */
  shotsToGo(cells: string, record: string, step: number, player: number, count: number): ShotsToGo;
  shotsToGoPosition(cells: string, text: string, count: number): ShotsToGo;
  /** Ends what is being counted for this board. */
  halt(): void;
  /** A position, or the line of a puzzle; what fits it is `verdict`. Refused with codes as bad-position, bad-puzzle. */
  openPosition(text: string): {view: PositionView; result: null};
  /** Which fleets fit, counted to its end. */
  verdict(): {view: PositionView; result: Verdict};
  /** The record of a game on a sea drawn from those that fit, the told shots played already. */
  play(players: string, seed: string): string;
  /** The exact bytes `lab record` prints for this step. */
  viewText(): string;
  /** A legal random fleet for the deploy dialog. */
  drawFleet(rules: Rules, seed: string, deploy?: string): PlacedShip[];
  /** What an agent learns of an opponent: the text of its weights. `chances` are those of ships laid at random, in millionths. */
  learnHabits(rules: Rules, games: number, cells: number[], chances: number[]): string;
  /** All faults of a set-up at once; [] = legal. */
  checkSetup(rules: Rules, fleet: PlacedShip[]): SetupFault[];
  /** Where the ship at `index` of the set-up can go, the others staying. `turn` counts quarter turns from the class's shape. */
  placements(rules: Rules, fleet: PlacedShip[], index: number): {turn: number; cells: string[]}[];
  /** The ids of the agents that can play these rules. */
  playersOf(rules: Rules): string[];
  /** All faults of a rule set; [] = usable. */
  checkRules(rules: Partial<Ruleset>): SetupFault[];
}

/** What a person does to one cell. */
export type CellCall = 'shoot' | 'guess' | 'note' | 'unguess';

/** The calls that answer with the game. */
export type GameCall = {
  [Name in keyof SeaCalls]: Answer<SeaCalls, Name> extends GameAnswer ? Name : never;
}[keyof SeaCalls];

/** `records`: of every line, the main one first. */
export interface ReversiAnswer {
  view: ReversiView;
  record: string;
  records: string[];
}

/** What a move is worth to whoever makes it. */
export interface MoveValue {
  square: string;
  value: number;
  /** What it counts, and how it was come by; `ended`: discs at an end that minimax saw. */
  kind: 'points' | 'ended' | 'estimated' | 'outcome' | 'exact';
  /** How many moves deep; 0 where the end of the game was reached. */
  depth: number;
  /** How far such estimates are off on average, in discs, where that is known. */
  error?: number;
}

export interface PositionValues {
  moves: MoveValue[];
  best: string | null;
  nodes: number;
  /** Nodes a second, where it took long enough to be told. */
  speed: number | null;
  done: boolean;
}

/** A newer count of a kind ends the one before with the code `stopped`. */
export type ReversiCount = 'think' | 'hint' | 'tree' | ValuesKind;
export type ValuesKind = 'values' | 'analysis' | 'predicted' | 'plain' | 'weighed' | 'teaching';

export interface ReversiCalls {
  tables(): ReversiTables;
  newGame(config: ReversiConfig): ReversiAnswer;
  /** `steps`: only so many of the text. */
  openPosition(text: string, config: ReversiConfig, steps?: number | null): ReversiAnswer;
  openGame(record: string, step: number | null): ReversiAnswer;
  /** A game with all its lines, at a place in one of them: by its number, or by a record of which it is the continuation. */
  restore(records: string[], line: number | string, step: number): ReversiAnswer;
  /** Of what was opened and counted nothing is left. */
  close(): void;
  /** Ends what is being counted, of one kind or all. */
  halt(kind?: ReversiCount): void;
  move(square: Square): ReversiAnswer;
  pass(): ReversiAnswer;
  undo(): ReversiAnswer;
  redo(): ReversiAnswer;
  seek(step: number): ReversiAnswer;
  chooseLine(line: number): ReversiAnswer;
  /** The agent to move takes its step: why, and what comes of it. */
  aiMove(): Counted<{answer: ReversiAnswer; decision: ReversiDecision | null}, null>;
  /** What it would choose, or did. */
  think(): Counted<ReversiAnswer, null>;
  /** What an agent would do for whoever is to move. `kind`: what stops it. */
  hint(
    record: string,
    step: number,
    agent: string,
    kind?: ReversiCount,
  ): Counted<ReversiDecision | null, null>;
  /** What every legal move is worth by an agent's search, told as far as it is known. `kind`: what stops it. */
  values(
    record: string,
    step: number,
    agent: string,
    kind?: ValuesKind,
  ): Counted<PositionValues, PositionValues | null>;
  /** Grows the tree of a search; what it comes to, and its root. Tells how many nodes it has so far. */
  tree(
    record: string,
    step: number,
    config: TreeConfig,
  ): Counted<{summary: TreeResult; nodes: TreeNode[]}, number>;
  /** A node and those on the way to it, the root first. */
  node(node: number): TreeNode[];
  peek(node: number): TreeNode;
  /** The first value backed up once a node has been looked at, after the so-many-th. */
  decision(node: number, after: number): {place: number; nodes: TreeNode[]};
}

export type Policy = 'optimal' | 'greedy';

export interface ExplorerCalls {
  /** The shots of both policies, whose trees can then be walked. */
  solve(rules: ExplorerRules): Counted<Record<Policy, SolvedView>, number>;
  /** The places along a path, its first one the start. */
  walk(policy: Policy, path: number[]): NodeView[];
  /** The best mixes of both players. */
  mix(rules: ExplorerRules): Counted<EquilibriumView, number>;
  /** Ends what is being counted. */
  halt(): void;
  /** The ways of a ship in a line. */
  line(before: number, behind: number, length: number): LineView;
}

export interface BatchConfig {
  rules: string | Partial<Ruleset>;
  seed: string;
  agents: string[];
  deploy: string;
}

export interface MatchConfig {
  rules: string;
  seed: string;
  agents: string[];
}

/** What the lab asks of any game: its games are numbered from 0. */
export interface PieceCalls<Config> {
  tables(): unknown;
  /** How rules, seed and agents are called. */
  describe(config: Config): {
    rules: string;
    seed: string;
    deploy: string;
    agents: {agent: string}[];
  };
  /** Results game by game, agent by agent, or the lead of the first one; and how many milliseconds they took. */
  results(config: Config, first: number, games: number): {results: Int32Array; ms: number};
  /** The record of a game; of the seas at its start, of Reversi played to its end. */
  record(config: Config, game: number, agent: number): string;
}

export interface BatchCalls extends PieceCalls<BatchConfig> {
  tables(): Tables;
  /** What comes here of a number that the Russian article states. */
  article(id: string): Stated;
}

export interface MatchCalls extends PieceCalls<MatchConfig> {
  tables(): ReversiTables;
  /** What the source printed, held against what the rules and its search give here. */
  printed(printed: Printed): Checked[];
}
