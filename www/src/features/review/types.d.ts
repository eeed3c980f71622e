import type {Basis, Decision, Move} from '../../engine/types.js';

/** The answer was unlikely; the cell far from the likeliest; a ship sank without a miss against the odds. */
export type Kind = 'answer' | 'points' | 'early';

/** A shot appraised. Chances are 0 to 1, of the shooter's belief right before the shot. */
export interface Shot {
  /** Of the move. */
  step: number;
  player: number;
  cell: string;
  /** Of a ship in the cell; where ships move, of something new there. */
  chance: number;
  /** The likeliest cell that could be shot at; the one chosen where none was likelier. */
  best: {cell: string; chance: number};
  /** Of both. */
  basis: Basis;
  answer: Move['answer'];
  /** Whether a ship was there; null where the answer does not tell. */
  found: boolean | null;
  /** The cells of the ship it sank, where they are certain. */
  sank: string[] | null;
  /** Percentage points under the likeliest, as they are read: to a tenth. */
  pointsLost: number;
  /** What of the choice was certain: the cell shot at was water, or the likeliest cell, not chosen, a ship. */
  proved: 'water' | 'ship' | null;
}

/** What is known of the game shown. */
export interface Appraisal {
  /** The game it is about. */
  record: string;
  /** By step; null where nothing could be counted. */
  shots: Record<number, Shot | null>;
  /** How many steps the hunt that is watched will have; null as long as nobody knows. */
  length: number | null;
  /** A person has asked for it. */
  wished: boolean;
  /** A person has ended it. */
  stopped: boolean;
  /** A surprising step is sought that way. */
  seeks: 'on' | 'back' | null;
  /** The decision before that of this step. */
  before: {step: number; decision: Decision | null} | null;
  /** The sentence on what an answer changed is looked at. */
  lit: boolean;
}

declare module '../../games/sea/types.js' {
  interface SeaActions {
    appraisal: Pick<Appraisal, 'record' | 'shots' | 'length' | 'before'> & {goesOn: boolean};
    appraised: {record: string; step: number; shot: Shot | null};
    foreseen: {record: string; steps: number};
    'decided-before': {record: string; step: number; decision: Decision | null};
    appraise: Nothing;
    'appraise-stop': Nothing;
    seeks: {way: Appraisal['seeks']};
    'change-lit': {lit: boolean};
    surprising: {kinds: Kind[] | null};
    'surprise-next': Nothing;
    wide: {wide: boolean};
    'surprise-back': Nothing;
    'surprise-there': Nothing;
    'surprise-none': {way: 'on' | 'back'};
    review: Nothing;
    'candidates-all': Nothing;
  }
}
