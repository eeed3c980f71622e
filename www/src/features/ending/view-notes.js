// What is lettered on the chart of a hunt that is over: the ships' names where there is room, and the shot that gave up most.

import {svg} from 'lit/html.js';
import {rowCol} from '../../board/cells.js';
import {nameplates} from './nameplates.js';
import {costliest} from './view-costliest.js';

/** @import {Board} from '../../engine/types.js' */
/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {Board} board @param {ViewContext} shown @returns {unknown} drawn above the marks; nothing before the end */
export function renderNotes(board, shown) {
  const {state, view, names} = shown;
  if (!view.over || state.mode === 'watch' || view.rules.motion === 'slide') return null;
  const costly = costliest(shown, board.shooter);
  const taken = costly ? [costly.cell, costly.best.cell] : [];
  const {rows, cols} = view.rules;
  const plates = nameplates({
    ...{rows, cols, marks: board.marks, taken},
    ships: (board.ships ?? []).map(({name, cells}) => ({name: names.ship(name), cells})),
  });
  return svg`<g class="ship-names">${plates.map(
    ({text, x, y, anchor}) =>
      svg`<text class="ship-name" x=${x} y=${y} text-anchor=${anchor}>${text}</text>`,
  )}</g>${costly ? renderCostly(costly.cell, costly.best.cell, costly.number) : null}`;
}

/** @param {string} cell @param {string} best @param {number} number of the shot */
function renderCostly(cell, best, number) {
  const [row, col] = rowCol(cell);
  const [bestRow, bestCol] = rowCol(best);
  const [x, y] = [col * 100 + 90, row * 100 + 10];
  return svg`<g class="costly">
    <rect class="costly-case" x=${bestCol * 100 + 4} y=${bestRow * 100 + 4} width="92" height="92" />
    <rect class="costly-frame" x=${bestCol * 100 + 4} y=${bestRow * 100 + 4} width="92" height="92" />
    <circle class="costly-ground" cx=${x} cy=${y} r="20" />
    <text class="costly-number" x=${x} y=${y + 8} text-anchor="middle">${number}</text>
  </g>`;
}
