// The line that an agent takes for the best, move by move.
import {joined, recordParts} from '../../shell/records.js';

/**
 * @param {(record: string, step: number) => Promise<{action: string} | null>} hint what it would do at the end of a record; null where the game is over
 * @param {string} record
 * @param {number} step where the line begins
 * @param {number} most so many actions
 * @returns {AsyncGenerator<string[], void>} the line so far, after each of its actions
 */
export async function* bestLine(hint, record, step, most) {
  const parts = recordParts(record);
  const actions = parts.actions.slice(0, step);
  while (actions.length < step + most) {
    const next = await hint(joined({...parts, actions}), actions.length);
    if (!next) return;
    actions.push(next.action);
    yield actions.slice(step);
  }
}
