// Every word that the scripts of a page name is among the words that they load.

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {messagesOf} from '../../scripts/lib/language.mjs';
import {sourceOf, sources} from './english.mjs';

const root = new URL('../../www/src/', import.meta.url);
const IMPORTS = /\b(?:from|import\(?)\s*'(\.{1,2}\/[^']+\.(?:js|ftl))'/g;

/** Types are imported in comments. */
const COMMENTS = /\/\*[\s\S]*?\*\//g;

/** @param {string} entry @returns {URL[]} all that it imports, at once or later */
function reachedFrom(entry) {
  const seen = new Map();
  const waiting = [new URL(entry, root)];
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (seen.has(url.href)) continue;
    seen.set(url.href, url);
    if (!url.pathname.endsWith('.js')) continue;
    for (const [, named] of readFileSync(url, 'utf8').replaceAll(COMMENTS, '').matchAll(IMPORTS))
      waiting.push(new URL(named, url));
  }
  return [...seen.values()];
}

/** Of a file of which they call one function, pages reach the others too: these speak of a review, which neither page has. */
const review = new Set(messagesOf(sourceOf('review.ftl')).keys());
const WITHOUT_REVIEW = ['pages/lab/lab.js', 'pages/learn/learn.js'];

const all = new Set(sources.flatMap((name) => [...messagesOf(sourceOf(name)).keys()]));

for (const entry of [
  'pages/sea.js',
  'pages/reversi.js',
  'pages/lab/lab.js',
  'pages/learn/learn.js',
  'widget/reversi-game.js',
])
  test(`${entry} loads every word that it names`, () => {
    const reached = reachedFrom(entry);
    const loaded = new Set();
    const named = new Set();
    for (const url of reached) {
      const text = readFileSync(url, 'utf8');
      if (url.pathname.endsWith('.ftl')) for (const key of messagesOf(text).keys()) loaded.add(key);
      // Where words are asked for by name.
      else for (const [, key] of text.matchAll(/\bwords\(\s*'([a-z][\w-]*)'/g)) named.add(key);
    }
    assert.ok(loaded.size > 100 && named.size > 20, `${loaded.size} loaded, ${named.size} named`);
    const missing = [...named].filter((key) => all.has(key) && !loaded.has(key));
    const spoken = missing.filter((key) => !(WITHOUT_REVIEW.includes(entry) && review.has(key)));
    assert.deepEqual(spoken, []);
  });
