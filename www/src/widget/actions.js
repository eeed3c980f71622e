// One action in record form, as the engine's call; and an engine's call as that. Pure.

/** @type {Record<string, import('../engine/calls.js').CellCall>} */
const CALLS = {F: 'shoot', G: 'guess', W: 'note', U: 'unguess'};
const LETTERS = Object.fromEntries(Object.entries(CALLS).map(([letter, call]) => [call, letter]));

/** @typedef {{method: 'solve', args: []} | {method: import('../engine/calls.js').CellCall, args: [cell: string]}} PersonCall */

/**
 * @param {unknown} action
 * @returns {PersonCall | null} null where it is none
 */
export function callOf(action) {
  if (action === 'S') return {method: 'solve', args: []};
  const [, letter, cell] = /^([FGWU])([A-P](?:[1-9]|1[0-6]))$/.exec(String(action)) ?? [];
  return letter ? {method: CALLS[letter], args: [cell]} : null;
}

/** @param {string} method @param {unknown[]} args @returns {string | null} null where it is no action of a game */
export function actionOf(method, args) {
  if (method === 'solve') return 'S';
  return LETTERS[method] ? `${LETTERS[method]}${args[0]}` : null;
}

/** @param {string} method @param {readonly unknown[]} args @returns {string[]} what a person does by it, in record form */
export function actionsOf(method, args) {
  if (method === 'mark')
    return /** @type {[string, string][]} */ (args[0]).map(
      ([how, cell]) => actionOf(how, [cell]) ?? '',
    );
  const action = actionOf(method, [...args]);
  return action === null ? [] : [action];
}
