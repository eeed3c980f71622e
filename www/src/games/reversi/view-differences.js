// Where the source's text and its program differ: which variant is which, term by term, with the points of the position on the board.
import {html} from 'lit/html.js';
import {signed} from './sentences.js';
import {VARIANTS} from './state.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('../../engine/reversi-types.js').Both} Both */
/** @typedef {import('../../engine/reversi-types.js').ReversiTerm} TermView */
/** @typedef {import('../../engine/reversi-types.js').Values} Values */

/** What a position is worth in each variant stands in a view under these names. */
export const KEYS = /** @type {const} */ ({
  'as-described': 'asDescribed',
  'as-published': 'asPublished',
  'as-written': 'asWritten',
});

/** The terms of which the text says something else than the program does. */
const DIFFERENT = ['corners', 'stable-discs', 'disc-count', 'frontier', 'mobility'];

/** @param {Shown} shown @param {TermView[]} terms @param {Values} values */
export function renderDifferences(shown, terms, values) {
  const {words} = shown;
  const points = (/** @type {Both} */ {black, white}) =>
    words('reversi-both', {black: signed(black, shown), white: signed(white, shown)});
  return html`<details class="more differences" id="differences">
    <summary>${words('reversi-differences')}</summary>
    <p>${words('reversi-differences-lede')}</p>
    <dl>
      ${VARIANTS.map((variant) => html`<dt>${words(`value-variant-${variant}`)}</dt><dd>${words(`reversi-variant-${variant}`)} ${words('reversi-worth-here', {value: signed(values[KEYS[variant]], shown)})}</dd>`)}
    </dl>
    <table class="sheet">
      <caption>${words('reversi-differences-caption')}</caption>
      <thead>
        <tr>
          <th scope="col">${words('reversi-by-program')}</th>
          <th scope="col">${words('reversi-by-text')}</th>
        </tr>
      </thead>
      ${terms
        .filter(({term}) => DIFFERENT.includes(term))
        .map(
          (one) => html`<tbody data-differs=${points(one) !== points(one.written)}>
            <tr><th colspan="2" scope="rowgroup">${words(`reversi-term-${one.term}`)}</th></tr>
            <tr>
              <td>${words(`reversi-program-${one.term}`)} <span class="field-hint">${points(one)}</span></td>
              <td>${words(`reversi-text-${one.term}`)} <span class="field-hint">${points(one.written)}</span></td>
            </tr>
          </tbody>`,
        )}
    </table>
    <p class="field-hint">${words('reversi-differences-open')}</p>
  </details>`;
}
