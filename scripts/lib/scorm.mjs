// A folder of lessons, each made into a package for learning platforms, or refused by itself.

import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {MOST_TEXT} from '../../www/src/features/lessons/format.js';
import {MOST_FILE, openLesson} from '../../www/src/features/lessons/source.js';
import {packedLesson} from '../../www/src/packaging/scorm/package.js';
import {refusal, refusalOf} from '../../www/src/shell/refusal.js';
import {Refusal} from './run.mjs';

/** @typedef {import('../../www/src/features/lessons/player-flow.js').Engines} Engines */
/** @typedef {import('../../www/src/packaging/scorm/package.js').Scripts} Scripts */

/** Whole or not at all. @param {string} file @param {Uint8Array} content */
function written(file, content) {
  const part = `${file}.part`;
  try {
    writeFileSync(part, content);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, {force: true});
    throw error;
  }
}

/** @param {string} file */
function textOf(file) {
  if (statSync(file).size > MOST_FILE) throw refusal('lesson-too-large', {most: MOST_TEXT});
  return readFileSync(file, 'utf8');
}

/** @param {unknown} error @returns {string} the code, and what it is about */
function faultIn(error) {
  const {code, args = {}} = refusalOf(error);
  const about = Object.entries(args).map(([name, value]) => `${name} ${value}`);
  return about.length > 0 ? `${code} (${about.join(', ')})` : code;
}

/**
 * @param {object} work
 * @param {string} work.folder with the lessons, `*.json`
 * @param {string} [work.out] where the packages are written, each named as its lesson
 * @param {import('../../www/src/packaging/scorm/package.js').Packing} [work.how]
 * @param {() => Promise<Scripts>} work.scripts
 * @param {() => Promise<Engines>} work.engines
 * @param {(line: string) => void} work.say @param {(line: string) => void} work.complain
 * @returns {Promise<boolean>} whether every lesson has become a package
 */
export async function packFolder({folder, out = folder, how, scripts, engines, say, complain}) {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory())
    throw new Refusal(`${folder} is no folder.`);
  const lessons = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({name}) => name)
    .sort();
  if (lessons.length === 0) throw new Refusal(`${folder} has no lesson: no file ends with .json.`);
  const opened = await engines();
  /** What every package holds, made once the first lesson has been read. @type {Scripts | undefined} */
  let held;
  let refused = 0;
  for (const name of lessons) {
    try {
      const lesson = await openLesson(textOf(join(folder, name)), opened);
      held ??= await scripts();
      const zip = name.replace(/json$/, 'zip');
      mkdirSync(out, {recursive: true});
      written(join(out, zip), packedLesson(lesson, held, how));
      say(`${name}: ${zip}`);
    } catch (error) {
      refused += 1;
      complain(`${name}: ${faultIn(error)}`);
    }
  }
  return refused === 0;
}
