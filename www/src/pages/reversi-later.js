// What the page of Reversi fetches once a game is there.
import {startBestLine} from '../features/best-line/index.js';
import {startTeaching} from '../features/teaching/reversi.js';

export {renderWeighed} from '../features/best-line/index.js';
export {mayPlay, renderTaught, renderTeaching} from '../features/teaching/reversi.js';
export {bodies} from '../games/reversi/tabs-part.js';
export {exercises as words} from '../i18n/exercises.js';

/** @param {Parameters<typeof startTeaching>} around */
export function start(...around) {
  startBestLine(...around);
  startTeaching(...around);
}
