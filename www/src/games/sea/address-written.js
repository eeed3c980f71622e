// The link to what is seen, as `address.js` reads it.

import {packed} from '../../shell/base64url.js';
import {VERSION} from '../../shell/records.js';

/**
 * @param {{mode: import('./address.js').Mode, record: string, step: number, steps: number, from?: number, friend?: number, lang?: string | null, predict?: boolean, present?: boolean, permitted?: string[]}} seen
 * @returns {string} the query of the link, `?` first
 */
export function writeAddress({
  mode,
  record,
  step,
  steps,
  from = 0,
  friend = 0,
  lang,
  permitted = [],
  ...lesson
}) {
  const query = new URLSearchParams({v: VERSION, g: record});
  // A game that stands at its end needs no step: the link then stays the same while it is looked at.
  if (step !== steps) query.set('step', String(step));
  if (from > 0) query.set('from', String(from));
  if (friend === 1) query.set('friend', '1');
  query.set('mode', mode);
  for (const [name, on] of Object.entries(lesson)) if (on === true) query.set(name, '1');
  if (permitted.length > 0) query.set('deductions', permitted.join(' '));
  if (lang) query.set('lang', lang);
  return `?${query}`;
}

/**
 * @param {{text: string | null, lang?: string | null}} seen the position being edited
 * @returns {string} the query of the link, `?` first
 */
export function writePositionAddress({text, lang}) {
  const query = new URLSearchParams({v: VERSION, mode: 'edit'});
  if (text !== null) query.set('p', packed(text));
  if (lang) query.set('lang', lang);
  return `?${query}`;
}
