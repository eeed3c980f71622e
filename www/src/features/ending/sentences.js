// How a game ended, and where the hunts of a race first part, in words.

import {turnSentence} from '../../games/sea/announcer.js';
import {endSentence, helpSentence} from '../../games/sea/end-sentences.js';
import {agentDue, rivalOf, shownView} from '../../games/sea/select.js';
import {firstDifference} from '../../games/sea/timeline-marks.js';
import {shotFigures} from '../review/sentences.js';

/** @import {View} from '../../engine/types.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */

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

/** @type {import('../../games/sea/announcer.js').Teller} what is heard of a game that is over, also where it was opened before this part had come */
export function endSpoken(action, state, before, speech) {
  if (!['answered', 'opened', 'ending-there'].includes(action.type)) return '';
  const view = shownView(state);
  if (!view.over || state.mode === 'puzzle' || state.playing || agentDue(state)) return '';
  return [
    turnSentence(action, state, before, speech),
    endSentence(view, speech),
    helpSentence(state, speech),
  ]
    .filter(Boolean)
    .join(' ');
}

/** @param {NonNullable<ReturnType<typeof import('../review/appraisal.js').reviewSummary>>} summary @param {number} number of the costliest among the player's own shots @param {Speech} speech */
export function summarySentence({shots, mean, worst}, number, {words, names}) {
  // A number, for the plural.
  const args = {shots, mean: Math.round(10 * mean) / 10};
  if (!worst) return words('review-best', {shots});
  const {points} = shotFigures(worst, words);
  return words('review-summary', {
    ...args,
    shot: number,
    cell: names.cell(worst.cell),
    best: names.cell(worst.best.cell),
    points,
  });
}

/** @param {import('../review/types.js').Shot} shot @param {Speech} speech what was certain and not heeded, '' where nothing was */
export function provedSentence({proved, cell, best}, {words, names}) {
  const who = names.person;
  if (proved === 'water') return words('review-water', {who, cell: names.cell(cell)});
  return proved === 'ship' ? words('review-ship', {who, best: names.cell(best.cell)}) : '';
}
