// Painting a puzzle: press, draw over cells, let go. A press that stays on its cell is a click; by the right button it means water.
import {cellOf} from '../../board/cell-of.js';

/**
 * @typedef {object} Painting
 * @property {(cell: string, water: boolean) => boolean} brushFrom
 * @property {(cell: string) => void} brushOver
 * @property {(done: boolean) => void} brushEnd
 * @property {(cell: string) => void} water
 */

/** @typedef {{x: number, y: number}} Point */

/**
 * The points on the way from one to the other, so near each other that the way crosses no cell between them.
 * @param {Point} from
 * @param {Point} to
 * @param {number} step
 * @returns {Point[]} the last is where it leads
 */
function wayTo(from, to, step) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const count = Math.max(1, Math.ceil(Math.hypot(x, y) / step));
  return Array.from({length: count}, (_, index) => {
    const part = (index + 1) / count;
    return {x: from.x + x * part, y: from.y + y * part};
  });
}

/** @param {PointerEvent} event @returns {Point} */
const pointOf = ({clientX, clientY}) => ({x: clientX, y: clientY});

/**
 * @param {HTMLElement} root
 * @param {Painting & {isOpen: () => boolean}} painting
 * @param {AbortSignal} signal
 */
export function listenPaint(root, {isOpen, brushFrom, brushOver, brushEnd, water}, signal) {
  /** @param {Point} point */
  const cellAtPoint = ({x, y}) =>
    cellOf(/** @type {Document | ShadowRoot} */ (root.getRootNode()).elementFromPoint(x, y));
  /** @type {{pointer: number, element: HTMLElement, cell: string, last: string, at: Point, step: number, water: boolean, paints: boolean} | null} */
  let press = null;
  /** The click that some browsers send after a stroke is none. */
  let painted = false;
  /** A tap that was heard already: browsers send no click for one that follows a stroke at once, and one for any other. */
  let tapped = false;

  /** @param {boolean} done false where the stroke was broken off */
  function end(done) {
    if (press?.paints) brushEnd(done);
    press = null;
  }

  /** @param {Point} to a quick hand is heard of only here and there: what lies between was drawn over too */
  function draw(to) {
    if (!press) return;
    const way = wayTo(press.at, to, press.step);
    press.at = to;
    for (const point of way) {
      const over = cellAtPoint(point);
      if (!over || over.cell === press.last) continue;
      if (!press.paints && !brushFrom(press.cell, press.water)) {
        press = null;
        return;
      }
      press.paints = true;
      painted = true;
      press.last = over.cell;
      brushOver(over.cell);
    }
  }

  root.addEventListener(
    'pointerdown',
    (event) => {
      // Where the button was let go nobody may have heard of it; another finger does not let go.
      if (event.isPrimary) end(true);
      painted = press !== null && painted;
      tapped = false;
      if (!event.isPrimary) return;
      const at = cellOf(event.target);
      if (!isOpen() || !at || ![0, 2].includes(event.button)) return;
      const {width, height} = at.element.getBoundingClientRect();
      press = {
        pointer: event.pointerId,
        element: at.element,
        cell: at.cell,
        last: at.cell,
        at: pointOf(event),
        step: Math.max(1, Math.min(width, height) / 2),
        water: event.button === 2,
        paints: false,
      };
      // A finger's events go to where it began, unless it is let go.
      if (at.element.hasPointerCapture(event.pointerId))
        at.element.releasePointerCapture(event.pointerId);
    },
    {signal},
  );
  // Beside the page only the window hears of the way, and of its end.
  window.addEventListener(
    'pointermove',
    (event) => {
      if (press?.pointer !== event.pointerId) return;
      if (event.buttons === 0) end(true);
      else draw(pointOf(event));
    },
    {signal},
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      if (press?.pointer !== event.pointerId) return;
      draw(pointOf(event));
      if (!press) return;
      const {cell, element, paints} = press;
      const stayed = !paints && cellAtPoint(press.at)?.cell === cell;
      const isWater = press.water && stayed;
      end(true);
      if (isWater) water(cell);
      else if (stayed && event.pointerType === 'touch') {
        element.click();
        tapped = true;
      }
    },
    {signal},
  );
  window.addEventListener(
    'pointercancel',
    (event) => {
      if (press?.pointer === event.pointerId) end(false);
    },
    {signal},
  );
  root.addEventListener(
    'click',
    (event) => {
      const isHeard = painted || (tapped && event.pointerType === 'touch');
      if (isHeard && isOpen() && cellOf(event.target)) event.stopPropagation();
      painted = false;
    },
    {signal, capture: true},
  );
}
