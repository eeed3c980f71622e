// Shots to go as files. Pure.

import {sourceOf} from '../../games/sea/inquiry/source.js';
import {csvOf} from '../../shell/share/csv.js';
import {chanceOf} from './state.js';

/** @import {ShotsToGo} from '../../engine/types.js' */
/** @import {State} from '../../games/sea/types.js' */

/** A change of the form has the next number. */
export const VERSION = 1;

/** @param {State} state @param {string} board @param {ShotsToGo} result @returns {string} a row a cell */
export function shotsCsv(state, board, {fleets, cells}) {
  const source = sourceOf(state, board);
  return csvOf([
    ['cell', 'chance', 'shots', 'error', 'more', 'more_error', 'fleets'],
    ...cells.map(({cell, shots, error, more, more_error}) => [
      ...[cell, (source && chanceOf(state, source, cell)) ?? ''],
      ...[shots, error, more, more_error, fleets],
    ]),
  ]);
}

/** @param {string} of what is known: a record as far as the step, or a position @param {ShotsToGo} result without the hunts shot by shot, as a cell compared besides has none */
export function shotsJson(of, {fleets, cells}) {
  return `${JSON.stringify({v: VERSION, of, fleets, cells})}\n`;
}
