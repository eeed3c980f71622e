// The page, put together: state, engine, input, sight and speech.
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/board.css';
import '../styles/app.css';
import {render} from 'lit/html.js';
import {createClient} from './engine/client.js';
import {createActing} from './flow/acting.js';
import {createAsking} from './flow/asking.js';
import {createDeployingFlow} from './flow/deploying.js';
import {createKeeping} from './flow/keeping.js';
import {createLinking} from './flow/linking.js';
import {createOpening} from './flow/opening.js';
import {createTurns} from './flow/turns.js';
import {createWatching} from './flow/watching.js';
import {createWords} from './i18n/index.js';
import {listenDrag} from './input/drag.js';
import {listenKeys} from './input/keys.js';
import {listenPointer} from './input/pointer.js';
import {createAnnouncer, spoken} from './speak/announcer.js';
import {createNames} from './speak/names.js';
import {readAddress} from './state/address.js';
import {createKeep} from './state/keep.js';
import {initialState, reduce, shownView} from './state/reduce.js';
import {createStore} from './state/store.js';
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
});

const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');
const reducedMotion = () => stillMotion.matches || get().settings.motion === 'reduced';

const asking = createAsking(store, client);
const opening = createOpening(store, client);
const linking = createLinking(store, opening, keep, {window, signal});
const keeping = createKeeping(store, keep);
const turns = createTurns(store, asking, {reducedMotion, opened: gameThere});
const watching = createWatching(store, asking, {opened: gameThere});
const deploying = createDeployingFlow(store, client, opening);

createActing(
  store,
  {opening, turns, watching, deploying, keeping},
  {
    focusCell: (board, cell) => whenDrawn(`[data-board="${board}"] [data-cell="${cell}"]`),
    focusId: (id) => whenDrawn(`#${id}`),
    copy: (text) => navigator.clipboard.writeText(text),
    download,
    retry() {
      client.restart();
      start();
    },
    checkRules: (rules) => client.call('checkRules', [rules]),
  },
);

const root = document.body;
root.className = 'page';
const region = document.createElement('div');
region.className = 'spoken';
region.setAttribute('role', 'status');
region.setAttribute('aria-live', 'polite');
root.append(region);

let speech = speechOf(get());
/** @param {import('./state/reduce.js').State} state */
function speechOf({lang, settings}) {
  const words = createWords(lang === 'pseudo' ? PSEUDO : (lang ?? 'en'));
  return {words, names: createNames(words, settings.notation)};
}

let frame = 0;
/** @type {string | null} */
let wantsFocus = null;
function draw() {
  frame = 0;
  const {rules, seed} = shownView(get());
  document.title = speech.words('page-title', {rules: speech.names.rules(rules), seed});
  render(renderPage({state: get(), ...speech, dispatch, link: linking.link}), root, {
    renderBefore: region,
  });
  if (wantsFocus)
    /** @type {HTMLElement | null} */ (root.querySelector(wantsFocus))?.focus({
      preventScroll: true,
    });
  wantsFocus = null;
  document.title = titleOf(get());
}

/** @param {import('./state/reduce.js').State} state */
function titleOf({game}) {
  const {words, names} = speech;
  if (!game) return words('brand');
  return words('page-title', {rules: names.rules(game.view.rules), seed: game.view.seed});
}

/** @param {string} selector the focus moves once what it goes to is there */
function whenDrawn(selector) {
  wantsFocus = selector;
  drawSoon();
}

function drawSoon() {
  if (frame === 0) frame = requestAnimationFrame(draw);
}

const announce = createAnnouncer(region);
store.subscribe(drawSoon);
store.hear((action, state, before) => {
  if (state.lang !== before.lang || state.settings.notation !== before.settings.notation)
    speech = speechOf(state);
  if (state.settings !== before.settings) applyLooks(state);
  if (action.type === 'deploy-open') whenDrawn('#deploy-start');
  if (action.type === 'opened' && before.deploying) dispatch({type: 'focus-board'});
  announce(spoken(action, state, before, speech));
});

/** @param {import('./state/reduce.js').State} state */
function applyLooks({settings: {theme, motion}}) {
  const {dataset} = document.documentElement;
  const {locale} = speech.words;
  document.documentElement.lang = locale === PSEUDO ? 'en' : locale;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (motion === 'system') delete dataset.motion;
  else dataset.motion = motion;
}

/** The game a person sees, however long it takes, and through every retry. @returns {Promise<void>} */
function gameThere() {
  if (get().game) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = store.subscribe(({game}) => {
      if (!game) return;
      leave();
      resolve();
    });
  });
}

/** @param {string} name @param {string} text */
function download(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'text/plain'}));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** @type {ReturnType<typeof setTimeout>[]} */
let clocks = [];
function start() {
  clocks.forEach(clearTimeout);
  clocks = [3, 15].map((seconds) =>
    setTimeout(() => dispatch({type: 'waited', seconds}), seconds * 1000),
  );
  client.call('tables').then(
    (tables) => dispatch({type: 'tables', tables}),
    () => {},
  );
  if (!get().game) void linking.start();
}

listenPointer(root, dispatch, signal);
listenKeys(root, store, signal);
listenDrag(
  root,
  {dispatch, shipAt: deploying.shipAt, isPicked: () => Boolean(get().deploying?.picked)},
  signal,
);
applyLooks(get());
draw();
start();
