// Lessons on this device, and how far those played have come. Where nothing may be stored, nothing is.
import {isNumber, isObject, isText} from '../../shell/checks.js';
import {readDeck, writeDeck} from './deck.js';
import {emptyChapter, emptyDraft, readDraft, startedFrom, writeDraft} from './draft.js';
import {MOST_CHAPTERS} from './format.js';

/** @import {Lesson, LessonProgress} from './types.js' */
/** @typedef {{id: string, at: number, lesson: Lesson}} KeptLesson a lesson on this device, whole or being written */

const LESSONS = 'spyglass-lessons';
const DECK = 'spyglass-deck';
const PROGRESS = 'spyglass-lesson-progress';
const MOST_KEPT = 40;
const MOST_PROGRESS = 40;

/** @param {string} name @returns {unknown} */
export function stored(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** @param {string} name @param {unknown} value @returns {boolean} whether that could be stored */
export function store(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
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

export function createShelf() {
  /** @returns {KeptLesson[]} the newest first */
  function read() {
    const value = stored(LESSONS);
    const rows = isObject(value) && value.version === 1 && Array.isArray(value.lessons);
    return (rows ? /** @type {unknown[]} */ (value.lessons) : [])
      .flatMap(keptIn)
      .sort((one, other) => other.at - one.at);
  }

  /** @param {KeptLesson[]} lessons */
  const write = (lessons) => store(LESSONS, {version: 1, lessons: lessons.slice(0, MOST_KEPT)});

  return {
    read,
    /** @param {string} id @returns {string | null} */
    text(id) {
      const found = read().find((one) => one.id === id);
      return found ? writeDraft(found.lesson) : null;
    },
    /** @param {string} id @param {Lesson} lesson @returns {boolean} whether it is kept */
    keep: (id, lesson) =>
      write([{id, at: Date.now(), lesson}, ...read().filter((one) => one.id !== id)]),
    /** The lesson written last, or a new one, with a position as its last chapter. @param {import('./draft.js').Start} start @param {{title: string, language: string}} fresh */
    withPosition(start, {title, language}) {
      const last = read().find(({lesson}) => lesson.chapters.length < MOST_CHAPTERS);
      const {id, lesson} = last ?? {
        id: freshId(),
        lesson: {...emptyDraft(title, language), chapters: []},
      };
      return {
        id,
        lesson: {...lesson, chapters: [...lesson.chapters, startedFrom(emptyChapter, start)]},
      };
    },
    /** @param {string} id */
    forget: (id) => write(read().filter((one) => one.id !== id)),
  };
}

/** Exercises of one's own. */
export function createDeckShelf() {
  /** @returns {import('./deck.js').Exercise[]} none where another hand has written them */
  function read() {
    try {
      return readDeck(JSON.stringify(stored(DECK)));
    } catch {
      return [];
    }
  }
  return {
    read,
    /** @param {import('./deck.js').Exercise[]} deck @returns {boolean} whether it is kept */
    write: (deck) => store(DECK, JSON.parse(writeDeck(deck))),
  };
}

/** A lesson that is changed begins anew. */
export function createProgressShelf() {
  /** @returns {[text: string, progress: unknown][]} */
  function read() {
    const value = stored(PROGRESS);
    const rows = isObject(value) && value.version === 1 ? value.rows : [];
    return Array.isArray(rows)
      ? rows.filter((row) => Array.isArray(row) && row.length === 2 && isText(row[0]))
      : [];
  }

  return {
    /** @param {string} text */
    read: (text) => read().find(([key]) => key === keyOf(text))?.[1] ?? null,
    /** @param {string} text @param {LessonProgress | null} progress */
    write(text, progress) {
      const others = read().filter(([key]) => key !== keyOf(text));
      const rows = progress ? [[keyOf(text), progress], ...others] : others;
      store(PROGRESS, {version: 1, rows: rows.slice(0, MOST_PROGRESS)});
    },
  };
}

/** A short name of a text: FNV-1a over its code units, twice. @param {string} text */
function keyOf(text) {
  const hash = (/** @type {number} */ start) => {
    let value = start;
    for (let at = 0; at < text.length; at += 1)
      value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
    return value.toString(36);
  };
  return `${hash(0x811c9dc5)}-${hash(0x9dc5811c)}-${text.length}`;
}
