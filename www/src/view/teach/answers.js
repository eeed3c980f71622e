// My answers: each as it was given, what they come to, the text to hand in, and the check of one that was handed in.
import {html, nothing} from 'lit/html.js';
import {readSentence, tallySentence, tenthText} from '../../speak/teaching.js';
import {answersOf} from '../../state/teaching.js';

/** @typedef {import('../page.js').Shown} Shown */
/** @typedef {import('../../state/answers.js').Handed} Row */

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
    ${renderCheck(shown)}`;
}

/** @param {Shown} shown a text that somebody handed in */
function renderCheck(shown) {
  const {state, words, dispatch} = shown;
  const read = state.teaching?.read;
  /** @param {SubmitEvent} event */
  function check(event) {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
    dispatch({type: 'check-answers', text: String(data.get('answers'))});
  }
  return html`<details class="more">
    <summary>${words('answers-check')}</summary>
    <form class="field" @submit=${check}>
      <label for="answers-handed">${words('answers-paste')}</label>
      <textarea id="answers-handed" name="answers" rows="5" spellcheck="false" autocomplete="off" maxlength="99999" required aria-describedby="answers-honest"></textarea>
      <span class="field-hint" id="answers-honest">${words('answers-honest')}</span>
      <span><button class="button" type="submit">${words('answers-check-button')}</button></span>
    </form>
    ${
      read === undefined
        ? nothing
        : html`<p class=${read?.holds ? 'foretell-score' : 'field-fault'} role="status">${readSentence(read, shown)}</p>`
    }
    ${read ? html`${renderTable(read.answers, shown, words('answers-handed'))}<p class="field-hint answers-record">${read.record}</p>` : nothing}
  </details>`;
}
