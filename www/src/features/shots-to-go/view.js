// Shots to go as a table: after a shot at each cell the mean number of shots to the end of the hunt, and how it compares with the likeliest cell's.

import {html, nothing} from 'lit/html.js';
import {sourceOf} from '../../games/sea/fleets-through-cell/state.js';
import {agentsFor, namedRules} from '../../games/sea/select.js';
import {renderButton} from '../../shell/view/controls.js';
import {clearlyBetter, comparisonSentence, countedSentence} from './sentences.js';
import {chanceOf} from './state.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** @param {ViewContext} shown @param {string} board the way to the table, and once it is asked for the table; nothing where hunts cannot be planned */
export function renderShots(shown, board) {
  const {state, words, names, dispatch} = shown;
  const source = sourceOf(state, board);
  if (!source) return nothing;
  const able = agentsFor(state, namedRules(source.size));
  if (!able.some(({id}) => id === 'planner')) return nothing;
  const {shots} = state;
  if (shots?.board !== board)
    return html`<p>${renderButton(words('shots-title'), () => dispatch({type: 'shots-ask', board}), {looks: 'button-quiet'})}</p>`;
  const {told, done} = shots;
  const tenths = {minimumFractionDigits: 1, maximumFractionDigits: 1};
  const number = (/** @type {number} */ value) => words.number(value, tenths);
  const signed = (/** @type {number} */ value) =>
    words.number(value, {...tenths, signDisplay: 'exceptZero'});
  const percent = (/** @type {number} */ chance) =>
    words.number(chance, {style: 'percent', maximumFractionDigits: 0});
  // Nothing is said to be better before all is counted.
  const better = told && done ? clearlyBetter(told) : null;
  return html`<section class="shots-to-go" aria-label=${words('shots-title')}>
    <h2 class="legend-title">${words('shots-title')}</h2>
    ${
      told
        ? html`<p>${done ? comparisonSentence(told, shown) : words('counting')}</p>
            <table class="sheet">
              <thead>
                <tr>
                  <th scope="col">${words('shots-cell')}</th>
                  <th scope="col" class="number">${words('shots-chance')}</th>
                  <th scope="col" class="number">${words('shots-title')}</th>
                  <th scope="col" class="number">${words('shots-more', {cell: names.cell(told.cells[0].cell)})}</th>
                </tr>
              </thead>
              <tbody>
                ${told.cells.map(({cell, shots, more, more_error: error}, at) => {
                  const chance = chanceOf(state, source, cell);
                  return html`<tr ?data-better=${cell === better?.cell}>
                    <th scope="row">${names.cell(cell)}</th>
                    <td class="number">${chance === null ? '–' : percent(chance)}</td>
                    <td class="number">${number(shots)}</td>
                    <td class="number">${at === 0 ? '–' : words('shots-difference', {more: signed(more), error: number(error)})}</td>
                  </tr>`;
                })}
              </tbody>
            </table>`
        : html`<p class="empty">${words('counting')}</p>`
    }
    <p class="field-hint">${told ? countedSentence(told, done, shown) : ''}</p>
    <p>${renderButton(words(done ? 'close' : 'cancel'), () => dispatch({type: 'shots-close'}), {looks: 'button-quiet'})}</p>
  </section>`;
}
