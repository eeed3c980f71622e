import type {PlacedShip, Ruleset, SetupFault} from '../../../engine/types.js';

export interface HeldShip {
  index: number;
  /** Where it would come to lie. */
  cells: string[];
  /** The cell it was taken by, and turns about. */
  grip: string | null;
  /** All legal places; null until the engine has told them. */
  places: string[][] | null;
  /** Asked for before the places were there. */
  turns: number;
}

export interface Deploying {
  /** What the fleet is laid out for. */
  purpose: 'play' | 'watch';
  /** The opponent a link named. */
  agent: string | null;
  rules: Ruleset;
  /** The fleet it was opened with; null where one is to be drawn. */
  wished: PlacedShip[] | null;
  /** Every ship of the fleet; without cells until it is placed. */
  ships: PlacedShip[];
  picked: HeldShip | null;
  /** Of the whole set-up, as the engine last told them. */
  faults: SetupFault[];
  /** It is for a game of two people on this device. */
  two?: boolean;
  /** Of two people the fleet of the one who laid first. */
  first?: PlacedShip[];
  /** The second has still to take the device. */
  covered?: boolean;
  /** The record of a hunt on this fleet, for a friend. */
  challenge?: string | null;
  /** Why the last turn or text did nothing. */
  refusal: SetupFault | null;
}

declare module '../types.js' {
  interface SeaActions {
    /** `opens`: the first fleet of a board just opened. */
    'deploy-fleet': {ships: PlacedShip[]; opens?: boolean};
    'deploy-shuffle': Nothing;
    'deploy-clear': Nothing;
    'deploy-faults': {faults: SetupFault[]};
    'deploy-choose': {index: number};
    'deploy-pick': {index: number; cell?: string};
    'deploy-places': {index: number; places: string[][]};
    'deploy-grab': {index: number; cell: string | null};
    'deploy-carry': {cell: string; dragged?: boolean};
    'deploy-put': {cell?: string};
    'deploy-tap': {index: number; cell: string};
    'deploy-turn': Nothing;
    'deploy-drop': Nothing;
    'deploy-cancel': Nothing;
    'deploy-typed': {cell: string | null; way: string | null};
    'deploy-lay': {cells: string[] | null; index: number};
    'deploy-start': Nothing;
    'deploy-challenge': Nothing;
    'deploy-challenged': {record: string};
    'deploy-two': Nothing;
    'deploy-hand': Nothing;
    'deploy-second': {first: PlacedShip[]};
    'deploy-uncover': Nothing;
    'deploy-keep': {name: string};
    'forget-fleet': {name: string};
  }
}
