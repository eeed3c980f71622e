/**
 * The heads of rows and columns: a letter or number, or the clue in its place with the name made small.
 *
 * @typedef {object} LineClue
 * @property {number} count - Ship cells in this line.
 * @property {'open' | 'satisfied' | 'over'} state
 * @property {string} name - What the ear is told: 'row 3, 2 of 4 ship cells found'.
 */
import {html} from 'lit/html.js';

/** @param {{name: string, clue: LineClue | undefined, role: 'rowheader' | 'columnheader'}} head */
export function renderClue({name, clue, role}) {
  if (!clue) return html`<span class="board-head" role=${role}>${name}</span>`;
  return html`<span class="board-head" role=${role}
    ><span class="unseen">${clue.name}</span
    ><span class="head-name" aria-hidden="true">${name}</span
    ><span class="clue" aria-hidden="true" data-state=${clue.state}>${clue.count}</span></span
  >`;
}
