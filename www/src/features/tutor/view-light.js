// The reasoning that is looked at, as it lies over the board.
import {html, nothing} from 'lit/html.js';
import {LIT} from '../../board/marks.js';
import {renderSign} from '../../games/sea/view/legend.js';
import {litAssumed, litSteps, wrongMarks} from './state.js';

const SIGNS = /** @type {const} */ (['premise', 'water', 'ship', 'way']);

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Lit} from '../../games/sea/view/sea.js' */
/** @import {Because} from '../../engine/types.js' */

/**
 * @typedef {object} Parts
 * @property {Because} [because]
 * @property {string[]} [water] concluded
 * @property {string[]} [ship]
 * @property {{water: string[], ship: string[]}} [assumed] in the refutation that is stepped through
 * @property {string[]} [ways] of a ship
 */

/** @param {import('./types.js').Tutor} tutor @param {import('../../engine/types.js').View} view @returns {Parts | null} */
function litParts(tutor, view) {
  const {light, hint, expert} = tutor;
  switch (light?.of) {
    case 'hint': {
      if (!hint?.hint) return null;
      const {cells, rows, cols, water, ship, mistake} = hint.hint;
      const {stage} = hint;
      const so = stage >= 3 ? {water, ship} : {};
      // Of a mark that cannot be right first the mark, then what speaks against it.
      if (mistake && stage < 4)
        return stage === 1 ? null : {because: {cells: wrongMarks(hint.hint, view)}, ...so};
      return {because: {cells, rows, cols}, ...so};
    }
    case 'contradiction':
      return {because: expert?.contradiction?.because};
    case 'way':
      return {ways: light.cells};
    case 'proof':
    case 'step': {
      const step = litSteps(tutor)[light.at];
      const named = (step?.contents ?? []).map(({cell}) => cell);
      return step && {...step, assumed: litAssumed(tutor), ship: [...(step.ship ?? []), ...named]};
    }
    default:
      return null;
  }
}

/** @param {ViewContext} shown what the signs of what is lit mean, those that can be seen now */
export function renderLitLegend(shown) {
  const lit = litOf(shown);
  if (!lit) return nothing;
  const used = new Set([...lit.cells.values()].map(({as}) => as));
  const signs = SIGNS.filter((sign) => used.has(sign));
  return html`<ul class="legend-marks">
    ${signs.map((sign) => renderSign(LIT[sign], shown.words(`lit-legend-${sign}`)))}
  </ul>`;
}

/** @param {ViewContext} shown @returns {Lit | null} */
export function litOf({state, view, words}) {
  const parts = state.tutor && litParts(state.tutor, view);
  if (!parts) return null;
  const {because = {}, water = [], ship = [], ways = [], assumed} = parts;
  const {cells = [], ships = [], rows = [], cols = []} = because;
  /** @param {string[]} some @param {'premise' | 'water' | 'ship' | 'way'} as @param {string} [said] @returns {[string, {as: typeof as, said: string}][]} */
  const lit = (some, as, said = words(`lit-${as}`)) => some.map((cell) => [cell, {as, said}]);
  // What follows comes last: it may be a premise of its own.
  return {
    cells: new Map([
      ...lit([...cells, ...ships], 'premise'),
      ...lit(ways, 'way'),
      ...lit(assumed?.water ?? [], 'water', words('lit-assumed-water')),
      ...lit(assumed?.ship ?? [], 'ship', words('lit-assumed-ship')),
      ...lit(water, 'water'),
      ...lit(ship, 'ship'),
    ]),
    rows,
    cols,
    said: words('lit-premise'),
  };
}
