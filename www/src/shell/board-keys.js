// The keys and clicks of a game with one board: rows of a table, which its help prints.
import {cellOf} from '../board/cell-of.js';
import {keyName} from './key-name.js';
import {TIMELINE_KEYS} from './timeline-keys.js';

/** @typedef {import('./game.d.ts').ShellAction} ShellAction */
/**
 * @template State, Action
 * @typedef {object} KeyRow
 * @property {string[]} keys as `keyName` gives them
 * @property {string} word what the keys do
 * @property {boolean} [presenting] only while a step is presented, wherever the focus is
 * @property {(key: string, state: State) => Action} does
 */

/** @param {import('./game.d.ts').Way} where @returns {() => ShellAction} */
const go = (where) => () => ({type: 'go', where});

/** Along the timeline. @type {KeyRow<unknown, ShellAction>[]} */
export const timelineRows = TIMELINE_KEYS.map(({keys, where, word}) => ({
  ...{keys, word},
  does: go(where),
}));

/** Those of a lesson. @type {KeyRow<unknown, ShellAction>[]} */
export const lessonRows = [
  {keys: ['q'], word: 'lesson-key-predict', does: () => ({type: 'predict'})},
  {keys: ['f'], word: 'lesson-key-present', does: () => ({type: 'present'})},
  {keys: ['PageDown', 'ArrowRight'], word: 'lesson-key-on', presenting: true, does: go('forward')},
  {keys: ['PageUp', 'ArrowLeft'], word: 'lesson-key-back', presenting: true, does: go('back')},
  {
    keys: ['Escape'],
    word: 'present-leave',
    presenting: true,
    does: () => ({type: 'present', on: false}),
  },
];

/**
 * @template {import('./game.d.ts').ShellState} State
 * @template {{type: string}} Action
 * @param {HTMLElement} root
 * @param {object} game
 * @param {string} game.region the class of the part of the page where the keys act
 * @param {KeyRow<State, Action>[]} game.keys
 * @param {(board: string, cell: string, state: State) => Action | null} game.choose what a click on a cell does, or Enter
 * @param {(state: State) => boolean} [game.isOff] no key does anything now
 * @param {{get: () => State, dispatch: (action: Action) => void}} store
 * @param {AbortSignal} signal ends the listening
 */
export function listenBoard(root, {region, keys, choose, isOff}, {get, dispatch}, signal) {
  /** @param {EventTarget | null} target */
  function act(target) {
    const at = cellOf(target);
    const action = at && choose(at.board, at.cell, get());
    if (action) dispatch(action);
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
    const isHere = present || target.closest(`.${region}`);
    if (!isHere || target.closest('input, select, textarea')) return;
    if (cellOf(target) && event.key === 'Enter') {
      event.preventDefault();
      return act(target);
    }
    if (target.closest('button, a') && [' ', 'Enter'].includes(event.key)) return;
    const name = keyName(event);
    const found = keys.find(
      ({keys, presenting}) => name !== null && keys.includes(name) && (present || !presenting),
    );
    if (!found || isOff?.(get())) return;
    event.preventDefault();
    dispatch(found.does(event.key, get()));
  }

  root.addEventListener('click', click, {signal});
  root.addEventListener('keydown', press, {signal});
}
