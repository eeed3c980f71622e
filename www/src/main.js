// The page, put together: state, engine, input, sight and speech.
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/board.css';
import '../styles/app.css';
import {render} from 'lit/html.js';
import {createClient} from './engine/client.js';
import {createActing} from './flow/acting.js';
import {createAsking} from './flow/asking.js';
import {createCounting} from './flow/counting.js';
import {createKeeping} from './flow/keeping.js';
import {createLinking} from './flow/linking.js';
import {createLoading, gameThere} from './flow/loading.js';
import {createOpening} from './flow/opening.js';
import {createTurns} from './flow/turns.js';
import {createWatching} from './flow/watching.js';
import {createWords} from './i18n/index.js';
import {listenKeys} from './input/keys.js';
import {listenPointer} from './input/pointer.js';
import {createLazy} from './lazy.js';
import {createAnnouncer, createSpeaking, spoken} from './speak/announcer.js';
import {createNames} from './speak/names.js';
import {createRegion} from './speak/region.js';
import {isOfReversi, readAddress} from './state/address.js';
import {createKeep} from './state/keep.js';
import {initialState, reduce} from './state/reduce.js';
import {createStore} from './state/store.js';
import {download, showDocument} from './view/document.js';
import {renderPage} from './view/page.js';

const {signal} = new AbortController();
const keep = createKeep();
const store = createStore(initialState(firstSight()), reduce);
const {dispatch, get} = store;

/** What is known before anything has been loaded: enough for the first paint. @returns {any} */
function firstSight() {
  const settings = keep.settings();
  const touch = matchMedia('(pointer: coarse)').matches;
  if (settings.rules === undefined && navigator.language.startsWith('ru'))
    settings.rules = 'sea-battle';
  try {
    const {mode, fresh, lang} = readAddress(location.search);
    return {
      mode: mode ?? 'race',
      lang,
      touch,
      awaited: fresh?.rules ?? null,
      settings,
    };
  } catch {
    return {settings, touch};
  }
}

const client = createClient({
  startWorker: () => new Worker(new URL('./engine/worker.js', import.meta.url), {type: 'module'}),
  onStatus: (status) => dispatch({type: 'engine', status}),
  onNote: (note) => dispatch({type: 'noted', note}),
});

const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');
const reducedMotion = () => stillMotion.matches || get().settings.motion === 'reduced';

const asking = createAsking(store, client);
const opening = createOpening(store, client);
const linking = createLinking(store, opening, keep, {window, signal});
const loading = createLoading(store, client, () => void linking.start());
const keeping = createKeeping(store, keep);
const opened = () => gameThere(store);
const counting = createCounting(store, client);
const turns = createTurns(store, asking, counting, {reducedMotion});
const watching = createWatching(store, asking, counting, {opened});

const hands = {
  focusCell: (/** @type {string} */ board, /** @type {string} */ cell) =>
    whenDrawn(`[data-board="${board}"] [data-cell="${cell}"]`),
  focusId: (/** @type {string} */ id) => whenDrawn(`#${id}`),
  copy: (/** @type {string} */ text) => navigator.clipboard.writeText(text),
  download,
  retry: loading.retry,
  leave: (/** @type {string} */ address) => location.assign(address),
  checkRules: loading.checkRules,
};
createActing(store, {opening, turns, watching, keeping}, hands);

const root = document.body;
root.className = 'page';
const region = createRegion(root);

const tellers = [spoken];
const around = {store, client, asking, opening, keeping, hands, tellers, root, signal};
const lazy = createLazy(around);

let speech = speechOf(get());
/** @param {import('./state/reduce.js').State} state */
function speechOf({lang, settings, game}) {
  const words = createWords(lang ?? 'en', lazy.words());
  return {words, names: createNames(words, settings.notation, game?.friend)};
}

let frame = 0;
/** @type {string | null} */
let wantsFocus = null;
function draw() {
  frame = 0;
  const {parts} = lazy;
  const had = document.activeElement;
  render(renderPage({state: get(), ...speech, dispatch, link: linking.link, parts}), root, {
    renderBefore: region,
  });
  // What had the focus may be gone with what it was for.
  if (had?.isConnected === false) wantsFocus ??= '[data-cell][tabindex="0"]';
  if (wantsFocus)
    /** @type {HTMLElement | null} */ (root.querySelector(wantsFocus))?.focus({
      preventScroll: true,
    });
  wantsFocus = null;
  showDocument(document, get(), speech);
}

/** @param {string} selector the focus moves once what it goes to is there */
function whenDrawn(selector) {
  wantsFocus = selector;
  drawSoon();
}

function drawSoon() {
  if (frame === 0) frame = requestAnimationFrame(draw);
}

/** @param {() => void} work */
function whenIdle(work) {
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1000);
}

const speak = createSpeaking(createAnnouncer(region), tellers);
store.subscribe(drawSoon);
store.hear((action, state, before) => {
  if (
    state.lang !== before.lang ||
    state.settings.notation !== before.settings.notation ||
    state.parts !== before.parts ||
    state.game?.friend !== before.game?.friend
  )
    speech = speechOf(state);
  const laysOut = state.deploying && state.parts.deploy === 'there';
  if (laysOut && (action.type === 'deploy-open' || action.name === 'deploy'))
    whenDrawn('#deploy-start');
  // What an idle page has fetched, a later want of a network cannot keep from it.
  if (action.type === 'engine' && action.status.phase === 'ready') whenIdle(lazy.fetchAll);
  if (action.type === 'opened' && before.deploying) dispatch({type: 'focus-board'});
  speak(action, state, before, speech);
});

listenPointer(root, dispatch, signal);
listenKeys(root, store, signal);
draw();
if (isOfReversi(location.search)) location.replace(`reversi/${location.search}`);
else loading.start();
