/**
 * A board: a grid of cells with marks, for eye and ear. Knows no rules, no shots, no game.
 *
 * @typedef {import('../engine/types.js').Mark} Mark
 * @typedef {import('../engine/types.js').Content} Content
 * @typedef {import('lit').TemplateResult | string} Label
 *
 * @typedef {object} BoardCell
 * @property {string} cell - Latin, as the engine names it.
 * @property {string} name - What the ear is told: 'C7, unknown, 43 percent'.
 * @property {Mark} mark
 * @property {Content | null} [content] - Which part of a ship is known to lie here.
 * @property {boolean} [known] - Shown at the start.
 * @property {'flag' | 'right' | 'wrong' | null} [flag]
 * @property {boolean} [note] - The person's own 'water here'.
 * @property {'fresh' | 'old' | 'past' | null} [age] - How long ago a mark on a moving sea was made.
 * @property {boolean} [damaged] - A segment of a ship that is seen was hit.
 * @property {boolean} [pending] - A shot on its way.
 * @property {boolean} [last] - The last shot.
 * @property {boolean} [disabled] - Nothing can be done here.
 * @property {boolean} [carries] - A ship lies here that can be dragged away.
 * @property {boolean} [reach] - The ship in hand can lie here.
 * @property {number | null} [tint] - Depth of a chance, `tintOf`.
 * @property {string | null} [text] - Its sounding, `sounding`.
 * @property {number | null} [score] - A heuristic's score as a share of the highest, `scoreShares`.
 * @property {boolean} [top] - Of the three likeliest: keeps its numeral on a small board.
 * @property {number | null} [premise] - Number of a premise of the thought shown.
 * @property {'premise' | 'water' | 'ship' | 'way' | null} [lit] - What it is in the reasoning shown.
 * @property {boolean} [differs] - Ship in one of two fleets, water in the other.
 * @property {boolean} [clash] - Cannot be true beside the others that clash.
 * @property {boolean} [conclusion] - What that thought comes to.
 *
 * @typedef {object} BoardShip
 * @property {string[]} cells
 * @property {import('../engine/types.js').PlacedShip['heading']} [heading] - Where it is bound.
 * @property {'afloat' | 'sunk' | 'part' | 'ghost' | 'deploy' | 'picked' | 'wrong'} state - part: certain cells of a sunk
 *   ship whose ends are not; ghost: a place, not a ship; wrong: lies where it may not.
 *
 * @typedef {import('./clues.js').LineClue} LineClue
 *
 * @typedef {object} BoardProps
 * @property {string} id
 * @property {number} rows
 * @property {number} cols
 * @property {Label} [caption]
 * @property {string} label - Name of the grid.
 * @property {string[]} rowNames
 * @property {string[]} colNames
 * @property {BoardCell[]} cells - rows*cols, row by row.
 * @property {BoardShip[]} [ships]
 * @property {{rows: LineClue[], cols: LineClue[]} | null} [clues]
 * @property {string | null} [focus] - The one cell in the tab order; the first where none is named.
 * @property {string | null} [aim]
 * @property {boolean} [sampled] - The chances are estimates.
 * @property {boolean} [still] - A picture: no cell takes the focus.
 */
import {html, nothing} from 'lit/html.js';
import {renderChart} from './chart.js';
import {renderClue} from './clues.js';
import {renderNeatline} from './neatline.js';
import {vars} from './vars.js';

/** @param {BoardProps} board */
export function renderBoard(board) {
  const {id, rows, cols, caption, label, still} = board;
  const focus = still ? null : (board.focus ?? board.cells[0].cell);
  const at = board.cells.findIndex(({cell}) => cell === focus);
  const [row, col] = [Math.floor(at / cols), at % cols];
  return html`<figure class="board" data-board=${id} ${vars({'--rows': rows, '--cols': cols})}>
    ${caption ? html`<figcaption class="board-caption">${caption}</figcaption>` : nothing}
    <div class="board-sheet" data-clues=${board.clues ? '' : nothing}>
      ${renderNeatline({rows, cols, row, col})} ${renderChart(board)}
      <div class="board-grid" role="grid" aria-label=${label}>
        <div class="board-row" role="row">
          <span class="board-corner" role="presentation"></span>
          ${board.colNames.map((name, index) => renderClue({name, clue: board.clues?.cols[index], role: 'columnheader'}))}
        </div>
        ${board.rowNames.map((name, index) => renderRow(board, focus, name, index))}
      </div>
    </div>
  </figure>`;
}

/**
 * @param {BoardProps} board
 * @param {string | null} focus
 * @param {string} name
 * @param {number} row
 */
function renderRow({cells, cols, clues}, focus, name, row) {
  return html`<div class="board-row" role="row">
    ${renderClue({name, clue: clues?.rows[row], role: 'rowheader'})}
    ${cells.slice(row * cols, (row + 1) * cols).map((cell) => renderCell(cell, focus))}
  </div>`;
}

/**
 * @param {BoardCell} cell
 * @param {string | null} focus
 */
function renderCell({cell, name, disabled, carries, tint, text, top, premise}, focus) {
  return html`<span
    class="cell"
    role="gridcell"
    data-cell=${cell}
    tabindex=${focus === null ? nothing : cell === focus ? 0 : -1}
    aria-label=${name}
    aria-disabled=${disabled ? 'true' : nothing}
    data-carries=${carries ? '' : nothing}
    >${
      text
        ? html`<span class="sounding" aria-hidden="true" data-tint=${tint ?? nothing} data-top=${top ? '' : nothing}
          >${text}</span
        >`
        : nothing
    }${
      premise ? html`<span class="premise-number" aria-hidden="true">${premise}</span>` : nothing
    }</span
  >`;
}
