// Every key of the page, in one table; the help prints it.
import {keyName} from '../../shell/key-name.js';
import {TIMELINE_KEYS} from '../../shell/timeline-keys.js';

/**
 * @typedef {object} Shortcut
 * @property {string[]} keys as `KeyboardEvent.key` gives them, with the modifiers before; letters in lower case
 * @property {'cell' | 'region' | 'deploy' | 'edit' | 'puzzle' | 'present'} scope where they act: on a cell of a board, anywhere about the boards and what is told of them, while deploying, while a position is edited, on a cell of a puzzle, while the board is presented
 * @property {string} word message that says it in the help
 */

/** @type {(Shortcut & import('./types.js').KeyCommand)[]} */
export const SHORTCUTS = [
  // Before the letters of a sea, which mean something else there.
  {keys: ['r'], scope: 'puzzle', does: 'fill', with: 'row', word: 'key-fill-row'},
  {keys: ['c'], scope: 'puzzle', does: 'fill', with: 'col', word: 'key-fill-col'},
  {keys: ['x'], scope: 'puzzle', does: 'check', word: 'key-check'},
  {keys: [' '], scope: 'puzzle', does: 'enter', word: 'key-cycle'},
  {keys: ['Delete', 'Backspace'], scope: 'puzzle', does: 'use', with: 'clear', word: 'key-clear'},
  {keys: ['ArrowUp'], scope: 'cell', does: 'move', with: [-1, 0], word: 'key-move'},
  {keys: ['ArrowDown'], scope: 'cell', does: 'move', with: [1, 0], word: 'key-move'},
  {keys: ['ArrowLeft'], scope: 'cell', does: 'move', with: [0, -1], word: 'key-move'},
  {keys: ['ArrowRight'], scope: 'cell', does: 'move', with: [0, 1], word: 'key-move'},
  {keys: ['Ctrl+ArrowUp'], scope: 'cell', does: 'leap', with: [-1, 0], word: 'key-leap'},
  {keys: ['Ctrl+ArrowDown'], scope: 'cell', does: 'leap', with: [1, 0], word: 'key-leap'},
  {keys: ['Ctrl+ArrowLeft'], scope: 'cell', does: 'leap', with: [0, -1], word: 'key-leap'},
  {keys: ['Ctrl+ArrowRight'], scope: 'cell', does: 'leap', with: [0, 1], word: 'key-leap'},
  {keys: ['Enter'], scope: 'cell', does: 'enter', word: 'key-enter'},
  {keys: ['g'], scope: 'cell', does: 'use', with: 'flag', word: 'key-flag'},
  {keys: ['w'], scope: 'cell', does: 'use', with: 'note', word: 'key-note'},
  {keys: ['z'], scope: 'region', does: 'undo', word: 'undo'},
  {keys: ['Shift+z'], scope: 'region', does: 'redo', word: 'redo'},
  {keys: ['/'], scope: 'region', does: 'entry', word: 'key-entry'},
  {keys: ['s'], scope: 'region', does: 'speak-status', word: 'key-status'},
  {keys: ['l'], scope: 'region', does: 'speak-last', word: 'key-last'},
  {keys: ['c'], scope: 'region', does: 'chances', word: 'chances'},
  {keys: ['t'], scope: 'region', does: 'speak-likeliest', word: 'key-likeliest'},
  {keys: ['b'], scope: 'region', does: 'behind', word: 'key-behind'},
  ...TIMELINE_KEYS.map(({keys, where, word}) => ({
    ...{keys, word, with: where},
    scope: /** @type {const} */ ('region'),
    does: /** @type {const} */ ('go'),
  })),
  {keys: ['.'], scope: 'region', does: 'go', with: 'forward', word: 'key-agent-step'},
  {keys: ['j'], scope: 'region', does: 'surprise-next', word: 'key-surprise'},
  {keys: ['Shift+j'], scope: 'region', does: 'surprise-back', word: 'key-surprise-back'},
  {keys: ['q'], scope: 'region', does: 'predict', word: 'key-predict'},
  {keys: ['f'], scope: 'region', does: 'present', word: 'key-present'},
  {
    keys: ['PageDown', 'ArrowRight'],
    scope: 'present',
    does: 'go',
    with: 'forward',
    word: 'key-present-on',
  },
  {
    keys: ['PageUp', 'ArrowLeft'],
    scope: 'present',
    does: 'go',
    with: 'back',
    word: 'key-present-back',
  },
  {keys: ['v'], scope: 'region', does: 'reveal', word: 'reveal'},
  {keys: ['?', 'Shift+?'], scope: 'region', does: 'help', word: 'help'},
  ...Array.from({length: 9}, (_, index) => ({
    keys: [String(index + 1)],
    scope: /** @type {const} */ ('deploy'),
    does: /** @type {const} */ ('pick'),
    with: index,
    word: 'key-pick',
  })),
  {keys: ['r'], scope: 'deploy', does: 'turn', word: 'deploy-turn'},
  {keys: ['Escape'], scope: 'deploy', does: 'cancel', word: 'cancel'},
  ...Array.from({length: 9}, (_, index) => ({
    keys: [String(index + 1)],
    scope: /** @type {const} */ ('edit'),
    does: /** @type {const} */ ('tool'),
    with: index,
    word: 'key-tool',
  })),
  {keys: ['m'], scope: 'edit', does: 'tell', with: 'miss', word: 'key-tell-miss'},
  {keys: ['h'], scope: 'edit', does: 'tell', with: 'hit', word: 'key-tell-hit'},
  {keys: ['x'], scope: 'edit', does: 'tell', with: 'sunk', word: 'key-tell-sunk'},
  {keys: ['n'], scope: 'edit', does: 'next-ship', word: 'key-next-ship'},
  {
    keys: ['Delete', 'Backspace'],
    scope: 'edit',
    does: 'tell',
    with: 'clear',
    word: 'key-tell-clear',
  },
  // After the letters of an edited position, which mean something else there.
  {keys: ['h'], scope: 'region', does: 'hint', word: 'hint'},
  {keys: ['p'], scope: 'region', does: 'prove', word: 'key-prove'},
  {keys: ['n'], scope: 'region', does: 'next-proof', with: 1, word: 'key-next-proof'},
  {keys: ['Shift+n'], scope: 'region', does: 'next-proof', with: -1, word: 'key-last-proof'},
  {keys: ['Escape'], scope: 'region', does: 'dismiss', word: 'key-dismiss'},
];

/**
 * @param {Parameters<typeof keyName>[0]} event
 * @param {{onCell: boolean, inRegion: boolean, deploying: boolean, editing?: boolean, puzzling?: boolean, presenting?: boolean}} where
 */
export function shortcutFor(event, {onCell, inRegion, deploying, ...modes}) {
  const name = keyName(event);
  if (name === null) return null;
  return (
    SHORTCUTS.find(({keys, scope}) => {
      if (!keys.includes(name)) return false;
      if (scope === 'deploy') return deploying && inRegion;
      if (scope === 'edit') return modes.editing && inRegion;
      if (scope === 'puzzle') return modes.puzzling && onCell;
      if (scope === 'present') return modes.presenting;
      return scope === 'cell' ? onCell : inRegion;
    }) ?? null
  );
}
