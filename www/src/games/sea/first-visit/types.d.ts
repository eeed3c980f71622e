// What can be done on the screen of a first visit.
import type {Nothing} from '../../../shell/game.js';
import type {Specimen} from '../types.js';

declare module '../types.js' {
  interface SeaActions {
    /** Another step of it is shown; `drops`: nothing is shot at any more. */
    specimen: {specimen: Specimen; drops?: boolean};
    /** Its last shots are shown one by one, or not any longer. */
    'specimen-toggle': Nothing;
    /** Exact hunts on, and is watched. */
    'specimen-watch': Nothing;
  }
}
