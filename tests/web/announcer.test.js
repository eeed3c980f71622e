// The live region: what is said is heard, also when the same is said twice.

import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {afterEach, beforeEach, test} from 'node:test';
import {createAnnouncer} from '../../www/src/shell/announce.js';

/** @type {Map<number, () => void>} */
let frames;
const given = {
  requestAnimationFrame: globalThis.requestAnimationFrame,
  cancelAnimationFrame: globalThis.cancelAnimationFrame,
};

beforeEach(() => {
  frames = new Map();
  let next = 0;
  globalThis.requestAnimationFrame = (draw) => {
    next += 1;
    frames.set(next, () => draw(0));
    return next;
  };
  globalThis.cancelAnimationFrame = (frame) => void frames.delete(frame);
});
afterEach(() => void Object.assign(globalThis, given));

const drawn = () => {
  const due = [...frames.values()];
  frames.clear();
  for (const draw of due) draw();
};

test('the same text said twice is a change of the region twice', () => {
  /** @type {string[]} */
  const texts = [];
  const region = /** @type {any} */ ({
    set textContent(/** @type {string} */ text) {
      texts.push(text);
    },
  });
  const announce = createAnnouncer(region);
  announce('Saved.');
  drawn();
  announce('Saved.');
  drawn();
  assert.deepEqual(texts, ['', 'Saved.', '', 'Saved.']);
});

test('of two texts in one frame the later is said, and nothing silences what waits', () => {
  const region = /** @type {any} */ ({textContent: 'before'});
  const announce = createAnnouncer(region);
  announce('One.');
  announce('Two.');
  drawn();
  assert.equal(region.textContent, 'Two.');
  announce('Three.');
  announce('');
  drawn();
  assert.equal(region.textContent, '');
});

test('no page writes to its live region but by the announcer', () => {
  const root = new URL('../../www/src/', import.meta.url);
  const files = readdirSync(root, {recursive: true}).map(String);
  const writing = files.filter(
    (file) =>
      file.endsWith('.js') &&
      /\bregion\.(textContent|innerText|append|replaceChildren)\b/.test(
        readFileSync(new URL(file, root), 'utf8'),
      ),
  );
  assert.deepEqual(writing, ['shell/announce.js']);
});
