// By what the comparison of a shot with the likeliest cell is kept. Pure.

import {upTo} from '../../shell/records.js';

/** @param {string} record @param {Pick<import('./types.js').Shot, 'step' | 'player' | 'cell' | 'best'>} shot @returns {string} what was known, and both cells */
export const comparisonKey = (record, {step, player, cell, best}) =>
  [upTo(record, step - 1), player, best.cell, cell].join(' ');
