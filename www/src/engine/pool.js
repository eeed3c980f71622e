// Workers that share a batch: each gets the next piece as soon as it is free, so that the slower one holds up nobody.
import {refusal} from '../shell/refusal.js';
import {invoke} from './answering.js';
import {createWorkerClient} from './worker-client.js';

/** @import {Answer, Arguments, PieceCalls} from './calls.js' */
/** @typedef {import('./worker-client.js').WorkerClient<PieceCalls<unknown>>} Client */
/** Pieces of whatever batch: what is played is the caller's, hence `any`. @typedef {PieceCalls<any>} AnyPieceCalls */
/** @typedef {{first: number, games: number}} Piece */
/** @typedef {{client: Client, piece: Piece | null, stale: boolean, size: number}} Hand `stale`: its piece is of a batch that was stopped; `size`: games of its next piece */
/**
 * @typedef {object} Run
 * @property {unknown} config
 * @property {number} next the first game that nobody has
 * @property {number} games of the whole batch
 * @property {boolean} paused
 * @property {(first: number, results: Int32Array) => void} onResults
 * @property {(error: import('../shell/game.js').Refusal) => void} onFailure
 */
/** @typedef {{method: string, args: unknown[], resolve(answer: unknown): void, reject(error: unknown): void, hand: Hand | null}} Wanted `resolve`: takes what calls.d.ts says of the call; `hand`: null where it waits for one */

/** How long a piece shall take: short enough to stop soon, long enough that handing it out costs nothing. */
const PIECE_MS = 100;
/** A piece grows at most so much: the first games may have been short by chance. */
const GROWTH = 4;
/** A worker that has not come back so long after a stop is ended. */
const GRACE_MS = 120;

/** A single game, or a number of the article, may take minutes, and meanwhile its worker says nothing. */
const TIMEOUT_MS = 600_000;

/**
 * @template {AnyPieceCalls} Calls
 * @param {() => import('./worker-client.js').WorkerLike} startWorker
 * @param {object} [around]
 * @param {number} [around.size] workers
 * @param {(done: () => void, ms: number) => unknown} [around.later]
 * @param {number} [around.timeoutMs] how long a worker may say nothing
 */
export function createPool(
  startWorker,
  {size = 2, later = setTimeout, timeoutMs = TIMEOUT_MS} = {},
) {
  /** @type {Hand[]} */
  const hands = [];
  /** @type {Run | null} */
  let run = null;
  /** The batch by whose games the sizes of pieces were measured. */
  let measured = '';
  /** What was asked beside the games. @type {Set<Wanted>} */
  const wanted = new Set();

  function employ() {
    /** @type {Client} */
    const client = createWorkerClient({startWorker, timeoutMs});
    /** @type {Hand} */
    const hand = {client, piece: null, stale: false, size: 1};
    hands.push(hand);
    return hand;
  }

  /** @param {Hand} hand what it was to answer besides is asked of another */
  function dismiss(hand) {
    hands.splice(hands.indexOf(hand), 1);
    for (const waiting of wanted) if (waiting.hand === hand) waiting.hand = null;
    hand.client.stop();
  }

  /** @param {Hand} hand how much it is asked beside the games */
  const asksOf = (hand) => [...wanted].filter((waiting) => waiting.hand === hand).length;

  /** @param {Hand} hand how much it has to answer */
  const loadOf = (hand) => asksOf(hand) + (hand.piece ? 1 : 0);

  /** What waits for a worker is asked of one that will hear it: of the idlest, but of none whose batch was stopped, which may be ended at any moment. */
  function askOut() {
    for (const waiting of wanted) {
      if (waiting.hand) continue;
      const [idlest] = hands.filter(({stale}) => !stale).sort((a, b) => loadOf(a) - loadOf(b));
      const isFree = idlest && loadOf(idlest) === 0;
      const hand = isFree || hands.length === size ? idlest : employ();
      if (!hand) return;
      waiting.hand = hand;
      /** @param {(answer: unknown) => void} tell */
      const once = (tell) => (/** @type {unknown} */ answer) => {
        // One that was dismissed has handed on what it was asked.
        if (waiting.hand !== hand) return;
        wanted.delete(waiting);
        tell(answer);
        goOn();
      };
      const {method, args, resolve, reject} = waiting;
      // The calls of a pool are more than those of which every pool is made.
      invoke(hand.client, 'call', [method, args]).then(once(resolve), once(reject));
    }
  }

  function goOn() {
    askOut();
    handOut();
  }

  /** @param {Hand} hand @param {Run} from @param {Piece} piece */
  async function play(hand, from, piece) {
    hand.piece = piece;
    hand.stale = false;
    const answer = await hand.client
      .call('results', [from.config, piece.first, piece.games])
      .catch((error) => ({error}));
    // What was asked for before the batch was stopped is of nobody's.
    const counts = run === from;
    hand.piece = null;
    hand.stale = false;
    if (counts && 'error' in answer) {
      stop();
      from.onFailure(answer.error);
    } else if (counts && 'results' in answer) {
      const fitting = Math.floor((piece.games * PIECE_MS) / Math.max(answer.ms, 1));
      hand.size = Math.max(1, Math.min(fitting, piece.games * GROWTH));
      from.onResults(piece.first, answer.results);
    }
    goOn();
  }

  /** @param {Run} from @param {number} most @returns {Piece | null} */
  function nextPiece(from, most) {
    // Near the end the rest is shared, so that all end together.
    const fair = Math.ceil((from.games - from.next) / size);
    const piece = {first: from.next, games: Math.min(most, fair)};
    from.next += piece.games;
    return piece.games > 0 ? piece : null;
  }

  function handOut() {
    while (hands.length < size && run && !run.paused) employ();
    for (const hand of hands) {
      // Whoever is asked something answers first: a stop shall cost no answer.
      if (!run || run.paused || hand.piece || asksOf(hand) > 0) continue;
      const piece = nextPiece(run, hand.size);
      if (!piece) return;
      void play(hand, run, piece);
    }
  }

  function stop() {
    run = null;
    for (const hand of hands.filter(({piece}) => piece)) {
      // Whatever it still tells is of nobody's batch.
      hand.stale = true;
      const {piece} = hand;
      later(() => {
        if (hand.piece !== piece || !hands.includes(hand)) return;
        dismiss(hand);
        goOn();
      }, GRACE_MS);
    }
  }

  return {
    /**
     * Plays the games from `from` on; ends what was played before.
     * @param {Omit<Run, 'next' | 'paused'> & {from?: number}} wish
     */
    start({from = 0, ...wish}) {
      stop();
      const batch = JSON.stringify(wish.config);
      // Games of other agents may take a thousand times as long.
      if (batch !== measured) for (const hand of hands) hand.size = 1;
      measured = batch;
      run = {...wish, next: from, paused: false};
      handOut();
    },
    /** What is being played is played to its end, and counted. @param {boolean} paused */
    pause(paused) {
      if (!run) return;
      run.paused = paused;
      handOut();
    },
    stop,
    /**
     * @template {keyof Calls & string} Name
     * @param {Name} method
     * @param {Arguments<Calls, Name>} args
     * @returns {Promise<Answer<Calls, Name>>}
     */
    ask: (method, ...args) =>
      new Promise((resolve, reject) => {
        wanted.add({method, args, resolve, reject, hand: null});
        askOut();
      }),
    /** Whoever waits for an answer is told that none comes (`pool-closed`). What is asked or started after that has new workers. */
    close() {
      run = null;
      const left = [...wanted];
      wanted.clear();
      for (const {reject} of left) reject(refusal('pool-closed'));
      for (const hand of [...hands]) dismiss(hand);
    },
  };
}

/**
 * @template {AnyPieceCalls} Calls
 * @typedef {ReturnType<typeof createPool<Calls>>} Pool
 */
