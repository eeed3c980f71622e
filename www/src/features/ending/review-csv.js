// A review as comma-separated values. Pure.

import {csvOf} from '../../shell/share/csv.js';
import {appraisalOf, reviewRows} from '../review/appraisal.js';
import {comparisonKey} from '../review/comparison-key.js';

/** @import {State} from '../../games/sea/types.js' */

/** @param {State} state @param {number} player @returns {string} a row a shot, in order of play; what a shot lost in shots where that is known */
export function reviewCsv(state, player) {
  const appraisal = appraisalOf(state);
  const rows = appraisal ? reviewRows(appraisal, player) : [];
  const record = state.game?.record ?? '';
  return csvOf([
    [
      ...['step', 'cell', 'answer', 'chance', 'likeliest', 'likeliest_chance', 'points'],
      ...['shots', 'shots_error', 'fleets'],
    ],
    ...rows
      .toSorted((one, other) => one.step - other.step)
      .map((shot) => {
        const {step, cell, answer, chance, best, pointsLost} = shot;
        const lost = state.lost?.byShot[comparisonKey(record, shot)];
        return [
          ...[step, cell, answer?.kind ?? '', chance, best.cell, best.chance, pointsLost],
          ...(lost ? [lost.more, lost.error, lost.fleets] : ['', '', '']),
        ];
      }),
  ]);
}
