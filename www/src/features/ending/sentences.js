// How a game ended, and where the hunts of a race first part, in words.

import {turnSentence} from '../../games/sea/announcer.js';
import {endSentence, helpSentence} from '../../games/sea/end-sentences.js';
import {agentDue, rivalOf, shownView} from '../../games/sea/select.js';
import {firstDifference} from '../../games/sea/timeline-marks.js';

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
