// Words are sent without what only translators read, and say the same.

import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {FluentResource} from '@fluent/bundle';
import {PACKS} from '../../scripts/lib/word-packs.mjs';
import words, {sent} from '../../scripts/lib/words-loader.mjs';

const here = (/** @type {string} */ path) => new URL(`../../www/src/i18n/${path}`, import.meta.url);

test('packed words hold every message of every language, and no comment', () => {
  let files = 0;
  for (const language of ['en', 'it', 'ru', 'tr', 'el'])
    for (const file of readdirSync(here(language)).filter((name) => name.endsWith('.ftl'))) {
      const source = readFileSync(here(`${language}/${file}`), 'utf8');
      const packed = sent(source);
      assert.deepEqual(new FluentResource(packed).body, new FluentResource(source).body);
      assert.doesNotMatch(packed, /^#|\n\n/m, file);
      files += 1;
    }
  assert.ok(files > 80, `${files}`);
});

test('a pack brings every file of it along', () => {
  for (const [first, others] of Object.entries(PACKS)) {
    const resourcePath = fileURLToPath(here(`el/${first}.ftl`));
    /** @type {string[]} */
    const read = [];
    const context = {
      ...{resourcePath, resourceQuery: '?pack'},
      addDependency: (/** @type {string} */ file) => read.push(file),
    };
    const packed = Reflect.apply(words, context, [readFileSync(resourcePath, 'utf8')]);
    const text = JSON.parse(packed.slice('export default '.length, -1));
    const keys = new Set(new FluentResource(text).body.map(({id}) => id));
    for (const name of [first, ...others])
      for (const {id} of new FluentResource(readFileSync(here(`el/${name}.ftl`), 'utf8')).body)
        assert.ok(keys.has(id), `${name}: ${id}`);
    assert.equal(read.length, others.length);
  }
});
