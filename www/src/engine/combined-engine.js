// Both doors to the seas as one, for who has loaded both modules: games that know hints, and puzzles.
import {createTutor} from './tutor.js';
import {placeOf, recordFor, TUTORED, unmade} from './tutor-calls.js';

/**
 * What the tutor adds to a game.
 * @typedef {object} Tutoring
 * @property {(player: number, permitted?: string) => any} deductions
 * @property {(player: number, stage: number, permitted?: string) => any} hint
 * @property {(player: number, cell: string, permitted?: string) => any} prove
 * @property {() => any} level
 */

/**
 * @template {{Game: any, newGame: (config: any) => any, openGame: (record: string) => any}} Door
 * @template {{newPuzzle: (recipe: any) => any, solvePuzzle: (line: string) => any, openTutored: any}} Module
 * @param {Door} door
 * @param {Module} module the tutor's
 */
export function wholeDoor(door, module) {
  const tutor = createTutor(module);
  for (const method of TUTORED) {
    /** @this {any} @param {any[]} args */
    door.Game.prototype[method] = function (...args) {
      return tutor.ask(placeOf(this), method, args);
    };
  }

  /** @param {any} config */
  function newGame(config) {
    try {
      return door.newGame(config);
    } catch (error) {
      const wanted = unmade(error);
      if (!wanted) throw error;
      const making = module.newPuzzle(wanted.recipe);
      try {
        while (!making.advance(1_000_000));
        return door.openGame(recordFor(making.result(), wanted.players));
      } finally {
        making.free();
      }
    }
  }

  /**
   * @typedef {ReturnType<Door['openGame']> & Tutoring} Game
   * @typedef {{newGame: (config: any) => Game, openGame: (record: string) => Game}} Opening
   */
  const whole = {...door, newGame, newPuzzle: module.newPuzzle, solvePuzzle: module.solvePuzzle};
  return /** @type {Omit<Door, 'newGame' | 'openGame'> & Opening & Pick<Module, 'newPuzzle' | 'solvePuzzle'>} */ (
    /** @type {unknown} */ (whole)
  );
}
