import type {FleetsBehind} from '../../../engine/types.js';

/** A board whose chances are those of whole fleets, and how the engine is asked for these. */
export interface Source {
  board: string;
  /** The call, but for the cell and how many. */
  asks:
    | ['fleetsBehind', record: string, step: number, player: number]
    | ['fleetsBehindPosition', text: string];
  /** What was told, as one text: what comes after it changes nothing. */
  of: string;
  size: import('../../../engine/types.js').Ruleset;
  /** What the agent on it chooses next. */
  choice?: string | null;
  /** Of each cell what is known. */
  marks: import('../../../engine/types.js').Mark[];
}

export interface Behind {
  board: string;
  cell: string;
  /** As in `Source`. */
  of: string;
  /** As soon as they are there. */
  told: FleetsBehind | null;
  /** Which of them lies over the board. */
  laid: number | null;
}

declare module '../types.js' {
  interface SeaActions {
    'behind-ask': {board: string};
    'behind-asked': Pick<Behind, 'board' | 'cell' | 'of'>;
    'behind-there': Pick<Behind, 'board' | 'cell' | 'of'> & {told: FleetsBehind};
    /** One of them, or as many further. */
    'behind-lay': {at: number; by?: undefined} | {by: number; at?: undefined};
    'behind-close': Nothing;
    'behind-nowhere': Nothing;
  }
}
