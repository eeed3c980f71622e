// The plain data of the seas, which are the doors', and what a call on a game answers.
export type * from '../../../doors/battleship.js';
export type {GameAnswer} from './calls.js';
