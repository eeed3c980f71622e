// The life of a click: from the browser's events to the message that leaves for the engine.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {commandOf} from '../../www/src/games/sea/cell-command.js';
import {listenPointer} from '../../www/src/games/sea/pointer.js';
import {createPage} from './page.mjs';

/** A cell of a board, as far as the pointer's listeners look at it. */
class Cell {
  /** @param {string} cell @param {() => void} focused */
  constructor(cell, focused) {
    this.dataset = {cell};
    this.focus = focused;
  }
  /** @param {string} selector */
  closest = (selector) => (selector === '[data-cell]' ? this : {getAttribute: () => 'sea-1'});
  getBoundingClientRect = () => ({width: 48});
}

/** @param {(action: any) => void} dispatch */
function pointer(dispatch) {
  Object.assign(globalThis, {Element: Cell});
  /** @type {Record<string, ((event: any) => void)[]>} */
  const heard = {};
  const root = /** @type {any} */ ({
    toggleAttribute() {},
    addEventListener(/** @type {string} */ name, /** @type {any} */ hear) {
      heard[name] = [...(heard[name] ?? []), hear];
    },
  });
  listenPointer(root, dispatch, new AbortController().signal);
  const send = (/** @type {string} */ name, /** @type {any} */ event = {}) => {
    for (const hear of heard[name] ?? []) hear(event);
  };
  /** @param {string} cell */
  const cellAt = (cell) => {
    const target = new Cell(cell, () => send('focusin', {target}));
    return target;
  };
  const press = (/** @type {string} */ cell) => {
    const target = cellAt(cell);
    send('pointerdown', {target, pointerType: 'mouse'});
    // A browser moves the focus to what is pressed.
    send('focusin', {target});
    return target;
  };
  return {
    press,
    send,
    focus: (/** @type {string} */ cell) => cellAt(cell).focus(),
    click(/** @type {string} */ cell) {
      send('click', {target: press(cell), pointerType: 'mouse'});
    },
  };
}

test('a click is one action before its message leaves', async () => {
  const page = createPage();
  await page.start({rules: 'admiral', players: 'race:you,parity', seed: '3'});
  /** @type {string[]} */
  const actions = [];
  page.store.hear(({type}) => void actions.push(type));
  const {call} = page.client;
  const left = new Promise((resolve) => {
    page.client.call = (method, ...given) => {
      resolve([[...actions], method, given[0]]);
      page.client.call = call;
      return call(method, ...given);
    };
  });
  pointer(page.store.dispatch).click('C3');
  assert.deepEqual(await left, [['cell'], 'shoot', ['C3']]);
  const {focuses, waiting, asked} = page.store.get();
  assert.equal(focuses['sea-1'], 'C3');
  assert.deepEqual(waiting, ['C3']);
  assert.deepEqual(asked, {method: 'shoot', cell: 'C3', late: false});
  page.client.stop();
});

test('the focus is said by itself where no click says it', () => {
  /** @type {any[]} */
  const actions = [];
  const hand = pointer((action) => actions.push(action));
  hand.focus('A1');
  assert.deepEqual(actions.splice(0), [{type: 'focus', board: 'sea-1', cell: 'A1'}]);
  // Pressed, and let go elsewhere: before the next key counts, it is known where the keys are.
  hand.press('B2');
  assert.deepEqual(actions, []);
  hand.send('keydown');
  assert.deepEqual(actions.splice(0), [{type: 'focus', board: 'sea-1', cell: 'B2'}]);
  hand.click('C3');
  assert.deepEqual(
    actions.map(({type, cell}) => [type, cell]),
    [['cell', 'C3']],
  );
});

test('one place tells what a cell means in each activity', async () => {
  const page = createPage();
  await page.start({rules: 'admiral', players: 'race:you,parity', seed: '3'});
  const state = page.store.get();
  /** @param {any} known @param {any} [how] */
  const meant = (known, how) =>
    commandOf(
      {...state, ...known},
      {
        ...{board: 'sea-1', cell: 'C3', touch: false, pixels: 48},
        ...how,
      },
    );
  assert.equal(meant({}), 'act');
  assert.equal(meant({}, {board: 'sea-2'}), null, 'only the sea that is hunted');
  assert.equal(meant({}, {touch: true, pixels: 20}), 'aim');
  assert.equal(meant({aim: 'C3'}, {touch: true, pixels: 20}), 'act', 'tapped again');
  assert.equal(meant({proving: true}), 'prove');
  assert.equal(meant({mode: 'puzzle'}), 'mark');
  assert.equal(meant({mode: 'watch'}), null);
  assert.equal(meant({mode: 'watch', predict: true}), 'predict');
  assert.equal(meant({mode: 'compare'}), null);
  assert.equal(meant({mode: 'edit'}, {board: 'edit'}), 'tell');
  page.client.stop();
});
