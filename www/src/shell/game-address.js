// The link to what is seen of a game, and back: its record, the step, and how it is looked at.
import {VERSION} from './records.js';

/** @param {URLSearchParams} query */
export function readPlace(query) {
  const step = query.get('step');
  return {
    record: query.get('g'),
    step: step !== null && /^\d{1,4}$/.test(step) ? Number(step) : null,
    predict: query.has('predict'),
    present: query.has('present'),
  };
}

/** @param {Pick<import('./game.d.ts').ShellState, 'game' | 'predict' | 'present'>} state @returns {string | null} */
export function writePlace({game, predict, present}) {
  if (!game) return null;
  const {record, view} = game;
  const query = new URLSearchParams({v: VERSION, g: record});
  // A game that stands at its end needs no step: the link then stays the same while it is looked at.
  if (view.step !== view.steps) query.set('step', String(view.step));
  if (predict) query.set('predict', '1');
  if (present) query.set('present', '1');
  return `?${query}`;
}
