import type {Deduction, Level, Solved} from '../../engine/types.js';
import type {CellState, Wanted} from '../../games/sea/puzzle-board.js';

/** The reasons of the whole puzzle. */
export interface Chain {
  /** Null while they are looked for; none where it has not one solution. */
  steps: Deduction[] | null;
  /** How many there are. */
  solutions: string | null;
  /** How many of the steps are taken; the next is lit. */
  at: number;
}

/** What is being painted: the cells that are `from`. */
export interface Brush {
  from: CellState;
  to: CellState;
  cells: string[];
}

export interface Marked {
  key: 'puzzle-marked' | 'puzzle-filled' | 'puzzle-taken-over';
  cells: string[];
  to: CellState;
  line?: {line: 'row' | 'col'; number: number};
}

export interface Puzzling {
  /** The worker's game all this belongs to. */
  board: string | null;
  /** Marks that were made, and not answered yet. */
  wanted: Wanted;
  brush: Brush | null;
  /** The steps before and after each stroke of more than one mark. */
  strokes: [number, number][];
  /** What a check found, and when. */
  checked: {record: string; step: number; wrong: string[]} | null;
  /** Null until it is known; a level of null is beyond all. */
  level: {level: Level | null} | null;
  /** The puzzle being made takes long. */
  late: boolean;
  chain: Chain | null;
  /** What is printed in place of a person's marks: no reasons, or all of them. */
  paper: Chain | null;
  /** What was done last, as the line under the board says. */
  deed: Marked | {key: 'puzzle-step'} | {key: 'puzzle-checked'} | null;
}

declare module '../../games/sea/types.js' {
  interface SeaActions {
    /** The part has come. */
    'puzzle-begun': Nothing;
    'puzzle-late': Nothing;
    'puzzle-cancel': Nothing;
    'puzzle-choose': {rules: string; level: string; seed: string};
    'puzzle-next': Nothing;
    'puzzle-level': {board: string; level: Level | null};
    'puzzle-mark': {wanted: Wanted};
    'puzzle-fill': {line: 'row' | 'col'; number: number};
    'puzzle-brush': {brush: Brush | null};
    'puzzle-paint': {cell: string};
    'puzzle-wanted': {wanted: Wanted};
    'puzzle-stroke': {stroke: [before: number, after: number]};
    'puzzle-settled': Nothing;
    'puzzle-undo': Nothing;
    'puzzle-redo': Nothing;
    'puzzle-check': Nothing;
    'puzzle-checked': {record: string; step: number; wrong: string[]};
    'puzzle-give-up': Nothing;
    'puzzle-reason': {at: number};
    'puzzle-reasoned': {board: string; solved: Solved};
    'puzzle-take-over': Nothing;
    'puzzle-print': {what: 'set' | 'marks' | 'solution'};
    'puzzle-paper': {board: string; steps: Deduction[] | null};
  }
}
