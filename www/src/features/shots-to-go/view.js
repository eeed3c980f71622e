// Shots to go as a table: after a shot at each cell the mean number of shots to the end of the hunt, and how it compares with the likeliest cell's.

import {repeat} from 'lit/directives/repeat.js';
import {html, nothing} from 'lit/html.js';
import {sourceOf} from '../../games/sea/inquiry/source.js';
import {linkIn} from '../../shell/links.js';
import {renderButton, sending} from '../../shell/view/controls.js';
import {clearlyBetter} from './clearly-better.js';
import {comparisonSentence, countedSentence, platesSentence, signed, tenths} from './sentences.js';
import {cellsLeft, chanceOf, isPlannable} from './state.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {Source} from '../../games/sea/inquiry/types.js' */
/** @import {Shots} from './types.js' */

/** @param {ViewContext} shown @param {string} board the way to the table, and once it is asked for the table; nothing where hunts cannot be planned */
export function renderShots(shown, board) {
  const {state, view, words, dispatch} = shown;
  const source = sourceOf(state, board);
  if (!source || !isPlannable(state, source.size)) return nothing;
  const {shots} = state;
  const {candidates = []} = (board === 'edit' ? null : view.decision) ?? {};
  const isPlanned = candidates.some(({terms}) => terms.some(({code}) => code === 'plan'));
  const plan = isPlanned ? html`<p class="field-hint">${words('shots-plan')}</p>` : nothing;
  if (shots?.board !== board)
    return html`${plan}<p id="shots-way-${board}" tabindex="-1" data-focus-next="shots-title">${renderButton(words('shots-title'), () => dispatch({type: 'shots-ask', board}), {looks: 'button-quiet'})}</p>`;
  const {result, done} = shots;
  return html`${plan}<section class="shots-to-go" aria-label=${words('shots-title')} data-focus-next="shots-way-${board}">
    <h2 class="legend-title" id="shots-title" tabindex="-1">${words('shots-title')}</h2>
    ${result ? renderResult(shots, source, shown) : html`<p class="empty">${words('counting')}</p>`}
    <div class="bar-group">
      ${result && done ? renderExports(shown) : nothing}
      ${renderButton(words(done ? 'close' : 'cancel'), () => dispatch({type: 'shots-close'}), {looks: 'button-quiet'})}
    </div>
  </section>`;
}

/** @param {Shots} shots @param {Source} source @param {ViewContext} shown */
function renderResult(shots, source, shown) {
  const {state, words, names, site, dispatch} = shown;
  const {done, adding} = shots;
  const result = /** @type {NonNullable<Shots['result']>} */ (shots.result);
  const percent = (/** @type {number} */ chance) =>
    words.number(chance, {style: 'percent', maximumFractionDigits: 0});
  // Nothing is said to be better before all is counted.
  const better = done ? clearlyBetter(result) : null;
  return html`<p>${done ? comparisonSentence(result, shown) : words('counting')}</p>
    ${renderSwitch(shots, result, shown)}
    <table class="sheet">
      <thead>
        <tr>
          <th scope="col">${words('shots-cell')}</th>
          <th scope="col" class="number">${words('shots-chance')}</th>
          <th scope="col" class="number">${words('shots-title')}</th>
          <th scope="col" class="number">${words('shots-more', {cell: names.cell(result.cells[0].cell)})}</th>
        </tr>
      </thead>
      <tbody>
        ${result.cells.map(({cell, shots, more, more_error: error}, at) => {
          const chance = chanceOf(state, source, cell);
          const difference = {more: signed(more, words), error: tenths(error, words)};
          return html`<tr ?data-better=${cell === better?.cell}>
            <th scope="row">${names.cell(cell)}</th>
            <td class="number">${chance === null ? '–' : percent(chance)}</td>
            <td class="number">${tenths(shots, words)}</td>
            <td class="number">${at === 0 ? '–' : words('shots-difference', difference)}</td>
          </tr>`;
        })}
        ${adding ? html`<tr data-focus-next="shots-cell"><th scope="row">${names.cell(adding)}</th><td colspan="3">${words('counting')} ${renderButton(words('cancel'), () => dispatch({type: 'shots-add-stop'}), {looks: 'button-quiet'})}</td></tr>` : nothing}
      </tbody>
    </table>
    ${renderMore(shots, source, shown)}
    <p class="field-hint">${countedSentence(result, done, shown)}</p>
    ${better && site === undefined ? html`<p><a class="button button-quiet" href=${linkIn('docs/#likeliest', state.lang)}>${words('shots-why')}</a></p>` : nothing}`;
}

/** @param {Shots} shots @param {import('../../engine/types.js').ShotsToGo} result @param {ViewContext} shown what lies over the board: the one or the other */
function renderSwitch({over}, result, shown) {
  const {words, dispatch} = shown;
  const way = (/** @type {string} */ word, /** @type {boolean} */ to) =>
    renderButton(words(word), () => dispatch({type: 'shots-over', over: to}), {
      pressed: over === to,
    });
  return html`<div class="bar-group" role="group" aria-label=${words('shots-over')}>
    <span aria-hidden="true">${words('shots-over')}</span>
    ${way('shots-chance', false)} ${way('shots-title', true)}
  </div>
  ${over ? html`<p class="field-hint">${platesSentence(result, shown)}</p>` : nothing}`;
}

/** @param {Shots} shots @param {Source} source @param {ViewContext} shown another cell to be compared: first the one that the keys act on */
function renderMore(shots, source, {state, words, names, dispatch}) {
  const left = cellsLeft(shots, source);
  if (left.length === 0) return nothing;
  const focused = state.focuses[source.board];
  return html`<form class="bar-group" data-focus-next="shots-title" @submit=${sending('cell', (cell) => dispatch({type: 'shots-add', cell}))}>
    <label for="shots-cell">${words('shots-add')}</label>
    <select id="shots-cell" name="cell">
      ${repeat(
        left,
        (cell) => cell,
        // Only a move of the focus changes what is chosen, and no later drawing does.
        (cell) =>
          html`<option value=${cell} .selected=${cell === focused}>${names.cell(cell)}</option>`,
      )}
    </select>
    <button class="button" type="submit" aria-disabled=${shots.adding ? 'true' : nothing}>${words('shots-compare')}</button>
  </form>`;
}

/** @param {ViewContext} shown */
function renderExports({words, dispatch}) {
  const save = (/** @type {'csv' | 'json'} */ as, /** @type {string} */ word) =>
    renderButton(words(word), () => dispatch({type: 'shots-export', as}), {
      looks: 'button-quiet',
    });
  return html`${save('csv', 'shots-csv')} ${save('json', 'shots-json')}`;
}
