// My answers: each as it was given, what they come to, the text to hand in, and the check of one that was handed in.
import {html, nothing} from 'lit/html.js';
import {renderCheck} from './view-check-answers.js';

/** @typedef {import('../../i18n/words.js').Words} Words */
/** @typedef {{step: number, own: string | null, tries: number}} Row */

/**
 * @template {Row} One
 * @template {{words: Words}} Shown
 * @typedef {object} Columns what a game tells of each answer
 * @property {[string, string]} words the heads of the two columns that judge it
 * @property {(row: One, shown: Shown) => unknown[]} judge
 * @property {(row: One, shown: Shown) => unknown} did
 * @property {(name: string, shown: Shown) => unknown} name of a cell or square
 * @property {(row: One) => boolean} same
 */

/**
 * @template {Row} One
 * @template {{words: Words}} Shown
 * @param {One[]} rows
 * @param {Columns<One, Shown>} columns
 * @param {Shown} shown
 * @param {string} caption
 */
function renderTable(rows, columns, shown, caption) {
  const {words} = shown;
  const [first, second] = columns.words.map((word) => words(word));
  return html`<table class="sheet answers">
    <caption class="unseen">${caption}</caption>
    <thead>
      <tr>
        <th scope="col" class="number">${words('answers-step')}</th>
        <th scope="col">${words('answers-own')}</th>
        <th scope="col" class="number">${first}</th>
        <th scope="col">${second}</th>
        <th scope="col">${words('answers-did')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => {
        const [value, best] = columns.judge(row, shown);
        const own = row.own ? columns.name(row.own, shown) : words('answers-skipped');
        return html`<tr data-chosen=${columns.same(row)}>
          <th scope="row" class="number">${row.step}</th>
          <td>${own}${row.tries > 1 ? html` <small>${words('answers-try', {tries: row.tries})}</small>` : nothing}</td>
          <td class="number">${value}</td>
          <td>${best}</td>
          <td>${columns.did(row, shown)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/**
 * @template State
 * @template {Row} One
 * @template {{words: Words}} Shown
 * @typedef {object} AnswersGame
 * @property {(state: State) => One[]} rowsOf in order of play
 * @property {Columns<One, Shown>} columns
 * @property {(state: State, shown: Shown) => string} tally
 * @property {string} basis the word that tells what the numbers are
 */

/**
 * @template {import('../game.d.ts').ShellState} State
 * @template {Row} One
 * @template {import('./view.js').Drawn<State>} Shown
 * @param {AnswersGame<State, One, Shown>} game
 */
export const createAnswersView =
  ({rowsOf, columns, tally, basis}) =>
  /** @param {Shown} shown */
  (shown) => {
    const {state, words, dispatch} = shown;
    const rows = rowsOf(state);
    return html`${
      rows.length === 0
        ? html`<p class="empty">${words('answers-none')}</p>`
        : html`${renderTable(rows, columns, shown, words('tab-answers'))}
            <p class="prediction-tally">${tally(state, shown)}</p>
            <p class="field-hint">${words(basis)}</p>
            <p class="field-row">
              <button class="button" type="button" @click=${() => dispatch({type: 'copy-answers'})}>${words('answers-copy')}</button>
              <span role="status">${state.said?.key === 'copied' ? words('copied') : nothing}</span>
            </p>`
    }
    ${renderCheck({
      ...{words, dispatch},
      read: /** @type {import('./answer-sheet.js').Reading<One, unknown>[] | undefined} */ (
        state.lesson?.read
      ),
      renderTable: (answers, caption) => renderTable(answers, columns, shown, caption),
    })}`;
  };
