// The calls on games of the seas, and on positions. Knows no rule of any game.
import {codeOf, refusal} from '../shell/refusal.js';
import {createAnswering, createBoards, invoke, SIGN_OF_LIFE_MS} from './answering.js';
import {createBook} from './book.js';
import {createCounts} from './counts.js';
import {createSlices, nextTask} from './slices.js';
import {placeOf} from './tutor-calls.js';

/** @import {Message, Methods} from './answering.js' */
/** @import {GameAnswer, SeaCalls} from './calls.js' */
/** @import {GamesDoor} from './types.js' */
/** @typedef {ReturnType<GamesDoor['openGame']>} Game */
/** @typedef {ReturnType<GamesDoor['openPosition']>} Position */
/** @typedef {import('./tutor.js').Tutor} Tutor */
/** @typedef {import('./types.js').Planner} Planner */

/** @returns {Promise<never>} */
const absent = () => Promise.reject('absent');

/** The marks that `mark` makes, many in one call. */
const MARKS = new Set(['guess', 'note', 'unguess']);

/** Memory that a count has taken is only given back with the worker. From here on that is worth it, */
const HEAVY_BYTES = 64 * 2 ** 20;
/** and once that many answers in a row have needed no more than a slice: the next worker stays small. */
const LIGHT_ANSWERS = 3;

/**
 * @param {GamesDoor} door the engine's module
 * @param {(message: Message) => void} post
 * @param {object} [around]
 * @param {() => Promise<Uint8Array>} [around.loadBook]
 * @param {() => Promise<Tutor>} [around.loadTutor]
 * @param {() => Promise<Planner>} [around.loadPlanner]
 * @param {() => number} [around.bytes] the engine's memory
 * @param {() => number} [around.now] milliseconds
 * @param {() => Promise<void>} [around.pause] lets newer calls be heard
 */
export function createResponder(
  door,
  post,
  {
    loadBook = absent,
    loadTutor = absent,
    loadPlanner = absent,
    bytes = () => 0,
    now = () => performance.now(),
    pause = nextTask,
  } = {},
) {
  const {answer, loadedOnce, settle} = createAnswering(tell);
  const counts = createCounts(post, settle, {now, pause, code: 'stale', reportMs: SIGN_OF_LIFE_MS});
  const slice = createSlices(now);
  const book = createBook(loadBook, () => post({note: 'no-book'}));
  /** @type {Tutor | null} */
  let tutor = null;
  const fetchTutor = loadedOnce(async () => (tutor = await loadTutor()));
  const fetchPlanner = loadedOnce(loadPlanner);
  /** The calls that have needed more than a slice. @type {Set<number>} */
  const long = new Set();
  let light = 0;

  /** @param {Message} message */
  function tell(message) {
    if (!('result' in message)) return post(message);
    light = long.delete(message.id ?? 0) ? 0 : light + 1;
    const memory = bytes() + (tutor?.bytes() ?? 0);
    const heavy = light >= LIGHT_ANSWERS && counts.isIdle() && memory > HEAVY_BYTES;
    post(heavy ? {...message, heavy} : message);
  }

  const free = {
    tables: () => door.tables(),
    drawFleet: ofDoor('drawFleet'),
    checkSetup: ofDoor('checkSetup'),
    placements: ofDoor('placements'),
    playersOf: ofDoor('playersOf'),
    checkRules: ofDoor('checkRules'),
    learnHabits: ofDoor('learnHabits'),
  };

  /** @param {keyof GamesDoor & string} method what is asked of no board */
  function ofDoor(method) {
    return (/** @type {number} */ _id, /** @type {unknown[]} */ ...args) =>
      invoke(door, method, args);
  }

  /** @param {string} board @returns {Methods<SeaCalls>} what answers its calls: what only tells something leaves its count as good as it was, all else makes it stale */
  function openBoard(board) {
    /** @type {Game | Position | null} */
    let open = null;

    const outdate = () => counts.stop(board);

    /** @param {string} method a position is no game, and a game no position: a call that comes late finds the other */
    function having(method) {
      if (!open) throw refusal('no-game', {}, board);
      if (typeof Reflect.get(open, method) !== 'function')
        throw refusal('no-such-call', {}, method);
      return open;
    }

    /** @param {'note' | 'think' | 'ponder'} method which a game has, and a position has not */
    const gameWith = (method) => /** @type {Game} */ (having(method));

    /** @param {Game} game @returns {GameAnswer} */
    const whole = (game) => ({view: game.view(), record: game.record()});

    /** @returns {GameAnswer} with the decision, where that takes no more than a slice */
    function seen() {
      const game = /** @type {Game} */ (open);
      const view = game.glance();
      const {thinking, toMove} = view;
      if (thinking && toMove !== null && !book.awaited(game, toMove)) {
        book.learn(game, toMove);
        if (slice((work) => game.think(work))) return whole(game);
      }
      return {view, record: game.record()};
    }

    /** @param {typeof open} opened */
    function take(opened) {
      open?.free();
      open = opened;
    }

    /** @param {Game} opened */
    function begun(opened) {
      take(opened);
      return seen();
    }

    /**
     * Counts on the board's game, with the book where that helps a player.
     * @template T
     * @param {number} id
     * @param {{advance: (work: number) => boolean, progress?: () => unknown}} work
     * @param {() => T} finish
     * @param {{game: Game, player: number}} [helped]
     */
    const count = (id, work, finish, helped) =>
      counts.counting(id, board, async ({check, run}) => {
        if (helped) {
          await book.awaited(helped.game, helped.player);
          // A game closed meanwhile can be asked nothing any more.
          check();
          book.learn(helped.game, helped.player);
        }
        if ((await run(work, slice)) > 0) long.add(id);
        check();
        return finish();
      });

    /** @template T @param {number} id @param {'think' | 'ponder'} method @param {(game: Game, work: number) => boolean} advance @param {(game: Game) => T} finish @param {number} [of] */
    function counted(id, method, advance, finish, of) {
      const game = gameWith(method);
      const work = {
        advance: (/** @type {number} */ much) => advance(game, much),
        progress: () => game.progress?.(),
      };
      const player = of ?? game.glance().toMove;
      return count(id, work, () => finish(game), player === null ? undefined : {game, player});
    }

    /**
     * Counts on what a module opens that is loaded later.
     * @template Opener
     * @template {{advance: (work: number) => boolean, progress?: () => unknown, free: () => void}} Handle
     * @template T
     * @param {number} id
     * @param {(id: number) => Promise<Opener>} fetch
     * @param {(opener: Opener) => Handle} open
     * @param {(made: Handle) => T} finish
     */
    const made = (id, fetch, open, finish) =>
      counts.counting(id, board, async ({check, run}) => {
        const opener = await fetch(id);
        check();
        const handle = open(opener);
        try {
          const advance = (/** @type {number} */ work) => handle.advance(work);
          if ((await run({advance, progress: () => handle.progress?.()}, slice)) > 0) long.add(id);
          check();
          return finish(handle);
        } finally {
          handle.free();
        }
      });

    /** Goes on once agents can plan, where it failed for want of that. @template T @param {number} id @param {unknown} error @param {() => T} then */
    function planned(id, error, then) {
      if (codeOf(error, '') !== 'planner-not-loaded') throw error;
      return counts.counting(id, board, async ({check}) => {
        door.planElsewhere(await fetchPlanner(id));
        check();
        return then();
      });
    }

    /** A game begins, at once or once what it lacks is there. @param {number} id @param {() => Game} open @param {number} [step] where it stands then; else at its end */
    function begin(id, open, step) {
      outdate();
      const at = (/** @type {Game} */ game) => {
        if (step !== undefined) game.seek(step);
        return begun(game);
      };
      try {
        return at(open());
      } catch (error) {
        if (codeOf(error, '') !== 'puzzle-not-made') return planned(id, error, () => at(open()));
        return made(
          id,
          fetchTutor,
          (opener) => opener.lackedPuzzle(error),
          (making) => at(door.openGame(making.record())),
        );
      }
    }

    /** What such a module makes by a call of the same name. @param {(id: number) => Promise<object>} fetch @param {string} method */
    const making =
      (fetch, method) =>
      (/** @type {number} */ id, /** @type {unknown[]} */ ...args) =>
        made(
          id,
          fetch,
          (opener) => invoke(opener, method, args),
          (handle) => handle.result(),
        );

    /** Hunts played out on fleets that the tutor draws. @param {string} draw the tutor's call @returns {(id: number, ...args: unknown[]) => ReturnType<ReturnType<typeof making>>} */
    const hunted =
      (draw) =>
      async (id, cells, ...args) =>
        making(fetchPlanner, 'shotsToGo')(id, await making(fetchTutor, draw)(id, ...args), cells);

    /** @param {string} method */
    const playing =
      (method) =>
      (/** @type {number} */ _id, /** @type {unknown[]} */ ...args) => {
        outdate();
        invoke(having(method), method, args);
        return seen();
      };

    /** @param {string} method */
    const telling =
      (method) =>
      (/** @type {number} */ _id, /** @type {unknown[]} */ ...args) =>
        invoke(having(method), method, args);

    /** What the tutor says of a game, as it stands now. @param {import('./tutor.js').Tutored} method */
    const reasoning =
      (method) =>
      (/** @type {number} */ id, /** @type {unknown[]} */ ...args) => {
        const place = placeOf(gameWith('note'));
        if (tutor) return tutor.ask(place, method, args);
        return fetchTutor(id).then((fetched) => fetched.ask(place, method, args));
      };

    return {
      ...free,
      newGame: (id, ...args) => begin(id, () => door.newGame(...args)),
      openGame: (id, record, step) => begin(id, () => door.openGame(record), step),
      openPosition(_id, ...args) {
        outdate();
        const position = door.openPosition(...args);
        take(position);
        return {view: position.view(), result: null};
      },
      close() {
        outdate();
        take(null);
      },
      halt: outdate,
      shoot: playing('shoot'),
      guess: playing('guess'),
      note: playing('note'),
      unguess: playing('unguess'),
      solve: playing('solve'),
      undo: playing('undo'),
      redo: playing('redo'),
      seek: playing('seek'),
      // Where one mark is refused none is made.
      mark(_id, marks) {
        outdate();
        const game = gameWith('note');
        const {step} = game.glance();
        const record = game.record();
        try {
          for (const [method, cell] of marks) {
            if (!MARKS.has(method)) throw refusal('no-such-call', {}, method);
            if (game.glance().over) break;
            invoke(game, method, [cell]);
          }
        } catch (error) {
          const before = door.openGame(record);
          before.seek(step);
          take(before);
          throw error;
        }
        return seen();
      },
      think: (id) => counted(id, 'think', (game, work) => game.think(work), whole),
      aiMove(id, ...args) {
        const move = () => {
          gameWith('think').aiMove(...args);
          return seen();
        };
        return counted(id, 'think', (game, work) => game.think(work), move).catch((error) =>
          planned(id, error, move),
        );
      },
      belief: (id, player) =>
        counted(
          id,
          'ponder',
          (game, work) => game.ponder(player, work),
          (game) => game.belief(player),
          player,
        ),
      verdict(id) {
        const position = /** @type {Position} */ (having('result'));
        const finish = () => ({view: position.view(), result: position.result()});
        return count(id, position, finish);
      },
      viewText: telling('viewText'),
      play: telling('play'),
      expected: telling('expected'),
      check: telling('check'),
      deductions: reasoning('deductions'),
      hint: reasoning('hint'),
      prove: reasoning('prove'),
      level: reasoning('level'),
      newPuzzle: making(fetchTutor, 'newPuzzle'),
      solvePuzzle: making(fetchTutor, 'solvePuzzle'),
      fleetsBehind: making(fetchTutor, 'fleetsBehind'),
      fleetsBehindPosition: making(fetchTutor, 'fleetsBehindPosition'),
      shotsToGo: hunted('drawFleets'),
      shotsToGoPosition: hunted('drawFleetsOfPosition'),
    };
  }

  return createBoards(answer, openBoard);
}
