import type {Ruleset, View} from '../../engine/types.js';
import type {HistoryWay, Rules} from '../../games/sea/types.js';
import type {Way} from '../../shell/game.js';

export interface Comparing {
  /** As far as the game is known. */
  record: string;
  /** The end of that line, with all its moves. */
  whole: View;
  /** The round looked at: so many moves of each have been made. */
  step: number;
  /** How many rounds are known. */
  steps: number;
  /** One view an agent, in order: what is seen when it is to make its next move, its choice included. */
  views: View[];
  /** The agents that can play these rules. */
  able: string[];
  /** What was chosen since, and is still to be opened. */
  chosen: Chosen | null;
}

/** What is to be compared in the place of what is. */
export interface Chosen {
  agents: string[];
  rules: Ruleset;
  /** Of another sea, or `new`; null while the sea stays. */
  seed: string | null;
}

/** What is to be compared. Of a record alone the whole game is opened; with agents only its sea is taken. */
export interface Wish {
  record?: string;
  /** In record form. */
  agents?: string[];
  rules?: Rules;
  seed?: string;
  /** Of a fresh record. */
  version?: number;
  step?: number | null;
}

declare module '../../games/sea/types.js' {
  interface SeaActions {
    'compare-opened': {
      record: string;
      view: View;
      step: number;
      views: View[];
      able: string[];
      history: HistoryWay;
    };
    /** The round wished for is shown. */
    'compare-there': Nothing;
    'compare-line': {record: string; view: View};
    'compare-round': {step: number; views: View[]};
    'compare-thought': {player: number; view: View};
    'compare-go': {where: Way | 'parting'};
    'compare-choose': {
      agents?: string[];
      rules?: string;
      changed?: Partial<Ruleset>;
      seed?: string;
    };
    'compare-tried': {chosen: Chosen};
    'compare-leave': {players: string};
  }
}
