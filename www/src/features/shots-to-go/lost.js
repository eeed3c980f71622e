// What shots gave up in shots: how many more a hunt takes after the shot fired than after one at the likeliest cell. Pure.

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
  game ? lost?.told[comparisonKey(game.record, shot)] : undefined;

/** @param {State} state @param {number} player @returns {Shot[]} the shots that were not at the likeliest cell and are still to be compared, the costliest first */
export function uncompared(state, player) {
  const appraisal = appraisalOf(state);
  if (!appraisal || !state.game || !isPlannable(state, state.game.view.rules)) return [];
  return reviewRows(appraisal, player).filter(
    (shot) => shot.cell !== shot.best.cell && lostBy(state, shot) === undefined,
  );
}

/** @param {Lost} lost the half-width that all shots of a review allow for, and whether the shot gave up more than that, or won it */
export function verdictOf({more, error}) {
  const wide = WIDER * error;
  const kind = more - wide > 0 ? 'lost' : more + wide < 0 ? 'won' : 'none';
  return {kind, shots: Math.abs(more), error: wide};
}

/** @type {LostShots} */
const none = {told: {}, run: null};

/** @type {(lost: LostShots, action: Action) => LostShots} */
const change = /* #__PURE__ */ reduceBy({
  'lost-run': (lost, {run}) => ({...lost, run}),
  'lost-stop': (lost) => ({...lost, run: null}),
  'lost-told': (lost, {key, lost: found}) => ({
    told: {...lost.told, [key]: found},
    run: lost.run && {...lost.run, done: lost.run.done + 1},
  }),
});

/** @param {State} state @param {Action} action @returns {State} */
export function reduceLost(state, action) {
  const lost = state.lost ?? none;
  const next = change(lost, action);
  return next === lost ? state : {...state, lost: next};
}
