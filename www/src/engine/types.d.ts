// The plain data of the seas, which are the doors', and what a call on a game answers.
export type * from '../../../doors/battleship.js';
export type {GameAnswer} from './calls.js';

/** The modules that Rust is built into. */
export type GamesDoor = typeof import('../../pkg/spyglass.js');
export type TutorDoor = typeof import('../../pkg/tutor.js');
export type PlannerDoor = typeof import('../../pkg/planner.js');
export type Planner = Pick<PlannerDoor, 'plan' | 'shotsToGo'>;
export type ReversiDoor = typeof import('../../pkg/reversi.js');
export type ExplorerDoor = typeof import('../../pkg/explorer.js');
