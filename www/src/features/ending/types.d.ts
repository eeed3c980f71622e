import type {View} from '../../engine/types.js';

/** What is seen of a game of one's own that is over. */
export interface Ending {
  /** The game as it ended, whatever step of it is looked at; null until that was seen. */
  view: View | null;
  /** The record it belongs to. */
  record: string;
  /** It ended while it was played here. */
  fresh: boolean;
  /** The rival's board stands beside one's own. */
  both: boolean;
  /** The agent among whose hunts one's own is drawn; null for the strongest. */
  agent: string | null;
}

declare module '../../games/sea/types.js' {
  interface SeaActions {
    'both-boards': Nothing;
    /** The part has come: what it tells of a game that was over before is due. */
    'ending-there': Nothing;
    'results-agent': {agent: string};
    'review-export': {player: number};
  }
}
