// The section, drawn: the position and its cells, the hunts of both, and why.

import {html, nothing, svg} from 'lit/html.js';
import {renderBoard} from '../../../board/board.js';
import {cellAt, rowCol} from '../../../board/cells.js';
import {tintOf} from '../../../board/overlay.js';
import {colName, rowName, sounding} from '../../../i18n/notation.js';
import {linkIn} from '../../../shell/links.js';
import {renderButton} from '../../../shell/view/controls.js';
import {renderDepths} from '../view-tree.js';
import {SEED, STEP} from './example.js';
import {
  chanceAt,
  differenceSentence,
  numbersIn,
  positionSentence,
  refusedSentence,
} from './sentences.js';
import {chancesOf, first, moreOf} from './state.js';
import {renderHistograms} from './view-histograms.js';
import {renderHunts} from './view-hunts.js';
import {renderSmall, renderWhy} from './view-lattices.js';

/** @import {Mark} from '../../../engine/types.js' */
/** @import {Shown} from '../view.js' */
/** @import {Likeliest} from './state.js' */

/** @param {Shown} shown */
export function render(shown) {
  const {state, words, lang} = shown;
  const known = state.likeliest ?? first;
  const watched = `../?v=2&mode=watch&game=admiral&seed=${SEED}&agent=exact&step=${STEP}`;
  return html`${
    known.view
      ? html`<div class="tree">
        <div class="tree-board">${renderPosition(shown, known, known.view)} ${renderDepths(shown, words('likeliest-chances'))}</div>
        <div class="tree-text">
          <p class="tree-here">${positionSentence(known, shown)}
            <a class="button button-quiet" href=${linkIn(watched, lang)}>${words('likeliest-watch')}</a></p>
          ${renderCells(shown, known)}
        </div>
      </div>`
      : nothing
  }
    ${renderProgress(shown, known)}
    ${renderPart(
      shown,
      'hunts',
      html`<p class="likeliest-difference">${differenceSentence(known, shown)}</p>
      ${renderHistograms(shown, known)}
      <p class="field-hint">${words('likeliest-how')}</p>`,
    )}
    ${renderPart(shown, 'one', html`<p class="lede">${words('likeliest-one-lede')}</p>${renderHunts(shown, known)}`)}
    ${renderPart(shown, 'why', renderWhy(shown, known))}
    ${renderPart(shown, 'small', html`<p class="lede">${words('likeliest-small-lede')}</p>${renderSmall(shown, known)}`)}`;
}

/** @param {Shown} shown @param {string} name @param {unknown} content */
const renderPart = (
  {words},
  name,
  content,
) => html`<section class="question" aria-labelledby="likeliest-${name}">
  <h3 class="legend-title" id="likeliest-${name}" tabindex="-1">${words(`likeliest-${name}`)}</h3>
  ${content}
</section>`;

/** @param {Mark} mark @param {number} chance @param {Shown} shown */
function stateOf(mark, chance, {words}) {
  if (mark === 'unknown') return words('learn-percent', {percent: sounding(chance) || '0'});
  return words(mark === 'miss' ? 'learn-miss' : 'learn-hit');
}

/** @param {Shown} shown @param {Likeliest} known @param {NonNullable<Likeliest['view']>} view */
function renderPosition(shown, known, {rules, boards}) {
  const {words, names, grids} = shown;
  const {rows, cols} = rules;
  const [{marks, sunk}] = boards;
  const [likeliest] = known.cells;
  const cells = chancesOf(known).map((chance, place) => {
    const cell = cellAt(place, cols);
    const mark = marks[place];
    const isOpen = mark === 'unknown';
    return {
      ...{cell, mark},
      name: words('learn-cell', {cell: names.cell(cell), state: stateOf(mark, chance, shown)}),
      tint: isOpen ? tintOf(chance) : null,
      text: isOpen ? sounding(chance) : null,
      top: cell === likeliest || cell === known.other,
    };
  });
  return renderBoard({
    ...{id: 'likeliest', rows, cols, cells, aim: likeliest},
    label: words('likeliest-board'),
    rowNames: Array.from({length: rows}, (_, row) => rowName(row, names.notation)),
    colNames: Array.from({length: cols}, (_, col) => colName(col, names.notation)),
    ships: sunk.map(({cells, certain}) => ({cells, state: certain ? 'sunk' : 'part'})),
    focus: grids.likeliest ?? null,
    notes: renderOther(known.other),
  });
}

/** @param {string} cell that is compared with the likeliest, which is aimed at */
function renderOther(cell) {
  const [row, col] = rowCol(cell);
  return svg`<rect class="likeliest-other" x=${col * 100 + 5} y=${row * 100 + 5} width="90" height="90" />`;
}

/** @param {Shown} shown @param {Likeliest} known the cells, of which one is compared with the likeliest */
function renderCells(shown, known) {
  const {words, names, dispatch} = shown;
  const {cells, other, result} = known;
  const {hundredths, signed, percent} = numbersIn(shown);
  const likeliest = names.cell(cells[0]);
  return html`<table class="sheet likeliest-cells">
    <caption id="likeliest-choices">${words('likeliest-cells', {cell: likeliest})}</caption>
    <thead>
      <tr>
        <th scope="col">${words('likeliest-next-shot')}</th>
        <th scope="col" class="number">${words('likeliest-chance')}</th>
        <th scope="col" class="number">${words('likeliest-shots')}</th>
        <th scope="col" class="number">${words('likeliest-more-than', {cell: likeliest})}</th>
      </tr>
    </thead>
    <tbody>
      ${cells.map((cell, place) => {
        const own = result?.cells.find((one) => one.cell === cell);
        const name = names.cell(cell);
        return html`<tr ?data-chosen=${cell === other}>
          <th scope="row">${
            place === 0
              ? name
              : html`<label class="likeliest-choice"><input type="radio" name="likeliest-other" aria-describedby="likeliest-choices" .checked=${cell === other} @change=${() => dispatch({type: 'likeliest-other', cell})} />${name}</label>`
          }</th>
          <td class="number">${percent(chanceAt(known, cell))}</td>
          <td class="number">${own ? hundredths(own.shots) : '–'}</td>
          <td class="number">${own && place > 0 ? words('likeliest-by', {more: signed(own.more), error: hundredths(own.more_error)}) : '–'}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** @param {Shown} shown @param {Likeliest} known how far the hunts are; what ends them, and what plays more */
function renderProgress(shown, known) {
  const {words, dispatch} = shown;
  const {result, wanted, running, refused} = known;
  const hunted = result?.fleets ?? 0;
  const more = running || hunted < wanted ? wanted : moreOf(known);
  return html`<div class="likeliest-progress">
    ${
      running
        ? html`<progress max=${wanted} .value=${hunted} aria-label=${words('likeliest-progress')}></progress>
          ${renderButton(words('cancel'), () => dispatch({type: 'likeliest-stop'}))}`
        : more > hunted
          ? renderButton(words('likeliest-run', {fleets: more}), () =>
              dispatch({type: 'likeliest-run', fleets: more}),
            )
          : nothing
    }
    <p class="wait" id="likeliest-hunted" tabindex="-1">${running && hunted === 0 ? words('counting') : words('likeliest-hunted', {fleets: hunted, of: wanted, running: running ? 'yes' : 'no'})}</p>
    ${refused ? html`<p class="notice" data-kind="fault">${refusedSentence(refused, shown)}</p>` : nothing}
  </div>`;
}
