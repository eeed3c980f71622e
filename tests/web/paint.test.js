// Painting, by what a browser sends of it: few moves of a quick hand, and sometimes no word of the button let go.
import assert from 'node:assert/strict';
import {afterEach, beforeEach, test} from 'node:test';
import {listenPaint} from '../../www/src/features/puzzle/paint.js';

const SIDE = 40;

/** @param {number} col @param {number} row from 0 */
const nameOf = (col, row) => `${'ABCDEFGH'[col]}${row + 1}`;

/** A board of eight by eight cells that begins at the corner of the window. */
class Cell {
  /** @param {string} name */
  constructor(name) {
    this.dataset = {cell: name};
  }
  /** @param {string} selector */
  closest(selector) {
    return selector === '[data-cell]' ? this : {getAttribute: () => 'sea-1'};
  }
  getBoundingClientRect() {
    return {width: SIDE, height: SIDE};
  }
  hasPointerCapture() {
    return false;
  }
}

/** @param {number} x @param {number} y */
function elementFromPoint(x, y) {
  const [col, row] = [Math.floor(x / SIDE), Math.floor(y / SIDE)];
  return col >= 0 && row >= 0 && col < 8 && row < 8 ? new Cell(nameOf(col, row)) : null;
}

/** Who listens, and to what. */
function createTarget() {
  /** @type {Record<string, (event: any) => void>} */
  const heard = {};
  return {
    heard,
    addEventListener(/** @type {string} */ type, /** @type {(event: any) => void} */ hear) {
      assert.ok(!heard[type], `${type} is listened to once`);
      heard[type] = hear;
    },
  };
}

const before = {
  window: globalThis.window,
  document: globalThis.document,
  Element: globalThis.Element,
};
beforeEach(() => Object.assign(globalThis, {Element: Cell}));
afterEach(() => Object.assign(globalThis, before));

/** A painting, and a hand that draws on it. Events go to the window; those within the root are heard there first. */
function createHand() {
  const [root, window] = [
    Object.assign(createTarget(), {getRootNode: () => ({elementFromPoint})}),
    createTarget(),
  ];
  Object.assign(globalThis, {window});
  /** @type {{cells: string[], done: boolean | null, water: boolean}[]} */
  const strokes = [];
  /** @type {string[]} */
  const waters = [];
  const painting = {
    isOpen: () => true,
    brushFrom(/** @type {string} */ cell, /** @type {boolean} */ water) {
      strokes.push({cells: [cell], done: null, water});
      return true;
    },
    brushOver: (/** @type {string} */ cell) => void strokes.at(-1)?.cells.push(cell),
    brushEnd(/** @type {boolean} */ done) {
      const last = strokes.at(-1);
      assert.equal(last?.done, null, 'a stroke ends once');
      if (last) last.done = done;
    },
    water: (/** @type {string} */ cell) => void waters.push(cell),
  };
  listenPaint(/** @type {any} */ (root), painting, new AbortController().signal);
  /** @param {string} type @param {[number, number]} at the middle of a cell, counted from 0 @param {object} [more] */
  function send(type, [col, row], more = {}) {
    const [clientX, clientY] = [(col + 0.5) * SIDE, (row + 0.5) * SIDE];
    const target = elementFromPoint(clientX, clientY);
    const event = {pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientX, clientY, target};
    // Beside the page only the window hears of it.
    if (target) root.heard[type]?.({...event, ...more});
    window.heard[type]?.({...event, ...more});
  }
  return {strokes, waters, send};
}

test('every cell that a quick hand crosses is painted, in its order and once', () => {
  const hand = createHand();
  hand.send('pointerdown', [0, 2]);
  hand.send('pointermove', [7, 2]);
  hand.send('pointerup', [7, 2]);
  const row = Array.from({length: 8}, (_, col) => nameOf(col, 2));
  assert.deepEqual(hand.strokes, [{cells: row, done: true, water: false}]);

  hand.send('pointerdown', [1, 7], {button: 2});
  hand.send('pointermove', [1, 6], {buttons: 2});
  // The last of the way may come with the button alone.
  hand.send('pointerup', [1, 0], {buttons: 0, button: 2});
  const col = Array.from({length: 8}, (_, index) => nameOf(1, 7 - index));
  assert.deepEqual(hand.strokes[1], {cells: col, done: true, water: true});
  assert.deepEqual(hand.waters, []);
});

test('around the board nothing is painted, and no cut across it', () => {
  const hand = createHand();
  hand.send('pointerdown', [6, 0]);
  for (const at of /** @type {[number, number][]} */ ([
    [12, 0],
    [12, 7],
    [6, 7],
  ]))
    hand.send('pointermove', at, {});
  hand.send('pointerup', [6, 7]);
  assert.deepEqual(hand.strokes[0].cells, ['G1', 'H1', 'H8', 'G8']);
});

test('a stroke ends where the button is let go, wherever that was', () => {
  const hand = createHand();
  hand.send('pointerdown', [0, 0]);
  hand.send('pointermove', [1, 0]);
  // Beside the page.
  hand.send('pointerup', [20, 0], {buttons: 0});
  assert.equal(hand.strokes[0].done, true);
  // Where nobody heard of it, the next move tells.
  hand.send('pointerdown', [0, 1]);
  hand.send('pointermove', [1, 1]);
  hand.send('pointermove', [5, 1], {buttons: 0});
  hand.send('pointermove', [6, 1], {buttons: 0});
  assert.deepEqual(hand.strokes[1], {cells: ['A2', 'B2'], done: true, water: false});
  // Or the next press.
  hand.send('pointerdown', [0, 2]);
  hand.send('pointermove', [1, 2]);
  hand.send('pointerdown', [0, 3]);
  assert.equal(hand.strokes[2].done, true);
  hand.send('pointermove', [1, 3]);
  hand.send('pointercancel', [1, 3], {pointerId: 2});
  assert.equal(hand.strokes[3].done, null, 'of another finger');
  hand.send('pointercancel', [1, 3]);
  assert.equal(hand.strokes[3].done, false);
  assert.equal(hand.strokes.length, 4);
});

test('a second finger neither ends a stroke nor draws on', () => {
  const hand = createHand();
  hand.send('pointerdown', [0, 0]);
  hand.send('pointermove', [1, 0]);
  hand.send('pointerdown', [5, 5], {pointerId: 2, isPrimary: false});
  hand.send('pointermove', [6, 5], {pointerId: 2, isPrimary: false});
  hand.send('pointermove', [2, 0]);
  hand.send('pointerup', [2, 0]);
  assert.deepEqual(hand.strokes, [{cells: ['A1', 'B1', 'C1'], done: true, water: false}]);
});

test('a press of the right button that stays on its cell means water, elsewhere let go nothing', () => {
  const hand = createHand();
  hand.send('pointerdown', [3, 3], {button: 2});
  hand.send('pointerup', [3, 3], {button: 2});
  hand.send('pointerdown', [0, 0], {button: 2});
  hand.send('pointerup', [-3, 0], {button: 2});
  assert.deepEqual(hand.waters, ['D4']);
});

test('a tap is heard when the finger lifts, and a click that comes for it is not heard again', () => {
  const hand = createHand();
  const clicked = /** @type {string[]} */ ([]);
  Object.assign(Cell.prototype, {
    click() {
      clicked.push(/** @type {any} */ (this).dataset.cell);
    },
  });
  let stopped = 0;
  const stopPropagation = () => {
    stopped += 1;
  };
  const touch = {pointerType: 'touch'};
  hand.send('pointerdown', [2, 2], touch);
  hand.send('pointerup', [2, 2], {...touch, buttons: 0});
  assert.deepEqual(clicked, ['C3']);
  hand.send('click', [2, 2], {...touch, stopPropagation});
  assert.equal(stopped, 1);
  // A click that no finger made is heard.
  hand.send('click', [3, 3], {stopPropagation});
  assert.equal(stopped, 1);
  hand.send('pointerdown', [0, 0], touch);
  hand.send('pointermove', [1, 0], touch);
  hand.send('pointerup', [1, 0], {...touch, buttons: 0});
  assert.deepEqual(clicked, ['C3'], 'a stroke is no tap');
});
