// Where a lesson comes from: its own text, a link that holds it, or a file of the same site. Over time.
import {unpacked} from '../../shell/base64url.js';
import {refusal} from '../../shell/refusal.js';
import {gameOf, MOST_TEXT, readLesson} from './format.js';
import {scenesOf} from './scenes.js';

/** @import {Chapter, Lesson} from './types.js' */
/** @typedef {import('./player-flow.js').Engines} Engines */

/** @param {string} search @returns {string | null} the text of the lesson that a link holds */
export function lessonIn(search) {
  const packed = new URLSearchParams(search).get('l');
  return packed === null ? null : unpacked(packed);
}

/** What a file holds, as far as a lesson may reach. @param {Response} response */
async function bodyOf(response) {
  if (Number(response.headers.get('content-length') ?? 0) > 4 * MOST_TEXT)
    throw refusal('lesson-too-large', {most: MOST_TEXT});
  return response.text();
}

/** @param {string} href @param {string} base of the page around */
async function fetched(href, base) {
  const url = new URL(href, base);
  if (url.origin !== new URL(base).origin) throw refusal('lesson-elsewhere');
  try {
    const response = await fetch(url, {credentials: 'same-origin'});
    if (!response.ok) throw refusal('lesson-not-loaded');
    return await bodyOf(response);
  } catch (error) {
    throw refusal(
      error instanceof Error && 'code' in error ? String(error.code) : 'lesson-not-loaded',
      {most: MOST_TEXT},
    );
  }
}

/** @param {string} said JSON, a link that holds a lesson, or the address of a file beside the page @param {string} base @returns {Promise<string>} */
export async function lessonText(said, base) {
  const text = said.trim();
  if (/^\ufeff?[{[]/.test(text)) return text;
  const [, query] = /\?([^#]*)/.exec(text) ?? [];
  if (query !== undefined && new URLSearchParams(query).has('l')) {
    const held = lessonIn(query);
    if (held === null) throw refusal('no-lesson');
    return held;
  }
  return fetched(text, base);
}

/**
 * The one way in: a lesson is read whole, and each chapter opened by the engine, or it is refused with a code and nothing changes.
 * @param {string} text
 * @param {Engines} engines
 * @returns {Promise<Lesson>}
 */
export async function openLesson(text, engines) {
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
    // What is wrong with the engine is no fault of the lesson.
    if (/^(engine-|no-wasm|no-simd|csp-|connect-)/.test(code)) throw error;
    // What is asked does not fit what is there.
    if (code === 'bad-lesson' || code === 'lesson-kind-not-for-game')
      throw refusal(code, {...args, chapter: number});
    const cause = args && 'cause' in args ? `${code}: ${args.cause}` : code;
    throw refusal('lesson-position', {...args, chapter: number, cause});
  }
}
