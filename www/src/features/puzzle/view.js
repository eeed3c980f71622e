// A puzzle of the newspaper kind: its board, the line under it, the controls. Beside it the panel.
import {html, nothing} from 'lit/html.js';
import {renderBoard} from '../../board/board.js';
import {clueName} from '../../board/clues.js';
import {lineCounts} from '../../games/sea/puzzle-board.js';
import {atEnd} from '../../games/sea/select.js';
import {renderRedo, renderUndo} from '../../games/sea/view/bar.js';
import {renderEntry} from '../../games/sea/view/page.js';
import {renderNotice} from '../../games/sea/view/status.js';
import {colName, rowName} from '../../i18n/notation.js';
import {createButtons, renderButton} from '../../shell/view/controls.js';
import {renderComing} from '../../shell/view/loading-placeholder.js';
import {renderMore} from '../../shell/view/more.js';
import {renderSure} from '../../shell/view/sure.js';
import {
  cellContent,
  doneSentence,
  levelName,
  lineName,
  puzzleStatus,
  puzzleTitle,
} from './sentences.js';
import {canCheck, chainShown, shownCells, wrongCells} from './state.js';
import {renderPuzzlePanel} from './view-panel.js';
import {litReason} from './view-reasons.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */
/** @import {BoardCell} from '../../board/board.js' */
/** @import {Puzzling} from './types.js' */
/** @import {PuzzleCell} from '../../games/sea/puzzle-board.js' */

/** @param {ViewContext} shown @param {Puzzling} puzzling */
export function renderPuzzle(shown, puzzling) {
  const {state, words} = shown;
  const {game} = state;
  const level = levelName(state, shown).toLocaleLowerCase(words.locale);
  return html`<section class="region" id="board" aria-label=${words('region-label')}>
      <div class="boards" data-layout="one">
        <div class="seat">${game ? renderPuzzleBoard(shown, puzzling, game.view) : nothing}</div>
      </div>
      ${renderNotice(shown)} ${renderMaking(shown, puzzling)} ${renderDone(shown)}
      ${renderEntry(shown, words('puzzle-mark'))} <div class="under">
        <p class="status">${puzzling.chain ? nothing : shown.parts.tutor?.tutorSentence(state, shown) || puzzleStatus(state, shown)}</p>
        ${game ? renderBar(shown, puzzling) : nothing}
      </div>
    </section>
    <section class="intro">
      <h1 class="title">${puzzleTitle(state, shown)}</h1>
      <p class="puzzle-level">${level ? `${words('puzzle-level')}: ${level}` : nothing}</p>
    </section>
    ${renderPuzzlePanel(shown, puzzling)}`;
}

/** @param {ViewContext} shown @param {Puzzling} puzzling a puzzle that takes long to make */
function renderMaking({state, words, dispatch}, {late}) {
  if (!state.making || !late) return nothing;
  return html`<div class="notice" data-kind="wait">
    <progress aria-label=${words('puzzle-making', {level: state.making.level ?? state.settings.level})}></progress>
    <button class="button" type="button" @click=${() => dispatch({type: 'puzzle-cancel'})}>${words('cancel')}</button>
  </div>`;
}

/** @param {ViewContext} shown @param {Puzzling} puzzling @param {import('../../engine/types.js').View} view */
function renderPuzzleBoard(shown, puzzling, view) {
  const {state, words, names, dispatch} = shown;
  const {rows, cols} = view.rules;
  const chain = chainShown(puzzling);
  const cells = shownCells(state, view);
  const hinted = view.ended ? null : (shown.parts.tutor?.litOf(shown) ?? null);
  const lit = chain ? litReason(shown, chain) : hinted;
  const counts = lineCounts(view, cells);
  const fillable = !view.ended && !chain;
  /** @param {'row' | 'col'} line */
  const clues = (line) =>
    counts[line].map(({count, found, open, state: stands}, number) => {
      const isLit = lit?.[line === 'row' ? 'rows' : 'cols'].includes(number + 1) ?? false;
      const args = {count, found, over: stands === 'over'};
      const name = clueName(lineName(line, number, shown), args, isLit ? lit?.said : '', words);
      return {
        count,
        state: stands,
        lit: isLit,
        name,
        fill:
          fillable && open > 0
            ? {
                name: `${name}: ${words('puzzle-fill')}`,
                act: () => dispatch({type: 'puzzle-fill', line, number}),
              }
            : null,
      };
    });
  const given = showsFleet(view, puzzling);
  return renderBoard({
    id: 'sea-1',
    rows,
    cols,
    label: puzzleTitle(state, shown),
    rowNames: Array.from({length: rows}, (_, row) => rowName(row, names.notation)),
    colNames: Array.from({length: cols}, (_, col) => colName(col, names.notation)),
    cells: boardCells(cells, lit, shown, puzzling),
    ships: given
      ? (view.boards[0].ships ?? []).map(({cells: ship}) => ({cells: ship, state: 'afloat'}))
      : [],
    clues: {rows: clues('row'), cols: clues('col')},
    focus: state.focuses['sea-1'] ?? null,
    still: state.engine.phase === 'failed',
  });
}

/** @param {import('../../engine/types.js').View} view @param {Puzzling} puzzling the fleet that was given up is drawn, unless its cells are settled one by one */
const showsFleet = ({result}, puzzling) => result?.code === 'resigned' && !chainShown(puzzling);

/**
 * @param {PuzzleCell[]} cells
 * @param {import('../../games/sea/view/sea.js').Lit | null} lit
 * @param {ViewContext} shown
 * @param {Puzzling} puzzling
 * @returns {BoardCell[]}
 */
function boardCells(cells, lit, shown, puzzling) {
  const {state, words, names} = shown;
  const {view} = /** @type {NonNullable<import('../../games/sea/types.js').State['game']>} */ (
    state.game
  );
  const wrong = new Set(wrongCells(state));
  const isOver = showsFleet(view, puzzling);
  const wrongFlags = new Set(view.boards[0].flagsWrong);
  return cells.map((one) => {
    const {cell, state: is, given, content} = one;
    const reasoned = lit?.cells.get(cell);
    const flag = isOver && wrongFlags.has(cell) ? 'wrong' : null;
    return {
      cell,
      name: [
        names.cell(cell),
        cellContent(one, shown),
        flag ? words('cell-flag-wrong') : '',
        wrong.has(cell) ? words('puzzle-cell-wrong') : '',
        reasoned?.said ?? '',
      ]
        .filter(Boolean)
        .join(', '),
      mark: is === 'water' ? 'water' : 'unknown',
      // Where the fleet itself is shown, its ships are drawn whole.
      content: isOver && !given ? null : content,
      known: given,
      flag,
      clash: wrong.has(cell),
      lit: reasoned?.as ?? null,
      disabled: given || view.ended,
    };
  });
}

/** @param {ViewContext} shown how it ended, and where one can go from here */
function renderDone(shown) {
  const {state, words} = shown;
  const {view} = state.game ?? {};
  if (!view?.ended) return nothing;
  const here = atEnd(view);
  const button = createButtons(shown);
  return html`<section class="result" aria-label=${words('result-label')}>
    ${here ? html`<p class="result-sentence">${doneSentence(state, shown)}</p>` : nothing}
    <div class="result-actions">
      ${button('puzzle-next', {type: 'puzzle-next'}, {looks: 'button-main'})}
      ${here ? button('review', {type: 'go', where: 'first'}) : shown.noUndo ? nothing : button('play-on', {type: 'play-on'})}
    </div>
  </section>`;
}

/** @param {ViewContext} shown what of the puzzle goes on paper */
const renderPrint = (shown) =>
  /** @type {const} */ (['set', 'marks', 'solution']).map((what) =>
    renderButton(`${shown.words('puzzle-print')}: ${shown.words(`puzzle-print-${what}`)}`, () =>
      shown.dispatch({type: 'puzzle-print', what}),
    ),
  );

/** @param {ViewContext} shown @param {Puzzling} puzzling */
function renderBar(shown, {chain}) {
  const {state, words, parts} = shown;
  const {view, from} =
    /** @type {NonNullable<import('../../games/sea/types.js').State['game']>} */ (state.game);
  const still = view.ended || chain !== null;
  const button = createButtons(shown);
  const {review} = parts;
  const helps = !still && parts.tutor;
  return html`<div class="bar" role="group" aria-label=${words('bar-label')}>
    ${view.ended ? (review ? review.renderTimeline(shown) : renderComing('review', shown)) : nothing}
    <div class="bar-group">
      ${
        view.ended
          ? nothing
          : html`${shown.noUndo ? nothing : html`${renderUndo(shown, !still && view.step > from, {type: 'puzzle-undo'})} ${renderRedo(shown, !still && view.step < view.steps, {type: 'puzzle-redo'})}`}
            ${helps ? button('hint', {type: 'hint'}) : nothing}
            ${canCheck(state) ? button('puzzle-check', {type: 'puzzle-check'}) : nothing}`
      }
      ${chain ? button('puzzle-reasons', {type: 'puzzle-unreason'}, {pressed: true}) : nothing}
      ${renderMore(
        'more-puzzle',
        html`${helps ? button('prove', {type: 'proving'}, {pressed: state.proving}) : nothing}
        ${parts.tutor && !chain ? button('puzzle-reasons', {type: 'puzzle-reasons'}) : nothing}
        ${view.ended || state.making ? nothing : button('puzzle-next', {type: 'puzzle-next'})}
        ${still ? nothing : renderSure(shown, 'resign', {type: 'puzzle-give-up'})}
        ${shown.site === undefined ? renderPrint(shown) : nothing}
        ${button('share', {type: 'dialog', dialog: 'share'})}`,
        words,
      )}
    </div>
  </div>`;
}
