// Where a lesson comes from: its own text, a link that holds it, or a file of the same site. Over time.
import {isEngineFault} from '../../shell/engine-fault.js';
import {refusal} from '../../shell/refusal.js';
import {gameOf, MOST_TEXT, readLesson} from './format.js';
import {lessonIn} from './link.js';
import {scenesOf} from './scenes.js';

/** @import {Chapter, Lesson} from './types.js' */
/** @typedef {import('./player-flow.js').Engines} Engines */

/** In bytes: a file of more holds no lesson. */
export const MOST_FILE = 4 * MOST_TEXT;

/** What a file holds, as far as a lesson may reach: what its head says of its size need not be true. @param {Response} response */
async function bodyOf(response) {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > MOST_FILE) {
      void reader?.cancel().catch(() => {});
      throw refusal('lesson-too-large', {most: MOST_TEXT});
    }
    text += decoder.decode(part.value, {stream: true});
  }
  return text + decoder.decode();
}

/**
 * @typedef {object} Place of the page around
 * @property {string} base from which addresses are read, which the page may have set elsewhere
 * @property {string} origin of the page itself
 */

/** @param {string} href @param {Place} place */
async function fetched(href, {base, origin}) {
  try {
    const url = new URL(href, base);
    if (url.origin !== origin) throw refusal('lesson-elsewhere');
    const response = await fetch(url, {credentials: 'same-origin', redirect: 'error'});
    if (!response.ok) throw refusal('lesson-not-loaded');
    return await bodyOf(response);
  } catch (error) {
    throw refusal(
      error instanceof Error && 'code' in error ? String(error.code) : 'lesson-not-loaded',
      {most: MOST_TEXT},
    );
  }
}

/** @param {string} said JSON, a link that holds a lesson, or the address of a file beside the page @param {Place} place @returns {Promise<string>} */
export async function lessonText(said, place) {
  const text = said.trim();
  if (/^\ufeff?[{[]/.test(text)) return text;
  const [, query] = /\?([^#]*)/.exec(text) ?? [];
  if (query !== undefined && new URLSearchParams(query).has('l')) {
    const held = lessonIn(text);
    if (held === null) throw refusal('no-lesson');
    return held;
  }
  return fetched(text, place);
}

/**
 * The one way in: a lesson is read whole, and each chapter opened by the engine, or it is refused with a code and nothing changes.
 * @param {string} text
 * @param {Engines} engines
 * @returns {Promise<Lesson>}
 */
export async function openLesson(text, engines) {
  if (text.startsWith('PK\x03\x04')) throw refusal('lesson-is-package');
  // What a decoder could not read.
  if (text.includes('\ufffd')) throw refusal('lesson-encoding');
  const lesson = readLesson(text);
  for (const [at, chapter] of lesson.chapters.entries())
    await checkChapter(chapter, at + 1, engines);
  return lesson;
}

/** @param {Chapter} chapter @param {number} number @param {Engines} engines */
async function checkChapter(chapter, number, engines) {
  const scenes = await scenesOf(gameOf(chapter), engines);
  try {
    await scenes.check(await scenes.open(chapter), chapter);
  } catch (error) {
    const {code = 'unknown', args} = /** @type {import('../../shell/game.js').Refusal} */ (error);
    if (isEngineFault(error)) throw error;
    // What is asked does not fit what is there.
    if (code === 'bad-lesson' || code === 'lesson-kind-not-for-game')
      throw refusal(code, {...args, chapter: number});
    const cause = args && 'cause' in args ? `${code}: ${args.cause}` : code;
    throw refusal('lesson-position', {...args, chapter: number, cause});
  }
}
