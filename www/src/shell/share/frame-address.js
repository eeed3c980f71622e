// What the address of the frame's page says. Pure; the attributes themselves are checked by the element.
import {VERSION, VERSIONS} from '../records.js';

/**
 * @typedef {object} FrameAddress
 * @property {Record<string, string>} attributes of the element
 * @property {string | null} origin whose commands are taken; `*`: whoever it is may hear, and nobody may command
 * @property {string | null} id by which the page around tells its frames apart
 * @property {string | null} fault what of the address is for the author, not for the reader
 */

/** Those that say which game it is: when one changes, another game is opened. */
export const OPENING = [
  'v',
  'game',
  'mode',
  'record',
  'position',
  'lesson',
  'progress',
  'seed',
  'agent',
  'from',
  'friend',
];
/** Those that are there or not. */
export const FLAGS = ['play', 'predict', 'readonly', 'no-undo', 'friend'];
/** Every attribute of the element. */
export const ATTRIBUTES = [
  ...new Set([...OPENING, 'step', 'show', 'deductions', 'lang', 'theme', ...FLAGS]),
];
const MOST_ID = 64;

/** @param {string | null} text @returns {boolean} whether it names one origin, as a browser writes it */
function isOrigin(text) {
  try {
    return text !== null && !/^null$|\*/.test(text) && new URL(text).origin === text;
  } catch {
    return false;
  }
}

/** @param {string} search the query, `?` first @returns {FrameAddress} */
export function readFrameAddress(search) {
  const query = new URLSearchParams(search);
  const version = query.get('v') ?? VERSIONS[0];
  // What a later version means by the rest nobody knows.
  if (!VERSIONS.includes(version))
    return {attributes: {v: version}, origin: null, id: null, fault: 'unknown-version'};
  const attributes = Object.fromEntries(
    ATTRIBUTES.flatMap((name) => {
      const value = query.get(name);
      return value === null || (FLAGS.includes(name) && /^(0|false)$/.test(value))
        ? []
        : [[name, value]];
    }),
  );
  const origin = query.get('origin');
  const id = query.get('id');
  const isNamed = origin === null || origin === '*' || isOrigin(origin);
  const isShort = (id ?? '').length <= MOST_ID;
  return {
    attributes,
    origin: isNamed ? origin : null,
    id: isShort ? id : null,
    fault: isNamed ? (isShort ? null : 'bad-id') : 'bad-origin',
  };
}

/**
 * @param {Record<string, string | boolean | null | undefined>} said attributes, `origin`, `id`; what is null or false is left out
 * @returns {string} the query, `?` first
 */
export function writeFrameAddress(said) {
  const query = new URLSearchParams();
  for (const name of [...ATTRIBUTES, 'origin', 'id']) {
    const value = name === 'v' ? VERSION : said[name];
    if (value === true) query.set(name, '1');
    else if (typeof value === 'string') query.set(name, value);
  }
  return `?${query}`;
}
