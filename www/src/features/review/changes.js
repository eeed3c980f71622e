// What an answer changed in an agent's map: the decision before and this one, cell by cell. Pure.

import {cellAt} from '../../board/cells.js';
import {seaOf} from '../../games/sea/select.js';
import {appraisalOf} from './appraisal.js';

/** @import {State} from '../../games/sea/types.js' */
/** @import {Decision, Move, View} from '../../engine/types.js' */
/**
 * @typedef {object} Change
 * @property {'chance' | 'score' | 'none' | 'incomparable'} kind `none`: nothing that is still open changed as it is read
 * @property {string[]} cells those that changed most, from and to what is read alike, in row order
 * @property {number} more how many changed as much from and to something else
 * @property {number} from before the answer
 * @property {number} to after it
 * @property {Move} cause the action between the two
 * @property {import('../../engine/types.js').Basis | null} basis of the later
 */

/** Differences of numbers that are rounded as they are stored. */
const ALIKE = 1e-9;

/**
 * The step at which the agent to move chose before, and what it did then.
 * @param {View} view
 * @returns {Move | null} its last action; the decision for it was made one step earlier
 */
export function lastChoice({decision, moves, step}) {
  if (!decision) return null;
  return moves.findLast((move) => move.step <= step && move.player === decision.player) ?? null;
}

/** @param {State} state @returns {number | null} the step of a decision that has still to be asked for */
export function wantsDecision(state) {
  const view = state.game?.view;
  const last = view && lastChoice(view);
  if (!view?.decision?.map || !last || last.withheld) return null;
  return appraisalOf(state)?.before?.step === last.step - 1 ? null : last.step - 1;
}

/** @param {NonNullable<Decision['map']>} map */
const unitOf = ({basis}) => (basis.kind === 'heuristic' ? 'score' : 'chance');

/**
 * What changed most of what is still open, between an agent's last decision and the one shown.
 * @param {View} view
 * @param {Decision} before
 * @param {(value: number, unit: 'chance' | 'score') => string} read how a value is written: what is written alike has not changed
 * @returns {Change | null} null where one of the two has no map
 */
export function changeOf(view, before, read) {
  const {decision, rules} = view;
  const cause = lastChoice(view);
  const [old, now] = [before.map, decision?.map];
  if (!decision || !cause || !old || !now) return null;
  const none = {cells: [], more: 0, from: 0, to: 0, cause, basis: now.basis};
  const unit = unitOf(now);
  if (unit !== unitOf(old)) return {kind: 'incomparable', ...none};
  const {marks} = seaOf(view, decision.player);
  const changes = now.values.flatMap((to, index) => {
    const from = old.values[index];
    const isOpen = marks[index] === 'unknown' || rules.motion === 'slide';
    const parts = isOpen && read(from, unit) !== read(to, unit);
    return parts ? [{cell: cellAt(index, rules.cols), from, to}] : [];
  });
  const size = (/** @type {{from: number, to: number}} */ {from, to}) => Math.abs(to - from);
  const most = changes.reduce(
    (top, one) => (size(one) > size(top) * (1 + ALIKE) ? one : top),
    changes[0],
  );
  if (!most) return {kind: 'none', ...none};
  const alike = changes.filter(
    ({from, to}) =>
      read(from, unit) === read(most.from, unit) && read(to, unit) === read(most.to, unit),
  );
  const asMuch = changes.filter(
    (one) => size(one) > size(most) * (1 - ALIKE) && !alike.includes(one),
  );
  return {
    ...{kind: unit, cells: alike.map(({cell}) => cell), more: asMuch.length},
    ...{from: most.from, to: most.to, cause, basis: now.basis},
  };
}
