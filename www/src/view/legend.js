/** What the signs on a board mean. A number on a board never stands without saying how it was come by. */
import {html, nothing, svg} from 'lit/html.js';
import * as marks from './marks.js';
import {TINT_BOUNDS} from './overlay.js';

/**
 * @typedef {import('../i18n/words.js').Words} Words
 * @typedef {import('../engine/types.js').Basis} Basis
 */

/**
 * @param {{basis: Basis, agent: string, words: Words}} legend - agent: its name in words.
 */
export function renderLegend({basis, agent, words}) {
  if (basis.kind === 'heuristic') return renderScoreLegend(agent, words);
  if (basis.kind === 'lost-track') return html`<p class="legend">${words('legend-lost-track')}</p>`;
  const how =
    basis.kind === 'counted'
      ? words('legend-counted', {fleets: words.count(basis.fleets)})
      : words('legend-sampled', {
          points: words.number(basis.worstError * 100, {maximumFractionDigits: 1}),
        });
  return html`<div class="legend">
    <p class="legend-title">${words('legend-chances', {agent})}</p>
    <ol class="depth-strip" aria-label=${words('legend-chances-unit')}>
      ${[0, ...TINT_BOUNDS].map(
        (bound, tint) =>
          html`<li class="depth-step" data-tint=${tint}><span class="depth-bound">${bound}</span></li>`,
      )}
    </ol>
    <p class="legend-more">${words('legend-chances-unit')}; ${how}</p>
  </div>`;
}

/**
 * @param {string} agent
 * @param {Words} words
 */
const renderScoreLegend = (agent, words) => html`<div class="legend">
  <p class="legend-title">${words('legend-score', {agent})}</p>
  <ul class="legend-marks">
    ${renderSign(marks.scoreDisc(1), words('legend-score-top'))}
    ${renderSign(marks.scoreDisc(0.25), words('legend-score-quarter'))}
  </ul>
</div>`;

/** @type {Record<string, import('lit').TemplateResult<2> | null>} */
const SIGNS = {
  miss: marks.drawMark('miss'),
  water: marks.drawMark('water'),
  hit: marks.drawMark('hit'),
  unrevealed: marks.drawMark('unrevealed'),
  flag: marks.drawFlag('flag'),
  'flag-right': marks.drawFlag('right'),
  'flag-wrong': marks.drawFlag('wrong'),
  note: marks.note,
  known: marks.known,
  last: marks.corners,
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
const renderSign = (drawing, meaning) => html`<li class="legend-mark">
  <svg class="sign" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <rect class="chart-ground" width="100" height="100" />${svg`${drawing}`}
  </svg>
  ${meaning}
</li>`;
