// A call in, an answer out. Knows which calls there are, and no rule of any game.
import {refusal} from '../shell/refusal.js';
import {createBook} from './book.js';
import {JUDGING, openPosition} from './positions.js';
import {createSlices, nextTask} from './slices.js';
import {placeOf, recordFor, TUTORED, unmade} from './tutor-calls.js';

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
/**
 * @typedef {object} Message
 * @property {number} [id] of the call this answers
 * @property {any} [result]
 * @property {Failure} [error]
 * @property {boolean} [heavy] a new worker would need less memory
 * @property {number} [working] the call that is still being counted for
 * @property {number} [progress] how far that has come, from 0 to 1, where it is known
 * @property {string} [note] what went wrong beside the calls
 */

/**
 * @typedef {object} Counting
 * @property {(game: any, args: any[]) => number} [counter] the player it is counted for, where the book may help
 * @property {(game: any, work: number, args: any[]) => boolean} advance one slice; whether nothing is left
 * @property {(game: any, args: any[], seen: (game: any) => GameAnswer) => any} finish what it comes to
 * @property {boolean} [own] it counts on something of its own, which the tutor opens, not on the board's game
 */

const OPENING = new Set(['newGame', 'openGame']);
const PLAYING = new Set(['shoot', 'guess', 'note', 'unguess', 'solve', 'undo', 'redo', 'seek']);
/** The marks that `mark` makes, many in one call. */
const MARKS = new Set(['guess', 'note', 'unguess']);
/** What tells something and leaves the board as it is: the text of a view, a record to play a position on, what can be concluded, how a puzzle stands. */
const TELLING = new Set(['viewText', 'play', 'expected', 'check', ...TUTORED]);
const FREE = new Set([
  'tables',
  'drawFleet',
  'checkSetup',
  'placements',
  'playersOf',
  'checkRules',
  'learnHabits',
]);

/** @param {any} game @returns {GameAnswer} */
const whole = (game) => ({view: game.view(), record: game.record()});

/** @param {any} game @returns {number} the player to move */
const mover = (game) => game.glance().toMove;

/** @param {any} game @param {number} work @returns {boolean} */
const think = (game, work) => game.think(work);

/** @param {any} counted @param {number} work @returns {boolean} */
const goOn = (counted, work) => counted.advance(work);

/** What the tutor makes. @type {Counting} */
const MADE = {own: true, advance: goOn, finish: (made) => made.result()};

/**
 * The calls that count in slices, and what each comes to. A newer call on the same board makes them stale.
 * @type {Record<string, Counting>}
 */
const COUNTING = {
  think: {counter: mover, advance: think, finish: whole},
  aiMove: {
    counter: mover,
    advance: think,
    finish(game, args, seen) {
      game.aiMove(...args);
      return seen(game);
    },
  },
  belief: {
    counter: (_game, [player]) => player,
    advance: (game, work, [player]) => game.ponder(player, work),
    finish: (game, [player]) => game.belief(player),
  },
  verdict: JUDGING,
  newPuzzle: MADE,
  solvePuzzle: MADE,
  fleetsBehind: MADE,
  fleetsBehindPosition: MADE,
};
const TUTOR = new Set(TUTORED);

/** A count that takes long says that often that it lives. */
const SIGN_OF_LIFE_MS = 1000;

/** Memory that a count has taken is only given back with the worker. From here on that is worth it, */
const HEAVY_BYTES = 64 * 2 ** 20;
/** and once that many answers in a row have needed no more than a slice: the next worker stays small. */
const LIGHT_ANSWERS = 3;

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
 * @param {(message: Message) => void} post
 * @param {object} [around]
 * @param {() => Promise<Uint8Array>} [around.loadBook]
 * @param {() => Promise<import('./tutor.js').Tutor>} [around.loadTutor]
 * @param {() => number} [around.bytes] the engine's memory
 * @param {() => number} [around.now] milliseconds
 * @param {() => Promise<void>} [around.pause] lets newer calls be heard
 */
export function createResponder(
  door,
  post,
  {
    loadBook = () => Promise.reject(new Error('no book')),
    loadTutor = () => Promise.reject(new Error('no tutor')),
    bytes = () => 0,
    now = () => performance.now(),
    pause = nextTask,
  } = {},
) {
  /** @type {Map<string, any>} */
  const games = new Map();
  /** The count under way for each board. @type {Map<string, {id: number}>} */
  const counts = new Map();
  const slice = createSlices(now);
  const book = createBook(loadBook, () => post({note: 'no-book'}));
  /** @type {import('./tutor.js').Tutor | null} */
  let tutor = null;
  /** @type {ReturnType<typeof loadTutor> | null} */
  let tutorComes = null;
  let light = 0;

  const memory = () => bytes() + (tutor?.bytes() ?? 0);

  /** The tutor, which is loaded when it is first asked for. @param {number} id the call that waits for it */
  async function fetchTutor(id) {
    const alive = setInterval(() => post({working: id}), SIGN_OF_LIFE_MS);
    try {
      tutorComes ??= loadTutor();
      tutor = await tutorComes;
      return tutor;
    } catch (error) {
      // The next who asks tries again.
      tutorComes = null;
      throw refusal('engine-not-loaded', {}, String(error));
    } finally {
      clearInterval(alive);
    }
  }

  /** @param {number} id @param {any} result @param {boolean} [long] it took more than a slice */
  function answer(id, result, long = false) {
    light = long ? 0 : light + 1;
    const heavy = light >= LIGHT_ANSWERS && counts.size === 0 && memory() > HEAVY_BYTES;
    post(heavy ? {id, result, heavy} : {id, result});
  }

  /** @param {any} game @returns {GameAnswer} with the decision, where that takes no more than a slice */
  function seen(game) {
    const view = game.glance();
    if (view.thinking && !book.awaited(game, view.toMove)) {
      book.learn(game, view.toMove);
      if (slice((work) => think(game, work))) return whole(game);
    }
    return {view, record: game.record()};
  }

  /**
   * Many marks in one call, as far as the end of the game. Where one is refused none is made.
   * @param {string} board
   * @param {any} game
   * @param {[string, string][]} marks each the call that makes it, and its cell
   */
  function mark(board, game, marks) {
    const {step} = game.glance();
    const record = game.record();
    try {
      for (const [method, cell] of marks) {
        if (!MARKS.has(method)) throw refusal('no-such-call', {}, method);
        if (game.glance().over) return game;
        game[method](cell);
      }
      return game;
    } catch (error) {
      const before = door.openGame(record);
      before.seek(step);
      game.free();
      games.set(board, before);
      throw error;
    }
  }

  /** @param {string} board what is being counted for it is of no more use */
  function outdate(board) {
    const count = counts.get(board);
    if (!counts.delete(board)) return;
    post({id: count?.id, error: failure(refusal('stale'))});
  }

  /** @param {Call} call @param {any} game of which the tutor tells, as it stands now */
  async function reason({id, method, args}, game) {
    const place = placeOf(game);
    try {
      const told = tutor ?? (await fetchTutor(id));
      answer(id, told.ask(place, method, args));
    } catch (error) {
      post({id, error: failure(error)});
    }
  }

  /**
   * @param {Call} call
   * @param {Counting} counting
   * @param {any} on the board's game; or what the tutor opens to count on
   */
  async function count({id, board, args}, {counter, advance, finish, own}, on) {
    const mine = {id};
    const isStale = () => counts.get(board) !== mine;
    counts.set(board, mine);
    let counted = own ? null : on;
    try {
      if (own) {
        const opener = tutor ?? (await fetchTutor(id));
        if (isStale()) return;
        counted = on(opener);
      }
      if (counter) {
        const player = counter(counted, args);
        await book.awaited(counted, player);
        // A game closed meanwhile can be asked nothing any more.
        if (isStale()) return;
        book.learn(counted, player);
      }
      let slices = 0;
      let told = now();
      while (!isStale() && !slice((work) => advance(counted, work, args))) {
        slices += 1;
        if (now() - told > SIGN_OF_LIFE_MS) {
          told = now();
          post({working: id, progress: counted.progress?.()});
        }
        await pause();
      }
      if (isStale()) return;
      const result = finish(counted, args, seen);
      counts.delete(board);
      answer(id, result, slices > 0);
    } catch (error) {
      if (isStale()) return;
      counts.delete(board);
      post({id, error: failure(error)});
    } finally {
      if (own) counted?.free();
    }
  }

  /** @param {string} board @param {any} opened */
  function replace(board, opened) {
    games.get(board)?.free();
    games.set(board, opened);
    return seen(opened);
  }

  /** @param {Call} call by which a game begins, at once or once its puzzle is made */
  function begin(call) {
    const {id, board, method, args} = call;
    try {
      return answer(id, replace(board, door[method](...args)));
    } catch (error) {
      const wanted = unmade(error);
      if (!wanted) throw error;
      const made = (/** @type {any} */ making) => recordFor(making.result(), wanted.players);
      /** @type {Counting} */
      const making = {
        own: true,
        advance: goOn,
        finish: (making) => replace(board, door.openGame(made(making))),
      };
      void count(call, making, (/** @type {any} */ tutor) => tutor.newPuzzle(wanted.recipe));
    }
  }

  /** @param {Call} call */
  function respond(call) {
    const {id, board, method, args} = call;
    if (FREE.has(method)) return answer(id, door[method](...args));
    // What only tells something leaves a count of the same board as good as it was.
    if (!TELLING.has(method)) outdate(board);
    if (OPENING.has(method)) return begin(call);
    if (method === 'openPosition') {
      const {opened, result} = openPosition(door, args);
      games.get(board)?.free();
      games.set(board, opened);
      return answer(id, result);
    }
    const game = games.get(board);
    if (method === 'close') {
      games.delete(board);
      return answer(id, game?.free());
    }
    if (method === 'halt') return answer(id, undefined);
    const counting = Object.hasOwn(COUNTING, method);
    if (counting && COUNTING[method].own)
      return void count(call, COUNTING[method], (/** @type {any} */ tutor) =>
        tutor[method](...args),
      );
    if (!counting && method !== 'mark' && !PLAYING.has(method) && !TELLING.has(method))
      throw refusal('no-such-call', {}, method);
    if (!game) throw refusal('no-game', {}, board);
    // A position is no game, and a game no position: a call that comes late finds the other.
    const needs = method === 'mark' || TUTOR.has(method) ? 'note' : method;
    if (!counting && typeof game[needs] !== 'function') throw refusal('no-such-call', {}, method);
    if (counting) return void count(call, COUNTING[method], game);
    if (TUTOR.has(method)) return void reason(call, game);
    if (TELLING.has(method)) return answer(id, game[method](...args));
    if (method === 'mark') return answer(id, seen(mark(board, game, args[0])));
    game[method](...args);
    answer(id, seen(game));
  }

  return (/** @type {Call} */ call) => {
    try {
      respond(call);
    } catch (error) {
      post({id: call.id, error: failure(error)});
    }
  };
}
