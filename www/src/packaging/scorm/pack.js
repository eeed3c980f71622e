// Packages made in the browser: fetched when one is wished for, with what every package holds.
import {readLesson, writeLesson} from '../../features/lessons/format.js';
import {refusal} from '../../shell/refusal.js';
import {REPORTING, SINGLE} from './files.js';
import {packedGame, packedLesson} from './package.js';

/** @import {Lesson} from '../../features/lessons/types.js' */
/** @import {Packing} from './package.js' */

/** @param {string} name of a script that stands beside the pages @returns {Promise<Uint8Array>} */
async function script(name) {
  const root = new URL(__webpack_public_path__, location.href);
  const response = await fetch(new URL(`scorm/${name}`, root)).catch(() => null);
  if (!response?.ok) throw refusal('package-not-loaded');
  return new Uint8Array(await response.arrayBuffer());
}

async function scripts() {
  const [single, reporting] = await Promise.all([SINGLE, REPORTING].map(script));
  return {single, reporting};
}

/**
 * @param {Lesson | string} lesson or its text, which is refused with the codes of lessons
 * @param {Packing} [how]
 * @returns {Promise<Uint8Array<ArrayBuffer>>} a zip
 */
export async function packLesson(lesson, how) {
  const read = readLesson(typeof lesson === 'string' ? lesson : writeLesson(lesson));
  return packedLesson(read, await scripts(), how);
}

/**
 * @param {{title: string, attributes: Record<string, string | boolean>}} game attributes of the element
 * @param {Packing} [how]
 * @returns {Promise<Uint8Array<ArrayBuffer>>} a zip
 */
export const packGame = async (game, how) => packedGame(game, await scripts(), how);
