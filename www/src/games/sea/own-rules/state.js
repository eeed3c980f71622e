// Rules being written: a board, its fleet, and one ship being drawn. Pure.

import {reduceBy} from '../../../shell/store.js';
import {normalised} from '../shapes.js';

/** @import {Draft} from './types.js' */
/** @import {RowCol} from '../../../board/cells.js' */
/** @import {Action, State} from '../types.js' */
/** @import {Ruleset} from '../../../engine/types.js' */

/** @type {Draft} */
export const freshDraft = {
  name: '',
  rows: 10,
  cols: 10,
  contact: 'apart',
  fleet: [],
  shape: [
    [1, 1],
    [1, 2],
    [2, 2],
  ],
  shipName: '',
  shipCount: 1,
  faults: [],
  shipFaults: [],
};

/** The most a field of numbers can hold; what is too much of it the engine says. */
const MOST = 9999;
const NUMBERS = ['rows', 'cols', 'shipCount'];

/** A size that is none becomes 0, which the engine refuses. @param {number} size */
const whole = (size) => (Number.isInteger(size) && size > 0 ? size : 0);

/** @param {Draft} draft @returns {Partial<Ruleset>} */
export const rulesOf = ({rows, cols, contact, fleet}) => ({
  rows: whole(rows),
  cols: whole(cols),
  contact,
  fleet,
  announce: 'sunk',
});

/** @param {RowCol[]} cells */
function straightLength(cells) {
  const flat = cells.every(([row]) => row === 0) || cells.every(([, col]) => col === 0);
  const reach = Math.max(...cells.map(([row, col]) => row + col)) + 1;
  return flat && reach === cells.length ? cells.length : null;
}

/** @param {Draft} draft @returns {import('../../../engine/types.js').ShipClass} */
export function drawnShip({shape, shipName, shipCount, fleet}) {
  const cells = shape.length > 0 ? normalised(shape) : [];
  const length = straightLength(cells);
  const name = shipName.trim() || freeName(fleet);
  return {name, count: whole(shipCount), ...(length ? {length} : {cells})};
}

/** @type {(draft: Draft, action: Action) => Draft} */
const change = /* #__PURE__ */ reduceBy({
  'draft-set': (draft, {name, value}) => ({
    ...draft,
    [name]: NUMBERS.includes(name) ? Math.min(Math.max(Number(value) || 0, -MOST), MOST) : value,
  }),
  'draft-cell': (draft, {cell: [row, col]}) => {
    const without = draft.shape.filter(([r, c]) => r !== row || c !== col);
    return {
      ...draft,
      shape: without.length < draft.shape.length ? without : [...draft.shape, [row, col]],
    };
  },
  'draft-add': (draft) =>
    draft.shape.length === 0 || draft.shipFaults.length > 0
      ? draft
      : {...draft, fleet: [...draft.fleet, drawnShip(draft)], shipName: ''},
  'draft-drop': (draft, {index}) => ({
    ...draft,
    fleet: draft.fleet.filter((_, at) => at !== index),
  }),
  'draft-faults': (draft, {faults, shipFaults = draft.shipFaults}) => ({
    ...draft,
    faults,
    shipFaults,
  }),
});

/** @param {import('../../../engine/types.js').ShipClass[]} fleet */
function freeName(fleet) {
  let number = fleet.length + 1;
  while (fleet.some(({name}) => name === `shape-${number}`)) number += 1;
  return `shape-${number}`;
}

/** @param {State} state @param {Action} action @returns {State} */
export function reduceDraft(state, action) {
  const known = state.draft ?? freshDraft;
  const draft = change(known, action);
  return draft === known ? state : {...state, draft};
}
