// What shots lost in shots: how many more a hunt takes after the shot fired than after one at the likeliest cell. Pure.

import {reduceBy} from '../../shell/store.js';
import {appraisalOf, reviewRows} from '../review/appraisal.js';
import {comparisonKey} from '../review/comparison-key.js';
import {isPlannable} from './state.js';

/** @import {Shot} from '../review/types.js' */
/** @import {Action, State} from '../../games/sea/types.js' */
/** @import {Lost, LostShots} from './types.js' */

/** As `WIDER`, for the hundred shots that a review may list. */
const WIDER = 1.8;

/** @param {State} state @param {Shot} shot @returns {Lost | null | undefined} undefined as long as nobody has asked */
export const lostBy = ({lost, game}, shot) =>
  game ? lost?.byShot[comparisonKey(game.record, shot)] : undefined;

/** @param {State} state @param {number} player @returns {Shot[]} the shots that were not at the likeliest cell and are still to be compared, the costliest first */
export function uncompared(state, player) {
  const appraisal = appraisalOf(state);
  if (!appraisal || !state.game || !isPlannable(state, state.game.view.rules)) return [];
  return reviewRows(appraisal, player).filter(
    (shot) => shot.cell !== shot.best.cell && lostBy(state, shot) === undefined,
  );
}

/** @param {State} state @param {number} player @returns {Lost[]} what the shots that were compared lost, where that could be told */
export function lostOf(state, player) {
  const appraisal = appraisalOf(state);
  return appraisal
    ? reviewRows(appraisal, player).flatMap((shot) => lostBy(state, shot) ?? [])
    : [];
}

/** @param {Lost} lost @returns {'lost' | 'won' | 'none'} whether a shot clearly lost among all of a review, or won */
export function verdictOf({more, error}) {
  const wide = WIDER * error;
  if (more - wide > 0) return 'lost';
  return more + wide < 0 ? 'won' : 'none';
}

/** @type {LostShots} */
const none = {byShot: {}, run: null};

/** @type {(lost: LostShots, action: Action) => LostShots} */
const change = /* #__PURE__ */ reduceBy({
  'lost-run': (lost, {run}) => ({...lost, run}),
  'lost-stop': (lost) => ({...lost, run: null}),
  'lost-done': (lost) => ({...lost, run: null}),
  'lost-there': (lost, {key, lost: found}) => ({
    byShot: {...lost.byShot, [key]: found},
    run: lost.run && {...lost.run, done: lost.run.done + 1},
  }),
});

/** @param {State} state @param {Action} action @returns {State} */
export function reduceLost(state, action) {
  const lost = state.lost ?? none;
  const next = change(lost, action);
  return next === lost ? state : {...state, lost: next};
}
