import type {ShotsToGo} from '../../engine/types.js';
import type {Inquiry} from '../../games/sea/inquiry/types.js';

export type CellShots = ShotsToGo['cells'][number];

export interface Shots extends Inquiry {
  /** What is found so far. */
  result: ShotsToGo | null;
  /** All fleets that were wished are hunted. */
  done: boolean;
  /** A cell that is compared with the first besides. */
  adding: string | null;
  /** The numbers lie over the board, in the place of chances. */
  over: boolean;
}

/** How many more shots a hunt takes after the shot fired than after one at the likeliest cell. */
export interface Lost {
  more: number;
  /** The half-width of its 95 % interval. */
  error: number;
  fleets: number;
}

export interface LostShots {
  /** By what was known and both cells, as one text; null where too few fleets could be drawn. */
  byShot: Record<string, Lost | null>;
  /** Whose shots are being compared: of how many, and how many are done. */
  run: {player: number; done: number; of: number} | null;
}

declare module '../../games/sea/types.js' {
  interface SeaActions {
    'shots-ask': {board: string};
    'shots-asked': {board: string; of: string};
    'shots-there': {board: string; of: string; result: ShotsToGo; done: boolean};
    'shots-add': {cell: string};
    'shots-added': {of: string; row: CellShots};
    'shots-add-stop': Nothing;
    'shots-add-refused': Nothing;
    'shots-over': {over: boolean};
    'shots-export': {as: 'csv' | 'json'};
    'shots-close': Nothing;
    'lost-ask': {player: number};
    'lost-run': {run: LostShots['run']};
    'lost-there': {key: string; lost: Lost | null};
    'lost-stop': Nothing;
    'lost-done': {player: number};
  }
}
