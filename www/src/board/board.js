/**
 * A board: a grid of cells with marks, for eye and ear. Knows no rules, no shots, no game.
 *
 * @typedef {import('../engine/types.js').Mark} Mark
 * @typedef {import('../engine/types.js').Content} Content
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
 * @property {'mark' | 'ship' | null} [over] - What its sounding would be drawn over.
 * @property {number | null} [score] - A heuristic's score as a share of the highest, `scoreShares`.
 * @property {boolean | 'first'} [top] - Of the three likeliest: keeps its numeral on a small board; the first, and the one aimed at, have a larger one.
 * @property {boolean} [premise] - The thought shown starts from it.
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
 * @typedef {object} BoardOnly
 * @property {BoardCell[]} cells - rows*cols, row by row.
 * @property {BoardShip[]} [ships]
 * @property {string | null} [aim]
 * @property {boolean} [sampled] - The chances are estimates.
 * @property {unknown} [notes] - Drawn above all else.
 *
 * @typedef {Omit<import('./sheet.js').SheetProps, 'cells'> & BoardOnly} BoardProps
 */
import {renderChart} from './chart.js';
import {renderSheet} from './sheet.js';

/** @param {BoardProps} board */
export const renderBoard = (board) => renderSheet(board, renderChart(board));
