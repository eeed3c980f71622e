// The link to what is seen of Reversi, and back.

import {VERSION} from '../../shell/records.js';

/** @typedef {import('./state.js').State} State */

/** @param {string} search @param {string} [hash] a text in any form, as the page of the seas hands it over */
export function readReversi(search, hash = '') {
  const query = new URLSearchParams(search);
  const step = query.get('step');
  const wish = {
    rules: query.get('game'),
    black: query.get('black'),
    white: query.get('white') ?? query.get('agent'),
  };
  return {
    record: query.get('g'),
    text: hash.length > 1 ? decoded(hash.slice(1)) : null,
    step: step !== null && /^\d{1,4}$/.test(step) ? Number(step) : null,
    predict: query.has('predict'),
    present: query.has('present'),
    wish: Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== null)),
  };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {State} state @returns {string | null} */
export function writeReversi({game, predict, present}) {
  if (!game) return null;
  const {record, view} = game;
  const query = new URLSearchParams({v: VERSION, g: record});
  // A game that stands at its end needs no step: the link then stays the same while it is looked at.
  if (view.step !== view.steps) query.set('step', String(view.step));
  if (predict) query.set('predict', '1');
  if (present) query.set('present', '1');
  return `?${query}`;
}
