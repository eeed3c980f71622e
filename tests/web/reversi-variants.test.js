// Where text and program of Reversi's source differ: in the engine, in the trees, and in the table on the page.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {treeOf} from '../../www/src/games/reversi/select.js';
import {VARIANTS} from '../../www/src/games/reversi/state.js';
import {KEYS, renderDifferences} from '../../www/src/games/reversi/view-differences.js';
import {renderTerms} from '../../www/src/games/reversi/view-reason.js';
import {drawn} from './drawn.mjs';
import {reversi as door} from './reversi-engine.mjs';
import {speech} from './speech.mjs';

/** A corner with its edges held by White, and the disc beside them that its program alone takes for stable. */
const BOARD = 'OOOX----OOX-----OXOXX----XXOX-----XXX---------------------------';

/** @param {string} side @returns {any} */
const opened = (side) => door.openPosition(`${BOARD} ${side}`);

const tables = door.tables();

test('the variants are those the agents take, and a tree is weighed by the one that is asked for', () => {
  const game = opened('X');
  const {terms, values} = game.glance();
  for (const variant of VARIANTS) {
    const agent = `minimax-novice(variant=${variant})`;
    assert.equal(
      treeOf(agent, /** @type {any} */ ({tables, treeWish: {depth: 1}})).variant,
      variant,
    );
    for (const config of [
      {depth: 1, variant},
      {depth: 1, agent},
    ]) {
      const tree = game.tree(config);
      while (!tree.advance(100));
      assert.equal(tree.result().variant, variant);
      const leaf = tree.node(1);
      assert.equal(leaf.value, leaf.values[KEYS[variant]]);
      tree.free();
    }
    const sum = terms.reduce(
      (/** @type {number} */ all, /** @type {any} */ one) => all + one[KEYS[variant]],
      0,
    );
    assert.equal(sum, values[KEYS[variant]]);
  }
  assert.equal(new Set(Object.values(values)).size, VARIANTS.length);
  game.free();
});

test('the page lays text and program side by side, term by term, and says which is which', () => {
  const game = opened('X');
  const {terms, values} = game.glance();
  const shown = /** @type {any} */ ({...speech, state: {}});
  const text = drawn(renderDifferences(shown, terms, values));
  assert.match(text, /as published in the program<\/dt><dd>The program\./);
  assert.match(text, /as written in the text<\/dt><dd>The text\./);
  assert.match(text, /as described, corrected by us<\/dt><dd>The program’s terms, corrected by us/);
  for (const {term, black, white, written} of terms) {
    const differs = black !== written.black || white !== written.white;
    const row = text
      .split('<tbody ')
      .find((one) => one.includes(`>${speech.words(`reversi-term-${term}`)}<`));
    // What differs anywhere has a row; a term without one is the same in both.
    assert.ok(row || !differs, term);
    if (row) assert.equal(row.includes('data-differs=true'), differs, term);
  }
  assert.ok(text.includes('data-differs=true') && text.includes('data-differs=false'));
  const bars = (/** @type {any} */ variant) => drawn(renderTerms(shown, terms, values, variant));
  assert.equal(bars('as-described'), bars('as-published'));
  assert.notEqual(bars('as-described'), bars('as-written'));
  game.free();
});
