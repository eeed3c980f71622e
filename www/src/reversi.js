// The page of Reversi, put together.
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/board.css';
import '../styles/app.css';
import '../styles/reversi.css';
import {render} from 'lit/html.js';
import {createCountingClient} from './engine/counting-client.js';
import dialogs from './i18n/en/dialogs.ftl';
import refusals from './i18n/en/refusals.ftl';
import english from './i18n/en/reversi.ftl';
import review from './i18n/en/review.ftl';
import {createFullScreen} from './input/full-screen.js';
import {listenGrids} from './input/grids.js';
import {createPageLanguage} from './page-language.js';
import {tellUpdates} from './parts/kept.js';
import {readReversi, writeReversi} from './reversi/address.js';
import {createPlaying} from './reversi/flow.js';
import {createTreeFlow} from './reversi/flow-tree.js';
import {createValuing} from './reversi/flow-values.js';
import {heard} from './reversi/heard.js';
import {listenReversi} from './reversi/keys.js';
import {noLesson, veiled} from './reversi/lesson.js';
import {readOptions, saveOptions} from './reversi/options.js';
import {createRestoring} from './reversi/restoring.js';
import {placeOf} from './reversi/select.js';
import {initialState, reduce} from './reversi/state.js';
import {renderReversi} from './reversi/view.js';
import {createAnnouncer} from './speak/announcer.js';
import {createRegion} from './speak/region.js';
import {linkIn} from './state/address.js';
import {createKeep} from './state/keep.js';
import {defaultSettings} from './state/reduce.js';
import {createStore} from './state/store.js';
import {showLook, showPage} from './view/document.js';

/** Browsers refuse more than a hundred or so changes of the address in half a minute. */
const THROTTLE_MS = 400;

const keep = createKeep();
const settings = {...defaultSettings, ...keep.settings()};
const language = createPageLanguage({
  keep,
  pack: (asked) =>
    import(
      /* webpackChunkName: "words/[request]", webpackExclude: /[\\/]en[\\/]/ */ `./i18n/${asked}/reversi.ftl`
    ),
  english: [{en: english}, {en: refusals}, {en: review}, {en: dialogs}],
  changed: () => drawSoon(),
});
const {documentElement: html, body: root} = document;

root.className = 'page';
const region = createRegion(root);
const announce = createAnnouncer(region);

const asked = readReversi(location.search, location.hash);
const {predict, present} = asked;
const lesson = {...noLesson, predict, present};
const store = createStore(initialState({settings, lesson, options: readOptions()}), reduce);
const {dispatch, get} = store;
const counting = createCountingClient(
  () =>
    new Worker(
      /* webpackChunkName: "reversi-worker" */ new URL(
        './engine/reversi-worker.js',
        import.meta.url,
      ),
      {type: 'module'},
    ),
);
const client = createRestoring(counting, () => get().game);
const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');
const isStill = () => stillMotion.matches || get().settings.motion === 'reduced';
const playing = createPlaying(store, client, {
  pace: () => (isStill() ? 0 : get().settings.pace),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
});
createValuing(store, client);
createTreeFlow(store, client);
const screen = createFullScreen(
  root,
  () => dispatch({type: 'present', on: false}),
  new AbortController().signal,
);
const grids = listenGrids(root, () => drawSoon());
listenReversi(root, store);

const speech = () => ({...language.speech(), notation: get().options.notation});
function address() {
  const query = writeReversi(veiled(get()));
  return query === null ? null : linkIn(query, language.asked());
}
const link = () => new URL(address() ?? '', location.href).href;

/** The square in the tab order: there the keys act. */
const BOARD = '[data-cell][tabindex="0"]';

/** Whether the focus may go to the board of a game just opened: none holds it, or what asked for the game does. @param {Element | null} holder */
const isFree = (holder) =>
  holder === null || holder === root || holder.closest('.reversi-wish') !== null;

let frame = 0;
/** @type {string | null} */
let wantsFocus = null;
function drawSoon() {
  if (frame === 0 && language.isThere()) frame = requestAnimationFrame(draw);
}

function draw() {
  frame = 0;
  const state = veiled(get());
  const had = document.activeElement;
  showLook(html, state.settings);
  const shown = {state, dispatch, grids, link, ...language.shown(), ...speech()};
  render(renderReversi(shown), root, {renderBefore: region});
  const {words} = shown;
  const title = words('page-title-mode', {mode: words('nav-reversi')});
  showPage(document, {title, description: words('reversi-description')}, words);
  // What had the focus may be gone with what it was for.
  if (had?.isConnected === false) wantsFocus ??= BOARD;
  if (wantsFocus)
    /** @type {HTMLElement | null} */ (root.querySelector(wantsFocus))?.focus({
      preventScroll: true,
    });
  wantsFocus = null;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let clock;
function keepAddress() {
  clock = undefined;
  const here = address();
  if (here === null || here === location.search) return;
  try {
    history.replaceState(null, '', here);
  } catch {
    // In a frame without an origin of its own the address cannot be changed; the game does not need it.
  }
}

store.subscribe(drawSoon);
store.hear((action, state, before) => {
  const sentence = heard(action, veiled(state), before, speech());
  if (sentence) announce(sentence);
  if (state.settings !== before.settings) keep.saveSettings(state.settings, before.settings);
  if (state.options !== before.options) saveOptions(state.options);
  if (state.game !== before.game || state.lesson !== before.lesson)
    clock ??= setTimeout(keepAddress, THROTTLE_MS);
  if (state.lesson.present !== before.lesson.present) {
    if (state.lesson.present) screen.enter();
    else screen.leave();
    wantsFocus = state.lesson.present ? '#stage' : '#present';
  }
  // At once: what is typed next belongs there, and not to the keys of the board.
  if (action.type === 'focus-entry')
    /** @type {HTMLElement | null} */ (root.querySelector('#entry'))?.focus();
  if (action.type === 'opened' && isFree(document.activeElement)) wantsFocus ??= BOARD;
  if (action.type === 'edit-cell' && state.editor)
    dispatch({type: 'edit-put', place: placeOf(action.cell.toLowerCase(), state.editor.side)});
  if (action.type === 'retry') location.reload();
  if (action.type === 'copy')
    navigator.clipboard.writeText(action.text).then(
      () => dispatch({type: 'copied'}),
      () => dispatch({type: 'refused', error: {code: 'copy-refused'}}),
    );
  if (wantsFocus) drawSoon();
});
addEventListener('pagehide', () => clock !== undefined && keepAddress());
language.speak();
void playing.start(asked);
void tellUpdates(() => language.speech().words);
