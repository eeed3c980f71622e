// What is said of agents compared: the round, where they part, how they end.

import {seaOf} from '../../games/sea/select.js';
import {moveSentence} from '../../games/sea/sentences.js';
import {movesIn, partingOf} from './state.js';

/** @import {State} from '../../games/sea/types.js' */
/** @import {Comparing} from './types.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */

/** @param {Comparing} comparing @param {Speech} speech the round looked at: what each did in it, and at the end what came of it */
export function roundSentence({whole, step, steps}, speech) {
  const {words} = speech;
  if (step === 0) return words('compare-start');
  const moves = movesIn(whole, step).map((move) => moveSentence(move, whole, speech));
  const ends = whole.over && step === steps ? endSentences(whole, speech) : [];
  return [words('compare-round', {step}), ...moves, ...ends].join(' ');
}

/** @param {Comparing['whole']} whole @param {Speech} speech */
function endSentences(whole, {words, names}) {
  const results = whole.players.map(({player, agent, shots}) => {
    const points = seaOf(whole, player).score?.total;
    return points === undefined
      ? words('compare-shots', {agent: names.agent(agent), shots})
      : words('compare-points', {agent: names.agent(agent), points});
  });
  return [words('compare-ending'), ...results];
}

/** @param {Comparing} comparing @param {Speech} speech where the agents first differ, as far as is known */
export function partingSentence(comparing, {words, names}) {
  const {whole} = comparing;
  const parting = partingOf(comparing);
  if (!parting) return words(whole.over ? 'compare-same' : 'compare-together');
  const choices = parting.cells.map((cell, at) => {
    const agent = names.agent(whole.players[at].agent);
    return cell
      ? words('compare-choice', {agent, cell: names.cell(cell)})
      : words('compare-choice-none', {agent});
  });
  return `${words('compare-parting', {step: parting.step + 1})} ${choices.join(', ')}.`;
}

/** @type {import('../../games/sea/announcer.js').Teller} a round stepped to by hand, and the one paused at */
export function comparingSpoken(action, state, before, speech) {
  const {mode, comparing, playing} = state;
  if (mode !== 'compare' || !comparing) return '';
  switch (action.type) {
    case 'compare-opened':
    case 'compare-round':
      // The same round again is only known better.
      return playing || comparing.step === before.comparing?.step
        ? ''
        : roundSentence(comparing, speech);
    case 'playing':
      return before.playing && !playing ? roundSentence(comparing, speech) : '';
    case 'speak-status':
      return `${roundSentence(comparing, speech)} ${partingSentence(comparing, speech)}`;
    default:
      return '';
  }
}
