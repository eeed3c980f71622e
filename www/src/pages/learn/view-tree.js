// The tree of a policy, one place at a time: the board as it is known there, and what may be answered.
import {html, nothing} from 'lit/html.js';
import {renderBoard} from '../../board/board.js';
import {cellAt} from '../../board/cells.js';
import {tintOf} from '../../board/overlay.js';
import {renderDepthLegend} from '../../games/sea/view/belief-legend.js';
import {colName, rowName, sounding} from '../../i18n/notation.js';
import {answerName, meanOf, nodeSentence, percent} from './sentences.js';
import {trailOf} from './state.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @typedef {import('../../board/board.js').BoardCell} BoardCell */

/** @param {Shown} shown */
export function renderTree(shown) {
  const {state, words} = shown;
  const node = state.nodes.at(-1);
  if (!state.solved || !node) return nothing;
  return html`<div class="tree">
    <div class="tree-board">${renderNode(shown, node)} ${renderDepths(shown, words('learn-tree-caption', {layouts: node.layouts}))}</div>
    <div class="tree-text">
      <h3 class="legend-title">${words('learn-tree', {policy: words(`learn-policy-${state.policy}`)})}</h3>
      <p class="tree-here" id="tree-here" tabindex="-1">${nodeSentence(state, shown)}</p>
      ${node.shot ? renderAnswers(shown, node) : nothing}
      ${state.path.length > 0 ? renderTrail(shown) : nothing}
    </div>
  </div>`;
}

/** @param {Shown} shown @param {string} title what the tints of a board mean */
export const renderDepths = ({words}, title) => renderDepthLegend({title, how: '', words});

/** @param {Shown} shown @param {import('../../engine/types.js').NodeView} node */
function renderNode({state, words, names, grids}, node) {
  const {cols, rows} = state.board;
  const trail = trailOf(state);
  const last = trail.at(-1)?.shot;
  const cells = node.through.map((count, place) => {
    const cell = cellAt(place, cols);
    const hit = node.hits.includes(cell);
    const miss = node.misses.includes(cell);
    const share = count / node.layouts;
    const known = hit || miss;
    const state = hit
      ? words('learn-hit')
      : miss
        ? words('learn-miss')
        : words('learn-percent', {percent: sounding(share) || '0'});
    const next = cell === node.shot;
    const name = words(next ? 'learn-cell-next' : 'learn-cell', {cell: names.cell(cell), state});
    return /** @type {BoardCell} */ ({
      cell,
      name,
      mark: hit ? 'hit' : miss ? 'water' : 'unknown',
      last: cell === last,
      tint: known ? null : tintOf(share),
      text: known ? null : sounding(share),
      top: !known,
    });
  });
  return renderBoard({
    id: 'tree',
    rows,
    cols,
    label: words('learn-tree-board'),
    rowNames: Array.from({length: rows}, (_, row) => rowName(row, names.notation)),
    colNames: Array.from({length: cols}, (_, col) => colName(col, names.notation)),
    cells,
    focus: grids.tree && cells.some(({cell}) => cell === grids.tree) ? grids.tree : null,
    aim: node.shot,
  });
}

/** @param {Shown} shown @param {import('../../engine/types.js').NodeView} node */
function renderAnswers(shown, node) {
  const {state, words, names, dispatch} = shown;
  return html`<table class="sheet answers">
    <caption>${words('learn-answers', {cell: names.cell(node.shot)})}</caption>
    <thead>
      <tr>
        <th scope="col">${words('learn-answer')}</th>
        <th scope="col" class="number">${words('learn-share')}</th>
        <th scope="col" class="number">${words('learn-left')}</th>
      </tr>
    </thead>
    <tbody>
      ${node.answers.map(
        (answer, number) =>
          html`<tr>
            <th scope="row">
              <button
                class="button"
                type="button"
                @click=${() => dispatch({type: 'go', path: [...state.path, number]})}
              >${answerName(answer, shown)}</button>
            </th>
            <td class="number">
              ${words('learn-share-of', {count: answer.layouts, of: node.layouts, share: percent(words, answer.layouts / node.layouts)})}
            </td>
            <td class="number">${meanOf(words, answer.totalShots, answer.layouts)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Shown} shown what was shot and answered; each step leads back to it */
function renderTrail(shown) {
  const {state, words, names, dispatch} = shown;
  const go = (/** @type {number} */ length) =>
    dispatch({type: 'go', path: state.path.slice(0, length)});
  return html`<h3 class="legend-title" id="trail-title">${words('learn-trail')}</h3>
    <ol class="trail" aria-labelledby="trail-title">
      <li><button class="button button-quiet" type="button" @click=${() => go(0)}>${words('learn-first')}</button></li>
      ${trailOf(state).map(
        ({shot, answer}, step, all) =>
          html`<li>
            <button
              class="button button-quiet"
              type="button"
              aria-current=${step === all.length - 1 ? 'step' : nothing}
              @click=${() => go(step + 1)}
            >${words('learn-trail-step', {cell: names.cell(shot), answer: answerName(answer, shown)})}</button>
          </li>`,
      )}
    </ol>`;
}
