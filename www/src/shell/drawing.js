// A game drawn into a room: once a frame at most, with what is said of it, its focus, and the whole screen while it is presented.
import {render} from 'lit/html.js';
import {listenGrids} from '../board/grids.js';
import {createAnnouncer, createRegion} from './announce.js';
import {copyText} from './document.js';
import {createFullScreen} from './full-screen.js';

/** The cell in the tab order: there the keys act. */
const BOARD = '[data-cell][tabindex="0"]';

/**
 * @template {import('./game.d.ts').ShellState} State
 * @template {{type: string}} Action
 * @template Shown
 * @param {object} game
 * @param {HTMLElement} game.root all is drawn in it
 * @param {AbortSignal} game.signal once aborted nothing is drawn or heard any more
 * @param {import('./game.d.ts').DrawnStore<State, Action>} game.store
 * @param {() => boolean} game.speaks whether anything can be said yet
 * @param {(grids: Record<string, string>) => Shown} game.shown what is drawn; `grids`: by board the cell in the tab order
 * @param {(shown: Shown) => unknown} game.draw
 * @param {(shown: Shown) => void} game.outside shows what stands outside the root
 * @param {(action: Action, state: State, before: State) => string} game.sentence what an action gives to hear, '' for silence
 * @param {string} [game.form] what asks for a game; the focus may leave it for the board
 */
export function createDrawing({root, signal, store, shown, sentence, form, ...game}) {
  const {dispatch} = store;
  const region = createRegion(root);
  const announce = createAnnouncer(region);
  const screen = createFullScreen(root, () => dispatch({type: 'present', on: false}), signal);
  const grids = listenGrids(root, () => drawSoon(), signal);

  const focused = () =>
    /** @type {Document | ShadowRoot} */ (root.getRootNode()).activeElement ?? null;

  /** Whether the focus may go to the board of a game just opened: none holds it on a page of its own, or what asked for the game does. @param {Element | null} holder */
  const isFree = (holder) =>
    holder === null || holder === root
      ? root === document.body
      : form !== undefined && holder.closest(form) !== null;

  let frame = 0;
  /** @type {string | null} */
  let wantsFocus = null;
  function drawSoon() {
    if (frame === 0 && game.speaks()) frame = requestAnimationFrame(draw);
  }

  /** @param {string} place */
  const focus = (place) =>
    /** @type {HTMLElement | null} */ (root.querySelector(place))?.focus({preventScroll: true});

  function draw() {
    if (signal.aborted) return;
    frame = 0;
    const had = focused();
    const from = shown(grids);
    render(game.draw(from), root, {renderBefore: region});
    game.outside(from);
    // What had the focus may be gone with what it was for.
    if (had?.isConnected === false) wantsFocus ??= BOARD;
    if (wantsFocus) focus(wantsFocus);
    wantsFocus = null;
  }

  root.addEventListener('keydown', () => root.removeAttribute('data-quiet'), {signal});
  store.subscribe(drawSoon);
  store.hear((action, state, before) => {
    const said = sentence(action, state, before);
    // What was said in the language before would be read wrong.
    if (said || action.type === 'other-language') announce(said);
    if (state.present !== before.present) {
      if (state.present) screen.enter();
      else screen.leave();
      wantsFocus = state.present ? '#stage' : '#present';
    }
    if (action.type === 'opened' && isFree(focused())) {
      wantsFocus ??= BOARD;
      // Keys act at once; but nobody has chosen the cell.
      root.toggleAttribute('data-quiet', true);
    }
    if (action.type === 'copy')
      copyText(/** @type {Action & {text: string}} */ (action).text).then(
        () => dispatch({type: 'said', key: 'copied'}),
        () => dispatch({type: 'refused', error: {code: 'copy-refused'}}),
      );
    if (wantsFocus) drawSoon();
  });

  return {drawSoon};
}
