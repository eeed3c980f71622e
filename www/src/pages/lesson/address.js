// Where the page of lessons stands, as a link says it.
import {lessonIn} from '../../features/lessons/link.js';
import {packed} from '../../shell/base64url.js';
import {VERSION, VERSIONS} from '../../shell/records.js';
import {queryOf} from '../../shell/share/extract-link.js';

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

/** Why a link is not followed. @typedef {'lesson-link-broken' | 'unknown-link-version'} Unfollowed */

/** @param {URLSearchParams} query @returns {Source | Unfollowed | null} the lesson that a link names or holds */
function lessonOf(query) {
  const version = query.get('v');
  if (version !== null && !VERSIONS.includes(version)) return 'unknown-link-version';
  const [ours, kept] = [query.get('lesson'), query.get('kept')];
  if (query.has('l')) {
    const text = lessonIn(`?${query}`);
    return text === null || !isJson(text) ? 'lesson-link-broken' : {of: 'text', text};
  }
  if (ours !== null) return {of: 'ours', id: ours};
  return kept === null ? null : {of: 'kept', id: kept};
}

/** @param {string} said a link to a lesson, or its text @returns {Source | Unfollowed} */
export function sourceSaid(said) {
  const query = queryOf(said.trim());
  if (query === null) return {of: 'text', text: said};
  return lessonOf(new URLSearchParams(query)) ?? 'lesson-link-broken';
}

/** @param {string} search @returns {Source | Unfollowed | 'new' | {hand: Source | Unfollowed | null} | {add: string} | {again: string, steps: number[], by: string | null} | null} what a link asks for; `hand`: a lesson is handed out; `add`: a position comes into a lesson; `again`: decisions of a game come back; null of the shelf */
export function sourceIn(search) {
  const query = new URLSearchParams(search);
  const source = lessonOf(query);
  if (query.has('teachers')) return {hand: source};
  const [add, again] = [query.get('add'), query.get('again')];
  if (query.has('l') || typeof source === 'string') return source;
  if (add !== null) return {add};
  if (again !== null) {
    const steps = (query.get('steps') ?? '').split(',').filter((one) => /^[1-9]\d{0,4}$/.test(one));
    return {again, steps: steps.slice(0, MOST_AGAIN).map(Number), by: query.get('by')};
  }
  return query.has('write') ? 'new' : source;
}

/** @param {string} text @returns {string | null} the query of a link that holds a lesson; null where that would be too long */
export function linkTo(text) {
  const query = `?v=${VERSION}&l=${packed(text)}`;
  return query.length > MOST_LINK ? null : query;
}

/** @param {Source | null} source @returns {string | null} the query of a link to it; null where there can be none */
export function queryFor(source) {
  if (source === null || source.of === 'draft' || source.of === 'deck') return null;
  if (source.of === 'text') return linkTo(source.text);
  return `?v=${VERSION}&${source.of === 'ours' ? 'lesson' : 'kept'}=${source.id}`;
}

/** @param {State} state @returns {string} */
export function addressOf({mode, source, preview}) {
  if (mode === 'hand' || preview === 'hand')
    return `${queryFor(source) ?? `?v=${VERSION}`}&teachers=1`;
  return (mode === 'play' && !preview && queryFor(source)) || location.pathname;
}
