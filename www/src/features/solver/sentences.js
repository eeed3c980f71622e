// What is said of a position being edited: by the line under the board, and by the live region.

import {missingCounts} from '../../games/sea/position.js';
import {noticeSentence} from '../../games/sea/sentences.js';
import {colName, rowName} from '../../i18n/notation.js';

/** @import {Action, State} from '../../games/sea/types.js' */
/** @import {Editing} from './types.js' */
/** @import {ClashItem, Verdict} from '../../engine/types.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */

/** @param {Verdict} result @param {Editing['example']} example @param {Speech} speech */
function resultSentence({verdict, fleets, belief, examples, clash, smallest}, example, {words}) {
  const drawn = belief?.basis.kind === 'sampled';
  // Fleets could be drawn, so some fit; yet none, or only one, was found to be shown.
  if (drawn && examples.length < 2 && verdict !== 'unique')
    return words('edit-estimated-few', {count: examples.length});
  if (verdict === 'unique') return words('edit-unique');
  if (verdict === 'contradictory') {
    // Without a clash it is the fleet itself, or the clash was not found.
    if (clash.length === 0) return words(smallest ? 'edit-no-room' : 'edit-none-fits');
    const key = smallest ? 'edit-clash' : 'edit-clash-among';
    return words(key, {count: clash.length});
  }
  if (verdict === 'undecided') return words('edit-undecided');
  const two = examples.length === 2 && example !== 'none' ? 'yes' : 'no';
  if (fleets !== null) return words('edit-several', {many: words.count(fleets), two});
  return words(belief ? 'edit-several-estimated' : 'edit-several-uncounted', {two});
}

/** @param {Editing} editing @param {Speech} speech what the line under the board says */
export function verdictSentence({position, verdict, example}, speech) {
  const {words} = speech;
  const missing = missingCounts(position);
  if (missing > 0) return words('edit-missing', {count: missing});
  return verdict?.result ? resultSentence(verdict.result, example, speech) : words('edit-counting');
}

/** @param {Editing} editing @param {Speech} speech what was last told of a cell */
function deedSentence({deed}, {words, names}) {
  if (!deed) return '';
  const {cell, tool, ship} = deed;
  const at = names.cell(cell);
  if (tool === 'clear') return words('edit-cleared', {cell: at});
  const name = typeof ship === 'number' ? words('ship-n', {length: ship}) : names.ship(ship ?? '');
  return words('edit-told', {
    cell: at,
    answer: [words(`edit-tool-${tool}`), ship === null ? '' : name].filter(Boolean).join(', '),
  });
}

/** @param {ClashItem} item @param {Speech} speech */
export function clashSentence(item, {words, names}) {
  switch (item.kind) {
    case 'shot':
      return words('edit-clash-shot', {
        number: item.number,
        cell: names.cell(item.cell),
        answer: names.answer(item.answer),
      });
    case 'known':
      return words('edit-clash-known', {
        cell: names.cell(item.cell),
        content: words(`content-${item.content}`),
      });
    case 'row':
      return words('edit-clash-row', {
        row: rowName(item.row - 1, names.notation),
        count: item.count,
      });
    default:
      return words('edit-clash-col', {
        column: colName(item.col - 1, names.notation),
        count: item.count,
      });
  }
}

/**
 * What an action gives to hear; '' for silence.
 * @param {Action} action
 * @param {State} state
 * @param {State} before
 * @param {Speech} speech
 */
export function editingSpoken(action, state, before, speech) {
  const {editing, mode} = state;
  if (!editing || mode !== 'edit') return '';
  const fault = () => (editing.fault ? noticeSentence(editing.fault, speech) : '');
  /** One message a change: what was told, and what follows from it. @param {string[]} parts */
  const said = (...parts) => [...parts, verdictSentence(editing, speech)].filter(Boolean).join(' ');
  const isChanged = editing.text !== before.editing?.text;
  if (isChanged && missingCounts(editing.position) > 0) return said(deedSentence(editing, speech));
  switch (action.type) {
    case 'edit-late':
      return editing.late && !before.editing?.late
        ? said(fault(), deedSentence(editing, speech))
        : '';
    case 'edit-verdict':
      if (!action.result || action.text !== editing.text) return '';
      // What has been said while it was counted is not said twice; a refusal shown meanwhile must not be lost.
      return editing.late ? said() : said(fault(), deedSentence(editing, speech));
    case 'edit-ship':
      return editing.ship === null
        ? ''
        : speech.words('edit-ship-now', {ship: speech.names.ship(editing.ship)});
    case 'edit-taken':
      // Another one is told of once it is judged.
      return isChanged ? '' : said();
    case 'edit-fault':
      return fault();
    case 'edit-puzzles':
      return editing.puzzles
        ? speech.words('edit-puzzles', {count: editing.puzzles.lines.length})
        : '';
    case 'speak-status':
    case 'speak-last':
      return verdictSentence(editing, speech);
    default:
      return '';
  }
}
