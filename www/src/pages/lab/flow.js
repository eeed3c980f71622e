// What the lab does over time: the pool plays games, the page shows their results as they arrive, and a reload continues the run.
import {nextTask} from '../../engine/slices.js';
import {codeOf, refusal, refusalOf} from '../../shell/refusal.js';
import {STATEMENTS} from './article.js';
import {changesIn, configOf, firstConfig, isMatch, matchConfigOf, widthOf} from './state.js';
import {createTally} from './tally.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Action} Action */
/** @typedef {import('./state.js').RunConfig} RunConfig */
/** @typedef {import('../../engine/pool.js').Pool<import('../../engine/calls.js').BatchCalls>} Pool */
/** @typedef {import('./saved-runs.js').Kept} Kept */
/**
 * What plays Reversi, fetched when it is first wanted.
 * @typedef {object} Matches
 * @property {import('../../engine/pool.js').Pool<import('../../engine/calls.js').MatchCalls>} pool
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
/** Of rules with a key that there is not, or a value that the key cannot have. */
const UNREAD = 'bad-json';
/** Games of a resumed run that are added at once: between two such steps the page reacts. */
export const STRETCH = 2000;
/** How often the results are stored. */
const KEPT_MS = 2000;
/** How often what has come is drawn: oftener than that it takes the time of the workers that play. */
const REPORT_MS = 100;

/**
 * @param {object} around
 * @param {{get: () => State, dispatch: (action: Action) => void, hear: (hear: (action: Action, state: State, before: State) => void) => void}} around.store
 * @param {Pool} around.pool
 * @param {Pick<Pool, 'ask' | 'close'>} around.aside a worker for what takes seconds at a time, beside the games
 * @param {() => Promise<Matches>} around.matches
 * @param {{save: (kept: Kept) => Promise<void>, read: () => Promise<Kept | null>, forget: (config: RunConfig) => Promise<void>}} around.keeping
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
  /** Whose games are on. @type {Pick<import('../../engine/pool.js').Pool<import('../../engine/pool.js').AnyPieceCalls>, 'ask' | 'start' | 'stop' | 'pause'>} */
  let playing = pool;
  /** Reversi's tables, asked for once. @type {Promise<void> | null} */
  let listing = null;
  /** Of the run that is on: what comes of an older one is nobody's. */
  let current = 0;
  /** Identifies the newest scheduled report: an older one does nothing. */
  let reporting = {};
  /** The results of the form's run while a published figure has its place. @type {Kept | null} */
  let setAside = null;
  let isReporting = false;
  let reportedAt = Number.NEGATIVE_INFINITY;
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

  /** The rate of earlier games says nothing about those to come. */
  function beginPace() {
    pace = tally ? [{at: now(), games: tally.games()}] : [];
  }

  function report() {
    isReporting = false;
    reportedAt = now();
    if (!tally || !get().run) return;
    const {config} = /** @type {import('./state.js').Run} */ (get().run);
    const ended = tally.games() === config.games;
    dispatch({type: 'summary', summary: tally.summary(), rate: rate(), ended});
    if (ended) void keeping.forget(config);
  }

  function save(run = get().run) {
    if (!tally?.games() || !run || run.status === 'stopped' || run.status === 'ended') return;
    savedAt = now();
    void keeping.save({config: run.config, results: tally.results()});
  }

  /** @param {number} first @param {Int32Array} results */
  function add(first, results) {
    const own = /** @type {import('./tally.js').Tally} */ (tally);
    own.add(first, results);
    const at = now();
    pace.push({at, games: own.games()});
    while (pace.length > RATE_PIECES && at - pace[1].at >= RATE_MS) pace.shift();
    const ended = own.games() === get().run?.config.games;
    // A hidden tab reports nothing until somebody looks at it again.
    // Nothing follows a pause that would save what was still being played.
    if (ended || get().run?.status === 'paused' || at - savedAt > KEPT_MS) save();
    reportSoon(ended);
  }

  /** @param {boolean} atOnce the end waits for nothing */
  function reportSoon(atOnce) {
    if (isReporting && !atOnce) return;
    isReporting = true;
    const mine = {};
    reporting = mine;
    const draw = () => soon(() => mine === reporting && report());
    const wait = reportedAt + REPORT_MS - now();
    if (atOnce || wait <= 0) draw();
    else later(draw, wait);
  }

  /** @param {unknown} error @param {'run'} [of] what ends with it */
  function refuse(error, of) {
    dispatch({type: 'refused', of, error: refusalOf(error, 'engine-died')});
  }

  /** Nothing that is still played counts any more. */
  function end() {
    current += 1;
    playing.stop();
  }

  /** @param {RunConfig} config @param {Int32Array} [begun] results of the first games */
  async function start(config, begun = new Int32Array()) {
    end();
    const own = current;
    tally = null;
    const engineConfig = isMatch(config) ? matchConfigOf(config) : configOf(config);
    try {
      const side = isMatch(config) ? await matches() : {pool, createTally};
      if (own !== current) return;
      playing = side.pool;
      const {agents, ...names} = await playing.ask('describe', engineConfig);
      if (own !== current) return;
      const texts = agents.map((/** @type {{agent: string}} */ {agent}) => agent);
      dispatch({type: 'named', names: {...names, agents: texts}});
      const fresh = side.createTally(texts, config.games);
      const width = widthOf(config);
      for (let first = 0; first * width < begun.length; first += STRETCH) {
        fresh.add(first, begun.subarray(first * width, (first + STRETCH) * width));
        await nextTask();
        if (own !== current) return;
      }
      tally = fresh;
      beginPace();
      report();
      if (tally.games() === config.games || get().run?.status === 'stopped') return;
      playing.start({
        config: engineConfig,
        from: tally.games(),
        games: config.games,
        onResults: (first, results) => own === current && add(first, results),
        onFailure: (error) => own === current && refuse(error, 'run'),
      });
      playing.pause(get().run?.status === 'paused');
    } catch (error) {
      const fault = await faultOf(error, config);
      if (own === current) refuse(fault, 'run');
    }
  }

  /** @param {unknown} error why a run does not begin @param {RunConfig} config @returns {Promise<unknown>} the change of the rules that the engine cannot read, where it is one */
  async function faultOf(error, config) {
    if (codeOf(error, '') !== UNREAD) return error;
    for (const change of changesIn(config.set))
      try {
        await playing.ask('describe', configOf({...config, set: change}));
      } catch (single) {
        if (codeOf(single, '') === UNREAD) return refusal('lab-bad-change', {change});
      }
    return error;
  }

  /** The run that was left last is there again, paused. */
  async function takeUp() {
    const kept = await keeping.read();
    if (!kept || get().run) return;
    dispatch({type: 'run', config: kept.config, paused: true});
    await start(kept.config, kept.results);
  }

  /** @param {number} after the number of a game of the bar */
  async function openGame(after) {
    const {opened, run} = get();
    if (!opened || !run || !tally) return;
    const {agent, from, to} = opened;
    const game = tally.gameWithin(agent, from, to, after) ?? tally.gameWithin(agent, from, to);
    if (game === null) return;
    try {
      const engineConfig = isMatch(run.config) ? matchConfigOf(run.config) : configOf(run.config);
      const record = await playing.ask('record', engineConfig, game, agent);
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
      const config = {...configOf({...firstConfig, agents: [agent]}), deploy: 'faulty'};
      await aside.ask('results', config, 0, 1);
      const {ms} = await aside.ask('results', config, 0, TIMED_GAMES);
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

  /** The tables of Reversi; after a failed fetch the next request tries again. */
  function listMatches() {
    if (listing) return;
    listing = matches().then(async ({pool: players, tablesOf}) => {
      dispatch({type: 'tables', tables: tablesOf(await players.ask('tables'))});
      dispatch({type: 'configure', change: {}});
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
        dispatch({type: 'article-result', result: await aside.ask('article', id)});
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
      dispatch({type: 'printed-checked', checked: await players.ask('printed', printed)});
    } catch (error) {
      dispatch({type: 'printed-checked', checked: null});
      refuse(error);
    }
  }

  hear((action, state, before) => {
    switch (action.type) {
      case 'configure':
        if (isMatch(state.config)) listMatches();
        break;
      case 'run':
        // What another run takes the place of is gone on with some other time.
        save(before.run);
        if (state.own?.run && before.run && !before.run.figure && tally)
          setAside = {config: before.run.config, results: tally.results()};
        if (before.times === 'running') aside.close();
        // What the form is to choose from then is Reversi's.
        if (isMatch(state.config)) listMatches();
        if (!action.paused) void start(state.config);
        if (!state.own) setAside = null;
        break;
      case 'own-back':
        save(before.run);
        if (before.times === 'running') aside.close();
        if (isMatch(state.config)) listMatches();
        if (state.run) void start(state.run.config, setAside?.results);
        else end();
        setAside = null;
        break;
      case 'pause':
      case 'resume':
        beginPace();
        playing.pause(action.type === 'pause');
        save();
        break;
      case 'stop':
        end();
        if (state.run) void keeping.forget(state.run.config);
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
        dispatch({type: 'configure', change: {}});
      } catch (error) {
        refuse(error);
      }
    },
    /** The results game by game, for a file. */
    results: () => tally?.results() ?? new Int32Array(),
  };
}
