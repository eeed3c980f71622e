// The guides of docs/adding: each holds a worked example, block by block, and here the blocks become files.
//
// A fence says what its block is: "```rust new PATH" a whole file, "```diff PATH" a change of one that is there, "```sh check"
// the commands that prove it. All other blocks are words to the reader. The guide is the only copy of its example.

import {readdirSync, readFileSync} from 'node:fs';
import {at} from './paths.mjs';

/** @typedef {{line: number, path: string, whole: boolean, text: string[]}} Edit `line`: where the block stands in its guide */
/** @typedef {{name: string, edits: Edit[], checks: string[]}} Guide */

/** Something about a guide that does not fit the tree. */
export class GuideError extends Error {}

const FENCE = /^```(\w*) ?(.*)$/;
const PATH = /^(?!.*\.\.)[\w.][\w./-]*$/;

export const guideNames = () =>
  readdirSync(at('docs/adding'))
    .filter((name) => name.endsWith('.md'))
    .sort();

/** @param {string} name */
export const readGuide = (name) =>
  parseGuide(`docs/adding/${name}`, readFileSync(at(`docs/adding/${name}`), 'utf8'));

/**
 * @param {string} name
 * @param {string} markdown
 * @returns {Guide}
 */
export function parseGuide(name, markdown) {
  /** @type {Guide} */
  const guide = {name, edits: [], checks: []};
  /** @type {{line: number, language: string, rest: string, text: string[]} | null} */
  let block = null;
  for (const [index, line] of markdown.split('\n').entries()) {
    const [fence, language = '', rest = ''] = FENCE.exec(line) ?? [];
    if (block === null && fence !== undefined) {
      block = {line: index + 1, language, rest, text: []};
    } else if (block !== null && line === '```') {
      take(guide, block);
      block = null;
    } else {
      block?.text.push(line);
    }
  }
  if (block !== null) throw new GuideError(`${name}:${block.line}: this block has no end`);
  return guide;
}

/**
 * @param {Guide} guide
 * @param {{line: number, language: string, rest: string, text: string[]}} block
 */
function take(guide, {line, language, rest, text}) {
  if (rest === '') return;
  if (language === 'sh' && rest === 'check') {
    guide.checks.push(...text);
    return;
  }
  const whole = language !== 'diff';
  const path = whole ? rest.replace(/^new /, '') : rest;
  if (whole !== rest.startsWith('new ') || !PATH.test(path))
    throw new GuideError(`${guide.name}:${line}: what is to be done with '${rest}'?`);
  guide.edits.push({line, path, whole, text});
}

/**
 * The tree as it is once the guide was followed.
 *
 * @param {Guide} guide
 * @param {(path: string) => string | null} read what a file holds; null where there is none
 * @returns {Map<string, string>} the files that differ
 */
export function follow(guide, read) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const edit of guide.edits) {
    const where = `${guide.name}:${edit.line}: ${edit.path}`;
    const before = files.get(edit.path) ?? read(edit.path);
    if (edit.whole) {
      if (before !== null) throw new GuideError(`${where} is there already`);
      files.set(edit.path, `${edit.text.join('\n')}\n`);
    } else {
      if (before === null) throw new GuideError(`${where} is not there`);
      files.set(
        edit.path,
        hunksOf(edit.text).reduce((text, hunk) => changed(text, hunk, where), before),
      );
    }
  }
  return files;
}

/** @param {string[]} text @returns {string[][]} the parts of a change, parted by lines `@@` */
function hunksOf(text) {
  /** @type {string[][]} */
  const hunks = [[]];
  for (const line of text) {
    if (line === '@@') hunks.push([]);
    else hunks.at(-1)?.push(line);
  }
  return hunks;
}

/**
 * Line numbers grow old; what stands around a change tells its place, if it stands there once. Lines with nothing around them
 * go to the end.
 *
 * @param {string} text
 * @param {string[]} hunk
 * @param {string} where
 */
function changed(text, hunk, where) {
  const stray = hunk.find((line) => line !== '' && !' +-'.includes(line[0]));
  if (stray !== undefined) throw new GuideError(`${where}: '${stray}' begins with no + - or blank`);
  const side = (/** @type {string} */ sign) =>
    hunk.filter((line) => line[0] !== sign).map((line) => line.slice(1));
  const [old, next] = [side('+'), side('-')];
  if (old.length === 0) return `${text}${next.join('\n')}\n`;
  const lines = text.split('\n');
  const places = lines.flatMap((_, place) =>
    old.every((line, offset) => lines[place + offset] === line) ? [place] : [],
  );
  if (places.length !== 1)
    throw new GuideError(`${where} has these lines ${places.length} times:\n${old.join('\n')}`);
  return [...lines.slice(0, places[0]), ...next, ...lines.slice(places[0] + old.length)].join('\n');
}
