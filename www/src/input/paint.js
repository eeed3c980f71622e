// Painting a puzzle: press, draw over cells, let go. A press that stays on its cell is a click; by the right button it means water.
import {cellOf} from './pointer.js';

/**
 * @typedef {object} Painting
 * @property {(cell: string, water: boolean) => boolean} brushFrom
 * @property {(cell: string) => void} brushOver
 * @property {(done: boolean) => void} brushEnd
 * @property {(cell: string) => void} water
 */

/**
 * @param {HTMLElement} root
 * @param {Painting & {isOpen: () => boolean}} painting
 * @param {AbortSignal} signal
 */
export function listenPaint(root, {isOpen, brushFrom, brushOver, brushEnd, water}, signal) {
  /** @type {{pointer: number, cell: string, last: string, water: boolean, paints: boolean} | null} */
  let press = null;
  /** The click that some browsers send after a stroke is none. */
  let painted = false;

  root.addEventListener(
    'pointerdown',
    (event) => {
      painted = false;
      const at = cellOf(event.target);
      if (!isOpen() || !at || !event.isPrimary || ![0, 2].includes(event.button)) return;
      press = {
        pointer: event.pointerId,
        cell: at.cell,
        last: at.cell,
        water: event.button === 2,
        paints: false,
      };
      // A finger's events go to where it began, unless it is let go.
      if (at.element.hasPointerCapture(event.pointerId))
        at.element.releasePointerCapture(event.pointerId);
    },
    {signal},
  );
  root.addEventListener(
    'pointermove',
    (event) => {
      if (press?.pointer !== event.pointerId) return;
      const over = cellOf(document.elementFromPoint(event.clientX, event.clientY));
      if (!over || over.cell === press.last) return;
      if (!press.paints && !brushFrom(press.cell, press.water)) {
        press = null;
        return;
      }
      press.paints = true;
      painted = true;
      press.last = over.cell;
      brushOver(over.cell);
    },
    {signal},
  );
  root.addEventListener(
    'pointerup',
    (event) => {
      if (press?.pointer !== event.pointerId) return;
      const {paints, water: isWater, cell} = press;
      press = null;
      if (paints) brushEnd(true);
      else if (isWater) water(cell);
    },
    {signal},
  );
  root.addEventListener(
    'pointercancel',
    () => {
      if (press?.paints) brushEnd(false);
      press = null;
    },
    {signal},
  );
  root.addEventListener(
    'click',
    (event) => {
      if (painted && isOpen() && cellOf(event.target)) event.stopPropagation();
      painted = false;
    },
    {signal, capture: true},
  );
}
