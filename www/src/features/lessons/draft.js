// A lesson that is being written: it may lack what a lesson must have. Pure.

import {isScored} from '../../games/sea/select.js';
import {unpacked} from '../../shell/base64url.js';
import {isCount, isObject, isOneOf, isText} from '../../shell/checks.js';
import {recordParts} from '../../shell/records.js';
import {queryOf} from '../../shell/share/extract-link.js';
import {
  gameOf,
  KINDS,
  LENGTHS,
  MOST_CHAPTERS,
  MOST_HINTS,
  tidied,
  USUAL_GOALS,
  VERSIONS,
  versionFor,
} from './format.js';

/** @import {Ask, Chapter, Goal, Lesson} from './types.js' */
/** @typedef {Pick<Chapter, 'position' | 'board' | 'record' | 'step'>} Start */

/** @type {Chapter} */
export const emptyChapter = {prompt: '', ask: 'cell', goal: {}};

/** @param {string} title @param {string} language @returns {Lesson} */
export const emptyDraft = (title, language) => ({
  'spyglass-lesson': 1,
  title,
  language,
  chapters: [{...emptyChapter}],
});

/** A text with enough parts to be the line of a puzzle. */
const LINE = /^[^;{]*;[\d:, ]+;[\d, ]+;[\d, ]+;[^;]*$/;
const BOARD = /^[\sXOxo*Bb●Ww○\-._·]{17,}$/;

/** @param {string} text a position, the line of a puzzle, a record, a board of Reversi, or a link to any of them @returns {Start | null} */
export function startIn(text) {
  const trimmed = text.trim();
  const query = queryOf(trimmed);
  if (query !== null) return startOfLink(new URLSearchParams(query));
  if (/^spyglass\d+ \S/.test(trimmed))
    return {record: trimmed, step: recordParts(trimmed).actions.length};
  if (LINE.test(trimmed)) return {position: trimmed};
  if (trimmed.startsWith('{')) return startOfJson(trimmed);
  return BOARD.test(trimmed) ? {board: trimmed.replace(/\r\n?/g, '\n')} : null;
}

/** @param {URLSearchParams} query @returns {Start | null} */
function startOfLink(query) {
  const [record, position, step] = ['g', 'p', 'step'].map((name) => query.get(name));
  const text = position === null ? null : unpacked(position);
  if (text !== null) return startIn(text);
  if (record === null) return null;
  const {actions} = recordParts(record);
  const isStep = step !== null && /^\d{1,5}$/.test(step) && Number(step) <= actions.length;
  return {record: record.trim(), step: isStep ? Number(step) : actions.length};
}

/** @param {string} text @returns {Start | null} */
function startOfJson(text) {
  try {
    const position = JSON.parse(text);
    return isObject(position) && !Object.hasOwn(position, 'spyglass-lesson') ? {position} : null;
  } catch {
    return null;
  }
}

/** @param {Start} start @returns {string} as it can be typed */
export function startText({position, board, record}) {
  if (record !== undefined) return record;
  if (board !== undefined) return board;
  if (position === undefined) return '';
  return isText(position) ? position : JSON.stringify(position);
}

/** @param {Chapter} chapter @param {Start} start @returns {Chapter} begun from there; what its game does not ask is asked otherwise */
export function startedFrom(chapter, start) {
  const {position: _, board: __, record: ___, step: ____, ...rest} = chapter;
  const kinds = KINDS[gameOf(start)];
  const fits = isOneOf(kinds, rest.ask) && gameOf(chapter) === gameOf(start);
  return {...start, ...rest, ...(fits ? {} : asking('cell', gameOf(start)))};
}

/** @param {'sea' | 'reversi'} game @param {import('../../engine/types.js').Ruleset} [rules] of a sea, where they are known @returns {Goal} */
export function usualResult(game, rules) {
  if (game === 'reversi') return {lead: 0};
  return rules && isScored(rules) ? {points: 0} : {shots: 30};
}

/** @param {Ask} ask @param {'sea' | 'reversi'} game @param {import('../../engine/types.js').Ruleset} [rules] @returns {{ask: Ask, goal: Goal}} with what is usual */
export const asking = (ask, game, rules) => ({
  ask,
  goal: ask === 'score' ? usualResult(game, rules) : {},
});

/** @param {Ask} ask */
export const usualGoal = (ask) =>
  /** @type {Goal} */ (/** @type {Record<string, unknown>} */ (USUAL_GOALS)[ask] ?? {});

/** @template {object} T @param {T} object without what is empty @returns {T} */
function filled(object) {
  const entries = Object.entries(object).filter(
    ([, value]) =>
      value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return /** @type {T} */ (Object.fromEntries(entries));
}

/** @param {Lesson} draft @returns {string} as it is read: what was left empty is left out */
export const writeDraft = (draft) =>
  JSON.stringify({
    ...draft,
    'spyglass-lesson': versionFor(draft.chapters),
    title: draft.title.trim(),
    chapters: draft.chapters.map((chapter) => {
      const feedback = filled({
        ...chapter.feedback,
        cells: filled(chapter.feedback?.cells ?? {}),
      });
      const {cells} = feedback;
      const said =
        cells && Object.keys(cells).length > 0 ? feedback : {...feedback, cells: undefined};
      return filled({
        ...chapter,
        goal: filled(chapter.goal),
        hints: chapter.hints?.filter((hint) => hint.trim() !== ''),
        feedback: Object.keys(filled(said)).length > 0 ? filled(said) : undefined,
      });
    }),
  });

/** @param {unknown} value @param {number} most @returns {string} */
const textIn = (value, most) => (isText(value) ? tidied(value, most) : '');

/** @param {unknown} value somebody else's, or of another version @returns {Chapter | null} what of it can be written on */
function chapterIn(value) {
  if (!isObject(value)) return null;
  const {position, board, record, step, ask, goal, hints, feedback} = value;
  const start = filled({
    position: /** @type {Chapter['position']} */ (
      isObject(position) || isText(position) ? position : undefined
    ),
    board: isText(board) ? board : undefined,
    record: isText(record) ? record : undefined,
    step: record && isText(record) && isCount(step) ? step : undefined,
  });
  const said = isObject(feedback) ? feedback : {};
  const cells = isObject(said.cells) ? said.cells : {};
  return filled({
    title: textIn(value.title, LENGTHS.title),
    ...start,
    prompt: textIn(value.prompt, LENGTHS.prompt),
    ask: isOneOf(KINDS.sea, ask) ? ask : 'cell',
    goal: isObject(goal) ? goal : {},
    hints: (Array.isArray(hints) ? hints : [])
      .slice(0, MOST_HINTS)
      .map((hint) => textIn(hint, LENGTHS.hint)),
    feedback: {
      right: textIn(said.right, LENGTHS.feedback),
      near: textIn(said.near, LENGTHS.feedback),
      wrong: textIn(said.wrong, LENGTHS.feedback),
      cells: Object.fromEntries(
        Object.entries(cells).map(([cell, text]) => [cell, textIn(text, LENGTHS.feedback)]),
      ),
    },
    tries: isCount(value.tries) ? value.tries : undefined,
    points: isCount(value.points) ? value.points : undefined,
  });
}

/** @param {unknown} value @returns {Lesson | null} a draft; null where it is none */
export function readDraft(value) {
  if (
    !isObject(value) ||
    !isOneOf(VERSIONS, value['spyglass-lesson']) ||
    !Array.isArray(value.chapters)
  )
    return null;
  const chapters = value.chapters.slice(0, MOST_CHAPTERS).flatMap((one) => chapterIn(one) ?? []);
  return {
    'spyglass-lesson': 1,
    title: textIn(value.title, LENGTHS.title),
    ...(isText(value.language) ? {language: value.language} : {}),
    chapters: chapters.map((chapter) => ({...emptyChapter, ...chapter})),
  };
}
