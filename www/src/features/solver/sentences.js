// What is said of a position being edited: by the title, and by the live region.

import {fleetsOf} from '../../games/sea/basis-sentence.js';
import {likeliestReason} from '../../games/sea/belief-sentences.js';
import {missingCounts} from '../../games/sea/position.js';
import {beliefOf} from '../../games/sea/position-belief.js';
import {noticeSentence} from '../../games/sea/sentences.js';
import {colName, rowName} from '../../i18n/notation.js';

/** @import {Action, State} from '../../games/sea/types.js' */
/** @import {Editing} from './types.js' */
/** @import {ClashItem, Verdict} from '../../engine/types.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */

/** @param {Verdict | null | undefined} result @returns {boolean} fleets were drawn, so some fit; yet none, or only one, was found to be shown */
const isFew = (result) =>
  result?.belief?.basis.kind === 'sampled' &&
  result.examples.length < 2 &&
  result.verdict !== 'unique';

/** @param {Verdict} result @param {Speech} speech */
function resultTitle(result, {words}) {
  const {verdict, fleets, belief, clash, smallest} = result;
  if (isFew(result)) return words('edit-several-estimated');
  if (verdict === 'unique') return words('edit-unique');
  if (verdict === 'contradictory') {
    // Without a clash it is the fleet itself, or the clash was not found.
    if (clash.length === 0) return words(smallest ? 'edit-no-room' : 'edit-none-fits');
    return words(smallest ? 'edit-clash' : 'edit-clash-among', {count: clash.length});
  }
  if (verdict === 'undecided') return words('edit-undecided');
  if (fleets !== null) return words('edit-several', {many: fleetsOf(fleets, words)});
  return words(belief ? 'edit-several-estimated' : 'edit-several-uncounted');
}

/** @param {Editing} editing @param {Speech} speech the verdict, as the title of the page */
export function verdictTitle({position, verdict}, speech) {
  const {words} = speech;
  const missing = missingCounts(position);
  if (missing > 0) return words('edit-missing', {count: missing});
  return verdict?.result ? resultTitle(verdict.result, speech) : words('edit-counting');
}

/** @param {Editing} editing @param {Speech} speech what there is to say of the verdict; '' for nothing */
export function verdictMore({position, verdict}, {words}) {
  const result = missingCounts(position) > 0 ? null : verdict?.result;
  if (!result) return '';
  const {examples, belief} = result;
  const isEstimated = isFew(result) || (result.verdict === 'several' && result.fleets === null);
  return [
    result.verdict === 'undecided' && !isFew(result) && words('edit-more-undecided'),
    isEstimated && belief && words('edit-more-estimated'),
    isFew(result) && words('edit-more-few', {count: examples.length}),
  ]
    .filter(Boolean)
    .join(' ');
}

/** @param {Editing} editing @param {Speech} speech what the ear is told of the verdict */
export function verdictSentence(editing, speech) {
  const title = verdictTitle(editing, speech);
  const sentence = /[.…]$/.test(title) ? title : `${title}.`;
  // The eye sees it.
  const isShown = editing.example !== 'none' && editing.verdict?.result?.examples.length === 2;
  return [sentence, verdictMore(editing, speech), isShown && speech.words('edit-more-shown')]
    .filter(Boolean)
    .join(' ');
}

/** @param {Editing} editing @param {Speech} speech what is handed out with a picture or a text of the position */
export function handedSentence(editing, speech) {
  const belief = beliefOf(editing.verdict?.result, editing.whole);
  const first = belief?.likeliest[0];
  return [
    verdictSentence(editing, speech),
    belief && first && `${speech.names.cell(first.cell)}: ${likeliestReason(belief, speech)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** @param {import('./types.js').Observed} observed @param {Speech} speech an answer, and the ship's name that goes with it */
export const answerSaid = ({tool, ship}, {words, names}) =>
  [
    words(`edit-tool-${tool}`),
    typeof ship === 'number' ? words('ship-n', {length: ship}) : ship && names.ship(ship),
  ]
    .filter(Boolean)
    .join(', ');

/** @param {Editing} editing @param {Speech} speech what was last told of a cell */
function deedSentence({deed}, speech) {
  if (!deed) return '';
  const {words, names} = speech;
  const cell = names.cell(deed.cell);
  if (deed.tool === 'clear') return words('edit-cleared', {cell});
  return words('edit-observed', {cell, answer: answerSaid(deed, speech)});
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
    case 'edit-example':
      return editing.example !== 'none' && before.editing?.example === 'none'
        ? verdictSentence(editing, speech)
        : '';
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
