/**
 * The heads of rows and columns: a letter or number, or the clue in its place with the name made small.
 *
 * @typedef {object} LineClue
 * @property {number | null} count - Ship cells in this line; null where it is not told yet.
 * @property {'open' | 'satisfied' | 'over'} state
 * @property {unknown} [entry] - A field to write the count in, which then names itself.
 * @property {boolean} [lit] - The reasoning shown rests on this count.
 * @property {{name: string, act: () => void} | null} [fill] - What a click on it does, by a name that tells both.
 * @property {string} name - What the ear is told: 'row 3, 2 of 4 ship cells found'.
 */
import {html, nothing} from 'lit/html.js';

/**
 * @param {string} line in words
 * @param {{count: number, found: number, over: boolean}} clue
 * @param {string | undefined} said what the reasoning shown has to do with it
 * @param {import('../i18n/words.js').Words} words
 */
export const clueName = (line, {count, found, over}, said, words) =>
  [line, words(over ? 'clue-over' : 'clue-name', {found, count}), said].filter(Boolean).join(', ');

/** @param {{name: string, clue: LineClue | undefined, role: 'rowheader' | 'columnheader', aimed: boolean}} head */
export function renderClue({name, clue, role, aimed}) {
  if (!clue)
    return html`<span class="board-head" role=${role} data-aimed=${aimed ? '' : nothing}>${name}</span>`;
  if (clue.entry)
    return html`<span class="board-head" role=${role}
      ><span class="head-name" aria-hidden="true">${name}</span>${clue.entry}</span
    >`;
  return html`<span class="board-head" role=${role} data-aimed=${aimed ? '' : nothing} data-lit=${clue.lit ? '' : nothing}
    ><span class="unseen">${clue.name}</span
    ><span class="head-name" aria-hidden="true">${name}</span
    ><span class="clue" aria-hidden="true" data-state=${clue.state}>${clue.count}</span
    >${clue.fill ? renderFill(clue.fill) : nothing}</span
  >`;
}

/** @param {NonNullable<LineClue['fill']>} fill over the whole head, for a finger; by keys its cells do the same */
const renderFill = ({name, act}) =>
  html`<button class="clue-fill" type="button" tabindex="-1" aria-label=${name} @click=${act}></button>`;
