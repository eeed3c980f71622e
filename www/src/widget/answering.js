// Before what a person does is done, the page around is asked: it may take the answer for itself.
import {refusal} from '../shell/refusal.js';

/**
 * @template {{call: (method: never, ...given: never[]) => Promise<unknown>}} Client
 * @param {Client} client
 * @param {(method: string, args: readonly unknown[]) => string[]} actionsOf what a person does by a call, in record form
 * @param {(actions: string[]) => boolean} mayDo
 * @param {() => void} cancelled
 */
export function createAnswering(client, actionsOf, mayDo, cancelled) {
  /** @param {string} method @param {[args?: readonly unknown[], ...more: unknown[]]} given whatever the client's call takes */
  async function call(method, ...given) {
    const actions = actionsOf(method, given[0] ?? []);
    if (actions.length === 0 || mayDo(actions))
      return Reflect.apply(client.call, client, [method, ...given]);
    queueMicrotask(cancelled);
    // As a call that a newer one has overtaken: nothing comes of it, and nothing is wrong.
    throw refusal('stale');
  }
  return {...client, call: /** @type {Client['call']} */ (call)};
}
