import type {ShotsToGo} from '../../engine/types.js';

export interface Shots {
  board: string;
  /** As in `Source` of the fleets behind a cell. */
  of: string;
  /** What is found so far. */
  told: ShotsToGo | null;
  /** All fleets that were wished are hunted. */
  done: boolean;
}

declare module '../../games/sea/types.js' {
  interface SeaActions {
    'shots-ask': {board: string};
    'shots-asked': {board: string; of: string};
    'shots-told': {board: string; of: string; told: ShotsToGo; done: boolean};
    'shots-close': Nothing;
  }
}
