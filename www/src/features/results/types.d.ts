/** What came of a game of one's own. */
export interface Result {
  /** Which sea or puzzle it was. */
  sea: string;
  /** The id of a rule set, or `custom`. */
  rules: string;
  /** Shots, in solitaire the score; null where the game was given up, lost before the end, or counts neither. */
  points: number | null;
  /** Against the rival, or the puzzle solved. */
  won: boolean;
  helped: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/** Of this device. */
export interface Results {
  results: Result[];
}

/** What the results under one rule set come to. */
export interface Tally {
  rules: string;
  games: number;
  counted: number;
  mean: number | null;
  best: number | null;
  streak: number;
  longest: number;
  helped: number;
}

declare module '../../games/sea/types.js' {
  interface SeaActions {
    results: {results: Result[]};
    'results-export': Nothing;
    'results-forget': Nothing;
  }
}
