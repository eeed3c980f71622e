// What the tutor's module is asked: what is certain of a game at a step, puzzles made and solved.

/** The calls on a game that the tutor answers. */
export const TUTORED = ['deductions', 'hint', 'prove', 'level'];

/** The code by which the games' module refuses a puzzle that the tutor has to make first. */
const NOT_MADE = 'puzzle-not-made';

/** @param {any} game @returns {Place} what the tutor needs to know of it */
export const placeOf = (game) => ({record: game.record(), step: game.glance().step});

/** @param {any} error @returns {{recipe: any, players: string} | null} the puzzle that has to be made first, and who shall play it */
export function unmade(error) {
  if (error?.code !== NOT_MADE) return null;
  const {rules, seed, players} = error.args;
  return {recipe: {rules, seed, level: 'easy'}, players};
}

/** @param {{record: string}} made @param {string} players @returns {string} the record of a game of theirs on a puzzle that was made */
export function recordFor({record}, players) {
  const [version, rules, start] = record.split(' ');
  return `${version} ${rules} ${start} ${players} -`;
}

/**
 * @param {any} module the tutor's door
 * @param {() => number} [bytes] its memory
 */
export function createTutor(module, bytes = () => 0) {
  /** The game asked about last: of one position much is asked. @type {Place & {game: any} | null} */
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
    /** @param {Place} place @param {string} method one of `TUTORED` @param {any[]} args */
    ask: (place, method, args) => at(place)[method](...args),
    /** @param {any} recipe */
    newPuzzle: (recipe) => module.newPuzzle(recipe),
    /** @param {string} line */
    solvePuzzle: (line) => module.solvePuzzle(line),
    bytes,
  };
}

/** @typedef {{record: string, step: number}} Place a game's record, and the step of its line that is looked at */
/** @typedef {ReturnType<typeof createTutor>} Tutor */
