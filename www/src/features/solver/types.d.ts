import type {Content, PositionView, Ruleset, Verdict} from '../../engine/types.js';
import type {Position} from '../../games/sea/position.js';
import type {Notice, Rules} from '../../games/sea/types.js';

/** What is told of the cell that is acted on. */
export type EditTool =
  | ('miss' | 'hit' | 'sunk' | 'unrevealed' | 'flag' | 'clear')
  | Exclude<Content, 'ship'>;

/** What is told of a cell; a ship by its name, or by its length where only that is known. */
export interface Observed {
  tool: EditTool;
  ship: string | number | null;
}

/** What was last told of a cell; `clear` where it was taken away. */
export interface Deed extends Observed {
  cell: string;
}

/** A position, and its rules in full. */
export interface Draft {
  position: Position;
  whole: Ruleset;
}

export interface Editing extends Draft {
  /** The position as text: what the engine is asked, and the link holds. */
  text: string;
  past: Draft[];
  future: Draft[];
  tool: EditTool;
  /** The name that goes with the tool. */
  ship: string | null;
  deed: Deed | null;
  /** Why the last wish did nothing. */
  fault: Notice | null;
  /** What stands in the field; of what was refused, to be mended. */
  entry: string;
  /** What follows from the position is counted for so long that it is said. */
  late: boolean;
  /** The puzzles of a file, one to be chosen. */
  puzzles: {name: string; lines: string[]} | null;
  /** The engine's answer, to which text. */
  verdict: {text: string; view: PositionView; result: Verdict | null} | null;
  /** The last verdict under these rules: its map stays while the next is counted. */
  before: Editing['verdict'];
  /** The agent chosen to be watched from here. */
  agent: string | null;
  /** The fleet that is shown. */
  example: 'none' | 'first' | 'second';
}

/** What a typed line says: a cell and what is told of it, or the fault why there is neither. */
export interface TypedAnswer {
  cell: string | null;
  answer: Observed | null;
  fault: {code: string; args: Record<string, string>} | null;
}

declare module '../../games/sea/types.js' {
  interface SeaActions {
    'edit-begin': {rules: Rules; whole: Ruleset};
    'edit-use': {cell: string; tool?: EditTool; ship?: string | number | null};
    'edit-count': {line: 'rows' | 'cols'; index: number; count: number | null};
    'edit-tool': {tool: EditTool};
    'edit-ship': {ship: string};
    'edit-rules': {rules: Rules; whole: Ruleset};
    'edit-empty': Nothing;
    'edit-undo': Nothing;
    'edit-redo': Nothing;
    'edit-back': Nothing;
    'edit-late': {text: string};
    'edit-verdict': {text: string; view: PositionView; result: Verdict | null};
    'edit-fault': {fault: Notice | null; text?: string};
    'edit-puzzles': {puzzles: {name: string; lines: string[]}};
    'edit-example': {example: Editing['example']};
    'edit-taken': Draft;
    'edit-take': {text: string};
    'edit-file': {file: File};
    'edit-choose': {value: string};
    'edit-entry': {text: string};
    'edit-typed': {text: string; meant: TypedAnswer[]};
    'edit-text': Nothing;
    'edit-agent': {agent: string};
    'edit-play': Nothing;
    'edit-reasons': Nothing;
    'edit-watch': {agent: string};
  }
}
