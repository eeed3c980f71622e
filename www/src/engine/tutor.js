// The tutor's module, asked by calls: what is certain of a game at a step, puzzles made and solved.

import {isRefusal} from '../shell/refusal.js';
import {invoke} from './answering.js';

/** @typedef {import('./tutor-calls.js').Place} Place */
/** @typedef {typeof import('./tutor-calls.js').TUTORED[number]} Tutored */
/** @import {TutorDoor} from './types.js' */

/**
 * @param {Pick<TutorDoor, 'openTutored' | 'fleetsBehindPosition' | 'drawFleetsOfPosition' | 'newPuzzle' | 'solvePuzzle'>} module the tutor's door
 * @param {() => number} [bytes] its memory
 */
export function createTutor(module, bytes = () => 0) {
  /** The game asked about last: of one position much is asked. @type {Place & {game: ReturnType<TutorDoor['openTutored']>} | null} */
  let held = null;

  /** @param {Place} place */
  function at({record, step}) {
    if (held?.record !== record || held.step !== step) {
      held?.game.free();
      held = null;
      held = {record, step, game: module.openTutored(record, step)};
    }
    return held.game;
  }

  return {
    /** @param {Place} place @param {Tutored} method @param {unknown[]} args whatever a caller sends: the door checks it */
    ask: (place, method, args) => invoke(at(place), method, args),
    /** @param {string} record @param {number} step @param {[number, string, number]} args the player, the cell, and how many */
    fleetsBehind: (record, step, ...args) => at({record, step}).fleetsBehind(...args),
    /** @param {string} text @param {string} cell @param {number} count */
    fleetsBehindPosition: (text, cell, count) => module.fleetsBehindPosition(text, cell, count),
    /** @param {string} record @param {number} step @param {[number, number]} args the player, and how many, for the planner */
    drawFleets: (record, step, ...args) => at({record, step}).drawFleets(...args),
    /** @param {string} text @param {number} count */
    drawFleetsOfPosition: (text, count) => module.drawFleetsOfPosition(text, count),
    /** @param {Omit<import('./types.js').PuzzleConfig, 'level'> & {level: string}} recipe a level that is none is refused */
    newPuzzle: (recipe) =>
      module.newPuzzle(/** @type {import('./types.js').PuzzleConfig} */ (recipe)),
    /** @param {string} line @param {string} [permitted] */
    solvePuzzle: (line, permitted) => module.solvePuzzle(line, permitted),
    /** The puzzle for want of which a game was refused, to be made; then the record of that game. @param {unknown} error */
    lackedPuzzle(error) {
      const {rules, seed, players} = (isRefusal(error) && error.args) || {};
      const making = module.newPuzzle({
        rules: String(rules),
        seed: String(seed),
        level: 'easy',
      });
      return {
        advance: (/** @type {number} */ work) => making.advance(work),
        record() {
          const [version, rules, start] = making.result().record.split(' ');
          return `${version} ${rules} ${start} ${players} -`;
        },
        free: () => making.free(),
      };
    },
    bytes,
  };
}

/** @typedef {ReturnType<typeof createTutor>} Tutor */
