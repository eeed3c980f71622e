/**
 * A sheet of cells with its border, for eye and ear: what is drawn on it is given.
 *
 * @typedef {import('lit').TemplateResult | string} Label
 *
 * @typedef {object} SheetCell
 * @property {string} cell - Latin, in capitals.
 * @property {string} name - What the ear is told.
 * @property {boolean} [disabled] - Nothing can be done here.
 * @property {boolean} [carries] - What lies here can be dragged away.
 * @property {number | null} [tint] - Depth of a chance.
 * @property {Label | null} [text] - What stands in it in figures.
 * @property {'mark' | 'ship' | null} [over] - What the figures would be drawn over: they give way to a mark.
 * @property {boolean | 'first'} [top] - Keeps its figures on a small board; the first has larger ones.
 *
 * @typedef {import('./clues.js').LineClue} LineClue
 *
 * @typedef {object} SheetProps
 * @property {string} id
 * @property {number} rows
 * @property {number} cols
 * @property {Label} [caption]
 * @property {string} label - Name of the grid.
 * @property {string[]} rowNames
 * @property {string[]} colNames
 * @property {SheetCell[]} cells - rows*cols, row by row.
 * @property {{rows: LineClue[], cols: LineClue[]} | null} [clues]
 * @property {string | null} [aim] - The cell whose row and column are marked along the border.
 * @property {string | null} [focus] - The one cell in the tab order; the first where none is named.
 * @property {boolean} [still] - A picture: no cell takes the focus.
 */
import {html, nothing} from 'lit/html.js';
import {rowCol} from './cells.js';
import {renderClue} from './clues.js';
import {renderNeatline} from './neatline.js';
import {vars} from './vars.js';

/**
 * @param {SheetProps} board
 * @param {import('lit').TemplateResult} drawing - What lies under the cells.
 */
export function renderSheet(board, drawing) {
  const {id, rows, cols, caption, label, still} = board;
  const focus = still ? null : (board.focus ?? board.cells[0].cell);
  const at = board.cells.findIndex(({cell}) => cell === focus);
  const [row, col] = [Math.floor(at / cols), at % cols];
  const [aimedRow, aimedCol] = board.aim ? rowCol(board.aim) : [-1, -1];
  return html`<figure class="board" data-board=${id} data-asks=${Boolean(board.focus)} ${vars({'--rows': rows, '--cols': cols})}>
    ${caption ? html`<figcaption class="board-caption">${caption}</figcaption>` : nothing}
    <div class="board-sheet" data-clues=${board.clues ? '' : nothing}>
      ${renderNeatline({rows, cols, focused: [row, col], aimed: [aimedRow, aimedCol]})} ${drawing}
      <div class="board-grid" role="grid" aria-label=${label}>
        <div class="board-row" role="row">
          <span class="board-corner" role="presentation"></span>
          ${board.colNames.map((name, index) => renderClue({name, clue: board.clues?.cols[index], role: 'columnheader', aimed: index === aimedCol}))}
        </div>
        ${board.rowNames.map((name, index) => renderRow(board, focus, name, index, index === aimedRow))}
      </div>
    </div>
  </figure>`;
}

/**
 * @param {SheetProps} board
 * @param {string | null} focus
 * @param {string} name
 * @param {number} row
 * @param {boolean} aimed
 */
function renderRow({cells, cols, clues}, focus, name, row, aimed) {
  return html`<div class="board-row" role="row">
    ${renderClue({name, clue: clues?.rows[row], role: 'rowheader', aimed})}
    ${cells.slice(row * cols, (row + 1) * cols).map((cell) => renderCell(cell, focus))}
  </div>`;
}

/**
 * @param {SheetCell} cell
 * @param {string | null} focus
 */
function renderCell({cell, name, disabled, carries, tint, text, over, top}, focus) {
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
        ? html`<span class="sounding" aria-hidden="true" data-tint=${tint ?? nothing} data-over=${over ?? nothing} data-top=${top ? (top === 'first' ? top : '') : nothing}
          >${text}</span
        >`
        : nothing
    }</span
  >`;
}
