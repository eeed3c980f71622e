// My answers: each as it was given, what they come to, the text to hand in, and the check of one that was handed in.
import {html, nothing} from 'lit/html.js';
import {renderCheck} from '../../shell/lesson/view-check-answers.js';
import {tallySentence, tenthText} from './sentences.js';
import {answersOf} from './state.js';

/** @typedef {import('../../games/sea/view/page.js').ViewContext} Shown */
/** @typedef {import('./answers.js').Handed} Row */

/** @param {Row[]} rows @param {Pick<Shown, 'words' | 'names'>} speech @param {string} caption */
function renderTable(rows, {words, names}, caption) {
  const percent = (/** @type {number | undefined} */ chance) =>
    chance === undefined ? '–' : `${tenthText(chance, {words})} %`;
  const cell = (/** @type {string | undefined | null} */ name) => (name ? names.cell(name) : '–');
  return html`<table class="sheet answers">
    <caption class="unseen">${caption}</caption>
    <thead>
      <tr>
        <th scope="col" class="number">${words('answers-step')}</th>
        <th scope="col">${words('answers-own')}</th>
        <th scope="col" class="number">${words('answers-chance')}</th>
        <th scope="col">${words('answers-likeliest')}</th>
        <th scope="col">${words('answers-did')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({
          step,
          own,
          did,
          measure,
          tries,
        }) => html`<tr data-chosen=${own !== null && own === did?.cell}>
          <th scope="row" class="number">${step}</th>
          <td>${own ? cell(own) : words('answers-skipped')}${tries > 1 ? html` <small>${words('answers-try', {tries})}</small>` : nothing}</td>
          <td class="number">${percent(measure?.chance)}</td>
          <td>${measure ? `${cell(measure.likeliest.cell)} ${percent(measure.likeliest.chance)}` : '–'}</td>
          <td>${cell(did?.cell)}${did?.flags ? html` <small>${words('answers-flag')}</small>` : nothing}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Shown} shown */
export function renderAnswers(shown) {
  const {state, words, dispatch} = shown;
  const rows = /** @type {any[]} */ (answersOf(state));
  const read = state.teaching?.read;
  return html`${
    rows.length === 0
      ? html`<p class="empty">${words('answers-none')}</p>`
      : html`${renderTable(rows, shown, words('tab-answers'))}
            <p class="foretell-tally">${tallySentence(state, shown)}</p>
            <p class="field-hint">${words('answers-basis')}</p>
            <p class="field-row">
              <button class="button" type="button" @click=${() => dispatch({type: 'copy-answers'})}>${words('answers-copy')}</button>
              <span role="status">${state.said?.key === 'copied' ? words('copied') : nothing}</span>
            </p>`
  }
    ${renderCheck({
      ...{words, dispatch, read},
      renderTable: (answers, caption) => renderTable(answers, shown, caption),
    })}`;
}
