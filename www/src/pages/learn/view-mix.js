// A small board as a game of both players: the deployer's mix over cells, and group by group.
import {html, nothing} from 'lit/html.js';
import {renderBoard} from '../../board/board.js';
import {cellAt} from '../../board/cells.js';
import {tintOf} from '../../board/overlay.js';
import {colName, rowName, sounding} from '../../i18n/notation.js';
import {mixSentence, percent, refusalSentence} from './sentences.js';
import {renderDepths} from './view-tree.js';

/** @typedef {import('./view.js').Shown} Shown */

/** @param {Shown} shown */
export function renderMix(shown) {
  const {state, words, dispatch} = shown;
  const {solved, mixing, mix, unmixed} = state;
  if (!solved) return nothing;
  return html`<div class="mix">
    <h3 class="legend-title">${words('learn-mix')}</h3>
    <p class="lede">${words('learn-mix-lede')}</p>
    <div class="solver-go">
      <button class="button" type="button" @click=${() => dispatch({type: 'mix'})}>
        ${words('learn-mix-solve')}
      </button>
      ${
        mixing === null
          ? nothing
          : html`<button class="button" type="button" @click=${() => dispatch({type: 'stop'})}>${words('learn-stop')}</button>
            <p class="wait">${words('learn-mix-counting', {ways: mixing})}</p>`
      }
    </div>
    ${unmixed ? html`<p class="notice" data-kind="fault">${refusalSentence(unmixed, shown)}</p>` : nothing}
    ${mix ? renderMixed(shown, mix) : nothing}
  </div>`;
}

/** @param {Shown} shown @param {import('../../engine/types.js').EquilibriumView} mix */
function renderMixed(shown, mix) {
  const {state, words, names, grids} = shown;
  const {cols, rows} = state.board;
  const cells = mix.chances.map((chance, place) => {
    const cell = cellAt(place, cols);
    const [tint, text] = [tintOf(chance), sounding(chance)];
    const state = words('learn-percent', {percent: text || '0'});
    const name = words('learn-cell', {cell: names.cell(cell), state});
    return /** @type {import('../../board/board.js').BoardCell} */ ({
      cell,
      name,
      mark: 'unknown',
      tint,
      text,
      top: true,
    });
  });
  return html`<p id="mix-here" tabindex="-1">${mixSentence(state, shown)}</p>
    <div class="tree">
      <div class="tree-board">
        ${renderBoard({
          id: 'mix',
          rows,
          cols,
          label: words('learn-mix-caption'),
          rowNames: Array.from({length: rows}, (_, row) => rowName(row, names.notation)),
          colNames: Array.from({length: cols}, (_, col) => colName(col, names.notation)),
          cells,
          focus: grids.mix && cells.some(({cell}) => cell === grids.mix) ? grids.mix : null,
        })}
        ${renderDepths(shown, words('learn-mix-caption'))}
      </div>
      <div class="tree-text">
        <table class="sheet">
          <caption>${words('learn-groups')}</caption>
          <thead>
            <tr>
              <th scope="col">${words('learn-group')}</th>
              <th scope="col" class="number">${words('learn-group-count')}</th>
              <th scope="col" class="number">${words('learn-group-chance')}</th>
              <th scope="col" class="number">${words('learn-group-shots')}</th>
            </tr>
          </thead>
          <tbody>
            ${mix.groups.map(
              ({ships, count, probability, chance, shots}) =>
                html`<tr>
                  <th scope="row">${ships.map((ship) => ship.map(names.cell).join('\u2013')).join(' + ')}</th>
                  <td class="number">${count}</td>
                  <td class="number">${words('learn-fraction-of', {fraction: probability, share: percent(words, chance)})}</td>
                  <td class="number">${shots}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </div>`;
}
