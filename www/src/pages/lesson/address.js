// Where the page of lessons stands, as a link says it.
import {lessonIn} from '../../features/lessons/source.js';
import {packed} from '../../shell/base64url.js';
import {VERSION} from '../../shell/records.js';

/** @import {Source, State} from './types.js' */

/** So many decisions of a game come back. */
const MOST_AGAIN = 3;
/** Browsers and mails cut longer addresses. */
export const MOST_LINK = 8000;

/** @param {string} text what a link that was cut short no longer is */
function isJson(text) {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} search @returns {Source | 'broken' | 'new' | {add: string} | {again: string, steps: number[]} | null} what a link asks for; `add`: a position comes into a lesson; `again`: decisions of a game come back; null of the shelf */
export function sourceIn(search) {
  const query = new URLSearchParams(search);
  const [ours, kept] = [query.get('lesson'), query.get('kept')];
  if (query.has('l')) {
    const text = lessonIn(search);
    return text === null || !isJson(text) ? 'broken' : {of: 'text', text};
  }
  const add = query.get('add');
  if (add !== null) return {add};
  const again = query.get('again');
  if (again !== null) {
    const steps = (query.get('steps') ?? '').split(',').filter((one) => /^[1-9]\d{0,4}$/.test(one));
    return {again, steps: steps.slice(0, MOST_AGAIN).map(Number)};
  }
  if (query.has('write')) return 'new';
  if (ours !== null) return {of: 'ours', id: ours};
  return kept === null ? null : {of: 'kept', id: kept};
}

/** @param {string} text @returns {string | null} the query of a link that holds a lesson; null where that would be too long */
export function linkTo(text) {
  const query = `?v=${VERSION}&l=${packed(text)}`;
  return query.length > MOST_LINK ? null : query;
}

/** @param {State} state @returns {string} */
export function addressOf({mode, source}) {
  if (mode !== 'play' || source === null || source.of === 'draft' || source.of === 'deck')
    return location.pathname;
  if (source.of === 'text') return linkTo(source.text) ?? location.pathname;
  return `?v=${VERSION}&${source.of === 'ours' ? 'lesson' : 'kept'}=${source.id}`;
}
