// What is told of a cell, as the sign that stands for it on a board, a button and a token.
import {html, svg} from 'lit/html.js';
import {drawFlag, drawMark} from '../../board/marks.js';
import {renderParts} from '../../board/ships.js';
import {CONTENT_TOOLS} from './state.js';

/** @import {EditTool} from './types.js' */
/** @import {Content, Mark} from '../../engine/types.js' */

/** @param {string | null} tool @returns {Exclude<Content, 'ship'> | null} */
export const contentOf = (tool) => CONTENT_TOOLS.find((content) => content === tool) ?? null;

/** @param {EditTool} tool @returns {Mark} */
export function markOf(tool) {
  if (tool === 'flag' || tool === 'clear') return 'unknown';
  if (tool === 'miss' || tool === 'hit' || tool === 'sunk' || tool === 'unrevealed') return tool;
  return tool === 'water' ? 'miss' : 'hit';
}

/** @param {EditTool} tool */
function drawSign(tool) {
  if (tool === 'flag') return drawFlag('flag');
  const content = contentOf(tool);
  if (content === 'water') return drawMark('water');
  const mark = markOf(tool);
  const part = content ?? (tool === 'sunk' ? 'sub' : null);
  return svg`${part && renderParts([{cell: 'A1', name: '', mark, content: part}], 1)}${content ? null : drawMark(mark)}`;
}

/** @param {EditTool} tool */
export const renderSign = (tool) =>
  html`<svg class="sign" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${svg`${drawSign(tool)}`}</svg>`;
