// What may be told of the fleets that fit a position. Pure.

import {isPuzzle} from './select.js';

/** @import {Ruleset, Verdict} from '../../engine/types.js' */

/** @param {Verdict | null | undefined} result @param {Ruleset} whole what was counted; null also where it would give a puzzle away, which is there to be solved */
export const beliefOf = (result, whole) =>
  result?.verdict === 'unique' && isPuzzle(whole) ? null : (result?.belief ?? null);
