// Reversi, put together for whoever gives it room: a page, or an element of somebody else's page.
import {render} from 'lit/html.js';
import {listenGrids} from '../../board/grids.js';
import {createCountingClient} from '../../engine/counting-client.js';
import {createAnnouncer, createRegion} from '../../shell/announce.js';
import {createFullScreen} from '../../shell/full-screen.js';
import {createStore} from '../../shell/store.js';
import {createPlaying} from './flow.js';
import {createTreeFlow} from './flow-tree.js';
import {createValuing} from './flow-values.js';
import {heard} from './heard.js';
import {listenReversi} from './keys.js';
import {redacted} from './lesson.js';
import {createRestoring} from './restoring.js';
import {placeOf} from './select.js';
import {initialState, reduce} from './state.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Action} Action */
/** @typedef {import('../../engine/counting-client.js').CountingClient<import('../../engine/calls.js').ReversiCalls>} Client */
/** @typedef {{get: () => State, dispatch: (action: Action) => void}} Store */
/** @typedef {{state: State, dispatch: Store['dispatch'], grids: Record<string, string>} & import('./sentences.js').Said} Drawn */
/**
 * Who gives it room.
 * @typedef {object} Host
 * @property {HTMLElement} root all is drawn in it, and its keys act only there
 * @property {AbortSignal} signal once aborted nothing is drawn or heard any more
 * @property {Pick<State, 'settings' | 'options'> & Partial<Pick<State, 'predict' | 'present'>>} known
 * @property {() => import('../../engine/client.js').WorkerLike} startWorker
 * @property {() => Pick<import('./sentences.js').Said, 'words' | 'names'>} speech
 * @property {() => boolean} speaks whether anything can be said yet
 * @property {(from: Drawn) => unknown} draw
 * @property {(from: Drawn) => void} outside shows what stands outside the root
 * @property {(client: Client, get: () => State) => Client} [asking] what becomes of calls to the engine
 * @property {() => Promise<unknown>} [awake] a game plays by itself only then
 * @property {() => boolean} [hurries] whether agents move without a pause to see each move in
 * @property {(square: string) => boolean} [mayPredict] whether a prediction is counted here; by default each is
 * @property {(store: Store) => Store['dispatch']} [wishes] what becomes of a person's wishes; by default each is followed
 */

/** The square in the tab order: there the keys act. */
const BOARD = '[data-cell][tabindex="0"]';

/** @param {Host} host */
export function createReversi({root, signal, speech, draw: drawn, ...host}) {
  const region = createRegion(root);
  const announce = createAnnouncer(region);
  const store = createStore(initialState(host.known), reduce);
  const {dispatch, get} = store;
  const wish = host.wishes?.(store) ?? dispatch;
  const restoring = createRestoring(createCountingClient(host.startWorker), () => get().game);
  const client = host.asking?.(restoring, get) ?? restoring;
  const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const isStill = () => stillMotion.matches || get().settings.motion === 'reduced';
  const time = {
    pace: () => (isStill() || host.hurries?.() ? 0 : get().settings.pace),
    wait: (/** @type {number} */ ms) =>
      /** @type {Promise<void>} */ (new Promise((done) => setTimeout(done, ms))),
    awake: host.awake,
  };
  const playing = createPlaying(store, client, time, host.mayPredict);
  createValuing(store, client);
  createTreeFlow(store, client);
  const screen = createFullScreen(root, () => dispatch({type: 'present', on: false}), signal);
  const grids = listenGrids(root, () => drawSoon(), signal);
  listenReversi(root, {get, dispatch: wish}, signal);

  const said = () => ({...speech(), notation: get().options.notation});
  const focused = () =>
    /** @type {Document | ShadowRoot} */ (root.getRootNode()).activeElement ?? null;

  /** Whether the focus may go to the board of a game just opened: none holds it on a page of its own, or what asked for the game does. @param {Element | null} holder */
  const isFree = (holder) =>
    holder === null || holder === root
      ? root === document.body
      : holder.closest('.reversi-wish') !== null;

  let frame = 0;
  /** @type {string | null} */
  let wantsFocus = null;
  function drawSoon() {
    if (frame === 0 && host.speaks()) frame = requestAnimationFrame(draw);
  }

  function draw() {
    if (signal.aborted) return;
    frame = 0;
    const had = focused();
    const from = {state: redacted(get()), dispatch: wish, grids, ...said()};
    render(drawn(from), root, {renderBefore: region});
    host.outside(from);
    // What had the focus may be gone with what it was for.
    if (had?.isConnected === false) wantsFocus ??= BOARD;
    if (wantsFocus)
      /** @type {HTMLElement | null} */ (root.querySelector(wantsFocus))?.focus({
        preventScroll: true,
      });
    wantsFocus = null;
  }

  store.subscribe(drawSoon);
  store.hear((action, state, before) => {
    const sentence = heard(action, redacted(state), before, said());
    // What was said in the language before would be read wrong.
    if (sentence || action.type === 'other-language') announce(sentence);
    if (state.present !== before.present) {
      if (state.present) screen.enter();
      else screen.leave();
      wantsFocus = state.present ? '#stage' : '#present';
    }
    // At once: what is typed next belongs there, and not to the keys of the board.
    if (action.type === 'focus-entry')
      /** @type {HTMLElement | null} */ (root.querySelector('#entry'))?.focus();
    if (action.type === 'opened' && isFree(focused())) wantsFocus ??= BOARD;
    if (action.type === 'edit-cell' && state.editor)
      dispatch({type: 'edit-put', place: placeOf(action.cell.toLowerCase(), state.editor.side)});
    if (action.type === 'copy')
      navigator.clipboard.writeText(action.text).then(
        () => dispatch({type: 'copied'}),
        () => dispatch({type: 'refused', error: {code: 'copy-refused'}}),
      );
    if (wantsFocus) drawSoon();
  });

  return {store, client, drawSoon, start: playing.start};
}
