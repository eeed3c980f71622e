// Words are sent without what only translators read, and say the same.

import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {FluentResource} from '@fluent/bundle';
import pack from '../../scripts/lib/words-loader.mjs';

const here = (/** @type {string} */ path) => new URL(`../../www/src/i18n/${path}`, import.meta.url);

test('packed words hold every message of every language, and no comment', () => {
  let files = 0;
  for (const language of ['en', 'it', 'ru', 'tr', 'el'])
    for (const file of readdirSync(here(language)).filter((name) => name.endsWith('.ftl'))) {
      const source = readFileSync(here(`${language}/${file}`), 'utf8');
      const packed = pack(source);
      assert.deepEqual(new FluentResource(packed).body, new FluentResource(source).body);
      assert.doesNotMatch(packed, /^#|\n\n/m, file);
      files += 1;
    }
  assert.ok(files > 80, `${files}`);
});
