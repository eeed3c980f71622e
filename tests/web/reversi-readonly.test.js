// Reversi in an element that is only read.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {mayWish} from '../../www/src/widget/reversi-readonly-policy.js';
import {renderReversiElement} from '../../www/src/widget/reversi-view.js';
import {drawn} from './drawn.mjs';
import {link, page} from './reversi-page.mjs';
import {speech} from './speech.mjs';

/** @param {any} template @returns {(() => void)[]} what its buttons do */
function deeds(template) {
  if (Array.isArray(template)) return template.flatMap(deeds);
  return (template?.strings ?? []).flatMap(
    (/** @type {string} */ text, /** @type {number} */ at) => {
      const value = template.values[at];
      return text.endsWith('@click=') ? [value] : deeds(value);
    },
  );
}

test('an element that is only read is looked at step by step, and nothing in it is refused', async () => {
  for (const players of ['minimax-novice,minimax-novice', 'you,minimax-novice']) {
    const {get, dispatch, until} = await page(
      link(`spyglass1 reversi s.7 duel:${players} Mf5.Md6.Mc3`, 1),
    );
    dispatch({type: 'values'});
    await until(({values}) => values);
    const element = (/** @type {boolean} */ readonly) => {
      /** @type {string[]} */
      const wished = [];
      const template = renderReversiElement(
        /** @type {any} */ ({
          ...{state: get(), ...speech, notation: 'square', grids: {}, link: () => ''},
          dispatch: (/** @type {{type: string, where?: string}} */ {type, where}) =>
            wished.push(...(where === 'toggle' ? [type, where] : [type])),
        }),
        {show: [], readonly},
      );
      for (const act of deeds(template)) act();
      return {text: drawn(template), wished};
    };
    const [open, read] = [element(false), element(true)];
    const offered = ['undo', 'redo', 'hint', 'predict', 'present'];
    assert(offered.some((type) => open.wished.includes(type)));
    assert(
      read.wished.every((type) => type === 'toggle' || mayWish({type}, true, false)),
      String(read.wished),
    );
    for (const type of ['go', 'values', 'surprise-next']) assert(read.wished.includes(type), type);
    assert.equal(read.wished.includes('toggle'), !players.startsWith('you'));
    assert.match(read.text, /type="range"/);
    assert(open.text.includes('id="entry"') && !read.text.includes('id="entry"'));
  }
});
