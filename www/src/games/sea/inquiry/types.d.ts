/** A board whose chances are those of whole fleets, and how the engine is asked for more of these. */
export interface Source {
  board: string;
  /** The call for the fleets behind a cell, but for the cell and how many. */
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

/** What the engine was asked of a board that is shown, and has answered. */
export interface Inquiry {
  board: string;
  /** As in `Source`. */
  of: string;
}
