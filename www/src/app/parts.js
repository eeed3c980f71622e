// What the first visit can do without: parts of the page, each a script of its own that brings its words along. A part is fetched when it is needed, or when the page has nothing else to do.
import {hasDeductions, isWatched, turnOfTwo} from '../games/sea/select.js';

/** @import {State} from '../games/sea/types.js' */
/** @import {Store} from '../games/sea/engine-request.js' */
/** @import {Messages} from '../i18n/words.js' */
/**
 * The page that a part finds.
 * @typedef {object} AppContext
 * @property {Store} store
 * @property {import('../engine/client-kinds.js').Client} client
 * @property {import('../games/sea/engine-request.js').Asking} asking
 * @property {import('../games/sea/opening.js').Opening} opening
 * @property {Pick<import('../games/sea/storage/settings.js').Keep, 'rows' | 'forgetful'>} keep
 * @property {{focusCell: (board: string, cell: string) => void, focusId: (id: string) => void, download: (name: string, content: BlobPart, type?: string) => void, leave: (address: string) => void, checkRules: (rules: Partial<import('../engine/types.js').Ruleset>) => Promise<import('../engine/types.js').Coded[]>}} hands
 * @property {import('../games/sea/announcer.js').Teller[]} tellers
 * @property {HTMLElement} root
 * @property {AbortSignal} signal
 * @property {() => import('../shell/coded-sentence.js').Speech} speech as it is now
 * @property {(what: string, measure: import('../features/predict/answers.js').Answer['measure'] | null) => boolean} [mayPredict] whether a prediction is counted here; by default each is
 * @property {import('../shell/share/packing.js').Packages} [site] of the site itself, which may be kept for use without a network: what makes packages for learning platforms
 * @property {import('../shell/playback.js').Playback['guard']} guard what holds the ways along the timeline
 * @property {{storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, open: () => Promise<never>}} [world] where parts keep what is theirs; by default in the browser
 * @property {() => boolean} [readonly] whether the game may only be looked at: what a part hears of a hand by itself it leaves alone then
 * @property {() => Promise<void>} settled once no words of another language are on their way
 * @property {() => void} addWords the words that such parts share are fetched, too
 */
/** @typedef {{words: Messages | Messages[], start: (around: AppContext) => void}} Part */
/**
 * @typedef {object} Parts
 * @property {typeof import('../games/sea/dialogs/index.js')} [dialogs]
 * @property {typeof import('../games/sea/deploy/index.js')} [deploy]
 * @property {typeof import('../features/review/index.js')} [review]
 * @property {typeof import('../features/solver/index.js')} [edit]
 * @property {typeof import('../features/compare/index.js')} [compare]
 * @property {typeof import('../features/tutor/index.js')} [tutor]
 * @property {typeof import('../features/puzzle/index.js')} [puzzle]
 * @property {typeof import('../features/results/index.js')} [results]
 * @property {typeof import('../features/ending/index.js')} [ending]
 * @property {typeof import('../features/predict/index.js')} [teach]
 * @property {typeof import('../games/sea/refusals.js')} [refusals]
 * @property {typeof import('../features/sound/index.js')} [sound]
 * @property {typeof import('../features/shots-to-go/index.js')} [shots]
 * @property {typeof import('../features/teaching/index.js')} [teaching]
 */

/** @satisfies {Record<keyof Parts, () => Promise<Part>>} */
export const PARTS = {
  review: () => import(/* webpackChunkName: "parts/review" */ '../features/review/index.js'),
  dialogs: () => import(/* webpackChunkName: "parts/dialogs" */ '../games/sea/dialogs/index.js'),
  deploy: () => import(/* webpackChunkName: "parts/deploy" */ '../games/sea/deploy/index.js'),
  edit: () => import(/* webpackChunkName: "parts/edit" */ '../features/solver/index.js'),
  compare: () => import(/* webpackChunkName: "parts/compare" */ '../features/compare/index.js'),
  tutor: () => import(/* webpackChunkName: "parts/tutor" */ '../features/tutor/index.js'),
  puzzle: () => import(/* webpackChunkName: "parts/puzzle" */ '../features/puzzle/index.js'),
  results: () => import(/* webpackChunkName: "parts/results" */ '../features/results/index.js'),
  ending: () => import(/* webpackChunkName: "parts/ending" */ '../features/ending/index.js'),
  teach: () => import(/* webpackChunkName: "parts/teach" */ '../features/predict/index.js'),
  refusals: () => import(/* webpackChunkName: "parts/refusals" */ '../games/sea/refusals.js'),
  sound: () => import(/* webpackChunkName: "parts/sound" */ '../features/sound/index.js'),
  teaching: () => import(/* webpackChunkName: "parts/teaching" */ '../features/teaching/index.js'),
  shots: () => import(/* webpackChunkName: "parts/shots" */ '../features/shots-to-go/index.js'),
};

/** What these say is fetched with the first of them. */
const WORDED = ['compare', 'edit', 'puzzle', 'shots', 'teach', 'tutor'];

/** Modes that are parts of their own. */
const OWN = ['edit', 'puzzle', 'compare'];

/** @param {State} state @returns {string[]} the parts without which this cannot be shown */
export const neededParts = (state) =>
  [
    state.dialog && 'dialogs',
    (state.deploying || turnOfTwo(state)) && 'deploy',
    OWN.includes(state.mode) && state.mode,
    state.mode === 'watch' && 'teach',
    // Beside candidates, below the likeliest cells, and in a review.
    (/watch|edit/.test(state.mode) || state.game?.view.ended) && 'shots',
    state.settings.teaching > 0 && 'teaching',
    (state.settings.sound || state.settings.vibration) && 'sound',
    state.game && hasDeductions(state.game.view.rules) && 'tutor',
    // It hears how a game ends, and lists the games that are kept.
    (state.dialog === 'statistics' || state.game?.view.steps || state.kept.length > 0) && 'results',
    // It has to be there before the game ends: how it ended is told by it.
    (state.game?.view.ended || (state.game?.view.steps && !isWatched(state.mode))) && 'ending',
    (state.notice || state.deploying || state.dialog || state.mode === 'edit') && 'refusals',
    // The position's chances have the legend of all chances.
    (isWatched(state.mode) ||
      state.mode === 'edit' ||
      state.game?.view.ended ||
      state.chances.on ||
      state.beliefs ||
      !['fleet', 'unchosen'].includes(state.settings.tab)) &&
      'review',
  ].filter((part) => typeof part === 'string');

/**
 * @param {AppContext} around
 * @param {Record<string, () => Promise<Part>>} [load] how each part is fetched
 */
export function createLazy(around, load = PARTS) {
  const {dispatch, get, hear} = around.store;
  /** @type {Record<string, Part>} */
  const there = {};
  let isWorded = false;

  /** @param {string} name */
  async function fetch(name) {
    if (there[name] || get().parts[name] === 'coming') return;
    dispatch({type: 'part', name, status: 'coming'});
    if (WORDED.includes(name) && !isWorded) {
      isWorded = true;
      around.addWords();
    }
    try {
      const [part] = await Promise.all([load[name](), around.settled()]);
      there[name] = part;
    } catch {
      return dispatch({type: 'part', name, status: 'failed'});
    }
    // Its words first, for what it says when it starts.
    dispatch({type: 'part', name, status: 'there'});
    there[name].start(around);
  }

  /** @param {State} state @param {State} [before] what is needed since then; a part that failed is asked for once a need */
  function fetchNeeded(state, before) {
    const known = before ? neededParts(before) : [];
    for (const name of neededParts(state)) if (!known.includes(name)) void fetch(name);
  }

  hear((action, state, before) => {
    if (action.type === 'part-retry') return void fetch(action.name);
    fetchNeeded(state, before);
  });
  fetchNeeded(get());

  return {
    /** @type {Parts} */
    parts: there,
    /** Every part that is not there yet, one after the other: what comes now needs no network later. Who has switched sound off does not pay for it. */
    async fetchAll() {
      for (const name of Object.keys(load)) if (name !== 'sound') await fetch(name);
    },
    /** @param {State} state @returns {State} as it may be shown and linked to: what is to be predicted is not in it */
    redact: (state) =>
      /** @type {Parts} */ (there).teach?.redacted(state) ??
      (state.predict && state.mode === 'watch' ? {...state, game: null} : state),
    /** What the parts say, in English. */
    words: () => Object.values(there).flatMap((part) => part.words),
  };
}
