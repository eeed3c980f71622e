// The tutor's module, asked by calls: what is certain of a game at a step, puzzles made and solved.

import {isRefusal} from '../shell/refusal.js';
import {invoke} from './answering.js';

/** @typedef {import('./tutor-calls.js').Place} Place */
/** @typedef {typeof import('./tutor-calls.js').TUTORED[number]} Tutored */
/** @import {GamesDoor, PuzzleConfig, TutorDoor} from './types.js' */
/** @typedef {ReturnType<GamesDoor['openGame']>} Game */

/** @param {unknown} error @returns {{recipe: PuzzleConfig, players: string} | null} the puzzle that has to be made first, and who shall play it */
export function unmade(error) {
  if (!isRefusal(error) || error.code !== 'puzzle-not-made') return null;
  const {rules, seed, players} = error.args ?? {};
  return {
    recipe: {rules: String(rules), seed: String(seed), level: 'easy'},
    players: String(players),
  };
}

/** @param {{record: string}} made @param {string} players @returns {string} the record of a game of theirs on a puzzle that was made */
export function recordFor({record}, players) {
  const [version, rules, start] = record.split(' ');
  return `${version} ${rules} ${start} ${players} -`;
}

/**
 * @param {Pick<TutorDoor, 'openTutored' | 'fleetsBehindPosition' | 'newPuzzle' | 'solvePuzzle' | 'plan'>} module the tutor's door
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
    /** @param {Omit<import('./types.js').PuzzleConfig, 'level'> & {level: string}} recipe a level that is none is refused */
    newPuzzle: (recipe) =>
      module.newPuzzle(/** @type {import('./types.js').PuzzleConfig} */ (recipe)),
    /** @param {string} line @param {string} [permitted] */
    solvePuzzle: (line, permitted) => module.solvePuzzle(line, permitted),
    /** Lets the agents of the games' door plan. @param {Pick<GamesDoor, 'planElsewhere'>} door */
    planFor: (door) => door.planElsewhere(module),
    /**
     * What has to be done, in slices, before a game goes on that was refused.
     * @param {unknown} error
     * @param {Pick<GamesDoor, 'openGame' | 'planElsewhere'>} door
     */
    remedy(error, door) {
      const wanted = unmade(error);
      if (!wanted) {
        door.planElsewhere(module);
        return {
          advance: () => true,
          /** @param {() => Game} open */
          game: (open) => open(),
          free() {},
        };
      }
      const making = module.newPuzzle(wanted.recipe);
      return {
        advance: (/** @type {number} */ work) => making.advance(work),
        game: () => door.openGame(recordFor(making.result(), wanted.players)),
        free: () => making.free(),
      };
    },
    bytes,
  };
}

/** @typedef {ReturnType<typeof createTutor>} Tutor */
