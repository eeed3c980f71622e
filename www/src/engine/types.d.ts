// What the worker is asked and answers. The plain data themselves are the doors'.

import type {
  Belief,
  Deduction,
  Expected,
  Expert,
  GameConfig,
  Hint,
  Level,
  NewPuzzle,
  PlacedShip,
  PositionView,
  Ruleset,
  SetupFault,
  Solved,
  Tables,
  Verdict,
  View,
} from '../../../doors/battleship.js';

export type * from '../../../doors/battleship.js';

/** What the worker answers to every call that touches a game. */
export interface GameAnswer {
  view: View;
  record: string;
}

/**
 * The calls a worker understands (client.js gives a promise for each). Every refusal is an Error with a stable `code`,
 * and changes nothing. A view whose decision takes long to count comes without it (`thinking`). What is being counted
 * for a board is refused with the code `stale` when a newer call on that board comes.
 */
export interface Engine {
  tables(): Tables;
  newGame(config: GameConfig): GameAnswer;
  openGame(record: string): GameAnswer;
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
  think(): GameAnswer;
  /** Refused with `chances-withheld` for a rival's board in a race that still runs. */
  belief(player: number): Belief;
  /** What the expert's rules make of what a player was told, by those of the names in `permitted` (all where none is named; an unknown one is refused with `unknown-deduction`). Refused with `no-deductions` under rules they do not know. */
  deductions(player: number, permitted?: string): Expert;
  /** What a player could conclude next; null where nothing more is certain. */
  hint(player: number, stage: 1 | 2 | 3 | 4, permitted?: string): Hint | null;
  /** Why a cell is what it is: the steps needed, none where that is not certain. */
  prove(player: number, cell: string, permitted?: string): Deduction[];
  /** The score to be expected. Refused with `not-scored` where there is none, `not-counted` where too few fleets were found. */
  expected(player: number): Expected;
  /** Many marks in one call, as far as the end of the game: each the call that makes it, and its cell. One refused, none is made. */
  mark(marks: ['guess' | 'note' | 'unguess', string][]): GameAnswer;
  /** The cells of a puzzle that are marked wrongly. Refused with `not-a-puzzle` under other rules, as `level`. */
  check(): string[];
  /** The level of a puzzle; null where it has not one solution, or needs more than refutations by rules. */
  level(): Level | null;
  /** Makes a puzzle by its seed, a fresh one where none is given. */
  newPuzzle(config: {rules: string; level: Level; seed?: string}): NewPuzzle;
  /** The solutions of a puzzle line, and the reasons where there is one. */
  solvePuzzle(line: string): Solved;
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
  drawFleet(rules: string | Partial<Ruleset>, seed: string, deploy?: string): PlacedShip[];
  /** All faults of a set-up at once; [] = legal. */
  /** What an agent learns of an opponent: the text of its weights. `chances` are those of ships laid at random, in millionths. */
  learnHabits(
    rules: string | Partial<Ruleset>,
    games: number,
    cells: number[],
    chances: number[],
  ): string;
  checkSetup(rules: string | Partial<Ruleset>, fleet: PlacedShip[]): SetupFault[];
  /** Where the ship at `index` of the set-up can go, the others staying. `turn` counts quarter turns from the class's shape. */
  placements(
    rules: string | Partial<Ruleset>,
    fleet: PlacedShip[],
    index: number,
  ): {turn: number; cells: string[]}[];
  /** The ids of the agents that can play these rules. */
  playersOf(rules: string | Partial<Ruleset>): string[];
  /** All faults of a rule set; [] = usable. */
  checkRules(rules: Partial<Ruleset>): SetupFault[];
}
