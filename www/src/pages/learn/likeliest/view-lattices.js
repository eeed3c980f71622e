// Why: after a miss, which cells of a diagonal lattice are left; on the board of the hunt, and on a small one that is solved.

import {html, nothing, svg} from 'lit/html.js';
import {cellAt, cellIndex, rowCol} from '../../../board/cells.js';
import {renderChart} from '../../../board/chart.js';
import {vars} from '../../../board/vars.js';
import {renderButton} from '../../../shell/view/controls.js';
import {latticeLeft} from './lattice.js';
import {numbersIn, refusedSentence} from './sentences.js';
import {pairOf} from './state.js';

/** @import {View} from '../../../engine/types.js' */
/** @import {Shown} from '../view.js' */
/** @import {Likeliest, SolvedBoard} from './state.js' */
/** @typedef {{cell: string, marks: import('../../../engine/types.js').Mark[], size: {rows: number, cols: number}, length: number, caption: string}} Lattice */

/** @param {View} view @returns {number[]} how long the ships are that are not sunk, the shortest first */
export const lengthsAfloat = (view) =>
  [
    ...new Set(
      view.boards[0].fleet.flatMap(({length, sunk, count}) => (sunk < count ? [length] : [])),
    ),
  ].sort((one, other) => one - other);

/** @param {Shown} shown @param {Likeliest} known */
export function renderWhy(shown, known) {
  const {view} = known;
  if (!view) return nothing;
  const {words, names} = shown;
  const {marks} = view.boards[0];
  const size = view.rules;
  const pair = pairOf(known);
  const lengths = lengthsAfloat(view);
  const [length] = lengths;
  /** @param {string} cell @param {number} long */
  const left = (cell, long) => latticeLeft(cell, marks, long, size).length;
  return html`<p class="lede">${words('likeliest-why-miss')}</p>
    <p class="lede">${words('likeliest-why-lattice', {
      length,
      ...{first: names.cell(pair[0]), firstLeft: left(pair[0], length)},
      ...{other: names.cell(pair[1]), otherLeft: left(pair[1], length)},
    })}</p>
    <div class="hunts">
      ${pair.map((cell) =>
        renderLattice(shown, {
          ...{cell, marks, size, length},
          caption: words('likeliest-lattice', {cell: names.cell(cell), left: left(cell, length)}),
        }),
      )}
    </div>
    <table class="sheet">
      <caption>${words('likeliest-lattices')}</caption>
      <thead>
        <tr>
          <th scope="col">${words('likeliest-ship')}</th>
          ${pair.map((cell) => html`<th scope="col" class="number">${words('likeliest-through', {cell: names.cell(cell)})}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lengths.map(
          (long) => html`<tr>
            <th scope="row">${words('ship-n', {length: long})}</th>
            ${pair.map((cell) => html`<td class="number">${left(cell, long)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>`;
}

/** @param {Shown} shown @param {Lattice} lattice a chart with a dot on every cell of it that is left */
function renderLattice({names}, {cell, marks, size, length, caption}) {
  const {rows, cols} = size;
  const left = latticeLeft(cell, marks, length, size);
  const cells = marks.map((mark, place) => ({cell: cellAt(place, cols), name: '', mark}));
  const list = left.map(names.cell).join(', ');
  return html`<figure class="held" ${vars({'--rows': rows, '--cols': cols})}>
    <div class="held-chart" role="img" aria-label=${`${caption}: ${list}`}>
      ${renderChart({
        ...{id: 'lattice', rows, cols, label: '', rowNames: [], colNames: [], cells},
        aim: cell,
        notes: svg`${left.map((one) => {
          const [row, col] = rowCol(one);
          return svg`<circle class="lattice-dot" cx=${col * 100 + 50} cy=${row * 100 + 50} r="22" />`;
        })}`,
      })}
    </div>
    <figcaption>${caption}</figcaption>
  </figure>`;
}

/** @param {Shown} shown @param {Likeliest} known */
export function renderSmall(shown, known) {
  const {words, dispatch} = shown;
  const {boards, boardsRefused} = known;
  const refused = boardsRefused
    ? html`<p class="notice" data-kind="fault">${refusedSentence(boardsRefused, shown)}</p>
      ${renderButton(words('yes-retry'), () => dispatch({type: 'likeliest-solve'}))}`
    : nothing;
  if (boards.length === 0)
    return boardsRefused ? refused : html`<p class="wait">${words('counting')}</p>`;
  const {hundredths} = numbersIn(shown);
  return html`${refused} ${renderParting(shown, boards[0])}
    <table class="sheet likeliest-exact">
      <caption>${words('likeliest-small-table')}</caption>
      <thead>
        <tr>
          <th scope="col">${words('likeliest-small-board')}</th>
          <th scope="col" class="number">${words('learn-policy-optimal')}</th>
          <th scope="col" class="number">${words('learn-policy-greedy')}</th>
          <th scope="col" class="number">${words('likeliest-small-more')}</th>
        </tr>
      </thead>
      <tbody>
        ${boards.map(({cols, rows, lengths, optimal, greedy}) => {
          const more = greedy.totalShots - optimal.totalShots;
          const open = () => {
            dispatch({
              type: 'configure',
              change: {cols, rows, lengths, contact: 'free', announce: 'sunk'},
            });
            dispatch({type: 'solve'});
          };
          return html`<tr>
            <th scope="row"><a class="button button-quiet" href="#small-boards" @click=${open}>${words('likeliest-small-name', {cols, rows, ships: lengths.join(', ')})}</a></th>
            ${[optimal, greedy].map(({totalShots, layouts}) => html`<td class="number">${words('learn-over', {shots: totalShots, layouts})}</td>`)}
            <td class="number">${more === 0 ? '0' : hundredths(more / optimal.layouts)}</td>
          </tr>`;
        })}
      </tbody>
    </table>`;
}

/** @param {Shown} shown @param {SolvedBoard} board where both ways to shoot part: the whole of what each comes to, and the lattices */
function renderParting(shown, {cols, rows, lengths, parts}) {
  if (!parts) return nothing;
  const {words, names} = shown;
  const {best, likeliest} = parts;
  const [length] = lengths;
  const size = {rows, cols};
  const marks = best.through.map((_, place) => {
    const cell = cellAt(place, cols);
    if (best.hits.includes(cell)) return /** @type {const} */ ('hit');
    return best.misses.includes(cell) ? /** @type {const} */ ('miss') : 'unknown';
  });
  const pair = [likeliest, best].map((node) => {
    const cell = String(node.shot);
    const through = node.through[cellIndex(cell, cols)];
    const left = latticeLeft(cell, marks, length, size).length;
    return {cell, named: names.cell(cell), through, left, shots: node.totalShots};
  });
  const [first, other] = pair;
  return html`<p class="lede">${words('likeliest-small-parting', {
    ...{cols, rows, length, layouts: best.layouts},
    ...{first: first.named, firstThrough: first.through},
    ...{other: other.named, otherThrough: other.through},
  })}
    ${words('likeliest-small-cost', {
      ...{first: first.named, firstShots: first.shots, firstLeft: first.left},
      ...{other: other.named, otherShots: other.shots, otherLeft: other.left},
    })}</p>
    <div class="hunts">
      ${pair.map(({cell, named, left}) =>
        renderLattice(shown, {
          ...{cell, marks, size, length},
          caption: words('likeliest-lattice', {cell: named, left}),
        }),
      )}
    </div>`;
}
