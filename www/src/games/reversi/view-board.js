// The board of Reversi: the game, a position of the tree, or one being set up.
import {html, nothing} from 'lit/html.js';
import {cellAt} from '../../board/cells.js';
import {renderSheet} from '../../board/sheet.js';
import {renderDiscSign, renderDiscs} from './discs.js';
import {asks} from './lesson.js';
import {
  holderOf,
  isBest,
  nodeShown,
  positionOf,
  shownValues,
  squareAt,
  yourTurn,
} from './select.js';
import {basisText, seatName, squareName, squareSentence, stepName, valueText} from './sentences.js';

/** @typedef {import('./view.js').Shown} Shown */
/** @import {State} from './types.js' */
/** @typedef {import('../../engine/reversi-types.js').Side} Colour */

/** @param {Shown} shown */
export function renderReversiBoard(shown) {
  const {state} = shown;
  if (state.editor) return renderEdited(shown, state.editor);
  if (!state.game) return renderEmpty(shown);
  const node = nodeShown(state);
  return node ? renderNode(shown, node) : renderGame(shown);
}

/** @param {Shown} shown @param {number} side */
const heads = ({state: {options}}, side) => {
  const plain = options.notation === 'square';
  return {
    rowNames: Array.from({length: side}, (_, row) => String(plain ? row + 1 : row)),
    colNames: Array.from({length: side}, (_, col) => (plain ? 'abcdefgh'[col] : String(col))),
  };
};

/** @param {Shown} shown @param {string} id @param {number} side @param {string} label */
const sheetOf = (shown, id, side, label) => ({
  id,
  rows: side,
  cols: side,
  label,
  ...heads(shown, side),
  focus: focusOf(shown, id, side),
});

/** @param {Shown} shown @param {string} id @param {number} side the square in the tab order, also after a smaller board came */
function focusOf({grids}, id, side) {
  const places = Array.from({length: side * side}, (_, place) => cellAt(place, side));
  return places.find((cell) => cell === grids[id]) ?? null;
}

/** @param {Shown} shown */
function renderGame(shown) {
  const {state, words} = shown;
  const {view} = /** @type {NonNullable<typeof state.game>} */ (state.game);
  const values = shownValues(state);
  const yours = yourTurn(view);
  const hint =
    state.hint?.of === positionOf({view, record: state.game?.record ?? ''})
      ? state.hint.decision.square
      : null;
  const cells = Array.from({length: view.side ** 2}, (_, place) => {
    const square = squareAt(place, view.side);
    const move = view.legal.find((one) => one.square === square);
    const value = values?.moves.find((one) => one.square === square);
    return {
      cell: cellAt(place, view.side),
      name: squareSentence(state, place, shown),
      disabled: !((yours || asks(state)) && move),
      text: move
        ? renderMove(shown, move, value ?? null, value !== undefined && isBest(value, values))
        : null,
      top: true,
    };
  });
  const drawing = renderDiscs({
    side: view.side,
    board: view.board,
    last: view.last,
    legal: view.legal.map(({square}) => square),
    valued: values?.moves.map(({square}) => square) ?? [],
    toMove: view.toMove,
    sent: state.sent,
    hint,
  });
  const caption = view.opening
    ? words('reversi-opening', {name: words(`opening-${view.opening}`)})
    : words(`rules-${view.rules}`);
  return renderSheet(
    {...sheetOf(shown, 'reversi', view.side, words('reversi-board')), caption, cells},
    drawing,
  );
}

/** @param {Shown} shown @param {{number: number}} move @param {import('../../engine/calls.js').MoveValue | null} value @param {boolean} best */
const renderMove = (shown, {number}, value, best) =>
  html`${
    value === null
      ? nothing
      : html`<span class="worth" data-best=${best ? '' : nothing}><span>${valueText(value, shown)}</span><small data-basis=${basisText(value, shown)}></small></span>`
  }${shown.state.options.numbers ? html`<span class="legal-number" data-number=${number}></span>` : nothing}`;

/** @param {Shown} shown a board before the engine is there */
function renderEmpty(shown) {
  const side = 8;
  const empty = '-'.repeat(27);
  const board = `${empty}OX${'-'.repeat(6)}XO${empty}`;
  const cells = [...board].map((letter, place) => ({
    cell: cellAt(place, side),
    name: `${squareName(squareAt(place, side), shown)}, ${shown.words(`reversi-holds-${holderOf(letter)}`)}`,
    disabled: true,
  }));
  const drawing = renderDiscs({side, board, last: null, legal: [], valued: []});
  return renderSheet(
    {
      ...sheetOf(shown, 'reversi', side, shown.words('reversi-board')),
      caption: shown.words('rules-reversi'),
      cells,
    },
    drawing,
  );
}

/** @param {Shown} shown @param {import('./types.js').TreeNode} node */
function renderNode(shown, node) {
  const {words, state} = shown;
  const side = /** @type {NonNullable<typeof state.game>} */ (state.game).view.side;
  const last = node.step && node.step !== 'pass' ? node.step : null;
  const cells = [...node.board].map((letter, place) => ({
    cell: cellAt(place, side),
    name: [
      squareName(squareAt(place, side), shown),
      words(`reversi-holds-${holderOf(letter)}`),
      squareAt(place, side) === last ? words('reversi-last') : '',
    ]
      .filter(Boolean)
      .join(', '),
    disabled: true,
  }));
  const drawing = renderDiscs({
    side,
    board: node.board,
    last: last ? {square: last, flips: [], step: 0} : null,
    legal: [],
    valued: [],
  });
  const caption = html`<span class="caption-tree">${words('reversi-in-tree', {step: stepName(node.step, shown), depth: node.depth})}</span>`;
  return renderSheet(
    {...sheetOf(shown, 'tree', side, words('reversi-tree-board')), caption, cells},
    drawing,
  );
}

/** @param {Shown} shown @param {import('./types.js').Editor} editor */
function renderEdited(shown, {side, board}) {
  const {words} = shown;
  const cells = [...board].map((letter, place) => ({
    cell: cellAt(place, side),
    name: `${squareName(squareAt(place, side), shown)}, ${words(`reversi-holds-${holderOf(letter)}`)}`,
  }));
  const drawing = renderDiscs({side, board, last: null, legal: [], valued: []});
  return renderSheet(
    {
      ...sheetOf(shown, 'edit', side, words('reversi-edit-board')),
      caption: words('reversi-edit-board'),
      cells,
    },
    drawing,
  );
}

/** @param {Shown} shown discs of both sides on the board that is shown, the game's passes, whoever is to move marked */
export function renderScore(shown) {
  const {state, words} = shown;
  if (!state.game) return nothing;
  const {view} = state.game;
  const sides = /** @type {const} */ (['black', 'white']);
  const node = nodeShown(state);
  const toMove = node ? node.side : view.toMove;
  const discs = (/** @type {Colour} */ side) =>
    node ? [...node.board].filter((disc) => holderOf(disc) === side).length : view.discs[side];
  return html`<dl class="score">
    ${sides.map(
      (side) => html`<div class="score-side" data-moves=${toMove === side ? '' : nothing}>
        <dt>${renderDiscSign(side)} ${seatName(view, side, shown)}</dt>
        <dd>
          <strong>${discs(side)}</strong>
          <span class="score-passes">${words('reversi-passes', {passes: view.passes[side]})}</span>
        </dd>
      </div>`,
    )}
  </dl>`;
}
