// Why a cell was chosen, in words.

import {figures} from '../../games/sea/belief-sentences.js';
import {codedSentence} from '../../shell/coded-sentence.js';

/** @import {Speech} from '../../shell/coded-sentence.js' */
/** @import {Decision} from '../../engine/types.js' */

/** @param {Decision} decision @param {Speech} speech why a cell was chosen, where the cell stands beside it */
export function reasonBesideCell({reason, cell, ties, sensible, candidates, map}, speech) {
  const [, next] = candidates;
  const args = {
    cell: cell ?? '',
    ties,
    sensible,
    next: next?.cell ?? 'none',
    nextScore: next?.score ?? 0,
    nextChance: next?.score,
    likeliest: `${reason.args?.best === cell}`,
    ...reason.args,
  };
  const figured = {...reason, args: figures(args, map?.basis, speech.words)};
  return codedSentence(figured, 'reason', speech);
}

/** @param {Decision} decision @param {Speech} speech the same as a sentence that stands alone */
export function reasonSentence(decision, speech) {
  const reason = reasonBesideCell(decision, speech);
  if (!decision.cell) return reason;
  return speech.words('choice-and-reason', {cell: speech.names.cell(decision.cell), reason});
}
