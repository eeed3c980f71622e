// The seas, put together for whoever gives them room: a page, or an element of somebody else's page. State, engine, input, sight and speech.
import {render} from 'lit/html.js';
import {createSpeaking, spoken} from '../games/sea/announcer.js';
import {createActing} from '../games/sea/commands.js';
import {createCounting} from '../games/sea/counting.js';
import {createAsking} from '../games/sea/engine-request.js';
import {listenKeys} from '../games/sea/key-listener.js';
import {createLoading, gameThere} from '../games/sea/loading.js';
import {createOpening} from '../games/sea/opening.js';
import {focusByPage, listenPointer} from '../games/sea/pointer.js';
import {initialState, reduce} from '../games/sea/reduce.js';
import {shownView} from '../games/sea/select.js';
import {createTurns} from '../games/sea/shooting.js';
import {createWatching} from '../games/sea/watching.js';
import board from '../i18n/en/board.ftl';
import english from '../i18n/en/sea.ftl';
import {createWords} from '../i18n/index.js';
import {createLanguage} from '../i18n/language.js';
import {LANGUAGES, wishedLanguage} from '../i18n/locales.js';
import {PACKS} from '../i18n/packs.js';
import {createAnnouncer, createRegion} from '../shell/announce.js';
import {copyText, download} from '../shell/document.js';
import {createNames} from '../shell/names.js';
import {createStore} from '../shell/store.js';
import {createLazy} from './parts.js';

/** @import {Action, State} from '../games/sea/types.js' */
/** @import {Store} from '../games/sea/engine-request.js' */
/** @import {Client} from '../engine/client-kinds.js' */
/**
 * Who gives the seas room, and what they may do there.
 * @typedef {object} Host
 * @property {HTMLElement} root all is drawn in it, and its keys act only there
 * @property {AbortSignal} signal once aborted nothing is drawn or heard any more
 * @property {{settings?: Partial<State['settings']>} & Partial<Pick<State, 'mode' | 'lang' | 'touch' | 'awaited' | 'awaitedAgent' | 'wished' | 'predict' | 'present' | 'permitted' | 'specimen'>>} known before anything has been loaded: enough for the first paint
 * @property {Pick<import('../games/sea/storage/settings.js').Keep, 'rows' | 'forgetful'>} keep what is kept under a name
 * @property {(store: Store) => void} [saving] of every move and setting, where they outlive the visit
 * @property {(listeners: {onStatus: (status: import('../engine/worker-client.js').EngineStatus) => void, onNote: (note: string) => void}) => Client} engine
 * @property {(store: Store, opening: import('../games/sea/opening.js').Opening, redact: (state: State) => State) => {start: () => unknown, link: () => string}} linked what is opened first, and the link to what is seen; `redact`: what of it may be seen
 * @property {(from: Omit<import('../games/sea/view/page.js').ViewContext, 'view'>) => unknown} draw
 * @property {(state: State, speech: import('../shell/coded-sentence.js').Speech) => void} outside shows what stands outside the root
 * @property {(address: string) => void} leave
 * @property {(store: Store) => Store['dispatch']} [wishes] what becomes of a person's wishes; by default each is followed
 * @property {Record<string, () => Promise<import('./parts.js').Part>>} [load] how each part is fetched
 * @property {import('./parts.js').AppContext['world']} [world]
 * @property {import('./parts.js').AppContext['mayPredict']} [mayPredict]
 * @property {import('./parts.js').AppContext['readonly']} [readonly]
 * @property {import('../shell/share/packing.js').Packages} [site] of the site itself, which may be kept for use without a network: what makes packages for learning platforms; its parts are fetched before they are needed
 * @property {typeof import('../games/sea/first-visit/flow.js').createFirstVisit} [firstVisit] what a first visit finds
 * @property {() => Promise<unknown>} [awake] an agent plays by itself only then
 */

/** @param {Host} host */
export function createApp(host) {
  const {root, signal} = host;
  const store = createStore(initialState(host.known), reduce);
  const {dispatch, get} = store;
  const wish = host.wishes?.(store) ?? dispatch;
  const client = host.engine({
    onStatus: (status) => dispatch({type: 'engine', status}),
    onNote: (note) => dispatch({type: 'noted', note}),
  });

  const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const reducedMotion = () => stillMotion.matches || get().settings.motion === 'reduced';

  const asking = createAsking(store, client);
  const opening = createOpening(store, client);
  const {start: open, link} = host.linked(store, opening, (state) => lazy.redact(state));
  const {start, retry, checkRules} = createLoading(store, client, () => void open());
  host.saving?.(store);
  const counting = createCounting(store, client);
  const turns = createTurns(store, asking, counting, {
    reducedMotion,
    mayFire: (cell) => lazy.parts.teaching?.mayFire(cell),
  });
  host.firstVisit?.(store, opening, {reducedMotion, signal});
  const watching = createWatching(store, asking, counting, {
    ...host,
    opened: () => gameThere(store),
    next: (way) => lazy.parts.review?.nextStop(shownView(get()), way),
  });

  const hands = {
    focusCell: (/** @type {string} */ board, /** @type {string} */ cell) =>
      whenDrawn(`[data-board="${board}"] [data-cell="${cell}"]`),
    focusId: (/** @type {string} */ id) => whenDrawn(`#${id}`),
    copy: copyText,
    download,
    retry,
    leave: host.leave,
    checkRules,
  };
  createActing(store, {opening, turns, watching}, hands);

  /** @type {string | null} the language that could not be fetched */
  let unspoken = null;
  const language = createLanguage({
    packs: PACKS.slice(0, -1),
    changed(isOther) {
      speech = speechOf(get());
      if (isOther) dispatch({type: 'other-language'});
      drawSoon();
    },
    failed(asked) {
      unspoken = asked;
      tellUnspoken();
    },
  });
  function tellUnspoken() {
    if (unspoken === null) return;
    const args = {language: LANGUAGES[unspoken]};
    dispatch({type: 'refused', error: {code: 'no-words', args}});
  }

  const region = createRegion(root);

  const tellers = [spoken];
  const lazy = createLazy(
    {
      ...host,
      ...{
        store,
        client,
        asking,
        opening,
        hands,
        tellers,
        guard: watching.guard,
        speech: () => speech,
      },
      settled: language.settled,
      addWords: () => language.add(PACKS.slice(-1)),
    },
    host.load,
  );

  let speech = speechOf(get());
  /** @param {State} state */
  function speechOf({settings, game}) {
    const words = createWords(
      language.spoken() ?? 'en',
      [english, board, ...lazy.words()],
      language.translated(),
    );
    return {words, names: createNames(words, settings.notation, game?.friend)};
  }

  async function fetchAhead() {
    await lazy.fetchAll();
    await host.keep.rows();
  }

  let frame = 0;
  /** @type {string | null} */
  let wantsFocus = null;
  function draw() {
    if (signal.aborted) return;
    frame = 0;
    const {parts} = lazy;
    const had = /** @type {Document | ShadowRoot} */ (root.getRootNode()).activeElement;
    render(host.draw({state: lazy.redact(get()), ...speech, dispatch: wish, link, parts}), root, {
      renderBefore: region,
    });
    // What had the focus may be gone with what it was for.
    if (had?.isConnected === false) wantsFocus ??= '[data-cell][tabindex="0"]';
    if (wantsFocus && (had || root === document.body)) focusByPage(root.querySelector(wantsFocus));
    wantsFocus = null;
    host.outside(get(), speech);
  }

  /** @param {string} selector the focus moves once what it goes to is there */
  function whenDrawn(selector) {
    wantsFocus = selector;
    drawSoon();
  }

  function drawSoon() {
    // Nothing is shown before it is known in which language.
    if (frame === 0 && language.spoken()) frame = requestAnimationFrame(draw);
  }

  const speak = createSpeaking(createAnnouncer(region), tellers);
  store.subscribe(drawSoon);
  store.hear((action, state, before) => {
    if (
      state.settings.notation !== before.settings.notation ||
      state.parts !== before.parts ||
      state.game?.friend !== before.game?.friend
    )
      speech = speechOf(state);
    const wanted = wishedLanguage(state);
    if (wanted !== wishedLanguage(before)) language.speak(wanted);
    const laysOut = state.deploying && state.parts.deploy === 'there';
    const isCome = action.type === 'part' && action.name === 'deploy';
    if (laysOut && (action.type === 'deploy-open' || isCome)) whenDrawn('#deploy-start');
    // What an idle page has fetched, a later want of a network cannot keep from it.
    if (action.type === 'engine' && action.status.phase === 'ready' && host.site)
      // Not every browser says when it is idle.
      window.requestIdleCallback?.(fetchAhead) ?? setTimeout(fetchAhead, 1000);
    // The game that opens takes away what was said before it.
    if (action.type === 'opened' && !before.game) tellUnspoken();
    if (action.type === 'opened' && before.deploying) dispatch({type: 'focus-board'});
    speak(action, lazy.redact(state), before, speech);
  });

  listenPointer(root, wish, signal);
  listenKeys(root, {dispatch: wish, get}, signal);
  language.speak(wishedLanguage(get()));

  /** `start` loads the engine, and opens what is linked. */
  return {store, client, opening, turns, start, speech: () => speech};
}

/** @typedef {ReturnType<typeof createApp>} App */
