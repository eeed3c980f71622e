// What the lab says of a match of Reversi.

import {tenths, undecided} from './sentences.js';
import {FEWEST_GAMES} from './student-distribution.js';

/** @typedef {import('./match-tally.js').Match} Match */
/** @typedef {import('../../shell/coded-sentence.js').Speech} Speech */

/** @param {Speech['words']} words @param {number} part */
const share = (words, part) => words.number(part, {style: 'percent', maximumFractionDigits: 1});

/** @param {Speech['words']} words @param {number} score @param {[number, number]} within */
export const scoreWithin = (words, score, [least, most]) =>
  words('lab-match-within', {
    score: share(words, score),
    least: share(words, least),
    most: share(words, most),
  });

/** @param {Speech['words']} words @param {number} percent @param {[number, number]} within in per cent */
export function percentWithin(words, percent, within) {
  const [value, least, most] = [percent, ...within].map((one) => tenths(words, one));
  return words('lab-match-point', {value, least, most});
}

/** @param {Match} match @param {import('./state.js').State['run']} run @param {Speech} speech who is better, and whether chance could have made it seem so */
export function matchVerdict(
  {agents: [first, second], score, within, openings},
  run,
  {words, names},
) {
  const [least, most] = within;
  const [better, worse] = score < 0.5 ? [second, first] : [first, second];
  const args = {
    better: names.agent(better),
    worse: names.agent(worse),
    score:
      score < 0.5
        ? scoreWithin(words, 1 - score, [1 - most, 1 - least])
        : scoreWithin(words, score, within),
    games: run?.summary?.games ?? 0,
    fewest: FEWEST_GAMES,
  };
  const early = undecided(run, openings);
  if (early) return words(`lab-match-${early}`, args);
  const isOpen = least <= 0.5 && 0.5 <= most;
  return words(isOpen ? 'lab-match-open' : 'lab-match-verdict', args);
}
