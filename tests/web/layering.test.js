// The folders of the page import downwards only, and what is drawn knows neither flows nor the engine.

import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {test} from 'node:test';

const root = new URL('../../www/src/', import.meta.url);
const BASE = ['board', 'data', 'i18n', 'shell'];
const SEA = [...BASE, 'games/sea'];
const PAGE = [...BASE, 'app', 'offline'];
const GAMES = ['games/sea', 'games/reversi'];
/** What each folder may import besides itself. */
const BELOW = {
  board: [],
  data: [],
  // What is refused is coded alike everywhere.
  engine: ['shell'],
  i18n: ['board'],
  shell: ['board', 'i18n'],
  offline: ['i18n', 'shell'],
  'games/sea': [...BASE, 'offline'],
  // What its evaluation says of a finished game is the engine's own knowledge, without a worker.
  'games/reversi': [...BASE, 'engine'],
  'features/tutor': SEA,
  'features/review': SEA,
  'features/results': SEA,
  // The end of a hunt tells of its shots, as the review judged them.
  'features/ending': [...SEA, 'features/review'],
  'features/sound': SEA,
  // What a shot of a review gave up is told in shots, too.
  'features/shots-to-go': [...SEA, 'features/review'],
  'features/best-line': [...BASE, 'engine', 'games/reversi'],
  'features/solver': SEA,
  'features/puzzle': [...SEA, 'features/tutor'],
  'features/predict': [...SEA, 'features/review'],
  'features/compare': [...SEA, 'features/review'],
  app: [...SEA, 'offline'],
  // A costly shot is judged as a review judges it.
  'features/teaching': [...BASE, 'engine', ...GAMES, 'features/review'],
  'features/lessons': [...BASE, ...GAMES],
  pages: [...PAGE, 'engine', ...GAMES, 'features/best-line', 'features/teaching'],
  'pages/lesson': [...PAGE, 'engine', 'games/sea', 'features/lessons'],
  'pages/course': [...PAGE, 'games/sea'],
  'pages/lab': [...PAGE, 'engine', 'games/sea'],
  // A cell is called better there by the same measure.
  'pages/learn': [...PAGE, 'engine', 'games/sea', 'features/shots-to-go'],
  widget: [...BASE, 'app', 'engine', ...GAMES, 'features/tutor', 'features/lessons'],
  packaging: [...BASE, 'engine', 'games/sea', 'features/lessons', 'widget'],
};

/** What draws or words a state. */
const SIGHT = /(^board\/|\/view[/.-]|sentences\.js$)/;
/** What happens over time, and asks the engine. */
const OVER_TIME =
  /(^engine\/|(flow|commands|engine-request|turns|watching|opening|linking|keeping|loading|counting)\.js$)/;

/** @param {string} path @returns {string} the folder whose place the order tells */
function placeOf(path) {
  const [first, second, third] = path.split('/');
  return third && ['games', 'features', 'pages'].includes(first) ? `${first}/${second}` : first;
}

/** Every import of one file of the page by another. */
function imports() {
  const files = readdirSync(root, {recursive: true}).map((name) =>
    String(name).replaceAll('\\', '/'),
  );
  return files
    .filter((name) => name.endsWith('.js'))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, root), 'utf8');
      return [...source.matchAll(/^(?:import|export)\b[^;]*?from '(\.[^']+)'/gm)]
        .map(([, target]) => posix.join(posix.dirname(file), target))
        .filter((target) => !target.startsWith('..'))
        .map((target) => ({file, source, target}));
    });
}

test('no folder imports from above', () => {
  for (const {file, target} of imports()) {
    const [from, to] = [placeOf(file), placeOf(target)];
    const below = /** @type {Record<string, string[]>} */ (BELOW)[from];
    assert.ok(below, `${from} has its place in the order`);
    assert.ok(to === from || below.includes(to), `${file} imports ${target}`);
  }
});

test('what draws or words a state imports neither flows nor the engine', () => {
  const seen = imports().filter(({file}) => SIGHT.test(file));
  assert.ok(seen.length > 300);
  // The end of a game of Reversi is worded by what its evaluation says of it.
  const allowed = ['engine/final-discs.js'];
  for (const {file, target} of seen)
    assert.ok(!OVER_TIME.test(target) || allowed.includes(target), `${file} imports ${target}`);
});

test('a file that calls itself pure imports nothing that draws, words or happens over time', () => {
  const pure = imports().filter(({source}) => /^\/\/[^\n]*\bPure\b/.test(source));
  assert.ok(pure.length > 60);
  for (const {file, target} of pure)
    assert.ok(
      !SIGHT.test(target.replace(/^board\/cells/, '')) && !OVER_TIME.test(target),
      `${file} imports ${target}`,
    );
});
