// What a language lacks is added in English, and what it says stays.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {FluentResource} from '@fluent/bundle';
import {filled, messagesOf} from '../../scripts/lib/language.mjs';
import {at} from '../../scripts/lib/paths.mjs';

const english = readdirSync(at('www/src/i18n/en'))
  .filter((file) => file.endsWith('.ftl'))
  .map((file) => readFileSync(at(`www/src/i18n/en/${file}`), 'utf8'));

/** @param {string} source @returns {Map<string, string>} each message as it is understood */
const understood = (source) =>
  new Map(new FluentResource(source).body.map(({id, value}) => [id, JSON.stringify(value)]));

test('messages are parted as Fluent parts them', () => {
  for (const source of english) {
    assert.deepEqual([...messagesOf(source).keys()], [...understood(source).keys()]);
    for (const [key, text] of messagesOf(source))
      assert.deepEqual([...understood(text)], [[key, understood(source).get(key)]]);
  }
});

test('every message is there once it was filled, in English where it was not', () => {
  for (const source of english) {
    const all = [...messagesOf(source)];
    for (const step of [1, 2, 3, all.length + 1]) {
      const some = all.filter((_, index) => index % step === 1 % step);
      const own = some.map(([key], index) => `${key} = ${index} selbst`).join('\n');
      const text = filled(`${own}\n`, source);
      const expected = new Map([...understood(source), ...understood(own)]);
      assert.deepEqual(new Map([...understood(text)].sort()), new Map([...expected].sort()));
      assert.ok(text.startsWith(own), 'what stood there is not touched');
      assert.equal(filled(text, source), text, 'once is enough');
    }
    assert.equal(filled(null, source), source);
  }
});
