// The fuzzer of readers in JavaScript finds what it is there to find; and the readers of lessons hold their laws for some thousand inputs, as `npm run fuzz` has them hold for as long as one likes.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {fuzzed} from '../../scripts/lib/fuzz-script.mjs';
import {at} from '../../scripts/lib/paths.mjs';
import {planted} from './planted-fault.mjs';

/** The same in both suites: the full one throws others at them as well, for a while. */
const INPUTS = 1200;

const STEPS = /** @type {[number, number]} */ ([1e9, 0]);
const target = {
  ...{watched: /planted-fault\.mjs$/, law: planted, steps: STEPS},
  seeds: ['{"a":{"b":[1,2]},"c":"x"}'],
  words: ['deep', 'deeper'],
};
const after = (/** @type {number} */ most) => (/** @type {number} */ inputs) => inputs >= most;

test('a fault behind several conditions is found by what is run, and not without, and told by less', () => {
  const guided = fuzzed(target, {seed: 3, isOver: after(40_000)});
  assert.match(String(guided.fault?.message), /planted/);
  assert.throws(() => planted(guided.text ?? ''), /planted/);
  assert.ok((guided.text ?? '').length <= 60, String(guided.text));
  const blind = fuzzed(target, {seed: 3, isOver: after(guided.inputs), guided: false});
  assert.equal(blind.fault, null);
});

test('what takes more than its share of steps is a fault', () => {
  const letters = (/** @type {number} */ each) => ({
    ...target,
    law(/** @type {string} */ text) {
      for (let one = 0; one < text.length; one += 1) planted.step();
      return '';
    },
    steps: /** @type {[number, number]} */ ([5, each]),
  });
  assert.equal(fuzzed(letters(4), {seed: 1, isOver: after(500)}).fault, null);
  assert.match(
    String(fuzzed(letters(0), {seed: 1, isOver: after(500)}).fault?.message),
    /blocks were run/,
  );
});

for (const file of readdirSync(at('fuzz/readers')))
  if (file !== 'common.js')
    test(`${file}: whatever text comes in, its laws hold`, async () => {
      const reader = await import(at(`fuzz/readers/${file}`));
      const folder = at(`fuzz/seeds/${file.replace('.js', '')}`);
      const own = readdirSync(at('fuzz/seeds')).includes(file.replace('.js', ''))
        ? readdirSync(folder).map((one) => readFileSync(`${folder}/${one}`, 'utf8'))
        : [];
      const seeds = [...reader.seeds, ...own];
      const {fault, inputs, corpus} = fuzzed({...reader, seeds}, {seed: 1, isOver: after(INPUTS)});
      assert.equal(fault, null, fault?.stack);
      // It has led further than where it began.
      assert.ok(inputs >= INPUTS && corpus.length > seeds.length + 3, `${corpus.length}`);
    });
