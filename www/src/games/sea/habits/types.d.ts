/** Where the ships of one who plays have lain, under one rule set. */
export interface Habits {
  /** Whose; '' where nobody was named. */
  name: string;
  /** A preset's id. */
  rules: string;
  games: number;
  /** Row by row, in how many of the games a ship lay there. */
  cells: number[];
  /** The last seas counted: a game that is ended twice counts once. */
  seas: string[];
}

export interface Learning {
  on: boolean;
  name: string;
  habits: Habits[];
  /** By rule set, of the one who plays, once the engine has told them. */
  weights: Record<string, number[]>;
}

declare module '../types.js' {
  interface SeaActions {
    habits: {habits: Habits[]};
    'habits-weights': {weights: Learning['weights']};
    learns: {on: boolean};
    'learns-from': {name: string};
    'habits-export': Nothing;
    'habits-import': {file: File};
    'habits-forget': Nothing;
  }
}
