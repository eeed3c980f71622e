// A call in, an answer out. Knows which calls there are, and no rule of any game.

/** @typedef {import('./types.js').GameAnswer} GameAnswer */
/**
 * @typedef {object} Call
 * @property {number} id
 * @property {string} board which of the worker's games is meant
 * @property {string} method
 * @property {any[]} args
 */
/**
 * @typedef {object} Failure
 * @property {string} code
 * @property {string} message
 * @property {Record<string, string | number>} [args]
 * @property {import('./types.js').SetupFault[]} [faults]
 */

const OPENING = new Set(['newGame', 'openGame']);
const PLAYING = new Set([
  'shoot',
  'guess',
  'note',
  'unguess',
  'solve',
  'aiMove',
  'undo',
  'redo',
  'seek',
]);
const FREE = new Set([
  'tables',
  'drawFleet',
  'checkSetup',
  'placements',
  'playersOf',
  'checkRules',
]);

/**
 * @param {any} error
 * @returns {Failure}
 */
export function failure(error) {
  // What the engine refuses has a code. All else is a fault of its own, a trap or worse, and leaves the module in doubt:
  // the client starts a new worker and replays. A browser's own errors carry numbers.
  const code = typeof error?.code === 'string' ? error.code : 'engine-trapped';
  return {code, message: String(error?.message ?? error), args: error?.args, faults: error?.faults};
}

/**
 * @param {any} door the engine's module
 * @param {(message: {id: number, result?: any, error?: Failure}) => void} post
 */
export function createResponder(door, post) {
  /** @type {Map<string, any>} */
  const games = new Map();

  /** @param {Call} call */
  function answer({board, method, args}) {
    if (FREE.has(method)) return door[method](...args);
    if (OPENING.has(method)) {
      const opened = door[method](...args);
      games.get(board)?.free();
      games.set(board, opened);
      return {view: opened.view(), record: opened.record()};
    }
    const game = games.get(board);
    if (method === 'close') {
      games.delete(board);
      return game?.free();
    }
    if (!PLAYING.has(method) && method !== 'viewText')
      throw Object.assign(new Error(method), {code: 'no-such-call'});
    if (!game) throw Object.assign(new Error(board), {code: 'no-game'});
    if (method === 'viewText') return game.viewText();
    game[method](...args);
    return {view: game.view(), record: game.record()};
  }

  return (/** @type {Call} */ call) => {
    try {
      post({id: call.id, result: answer(call)});
    } catch (error) {
      post({id: call.id, error: failure(error)});
    }
  };
}
