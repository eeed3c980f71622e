import type {FleetsBehind} from '../../../engine/types.js';
import type {Inquiry} from '../inquiry/types.js';

export interface Behind extends Inquiry {
  cell: string;
  /** As soon as they are there. */
  result: FleetsBehind | null;
  /** Which of them lies over the board. */
  laid: number | null;
}

declare module '../types.js' {
  interface SeaActions {
    'behind-ask': {board: string};
    'behind-asked': Pick<Behind, 'board' | 'cell' | 'of'>;
    'behind-there': Pick<Behind, 'board' | 'cell' | 'of'> & {result: FleetsBehind};
    /** One of them, or as many further. */
    'behind-lay': {at: number; by?: undefined} | {by: number; at?: undefined};
    'behind-close': Nothing;
    'behind-nowhere': Nothing;
  }
}
