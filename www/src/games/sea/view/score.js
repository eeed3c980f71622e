// Solitaire's score, term by term: how often, what each is worth, what that comes to.
import {html, nothing} from 'lit/html.js';

/** @import {Score} from '../../../engine/types.js' */

const TERMS = /** @type {const} */ (['fok', 'gok', 'sink', 'fko', 'gko', 'safe']);

/**
 * @param {string} caption
 * @param {{who: string, score: Score}[]} scored a column each
 * @param {import('../../../i18n/words.js').Words} words
 * @param {(term: typeof TERMS[number]) => string} [how] each term was come by; said in a column of its own
 */
export function renderScoreSheet(caption, scored, words, how) {
  const number = (/** @type {number} */ value) => words.number(value, {maximumFractionDigits: 2});
  const times = (/** @type {number} */ count, /** @type {number} */ weight) =>
    `${number(count)} × ${number(weight)} = ${number(count * weight)}`;
  return html`<table class="sheet">
    <caption>${caption}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="unseen">${words('score-term')}</span></th>
        ${scored.map(({who}) => html`<th scope="col" class="number">${who}</th>`)}
        ${how ? html`<th scope="col">${words('score-how')}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${TERMS.map(
        (term) => html`<tr>
          <th scope="row">${words(`score-${term}`)}</th>
          ${scored.map(({score}) => html`<td class="number">${times(score[term], score.points[term])}</td>`)}
          ${how ? html`<td>${how(term)}</td>` : nothing}
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${words('score-total')}</th>
        ${scored.map(({score}) => html`<td class="number">${number(score.total)}</td>`)}
        ${how ? html`<td></td>` : nothing}
      </tr>
    </tfoot>
  </table>`;
}
