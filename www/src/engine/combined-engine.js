// All doors to the seas as one, for who has loaded their modules: games that know hints, puzzles, and agents that plan.
import {codeOf, refusal} from '../shell/refusal.js';
import {createTutor} from './tutor.js';
import {placeOf, TUTORED} from './tutor-calls.js';

/** @import {GameConfig, GamesDoor, Planner, TutorDoor} from './types.js' */
/** @typedef {ReturnType<GamesDoor['openGame']>} Game */
/** @typedef {Game & Pick<ReturnType<TutorDoor['openTutored']>, typeof TUTORED[number]>} TutoredGame */
/** @typedef {{newGame: (config: GameConfig) => TutoredGame, openGame: (record: string) => TutoredGame}} Opening */

/**
 * @param {GamesDoor} door
 * @param {TutorDoor} module the tutor's
 * @param {Planner | null} planner without it agents that plan are refused, and no hunt is played out
 */
export function wholeDoor(door, module, planner) {
  const tutor = createTutor(module);
  if (planner) door.planElsewhere(planner);
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
      if (codeOf(error, '') !== 'puzzle-not-made') throw error;
      const making = tutor.lackedPuzzle(error);
      try {
        while (!making.advance(1_000_000));
        return door.openGame(making.record());
      } finally {
        making.free();
      }
    }
  }

  /** @type {Planner['shotsToGo']} */
  function shotsToGo(...args) {
    if (!planner) throw refusal('planner-not-loaded');
    return planner.shotsToGo(...args);
  }

  const {newPuzzle, solvePuzzle, fleetsBehindPosition, drawFleetsOfPosition} = module;
  // Each of its games has the calls that were added above.
  const opening = /** @type {Opening} */ ({newGame, openGame: door.openGame});
  const tutored = {newPuzzle, solvePuzzle, fleetsBehindPosition, drawFleetsOfPosition};
  return {...door, ...opening, ...tutored, shotsToGo};
}
