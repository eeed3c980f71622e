// What a frame and the page around it say to each other, version 1: what comes in is data of anybody's, and checked. Pure.
import {areAll, isCount, isPlain, isText} from '../../shell/checks.js';
import {CALLS, PROTOCOL} from '../protocol.js';

/** Characters and values of a message. */
export const LARGEST = 65_536;
const DEEPEST = 8;
const LONGEST_ID = 64;
const MOST_AGENTS = 16;

/** @import {Call} from '../protocol.js' */
/** @typedef {{code: string, args: Record<string, unknown>}} Fault */
/** @typedef {{id: string | number, call: Call, args: unknown[]}} Command `args`: such as the call takes */

/** @type {Record<string, (value: unknown) => boolean>} */
const START = {
  v: (value) => isText(value) || isCount(value),
  game: isText,
  mode: isText,
  record: isText,
  position: (value) => isText(value) || isPlain(value),
  seed: (value) => isText(value) || isCount(value),
  agent: (value) => isText(value) || (areAll(value, isText) && value.length <= MOST_AGENTS),
  step: isCount,
  from: isCount,
  friend: (value) => typeof value === 'boolean',
};

/** What nobody knows the element passes over, and tells the author. */
const isStart = (/** @type {unknown} */ value) =>
  isPlain(value) &&
  Object.entries(value).every(([name, one]) => !Object.hasOwn(START, name) || START[name](one));

/** Whether what a call takes is such. @type {Record<string, (value: unknown) => boolean>} */
const FIELDS = {
  start: isStart,
  action: isText,
  step: isCount,
  format: (value) => value === undefined || isText(value),
  cells: (value) => value === undefined || isText(value) || areAll(value, isText),
};

/** What every message has. */
const ENVELOPE = ['spyglass', 'type', 'id'];

/** @typedef {Record<string, unknown>} Data of a message that means to be of ours, and has still to be checked */

/** @param {unknown} data @returns {data is Data} others talk on the same line */
export const isOurs = (data) =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, 'spyglass');

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const hasParts = (value) => Array.isArray(value) || isPlain(value);

/**
 * Of what comes no more is looked at than may come.
 * @param {unknown} data
 * @returns {string | null} the code of what is wrong with its form
 */
function misshapen(data) {
  let room = LARGEST;
  /** @param {unknown} value @param {number} depth @returns {string | null} */
  function look(value, depth) {
    room -= typeof value === 'string' ? value.length + 1 : 1;
    if (room < 0) return 'message-too-large';
    if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return null;
    if (typeof value === 'number') return Number.isFinite(value) ? null : 'bad-message';
    if (depth === DEEPEST || !hasParts(value)) return 'bad-message';
    for (const name in value) {
      room -= name.length;
      const fault = look(value[name], depth + 1);
      if (fault) return fault;
    }
    return null;
  }
  return look(data, 0);
}

/** @param {unknown} type @returns {type is Call} */
const isCall = (type) => isText(type) && Object.hasOwn(CALLS, type);

/** @param {unknown} id @returns {id is string | number} */
const isId = (id) => Number.isSafeInteger(id) || (isText(id) && id.length <= LONGEST_ID);

/** @param {Data} data @returns {string | number | null} by which its answer is known */
export const idOf = (data) => (isId(data.id) ? data.id : null);

/**
 * @param {Data} data
 * @returns {{hello: {heard: boolean, sizes: boolean}} | {command: Command} | {fault: Fault}}
 */
export function readMessage(data) {
  const fault = (/** @type {string} */ code, args = {}) => ({fault: {code, args}});
  const wrong = misshapen(data);
  if (wrong) return fault(wrong);
  const {spyglass, type, id} = data;
  if (spyglass !== PROTOCOL) return fault('unknown-version', {known: [PROTOCOL]});
  if (type === 'hello') return {hello: {heard: data.heard === true, sizes: data.sizes === true}};
  if (!isCall(type)) return fault('unknown-command');
  if (!isId(id)) return fault('bad-id');
  const taken = CALLS[type];
  const strange = Object.keys(data).find((name) => !ENVELOPE.includes(name) && name !== taken);
  if (strange !== undefined) return fault('bad-command', {field: strange.slice(0, LONGEST_ID)});
  if (taken !== '' && !FIELDS[taken](data[taken])) return fault('bad-command', {field: taken});
  return {command: {id, call: type, args: taken === '' ? [] : [data[taken]]}};
}
