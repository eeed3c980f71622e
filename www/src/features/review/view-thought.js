// One cell large, with what happened before and the reason: an agent's choice, or where chances are shown the likeliest cell.
import {html, nothing} from 'lit/html.js';
import {likeliestReason} from '../../games/sea/belief-sentences.js';
import {shownBelief} from '../../games/sea/chances.js';
import {leadBoard, maySurprise} from '../../games/sea/select.js';
import {renderLikeliestCells} from './view-candidates.js';

/** @import {ViewContext} from '../../games/sea/view/page.js' */

/** The first chance of a sentence, as each language writes it. */
const CHANCE = /<?\d[\d.,]*\s?%|%\s?<?\d[\d.,]*/u;

/**
 * @typedef {object} Thought
 * @property {string | null} cell that is meant
 * @property {string} caption the word below it
 * @property {unknown} [before] what just happened
 * @property {unknown} reason
 * @property {unknown} [after] what is said of the reason
 * @property {boolean} [counted] nobody aims there: it is only the likeliest
 * @property {() => void} [fire] at the cell, where a person may
 * @property {Pick<ViewContext, 'words' | 'names'>} shown
 */

/** @param {Thought} thought the large cell is for the eye; the ear is given it with its sentence */
export function renderThought({cell, caption, before, reason, after, counted, fire, shown}) {
  const {words, names} = shown;
  const name = names.cell(cell);
  return html`<div class="thought-block" data-counted=${counted ? '' : nothing}>
    ${
      cell && fire
        ? html`<button class="button thought-cell" type="button" @click=${fire}>
            <span class="thought-caption">${words('tool-fire')}</span> <span class="thought-name">${name}</span>
          </button>`
        : cell
          ? html`<p class="thought-cell" aria-hidden="true">
              <span class="thought-name">${name}</span> <span class="thought-caption">${words(caption)}</span>
            </p>`
          : nothing
    }
    <div class="thought-lines">
      ${before ? html`<p class="reason-more">${before}</p>` : nothing}
      <p class="reason-sentence">${cell ? html`<span class="unseen">${name}: </span>` : nothing}${
        typeof reason === 'string' ? withChance(names.capital(reason)) : reason
      }</p>
      ${after ? html`<p class="reason-more">${after}</p>` : nothing}
    </div>
  </div>`;
}

/** @param {string} sentence its first chance stands out */
function withChance(sentence) {
  const chance = CHANCE.exec(sentence);
  if (!chance) return sentence;
  const [text] = chance;
  const end = chance.index + text.length;
  return html`${sentence.slice(0, chance.index)}<strong>${text}</strong>${sentence.slice(end)}`;
}

/** @param {ViewContext} shown the likeliest cell of the sea a person hunts, where chances are shown */
export function renderLikeliest(shown) {
  const {state, view, words, dispatch} = shown;
  const belief = shownBelief(state);
  if (!belief) return nothing;
  const {marks, known} = leadBoard(view);
  return renderCounted({
    ...{belief, cols: view.rules.cols, shown},
    isOpen: (cell, index) => maySurprise(marks[index], view.rules) && !known.includes(cell),
    // What is given with the sea, as on the first visit, is no help.
    after: state.game?.given ? '' : words('chances-beside-result'),
    fire: shown.readonly ? undefined : (cell) => dispatch({type: 'act', cell, tool: 'shoot'}),
  });
}

/**
 * The likeliest cell large, with how likely it is, and the likeliest as bars.
 *
 * @param {{belief: import('../../engine/types.js').Belief, cols: number, isOpen: (cell: string, index: number) => boolean, after?: string, fire?: (cell: string) => void, shown: Pick<ViewContext, 'words' | 'names'>}} counted
 */
export function renderCounted({belief, cols, isOpen, after, fire, shown}) {
  const [first] = belief.likeliest;
  if (!first) return nothing;
  return html`${renderThought({
    ...{cell: first.cell, caption: 'thought-likeliest', counted: true},
    ...{reason: likeliestReason(belief, shown), after, shown},
    fire: fire && (() => fire(first.cell)),
  })}
  ${renderLikeliestCells(belief, cols, isOpen, shown)}`;
}
