// The link to what is seen of Reversi, and back.

/** @typedef {import('./state.js').State} State */

const VERSION = '1';

/** @param {string} search */
export function readReversi(search) {
  const query = new URLSearchParams(search);
  const step = query.get('step');
  const wish = {
    rules: query.get('game'),
    black: query.get('black'),
    white: query.get('white') ?? query.get('agent'),
  };
  return {
    record: query.get('g'),
    step: step !== null && /^\d{1,4}$/.test(step) ? Number(step) : null,
    wish: Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== null)),
  };
}

/** @param {State} state @returns {string | null} */
export function writeReversi({game}) {
  if (!game) return null;
  const {record, view} = game;
  const query = new URLSearchParams({v: VERSION, g: record});
  // A game that stands at its end needs no step: the link then stays the same while it is looked at.
  if (view.step !== view.steps) query.set('step', String(view.step));
  return `?${query}`;
}
