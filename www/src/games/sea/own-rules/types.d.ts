import type {RowCol} from '../../../board/cells.js';
import type {Coded, ShipClass} from '../../../engine/types.js';

/** Rules being written: a board, its fleet, and one ship being drawn. */
export interface Draft {
  name: string;
  rows: number;
  cols: number;
  contact: 'free' | 'apart';
  fleet: ShipClass[];
  /** The ship being drawn. */
  shape: RowCol[];
  shipName: string;
  shipCount: number;
  /** Of the rules, as the engine told them. */
  faults: Coded[];
  /** What else would be wrong with the ship being drawn among them. */
  shipFaults: Coded[];
}

declare module '../types.js' {
  interface SeaActions {
    /** A number comes as it was typed. */
    'draft-set':
      | {name: 'rows' | 'cols' | 'shipCount'; value: string}
      | {name: 'name' | 'shipName'; value: string}
      | {name: 'contact'; value: Draft['contact']};
    'draft-cell': {cell: RowCol};
    'draft-add': Nothing;
    'draft-drop': {index: number};
    'draft-faults': {faults: Coded[]; shipFaults?: Coded[]};
    'draft-play': Nothing;
  }
}
