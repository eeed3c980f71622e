// A position being edited: the board with what is told and what follows from it.
import {html, nothing} from 'lit/html.js';
import {renderBoard} from '../../board/board.js';
import {cellAt} from '../../board/cells.js';
import {likeliest, tintOf} from '../../board/overlay.js';
import {beliefOf} from '../../games/sea/position-belief.js';
import {isEstimate} from '../../games/sea/select.js';
import {renderNotice} from '../../games/sea/view/status.js';
import {colName, rowName, sounding} from '../../i18n/notation.js';
import {contentOf, markOf} from './marks.js';
import {verdictTitle} from './sentences.js';
import {judgedOf, observedAt} from './state.js';
import {renderFault, renderField} from './view-field.js';
import {renderOnward, renderRules, renderVerdict} from './view-panel.js';
import {renderTools} from './view-tools.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {BoardCell, BoardShip} from '../../board/board.js' */
/** @import {Editing} from './types.js' */

/** A verdict of more letters has smaller ones, so that it stands in one line beside the chart. */
const LONG = 25;

/** @param {ViewContext} shown @param {Editing} editing */
export function renderEdit(shown, editing) {
  const {words} = shown;
  const title = verdictTitle(editing, shown);
  // In an element the page around has the titles.
  const isPage = shown.site === undefined;
  return html`<section class="region" id="board" aria-label=${words('region-label')}>
      <div class="boards" data-layout="one">
        <div class="seat">
          ${renderEditBoard(shown, editing)} ${isPage ? nothing : html`<p class="status">${title}</p>`}
        </div>
      </div>
      ${renderNotice(shown)} ${editing.entry ? nothing : renderFault(shown, editing)} ${renderTools(shown, editing)}
    </section>
    ${
      isPage
        ? html`<section class="intro">
            <p class="kicker">${words('edit-title')}</p>
            <h1 class="title" ?data-long=${title.length > LONG}>${title}</h1>
            ${renderRules(shown, editing)}
          </section>`
        : nothing
    }
    <section class="panel" aria-label=${words('panel-label')}>
      ${isPage ? nothing : renderRules(shown, editing)} ${renderVerdict(shown, editing)} ${renderField(shown, editing)}
      ${isPage ? nothing : renderOnward(shown, editing)}
    </section>
    ${isPage ? html`<div class="margin">${renderOnward(shown, editing)}</div>` : nothing}`;
}

/** @param {ViewContext} shown @param {Editing} editing */
function renderEditBoard(shown, editing) {
  const {state, words, names, dispatch, parts} = shown;
  const {rows, cols} = editing.whole;
  const belief = beliefOf(judgedOf(editing)?.result, editing.whole);
  const laid = parts.review?.laidShips(state) ?? [];
  const shots = parts.shots?.shotsOver(shown) ?? null;
  const chances = belief?.basis.kind === 'heuristic' ? null : (belief?.chances ?? null);
  return html`${renderBoard({
    id: 'edit',
    rows,
    cols,
    label: words('board-edit'),
    caption: html`<span class="caption-sea">${names.rules(editing.whole)}</span>`,
    rowNames: Array.from({length: rows}, (_, row) => rowName(row, names.notation)),
    colNames: Array.from({length: cols}, (_, col) => colName(col, names.notation)),
    cells: editCells({words, names}, editing, chances, shots),
    // One fleet at a time.
    ships: editShips(laid.length > 0 ? {...editing, example: 'none'} : editing).concat(laid),
    clues: renderCounts({words, names, dispatch}, editing),
    focus: state.focuses.edit ?? null,
    sampled: isEstimate(belief?.basis),
    notes: shots?.notes,
  })}${shots?.unit}`;
}

/** @param {Pick<ViewContext, 'words' | 'names'>} speech @param {Editing} editing @param {number[] | null} all the chances that may be told @param {import('../../games/sea/view/sea.js').Lit | null} shots what is shown in their place @returns {BoardCell[]} */
function editCells({words, names}, editing, all, shots) {
  const {position, whole, verdict, example} = editing;
  const {rows, cols} = whole;
  const result = verdict?.result ?? null;
  const isUnique = result?.verdict === 'unique';
  const chances = shots ? null : all;
  const board = verdict?.view.board ?? null;
  const unknown = (/** @type {number} */ index) => !observedAt(position, cellAt(index, cols));
  const open = chances?.map((chance, index) => (unknown(index) ? chance : 0)) ?? [];
  const top = likeliest(open);
  const most = Math.max(0, ...open);
  const differs = new Set(example === 'none' ? [] : (result?.differs ?? []));
  const clash = new Set(result?.clash.flatMap((item) => ('cell' in item ? [item.cell] : [])) ?? []);
  const known = new Set(position.known.map(([cell]) => cell));
  // The one fleet that fits, once it is drawn, says all that chances could.
  const solved = isUnique && example !== 'none';
  const carried = new Set(exampleShips(editing).flatMap(({cells}) => cells));
  return Array.from({length: rows * cols}, (_, index) => {
    const cell = cellAt(index, cols);
    const observed = observedAt(position, cell);
    const content = contentOf(observed?.tool ?? null);
    // The engine knows what follows at once, such as the water beside a sunk ship.
    const mark = observed ? markOf(observed.tool) : (board?.marks[index] ?? 'unknown');
    const chance = chances && !observed && mark === 'unknown' ? chances[index] : null;
    const ship = observed?.ship ?? null;
    const name = [
      names.cell(cell),
      content && content !== 'water' ? words(`content-${content}`) : words(`mark-${mark}`),
      typeof ship === 'number' ? words('ship-n', {length: ship}) : ship && names.ship(ship),
      known.has(cell) ? words('edit-cell-given') : '',
      observed?.tool === 'flag' ? words('cell-flag') : '',
      chance === null ? '' : words('cell-chance', {percent: sounding(chance) || '0'}),
      shots?.cells.get(cell)?.said,
      carried.has(cell) && !observed ? words('edit-cell-example') : '',
      differs.has(cell) ? words('edit-cell-differs') : '',
      clash.has(cell) ? words('edit-cell-clash') : '',
    ]
      .filter(Boolean)
      .join(', ');
    return {
      cell,
      name,
      mark,
      content,
      known: known.has(cell),
      flag: observed?.tool === 'flag' ? 'flag' : null,
      tint: chance === null || solved ? null : tintOf(chance),
      text: chance === null || solved ? null : sounding(chance),
      top: most > 0 && open[index] === most ? 'first' : top.has(index),
      differs: differs.has(cell),
      clash: clash.has(cell),
    };
  });
}

/** @param {Editing} editing */
const exampleShips = ({verdict, example}) =>
  example === 'none' ? [] : (verdict?.result?.examples[example === 'first' ? 0 : 1] ?? []);

/** @param {Editing} editing @returns {BoardShip[]} */
function editShips(editing) {
  const {verdict} = editing;
  const sunk = verdict?.view.board.sunk ?? [];
  // A ship that is known to have sunk lies there already.
  const there = new Set(sunk.flatMap(({cells, certain}) => (certain ? cells : [])));
  const lying = exampleShips(editing).filter(({cells}) => !cells.every((cell) => there.has(cell)));
  return [
    ...sunk
      .filter(({cells}) => cells.length > 0)
      .map(({cells, certain}) => ({
        cells,
        state: /** @type {BoardShip['state']} */ (certain ? 'sunk' : 'part'),
      })),
    // One fleet that fits is what lies there; of several each is only possible.
    ...lying.map(({cells}) => ({
      cells,
      state: /** @type {BoardShip['state']} */ (
        verdict?.result?.verdict === 'unique' ? 'deploy' : 'ghost'
      ),
    })),
  ];
}

/** @param {Pick<ViewContext, 'words' | 'names' | 'dispatch'>} shown @param {Editing} editing the counts, each to be written */
function renderCounts({words, names, dispatch}, {position, whole, verdict}) {
  if (!position.rows || !position.cols) return null;
  const clash = verdict?.result?.clash ?? [];
  /** @param {'rows' | 'cols'} line @param {(number | null)[]} counts */
  const clues = (line, counts) =>
    counts.map((count, index) => {
      const clashes = clash.some((item) =>
        line === 'rows'
          ? item.kind === 'row' && item.row === index + 1
          : item.kind === 'col' && item.col === index + 1,
      );
      const title =
        line === 'rows'
          ? words('row-name', {row: rowName(index, names.notation)})
          : words('col-name', {column: colName(index, names.notation)});
      const most = line === 'rows' ? whole.cols : whole.rows;
      /** @param {InputEvent} event */
      function write({target}) {
        const {value} = /** @type {HTMLInputElement} */ (target);
        const number = /^\d{1,2}$/.test(value.trim()) ? Math.min(Number(value), most) : null;
        dispatch({type: 'edit-count', line, index, count: number});
      }
      const name = [title, words('edit-count'), clashes ? words('edit-cell-clash') : ''].filter(
        Boolean,
      );
      return {
        count,
        state: /** @type {const} */ ('open'),
        name: name.join(', '),
        entry: html`<input
          class="clue-entry"
          inputmode="numeric"
          autocomplete="off"
          maxlength="2"
          aria-label=${name.join(', ')}
          data-clash=${clashes ? '' : nothing}
          .value=${count === null ? '' : String(count)}
          @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
          @input=${write}
        />`,
      };
    });
  return {rows: clues('rows', position.rows), cols: clues('cols', position.cols)};
}
