// Chances in words: which cells are the likeliest, and the chances in a reason.
import {sounding} from '../../i18n/notation.js';
import {basisSentence, fleetsOf, points} from './basis-sentence.js';
import {awaitsChances, shownBelief} from './chances.js';
import {isEstimate} from './select.js';

/** @import {Basis} from '../../engine/types.js' */
/** @import {Args, Words} from '../../i18n/words.js' */
/** @import {State} from './types.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */

/** @param {number} chance in per cent */
const percent = (chance) => sounding(chance) || '0';

/** How many digits after the point two chances may take to be told apart. */
const FINEST = 2;

/** @param {number} chance @param {number} next @param {Words} words as whole percents, but finer where two that differ would read alike */
function apart(chance, next, words) {
  for (let digits = 0; chance !== next && digits <= FINEST; digits += 1) {
    const [one, other] = [chance, next].map((value) => fine(value, digits, words));
    if (one !== other) return {chance: one, nextChance: other};
  }
  return {chance: percent(chance), nextChance: percent(next)};
}

/** @param {number} chance @param {number} digits @param {Words} words 0 and 100 are only what is certain */
function fine(chance, digits, words) {
  const places = {minimumFractionDigits: digits, maximumFractionDigits: digits};
  // As the list of candidates rounds it: 0.3005 is 30.05 %, and not the nearest binary number.
  const shown = words.number(Number((100 * chance).toPrecision(12)), places);
  const isBound = [0, 100].some((bound) => words.number(bound, places) === shown);
  return digits === 0 || isBound ? percent(chance) : shown;
}

/**
 * The arguments of a reason, its chances and counts of fleets as they are read.
 * @param {Args} args of whatever reason: what is not read here is handed on
 * @param {Basis | undefined} basis
 * @param {Words} words
 * @returns {Args}
 */
export function figures(
  {chance = 0, nextChance = 0, bestChance = 0, fleets, missLeaves, error, ...args},
  basis,
  words,
) {
  const single = basis?.kind === 'counted' && basis.precision === 'single';
  /** @param {Args[string]} number written out in full */
  function counted(number) {
    if (!number) return undefined;
    const decimal = String(number);
    return single
      ? words('number-about', {number: words.rough(decimal)})
      : fleetsOf(decimal, words);
  }
  return {
    ...args,
    ...apart(Number(chance), Number(nextChance), words),
    // Of fleets that were drawn none tells what is certain.
    certain: chance === 1 && !isEstimate(basis) ? 'yes' : 'no',
    bestChance: percent(Number(bestChance)),
    fleets: counted(fleets),
    // Where the count does not tell what a miss leaves, it tells none.
    missLeaves: missLeaves === '0' ? 'none' : (counted(missLeaves) ?? 'none'),
    error: error && points(Number(error), words),
  };
}

/** @param {import('../../engine/types.js').Belief} belief @param {Speech} speech how likely its likeliest cell is, and the next */
export function likeliestReason({basis, likeliest: [first, next]}, {words, names}) {
  const isCounted = basis.kind === 'counted';
  const args = {
    ...{chance: first.chance, next: next ? names.cell(next.cell) : 'none'},
    nextChance: next?.chance,
    fleets: isCounted ? basis.fleets : undefined,
  };
  return words(isCounted ? 'likeliest-counted' : 'likeliest-estimated', {
    ...figures(args, basis, words),
    error: basis.kind === 'sampled' ? points(basis.worstError, words) : 'none',
  });
}

/** @param {State} state @param {Speech} speech what T speaks: the three likeliest cells, where chances are shown */
function likeliestSentence(state, {words, names}) {
  const watched = state.mode === 'watch' ? state.game?.view.decision : null;
  if (watched?.map?.basis.kind === 'heuristic') return words('candidates-heuristic');
  const cells = watched?.map
    ? watched.candidates.slice(0, 3).map(({cell, score}) => ({cell, chance: score}))
    : shownBelief(state)?.likeliest;
  if (!cells) {
    const counts = (state.game?.view.thinking && !state.game.wait?.halted) || awaitsChances(state);
    return words(counts ? 'counting' : 'chances-off');
  }
  const said = cells.map(({cell, chance}) =>
    words('likeliest-cell', {cell: names.cell(cell), percent: percent(Number(chance))}),
  );
  return words('likeliest', {cells: said.join(', ')});
}

/** @param {State} state @param {Speech} speech '' as long as they are not there */
function shownSentence(state, {words}) {
  const belief = shownBelief(state);
  return belief ? words('chances-on', {how: basisSentence(belief.basis, words)}) : '';
}

/** @type {import('./announcer.js').Teller} */
export function chancesSpoken(action, state, before, speech) {
  const {words} = speech;
  switch (action.type) {
    case 'chances':
      if (state.chances.on === before.chances.on) return '';
      return state.chances.on ? shownSentence(state, speech) : words('chances-off');
    case 'chances-there':
      return action.says ? shownSentence(state, speech) : '';
    case 'speak-likeliest':
      return likeliestSentence(state, speech);
    case 'noted':
      return state.bookless && !before.bookless ? words('no-book') : '';
    default:
      return '';
  }
}
