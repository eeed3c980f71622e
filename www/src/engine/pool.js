// Workers that share a batch: each gets the next piece as soon as it is free, so that the slower one holds up nobody.

/** @typedef {import('./batch-responder.js').BatchConfig | import('./match-responder.js').MatchConfig} BatchConfig */
/** @typedef {import('./batch-responder.js').Told} Told */
/** @typedef {import('./client.js').WorkerLike} WorkerLike */
/** @typedef {{first: number, games: number, died: boolean}} Piece `died`: a worker has died over it */
/** @typedef {{worker: WorkerLike, piece: Piece | null, id: number, stale: boolean, size: number}} Hand `stale`: its piece is of a batch that was stopped; `size`: games of its next piece */
/**
 * @typedef {object} Run
 * @property {BatchConfig} config
 * @property {number} next the first game that nobody has
 * @property {number} games of the whole batch
 * @property {Piece[]} again pieces whose worker died
 * @property {boolean} paused
 * @property {(first: number, results: Int32Array) => void} onResults
 * @property {(error: {code: string, args?: any}) => void} onFailure
 */

/** @typedef {{method: string, args: any[], resolve: (result: any) => void, reject: (error: any) => void, hand: Hand | null}} Wanted `hand`: null where it waits for one */

/** How long a piece shall take: short enough to stop soon, long enough that handing it out costs nothing. */
const PIECE_MS = 100;
/** A piece grows at most so much: the first games may have been short by chance. */
const GROWTH = 4;
/** A worker that has not come back so long after a stop is ended. */
const GRACE_MS = 120;

/**
 * @param {() => WorkerLike} startWorker
 * @param {object} [around]
 * @param {number} [around.size] workers
 * @param {(done: () => void, ms: number) => unknown} [around.later]
 */
export function createPool(startWorker, {size = 2, later = setTimeout} = {}) {
  /** @type {Hand[]} */
  const hands = [];
  /** @type {Run | null} */
  let run = null;
  /** The batch by whose games the sizes of pieces were measured. */
  let measured = '';
  let lastId = 0;
  /** What was asked beside the games, and of whom. @type {Map<number, Wanted>} */
  const wanted = new Map();

  /** @returns {Hand} */
  function employ() {
    const worker = startWorker();
    /** @type {Hand} */
    const hand = {worker, piece: null, id: 0, stale: false, size: 1};
    worker.onmessage = ({data}) => hear(hand, data);
    worker.onerror = (event) => {
      event?.preventDefault?.();
      lose(hand, {code: 'engine-died'});
    };
    hands.push(hand);
    return hand;
  }

  /** @param {Hand} hand */
  function dismiss(hand) {
    hand.worker.onmessage = hand.worker.onerror = null;
    hand.worker.terminate();
    hands.splice(hands.indexOf(hand), 1);
  }

  /** Its piece goes to another worker; where that dies over it too, the batch is given up. @param {Hand} hand @param {{code: string, args?: any}} error */
  function lose(hand, error) {
    const {piece, stale} = hand;
    dismiss(hand);
    for (const [id, waiting] of wanted)
      if (waiting.hand === hand && wanted.delete(id)) waiting.reject(error);
    if (run && piece && !stale) {
      if (piece.died) fail(error);
      else run.again.push({...piece, died: true});
    }
    goOn();
  }

  /** @param {Hand} hand how much it is asked beside the games */
  const asksOf = (hand) => [...wanted.values()].filter((waiting) => waiting.hand === hand).length;

  /** @param {Hand} hand how much it has to answer */
  const loadOf = (hand) => asksOf(hand) + (hand.piece ? 1 : 0);

  /** What waits for a worker is asked of one that will hear it: of the idlest, but of none whose batch was stopped, which may be ended at any moment. */
  function askOut() {
    for (const [id, waiting] of wanted) {
      if (waiting.hand) continue;
      const [idlest] = hands.filter(({stale}) => !stale).sort((a, b) => loadOf(a) - loadOf(b));
      const isFree = idlest && loadOf(idlest) === 0;
      const hand = isFree || hands.length === size ? idlest : employ();
      if (!hand) return;
      waiting.hand = hand;
      hand.worker.postMessage({id, method: waiting.method, args: waiting.args});
    }
  }

  function goOn() {
    askOut();
    handOut();
  }

  /** @param {{code: string, args?: any}} error */
  function fail(error) {
    const failed = run;
    stop();
    failed?.onFailure(error);
  }

  /** @param {Hand} hand @param {Told} told */
  function hear(hand, {id, result, ms = 0, error}) {
    const waiting = wanted.get(id);
    if (!waiting && id !== hand.id) return;
    // A trap leaves the module in doubt.
    if (error?.code === 'engine-trapped') return lose(hand, error);
    if (waiting) {
      wanted.delete(id);
      if (error) waiting.reject(error);
      else waiting.resolve(result);
      return goOn();
    }
    const {piece, stale} = hand;
    if (!piece) return;
    hand.piece = null;
    hand.id = 0;
    hand.stale = false;
    // What was asked for before the batch was stopped.
    if (!run || stale) return goOn();
    if (error) return fail(error);
    const fitting = Math.floor((piece.games * PIECE_MS) / Math.max(ms, 1));
    hand.size = Math.max(1, Math.min(fitting, piece.games * GROWTH));
    run.onResults(piece.first, result);
    handOut();
  }

  /** @param {Run} from @param {number} most @returns {Piece | null} */
  function nextPiece(from, most) {
    const again = from.again.pop();
    if (again) return again;
    // Near the end the rest is shared, so that all end together.
    const fair = Math.ceil((from.games - from.next) / size);
    const piece = {first: from.next, games: Math.min(most, fair), died: false};
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
      hand.piece = piece;
      hand.id = ++lastId;
      hand.stale = false;
      const args = [run.config, piece.first, piece.games];
      hand.worker.postMessage({id: hand.id, method: 'results', args});
    }
  }

  function stop() {
    run = null;
    for (const hand of hands.filter(({piece}) => piece)) {
      // Whatever it still tells is of nobody's batch.
      hand.stale = true;
      const {id} = hand;
      later(() => {
        if (hand.id !== id || !hands.includes(hand)) return;
        dismiss(hand);
        // What it was to answer besides is asked of another.
        for (const waiting of wanted.values()) if (waiting.hand === hand) waiting.hand = null;
        goOn();
      }, GRACE_MS);
    }
  }

  return {
    /**
     * Plays the games from `from` on; ends what was played before.
     * @param {Omit<Run, 'next' | 'again' | 'paused'> & {from?: number}} wish
     */
    start({from = 0, ...wish}) {
      stop();
      const batch = JSON.stringify(wish.config);
      // Games of other agents may take a thousand times as long.
      if (batch !== measured) for (const hand of hands) hand.size = 1;
      measured = batch;
      run = {...wish, next: from, again: [], paused: false};
      handOut();
    },
    /** What is being played is played to its end, and counted. @param {boolean} paused */
    pause(paused) {
      if (!run) return;
      run.paused = paused;
      handOut();
    },
    stop,
    /** @param {string} method @param {any[]} args @returns {Promise<any>} */
    ask(method, ...args) {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        wanted.set(id, {method, args, resolve, reject, hand: null});
        askOut();
      });
    },
    /** Whoever waits for an answer is told that none comes (`pool-closed`). What is asked or started after that has new workers. */
    close() {
      run = null;
      for (const hand of [...hands]) dismiss(hand);
      const left = [...wanted.values()];
      wanted.clear();
      for (const {reject} of left) reject({code: 'pool-closed'});
    },
  };
}

/** @typedef {ReturnType<typeof createPool>} Pool */
