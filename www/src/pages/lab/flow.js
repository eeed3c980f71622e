// What happens over time in the lab: games played by the pool, told as they come, kept so that a reload goes on.
import {nextTask} from '../../engine/slices.js';
import {codeOf} from '../../shell/refusal.js';
import {STATEMENTS} from './article.js';
import {configOf, firstWish, isMatch, matchConfigOf, widthOf} from './state.js';
import {createTally} from './tally.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Action} Action */
/** @typedef {import('./state.js').Wish} Wish */
/** @typedef {import('../../engine/pool.js').Pool} Pool */
/** @typedef {import('./keeping.js').Kept} Kept */
/**
 * What plays Reversi, fetched when it is first wanted.
 * @typedef {object} Matches
 * @property {Pool} pool
 * @property {(agents: string[], planned: number) => import('./tally.js').Tally} createTally
 * @property {(tables: import('../../engine/reversi-types.js').ReversiTables) => import('./state.js').Tables} tablesOf Reversi's tables, in the form of the seas'
 * @property {import('../../engine/printed.js').Printed} printed what the source printed
 */

/** Over how long the rate is measured at least, */
const RATE_MS = 2000;
/** and over how many pieces: those of several workers come together, and then for long none. */
const RATE_PIECES = 10;
/** As many as the source timed. */
const TIMED_GAMES = 300;
/** Of what was asked of a worker that was ended since. */
const CLOSED = 'pool-closed';
/** Games that are told in one go of a run that is taken up: between two of these the page answers. */
export const STRETCH = 2000;
/** How often what is played is kept. */
const KEPT_MS = 2000;
/** How often what has come is drawn: oftener than that it takes the time of the workers that play. */
const TOLD_MS = 100;

/**
 * @param {object} around
 * @param {{get: () => State, dispatch: (action: Action) => void, hear: (hear: (action: Action, state: State, before: State) => void) => void}} around.store
 * @param {Pool} around.pool
 * @param {Pick<Pool, 'ask' | 'close'>} around.aside a worker for what takes seconds at a time, beside the games
 * @param {() => Promise<Matches>} around.matches
 * @param {{save: (kept: Kept) => Promise<void>, read: () => Promise<Kept | null>, forget: (wish: Wish) => Promise<void>}} around.keeping
 * @param {(draw: () => void) => void} [around.soon] once before the next picture
 * @param {(done: () => void, ms: number) => unknown} [around.later]
 * @param {() => number} [around.now] milliseconds
 */
export function createLab({
  store: {get, dispatch, hear},
  pool,
  aside,
  matches,
  keeping,
  soon = requestAnimationFrame,
  later = setTimeout,
  now = () => performance.now(),
}) {
  /** @type {import('./tally.js').Tally | null} */
  let tally = null;
  /** Whose games are on. */
  let playing = pool;
  /** Reversi's tables, asked for once. @type {Promise<void> | null} */
  let listing = null;
  /** Of the run that is on: what comes of an older one is nobody's. */
  let current = 0;
  /** What is about to be told; of two the newer one is. */
  let telling = {};
  let isTelling = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  let savedAt = 0;
  /** @type {{at: number, games: number}[]} */
  let pace = [];

  /** @returns {number | null} games a second */
  function rate() {
    const [first, last] = [pace[0], pace[pace.length - 1]];
    return last && last.at > first.at
      ? ((last.games - first.games) * 1000) / (last.at - first.at)
      : null;
  }

  /** Anew: what came before tells nothing of what comes. */
  function beginPace() {
    pace = tally ? [{at: now(), games: tally.games()}] : [];
  }

  function tell() {
    isTelling = false;
    toldAt = now();
    if (!tally || !get().run) return;
    const {wish} = /** @type {import('./state.js').Run} */ (get().run);
    const ended = tally.games() === wish.games;
    dispatch({type: 'told', told: tally.told(), rate: rate(), ended});
    if (ended) void keeping.forget(wish);
  }

  function save(run = get().run) {
    if (!tally?.games() || !run || run.status === 'stopped' || run.status === 'ended') return;
    savedAt = now();
    void keeping.save({wish: run.wish, results: tally.results()});
  }

  /** @param {number} first @param {Int32Array} results */
  function add(first, results) {
    const own = /** @type {import('./tally.js').Tally} */ (tally);
    own.add(first, results);
    const at = now();
    pace.push({at, games: own.games()});
    while (pace.length > RATE_PIECES && at - pace[1].at >= RATE_MS) pace.shift();
    const ended = own.games() === get().run?.wish.games;
    // In a tab that is hidden nothing is told before it is looked at again.
    // Nothing follows a pause that would save what was still being played.
    if (ended || get().run?.status === 'paused' || at - savedAt > KEPT_MS) save();
    tellSoon(ended);
  }

  /** @param {boolean} atOnce the end waits for nothing */
  function tellSoon(atOnce) {
    if (isTelling && !atOnce) return;
    isTelling = true;
    const mine = {};
    telling = mine;
    const draw = () => soon(() => mine === telling && tell());
    const wait = toldAt + TOLD_MS - now();
    if (atOnce || wait <= 0) draw();
    else later(draw, wait);
  }

  /** @param {unknown} error @param {'run'} [of] what ends with it */
  function refuse(error, of) {
    const {args, faults} = /** @type {Partial<import('./state.js').Refusal>} */ (error);
    dispatch({type: 'refused', of, error: {code: codeOf(error, 'engine-died'), args, faults}});
  }

  /** @param {Wish} wish @param {Int32Array} [begun] results of the first games */
  async function start(wish, begun = new Int32Array()) {
    current += 1;
    const own = current;
    playing.stop();
    tally = null;
    const config = isMatch(wish) ? matchConfigOf(wish) : configOf(wish);
    try {
      const side = isMatch(wish) ? await matches() : {pool, createTally};
      if (own !== current) return;
      playing = side.pool;
      const {agents, ...names} = await playing.ask('describe', config);
      if (own !== current) return;
      const texts = agents.map((/** @type {{agent: string}} */ {agent}) => agent);
      dispatch({type: 'named', names: {...names, agents: texts}});
      const fresh = side.createTally(texts, wish.games);
      const width = widthOf(wish);
      for (let first = 0; first * width < begun.length; first += STRETCH) {
        fresh.add(first, begun.subarray(first * width, (first + STRETCH) * width));
        await nextTask();
        if (own !== current) return;
      }
      tally = fresh;
      beginPace();
      tell();
      if (tally.games() === wish.games || get().run?.status === 'stopped') return;
      playing.start({
        config,
        from: tally.games(),
        games: wish.games,
        onResults: (first, results) => own === current && add(first, results),
        onFailure: (error) => own === current && refuse(error, 'run'),
      });
      playing.pause(get().run?.status === 'paused');
    } catch (error) {
      if (own === current) refuse(error, 'run');
    }
  }

  /** The run that was left last is there again, paused. */
  async function takeUp() {
    const kept = await keeping.read();
    if (!kept || get().run) return;
    dispatch({type: 'run', wish: kept.wish, paused: true});
    await start(kept.wish, kept.results);
  }

  /** @param {number} after the number of a game of the bar */
  async function openGame(after) {
    const {opened, run} = get();
    if (!opened || !run || !tally) return;
    const {agent, from, to} = opened;
    const game = tally.gameWithin(agent, from, to, after) ?? tally.gameWithin(agent, from, to);
    if (game === null) return;
    try {
      const config = isMatch(run.wish) ? matchConfigOf(run.wish) : configOf(run.wish);
      const record = await playing.ask('record', config, game, agent);
      if (get().opened === opened) dispatch({type: 'bar-game', game, record});
    } catch (error) {
      if (get().opened === opened) dispatch({type: 'bar-lost'});
      refuse(error);
    }
  }

  /** One worker plays the same seas with both agents, and nobody else plays meanwhile. */
  async function time() {
    /** @param {string} agent */
    const seconds = async (agent) => {
      const config = {...configOf({...firstWish, agents: [agent]}), deploy: 'faulty'};
      await aside.ask('results', config, 0, 1);
      const {ms} = await aside.ask('time', config, TIMED_GAMES);
      return ms / 1000;
    };
    try {
      const slow = await seconds('probability-map(ties=first)');
      const quick = await seconds('parity');
      dispatch({type: 'timed', times: {slow, quick, games: TIMED_GAMES}});
    } catch (error) {
      if (codeOf(error, '') === CLOSED) return;
      dispatch({type: 'timed', times: null});
      refuse(error);
    }
  }

  /** What Reversi can be played with; where it cannot be fetched now, the next wish asks again. */
  function listMatches() {
    if (listing) return;
    listing = matches().then(async ({pool: players, tablesOf}) => {
      dispatch({type: 'tables', tables: tablesOf(await players.ask('tables'))});
      dispatch({type: 'wish', change: {}});
    });
    listing.catch((error) => {
      listing = null;
      refuse(error);
    });
  }

  /** The numbers of the Russian article, one after another. */
  async function readArticle() {
    try {
      for (const {id} of STATEMENTS)
        dispatch({type: 'article-told', stated: await aside.ask('article', id)});
    } catch (error) {
      if (codeOf(error, '') === CLOSED) return;
      refuse(error);
    }
    dispatch({type: 'article-end'});
  }

  /** The source's printed positions. */
  async function check() {
    try {
      const {pool: players, printed} = await matches();
      dispatch({type: 'printed-told', checked: await players.ask('printed', printed)});
    } catch (error) {
      dispatch({type: 'printed-told', checked: null});
      refuse(error);
    }
  }

  hear((action, state, before) => {
    switch (action.type) {
      case 'wish':
        if (isMatch(state.wish)) listMatches();
        break;
      case 'run':
        // What another run takes the place of is gone on with some other time.
        save(before.run);
        if (before.times === 'running') aside.close();
        // What the form is to choose from then is Reversi's.
        if (isMatch(state.wish)) listMatches();
        if (!action.paused) void start(state.wish);
        break;
      case 'pause':
      case 'resume':
        beginPace();
        playing.pause(action.type === 'pause');
        save();
        break;
      case 'stop':
        current += 1;
        playing.stop();
        if (state.run) void keeping.forget(state.run.wish);
        break;
      case 'bar':
        void openGame(-1);
        break;
      case 'bar-next':
        void openGame(state.opened?.game ?? -1);
        break;
      case 'times':
        if (state.times === 'running' && before.times !== 'running') void time();
        break;
      case 'article':
        if (state.article?.running && !before.article?.running) void readArticle();
        break;
      case 'article-stop':
        if (before.article?.running) aside.close();
        break;
      case 'printed':
        if (state.printed === 'running' && before.printed !== 'running') void check();
        break;
      case 'take-up':
        void takeUp();
        break;
      default:
    }
  });

  return {
    save: () => save(),
    async start() {
      const kept = await keeping.read();
      dispatch({type: 'kept', kept: kept !== null});
      try {
        dispatch({type: 'tables', tables: await pool.ask('tables')});
        dispatch({type: 'wish', change: {}});
      } catch (error) {
        refuse(error);
      }
    },
    /** What is told in a file: results game by game. */
    results: () => tally?.results() ?? new Int32Array(),
  };
}
