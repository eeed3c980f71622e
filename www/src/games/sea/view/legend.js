/** What the signs on a board mean. */
import {html, nothing, svg} from 'lit/html.js';
import * as marks from '../../../board/marks.js';

/** @import {Words} from '../../../i18n/words.js' */

/** @type {Record<string, import('lit').TemplateResult<2> | null>} */
const SIGNS = {
  miss: marks.drawMark('miss'),
  water: marks.drawMark('water'),
  hit: marks.drawMark('hit'),
  unrevealed: marks.drawMark('unrevealed'),
  spent: marks.drawMark('spent'),
  old: svg`<g data-age="old">${marks.drawMark('miss')}</g>`,
  past: svg`<g data-age="past">${marks.drawMark('miss')}</g>`,
  damaged: marks.damaged,
  flag: marks.drawFlag('flag'),
  'flag-right': marks.drawFlag('right'),
  'flag-wrong': marks.drawFlag('wrong'),
  note: marks.note,
  known: marks.known,
  last: marks.corners,
  premise: marks.premise,
  'clue-satisfied': svg`<g class="clue-sign"><text x="50" y="68">3</text><path class="line" d="M22 50H78" /></g>`,
  'clue-over': svg`<text class="clue-sign" x="50" y="68">3!</text>`,
  clash: marks.clash,
};

/**
 * @param {{signs: string[], words: Words}} legend - signs: keys of the marks that can occur in this game.
 */
export const renderMarksLegend = ({signs, words}) => html`<ul class="legend-marks">
  ${signs.map((sign) => (SIGNS[sign] ? renderSign(SIGNS[sign], words(`legend-marks-${sign}`)) : nothing))}
</ul>`;

/**
 * @param {import('lit').TemplateResult<2> | null} drawing
 * @param {string} meaning
 */
export const renderSign = (drawing, meaning) => html`<li class="legend-mark">
  <svg class="sign" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <rect class="chart-ground" width="100" height="100" />${svg`${drawing}`}
  </svg>
  ${meaning}
</li>`;
