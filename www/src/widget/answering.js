// Before what a person does is done, the page around is asked: it may take the answer for itself.
import {refusal} from '../shell/refusal.js';
import {actionOf} from './actions.js';

/** @typedef {import('../engine/client.js').Client} Client */

/** @param {string} method @param {readonly unknown[]} args @returns {string[]} what a person does by it, in record form */
function actionsOf(method, args) {
  if (method === 'mark')
    return /** @type {[string, string][]} */ (args[0]).map(
      ([how, cell]) => actionOf(how, [cell]) ?? '',
    );
  const action = actionOf(method, [...args]);
  return action === null ? [] : [action];
}

/**
 * @param {Client} client
 * @param {(actions: string[]) => boolean} mayDo
 * @param {() => void} cancelled
 * @returns {Client}
 */
export const createAnswering = (client, mayDo, cancelled) => ({
  ...client,
  async call(method, ...given) {
    const actions = actionsOf(method, given[0] ?? []);
    if (actions.length === 0 || mayDo(actions)) return client.call(method, ...given);
    queueMicrotask(cancelled);
    // As a call that a newer one has overtaken: nothing comes of it, and nothing is wrong.
    throw refusal('stale');
  },
});
