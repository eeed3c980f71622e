// How long the hunts were after either cell: two histograms over one axis, and the numbers behind them.

import {html, nothing, svg} from 'lit/html.js';
import {vars} from '../../../board/vars.js';
import {axisOf, spreadOf} from './distribution.js';
import {numbersIn} from './sentences.js';
import {resultsOf} from './state.js';

/** @import {Shown} from '../view.js' */
/** @import {CellShots} from './distribution.js' */
/** @import {Likeliest} from './state.js' */

/** Numbers stand along the foot at every so many shots. */
const STEP = 5;

/** @param {Shown} shown @param {Likeliest} known */
export function renderHistograms(shown, known) {
  const cells = resultsOf(known);
  if (cells.length < 2) return nothing;
  const {words, names} = shown;
  const axis = axisOf(cells);
  const highest = Math.max(...cells.flatMap(({by_shots}) => by_shots));
  return html`<div class="histograms">
      ${cells.map((cell, place) => renderHistogram(shown, cell, {...axis, highest, other: place > 0}))}
      ${renderFoot(axis)}
      <p class="histogram-axis">${words('likeliest-axis')}</p>
    </div>
    <details class="more">
      <summary>${words('likeliest-numbers')}</summary>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col" class="number">${words('likeliest-shots-taken')}</th>
            ${cells.map(({cell}) => html`<th scope="col" class="number">${words('likeliest-fleets-after', {cell: names.cell(cell)})}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${Array.from({length: axis.most - axis.least + 1}, (_, at) => {
            const shots = axis.least + at;
            return html`<tr>
              <th scope="row" class="number">${shots}</th>
              ${cells.map(({by_shots}) => html`<td class="number">${words.number(by_shots[shots] ?? 0)}</td>`)}
            </tr>`;
          })}
        </tbody>
      </table>
    </details>`;
}

/** @param {Shown} shown @param {CellShots} result @param {{least: number, most: number, highest: number, other: boolean}} axis */
function renderHistogram(shown, result, {least, most, highest, other}) {
  const {words, names} = shown;
  const {tenths} = numbersIn(shown);
  const width = most + 1 - least;
  const cell = names.cell(result.cell);
  const mean = tenths(result.shots);
  const spread = spreadOf(result);
  return html`<figure class="plot">
    <figcaption class="plot-title">${words('likeliest-after', {cell, mean})}</figcaption>
    <div class="plot-body" role="img" aria-label=${words('likeliest-plot', {cell, mean, ...spread})}>
      <svg class="plot-drawing histogram" viewBox="0 0 ${width} ${highest}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        ${result.by_shots.map((count, shots) =>
          count > 0
            ? svg`<rect class="plot-bar" data-side=${other ? 'fewer' : nothing} x=${shots - least} y=${highest - count} width="1" height=${count} />`
            : nothing,
        )}
        <path class="plot-axis" d="M0 ${highest}H${width}" />
      </svg>
      <span class="histogram-mean" aria-hidden="true" ${vars({'--at': (result.shots + 0.5 - least) / width})}></span>
    </div>
  </figure>`;
}

/** @param {{least: number, most: number}} axis */
function renderFoot({least, most}) {
  const first = Math.ceil(least / STEP) * STEP;
  const count = Math.max(0, Math.floor((most - first) / STEP) + 1);
  return html`<span class="plot-foot" aria-hidden="true">${Array.from({length: count}, (_, at) => {
    const shots = first + at * STEP;
    return html`<span ${vars({'--at': (shots + 0.5 - least) / (most + 1 - least)})}>${shots}</span>`;
  })}</span>`;
}
