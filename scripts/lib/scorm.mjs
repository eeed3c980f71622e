// A folder of lessons, each made into a package for learning platforms, or refused by itself.

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {MOST_TEXT} from '../../www/src/features/lessons/format.js';
import {MOST_FILE, openLesson} from '../../www/src/features/lessons/source.js';
import {CONTENT} from '../../www/src/packaging/scorm/content.js';
import {packedLesson} from '../../www/src/packaging/scorm/package.js';
import {codeOf, refusal, refusalOf} from '../../www/src/shell/refusal.js';
import {Refusal} from './run.mjs';

/** @typedef {import('../../www/src/features/lessons/player-flow.js').Engines} Engines */
/** @typedef {import('../../www/src/packaging/scorm/package.js').Scripts} Scripts */

/** What would steer the terminal or end its line. @param {unknown} value */
const shown = (value) => String(value).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');

/** @param {string} file whether it is a package that was made here */
function isPackage(file) {
  try {
    const one = unzipSync(readFileSync(file), {filter: ({name}) => name === 'index.html'});
    return strFromU8(one['index.html']).includes(`id="${CONTENT}"`);
  } catch {
    return false;
  }
}

/** Whole or not at all, and over nothing but packages. @param {string} file @param {Uint8Array} content */
function written(file, content) {
  const part = `${file}.part`;
  if (existsSync(file) && !isPackage(file)) throw refusal('package-in-the-way');
  try {
    writeFileSync(part, content);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, {force: true});
    throw refusal('package-not-written', {cause: codeOf(error, 'unknown')});
  }
}

/** @param {string} file @returns {Buffer} */
function bytesOf(file) {
  try {
    if (statSync(file).size <= MOST_FILE) return readFileSync(file);
  } catch (error) {
    throw refusal('lesson-not-loaded', {cause: codeOf(error, 'unknown')});
  }
  throw refusal('lesson-too-large', {most: MOST_TEXT});
}

/** @param {string} file */
function textOf(file) {
  const bytes = bytesOf(file);
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw refusal('lesson-encoding');
  }
}

/** @param {string} path */
const kindOf = (path) => {
  const found = statSync(path, {throwIfNoEntry: false});
  if (!found) return 'none';
  return found.isDirectory() ? 'folder' : 'file';
};

/** @param {unknown} error @returns {string} the code, and what it is about */
function faultIn(error) {
  const {code, args = {}} = refusalOf(error);
  const about = Object.entries(args).map(([name, value]) => `${name} ${shown(value)}`);
  return about.length > 0 ? `${code} (${about.join(', ')})` : code;
}

/**
 * @param {object} work
 * @param {string} work.folder with the lessons, `*.json`, or links to them
 * @param {string} [work.out] the folder where the packages are written, each named as its lesson
 * @param {import('../../www/src/packaging/scorm/package.js').Packing} [work.how]
 * @param {() => Promise<Scripts>} work.scripts
 * @param {() => Promise<Engines>} work.engines
 * @param {(line: string) => void} work.say @param {(line: string) => void} work.complain
 * @returns {Promise<boolean>} whether every lesson has become a package
 */
export async function packFolder({folder, out = folder, how, scripts, engines, say, complain}) {
  if (kindOf(folder) !== 'folder') throw new Refusal(`${shown(folder)} is no folder.`);
  if (kindOf(out) === 'file') throw new Refusal(`${shown(out)} is a file, not a folder.`);
  const lessons = readdirSync(folder)
    .filter((name) => /\.json$/i.test(name) && kindOf(join(folder, name)) !== 'folder')
    .sort();
  if (lessons.length === 0)
    throw new Refusal(`${shown(folder)} has no lesson: no file ends with .json.`);
  const opened = await engines();
  /** What every package holds, made once the first lesson has been read. @type {Scripts | undefined} */
  let held;
  let refused = 0;
  /** @type {Set<string>} */
  const zips = new Set();
  for (const name of lessons) {
    try {
      const lesson = await openLesson(textOf(join(folder, name)), opened);
      held ??= await scripts();
      const zip = name.replace(/json$/i, 'zip');
      if (zips.has(zip)) throw refusal('package-in-the-way');
      zips.add(zip);
      mkdirSync(out, {recursive: true});
      written(join(out, zip), packedLesson(lesson, held, how));
      say(`${shown(name)}: ${shown(zip)}`);
    } catch (error) {
      refused += 1;
      complain(`${shown(name)}: ${faultIn(error)}`);
    }
  }
  return refused === 0;
}
