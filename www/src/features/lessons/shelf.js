// Lessons on this device, and how far those played have come. Where nothing may be stored, nothing is.
import {isNumber, isObject, isText} from '../../shell/checks.js';
import {shortName} from '../../shell/short-name.js';
import {emptyChapter, emptyDraft, readDraft, startedFrom, writeDraft} from './draft.js';
import {MOST_CHAPTERS} from './format.js';

/** @import {Lesson, LessonProgress} from './types.js' */
/** @typedef {{id: string, at: number, lesson: Lesson}} KeptLesson a lesson on this device, whole or being written */

export const LESSONS = 'spyglass-lessons';
/** Of exercises. */
export const DECK = 'spyglass-deck';
const PROGRESS = 'spyglass-lesson-progress';
export const MOST_KEPT = 40;
const MOST_PROGRESS = 40;

/** @param {string} name @returns {string | null} */
export function textIn(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} text @returns {boolean} whether that could be stored */
function store(name, text) {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string | null} text @returns {unknown} undefined where it is none */
function valueIn(text) {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** @param {string} name @returns {string[]} what could not be read */
export function asideTexts(name) {
  const value = valueIn(textIn(`${name}-unread`));
  return Array.isArray(value) ? value.filter(isText) : [];
}

/** What cannot be read here, of a newer version or broken, is put aside whole before it is written over. @param {string} name @param {string} text @returns {boolean} whether it is there */
function setAside(name, text) {
  const texts = asideTexts(name);
  return texts.includes(text) || store(`${name}-unread`, JSON.stringify([...texts, text]));
}

/**
 * What is kept under a name.
 * @template T
 * @param {string} name
 * @param {(value: unknown) => T | null} read of what is there, also of nothing (null); null where it cannot be read whole
 * @param {(value: unknown) => T} rest what of that can be read
 */
export function createKept(name, read, rest) {
  /** @returns {string | null} what is there and cannot be read whole */
  function unread() {
    const text = textIn(name);
    return text === null || read(valueIn(text)) !== null ? null : text;
  }

  return {
    unread,
    read() {
      const value = valueIn(textIn(name));
      return read(value) ?? rest(value);
    },
    /** @param {unknown} value @returns {boolean} whether it is kept */
    write(value) {
      const before = unread();
      return (before === null || setAside(name, before)) && store(name, JSON.stringify(value));
    },
  };
}

/** The rows of a version that is known. @param {unknown} value @param {string} key @returns {unknown[] | null} null where there are none to be read */
function rowsIn(value, key) {
  if (value === null) return [];
  const rows = isObject(value) && value.version === 1 ? value[key] : null;
  return Array.isArray(rows) ? rows : null;
}

/** @param {unknown} row @returns {KeptLesson[]} none where another hand has written it */
function keptIn(row) {
  if (!isObject(row) || !isText(row.id) || !isNumber(row.at)) return [];
  const lesson = readDraft(row.lesson);
  return lesson ? [{id: row.id, at: row.at, lesson}] : [];
}

/** A name that no other lesson on this device has. */
export const freshId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (code) => (code % 36).toString(36)).join(
    '',
  );

/** @typedef {'lessons-not-kept' | 'lessons-full' | 'changed'} NotKept why a lesson is not kept: nothing can be stored, there are as many as are kept, it was changed elsewhere since it was read */

export function createShelf() {
  const lessonsIn = (/** @type {unknown} */ value) =>
    rowsIn(value, 'lessons')?.map((row) => keptIn(row)) ?? null;
  const kept = createKept(
    LESSONS,
    (value) => {
      const lessons = lessonsIn(value);
      return lessons?.every((one) => one.length === 1) ? lessons.flat() : null;
    },
    (value) => lessonsIn(value)?.flat() ?? [],
  );
  /** @returns {KeptLesson[]} the newest first */
  const read = () => kept.read().toSorted((one, other) => other.at - one.at);

  /** @param {KeptLesson[]} lessons */
  const write = (lessons) => kept.write({version: 1, lessons});

  return {
    read,
    isFull: () => read().length >= MOST_KEPT,
    /** @param {string} id @returns {string | null} */
    text(id) {
      const found = read().find((one) => one.id === id);
      return found ? writeDraft(found.lesson) : null;
    },
    /**
     * @param {string} id
     * @param {Lesson} lesson
     * @param {number | null} seen when it was kept last, as far as its writer knows
     * @returns {number | NotKept} when it was kept
     */
    keep(id, lesson, seen) {
      const lessons = read();
      const before = lessons.find((one) => one.id === id);
      if (before && before.at !== seen) return 'changed';
      if (!before && lessons.length >= MOST_KEPT) return 'lessons-full';
      const at = Math.max(Date.now(), (seen ?? 0) + 1);
      const others = lessons.filter((one) => one !== before);
      return write([{id, at, lesson}, ...others]) ? at : 'lessons-not-kept';
    },
    /** The lesson written last, or a new one, with a position as its last chapter. @param {import('./draft.js').Start} start @param {{title: string, language: string}} fresh */
    withPosition(start, {title, language}) {
      const last = read().find(({lesson}) => lesson.chapters.length < MOST_CHAPTERS);
      const {id, at, lesson} = last ?? {
        id: freshId(),
        at: null,
        lesson: {...emptyDraft(title, language), chapters: []},
      };
      return {
        ...{id, at},
        lesson: {...lesson, chapters: [...lesson.chapters, startedFrom(emptyChapter, start)]},
      };
    },
    /** @param {string} id */
    forget: (id) => write(read().filter((one) => one.id !== id)),
  };
}

/** A lesson that is changed begins anew. */
export function createProgressShelf() {
  const isRow = (/** @type {unknown} */ row) =>
    Array.isArray(row) && row.length === 2 && isText(row[0]);
  const kept = createKept(
    PROGRESS,
    (value) => {
      const rows = rowsIn(value, 'rows');
      return rows?.every(isRow) ? rows : null;
    },
    (value) => rowsIn(value, 'rows')?.filter(isRow) ?? [],
  );
  const read = () => /** @type {[text: string, progress: unknown][]} */ (kept.read());

  return {
    /** @param {string} text */
    read: (text) => read().find(([key]) => key === shortName(text))?.[1] ?? null,
    /** @param {string} text @param {LessonProgress | null} progress */
    write(text, progress) {
      const others = read().filter(([key]) => key !== shortName(text));
      const rows = progress ? [[shortName(text), progress], ...others] : others;
      kept.write({version: 1, rows: rows.slice(0, MOST_PROGRESS)});
    },
  };
}
