// The keys of the page of Reversi, in one table; the help prints it.

import {cellOf} from '../../board/cell-of.js';
import {keyName} from '../../shell/key-name.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Action} Action */

/** @type {{keys: string[], word: string, presenting?: boolean, does: (key: string, state: State) => Action}[]} as `keyName` gives them; `presenting`: only then, wherever the focus is */
export const KEYS = [
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    word: 'reversi-key-number',
    does: (key) => ({type: 'put-number', number: Number(key)}),
  },
  {keys: ['p'], word: 'reversi-pass', does: () => ({type: 'pass'})},
  {keys: ['z'], word: 'undo', does: () => ({type: 'undo'})},
  {keys: ['Shift+z'], word: 'redo', does: () => ({type: 'redo'})},
  {keys: ['h'], word: 'hint', does: (_key, {options}) => ({type: 'hint', agent: options.valuer})},
  {keys: ['o'], word: 'reversi-values', does: () => ({type: 'values'})},
  {keys: ['['], word: 'back', does: () => ({type: 'go', where: 'back'})},
  {keys: [']'], word: 'forward', does: () => ({type: 'go', where: 'forward'})},
  {keys: ['Home'], word: 'first-step', does: () => ({type: 'go', where: 'first'})},
  {keys: ['End'], word: 'last-step', does: () => ({type: 'go', where: 'last'})},
  {keys: [' '], word: 'play', does: (_key, {playing}) => ({type: 'playing', on: !playing})},
  {keys: ['j'], word: 'surprise-next', does: () => ({type: 'surprise-next'})},
  {keys: ['q'], word: 'reversi-key-predict', does: () => ({type: 'predict'})},
  {keys: ['f'], word: 'reversi-key-present', does: () => ({type: 'present'})},
  {
    keys: ['PageDown', 'ArrowRight'],
    word: 'reversi-key-present-on',
    presenting: true,
    does: () => ({type: 'go', where: 'forward'}),
  },
  {
    keys: ['PageUp', 'ArrowLeft'],
    word: 'reversi-key-present-back',
    presenting: true,
    does: () => ({type: 'go', where: 'back'}),
  },
  {
    keys: ['Escape'],
    word: 'reversi-present-leave',
    presenting: true,
    does: () => ({type: 'present', on: false}),
  },
  {keys: ['s'], word: 'reversi-key-status', does: () => ({type: 'speak-status'})},
  {keys: ['/'], word: 'reversi-key-entry', does: () => ({type: 'focus-entry'})},
];

/** What a key or a click on a square does. @param {string} board @param {string} cell @param {State} state @returns {Action | null} */
function squareAction(board, cell, state) {
  if (board === 'edit' && state.editor) return {type: 'edit-cell', cell};
  return board === 'reversi' ? {type: 'put', cell} : null;
}

/**
 * @param {HTMLElement} root
 * @param {{get: () => State, dispatch: (action: Action) => void}} store
 * @param {AbortSignal} signal ends the listening
 */
export function listenReversi(root, {get, dispatch}, signal) {
  /** @param {EventTarget | null} target */
  function act(target) {
    const at = cellOf(target);
    const action = at && squareAction(at.board, at.cell, get());
    if (action) dispatch(action);
    return action !== null;
  }

  /** @param {MouseEvent} event */
  function click({target}) {
    cellOf(target)?.element.focus({preventScroll: true});
    act(target);
  }
  /** @param {KeyboardEvent} event */
  function press(event) {
    const {target} = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    const {present} = get();
    // Whoever presents may hold nothing but a clicker.
    const isHere = present || target.closest('.reversi-region');
    if (!isHere || target.closest('input, select, textarea')) return;
    if (cellOf(target) && event.key === 'Enter') {
      event.preventDefault();
      return void act(target);
    }
    if (target.closest('button, a') && [' ', 'Enter'].includes(event.key)) return;
    const name = keyName(event);
    const found = KEYS.find(
      ({keys, presenting}) => name !== null && keys.includes(name) && (present || !presenting),
    );
    if (!found || get().editor) return;
    event.preventDefault();
    dispatch(found.does(event.key, get()));
  }
  root.addEventListener('click', click, {signal});
  root.addEventListener('keydown', press, {signal});
}
