// What is said of what was played: why a cell was chosen, and where two games first part.

import {figures} from '../../games/sea/belief-sentences.js';
import {rivalOf} from '../../games/sea/select.js';
import {firstDifference} from '../../games/sea/timeline-marks.js';
import {codedSentence} from '../../shell/coded-sentence.js';

/** @import {View} from '../../engine/types.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */

/**
 * Why a cell was chosen. A reason names the cell even where only the decision holds it.
 * @param {import('../../engine/types.js').Decision} decision
 * @param {Speech} speech
 */
export function reasonSentence({reason, cell, ties, sensible, candidates, map}, speech) {
  const [, next] = candidates;
  const args = {
    cell: cell ?? '',
    ties,
    sensible,
    next: next?.cell ?? 'none',
    nextScore: next?.score ?? 0,
    nextChance: next?.score,
    ...reason.args,
  };
  const {code} = reason;
  return codedSentence({code, args: figures(args, map?.basis, speech.words)}, 'reason', speech);
}

/** @param {View} view @param {Speech} speech */
export function differenceSentence(view, {words, names}) {
  const found = view.kind === 'race' ? firstDifference(view) : null;
  // Where one of the two fired no more, there is no choice to compare.
  if (!found?.cells.every(Boolean) || view.players.length !== 2) return '';
  const [yours, theirs] = found.cells.map((cell) => names.cell(cell));
  return words('end-race-first-difference', {
    step: found.shot,
    yours,
    theirs,
    agent: names.agent(rivalOf(view)?.agent ?? ''),
  });
}
