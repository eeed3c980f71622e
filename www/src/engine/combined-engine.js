// Both doors to the seas as one, for who has loaded both modules: games that know hints, and puzzles.
import {createTutor, recordFor, unmade} from './tutor.js';
import {placeOf, TUTORED} from './tutor-calls.js';

/** @import {GameConfig, GamesDoor, TutorDoor} from './types.js' */
/** @typedef {ReturnType<GamesDoor['openGame']>} Game */
/** @typedef {Game & Pick<ReturnType<TutorDoor['openTutored']>, typeof TUTORED[number]>} TutoredGame */
/** @typedef {{newGame: (config: GameConfig) => TutoredGame, openGame: (record: string) => TutoredGame}} Opening */

/**
 * @param {GamesDoor} door
 * @param {TutorDoor} module the tutor's
 */
export function wholeDoor(door, module) {
  const tutor = createTutor(module);
  tutor.planFor(door);
  for (const method of TUTORED) {
    /** @this {Game} @param {unknown[]} args */
    const value = function (...args) {
      return tutor.ask(placeOf(this), method, args);
    };
    Object.defineProperty(door.Game.prototype, method, {value, writable: true, configurable: true});
  }

  /** @param {GameConfig} config */
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

  const {newPuzzle, solvePuzzle} = module;
  // Each of its games has the calls that were added above.
  const opening = /** @type {Opening} */ ({newGame, openGame: door.openGame});
  return {...door, ...opening, newPuzzle, solvePuzzle};
}
