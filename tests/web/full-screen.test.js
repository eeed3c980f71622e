// The whole screen: only what was begun here is ended here, and ends what is presented here.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createFullScreen} from '../../www/src/shell/full-screen.js';

/** A document with an element that asks for the whole screen, and somebody else's. */
function createScreen() {
  /** @type {any} */
  const document = new EventTarget();
  document.fullscreenElement = null;
  document.body = {};
  const show = (/** @type {any} */ element) => {
    document.fullscreenElement = element;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  document.exitFullscreen = async () => show(null);
  let grants = true;
  const root = {
    ownerDocument: document,
    getRootNode: () => document,
    async requestFullscreen() {
      if (!grants) throw new TypeError('refused');
      show(root);
    },
  };
  let left = 0;
  const screen = createFullScreen(
    /** @type {any} */ (root),
    () => (left += 1),
    new AbortController().signal,
  );
  return {
    ...{document, root, screen, show},
    left: () => left,
    refuse: () => (grants = false),
  };
}

test('it ends what it began, and tells where a person did', async () => {
  const {document, root, screen, show, left} = createScreen();
  await screen.enter();
  assert.equal(document.fullscreenElement, root);
  screen.leave();
  assert.equal(document.fullscreenElement, null);
  assert.equal(left(), 0);
  await screen.enter();
  show(null);
  assert.equal(left(), 1);
});

test('left before it was granted it is given back', async () => {
  const {document, screen} = createScreen();
  const entered = screen.enter();
  screen.leave();
  await entered;
  assert.equal(document.fullscreenElement, null);
});

test('what somebody else began it neither ends nor hears of', async () => {
  const other = {};
  const {document, root, screen, show, left, refuse} = createScreen();
  refuse();
  show(other);
  await screen.enter();
  screen.leave();
  assert.equal(document.fullscreenElement, other);
  show(null);
  assert.equal(left(), 0);
  // Not even of its own element.
  show(root);
  await screen.enter();
  screen.leave();
  assert.equal(document.fullscreenElement, root);
});
