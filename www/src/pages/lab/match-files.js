// What came of a match of Reversi as files.
import {csvOf} from '../../shell/share/csv.js';

/** @typedef {import('./state.js').Names} Names */

/** @param {Names} names @param {Int32Array} leads @returns {string} a row a game: who had which colour, and the discs by which the first agent leads */
export function matchCsv({agents: [first, second]}, leads) {
  const rows = Array.from(leads, (lead, game) =>
    game % 2 === 0 ? [game, first, second, lead] : [game, second, first, lead],
  );
  return csvOf([['game', 'black', 'white', `discs of ${first}`], ...rows]);
}

/** @param {Names} names @param {import('./state.js').Summary} summary @returns {string} what `lab reversi match` prints, and `lab merge` adds */
export function matchJson({rules, seed, agents, weights}, {games, agents: [sums], match}) {
  const {wins, draws, losses, score, errors, counts} =
    /** @type {import('./match-tally.js').Match} */ (match);
  const report = {
    ...{version: 1, weights: weights ?? null},
    ...{rules, seed, agents, parts: [[0, games]]},
    ...{wins, draws, losses, score, score_se: errors.score},
    ...{mean_discs: sums.mean, discs_se: errors.discs},
    ...{histogram: sums.histogram, openings: counts},
  };
  return `${JSON.stringify(report)}\n`;
}
