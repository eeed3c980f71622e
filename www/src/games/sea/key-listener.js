// Keys become actions, by the one table. What is not used is left to the browser.
import {cellOf} from '../../board/cell-of.js';
import {shortcutFor} from './keys.js';
import {mayStep} from './select.js';

/** @import {Action, State} from './types.js' */

/** @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof Element &&
  target.closest('input:not([type=range]), select, textarea, dialog') !== null;

const STEPPING = new Set(['go', 'reveal']);

/**
 * @param {HTMLElement} root
 * @param {{dispatch: (action: Action) => void, get: () => State}} store
 * @param {AbortSignal} signal
 */
export function listenKeys(root, {dispatch, get}, signal) {
  root.addEventListener(
    'keydown',
    (event) => {
      const {target} = event;
      // What has keys of its own has used this one.
      if (event.defaultPrevented) return;
      // A dialog that is still to come cannot hear that it is not wanted any more.
      if (event.key === 'Escape' && get().dialog && !root.querySelector('dialog:modal'))
        return dispatch({type: 'dialog', dialog: null});
      if (isTyping(target) || !(target instanceof Element)) return;
      const at = cellOf(target);
      // A button's own keys stay its own; a slider's too.
      if (!at && ['Enter', ' '].includes(event.key) && target.closest('button, a')) return;
      if (!at && target instanceof HTMLInputElement && /^(Arrow|Home|End|Page)/.test(event.key))
        return;
      const {present} = get();
      const found = shortcutFor(event, {
        onCell: at !== null,
        // Whoever presents may hold nothing but a clicker.
        inRegion: Boolean(present) || target.closest('.region, .tutored, .ending') !== null,
        deploying: get().deploying !== null,
        editing: get().mode === 'edit',
        puzzling: get().mode === 'puzzle',
        presenting: present,
      });
      // Where there are no steps to go, the space bar scrolls the page as ever.
      if (!found || (STEPPING.has(found.does) && !mayStep(get()))) return;
      event.preventDefault();
      const press = {
        does: found.does,
        with: found.with,
        cell: at?.cell ?? null,
        board: at?.board ?? null,
      };
      // What goes with a command stands beside it in the table.
      dispatch({type: 'key', .../** @type {import('./types.js').KeyPress} */ (press)});
    },
    {signal},
  );
}
